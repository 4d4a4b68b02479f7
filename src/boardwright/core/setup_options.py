"""Set-up options: the same object describes an option as plain data and reads its value.

So a game accepts exactly what it offers. The catalogues name a choice and its values: `choice-<name>`, and
`<words>-<value>`, where `words` is the family of messages that name the values.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import ClassVar

from .plain_data import Field, Json
from .rng import Rng


class SetupOption:
    """One option of a set-up. `kind` is the kind of its value; `unless` names an option that it excludes."""

    __slots__ = ("name", "unless", "words")

    kind: ClassVar[str]

    def __init__(self, name: str, words: str = "", unless: str = "") -> None:
        self.name = name
        self.words = words
        self.unless = unless

    def dump(self) -> dict[str, Json]:
        return {"name": self.name, "kind": self.kind, "words": self.words, "unless": self.unless}


class OneOption(SetupOption):
    """One of the values. Without a value it is `default`; an empty text means none.

    With `own`, players may write their own value, in a form that the game knows.
    """

    __slots__ = ("default", "own", "values")

    kind = "one"

    def __init__(
        self,
        name: str,
        words: str,
        values: Iterable[str],
        default: str = "",
        unless: str = "",
        own: bool = False,
    ) -> None:
        super().__init__(name, words, unless)
        self.values = list(values)
        self.default = default
        self.own = own

    def read(self, given: Mapping[str, Field]) -> str:
        return given[self.name].one_of(self.values) if self.name in given else self.default

    def dump(self) -> dict[str, Json]:
        return {**super().dump(), "values": [*self.values], "default": self.default, "own": self.own}


class SeveralOption(SetupOption):
    """`count` different values, in order. Without values they are dealt. With `groups`, one of each group."""

    __slots__ = ("count", "groups", "values")

    kind = "several"

    def __init__(
        self,
        name: str,
        words: str,
        values: Iterable[str],
        count: int,
        groups: Mapping[str, list[str]] | None = None,
    ) -> None:
        super().__init__(name, words)
        self.values = list(values)
        self.count = count
        self.groups = dict(groups or {})

    def read(self, given: Mapping[str, Field], rng: Rng) -> list[str]:
        if self.name not in given:
            return self.deal(rng)
        found: list[str] = []
        for item in given[self.name].items(self.count, self.count):
            value = item.one_of(self.values)
            self.check(item, value, found)
            found.append(value)
        return found

    def check(self, item: Field, value: str, before: list[str]) -> None:
        """Refuse a value that does not fit the values before it."""
        if value in before:
            raise item.refuse("chosen-twice", value=value)

    def deal(self, rng: Rng) -> list[str]:
        order = list(range(len(self.values)))
        rng.shuffle(order)
        return [self.values[index] for index in order[: self.count]]

    def dump(self) -> dict[str, Json]:
        groups: dict[str, Json] = {group: [*values] for group, values in self.groups.items()}
        fields: dict[str, Json] = {"values": [*self.values], "count": self.count, "groups": groups}
        return {**super().dump(), **fields, "default": None}


class IntegerOption(SetupOption):
    """A number from `least` to `most`. Without a value it is `default`; 0 means none."""

    __slots__ = ("default", "least", "most")

    kind = "whole"

    def __init__(self, name: str, words: str, least: int, most: int, default: int = 0) -> None:
        super().__init__(name, words)
        self.least = least
        self.most = most
        self.default = default

    def read(self, given: Mapping[str, Field]) -> int:
        return given[self.name].whole(self.least, self.most) if self.name in given else self.default

    def dump(self) -> dict[str, Json]:
        return {**super().dump(), "values": [*range(self.least, self.most + 1)], "default": self.default}


class FlagOption(SetupOption):
    """On or off; the default is off."""

    __slots__ = ()

    kind = "switch"

    def read(self, given: Mapping[str, Field]) -> bool:
        return self.name in given and given[self.name].flag()

    def dump(self) -> dict[str, Json]:
        return {**super().dump(), "values": [False, True], "default": False}


class DocumentOption(SetupOption):
    """Plain data that players provide, such as a file; the game knows its form."""

    __slots__ = ()

    kind = "document"

    def dump(self) -> dict[str, Json]:
        return {**super().dump(), "values": [], "default": "", "own": True}


class Preset:
    """A set-up with a name, for `least` to `most` seats; the message `preset-<game>-<name>` names it."""

    __slots__ = ("least", "most", "name", "options")

    def __init__(self, name: str, least: int, most: int, options: Mapping[str, Json] | None = None) -> None:
        self.name = name
        self.least = least
        self.most = most
        self.options = dict(options or {})

    def dump(self) -> dict[str, Json]:
        return {"name": self.name, "least": self.least, "most": self.most, "options": self.options}
