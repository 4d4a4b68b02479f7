"""How a title compares what a seat answered with what it could have answered, in imagined games.

The default knows no title: it plays them by the rules, with the value network for some decisions if there
is one, otherwise with the heuristic to the end. A title whose kernel plays faster has its own
(`Judge.comparer`).
"""

from __future__ import annotations

from collections.abc import Sequence
from statistics import fmean
from typing import Final, NamedTuple

from ..core.options import Move
from ..core.protocol import State
from ..core.rng import Rng
from .compare import Line, Trial, compare
from .judge import heuristic_of, value_network_of
from .playouts import Foresight, Playouts, Rollouts

DOUBT: Final = 1.0
"""The largest error of values in games that are played to the end, in points."""
END: Final = -1
"""A horizon: imagined games are played to their end."""


class Stage(NamedTuple):
    """One round of comparing."""

    keep: int
    """How many alternatives to what was played are tried."""
    worlds: int
    horizon: int
    """How many decisions of the seat imagined games last, or `END`."""


class Ratings(NamedTuple):
    """The options of a decision with values that are there at once."""

    rated: list[tuple[float, Move]]
    """The best first."""
    foreseen: bool
    """Whether the values are expected results. Options of equal value are then the same."""


FORESEEN: Final = (Stage(3, 4, 12), Stage(1, 8, 12), Stage(1, 10, 12), Stage(1, 20, 24))
PLAYED_OUT: Final = (Stage(6, 12, END), Stage(2, 36, END), Stage(1, 64, END))
GLANCES: Final = 8
"""In how many worlds a result is estimated where no network foresees it."""


class Comparer:
    """Compares the answers of a seat at one decision, in a world that was redealt from its view."""

    explains: bool = True
    """Whether the states of trials have the score lines of imagined games."""

    def rate(self, world: State, seat: int) -> Ratings:
        """The options with values that are there at once, best first."""
        network = value_network_of(world, seat)
        value = heuristic_of(world, seat).worth if network is None else network.end
        options = world.options(seat).moves()
        rated = [(value(move), -at) for at, move in enumerate(options)]
        return Ratings(
            [(worth, options[-at]) for worth, at in sorted(rated, reverse=True)], network is not None
        )

    def expected(self, world: State, seat: int, rng: Rng) -> float:
        """The expected result of a seat, at once."""
        ratings = self.rate(world, seat)
        if ratings.foreseen:
            return ratings.rated[0][0]
        return fmean(self.endings(world, seat, rng, GLANCES))

    def endings(self, world: State, seat: int, rng: Rng, worlds: int) -> list[float]:
        """Results of imagined games from here to the end; they show how far results are apart."""
        (trials,) = compare(Rollouts(DOUBT), world, seat, [()], rng, worlds)
        return [trial.end for trial in trials]

    def stages(self, world: State, seat: int, thorough: bool) -> tuple[Stage, ...]:
        """The rounds in which answers are compared; what is called a mistake is measured in the last."""
        stages = PLAYED_OUT if value_network_of(world, seat) is None else FORESEEN
        return tuple(twice(stage) for stage in stages) if thorough else stages

    def trials(
        self, world: State, seat: int, lines: Sequence[Line], rng: Rng, stage: Stage
    ) -> list[list[Trial]]:
        """Try lines in the same worlds; the trials of each line, world by world."""
        playouts: Playouts = Rollouts(DOUBT) if stage.horizon == END else Foresight(stage.horizon)
        return compare(playouts, world, seat, lines, rng, stage.worlds)


def twice(stage: Stage) -> Stage:
    """A stage with twice as many alternatives, if there are several, and worlds."""
    return Stage(stage.keep if stage.keep == 1 else 2 * stage.keep, 2 * stage.worlds, stage.horizon)
