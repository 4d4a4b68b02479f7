"""Labels, prompts and events in words, by one rule for their parameters.

A seat number under `player`, `to` or `owner` is a name; a text is the message `<name>-<text>` where there
is one (`Words.named`), otherwise itself; a list is its items, joined; an object of numbers is goods, and one
with a key is a message of its own; a number stays a number. The client has the same rule, in
`web/src/words/wording.ts`.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import Final

from ..core.decision import Decision
from ..core.events import Event
from ..core.label import Label
from ..core.plain_data import Json
from .words import Words

SEATS: Final = ("player", "to", "owner")
"""Parameters that hold the number of a seat."""
SQUARES: Final = "squares"
"""The family of texts that list squares of a board: b3b4."""


class Wording:
    """Words for what a game tells as data, at a table with these players."""

    def __init__(self, words: Words, names: Sequence[str] = ()) -> None:
        self.words: Final = words
        self.names: Final = names

    def __call__(self, key: str, args: Mapping[str, Json]) -> str:
        """A message with its parameters."""
        worded: dict[str, str | int] = {}
        for name, value in args.items():
            worded[name] = self.parameter(name, value)
            if isinstance(value, dict) and "key" not in value:
                worded[f"{name}-acc"] = self.amount(value, "acc")  # for sentences that need them
        if "copy" in worded:  # the second of several that are alike
            worded["card"] = f"{worded['card']} {worded['copy']}"
        return self.words(key, **worded)

    def option(self, label: Label) -> str:
        """An option, short enough for a list under its question."""
        return self(label.key, label.args)

    def prompt(self, decision: Decision) -> str:
        """The question in one sentence."""
        args: dict[str, Json] = {"player": decision.seat, "source": decision.source, **decision.about}
        prompt = self(decision.key, args)
        return prompt[:1].upper() + prompt[1:]

    def event(self, event: Event, viewer: int | None = None) -> str:
        """An event in one line for the viewer; empty if the catalogues have no line."""
        key = event.key_for(viewer)
        return self(key, {"player": event.seat, **event.args}) if self.words.knows(key) else ""

    def parameter(self, name: str, value: Json) -> str | int:
        """A parameter in words."""
        if isinstance(value, bool) or value is None:
            return ""
        if isinstance(value, int):
            return self.seat(name, value) if self.words.families(name)[0] in SEATS else value
        if isinstance(value, str):
            return self.text(name, value)
        if isinstance(value, list):
            return self.several(name, value)
        key, args = value.get("key"), value.get("args")
        if isinstance(key, str) and isinstance(args, dict):
            return self(key, args)
        return self.amount(value)

    def text(self, name: str, value: str) -> str:
        """The name of an id; empty for what the game itself does."""
        if self.words.families(name) == [SQUARES]:
            return " ".join(re.findall(r"[a-z]\d+", value))
        return "" if value == self.words.game else self.words.named(name, value)

    def several(self, name: str, values: Sequence[Json]) -> str:
        """A list: `family-<name>.between` stands between its items, or it is one of a sentence."""
        one = name if self.words.knows(f"family-{name}") else name.removesuffix("s")
        items = [str(self.parameter(one, item)) for item in values]
        if self.words.knows(f"family-{name}.between"):
            return self.words(f"family-{name}.between").join(items)
        return self.words.join(items)

    def goods(self, goods: Mapping[str, Json], case: str = "") -> str:
        """Goods with their numbers, without those that are 0; in a grammatical case if the language has
        one."""
        return self.words.goods("+".join(f"{n}{good}" for good, n in goods.items() if n), case)

    def amount(self, goods: Mapping[str, Json], case: str = "") -> str:
        """The same for a request, where none is an amount too."""
        none = "+".join(f"0{good}" for good in goods)
        return self.goods(goods, case) or self.words.goods(none, case)

    def seat(self, name: str, seat: int) -> str:
        """The name of a player; if there is none, the message `<name>-nobody`."""
        nobody = f"{name}-nobody"
        return self.player(seat) or (self.words(nobody) if self.words.knows(nobody) else "")

    def player(self, seat: int) -> str:
        """The name of a player; empty for nobody."""
        return self.names[seat] if 0 <= seat < len(self.names) else ""
