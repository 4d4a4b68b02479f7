"""Numbers that a script reads off the game: how often, or how many."""

from __future__ import annotations

from dataclasses import dataclass

from boardwright.core.inheriting import inheritable

from .pieces.deck import hand_room
from .pieces.game_data import GameData
from .script import Frame


@inheritable(allow_interpreted_subclasses=True)
class Count:
    """A number that is read off the game when a step is reached."""

    def value(self, g: GameData, f: Frame) -> int:
        raise NotImplementedError


@dataclass(frozen=True)
class PerPick(Count):
    """As many as were picked in the step before, or one for each so many."""

    every: int = 1

    def value(self, g: GameData, f: Frame) -> int:
        return f.last_picks // self.every


@dataclass(frozen=True)
class Times(Count):
    """A multiple of another count."""

    n: int
    count: Count

    def value(self, g: GameData, f: Frame) -> int:
        return self.n * self.count.value(g, f)


@dataclass(frozen=True)
class CopiesOf(Count):
    """How many copies of a card are in the city that is read."""

    id: str

    def value(self, g: GameData, f: Frame) -> int:
        return g.players[f.owner].city.count(g.rules.cards.kind(self.id))


@dataclass(frozen=True)
class OnceWith(Count):
    """One if a card is in the city that is read."""

    id: str

    def value(self, g: GameData, f: Frame) -> int:
        return 1 if g.players[f.owner].city.mask >> g.rules.cards.kind(self.id) & 1 else 0


@dataclass(frozen=True)
class OnceIfPairedWith(Count):
    """One if this card shares its slot with its mate, and another card is in the city.

    The first of the copies are the paired ones: exactly as many as there are pairs (E-167).
    """

    id: str

    def value(self, g: GameData, f: Frame) -> int:
        city = g.players[f.owner].city
        at = city.index_of(f.uid)
        if at < 0 or not city.mask >> g.rules.cards.kind(self.id) & 1:
            return 0
        return 1 if city.copy_number(at) <= city.pairs else 0


@dataclass(frozen=True)
class PointsOn(Count):
    """How many point tokens lie on a card of one's city."""

    id: str

    def value(self, g: GameData, f: Frame) -> int:
        return points_on(g, f.seat, self.id)


class HandRoom(Count):
    """How many cards may still be drawn."""

    def value(self, g: GameData, f: Frame) -> int:
        return hand_room(g, f.seat)


def points_on(g: GameData, seat: int, id: str) -> int:
    """Point tokens on the first copy of a card in a city."""
    city = g.players[seat].city
    at = city.find(g.rules.cards.kind(id))
    return city.cards[at].points if at >= 0 else 0


def resolve_count(n: int | Count, g: GameData, f: Frame) -> int:
    """The value of a fixed number or of a `Count`."""
    return n if isinstance(n, int) else n.value(g, f)
