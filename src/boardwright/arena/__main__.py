"""`python -m boardwright.arena`: contests in plain text, with nothing installed but Python.

The installed command `boardwright arena` is the same with colours, ratings and pictures.
"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from ..bots import BOTS
from ..core.refusal import Refusal
from ..games import GAMES
from .contest import contest
from .options import read_options
from .plain_report import report, run
from .results_file import ResultsFile
from .workers import all_cores


def main(argv: list[str]) -> int:
    """Play what the arguments say; returns the exit status."""
    given = _arguments().parse_args(argv)
    try:
        return _play(given)
    except Refusal as refusal:
        print(f"arena: {refusal}", file=sys.stderr)
        return 2
    except KeyboardInterrupt:
        print("arena: stopped; the same command goes on", file=sys.stderr)
        return 130


def _arguments() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser("python -m boardwright.arena", description="Bots against bots.")
    parser.add_argument("--game", required=True, choices=list(GAMES))
    parser.add_argument(
        "--bots", required=True, help=f"separated by commas: {', '.join(BOTS)}, module:attribute"
    )
    parser.add_argument("--seats", type=int, default=2, help="at each table; 1 for solo games (default: 2)")
    parser.add_argument("-n", "--number", type=int, default=100, help="games of each line-up (default: 100)")
    parser.add_argument("--seed", type=int, default=0, help="of the first deal (default: 0)")
    parser.add_argument("--option", action="append", default=[], metavar="NAME=VALUE", help="of the set-up")
    parser.add_argument("--effort", type=float, default=1.0, help="times the usual work of the bots")
    parser.add_argument(
        "--jobs", type=int, default=all_cores(), help="processes (default: one for each core)"
    )
    parser.add_argument("--out", type=Path, help="CSV file that results are added to, and goes on from")
    return parser


def _play(given: argparse.Namespace) -> int:
    made = contest(
        given.game, given.bots.split(","), given.seats, given.number, given.seed, read_options(given.option),
        given.effort,
    )  # fmt: skip
    made.check()
    matches = list(made.matches())
    results_file = ResultsFile(given.out)
    results_file.check(made.has)
    todo = results_file.missing(matches)
    print(f"{len(matches)} games, {len(matches) - len(todo)} of them played before", flush=True)
    try:
        run(todo, results_file, given.jobs)
    finally:
        report(results_file.of(matches))
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
