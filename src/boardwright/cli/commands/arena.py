"""`boardwright arena`: bots against bots, with ratings, shares and means."""

from __future__ import annotations

import sys
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Final

from rich.console import Console
from rich.text import Text

from ...arena.contest import Contest
from ...arena.guests import GuestServer
from ...arena.match import Match, MatchResult
from ...arena.results_file import ResultsFile
from ...arena.workers import interrupted_once, play_all
from ...bots import bot_named
from ...core.refusal import Refusal
from ...datasets import Columns, Row
from ...files import file_refusal
from ...locales import Words
from ..screens.columns import check_columns_file, write_columns
from ..screens.signs import console_for
from ..screens.standings import draw, report
from .simulate import check_picture, progress_bar

COLUMNS: Final[Columns] = {
    "game": "text", "rules": "whole", "options": "text", "effort": "real", "seats": "whole", "seed": "text",
    "bots": "texts", "scores": "wholes", "ranks": "wholes", "rivals": "wholes", "rating": "whole",
    "decisions": "wholes", "seconds": "reals", "slowest": "reals",
}  # fmt: skip
"""The columns of a results file with their types; a seed has up to 128 bits."""
STOPPED: Final = 130
"""The exit status after an interrupt."""


class Venue:
    """Where the games of a contest are played: on the cores of this machine, on a cluster, at a server."""

    def __init__(self, jobs: int, cluster: str | None, url: str | None, guests: Mapping[str, str]) -> None:
        self.jobs: Final = jobs
        self.cluster: Final = cluster
        self.guests: Final = guests
        if guests and url is None:
            raise Refusal("guest-server", "--server")
        self.server: Final = GuestServer(url, guests) if url is not None and guests else None

    def play_all(self, matches: Sequence[Match]) -> Iterator[MatchResult]:
        """The results of matches as they come; those without guests need no server."""
        here = [match for match in matches if not self.guests.keys() & set(match.bots)]
        if self.cluster is not None:
            yield from _on_cluster(self.cluster, here)
        else:
            yield from play_all(here, self.jobs)
        if self.server is not None:
            there = [match for match in matches if self.guests.keys() & set(match.bots)]
            yield from self.server.play_all(there, self.jobs)


def _on_cluster(address: str, matches: Sequence[Match]) -> Iterator[MatchResult]:
    try:
        from ...arena.cluster import play_on
    except ImportError:
        raise Refusal("cluster-library", "--ray") from None
    return play_on(address, matches)


def read_guests(texts: Sequence[str]) -> dict[str, str]:
    """Guests from `name=command`."""
    guests: dict[str, str] = {}
    for text in texts:
        name, _, command = text.partition("=")
        if not command.strip() or not name.isidentifier() or bot_named(name) is not None or name in guests:
            raise Refusal("guest-form", text)
        guests[name] = command
    return guests


def arena(contest: Contest, venue: Venue, out: str | None, picture: str | None, words: Words) -> int:
    """Play a contest, or the rest of it, and print the results; returns the exit status."""
    if "" not in sys.path:  # outside bots may be in the current folder
        sys.path.append("")
    contest.check(venue.guests)
    if out:
        check_columns_file(out)
    if picture:
        check_picture(picture)
    console = console_for()
    results_file = _open(out, contest)
    matches = list(contest.matches())
    finished = _play(results_file, matches, venue, words, console)
    results = results_file.of(matches)
    if not results:
        console.print(words("arena-nothing-yet"))
        return STOPPED
    report(results, contest, console, words)
    if out:
        if results_file.path != Path(out).expanduser():
            write_columns(out, COLUMNS, (cells(result) for result in results))
        console.print(Text(words("arena-kept", file=out), style="green"))
    if picture:
        draw(results, contest, picture, words)
        console.print(Text(words("picture-saved", file=picture), style="green"))
    if finished:
        return 0
    console.print(words("arena-stopped" if out else "arena-stopped-unkept"))
    return STOPPED


def _open(out: str | None, contest: Contest) -> ResultsFile:
    """The results so far. A Parquet file cannot grow, so its games are kept in a CSV file next to it."""
    path = Path(out).expanduser().with_suffix(".csv") if out else None
    try:
        results_file = ResultsFile(path)
    except OSError as error:
        raise file_refusal(error, str(path), "file-read") from None
    results_file.check(contest.has)
    return results_file


def _play(
    results_file: ResultsFile, matches: list[Match], venue: Venue, words: Words, console: Console
) -> bool:
    """Play what is missing; returns False if it was interrupted."""
    todo = results_file.missing(matches)
    before = len(matches) - len(todo)
    if before:
        console.print(words("arena-going-on", n=before))
    try:
        with interrupted_once(), progress_bar(words) as progress, results_file:
            bar = progress.add_task(words(f"game-{matches[0].game}"), total=len(matches), completed=before)
            for result in venue.play_all(todo):
                results_file.add(result)
                progress.update(bar, advance=1)
    except KeyboardInterrupt:
        return False
    except OSError as error:
        raise file_refusal(error, str(results_file.path), "file-write") from None
    return True


def cells(result: MatchResult) -> Row:
    """A result as a row of columns."""
    match = result.match
    return {
        "game": match.game, "rules": result.rules, "options": match.options, "effort": match.effort,
        "seats": len(match.bots), "seed": str(match.seed), "bots": list(match.bots),
        "scores": list(result.scores), "ranks": list(result.ranks), "rivals": list(result.rivals),
        "rating": result.rating, "decisions": list(result.decisions), "seconds": list(result.seconds),
        "slowest": list(result.slowest),
    }  # fmt: skip
