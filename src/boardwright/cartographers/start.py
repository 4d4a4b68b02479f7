"""Setting up: the options of a game, and the deal of the edicts (C-26 to C-31)."""

from __future__ import annotations

from typing import Final

from ..core.plain_data import Field
from ..core.protocol import Game
from ..core.rng import Rng
from .board import SIZE
from .edicts import BACKS, EDICT_INDEX, EDICTS
from .expedition import ALL_AMBUSHES, NO_CARD, NOTHING, WHOLE_DECK, Expedition, Setup
from .sheet import SIDES, WILDERNESS, Land, sheet

_STACKS: Final = [[index for index, edict in enumerate(EDICTS) if edict.back == back] for back in BACKS]
OPTIONS: Final = ("map", "edicts", "any_terrain")


def begin(g: Expedition, game: Game, seats: int, rng: Rng, options: Field) -> None:
    """Set a game up to the point where the first card is to be revealed."""
    given = options.entries(OPTIONS)
    land = read_land(given["map"]) if "map" in given else WILDERNESS
    edicts = read_edicts(given["edicts"]) if "edicts" in given else deal_edicts(rng)
    any_terrain = "any_terrain" in given and given["any_terrain"].flag()
    g.setup = Setup(game, seats, land, edicts, any_terrain)
    g.rng = rng
    g.season = 0
    g.time = 0
    g.deck = WHOLE_DECK
    g.unrevealed = ALL_AMBUSHES
    g.stacked = ()
    g.revealed = ()
    g.card = NO_CARD
    g.must_cover_ruins = False
    g.sheets = [sheet(land)] * seats
    g.handed = [NOTHING] * seats
    g.tallies = [()] * seats
    g.events = None


def deal_edicts(rng: Rng) -> tuple[int, ...]:
    """One scoring card of each back, at random over A to D (C-28)."""
    drawn = [stack[rng.below(len(stack))] for stack in _STACKS]
    rng.shuffle(drawn)
    return tuple(drawn)


def read_edicts(field: Field) -> tuple[int, ...]:
    """Chosen scoring cards for A to D: one of each back."""
    items = field.items(len(BACKS), len(BACKS))
    edicts = [EDICT_INDEX[item.one_of(EDICT_INDEX)] for item in items]
    for item, edict in zip(items, edicts, strict=True):
        if sum(EDICTS[other].back == EDICTS[edict].back for other in edicts) > 1:
            raise item.refuse("edict-back", back=EDICTS[edict].back)
    return tuple(edicts)


def read_land(field: Field) -> Land:
    """A printed side by its letter, or a layout of one's own as eleven rows (C-82)."""
    if isinstance(field.value, str):
        return SIDES.get(field.value.lower()) or SIDES[field.one_of(SIDES)]
    rows = []
    for item in field.items(SIZE, SIZE):
        row = item.text()
        if len(row) != SIZE or set(row) - set(".^R#"):
            raise item.refuse("land-row", marks=". ^ R #")
        rows.append(row)
    land = Land(rows)
    if not land.room:
        raise field.refuse("land-without-room")
    return land
