"""Labels, prompts and events in words, by one rule for their parameters.

A seat number under `player`, `to` or `owner` is a name; a text is the message `<name>-<text>` where there
is one (`Words.named`), else itself; a list under `cards` is its items, each as under `card`, joined; an
object of numbers is goods; a number stays a number.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from ..core.decision import Decision
from ..core.events import Event
from ..core.label import Label
from ..core.plain_data import Json
from .words import Words

SEATS: Final = ("player", "to", "owner")
"""Parameters that hold the number of a seat."""


class Wording:
    """Words for what a game tells as data, at a table with these players."""

    def __init__(self, words: Words, names: Sequence[str] = ()) -> None:
        self.words: Final = words
        self.names: Final = names

    def __call__(self, key: str, args: Mapping[str, Json]) -> str:
        """A message with its parameters."""
        return self.words(key, **{name: self.parameter(name, value) for name, value in args.items()})

    def option(self, label: Label) -> str:
        """An option, short enough for a list under its question."""
        return self(label.key, label.args)

    def prompt(self, decision: Decision) -> str:
        """The question in one sentence."""
        args: dict[str, Json] = {"player": decision.seat, "source": decision.source, **decision.about}
        prompt = self(decision.key, args)
        return prompt[:1].upper() + prompt[1:]

    def event(self, event: Event) -> str:
        """An event in one line, or nothing where the catalogues have no line for it."""
        told = bool(event.key) and self.words.knows(event.key)
        return self(event.key, {"player": event.seat, **event.args}) if told else ""

    def parameter(self, name: str, value: Json) -> str | int:
        """A parameter in words."""
        if isinstance(value, bool) or value is None:
            return ""
        if isinstance(value, int):
            return self.player(value) if name in SEATS else value
        if isinstance(value, str):
            return self.words.named(name, value)
        if isinstance(value, list):
            one = name.removesuffix("s")
            return self.words.join([str(self.parameter(one, item)) for item in value])
        return self.words.goods("+".join(f"{n}{good}" for good, n in value.items() if n))

    def player(self, seat: int) -> str:
        """The name of a player; nobody has none."""
        return self.names[seat] if 0 <= seat < len(self.names) else ""
