"""The plain data of a game of Cartographers: the table, and what each player has handed in.

It holds no order of the deck. A reveal picks one of the cards that may lie there, all equally likely, which
is equivalent to shuffling (C-31, C-75, C-124). So only the future of the generator and the sealed answers are
hidden.
"""

from __future__ import annotations

from typing import Final

from boardwright.core.events import Event
from boardwright.core.protocol import Game, State
from boardwright.core.rng import Rng

from .cards import AMBUSHES, EXPLORE_CARDS
from .sheet import PrintedMap, Sheet
from .tally import Tally

NO_CARD: Final = -1
NOT_ANSWERED: Final = -1
"""In `sealed_moves`: this seat has not answered yet."""
FULL_MAP: Final = 0
"""In `sealed_moves`: the map has no room, so nothing is drawn (C-47). No drawing has the number 0."""

WHOLE_DECK: Final = tuple(range(EXPLORE_CARDS))
ALL_AMBUSHES: Final = tuple(range(EXPLORE_CARDS, EXPLORE_CARDS + len(AMBUSHES)))


class Setup:
    """The set-up, which never changes during a game: seats, land, edicts and switches."""

    __slots__ = ("any_terrain", "edicts", "game", "land", "seats")

    def __init__(
        self, game: Game, seats: int, land: PrintedMap, edicts: tuple[int, ...], any_terrain: bool
    ) -> None:
        self.game: Final = game
        self.seats: Final = seats
        self.land: Final = land
        self.edicts: Final = edicts
        """The scoring cards under the edicts A to D, as indices of `EDICTS`."""
        self.any_terrain: Final = any_terrain


class CartographersData(State):
    """The plain data of a game. `turn` changes it; `game` adds the methods of a state."""

    __slots__ = (
        "card",
        "deck",
        "events",
        "must_cover_ruins",
        "revealed",
        "rng",
        "sealed_moves",
        "season",
        "setup",
        "sheets",
        "tallies",
        "time",
        "unrevealed",
        "upcoming",
    )  # fmt: skip

    setup: Setup
    rng: Rng
    season: int
    """0 to 3; 4 after the end of the game."""
    time: int
    """The time of the cards revealed this season, including the card being drawn (C-65)."""
    deck: tuple[int, ...]
    """Explore cards not yet revealed this season, in the order of the tables."""
    unrevealed: tuple[int, ...]
    """Ambush cards never revealed. Nobody knows which of them lie in the explore deck (C-120)."""
    upcoming: tuple[int, ...]
    """Cards that are known to come next, in order; only a position sets them."""
    revealed: tuple[int, ...]
    """The column of cards revealed this season."""
    card: int
    """The card being drawn, or NO_CARD after the end of the game."""
    must_cover_ruins: bool
    """Whether the ruins obligation holds (C-37)."""
    sheets: list[Sheet]
    """The maps as all players see them, by owner."""
    sealed_moves: list[int]
    """The sealed moves of this draw phase, by the seat that draws."""
    tallies: list[tuple[Tally, ...]]
    """The numbers of finished seasons, by seat (C-73)."""
    events: list[Event] | None
    """The list that receives events while an answer is carried out; None at every decision."""

    @property
    def game(self) -> Game:
        return self.setup.game

    @property
    def seats(self) -> int:
        return self.setup.seats
