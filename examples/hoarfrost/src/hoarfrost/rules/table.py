"""The table: the whole game at one moment, as plain data."""

from __future__ import annotations

from typing import Final

from boardwright.core.rng import Rng

from .cards import ANIMALS, COPIES, FINDS, IN_PILE

HAND: Final = 4
NOTHING: Final = -1

SEND: Final = "send"
GIVE: Final = "give"
FIRST: Final = "first"
TAKE: Final = "take"
STAGES: Final = (SEND, GIVE, FIRST, TAKE)
"""All send an animal; then each in turn may give a find away (a jay), take the first of two, and take one."""


class Lying:
    """A find in the hedge, with the seeds that lie beside it. It never changes."""

    __slots__ = ("find", "seeds")

    def __init__(self, find: int, seeds: int = 0) -> None:
        self.find = find
        self.seeds = seeds

    @property
    def code(self) -> str:
        """Its spelling: `apple`, or `apple+2` with two seeds."""
        return FINDS[self.find] + (f"+{self.seeds}" if self.seeds else "")


class Player:
    """The cards and seeds of one player. A rival that the rules play has no hand."""

    __slots__ = ("hand", "sealed", "seeds", "sent", "store")

    def __init__(self) -> None:
        self.hand: list[int] = []
        self.sealed = NOTHING
        """The animal that was chosen and is not yet shown; it is still in the hand."""
        self.sent = NOTHING
        """The animal that is out tonight, face up."""
        self.store = [0] * len(FINDS)
        self.seeds = 0

    def copy(self) -> Player:
        new = Player()
        new.hand = self.hand[:]
        new.sealed = self.sealed
        new.sent = self.sent
        new.store = self.store[:]
        new.seeds = self.seeds
        return new


class Table:
    """One game at one moment. Decks have no order: a card is drawn when it is needed."""

    __slots__ = (
        "evening", "evenings", "fox", "gone", "hedge", "lantern", "mark", "players", "queue", "rng", "seats",
        "stage",
    )  # fmt: skip

    def __init__(self, seats: int, evenings: int, fox: str, rng: Rng) -> None:
        self.seats = seats
        self.evenings = evenings
        self.fox = fox
        """The name of the rival in a solo game; empty with several players."""
        self.rng = rng
        self.evening = 1
        """Counted from 1; after the last one the game is over."""
        self.lantern = 0
        """The player who comes first among equally fast animals."""
        self.hedge: list[Lying] = []
        """The finds of tonight, the oldest first."""
        self.gone = [0] * len(ANIMALS)
        """The animals of past evenings."""
        self.players = [Player() for _ in range(seats + 1 if fox else seats)]
        self.stage = SEND
        self.queue: list[int] = []
        """Who still takes a find tonight, in this order; empty while animals are chosen."""
        self.mark = 0

    @property
    def is_over(self) -> bool:
        return self.evening > self.evenings

    @property
    def width(self) -> int:
        """How many finds the hedge offers at the beginning of an evening."""
        return len(self.players) + 2

    def deck(self) -> list[int]:
        """How many of each animal are left to be drawn."""
        left = [COPIES - gone for gone in self.gone]
        for player in self.players:
            for animal in player.hand:
                left[animal] -= 1
            if player.sent != NOTHING:
                left[player.sent] -= 1
        return left

    def pile(self) -> list[int]:
        """How many of each find have not been drawn yet."""
        left = list(IN_PILE)
        for lying in self.hedge:
            left[lying.find] -= 1
        for player in self.players:
            for find, n in enumerate(player.store):
                left[find] -= n
        return left

    def copy(self) -> Table:
        new = Table(0, self.evenings, "", self.rng.copy())
        new.seats = self.seats
        new.fox = self.fox
        new.evening = self.evening
        new.lantern = self.lantern
        new.hedge = self.hedge[:]
        new.gone = self.gone[:]
        new.players = [player.copy() for player in self.players]
        new.stage = self.stage
        new.queue = self.queue[:]
        new.mark = self.mark
        return new


def draw(left: list[int], rng: Rng) -> int:
    """Draw a card from a heap, given as the number of each kind; remove it and return its kind."""
    index = rng.below(sum(left))
    for kind, n in enumerate(left):
        if index < n:
            left[kind] -= 1
            return kind
        index -= n
    raise AssertionError("the numbers of a heap do not add up")
