"""Measure the environments, and play many games with agents that read only tensors.

    .venv/bin/python bench/environments.py                 steps per second on one core, each game
    .venv/bin/python bench/environments.py --games 100000  whole games on all cores
    .venv/bin/python bench/environments.py --tables        the tables of docs/environments.md

In a step the environment plays an action and returns the next observation with its mask. Deals are included.
The time of the agent is not included, and is printed next to it: the same games are played twice, once by an
agent that picks a legal action at random, and once from the list of its actions. The fastest of several runs
counts, because machines are shared. The many games have every title, number of seats and variant in turn.
"""

from __future__ import annotations

import os
import platform
import sys
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path

import numpy as np

sys.path.append(str(Path(__file__).resolve().parent.parent))
if "BOARDWRIGHT_INSTALLED" not in os.environ:  # set it to measure the installed package
    sys.path.insert(0, str(Path(__file__).resolve().parent.parent / "src"))

from tests.env.tables import variant

from boardwright.core.build import COMPILED
from boardwright.core.rng import Rng
from boardwright.env import AECEnv, ParallelEnv, SoloEnv, encoding_of
from boardwright.env.observations import FORMS
from boardwright.games import TITLES

RUNS = 3
STEPS = 10_000
CHUNK = 60


Choose = Callable[[object], int]
"""An agent: from an observation to an action."""
Way = Callable[[str, str, Choose], Iterator[None]]


def pick(observation: object, rng: Rng) -> int:
    """One of the actions that the mask allows."""
    assert isinstance(observation, dict)
    allowed = observation["action_mask"].view(np.bool_).nonzero()[0]
    return int(allowed[rng.below(len(allowed))])


def alone(game: str, form: str, choose: Choose) -> Iterator[None]:
    """Endless steps of solo games."""
    env = SoloEnv(game, observation=form)
    observation, _ = env.reset(seed=1)
    while True:
        observation, _, over, _, info = env.step(choose(observation))
        assert "illegal" not in info
        if over:
            observation, _ = env.reset()
        yield


def in_turn(game: str, form: str, choose: Choose) -> Iterator[None]:
    """Endless steps of games with two players."""
    env = AECEnv(game, observation=form)
    env.reset(seed=1)
    while True:
        observation, _, over, _, info = env.last()
        if over:
            env.reset()
            continue
        assert "illegal" not in info
        env.step(choose(observation))
        yield


def together(_game: str, form: str, choose: Choose) -> Iterator[None]:
    """Like `in_turn`, in the parallel environment; the step of each agent counts."""
    env = ParallelEnv(observation=form)
    seen, _ = env.reset(seed=1)
    while True:
        actions = {agent: np.int64(choose(seen[agent])) for agent in env.agents}
        seen, _, _, _, _ = env.step(actions)
        if not env.agents:
            seen, _ = env.reset()
        yield from [None] * len(actions)


def speed(way: Way, game: str, form: str) -> tuple[float, float]:
    """Steps per second, of the environment alone and with an agent."""
    bare: list[float] = []
    whole: list[float] = []
    for _ in range(RUNS):
        rng = Rng(1)
        taken: list[int] = []

        def choose(observation: object, rng: Rng = rng, taken: list[int] = taken) -> int:
            taken.append(pick(observation, rng))
            return taken[-1]

        whole.append(_seconds(way(game, form, choose)))
        again = iter(taken)
        bare.append(_seconds(way(game, form, lambda _, again=again: next(again))))
    return STEPS / min(bare), STEPS / min(whole)


def _seconds(steps: Iterator[None]) -> float:
    begun = time.perf_counter()
    for _ in range(STEPS):
        next(steps)
    return time.perf_counter() - begun


def measure() -> None:
    """Print steps per second."""
    build = "compiled" if COMPILED else "plain"
    python = f"{platform.python_implementation()} {platform.python_version()}"
    print(f"{python}, {build} engine; steps/s on one core: the environment alone, and with an agent\n")
    ways: dict[str, Way] = {"alone": alone, "two in turn": in_turn}
    print(f"{'':28}" + "".join(f"{form:>20}" for form in FORMS))
    for game in TITLES:
        for name, way in {**ways, **({"two together": together} if game == "cartographers" else {})}.items():
            figures = [figure for form in FORMS for figure in speed(way, game, form)]
            print(f"{game:14}{name:14}" + "".join(f"{figure:10,.0f}" for figure in figures))


# Many games


def play(number: int) -> int:
    """Play one game with agents that read only masks; return the number of steps."""
    game = list(TITLES)[number % len(TITLES)]
    seats = 1 + number // 3 % 4
    env = AECEnv(game, seats, variant(game, seats, number // 12))
    env.reset(seed=number)
    rng = Rng(number)
    steps = 0
    while True:
        observation, _, over, truncated, info = env.last()
        if "illegal" in info or truncated:
            raise AssertionError(f"game {number} of {game} with {seats} seats: an illegal action")
        if over:
            return steps
        env.step(pick(observation, rng))
        steps += 1


def chunk(first: int) -> int:
    return sum([play(number) for number in range(first, first + CHUNK)])


def play_many(games: int) -> None:
    """Play, and report."""
    begun = time.perf_counter()
    steps = 0
    with ProcessPoolExecutor() as pool:
        for done, found in enumerate(pool.map(chunk, range(0, games, CHUNK)), 1):
            steps += found
            left = (time.perf_counter() - begun) / done * (games / CHUNK - done)
            print(f"\r{done * CHUNK:,} of {games:,}, {left:,.0f} s left  ", end="", file=sys.stderr)
    seconds = time.perf_counter() - begun
    print(f"\n{done * CHUNK:,} games, {steps:,} steps, {seconds:,.0f} s, no illegal action")


# The tables of the documentation


def table(head: str, rows: list[str]) -> str:
    line = " | ".join(["---"] * head.count("|"))
    return "\n".join([f"| {head}", f"| {line} |", *rows]) + "\n"


def actions(game: str) -> str:
    """The actions of a game in blocks."""
    at = 0
    rows: list[str] = []
    for about, n, first in encoding_of(game, 4, {}).blocks():
        rows.append(f"| {at} | {n} | {about} | `{first}` |")
        at += n
    return table("from | number | actions | the first |", rows)


def parts(game: str) -> str:
    """The parts of an observation at a table of two."""
    rows = [
        f"| `{part.name}` | {' x '.join(map(str, part.shape))} | {part.most} | {part.scale} | {part.about} |"
        for part in encoding_of(game, 2, {}).layout.parts
    ]
    return table("part | shape | at most | divided by | what |", rows)


if __name__ == "__main__":
    if "--tables" in sys.argv:
        for game in TITLES:
            print(game, actions(game), parts(game), sep="\n")
    elif "--games" in sys.argv:
        play_many(int(sys.argv[sys.argv.index("--games") + 1]))
    else:
        measure()
