"""Redeal everything that is hidden from a viewer, and compare every byte that the server would send.

    .venv/bin/python bench/server/secrecy.py                or: secrecy.py 2000 everdell

By default 10,000 pairs of a state and a viewer for each game. `tests/server/secrecy.py` describes the
comparison; the tests do the same with fewer pairs. Uses all cores.
"""

from __future__ import annotations

import itertools
import os
import sys
import time
from concurrent.futures import FIRST_COMPLETED, ProcessPoolExecutor, wait
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[2]))

from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from tests.server.secrecy import Comparison, random_game

from boardwright.games import GAMES

PAIRS = 10_000


def compare_random_game(game: str, number: int) -> Comparison:
    """Compare one random game, in its own process."""
    comparison = Comparison(replay_every=10, bots_every=10)
    comparison.play(random_game(game, number))
    return comparison


def compare(game: str, pairs: int, progress: Progress) -> str:
    """Compare this number of pairs; return one line. The first difference is an error."""
    bar = progress.add_task(game, total=pairs)
    total = Comparison(replay_every=1, bots_every=1)
    started = time.perf_counter()
    spent = 0
    workers = os.cpu_count() or 1
    with ProcessPoolExecutor(workers) as pool:
        numbers = itertools.count()
        running = {pool.submit(compare_random_game, game, next(numbers)) for _ in range(2 * workers)}
        while running:
            done, running = wait(running, return_when=FIRST_COMPLETED)
            for future in done:
                total.add(future.result())
                spent += 1
                if total.pairs < pairs:
                    running.add(pool.submit(compare_random_game, game, next(numbers)))
            progress.update(bar, completed=total.pairs)
    return (
        f"{game}: {total.pairs} pairs in {spent} games, {total.replays} replays, {total.refusals} refusals, "
        f"{total.questions} questions to bots: no byte differs ({time.perf_counter() - started:.0f} s)"
    )


def main() -> None:
    pairs = int(sys.argv[1]) if len(sys.argv) > 1 else PAIRS
    columns = (TextColumn("{task.description:14}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns) as progress:
        for game in sys.argv[2:] or GAMES:
            progress.console.print(compare(game, pairs, progress))


if __name__ == "__main__":
    main()
