"""The bars of a heavy evening, each measured and compared. Run it with nothing else on the machine.

    .venv/bin/python bench/server/bars.py latency         1,000 tables, 200 moves/s, ten minutes
    .venv/bin/python bench/server/bars.py one-core        the same with a core taken away
    .venv/bin/python bench/server/bars.py scale           moves/s of two processes and of one
    .venv/bin/python bench/server/bars.py overload        five times the load that is possible, and after it
    .venv/bin/python bench/server/bars.py memory          1,000 tables, and ten minutes of steady play
    .venv/bin/python bench/server/bars.py restart         a start with 10,000 games and without

`scale` gives each process half a core, so that the program that makes the load has one of its own. That
needs root on Linux.

`--short` takes at most three minutes each, with fewer tables.
"""

from __future__ import annotations

import argparse
import contextlib
import json
import multiprocessing
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Final

sys.path.insert(0, str(Path(__file__).resolve().parents[2]))

from tests.server.load import fill, seconds_to_ready
from tests.server.node import sqlite_url

LOAD: Final = str(Path(__file__).with_name("load.py"))
BEYOND: Final = 3000.0
"""Moves a second that no server here can do."""
HALF: Final = 0.5
"""Of a core."""


def load(games: int, rate: float, seconds: float, processes: int, *more: object) -> dict[str, float]:
    """The figures of one run."""
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "figures.json"
        command = [sys.executable, LOAD, "--games", games, "--rate", rate, "--seconds", seconds]
        command += ["--processes", processes, "--json", file, *more]
        subprocess.run([str(word) for word in command], check=True, stdout=subprocess.DEVNULL)
        figures: dict[str, float] = json.loads(file.read_text())
    return figures


def bar(what: str, value: float, most: float | None = None, least: float | None = None) -> bool:
    """Print a figure with its bar; return whether it holds."""
    holds = (most is None or value <= most) and (least is None or value >= least)
    wanted = f"at most {most:g}" if most is not None else f"at least {least:g}"
    print(f"{what}: {value:.2f} ({wanted}): {'holds' if holds else 'DOES NOT HOLD'}", flush=True)
    return holds


def latency(short: bool) -> bool:
    figures = load(300, 60, 60, 2) if short else load(1000, 200, 600, 2)
    print(f"p50 {figures['p50']:.1f} ms, {figures['mib']:.0f} MiB")
    return bar("p99, ms", figures["p99"], most=50) & bar("worst, ms", figures["worst"], most=250)


def one_core(short: bool) -> bool:
    with busy_core():
        figures = load(300, 60, 60, 2) if short else load(1000, 200, 600, 2)
    print(f"p50 {figures['p50']:.1f} ms, worst {figures['worst']:.0f} ms")
    return bar("p99 with a core taken away, ms", figures["p99"], most=150)


def scale(short: bool) -> bool:
    seconds = 20 if short else 60
    games = 200 if short else 1000
    one, two = (load(games, BEYOND, seconds, count, "--cores", count * HALF) for count in (1, 2))
    for figures, said in ((one, "one process on half a core"), (two, "two on half a core each")):
        print(
            f"{said}: {figures['moves_per_second']:.0f} moves/s, {figures['cpu_ms']:.2f} ms of processor "
            f"time a move; the driver used {100 * figures['own_share']:.0f} % of a core"
        )
    ratio = two["moves_per_second"] / one["moves_per_second"]
    return bar("ratio of two processes to one", ratio, least=1.7)


def overload(short: bool) -> bool:
    seconds = 20 if short else 60
    games = 200 if short else 1000
    once = load(games, 400, seconds, 1)
    calm = once["moves_per_second"] / 4
    before = load(games, calm, seconds, 1)
    five = load(games, 5 * once["moves_per_second"], seconds, 1, "--afterwards", calm)
    print(f"{once['moves_per_second']:.0f} moves/s; at five times the load {five['moves_per_second']:.0f}, ")
    print(f"p50 {five['p50']:.0f} ms, {five['refused']:.0f} refused")
    ratio = five["moves_per_second"] / once["moves_per_second"]
    after = five["p50_afterwards"] / before["p50"]
    return bar("throughput at five times the load, as a part", ratio, least=0.9) & bar(
        f"p50 five seconds later, as a part of {before['p50']:.1f} ms before", after, most=1.5
    )


def memory(short: bool) -> bool:
    figures = load(300, 60, 60, 1) if short else load(1000, 100, 600, 1)
    print(f"{figures['mib']:.0f} MiB at the end, {figures['grown_mib']:.0f} MiB more than before the moves")
    return bar("kB a table with two sockets", figures["kib_per_table"] * 1.024, most=100)


def restart(short: bool) -> bool:
    with tempfile.TemporaryDirectory() as folder:
        url = sqlite_url(Path(folder))
        without = min(seconds_to_ready(url) for _ in range(3))
        fill(url, 2000 if short else 10_000)
        times = sorted(seconds_to_ready(url) for _ in range(3))
    print(f"ready after {without:.2f} s without games; with them {times[0]:.2f} to {times[-1]:.2f} s")
    return bar("seconds", times[1], most=2) & bar("ratio", times[1] / without, most=1.5)


@contextlib.contextmanager
def busy_core() -> Iterator[None]:
    """Keep a core busy."""
    burner = multiprocessing.get_context("spawn").Process(target=_burn, daemon=True)
    burner.start()
    try:
        yield
    finally:
        burner.kill()


def _burn() -> None:
    while True:
        pass


BARS: Final[dict[str, Callable[[bool], bool]]] = {
    "latency": latency,
    "one-core": one_core,
    "scale": scale,
    "overload": overload,
    "memory": memory,
    "restart": restart,
}


def main() -> int:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("bar", choices=[*BARS, "all"])
    parser.add_argument("--short", action="store_true", help="fewer tables, at most three minutes each")
    given = parser.parse_args()
    wanted = BARS if given.bar == "all" else {given.bar: BARS[given.bar]}
    held = [measure(given.short) for measure in wanted.values()]
    return 0 if all(held) else 1


if __name__ == "__main__":
    sys.exit(main())
