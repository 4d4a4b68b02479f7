"""Labels: how an option is worded and what it points at, for those who know no rules.

Codes are spelled for records and people; who only wants to show an option need not take one apart.
"""

from __future__ import annotations

from .plain_data import Json


class Label:
    """An option as data: a message key, its parameters as ids and numbers, and things on the table.

    `docs/notation.md` lists the keys, says which messages name a parameter, and how things are spelled.
    """

    __slots__ = ("args", "at", "key")

    def __init__(self, key: str, args: dict[str, Json], at: list[str]) -> None:
        self.key = key
        self.args = args
        self.at = at

    @staticmethod
    def plain(code: str) -> Label:
        """The label of a code about which no more is known."""
        return Label("option-plain", {"code": code}, [])

    def message(self) -> dict[str, Json]:
        """The words alone, as a parameter of another message."""
        return {"key": self.key, "args": self.args}

    def dump(self) -> dict[str, Json]:
        at: list[Json] = list(self.at)
        return {"key": self.key, "args": self.args, "at": at}

    def __repr__(self) -> str:
        return f"Label({self.dump()})"
