"""Names for what option codes and events point at: cards, places, goods, players."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Final

from ...core.plain_data import Json
from ...locales import Words

PLACES: Final = ("event", "map", "place")
"""Families of messages that name a place of the board."""
CITY_CARD: Final = re.compile(r"(\d+)\.([a-z][a-z0-9_]*)(?:\.(\d+))?")


class Labels:
    """Words for ids and codes, as seen from one seat."""

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
        if code == "stray":
            return self.words("spot-stray")
        return self.built(code) if CITY_CARD.fullmatch(code) else self.place(code)

    def built(self, code: str) -> str:
        """A card of a city: whose it is where it is not one's own, and its number among several."""
        found = CITY_CARD.fullmatch(code)
        if found is None:
            return code
        owner, card, number = int(found[1]), self.card(found[2]), found[3]
        shown = f"{card} {number}" if number else card
        return shown if owner == self.seat else self.words("of-player", card=shown, player=self.names[owner])

    def row(self, code: str) -> str:
        """A card of the hand or of the face-up row."""
        zone, _, rest = code.partition(".")
        if not rest:
            return self.card(zone)
        id, _, number = rest.partition(".")
        return f"{self.card(id)} {number}" if number else self.card(id)

    def goods(self, spelled: str) -> str:
        """Goods as codes spell them."""
        return self.words("option-nothing") if spelled == "nothing" else self.words.goods(spelled)

    def goods_of(self, goods: Mapping[str, Json]) -> str:
        """Goods by name and number."""
        return self.words.goods(_spelled(goods))

    def goods_acc(self, goods: Json) -> str:
        """The same after a verb of taking and paying."""
        return self.words.goods(_spelled(goods), "acc") if isinstance(goods, dict) else ""

    def player(self, seat: Json) -> str:
        return self.names[seat] if isinstance(seat, int) and 0 <= seat < len(self.names) else ""

    # Options

    def option(self, code: str, about: Mapping[str, Json]) -> str:
        """One of the options, short enough for a list under its question."""
        verb, _, rest = code.partition(":")
        if verb == "first":
            return self.words(f"option-first-{rest}")
        if verb != "prepare" and not rest:
            return self.words(f"option-{code}")
        if verb == "prepare":
            return self.words("option-prepare", season=self.words(f"season-{about.get('season', '')}"))
        if verb == "play":
            return self._play(rest)
        if verb in ("visit", "lift", "move", "recall", "copy", "flood", "claim"):
            return self.spot(rest)
        if verb in ("use", "react", "produce", "activate", "remove", "skip"):
            return self.built(rest)
        if verb == "to":
            return self.player(int(rest))
        if verb in ("store", "reveal"):
            return self.goods(rest) if verb == "store" else self.words(f"option-reveal-{rest}")
        if verb == "sort":
            card, _, fate = rest.partition("=")
            return self.words(f"option-sort-{fate}", card=self.card(card))
        if verb in ("pay", "give", "gain", "lay"):
            return self._goods_option(rest, about)
        return self.built(rest) if CITY_CARD.fullmatch(rest) else self.row(rest)

    def _goods_option(self, rest: str, about: Mapping[str, Json]) -> str:
        """A number, a payment, a good, a good with who receives it, or a card that is given."""
        if rest.isdecimal():
            return self.words(f"noun-{about.get('good', '')}", n=int(rest))
        if rest[0].isdecimal() or rest == "nothing":
            return self.goods(rest)
        good, _, whom = rest.partition("=")
        name = self.words(f"good-{good}") if self.words.knows(f"good-{good}") else self.card(good)
        return self.words("option-give-to", what=name, player=self.player(int(whom))) if whom else name

    def _play(self, rest: str) -> str:
        """A card with how it is paid for."""
        card, _, helper = rest.partition("=")
        card, _, home = card.partition("@")
        name = self.row(card)
        if home:
            return self.words("option-home", card=name, home=self.card(home))
        return self.words("option-helper", card=name, helper=self.card(helper)) if helper else name

    def short_goods(self, goods: Mapping[str, int]) -> str:
        """Goods by their signs: 2T 1R."""
        return " ".join(f"{n}{self.words(f'sign-{good}')}" for good, n in goods.items() if n)


def _spelled(goods: Mapping[str, Json]) -> str:
    """Goods as codes spell them."""
    return "+".join(f"{n}{good}" for good, n in goods.items() if n)
