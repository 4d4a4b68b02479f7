"""Itemised scores: every point has a line that says where it came from."""

from __future__ import annotations

from .plain_data import Json


class ScoreLine:
    """Points from one source at one time, such as an edict in spring. Losses are negative."""

    __slots__ = ("points", "source", "when")

    def __init__(self, source: str, when: str, points: int) -> None:
        self.source = source
        self.when = when
        self.points = points

    def dump(self) -> Json:
        return {"source": self.source, "when": self.when, "points": self.points}

    def __reduce__(self) -> tuple[object, tuple[object, ...]]:
        return ScoreLine, (self.source, self.when, self.points)

    def __repr__(self) -> str:
        return f"{self.source}@{self.when}={self.points}"


class Score:
    """The score of one seat, valid at any time.

    `lines` add up to `total`, the points that are certain. `forecast` is separate: what each later scoring
    would bring if nothing changed any more. `rank` counts from 1, ties broken as the rules say, and shared
    ranks mean a shared victory. `rating` is the measure of success in a solo game, if it has one, and
    `title` the key of the message that names what it earns.
    """

    __slots__ = ("forecast", "lines", "rank", "rating", "seat", "title", "total")

    def __init__(
        self,
        seat: int,
        total: int,
        lines: list[ScoreLine],
        forecast: list[ScoreLine],
        rank: int = 1,
        rating: int | None = None,
        title: str | None = None,
    ) -> None:
        self.seat = seat
        self.total = total
        self.lines = lines
        self.forecast = forecast
        self.rank = rank
        self.rating = rating
        self.title = title

    @property
    def expected(self) -> int:
        """The final total if nothing changed any more."""
        return self.total + sum(line.points for line in self.forecast)

    def dump(self) -> dict[str, Json]:
        lines: list[Json] = [line.dump() for line in self.lines]
        forecast: list[Json] = [line.dump() for line in self.forecast]
        return {
            "seat": self.seat,
            "total": self.total,
            "lines": lines,
            "forecast": forecast,
            "rank": self.rank,
            "rating": self.rating,
            "title": self.title,
        }

    def __reduce__(self) -> tuple[object, tuple[object, ...]]:
        fields = self.seat, self.total, self.lines, self.forecast, self.rank, self.rating, self.title
        return Score, fields
