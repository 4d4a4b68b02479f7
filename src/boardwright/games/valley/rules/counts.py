"""Numbers that a script reads off the table: how often, or how many."""

from __future__ import annotations

from dataclasses import dataclass

from boardwright.core.inheriting import inheritable

from .pieces.deck import room
from .pieces.game_data import Table
from .script import Frame


@inheritable(allow_interpreted_subclasses=True)
class Count:
    """A number read off the table when a step is reached."""

    def of(self, g: Table, f: Frame) -> int:
        raise NotImplementedError


@dataclass(frozen=True)
class PerPick(Count):
    """As many as were picked in the step before, or one for each so many."""

    every: int = 1

    def of(self, g: Table, f: Frame) -> int:
        return f.count // self.every


@dataclass(frozen=True)
class Several(Count):
    """So many times another number."""

    n: int
    of_which: Count

    def of(self, g: Table, f: Frame) -> int:
        return self.n * self.of_which.of(g, f)


@dataclass(frozen=True)
class CopiesOf(Count):
    """How many copies of a card are in the city that is read."""

    id: str

    def of(self, g: Table, f: Frame) -> int:
        return g.players[f.owner].city.count(g.rules.cards.kind(self.id))


@dataclass(frozen=True)
class OnceWith(Count):
    """One if a card is in the city that is read."""

    id: str

    def of(self, g: Table, f: Frame) -> int:
        return 1 if g.players[f.owner].city.mask >> g.rules.cards.kind(self.id) & 1 else 0


@dataclass(frozen=True)
class OnceIfPairedWith(Count):
    """One if this card shares its slot with its mate, and another card is in the city.

    The first of the copies are the paired ones: exactly as many as there are pairs (E-167).
    """

    id: str

    def of(self, g: Table, f: Frame) -> int:
        city = g.players[f.owner].city
        at = city.at(f.uid)
        if at < 0 or not city.mask >> g.rules.cards.kind(self.id) & 1:
            return 0
        return 1 if city.number(at) <= city.pairs else 0


@dataclass(frozen=True)
class PointsOn(Count):
    """How many point tokens lie on a card of one's city."""

    id: str

    def of(self, g: Table, f: Frame) -> int:
        return points_on(g, f.seat, self.id)


class FreePlaces(Count):
    """How many cards may still be drawn."""

    def of(self, g: Table, f: Frame) -> int:
        return room(g, f.seat)


def points_on(g: Table, seat: int, id: str) -> int:
    """Point tokens on the first copy of a card in a city."""
    city = g.players[seat].city
    at = city.find(g.rules.cards.kind(id))
    return city.cards[at].points if at >= 0 else 0


def times(n: int | Count, g: Table, f: Frame) -> int:
    """A number, be it printed or counted."""
    return n if isinstance(n, int) else n.of(g, f)
