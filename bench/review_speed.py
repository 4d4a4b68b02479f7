"""How fast games are reviewed on one core (docs/review.md), next to the bars.

    .venv/bin/python -m bench.review_speed [GAME ...] [--seed 1]

Two casual players play a game of each title, which is then reviewed, both seats. Times are of the processor,
so other work on the machine matters little. The bars are for compiled rules.
"""

from __future__ import annotations

import argparse
import time
from collections.abc import Callable
from functools import partial
from typing import Final, TypeVar

from bench.compiled import is_compiled

from boardwright.bots import BOTS
from boardwright.bots.bot import answer
from boardwright.core.record import Record
from boardwright.core.rng import Rng
from boardwright.games import GAMES
from boardwright.reviews import Examination

CURVE: Final = 1.0
FIRST: Final = 10.0
"""For the first verdict that calls something a mistake; where there is none, for the first one."""
WHOLE: Final = {"cartographers": 10.0, "everdell": 75.0, "farshore": 120.0}
PLAYER: Final = BOTS["casual"]

T = TypeVar("T")


def casual_game(game: str, seed: int) -> Record:
    """A game of two casual players."""
    record = Record(GAMES[game], seed, {}, ["bot:casual", "bot:casual"])
    rng = Rng(seed)
    while waiting := record.state.waiting():
        for seat in waiting:
            move = answer(PLAYER, record.state, seat, rng)
            record.choose(seat, record.state.options(seat).code(move))
    return record


def timed(work: Callable[[], T]) -> tuple[T, float]:
    """What some work returns, and how many seconds of processor time it took."""
    before = time.process_time()
    return work(), time.process_time() - before


def line(game: str, what: str, seconds: float, bar: float) -> str:
    """A row of the table."""
    return f"| {game} | {what} | {seconds:.1f} s | {bar:.0f} s | {'yes' if seconds <= bar else 'NO'} |"


def measure(game: str, seed: int) -> list[str]:
    """Review a game; the rows of the table."""
    record = casual_game(game, seed)
    timed(lambda: Examination(record).judge(0))  # networks are read and kernels compiled once
    (examination, _), curve = timed(lambda: (it := Examination(record), it.outline))
    whole, first, mistake = curve, None, None
    for number in examination.outline.order:
        verdict, seconds = timed(partial(examination.judge, number))
        whole += seconds
        first = first or whole
        if mistake is None and verdict.kind == "mistake":
            mistake = whole
    return [
        line(game, "curve", curve, CURVE),
        line(game, "first mistake" if mistake else "first verdict", mistake or first or whole, FIRST),
        line(game, f"all {len(examination.actions)} actions", whole, WHOLE[game]),
    ]


def main() -> None:
    """Play, review, print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="*", metavar="GAME", help=f"one of {', '.join(WHOLE)}; default: all")
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    unknown = set(given.games) - set(WHOLE)
    if unknown:
        parser.error(f"no bars for {', '.join(sorted(unknown))}")
    print("compiled" if is_compiled() else "NOT compiled: the bars are for compiled rules")
    print("| game | what | took | bar | holds |\n| --- | --- | ---: | ---: | --- |")
    for game in given.games or WHOLE:
        for row in measure(game, given.seed):
            print(row, flush=True)


if __name__ == "__main__":
    main()
