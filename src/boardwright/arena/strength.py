"""`python -m boardwright.arena.strength`: how strong the levels are, measured and published by one command.

It plays the schedule, keeps every game in a results file, writes a summary to `docs/strength.csv` and the
tables to `docs/bots.md`. After an interruption it continues. Without playing, it rebuilds the tables.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterable
from pathlib import Path

from ..core.refusal import Refusal
from ..games import GAMES
from .docs_tables import filled, tables
from .match import Match, MatchResult
from .plain_report import run
from .results_file import ResultsFile
from .schedule import NAMES, NUMBERS, QUICK, contests
from .summary import lines_text, merged, read_lines, sum_up
from .workers import all_cores


def main(argv: list[str]) -> int:
    """Play and publish; returns the exit status."""
    given = _arguments().parse_args(argv)
    results: list[Path] = given.results
    docs: Path = given.docs
    try:
        _publish(results, docs) if given.report_only else _measure(given, results, docs)
    except Refusal as refusal:
        print(f"strength: {refusal}", file=sys.stderr)
        return 2
    except KeyboardInterrupt:
        print("strength: stopped; the same command goes on", file=sys.stderr)
        return 130
    return 0


def _arguments() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        "python -m boardwright.arena.strength", description="How strong the levels are."
    )
    parser.add_argument(
        "--games",
        type=_numbers,
        default=NUMBERS,
        metavar="N,N,N,N,N",
        help=f"games of each match, by the highest level in it; 0: leave out (default: {_shown(NUMBERS)})",
    )
    parser.add_argument(
        "--quick",
        dest="games",
        action="store_const",
        const=QUICK,
        help=f"the same as --games {_shown(QUICK)}",
    )
    parser.add_argument(
        "--title", action="append", choices=list(GAMES), help="this game only; may be repeated"
    )
    parser.add_argument(
        "--jobs", type=int, default=all_cores(), help="processes (default: one for each core)"
    )
    parser.add_argument(
        "--results",
        type=Path,
        nargs="+",
        default=[Path("strength-games.csv")],
        help="ledgers of games: new ones go to the first, all count (default: strength-games.csv)",
    )
    parser.add_argument(
        "--docs",
        type=Path,
        default=Path("docs"),
        help="the folder of bots.md and strength.csv (default: docs)",
    )
    parser.add_argument("--report-only", action="store_true", help="play nothing, write the tables")
    return parser


def _numbers(text: str) -> tuple[int, ...]:
    numbers = tuple(int(number) for number in text.split(","))
    if len(numbers) != len(NAMES) or min(numbers) < 0:
        raise ValueError(text)
    return numbers


def _shown(numbers: Iterable[int]) -> str:
    return ",".join(str(number) for number in numbers)


def _measure(given: argparse.Namespace, results: list[Path], docs: Path) -> None:
    matches: list[Match] = []
    for contest in contests(given.games, given.title or GAMES):
        contest.check()
        print(f"{contest.game} {contest.options} {' - '.join(contest.line_ups[0])}: {contest.number} games")
        matches += contest.matches()
    results_file = _results_file(results[0])
    todo = results_file.missing(matches)
    print(f"{len(matches)} games, {len(matches) - len(todo)} of them played before", flush=True)
    try:
        run(todo, results_file, given.jobs)
    finally:
        _publish(results, docs)


def _results_file(path: Path) -> ResultsFile:
    """Games of any contest, played by the current rules."""
    results_file = ResultsFile(path)
    results_file.check(lambda _: True)
    return results_file


def _publish(results: Iterable[Path], docs: Path) -> None:
    """Write the summary and the tables: new results if there are any, otherwise those of the old summary."""
    page, summary = docs / "bots.md", docs / "strength.csv"
    if not page.exists():
        print(f"{page} is not here, so nothing is published", file=sys.stderr)
        return
    old = read_lines(summary.read_text("utf-8")) if summary.exists() else []
    games: dict[Match, MatchResult] = {}
    for path in results:
        games |= _results_file(path).results
    lines = merged(old, sum_up(games.values()))
    text = filled(page.read_text("utf-8"), tables(lines))
    summary.write_text(lines_text(lines), "utf-8")
    page.write_text(text, "utf-8")
    print(f"{page}: {len(lines)} lines of {len(games)} games")


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
