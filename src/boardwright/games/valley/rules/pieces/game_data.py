"""The plain data of a game in progress, and nothing else.

The deck has no order. A draw picks one of its cards at random, which is the same as a shuffled deck. The
discard pile has an order, since cards may be taken from its top.

A card in a hand or on the discard pile is `kind << 5 | known`, where `known` has a bit for each seat that
has seen it there, and one for spectators. A seat does not know the cards
without its bit.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from boardwright.core.events import Event
from boardwright.core.plain_data import Json
from boardwright.core.rng import Rng

from ..script import Frame, Script
from .city import EMPTY_CITY, City
from .conditions import Conditions
from .extension import NO_EXTENSION, Extension
from .place import Claim, Place

if TYPE_CHECKING:
    from ..rules import Rules

KNOWN_BITS: Final = 5
SPECTATOR: Final = 4
PUBLIC: Final = 0b11111
EMPTY: Final = -1
"""In the row: there is no card in this position."""


class Setup:
    """What is fixed before the first turn."""

    __slots__ = (
        "claims",
        "conditional",
        "masks",
        "options",
        "places",
        "rules",
        "seats",
        "shown",
        "single",
        "stacks",
        "unconditional",
        "unlimited",
    )  # fmt: skip

    def __init__(
        self,
        rules: Rules,
        seats: int,
        places: list[Place],
        options: dict[str, Json],
        shown: dict[str, Json] | None = None,
    ) -> None:
        self.rules: Final = rules
        self.seats: Final = seats
        """The number of players who choose. Players whom the rules play come after them."""
        self.places: Final = places
        self.options: Final = options
        self.shown: Final = options if shown is None else shown
        """The options in views, where the full options are too long."""
        self.masks: Final = [rules.cards.mask(*place.needs) for place in places]
        """The kinds that each place asks for, as bits."""
        self.unconditional: Final = [index for index, place in enumerate(places) if place.unconditional]
        """Places that are open to everybody as long as there is room."""
        self.conditional: Final = [
            [
                index
                for index, place in enumerate(places)
                if not place.unconditional and place.season <= season
            ]
            for season in range(len(rules.seasons))
        ]
        """Places that ask for something, by the season from which they are open."""
        self.unlimited: Final = [place.spots == 0 for place in places]
        self.single: Final = [place.spots == 1 for place in places]
        self.stacks: Final = [index for index, place in enumerate(places) if place.many_claims]
        """Places of which several players may have a claim."""
        self.claims: Final = [index for index, place in enumerate(places) if place.claimed]
        """Places that a visitor claims."""


class Player:
    """The data of one player."""

    __slots__ = (
        "city",
        "claims",
        "extension",
        "goods",
        "hand",
        "lost_workers",
        "passed",
        "points",
        "season",
        "stray_workers",
        "workers",
    )  # fmt: skip

    def __init__(self) -> None:
        self.hand: list[int] = []
        """Cards with the seats that have seen them, sorted."""
        self.goods = 0
        self.points = 0
        """Point tokens in the supply."""
        self.city: City = EMPTY_CITY
        self.season = 0
        self.workers = 0
        """Workers that can be placed."""
        self.lost_workers = 0
        """Workers that never come back: on permanent spots, or out of the game."""
        self.stray_workers = 0
        """Workers that are deployed, but whose card has left its city (E-158)."""
        self.passed = False
        self.claims: tuple[Claim, ...] = ()
        self.extension: Extension = NO_EXTENSION

    def copy(self) -> Player:
        new = _BlankPlayer()
        new.hand = self.hand[:]
        new.goods = self.goods
        new.points = self.points
        new.city = self.city
        new.season = self.season
        new.workers = self.workers
        new.lost_workers = self.lost_workers
        new.stray_workers = self.stray_workers
        new.passed = self.passed
        new.claims = self.claims
        new.extension = self.extension
        return new


class _BlankPlayer(Player):
    """A player about to be filled in by a copy."""

    __slots__ = ()

    def __init__(self) -> None:
        pass


class GameData:
    """A game in progress. Effects change it, `view` hides secrets, `machine` runs it."""

    __slots__ = (
        "agenda",
        "closed",
        "conditions",
        "deck",
        "discards",
        "events",
        "extension",
        "mark",
        "next_uid",
        "options",
        "out",
        "played",
        "players",
        "rng",
        "rolls",
        "row",
        "rules",
        "seats",
        "setup",
        "turn",
        "under",
        "upcoming",
        "workers",
    )  # fmt: skip

    def __init__(self, setup: Setup, rng: Rng) -> None:
        self.setup = setup
        self.rules: Rules = setup.rules
        self.seats = setup.seats
        self.rng = rng
        self.players: list[Player] = []
        self.turn = 0
        """Whose turn it is."""
        self.deck: list[int] = []
        """Kinds, sorted: the deck has no order."""
        self.upcoming: tuple[int, ...] = ()
        """The next kinds to be drawn, where they are fixed: in positions and in imagined games."""
        self.rolls: tuple[int, ...] = ()
        """The next results of dice, where they are fixed; taken modulo the number of faces."""
        self.discards: list[int] = []
        """Cards with who has seen them, the top last."""
        self.out: tuple[int, ...] = ()
        """Kinds out of the game, one entry for each card: only positions with a small deck have any."""
        self.row: list[int] = []
        """The kinds that lie face up, by position."""
        self.under: tuple[int, ...] = ()
        """How many more cards of the same kind lie under each of them."""
        self.workers: list[int] = [0] * len(setup.places)
        """Workers on each place, four bits for each player."""
        self.closed = 0
        """Places that take no more workers, as bits: claimed by all who can, or closed for good."""
        self.conditions: Conditions = setup.rules.default_conditions
        """The terms in force."""
        self.extension: Extension = NO_EXTENSION
        self.agenda: list[Frame] = []
        """Scripts being carried out, the innermost last."""
        self.options: list[int] = []
        """The options of the innermost frame; empty when the game is over. Not part of a position."""
        self.played = 0
        """Cards played in this turn."""
        self.mark = 0
        """Rises when a step cannot be undone: a card was revealed, chance was used, a player was affected."""
        self.next_uid = 0
        self.events: list[Event] | None = None

    def copy(self) -> GameData:
        new = _BlankGameData()
        new.setup = self.setup
        new.rules = self.rules
        new.seats = self.seats
        new.rng = self.rng.copy()
        new.events = None
        new.players = [player.copy() for player in self.players]
        new.turn = self.turn
        new.deck = self.deck[:]
        new.upcoming = self.upcoming
        new.rolls = self.rolls
        new.discards = self.discards[:]
        new.out = self.out
        new.row = self.row[:]
        new.under = self.under
        new.workers = self.workers[:]
        new.closed = self.closed
        new.conditions = self.conditions
        new.extension = self.extension
        new.agenda = [frame.copy() for frame in self.agenda]
        new.options = self.options
        new.played = self.played
        new.mark = self.mark
        new.next_uid = self.next_uid
        return new

    def push(self, script: Script, seat: int, owner: int = -1, uid: int = -1) -> Frame:
        """Push a script, so that it runs next."""
        frame = Frame(script, seat, owner, uid)
        self.agenda.append(frame)
        return frame

    def emit(
        self,
        kind: str,
        seat: int,
        args: dict[str, Json],
        to: tuple[int, ...] | None = None,
        key: str | None = None,
        untold: tuple[int, ...] = (),
    ) -> None:
        """Append an `Event`. Callers in hot paths check `events` first."""
        if self.events is not None:
            self.events.append(Event(kind, seat, args, to, key, untold))

    def roll(self, faces: int) -> int:
        """Roll a die; results start at 0."""
        self.mark += 1
        if self.rolls:
            face = self.rolls[0]
            self.rolls = self.rolls[1:]
            return face % faces
        return self.rng.below(faces)

    def others(self, seat: int) -> list[int]:
        """All other players, clockwise."""
        n = len(self.players)
        return [(seat + i) % n for i in range(1, n)]


class _BlankGameData(GameData):
    """A table about to be filled in by a copy."""

    __slots__ = ()

    def __init__(self) -> None:
        pass
