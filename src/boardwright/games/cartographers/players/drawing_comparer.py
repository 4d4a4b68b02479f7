"""Compares drawings in the kernel, in hundreds of imagined games."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from boardwright.bots.compare import Line, Trial
from boardwright.bots.comparer import Comparer, Ratings, Stage, twice
from boardwright.core.protocol import State
from boardwright.core.rng import Rng

from ..rules.game import CartographersState
from ..rules.tally import total
from ..rules.turn import map_drawn_by
from .explorer import rest_of_margin
from .map_rollouts import MapRollouts

WIDTH: Final = 24
"""How many drawings are considered in an imagined turn."""
GLANCE: Final = 16
"""How many imagined games tell at once how a game stands."""
STAGES: Final = (Stage(16, 4, 4), Stage(4, 8, 15), Stage(1, 12, 40))
"""Here a horizon is the number of games that count as one world: each is too loud alone."""


class DrawingComparer(Comparer):
    """Compares by the points of the map that is drawn on; other maps do not depend on the drawing."""

    explains = False

    def rate(self, world: State, seat: int) -> Ratings:
        rollouts, sign = _rollouts(world, seat)
        return Ratings(rollouts.rated(sign), False)

    def expected(self, world: State, seat: int, rng: Rng) -> float:
        assert isinstance(world, CartographersState)
        rollouts, sign = _rollouts(world, seat)
        return sign * rollouts.expected(GLANCE, rng) + rest_of_margin(world, seat, rollouts, rng, GLANCE)

    def endings(self, world: State, seat: int, rng: Rng, worlds: int) -> list[float]:
        assert isinstance(world, CartographersState)
        own = MapRollouts(world, seat, WIDTH)
        others = [own.beside(other) for other in range(world.seats) if other != seat]
        so_far = [total(world.tallies[other]) for other in range(world.seats) if other != seat]
        found = []
        for _ in range(worlds):
            rivals = [one.expected(1, rng) + points for one, points in zip(others, so_far, strict=True)] or [
                0.0
            ]
            found.append(own.expected(1, rng) + total(world.tallies[seat]) - max(rivals))
        return found

    def stages(self, world: State, seat: int, thorough: bool) -> tuple[Stage, ...]:  # noqa: ARG002 (all are alike)
        return tuple(twice(stage) for stage in STAGES) if thorough else STAGES

    def trials(
        self, world: State, seat: int, lines: Sequence[Line], rng: Rng, stage: Stage
    ) -> list[list[Trial]]:
        rollouts, sign = _rollouts(world, seat)
        moves = [move for (move,) in lines]
        found: list[list[Trial]] = [[] for _ in moves]
        for _ in range(stage.worlds):
            for trials, points in zip(found, rollouts.try_out(moves, stage.horizon, rng), strict=True):
                trials.append(Trial(world, sign * points / stage.horizon))
        return found


def _rollouts(world: State, seat: int) -> tuple[MapRollouts, int]:
    """Return the playouts of the map that a seat draws on, and whether it wants the best of it or the
    worst."""
    assert isinstance(world, CartographersState)
    owner = map_drawn_by(world, seat)
    return MapRollouts(world, owner, WIDTH), 1 if owner == seat else -1
