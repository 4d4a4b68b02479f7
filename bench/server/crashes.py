"""Kill a server under load again and again, and compare what it acknowledged with what is on disk.

    .venv/bin/python bench/server/crashes.py                    200 crashes, SQLite
    .venv/bin/python bench/server/crashes.py 50 --postgres      the same on its own PostgreSQL
    .venv/bin/python bench/server/crashes.py --copies 1000      copies of database and write-ahead log
    .venv/bin/python bench/server/crashes.py --games 10000      the time of a start with this number of games

People and bots play games of every title over sockets. The whole process group is killed at a random moment
and started again on the same database and port. The clients reconnect, say what they saw last, and send again
what was not acknowledged. At the end every acknowledged command is in the log once, under the acknowledged
number, and no other command is; every log can be replayed; everybody saw the same order.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import random
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[2]))

from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeElapsedColumn, TimeRemainingColumn
from tests.server.load import (
    Outcome,
    fill,
    own_postgres,
    recover_images,
    seconds_to_ready,
    sqlalchemy_url,
    survive_crashes,
)
from tests.server.node import sqlite_url


@contextlib.contextmanager
def database(folder: Path, *, postgres: bool) -> Iterator[str]:
    """The address of an empty database of either kind."""
    if not postgres:
        yield sqlite_url(folder)
        return
    with own_postgres() as server:
        yield sqlalchemy_url(server)


@contextlib.contextmanager
def progress(what: str, total: int) -> Iterator[Callable[[], None]]:
    """A progress bar that advances with every call."""
    columns = (BarColumn(), MofNCompleteColumn(), TimeElapsedColumn(), TimeRemainingColumn())
    with Progress("{task.description}", *columns) as bars:
        bar = bars.add_task(what, total=total)
        yield lambda: bars.advance(bar)


def report(what: str, outcome: Outcome, seconds: float) -> str:
    return (
        f"{what} in {seconds:.0f} s: {outcome.acknowledged:,} commands acknowledged at {outcome.tables} "
        f"tables, {outcome.entries:,} log entries; {outcome.reconnected:,} reconnections, {outcome.resent:,} "
        "commands sent again; nothing lost, nothing doubled, one order for all"
    )


def main() -> None:
    parser = argparse.ArgumentParser(description="Crashes of the server under load.")
    parser.add_argument("cycles", nargs="?", type=int, default=200, help="how many crashes (default: 200)")
    parser.add_argument("--postgres", action="store_true", help="on a PostgreSQL of its own; else on SQLite")
    parser.add_argument("--copies", type=int, default=0, help="copy the files of SQLite so often, instead")
    parser.add_argument("--games", type=int, default=0, help="measure the start with so many games, instead")
    parser.add_argument("--seed", type=int, default=1, help="of the moments and moves (default: 1)")
    given = parser.parse_args()
    rng = random.Random(given.seed)
    with tempfile.TemporaryDirectory(prefix="boardwright-") as name:
        folder, before = Path(name), time.monotonic()
        with database(folder, postgres=given.postgres) as url:
            if given.games:
                fill(url, given.games)
                starts = [seconds_to_ready(url) for _ in range(3)]
                seconds_each = ", ".join(f"{seconds:.1f}" for seconds in starts)
                print(f"{given.games:,} games: ready after {seconds_each} s")
            elif given.copies:
                with progress("Copies", given.copies) as advance:
                    _, outcome = asyncio.run(
                        recover_images(url, folder, given.copies, rng, after_each=advance)
                    )
                print(report(f"{given.copies} copies", outcome, time.monotonic() - before))
            else:
                with progress("Crashes", given.cycles) as advance:
                    outcome = asyncio.run(survive_crashes(url, given.cycles, rng, after_each=advance))
                print(report(f"{given.cycles} crashes", outcome, time.monotonic() - before))
                starts = sorted(outcome.starts)
                middle = starts[len(starts) // 2]
                print(f"From start to ready: median {middle:.1f} s, most {starts[-1]:.1f} s")


if __name__ == "__main__":
    main()
