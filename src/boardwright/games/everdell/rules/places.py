"""The board: basic locations, forest cards, the haven and the journey."""

from __future__ import annotations

from typing import Final

from boardwright.games.valley.rules.counts import PerPick
from boardwright.games.valley.rules.effects import (
    CopyPlace,
    Discard,
    Draw,
    Gain,
    GainAny,
    GainPoints,
    GiveUpCards,
    PlayOne,
    TakeFromRow,
)
from boardwright.games.valley.rules.effects.cards import FROM_TAKEN
from boardwright.games.valley.rules.pieces.place import Place
from boardwright.games.valley.rules.play import Refill
from boardwright.games.valley.rules.script import Effect

from .goods import BERRY, PEBBLE, RESIN, TWIG
from .tags import BASIC, FOREST

SHARED: Final = 0
AUTUMN: Final = 3


def _basic(id: str, *visit: Effect, spots: int = 1) -> Place:
    return Place(id, visit, tags=BASIC, spots=spots)


BASIC_LOCATIONS: Final = [
    _basic("three_twigs", Gain(3 * TWIG)),
    _basic("two_twigs_one_card", Gain(2 * TWIG), Draw(1), spots=SHARED),
    _basic("two_resin", Gain(2 * RESIN)),
    _basic("one_resin_one_card", Gain(RESIN), Draw(1), spots=SHARED),
    _basic("two_cards_one_point", Draw(2), GainPoints(1), spots=SHARED),
    _basic("one_pebble", Gain(PEBBLE)),
    _basic("one_berry_one_card", Gain(BERRY), Draw(1)),
    _basic("one_berry", Gain(BERRY), spots=SHARED),
]

FOREST_CARDS: Final[dict[str, tuple[Effect, ...]]] = {
    "two_berries_one_card": (Gain(2 * BERRY), Draw(1)),
    "two_any": (GainAny(2),),
    "discard_any_draw_double": (Discard(), Draw(PerPick(), per=2)),
    "copy_basic_one_card": (CopyPlace(BASIC), Draw(1)),
    "three_cards_one_pebble": (Draw(3), Gain(PEBBLE)),
    "twig_resin_berry": (Gain(TWIG + RESIN + BERRY),),
    "three_berries": (Gain(3 * BERRY),),
    "two_resin_one_twig": (Gain(2 * RESIN + TWIG),),
    "two_cards_one_any": (Draw(2), GainAny(1)),
    "discard_three_gain_any": (Discard(3), GainAny(PerPick())),
    "draw_two_meadow_play_one": (TakeFromRow(2), PlayOne(FROM_TAKEN, "one_less"), Refill()),
}


def forest_card(id: str, spots: int) -> Place:
    """Return a forest card. A player has at most one worker on it (E-34)."""
    return Place(id, FOREST_CARDS[id], tags=FOREST, spots=spots, spots_of_one=1)


HAVEN: Final = Place("haven", (Discard(), GainAny(PerPick(2))), spots=SHARED)


def _journey(points: int, spots: int) -> Place:
    return Place(
        f"journey_{points}", (GiveUpCards(points),),
        spots=spots, season=AUTUMN, per_worker=points,
    )  # fmt: skip


JOURNEYS: Final = [_journey(5, 1), _journey(4, 1), _journey(3, 1), _journey(2, SHARED)]
