"""A box: the cards and goods in play. They are those of the boxed game, and those that a set adds."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import lru_cache
from typing import Final

from boardwright.core.plain_data import Field, Json, parse
from boardwright.games.valley.rules.pieces.card import CardSet
from boardwright.games.valley.rules.pieces.goods import Goods
from boardwright.games.valley.rules.rules import Rules
from boardwright.games.valley.rules.sets.phrases import ParsedPhrase, Phrasebook
from boardwright.games.valley.rules.sets.reader import MOST_KINDS, SetReader, ids_of

from .cards import CARDS, all_cards
from .events import BASIC_EVENTS, SPECIAL_EVENTS
from .goods import DECLARED, GOODS
from .places import BASIC_LOCATIONS, FOREST_CARDS, HAVEN, JOURNEYS
from .tags import BASIC, FOREST

PLACES: Final = {
    "a basic location": BASIC,
    "a forest location": FOREST,
    "a basic location or a forest location": BASIC | FOREST,
}
RESERVED: Final = (
    *CARDS.ids, *GOODS, *FOREST_CARDS, HAVEN.id,
    *[place.id for place in (*BASIC_LOCATIONS, *JOURNEYS, *BASIC_EVENTS, *SPECIAL_EVENTS)],
    "any", "autumn", "card", "everdell", "journey", "meadow", "one_less", "point", "resource", "rugwort",
    "rugwort_cards", "spring", "summer", "three_less", "winter",
)  # fmt: skip
"""Ids that sets may not use, because they mean something else."""


def phrasebook(goods: Goods) -> Phrasebook:
    """Return the phrases of Everdell's sets."""
    return Phrasebook(goods, row="meadow", places=PLACES)


class Box:
    """The boxed game; with the data of a set, also what the set adds."""

    def __init__(self, *data: Json) -> None:
        goods = DECLARED
        cards = CARDS
        lines: dict[str, list[ParsedPhrase]] = {}
        words: dict[str, dict[str, str]] = {}
        if data:
            reader = _EverdellSetReader(data[0])
            reader.read()
            goods = reader.book.goods
            cards = CardSet([*all_cards(), *reader.cards], goods)
            lines = reader.lines
            words = reader.words
        self.goods: Final = goods
        self.cards: Final = cards
        self.lines: Final = lines
        """The phrases of the added cards, by id."""
        self.words: Final = words
        """The names of added cards and goods: messages by language."""
        self.variants: Final[dict[tuple[int, str], Rules]] = {}
        """The rules that use this box, by Rugwort's year and direction."""


BASE_BOX: Final = Box()
"""The boxed game without a set."""


@lru_cache(maxsize=16)
def load_box(spelled: str) -> Box:
    """Return the box of a set that is given in the options of a game."""
    return Box(parse(spelled))


class _EverdellSetReader(SetReader):
    """Reads the cards and goods that a set adds."""

    card_fields = ("home",)

    def __init__(self, data: Json) -> None:
        super().__init__(data, phrasebook(DECLARED), RESERVED)
        self.known = [*CARDS.ids]

    def lists(self) -> Mapping[str, tuple[int, int | None, Callable[[Field], None]]]:
        return {"good": (0, 16, self._good), "card": (1, MOST_KINDS, self.card)}

    def _good(self, field: Field) -> None:
        given = self.entry(field, ("id",), ("name", "sign"))
        id = given["id"].text()
        self.name_good(id, given)
        self.book = phrasebook(Goods((*self.book.goods.resources, id)))

    def home(self, given: dict[str, Field]) -> str:
        critters = [card.id for card in CARDS.cards if card.critter]
        critters += ids_of(self.root.fields()["card"].value, "critter")
        return (
            given["home"].one_of([id for id in self.known if id not in critters]) if "home" in given else ""
        )
