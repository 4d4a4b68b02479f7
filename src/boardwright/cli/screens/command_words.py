"""The words a person may type for a command, in the language of the table and in English."""

from __future__ import annotations

from collections.abc import Iterable

from ...locales import Words


class CommandWords:
    """Commands by what is typed. The first word of a command's message is the one the help shows."""

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
