"""Figures of a contest: shares with their uncertainty, means, one standing for each bot."""

from __future__ import annotations

import math
import statistics
from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from .match import MatchResult

SURE = 1.959964
"""Standard errors around a figure: the interval that contains the true value in 95 of 100 cases."""


@dataclass(frozen=True, slots=True)
class Share:
    """A share of games, with the interval that contains the true share in 95 of 100 cases (Wilson)."""

    wins: float
    games: int

    @property
    def value(self) -> float:
        return self.wins / self.games if self.games else 0.0

    @property
    def low(self) -> float:
        return self._bound(-1)

    @property
    def high(self) -> float:
        return self._bound(1)

    def _bound(self, side: int) -> float:
        if not self.games:
            return 0.0 if side < 0 else 1.0
        n, p, zz = self.games, self.value, SURE * SURE
        spread = SURE * math.sqrt(p * (1 - p) / n + zz / (4 * n * n))
        return round((p + zz / (2 * n) + side * spread) / (1 + zz / n), 12)  # 0 and 1 are exact bounds


@dataclass(frozen=True, slots=True)
class Mean:
    """A mean, with the distance within which the true mean lies in 95 of 100 cases."""

    value: float
    error: float

    @staticmethod
    def of(values: Sequence[float]) -> Mean:
        if not values:
            return Mean(math.nan, math.nan)
        deviation = statistics.stdev(values) if len(values) > 1 else math.nan
        return Mean(statistics.fmean(values), SURE * deviation / math.sqrt(len(values)))


@dataclass(frozen=True, slots=True)
class Standing:
    """How a bot did in a set of results."""

    bot: str
    games: int
    won: Share
    score: Mean
    rating: Mean | None
    """Of solo games."""
    decisions: int
    seconds: float
    slowest: float

    @property
    def pace(self) -> float:
        """Seconds for a decision."""
        return self.seconds / self.decisions if self.decisions else 0.0


def standing(bot: str, results: Iterable[MatchResult]) -> Standing:
    """The figures of one bot. A game in which it has several seats counts once; all its scores count."""
    played = [result for result in results if bot in result.match.bots]
    seats = [(r, seat) for r in played for seat, name in enumerate(r.match.bots) if name == bot]
    ratings = [result.rating for result in played if result.rating is not None]
    return Standing(
        bot,
        len(played),
        Share(sum(result.wins(bot) for result in played), len(played)),
        Mean.of([r.scores[seat] for r, seat in seats]),
        Mean.of(ratings) if ratings else None,
        sum(r.decisions[seat] for r, seat in seats),
        sum(r.seconds[seat] for r, seat in seats),
        max((r.slowest[seat] for r, seat in seats), default=0.0),
    )


def meetings(results: Iterable[MatchResult]) -> dict[tuple[str, ...], list[MatchResult]]:
    """The results by the set of bots that met, in any seats."""
    found: dict[tuple[str, ...], list[MatchResult]] = {}
    names: dict[tuple[str, ...], tuple[str, ...]] = {}
    for result in results:
        who = names.setdefault(tuple(sorted(result.match.bots)), result.match.bots)
        found.setdefault(who, []).append(result)
    return found
