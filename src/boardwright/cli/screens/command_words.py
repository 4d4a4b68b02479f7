"""The words that people type for commands, in their language and in English."""

from __future__ import annotations

from collections.abc import Iterable

from ...locales import Words


class CommandWords:
    """Finds commands by what is typed. The help shows the first word of a command's message."""

    def __init__(self, words: Words, commands: Iterable[str]) -> None:
        self.words = words
        self._commands: dict[str, str] = {}
        english = words.in_english()
        for command in commands:
            for typed in (words(f"type-{command}") + " " + english(f"type-{command}")).split():
                self._commands.setdefault(typed, command)

    def command(self, typed: str) -> str | None:
        """The command meant by a word."""
        return self._commands.get(typed.lower())

    def shown(self, command: str) -> str:
        """The word to show for a command."""
        return self.words(f"type-{command}").split()[0]
