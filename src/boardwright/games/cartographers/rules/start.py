"""The set-up of a game: its options, and the deal of the edicts (C-26 to C-31)."""

from __future__ import annotations

from typing import Final

from boardwright.core.plain_data import Field
from boardwright.core.protocol import Game
from boardwright.core.rng import Rng
from boardwright.core.setup_options import FlagOption, OneOption, SetupOption, SeveralOption

from .board import SIZE
from .edicts import BACKS, EDICT_INDEX, EDICTS
from .game_data import ALL_AMBUSHES, NO_CARD, NOT_ANSWERED, WHOLE_DECK, CartographersData, Setup
from .sheet import SIDES, WILDERNESS, PrintedMap, new_sheet


class OneOfEachBack(SeveralOption):
    """Scoring cards for A to D: one of each back, random by default (C-28)."""

    __slots__ = ()

    def check(self, item: Field, value: str, before: list[str]) -> None:
        back = _back(value)
        if back in [_back(other) for other in before]:
            raise item.refuse("edict-back", back=back)

    def deal(self, rng: Rng) -> list[str]:
        drawn = [EDICT_INDEX[stack[rng.below(len(stack))]] for stack in self.groups.values()]
        rng.shuffle(drawn)
        return [EDICTS[index].id for index in drawn]


def _back(id: str) -> str:
    return EDICTS[EDICT_INDEX[id]].back


MAP: Final = OneOption("map", "side", SIDES, WILDERNESS.id, own=True)
SCORING: Final = OneOfEachBack(
    "edicts",
    "edict",
    EDICT_INDEX,
    len(BACKS),
    {back: [edict.id for edict in EDICTS if edict.back == back] for back in BACKS},
)
ANY_TERRAIN: Final = FlagOption("any_terrain")
CHOICES: Final[tuple[SetupOption, ...]] = (MAP, SCORING, ANY_TERRAIN)


def set_up(g: CartographersData, game: Game, seats: int, rng: Rng, options: Field) -> None:
    """Set up a game until the first card is to be revealed."""
    given = options.entries([choice.name for choice in CHOICES])
    land = read_land(given)
    edicts = tuple([EDICT_INDEX[id] for id in SCORING.read(given, rng)])
    g.setup = Setup(game, seats, land, edicts, ANY_TERRAIN.read(given))
    g.rng = rng
    g.season = 0
    g.time = 0
    g.deck = WHOLE_DECK
    g.unrevealed = ALL_AMBUSHES
    g.upcoming = ()
    g.revealed = ()
    g.card = NO_CARD
    g.must_cover_ruins = False
    g.sheets = [new_sheet(land)] * seats
    g.sealed_moves = [NOT_ANSWERED] * seats
    g.tallies = [()] * seats
    g.events = None


def read_land(given: dict[str, Field]) -> PrintedMap:
    """Return a printed side by its letter, or a custom layout of eleven rows (C-82)."""
    field = given.get(MAP.name)
    if field is None:
        return SIDES[MAP.default]
    if isinstance(field.value, str):
        return SIDES.get(field.value.lower()) or SIDES[MAP.read(given)]
    rows = []
    for item in field.items(SIZE, SIZE):
        row = item.text()
        if len(row) != SIZE or set(row) - set(".^R#"):
            raise item.refuse("land-row", marks=". ^ R #")
        rows.append(row)
    land = PrintedMap(rows)
    if not land.room:
        raise field.refuse("land-without-room")
    return land
