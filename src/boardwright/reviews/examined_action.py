"""An action with its alternatives, rated quickly. This says where to look; it does not find mistakes."""

from __future__ import annotations

from math import sqrt
from typing import Final, NamedTuple

from ..bots.comparer import Comparer
from ..bots.judge import judge_of
from ..core.options import Move
from ..core.protocol import State
from ..core.rng import Rng
from ..core.view_seed import seed_from_view
from .actions import Action

NEAR: Final = 1.0
"""How far an alternative may be foreseen below what was played and still be tried."""
SAME: Final = 1e-9
"""Options whose foreseen results differ by less are the same."""
TRUST: Final = 4.0
"""How many worlds the foreseen loss counts for, before the last stage."""
SHRINK: Final = 0.5
FLATTERY: Final = 0.3
"""A foreseen loss of x is worth `SHRINK` x - `FLATTERY` points on average (docs/review.md)."""


class Alternative:
    """A line that could have been played instead, with the gaps to what was played so far."""

    __slots__ = ("foreseen", "gaps", "line", "prior")

    def __init__(self, line: tuple[Move, ...], foreseen: float | None) -> None:
        self.line: Final = line
        self.foreseen: Final = foreseen
        """By how much it is foreseen to be better."""
        self.prior: Final = None if foreseen is None else SHRINK * foreseen - FLATTERY
        self.gaps: Final[list[float]] = []

    def gap(self) -> float:
        """By how much it is expected to be better, from what is known so far."""
        trust = 0.0 if self.prior is None else TRUST
        number = trust + len(self.gaps)
        return (trust * (self.prior or 0.0) + sum(self.gaps)) / number if number else 0.0

    def doubt(self) -> float:
        """The standard error of the gap."""
        mean = sum(self.gaps) / len(self.gaps)
        variance = sum((gap - mean) ** 2 for gap in self.gaps) / max(1, len(self.gaps) - 1)
        return sqrt(variance / (len(self.gaps) + (0.0 if self.prior is None else TRUST)))


class ExaminedAction(NamedTuple):
    """An action with its alternatives, the most promising first, in a world dealt from the view of the
    seat."""

    action: Action
    number: int
    season: str
    comparer: Comparer
    world: State
    rng: Rng
    alternatives: list[Alternative]
    foreseen: float | None
    """The foreseen loss of what was played."""
    expected: float | None
    """The expected result of the seat before it; None if it takes imagined games to tell."""


def examine_action(action: Action, number: int, season: str) -> ExaminedAction:
    """Rate an action and its alternatives quickly, without imagined games."""
    seat = action.seat
    judge = judge_of(action.states[0])
    comparer = judge.comparer()
    rng = Rng(seed_from_view(action.states[0], seat, "review"))
    world = action.states[0].redeal(seat, rng)
    now = world.copy()
    rated: list[tuple[float, tuple[Move, ...]]] = []
    played = 0.0
    foreseen = True
    first: float | None = None
    for at, move in enumerate(action.moves):
        ratings = comparer.rate(now, seat)
        foreseen = foreseen and ratings.foreseen
        if at == 0:
            first = ratings.rated[0][0]
        prefix = tuple(action.moves[:at])
        rated += [(value, (*prefix, other)) for value, other in ratings.rated if other != move]
        played = next(value for value, other in ratings.rated if other == move)
        if at + 1 < len(action.moves):
            now.play(seat, move)
    rated.sort(key=lambda one: -one[0])
    if not foreseen:
        alternatives = [Alternative(line, None) for _, line in rated]
        return ExaminedAction(action, number, season, comparer, world, rng, alternatives, None, None)
    loss = max(0.0, rated[0][0] - played) if rated else 0.0
    distinct: list[Alternative] = []
    last = played
    for value, line in rated:
        if abs(value - played) > SAME and abs(value - last) > SAME and value > played - NEAR * judge.swing:
            distinct.append(Alternative(line, value - played))
        last = value
    return ExaminedAction(action, number, season, comparer, world, rng, distinct, loss, first)
