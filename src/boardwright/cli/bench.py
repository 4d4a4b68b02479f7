"""`boardwright bench`: how fast the rules are, each figure also as a ratio to a plain Python loop.

Machines differ and are shared, so a figure is the fastest of several runs over the same work, and the
calibration loop runs in the same process. A ratio says how many steps of that loop a thing costs.
"""

from __future__ import annotations

import json
import platform
import time
from collections.abc import Callable
from pathlib import Path
from typing import Final

from rich.console import Console
from rich.table import Table
from rich.text import Text

from ..bots import BOTS
from ..bots.bot import answer
from ..cartographers.edicts import EDICTS
from ..cartographers.expedition import Expedition
from ..core import rng as rng_module
from ..core.protocol import Game, State
from ..core.rng import Rng
from ..games import GAMES
from ..locales import Words

STEPS: Final = 5_000_000
CHUNK: Final = 100_000


class Figure:
    """One measured thing: seconds for one of it, how it is shown, and the bar it has to reach."""

    def __init__(self, key: str, seconds: float, unit: str, bar: float | None) -> None:
        self.key = key
        self.seconds = seconds
        self.unit = unit
        self.bar = bar

    @property
    def value(self) -> float:
        """The figure in its unit: a rate, or a time."""
        return {"1/s": 1 / self.seconds, "µs": self.seconds * 1e6, "ms": self.seconds * 1e3}[self.unit]

    @property
    def holds(self) -> bool | None:
        """Whether the bar is reached: rates have to be above it, times below."""
        if self.bar is None:
            return None
        return self.value >= self.bar if self.unit == "1/s" else self.value <= self.bar


def calibrate() -> float:
    """Seconds for one step of the calibration loop, the fastest of its chunks."""

    def loop() -> None:
        s = 0
        for i in range(CHUNK):
            s += i & 7

    return fastest(loop, STEPS // CHUNK) / CHUNK


def fastest(work: Callable[[], object], runs: int) -> float:
    """The fewest seconds that a piece of work took."""
    best = float("inf")
    for _ in range(runs):
        begun = time.perf_counter()
        work()
        best = min(best, time.perf_counter() - begun)
    return best


def random_games(game: Game, seats: int, seeds: range) -> int:
    """Play random games; gives the number of answers."""
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


def greedy_game(game: Game, seed: int, side: str) -> int:
    """The rating of one solo game of the greedy bot."""
    state = game.new(1, seed, {"map": side})
    rng = Rng(seed)
    while state.waiting():
        state.play(0, answer(BOTS["greedy"], state, 0, rng))
    rating = state.scores()[0].rating
    assert rating is not None
    return rating


def measure_cartographers(game: Game) -> list[Figure]:
    """The figures of Cartographers."""
    per_game = fastest(lambda: random_games(game, 1, range(20)), 40) / 20
    answers = random_games(game, 1, range(20)) / 20
    states = sample_states(game, 1, 15)
    rng = Rng(3)

    def each(work: Callable[[State], object], runs: int = 12) -> float:
        return fastest(lambda: [work(state) for state in states], runs) / len(states)

    overhead = each(lambda _state: None)

    def four_edicts(state: State) -> None:
        assert isinstance(state, Expedition)
        sheet = state.sheets[0]
        for edict in state.setup.edicts:
            EDICTS[edict].score(sheet)

    def sixteen(state: State) -> None:
        assert isinstance(state, Expedition)
        sheet = state.sheets[0]
        for edict in EDICTS:
            edict.score(sheet)

    greedy = fastest(lambda: [greedy_game(game, seed, "ab"[seed % 2]) for seed in range(10)], 6) / 10
    crowd = fastest(lambda: random_games(game, 100, range(1)), 10)
    return [
        Figure("solo-games", per_game, "1/s", 3000),
        Figure("solo-decisions", per_game / answers, "1/s", 60_000),
        Figure("options-sample", each(lambda state: state.options(0).sample(rng)) - overhead, "µs", 8),
        Figure("options-length", each(lambda state: len(state.options(0))) - overhead, "µs", None),
        Figure("options-moves", each(lambda state: state.options(0).moves()) - overhead, "µs", None),
        Figure("options-codes", each(lambda state: state.options(0).codes()) - overhead, "µs", 80),
        Figure("four-edicts", each(four_edicts) - overhead, "µs", 10),
        Figure("sixteen-edicts", each(sixteen) - overhead, "µs", None),
        Figure("copy", each(lambda state: state.copy()) - overhead, "µs", 3),
        Figure("dump", each(lambda state: state.dump(), 3) - overhead, "µs", None),
        Figure("view", each(lambda state: state.view(0), 3) - overhead, "µs", None),
        Figure("greedy-games", greedy, "1/s", 40),
        Figure("crowd", crowd, "ms", 50),
    ]


def machine(words: Words) -> str:
    """The processor and the Python that were measured, and whether the rules were compiled."""
    processor = platform.processor() or platform.machine()
    info = Path("/proc/cpuinfo")
    if info.exists():
        models = [
            line.partition(":")[2].strip()
            for line in info.read_text().splitlines()
            if line.startswith("model name")
        ]
        processor = models[0] if models else processor
    build = words("bench-plain" if str(rng_module.__file__).endswith(".py") else "bench-compiled")
    return f"{processor}; {platform.python_implementation()} {platform.python_version()}, {build}"


def bench(games: list[str], as_json: bool, words: Words) -> None:
    """Measure and print."""
    console = Console(highlight=False)
    measures = {"cartographers": measure_cartographers}
    report: dict[str, object] = {"machine": machine(words)}
    for name in games:
        step = calibrate()
        figures = measures[name](GAMES[name])
        step = min(step, calibrate())
        ratings = [greedy_game(GAMES[name], seed, "ab"[seed % 2]) for seed in range(200)]
        rating = sum(ratings) / len(ratings)
        report[name] = {
            "calibration_s": step * STEPS,
            "greedy_mean_rating": rating,
            "figures": {
                figure.key: {
                    "value": figure.value,
                    "unit": figure.unit,
                    "bar": figure.bar,
                    "steps": figure.seconds / step,
                }
                for figure in figures
            },
        }
        if as_json:
            continue
        table = Table(title=words(f"game-{name}"), title_justify="left", title_style="bold")
        for head in ("measure", "figure", "bar", "steps"):
            table.add_column(words(f"column-{head}"), justify="left" if head == "measure" else "right")
        for figure in figures:
            table.add_row(
                words(f"bench-{figure.key}"),
                f"{_short(figure.value)} {figure.unit}",
                "" if figure.bar is None else f"{'≥' if figure.unit == '1/s' else '≤'} {_short(figure.bar)}",
                _short(figure.seconds / step),
                style=None if figure.holds is not False else "red",
            )
        table.add_row(words("bench-rating", n=len(ratings)), f"{rating:.1f}", "≥ 20", "")
        console.print(table)
        console.print(Text(words("bench-calibration", seconds=f"{step * STEPS:.3f}", machine=machine(words))))
    if as_json:
        print(json.dumps(report, indent=1, ensure_ascii=False))


def _short(value: float) -> str:
    return f"{value:,.0f}".replace(",", " ") if value >= 100 else f"{value:.2f}"
