"""What finished games say about the people who played them, and what many of them say together."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Final, Literal, TypeAlias

from ..core.position import POSITION
from ..core.record import BOT_MARK
from .table import Table

Company: TypeAlias = Literal["alone", "bots", "people"]
"""With whom somebody played: with other people, else with bots, else with nobody."""
NOT_COUNTED: Final = ("import", "fork")
"""Games that were not begun at their deal."""
TREND: Final = 100


@dataclass(frozen=True, slots=True)
class Outcome:
    """How a game ended for one person."""

    table: str
    game: str
    names: list[str]
    """By seat; a bot is `bot:` and its name."""
    company: Company
    rank: int
    points: int
    rating: int | None
    """In a solo game that has ratings."""
    won: bool | None
    """None where nobody could be beaten."""
    sources: dict[str, int]
    """Points by the source of the score's lines."""
    ended_at: int


@dataclass(frozen=True, slots=True)
class Figures:
    """The games of one kind together: of one title, with as many seats, in like company."""

    game: str
    seats: int
    company: Company
    games: int
    won: int | None
    mean: float
    best: int
    best_table: str
    sources: dict[str, float]
    """Mean points by source."""
    trend: list[int]
    """The points of the last games, the newest last."""


def outcomes(table: Table, ended_at: int) -> dict[str, Outcome]:
    """How a game that is over ended, by person. A person who held several seats played for nobody, and games
    that did not begin at their deal do not count."""
    created = table.created
    continued = created.origin is not None and created.origin.how in NOT_COUNTED
    if table.status != "over" or continued or POSITION in created.options:
        return {}
    held = Counter(seat.person for seat in table.seats if seat.person and not seat.forfeited)
    names = [f"{BOT_MARK}{seat.bot}" if seat.bot else seat.name for seat in table.seats]
    scores = table.playing().state.scores()
    found: dict[str, Outcome] = {}
    for seat, holder in enumerate(table.seats):
        if held[holder.person] != 1 or holder.forfeited:
            continue
        mine = scores[seat]
        sources: Counter[str] = Counter()
        for line in mine.lines:
            sources[line.source] += line.points
        found[holder.person] = Outcome(
            table.id, created.game, names, _company(table, seat), mine.rank, mine.total, mine.rating,
            mine.rank == 1 if len(scores) > 1 else None, dict(sources), ended_at,
        )  # fmt: skip
    return found


def _company(table: Table, seat: int) -> Company:
    others = [holder for number, holder in enumerate(table.seats) if number != seat]
    if not others:
        return "alone"
    return "bots" if all(holder.bot or holder.forfeited for holder in others) else "people"


def figures(all_outcomes: Iterable[Outcome]) -> list[Figures]:
    """The outcomes of a person by kind of game, the most frequent kind first."""
    kinds: dict[tuple[str, int, Company], list[Outcome]] = {}
    for outcome in all_outcomes:
        kinds.setdefault((outcome.game, len(outcome.names), outcome.company), []).append(outcome)
    by_number = sorted(kinds.items(), key=lambda kind: (-len(kind[1]), kind[0]))
    return [_figures(*kind, alike) for kind, alike in by_number]


def _figures(game: str, seats: int, company: Company, alike: Sequence[Outcome]) -> Figures:
    in_order = sorted(alike, key=lambda outcome: outcome.ended_at)
    best = max(in_order, key=lambda outcome: outcome.points)
    wins = [outcome.won for outcome in alike if outcome.won is not None]
    sources: Counter[str] = Counter()
    for outcome in alike:
        sources.update(outcome.sources)
    n = len(alike)
    return Figures(
        game, seats, company, n, sum(wins) if wins else None,
        sum(outcome.points for outcome in alike) / n, best.points, best.table,
        {source: points / n for source, points in sources.items()},
        [outcome.points for outcome in in_order[-TREND:]],
    )  # fmt: skip
