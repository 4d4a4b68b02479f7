"""Measuring: the fastest of several runs of the same work, because machines are shared."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Final

from ..core.build import COMPILED
from ..core.protocol import Game, State
from ..core.rng import Rng

STEPS: Final = 5_000_000
CHUNK: Final = 100_000
MOST_RUNS = 50
"""No work runs more often, whatever is asked for; tests run it once."""
CLOCK: Final = time.process_time if hasattr(time, "clock_gettime") else time.perf_counter
"""Processor time, which does not count other programs; the wall clock if that is too coarse."""


class Figure:
    """One measurement: value and unit, the bar it has to reach, and the seconds for one."""

    def __init__(self, key: str, value: float, unit: str, bar: float | None, seconds: float = 0) -> None:
        self.key = key
        self.value = value
        self.unit = unit
        self.bar = bar
        self.seconds = seconds

    @property
    def more_is_better(self) -> bool:
        """Rates and ratings have to be above their bar, times below."""
        return self.unit not in ("µs", "ms")

    @property
    def holds(self) -> bool | None:
        """Whether the bar is reached; None if there is none."""
        if self.bar is None:
            return None
        return self.value >= self.bar if self.more_is_better else self.value <= self.bar


def bar(plain: float, compiled: float) -> float:
    """The bar for this build."""
    return compiled if COMPILED else plain


def rate(key: str, seconds: float, bar: float | None = None) -> Figure:
    """How many a second."""
    return Figure(key, 1 / seconds, "1/s", bar, seconds)


def cost(key: str, seconds: float, bar: float | None = None) -> Figure:
    """How many microseconds one takes."""
    return Figure(key, seconds * 1e6, "µs", bar, seconds)


def calibrate() -> float:
    """Seconds for one step of the calibration loop, the fastest of its chunks."""

    def loop() -> None:
        s = 0
        for i in range(CHUNK):
            s += i & 7

    return fastest(loop, STEPS // CHUNK) / CHUNK


def fastest(work: Callable[[], object], runs: int) -> float:
    """The fewest seconds of one core that some work took."""
    best = float("inf")
    for _ in range(min(runs, MOST_RUNS)):
        begun = CLOCK()
        work()
        best = min(best, CLOCK() - begun)
    return best


def random_games(game: Game, seats: int, seeds: range) -> int:
    """Play random games; returns the number of answers."""
    rng = Rng(1)
    answers = 0
    for seed in seeds:
        state = game.new(seats, seed)
        while waiting := state.waiting():
            for seat in waiting:
                state.play(seat, state.options(seat).sample(rng))
                answers += 1
    return answers


def sample_states(game: Game, seats: int, games: int) -> list[State]:
    """A state before every answer of some random games."""
    rng = Rng(2)
    states = []
    for seed in range(games):
        state = game.new(seats, seed)
        while waiting := state.waiting():
            states.append(state.copy())
            state.play(waiting[0], state.options(waiting[0]).sample(rng))
    return states


def measure(game: Game) -> list[Figure]:
    """How fast the rules of any game are."""
    seats = min(max(2, game.least_seats), game.most_seats)
    rng = Rng(3)
    per_game = fastest(lambda: random_games(game, seats, range(5)), 10) / 5
    answers = random_games(game, seats, range(5)) / 5
    states = sample_states(game, seats, 4)

    def each(work: Callable[[State], object]) -> float:
        return fastest(lambda: [work(state) for state in states], 6) / len(states)

    return [
        rate("games", per_game),
        rate("decisions", per_game / answers),
        cost("options", each(lambda state: state.options(state.waiting()[0]).moves())),
        cost("copy", each(lambda state: state.copy())),
        cost("dump", each(lambda state: state.dump())),
        cost("view", each(lambda state: state.view(0))),
        cost("redeal", each(lambda state: state.redeal(0, rng))),
    ]
