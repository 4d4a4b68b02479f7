"""The phrases that only Farshore's sets have, in addition to those of the family."""

from __future__ import annotations

from typing import Final

from boardwright.games.valley.rules.counts import Times
from boardwright.games.valley.rules.effects.cards import NO_LIMIT
from boardwright.games.valley.rules.pieces.card import Bonus, Trigger
from boardwright.games.valley.rules.pieces.game_data import GameData
from boardwright.games.valley.rules.play import Refill
from boardwright.games.valley.rules.script import Frame
from boardwright.games.valley.rules.sets.phrases import PLACING, VISIT, Phrasebook, PhraseSlots, Steps

from .bonuses import PerChest, PerMap, PerTreasure
from .effects import ClaimNearly, GainSame, TakeCards
from .goods import DECLARED
from .ship import MoveShip
from .tags import ISLAND, SHORE
from .visits import PLACED

WIND: Final = 2
"""The moment after the wind has moved a ship."""

PLACES: Final = {
    "a shore location": SHORE, "an island": ISLAND, "a shore location or an island": SHORE | ISLAND,
}  # fmt: skip


def _gain_same(r: PhraseSlots) -> Steps:
    return (GainSame(r.number()),)


def _draw_to_limit(_: PhraseSlots) -> Steps:
    return (TakeCards(NO_LIMIT), Refill())


def _draw_either(r: PhraseSlots) -> Steps:
    n, per = r.number(), r.each()
    return (TakeCards(n if isinstance(per, int) else Times(n, per)), Refill())


def _draw_row(r: PhraseSlots) -> Steps:
    return (TakeCards(r.number(), deck=False), Refill())


def _ship(r: PhraseSlots) -> Steps:
    return (MoveShip(r.number(), r.each()),)


def _claim(r: PhraseSlots) -> Steps:
    return (ClaimNearly(r.number()),)


def _when_wind(_: PhraseSlots) -> Trigger:
    def looks_for(_g: GameData, f: Frame) -> bool:
        return f.last_picks > 0

    return Trigger(looks_for, moment=WIND)


def _when_placed(r: PhraseSlots) -> Trigger:
    tags = r.places()

    def looks_for(g: GameData, f: Frame) -> bool:
        return g.setup.places[f.place].tags & tags != 0

    return Trigger(looks_for, moment=PLACED)


def _per_map(r: PhraseSlots) -> Bonus:
    return PerMap(r.number())


def _per_treasure(r: PhraseSlots) -> Bonus:
    return PerTreasure(r.number())


def _per_chest(r: PhraseSlots) -> Bonus:
    return PerChest(r.number())


BOOK: Final = Phrasebook(
    DECLARED,
    row="bay",
    places=PLACES,
    effects=(
        ("gain-same", "gain <n> of the same", _gain_same),
        ("draw-to-limit", "draw to the limit from the deck or the bay", _draw_to_limit),
        ("draw-either", "draw <n><each> from the deck or the bay", _draw_either),
        ("draw-row", "draw <n> from the <row>", _draw_row),  # the weather may close it
        ("ship", "move the ship <n><each>", _ship),
        ("claim", "claim a map that is up to <n> cards short", _claim),
    ),
    whens=(
        ("when-wind", "the wind moves your ship", _when_wind),
        ("when-placed", "you place a worker on <places>", _when_placed),
    ),
    bonuses=(
        ("per-map", "<n> for each map", _per_map),
        ("per-treasure", "<n> for each treasure", _per_treasure),
        ("per-chest", "<n> for each chest", _per_chest),
    ),
    only={"claim": (VISIT,), "gain-same": (PLACING,)},
    counted={"when-wind": "space"},
    placing=("when-placed",),
)
"""All phrases of Farshore's sets."""
