"""Reviews of the games of tables: which games have one, how it is made part by part, and what is sent of it.

A review follows from its record alone. `Reviewer` makes the parts, in any process and in any order;
`GameReview` collects them.
"""

from __future__ import annotations

import hashlib
import json
from dataclasses import asdict, dataclass, field
from typing import Final, Literal, NamedTuple

from .. import __version__
from ..bots.judge import judge_of
from ..bots.playouts import result
from ..core.plain_data import spell
from ..core.record import Record
from ..core.refusal import Refusal
from ..games import GAMES
from ..reviews import Examination, Reason, Verdict
from ..reviews.findings import QUALITY, seat_reviews, turning_points
from . import daily
from .preview import preview_of
from .reading import read
from .replay import steps
from .table import Table
from .updates import (
    Option,
    ReviewAttempt,
    ReviewMoment,
    ReviewPoint,
    ReviewReason,
    ReviewSeat,
    ReviewSource,
    ReviewTurningPoint,
    ReviewVerdict,
    ReviewView,
)
from .views import question_of, score_of

Status = Literal["none", "waiting", "running", "complete", "failed"]


class ReviewTask(NamedTuple):
    """A game to review. Games with equal keys get the same review."""

    key: str
    record: str


def review_task(table: Table, now: int) -> ReviewTask:
    """The task to review the game of a table. Raises a `Refusal` while anybody may still play it."""
    if table.status != "over":
        raise Refusal("not-over")
    if daily.is_secret(table.created, now):
        raise Refusal("daily-secret", table.id)
    record = table.playing()
    return ReviewTask(key_of(record), record.text())


def key_of(record: Record) -> str:
    """What a review follows from, as one text: the game without the names of its players, and the version
    of the review and of everything that it uses."""
    parts = [
        QUALITY, __version__, record.game.name, record.game.version, str(record.seed), len(record.names),
        spell(record.options), [[seat, code] for seat, code in record.answers],
    ]  # fmt: skip
    return hashlib.sha256(json.dumps(parts).encode()).hexdigest()


@dataclass(slots=True)
class ReviewOutline:
    """What is known of a game at once: its curve, the results, and the order in which actions are judged."""

    unit: str
    order: list[int]
    results: list[float]
    swing: float
    """By how much larger differences are than in other games (`Judge.swing`)."""
    curve: list[ReviewPoint]


class Reviewer:
    """Makes the parts of the review of one game."""

    def __init__(self, task: ReviewTask) -> None:
        self.examination: Final = Examination(Record.read(task.record, GAMES))

    def outline(self) -> ReviewOutline:
        found = self.examination.outline
        state = self.examination.record.state
        return ReviewOutline(
            unit=found.unit,
            order=found.order,
            results=[float(result(state, seat)) for seat in range(state.seats)],
            swing=float(judge_of(state).swing),
            curve=[
                ReviewPoint(point.answers, point.seat, round(float(point.lead), 1), round(point.error, 1))
                for point in found.curve
            ],
        )

    def judge(self, number: int) -> ReviewVerdict:
        """The verdict of one action."""
        verdict = self.examination.judge(number)
        return ReviewVerdict(
            action=verdict.action,
            seat=verdict.seat,
            start=verdict.start,
            at=verdict.at,
            season=verdict.season,
            kind=verdict.kind,
            played=self._option(verdict, verdict.played),
            best=self._option(verdict, verdict.best) if verdict.best else None,
            loss=round(float(verdict.loss), 2),
            error=round(float(verdict.error), 2),
            worlds=verdict.worlds,
            reasons=[_reason(reason) for reason in verdict.reasons],
        )

    def attempt(self, verdict: ReviewVerdict, code: str) -> ReviewAttempt:
        """How another answer compares at a turning point."""
        assert verdict.best is not None
        found = self.examination.attempt(verdict.action, verdict.at, verdict.best.code, code)
        return ReviewAttempt(
            code, found.kind,
            round(float(found.gain.mean), 2), round(float(found.gain.error), 2),
            round(float(found.gap.mean), 2), round(float(found.gap.error), 2),
            found.gap.number,
        )  # fmt: skip

    def _option(self, verdict: Verdict, code: str) -> Option:
        """An answer of an action, as it was offered."""
        action = self.examination.actions[verdict.action].action
        label = action.states[verdict.at - verdict.start].label(verdict.seat, code)
        return Option(code, label.key, label.args, label.at)


def moment(task: ReviewTask, verdict: ReviewVerdict) -> ReviewMoment:
    """What the seat was asked at a turning point, and what followed from either answer."""
    assert verdict.best is not None
    record = Record.read(task.record, GAMES)
    *_, last = steps(record, record.answers[: verdict.at])
    state, seat = last.state, verdict.seat
    return ReviewMoment(
        question_of(state, seat, 0),
        [score_of(score, ranked=False) for score in state.scores()],
        preview_of(state, seat, [verdict.played.code]),
        preview_of(state, seat, [verdict.best.code]),
    )


def _reason(reason: Reason) -> ReviewReason:
    sources = [
        ReviewSource(one.source, round(float(one.points), 1), bool(one.denied)) for one in reason.sources
    ]
    return ReviewReason(reason.key, dict(reason.args), sources)


@dataclass(slots=True)
class GameReview:
    """The parts of a review that were made so far."""

    outline: ReviewOutline | None = None
    verdicts: list[ReviewVerdict] = field(default_factory=list)
    """In the order in which they were found."""

    def turning_point(self, action: int) -> ReviewVerdict:
        """The verdict of an action, if something better is known. Raises a `Refusal` if not."""
        for verdict in self.verdicts:
            if verdict.action == action and verdict.best is not None:
                return verdict
        raise Refusal("no-turning-point", str(action))

    @property
    def is_complete(self) -> bool:
        return self.outline is not None and len(self.verdicts) == len(self.outline.order)

    def left(self) -> list[int]:
        """The actions that are not judged yet, the worst first."""
        done = {verdict.action for verdict in self.verdicts}
        return [] if self.outline is None else [one for one in self.outline.order if one not in done]

    def view(
        self, status: Status, seconds: int | None = None, after: int = 0, *, curve: bool = True
    ) -> ReviewView:
        """What is sent of it: everything, or of the verdicts only those that were found after some."""
        outline = self.outline
        if outline is None:
            return ReviewView(status, 0, 0, seconds, "margin", [], [], [], [])
        known = [_verdict(one) for one in sorted(self.verdicts, key=lambda one: one.action)]
        return ReviewView(
            status=status,
            done=len(self.verdicts),
            actions=len(outline.order),
            left=seconds,
            unit=outline.unit,
            curve=outline.curve if curve else [],
            seats=[
                ReviewSeat(
                    one.seat, one.choices, round(one.accuracy, 1),
                    {season: round(accuracy, 1) for season, accuracy in one.seasons.items()},
                    round(one.cost, 1), round(one.error, 1), one.result,
                    None if one.rest is None else round(one.rest, 1),
                )
                for one in seat_reviews(known, outline.results, outline.swing)
            ],
            turning_points=[
                ReviewTurningPoint(point.verdict.action, point.times) for point in turning_points(known)
            ],
            verdicts=self.verdicts[after:],
        )  # fmt: skip

    def dump(self) -> str:
        """The parts as they are kept."""
        return json.dumps(asdict(self), ensure_ascii=False, separators=(",", ":"))

    @staticmethod
    def load(text: str) -> GameReview:
        found: GameReview = read(GameReview, json.loads(text), "review")
        return found


def _verdict(one: ReviewVerdict) -> Verdict:
    """A verdict as the sums over all of them need it. They are made from what was sent, so that a review
    that is continued says the same as one that is made at once."""
    best = one.best.code if one.best is not None else ""
    return Verdict(
        one.action, one.seat, one.start, one.at, one.season, one.kind, one.played.code, best, None,
        one.loss, one.error, one.worlds,
    )  # fmt: skip
