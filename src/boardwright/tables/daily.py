"""The deal of the day: the same solo set-up for everybody, one for each game and day (UTC).

Its seed is secret until the day is over, also for people who have finished, because the seed reveals the
cards to come. So a table of the day shows its seed from the next day on. The same applies to everything that
would reveal it (the record, a fork, a link to watch).
"""

from __future__ import annotations

from datetime import UTC, date, datetime
from typing import TYPE_CHECKING, Final

from ..core.plain_data import Json
from ..core.refusal import Refusal
from ..games import TITLES
from .log_entries import Created

if TYPE_CHECKING:
    from .table import Table

DAILY: Final = "daily"
"""The origin of a table of the day."""
DAY_MS: Final = 86_400_000


def day_at(now: int) -> str:
    """The day of a time, as `YYYY-MM-DD`."""
    return datetime.fromtimestamp(now / 1000, UTC).date().isoformat()


def end_of(day: str) -> int:
    """When a day ends, in milliseconds."""
    midnight = datetime.combine(date.fromisoformat(day), datetime.min.time(), UTC)
    return int(midnight.timestamp() * 1000) + DAY_MS


def read_day(text: str, now: int) -> str:
    """A day that is not in the future. Raises `Refusal`."""
    try:
        day = date.fromisoformat(text).isoformat()
    except ValueError:
        raise Refusal("no-day", "day", day=text) from None
    if day > day_at(now):
        raise Refusal("no-day", "day", day=text)
    return day


def games_on(day: str) -> list[str]:
    """The games that have a deal on a day."""
    number = date.fromisoformat(day).toordinal()
    return [id for id, title in TITLES.items() if title.daily(number) is not None]


def options_of(game: str, day: str) -> dict[str, Json]:
    """The set-up of a day, as the title deals it. The rest is dealt from the seed."""
    title = TITLES.get(game)
    options = None if title is None else title.daily(date.fromisoformat(day).toordinal())
    if options is None:
        raise Refusal("record-game", "game", game=game)
    return options


def day_of(created: Created) -> str:
    """The day whose deal a table plays; empty for any other table."""
    origin = created.origin
    return origin.day if origin is not None and origin.how == DAILY else ""


def is_secret(created: Created, now: int) -> bool:
    """Whether the seed of a table must stay hidden, even after its game, because others still play it."""
    day = day_of(created)
    return bool(day) and day >= day_at(now)


class DailyResult:
    """A person's result in a deal: points, and a rating or whether the rival was beaten."""

    def __init__(self, points: int, rating: int | None, won: bool | None) -> None:
        self.points: Final = points
        self.rating: Final = rating
        self.won: Final = won


def result_of(table: Table) -> DailyResult | None:
    """The result of a table of the day that is over; None for any other table."""
    if not day_of(table.created) or table.status != "over":
        return None
    mine, *rivals = table.playing().state.scores()
    return DailyResult(mine.total, mine.rating, mine.rank == 1 if rivals else None)
