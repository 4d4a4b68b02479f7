"""The results file: a file of results that grows line by line, so that an interrupted contest can continue.

It is a CSV file with a row for each game. Lists within a cell are by seat, separated by spaces.
"""

from __future__ import annotations

import csv
import io
import os
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Final, Self

from ..core.refusal import Refusal
from ..games import GAMES
from .match import Match, MatchResult

COLUMNS: Final = (
    "game", "rules", "options", "effort", "seats", "seed", "bots", "scores", "ranks", "rivals", "rating",
    "decisions", "seconds", "slowest",
)  # fmt: skip


def row(result: MatchResult) -> list[str]:
    """A result as the cells of a row."""
    match = result.match
    return [
        match.game, str(result.rules), match.options, f"{match.effort:g}", str(len(match.bots)),
        str(match.seed), " ".join(match.bots), _list(result.scores), _list(result.ranks),
        _list(result.rivals), "" if result.rating is None else str(result.rating),
        _list(result.decisions), _list(result.seconds), _list(result.slowest),
    ]  # fmt: skip


def read_row(cells: list[str]) -> MatchResult:
    """The result that a row describes; raises ValueError for anything else."""
    (game, rules, options, effort, seats, seed, bots, scores, ranks, rivals, rating, decisions, seconds,
     slowest) = cells  # fmt: skip
    match = Match(game, options, int(seed), tuple(bots.split(" ")), float(effort))
    result = MatchResult(
        match, int(rules), _whole(scores), _whole(ranks), _whole(rivals), int(rating) if rating else None,
        _whole(decisions), _real(seconds), _real(slowest),
    )  # fmt: skip
    lists = (match.bots, result.scores, result.ranks, result.decisions, result.seconds, result.slowest)
    if any(len(by_seat) != int(seats) for by_seat in lists):
        raise ValueError(seats)
    return result


def _list(values: Iterable[float]) -> str:
    return " ".join(str(value) for value in values)


def _whole(cell: str) -> tuple[int, ...]:
    return tuple(int(value) for value in cell.split())


def _real(cell: str) -> tuple[float, ...]:
    return tuple(float(value) for value in cell.split())


def table_text(results: Iterable[MatchResult]) -> str:
    """A whole results file as text."""
    text = io.StringIO()
    writer = csv.writer(text, lineterminator="\n")
    writer.writerow(COLUMNS)
    writer.writerows(row(result) for result in results)
    return text.getvalue()


class ResultsFile:
    """Results by match, on disk as soon as they are added; only in memory if there is no path."""

    def __init__(self, path: Path | None = None) -> None:
        self.path: Final = path
        self.results: Final[dict[Match, MatchResult]] = {}
        self._file: io.TextIOWrapper | None = None
        if path is not None and path.exists() and path.stat().st_size:
            self._read(path)

    def _read(self, path: Path) -> None:
        text = path.read_text("utf-8")
        lines = csv.reader(
            io.StringIO(text[: text.rfind("\n") + 1])
        )  # an incomplete last line does not count
        if next(lines, []) != list(COLUMNS):
            raise Refusal("ledger-foreign", str(path))
        for number, cells in enumerate(lines, 2):
            try:
                result = read_row(cells)
            except ValueError:
                raise Refusal("ledger-row", str(path), line=number) from None
            self.results[result.match] = result

    def check(self, ours: Callable[[Match], bool]) -> None:
        """Refuse to continue a file of another contest, or with results of other rules."""
        for match, result in self.results.items():
            if not ours(match):
                raise Refusal("ledger-other", str(self.path))
            if result.rules != GAMES[match.game].version:
                raise Refusal("ledger-rules", str(self.path))

    def __enter__(self) -> Self:
        if self.path is not None:
            _mend(self.path)
            self._file = self.path.open("a", encoding="utf-8", newline="")
            if not self._file.tell():
                self._write(COLUMNS)
        return self

    def __exit__(self, *_: object) -> None:
        if self._file is not None:
            self._file.close()
            self._file = None

    def add(self, result: MatchResult) -> None:
        """Add a result."""
        self.results[result.match] = result
        if self._file is not None:
            self._write(row(result))

    def _write(self, cells: Iterable[str]) -> None:
        assert self._file is not None
        csv.writer(self._file, lineterminator="\n").writerow(cells)
        self._file.flush()

    def missing(self, matches: Iterable[Match]) -> list[Match]:
        """What is still to be played."""
        return [match for match in matches if match not in self.results]

    def of(self, matches: Iterable[Match]) -> list[MatchResult]:
        """The results of those matches that have one, in the order of the matches."""
        return [self.results[match] for match in matches if match in self.results]


def _mend(path: Path) -> None:
    """Remove a last line that a crash left incomplete."""
    if path.exists():
        data = path.read_bytes()
        if data and not data.endswith(b"\n"):
            os.truncate(path, data.rfind(b"\n") + 1)
