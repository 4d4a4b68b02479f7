"""Labels: how an option is worded and what it points at, for front ends that know no rules.

Codes are for records and people; a front end that shows an option does not have to parse its code.
"""

from __future__ import annotations

from .plain_data import Json


class Label:
    """An option as data: a message key, its parameters as ids and numbers, and things on the table.

    `docs/notation.md` lists the keys, the messages that name a parameter, and the spelling of things.
    """

    __slots__ = ("args", "at", "key")

    def __init__(self, key: str, args: dict[str, Json], at: list[str]) -> None:
        self.key = key
        self.args = args
        self.at = at

    @staticmethod
    def plain(code: str) -> Label:
        """The default label of a code."""
        return Label("option-plain", {"code": code}, [])

    def message(self) -> dict[str, Json]:
        """The key and its parameters, as a parameter of another message."""
        return {"key": self.key, "args": self.args}

    def dump(self) -> dict[str, Json]:
        at: list[Json] = list(self.at)
        return {"key": self.key, "args": self.args, "at": at}

    def __reduce__(self) -> tuple[object, tuple[object, ...]]:
        return Label, (self.key, self.args, self.at)

    def __repr__(self) -> str:
        return f"Label({self.dump()})"
