"""Entering an answer by picking from a numbered list."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from ...core.decision import Decision
from ...core.refusal import IllegalChoice
from .screen import AnswerInput


class Menu(AnswerInput):
    """The options by number, or by code."""

    def __init__(self, decision: Decision, lasting: Sequence[str] = ()) -> None:
        """`lasting` are codes that keep their numbers, offered or not."""
        self.decision: Final = decision
        offered = [code for code in decision.options.codes() if code not in lasting]
        self.codes: Final = [*lasting, *offered]
        self.chosen: str | None = None

    def take(self, word: str) -> bool:
        if word.isascii() and word.isdecimal():
            number = int(word[:6])
            if not 1 <= number <= len(self.codes):
                raise IllegalChoice("option-number", word, most=len(self.codes))
            self._choose(self.codes[number - 1])
            return True
        if ":" in word or word in self.codes:
            self._choose(word)
            return True
        return False

    def _choose(self, code: str) -> None:
        if self.chosen is not None:
            raise IllegalChoice("one-at-a-time", code)
        self.chosen = code

    def code(self) -> str | None:
        return self.chosen

    @property
    def blank(self) -> bool:
        return self.chosen is None

    @property
    def quick(self) -> bool:
        return True

    def clear(self) -> None:
        self.chosen = None
