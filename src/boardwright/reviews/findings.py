"""What a review says about a game."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from math import exp, sqrt
from typing import Final

from .verdicts import Verdict

SCALE: Final = 3.0
"""The scale of accuracy: 100 exp(-loss / 3), for a mean loss in points of an action."""
QUALITY: Final = 1
"""Rises whenever the same record would get another review."""


@dataclass(frozen=True, slots=True)
class CurvePoint:
    """The expected result at one moment, for the first seat or, with more than two, for the one that acts."""

    answers: int
    """How many answers were given before."""
    seat: int
    lead: float
    error: float
    """Half the width of the range in which eight of ten games end."""

    def dump(self) -> dict[str, object]:
        return {
            "answers": self.answers, "seat": self.seat, "lead": round(self.lead, 1),
            "error": round(self.error, 1),
        }  # fmt: skip


@dataclass(frozen=True, slots=True)
class Outline:
    """What is known at once: the curve, and the actions in the order in which they are worth a look."""

    unit: str
    """`margin` or `rating`; see `Thought`."""
    curve: list[CurvePoint]
    order: list[int]


@dataclass(frozen=True, slots=True)
class TurningPoint:
    """A mistake that is shown. The same advice in a row is shown once, where it cost most."""

    verdict: Verdict
    times: int = 1
    """How many actions in a row it was good advice for."""

    def dump(self) -> dict[str, object]:
        return {**self.verdict.dump(), "times": self.times}


@dataclass(frozen=True, slots=True)
class SeatReview:
    """One seat: how accurately it played, and what its answers cost."""

    seat: int
    choices: int
    """How many actions with a choice were judged."""
    accuracy: float
    """100 if no answer cost anything. A fact about this game; one game says little about skill."""
    seasons: dict[str, float]
    """The same by season."""
    cost: float
    """The points that all its answers cost."""
    error: float
    """Half the width of the 95 % interval of the cost, as far as the imagined games tell."""
    result: float
    """The lead over the best other seat at the end, or the rating."""
    rest: float | None
    """What of the lead the answers do not explain: luck, and what the review cannot see. None alone."""

    def dump(self) -> dict[str, object]:
        return {
            "seat": self.seat, "choices": self.choices, "accuracy": round(self.accuracy),
            "seasons": {season: round(accuracy) for season, accuracy in self.seasons.items()},
            "cost": round(self.cost, 1), "error": round(self.error, 1), "result": self.result,
            "rest": None if self.rest is None else round(self.rest, 1),
        }  # fmt: skip


@dataclass(frozen=True, slots=True)
class Review:
    """A review as far as it has come."""

    game: str
    rules: int
    thorough: bool
    outline: Outline
    seats: list[SeatReview]
    turning_points: list[TurningPoint]
    """The costliest first."""
    verdicts: list[Verdict] = field(default_factory=list)
    """All verdicts so far, in the order of the game."""
    actions: int = 0
    """How many actions had a choice; the review is complete when all of them are judged."""

    @property
    def is_complete(self) -> bool:
        return len(self.verdicts) == self.actions

    def dump(self) -> dict[str, object]:
        """The review as plain data (docs/review.md)."""
        return {
            "review": QUALITY, "game": self.game, "rules": self.rules, "thorough": self.thorough,
            "complete": self.is_complete, "actions": self.actions, "unit": self.outline.unit,
            "curve": [point.dump() for point in self.outline.curve],
            "seats": [seat.dump() for seat in self.seats],
            "turning_points": [point.dump() for point in self.turning_points],
            "verdicts": [verdict.dump() for verdict in self.verdicts],
        }  # fmt: skip


def accuracy(losses: Sequence[float], swing: float) -> float:
    """The accuracy of actions that cost so much."""
    mean = max(0.0, sum(losses) / len(losses)) if losses else 0.0
    return 100.0 * exp(-mean / (SCALE * swing))


def seat_reviews(verdicts: Sequence[Verdict], results: Sequence[float], swing: float) -> list[SeatReview]:
    """What is known of every seat; `results` are the leads or ratings at the end."""
    own = [[verdict for verdict in verdicts if verdict.seat == seat] for seat in range(len(results))]
    costs = [max(0.0, sum(verdict.loss for verdict in mine)) for mine in own]
    found: list[SeatReview] = []
    for seat, mine in enumerate(own):
        seasons = dict.fromkeys(verdict.season for verdict in mine if verdict.season)
        others = [(results[other], costs[other]) for other in range(len(results)) if other != seat]
        found.append(
            SeatReview(
                seat=seat,
                choices=len(mine),
                accuracy=accuracy([verdict.loss for verdict in mine], swing),
                seasons={
                    season: accuracy([verdict.loss for verdict in mine if verdict.season == season], swing)
                    for season in seasons
                },
                cost=costs[seat],
                error=sqrt(sum(verdict.error**2 for verdict in mine)),
                result=results[seat],
                rest=results[seat] + costs[seat] - max(others)[1] if others else None,
            )
        )
    return found


def turning_points(verdicts: Sequence[Verdict]) -> list[TurningPoint]:
    """The mistakes, the costliest first; the same advice to a seat in a row counts once."""
    last: dict[int, Verdict] = {}
    groups: list[list[Verdict]] = []
    for verdict in sorted(verdicts, key=lambda one: one.action):
        before = last.get(verdict.seat)
        last[verdict.seat] = verdict
        if verdict.kind != "mistake":
            continue
        if before is not None and before.kind == "mistake" and before.best == verdict.best:
            next(group for group in groups if group[-1] is before).append(verdict)
        else:
            groups.append([verdict])
    found = [TurningPoint(max(group, key=lambda one: one.loss), len(group)) for group in groups]
    return sorted(found, key=lambda one: -one.verdict.loss)
