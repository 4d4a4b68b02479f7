"""What can happen in a tournament. The log, a list of these, defines the tournament."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeAlias


@dataclass(frozen=True, slots=True)
class Entered:
    """Somebody entered: one person, or two partners who play each deal from both seats."""

    name: str
    members: tuple[str, ...]
    rating: float = 0.0


@dataclass(frozen=True, slots=True)
class Withdrew:
    """An entrant plays no more. Matches that have begun count as they end."""

    entrant: int


@dataclass(frozen=True, slots=True)
class RoundBegan:
    """A round began, with those who meet in it, and those who have a bye."""

    matches: tuple[tuple[int, ...], ...]
    byes: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class Matched:
    """Entrants met in a round that has begun: in an open arena, or alone on a ladder."""

    entrants: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Played:
    """A game of a match has ended. `absent` are the seats whose players did not come or left."""

    match: int
    game: int
    points: tuple[int, ...]
    ranks: tuple[int, ...]
    absent: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class RoundEnded:
    """The round has ended: its results count, its deals are open. With `last` the tournament has, too."""

    last: bool = False


TournamentLogEntry: TypeAlias = Entered | Withdrew | RoundBegan | Matched | Played | RoundEnded
