"""How fast bots think on this machine, by a short measure.

The work of a level is counted, and its time is limited. So the speed tells which levels get through their
work here (`Bot.share`); on a phone some do not.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from ..core.rng import Rng
from ..games import GAMES
from .greedy import rate_options
from .judge import heuristic_of

SEATS: Final = 2
SEED: Final = 7
TIMES: Final = 3


def options_per_second(game: str, seconds: float, clock: Callable[[], float]) -> float:
    """How many options of a game the heuristic rates in a second. It plays for about so many seconds.

    The machine may have other work at the same time, so the best of several measures counts.
    """
    return max([_measure(game, seconds / TIMES, clock) for _ in range(TIMES)])


def _measure(game: str, seconds: float, clock: Callable[[], float]) -> float:
    state, rng = GAMES[game].new(SEATS, SEED), Rng(SEED)
    begun = clock()
    spent, rated = 0.0, 0
    while spent < seconds and (waiting := state.waiting()):
        for seat in waiting:
            options = state.options(seat)
            rated += len(options)
            ranked = rate_options(heuristic_of(state, seat), options, rng)
            state.play(seat, ranked[0][1])
        spent = clock() - begun
    return rated / max(spent, 1e-6)
