"""Refusals: why a request cannot be carried out.

A refusal carries a message key and parameters, never a sentence: the catalogues word it (`refusal-<reason>`),
so that the same fact reaches a person, a log and a program.
"""

from __future__ import annotations


class Refusal(ValueError):
    """Something a caller asked for is not possible; nothing was changed."""

    def __init__(self, reason: str, where: str = "", **details: str | int) -> None:
        self.reason = reason
        self.where = where
        self.details = details
        self.game = ""
        """The id of the game it is about, if that matters for the wording."""
        super().__init__(reason)

    def __str__(self) -> str:
        details = ", ".join(f"{name}={value}" for name, value in self.details.items())
        return (f"{self.where}: " if self.where else "") + self.reason + (f" ({details})" if details else "")


class IllegalChoice(Refusal):
    """An answer that is not among the options; `where` is the code as it was given."""


class BadSetup(Refusal):
    """An impossible set-up; `where` names the option."""


class BadDocument(BadSetup):
    """All mistakes in a document of a set-up. As a refusal it reports the first one."""

    def __init__(self, problems: list[Refusal]) -> None:
        first = problems[0]
        super().__init__(first.reason, first.where, **first.details)
        self.args = (problems,)  # for copy and pickle
        self.problems = problems


class BadPosition(Refusal):
    """An impossible position; `where` is the path of the field, such as `seats[0].coins`."""


class BadRecord(Refusal):
    """A text that is not a valid record; `line` is the first line that is wrong, counted from 1.

    `file` is the name of its file, if it was read from one.
    """

    def __init__(self, reason: str, line: int, **details: str | int) -> None:
        super().__init__(reason, f"line {line}", **details)
        self.args = (reason, line)  # for copy and pickle
        self.line = line
        self.file = ""

    def __str__(self) -> str:
        return f"{self.file}: {super().__str__()}" if self.file else super().__str__()
