"""The summary: the results of each level in each match of the schedule, in a few lines that are kept."""

from __future__ import annotations

import csv
import io
from collections.abc import Iterable
from dataclasses import dataclass, fields

from ..games import TITLES
from .figures import Mean, Share, meetings, standing
from .match import MatchResult
from .schedule import NAMES, NUMBERS, contests


@dataclass(frozen=True)
class SummaryRow:
    """The results of one level in one match: a row of `docs/strength.csv`."""

    game: str
    options: str
    bot: str
    against: str
    """The other level; empty in solo games."""
    games: int
    wins: float
    score: float
    score_error: float
    others: float
    """The mean score of the opponent, who may be a rival whom the rules play."""
    rating: float
    rating_error: float
    good: int
    """Solo games with a good rating."""
    pace: float
    """Seconds for a decision."""
    slowest: float

    @property
    def place(self) -> tuple[str, str, int, int]:
        """The key of the row; there is one row for each."""
        return (
            self.game,
            self.options,
            NAMES.index(self.bot),
            NAMES.index(self.against) if self.against else -1,
        )

    @property
    def won(self) -> Share:
        return Share(self.wins, self.games)


def sum_up(results: Iterable[MatchResult]) -> list[SummaryRow]:
    """The lines of the matches that we publish; other games are left out."""
    ours = {(contest.game, contest.options, frozenset(contest.bots)) for contest in contests(NUMBERS)}
    by_setup: dict[tuple[str, str], list[MatchResult]] = {}
    for result in results:
        match = result.match
        if match.effort == 1 and (match.game, match.options, frozenset(match.bots)) in ours:
            by_setup.setdefault((match.game, match.options), []).append(result)
    lines: list[SummaryRow] = []
    for (game, options), played in by_setup.items():
        for who, met in meetings(played).items():
            if len(set(who)) == len(who):
                lines += [_line(game, options, bot, "".join(set(who) - {bot}), met) for bot in who]
    return lines


def _line(game: str, options: str, bot: str, against: str, met: list[MatchResult]) -> SummaryRow:
    figures = standing(bot, met)
    others = standing(against, met).score if against else Mean.of([r.rivals[0] for r in met if r.rivals])
    rating = figures.rating or Mean.of([])
    least = TITLES[game].solo_table().good
    ratings = [result.rating for result in met if result.rating is not None]
    good = sum(least is not None and found >= least for found in ratings)
    real = (figures.score.value, figures.score.error, others.value, rating.value, rating.error)
    score, score_error, other, mean_rating, rating_error = (round(value, 3) for value in real)
    return SummaryRow(
        game, options, bot, against, figures.games, figures.won.wins, score, score_error, other, mean_rating,
        rating_error, good, round(figures.pace, 4), figures.slowest,
    )  # fmt: skip


def read_lines(text: str) -> list[SummaryRow]:
    """The lines of a summary."""
    kinds = {field.name: {"str": str, "int": int}.get(str(field.type), float) for field in fields(SummaryRow)}
    rows = csv.DictReader(io.StringIO(text))
    return [SummaryRow(**{name: kind(row[name]) for name, kind in kinds.items()}) for row in rows]


def lines_text(lines: Iterable[SummaryRow]) -> str:
    """A summary as text."""
    text = io.StringIO()
    names = [field.name for field in fields(SummaryRow)]
    writer = csv.writer(text, lineterminator="\n")
    writer.writerow(names)
    writer.writerows([getattr(line, name) for name in names] for line in lines)
    return text.getvalue()


def merged(old: Iterable[SummaryRow], new: Iterable[SummaryRow]) -> list[SummaryRow]:
    """The new lines, and the old ones that have no newer one, in order."""
    found = {line.place: line for line in (*old, *new)}
    return [found[place] for place in sorted(found)]
