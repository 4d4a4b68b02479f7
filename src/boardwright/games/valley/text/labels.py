"""Words for labels and for what events point at: cards, places, goods, players."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from boardwright.core.label import Label
from boardwright.core.plain_data import Json
from boardwright.locales import Words

from ..rules.label import spot_label

PLACES: Final = ("event", "map", "place")
"""Families of messages that name a place of the board."""


class Labels:
    """Words for ids and labels, as seen from one seat."""

    def __init__(self, words: Words, names: list[str], seat: int | None) -> None:
        self.words: Final = words
        self.names: Final = names
        self.seat: Final = seat

    def card(self, id: str) -> str:
        return self._name(id, ("card",))

    def _name(self, id: str, families: tuple[str, ...]) -> str:
        """The name in the first family that has one; what somebody has added to a set is called by its id."""
        for family in families:
            if self.words.knows(f"{family}-{id}"):
                return self.words(f"{family}-{id}")
        return id.replace("_", " ").capitalize()

    def weather(self, id: str) -> str:
        return self._name(id, ("weather",))

    def name(self, id: str) -> str:
        """A card or a place."""
        return self._name(id, ("card", *PLACES))

    def cards(self, ids: Json) -> str:
        return self.words.join([self.card(str(id)) for id in ids]) if isinstance(ids, list) else ""

    def place(self, id: str) -> str:
        """A place of the board, or what is claimed there."""
        return self._name(id, PLACES)

    def source(self, id: str) -> str:
        """Whatever asks or pays: a card, a place, a season, something else with a name; the game has none."""
        return "" if id == self.words.game else self._name(id, ("card", *PLACES, "season", "source"))

    def spot(self, code: str) -> str:
        """Where a worker is or goes: a place, or a card of a city."""
        return self.option(spot_label(code, self.seat))

    def goods_of(self, goods: Mapping[str, Json]) -> str:
        """Goods by name and number."""
        return self.words.goods(_spelled(goods))

    def goods_acc(self, goods: Json) -> str:
        """The same after a verb of taking and paying."""
        return self.words.goods(_spelled(goods), "acc") if isinstance(goods, dict) else ""

    def player(self, seat: Json) -> str:
        return self.names[seat] if isinstance(seat, int) and 0 <= seat < len(self.names) else ""

    def option(self, label: Label) -> str:
        """An option, short enough for a list under its question."""
        args = {name: self._worded(name, value) for name, value in label.args.items()}
        if "copy" in args:  # the second Inn of several
            args["card"] = f"{args['card']} {args.pop('copy')}"
        return self.words(label.key, **args)

    def _worded(self, name: str, value: Json) -> str:
        """A parameter of a label in words, as `docs/notation.md` says."""
        if isinstance(value, dict):
            return self.words.join([self.words(f"noun-{good}", n=_whole(n)) for good, n in value.items()])
        if name in ("card", "home", "helper"):
            return self.card(str(value))
        if name == "place":
            return self.place(str(value))
        if name == "player":
            return self.player(value)
        return self.words(f"{name}-{value}") if name in ("good", "season") else str(value)

    def short_goods(self, goods: Mapping[str, int]) -> str:
        """Goods by their signs: 2T 1R."""
        return " ".join(f"{n}{self.words(f'sign-{good}')}" for good, n in goods.items() if n)


def _spelled(goods: Mapping[str, Json]) -> str:
    """Goods as codes spell them."""
    return "+".join(f"{n}{good}" for good, n in goods.items() if n)


def _whole(n: Json) -> int:
    return n if isinstance(n, int) else 0
