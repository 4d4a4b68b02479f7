"""Making a review: first what is known at once, then verdicts one by one, the worst first."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import cached_property
from math import sqrt
from typing import Final

from ..bots.judge import judge_of
from ..bots.playouts import result, unit_of
from ..core.record import Record
from ..core.refusal import Refusal
from ..core.rng import Rng
from ..core.view_seed import seed_from_view
from ..games import TITLES
from .actions import actions_of
from .examined_action import ExaminedAction, examine_action
from .findings import CurvePoint, Outline, Review, seat_reviews, turning_points
from .verdicts import Attempt, Verdict, attempt, judge_action

MOMENTS: Final = 10
"""At how many moments imagined games show how far results are apart."""
ENDINGS: Final = 6
EIGHT_OF_TEN: Final = 1.2816
"""In standard errors, half the range that holds eight of ten results."""


class Examination:
    """The review of one finished game in progress. Verdicts do not depend on each other or on their order."""

    def __init__(self, record: Record, *, thorough: bool = False) -> None:
        if record.state.waiting():
            raise Refusal("not-over")
        self.record: Final = record
        self.thorough: Final = thorough
        title = TITLES.get(record.game.name)
        self.actions: Final[list[ExaminedAction]] = []
        """The actions with a choice, in order."""
        for number, action in enumerate(one for one in actions_of(record) if one.is_choice):
            season = title.season_of(action.states[0], action.seat) if title is not None else ""
            self.actions.append(examine_action(action, number, season))
        self._verdicts: Final[dict[int, Verdict]] = {}

    @cached_property
    def outline(self) -> Outline:
        """The curve, and the order in which actions are judged: where most seems lost first."""
        order = sorted(self.actions, key=lambda examined: -(examined.foreseen or 0.0))
        return Outline(unit_of(self.record.state), self._curve(), [examined.number for examined in order])

    def judge(self, number: int) -> Verdict:
        """The verdict of one action; it is remembered."""
        if number not in self._verdicts:
            self._verdicts[number] = judge_action(self.actions[number], self.thorough)
        return self._verdicts[number]

    def attempt(self, number: int, at: int, best: str, tried: str) -> Attempt:
        """Compare another answer with what was played and with the best one of a verdict, in its worlds. `at`
        and `best` are those of the verdict."""
        examined = self.actions[number]
        answer = at - examined.action.start
        options = examined.action.states[answer].options(examined.action.seat)
        return attempt(examined, answer, options.move(best), options.move(tried), self.thorough)

    def verdicts(self) -> Iterator[Verdict]:
        """Judge all actions, the worst first."""
        for number in self.outline.order:
            yield self.judge(number)

    def review(self) -> Review:
        """What is known so far."""
        state = self.record.state
        results = [result(state, seat) for seat in range(state.seats)]
        verdicts = sorted(self._verdicts.values(), key=lambda verdict: verdict.action)
        return Review(
            game=self.record.game.name,
            rules=self.record.game.version,
            thorough=self.thorough,
            outline=self.outline,
            seats=seat_reviews(verdicts, results, judge_of(state).swing),
            turning_points=turning_points(verdicts),
            verdicts=verdicts,
            actions=len(self.actions),
        )

    def _curve(self) -> list[CurvePoint]:
        """The expected lead before each action. Of two seats, each is sure of more than it will have: half
        the difference of what both expect is the lead of the first."""
        state, answers = self.record.state, len(self.record.answers)
        spread = self._spread()
        expected: dict[int, float] = {}
        points: list[CurvePoint] = []
        for examined in self.actions:
            seat, start = examined.action.seat, examined.action.start
            expected[seat] = self._expected(examined)
            lead = expected[seat]
            if state.seats == 2:
                other = expected.get(1 - seat, -lead)
                lead = (lead - other) / 2 if seat == 0 else (other - lead) / 2
            error = EIGHT_OF_TEN * spread * sqrt(1 - start / answers)
            points.append(CurvePoint(start, 0 if state.seats == 2 else seat, lead, error))
        points.append(CurvePoint(answers, 0, result(state, 0), 0.0))
        return points

    def _expected(self, examined: ExaminedAction) -> float:
        if examined.expected is not None:
            return examined.expected
        rng = Rng(seed_from_view(examined.action.states[0], examined.action.seat, "review expected"))
        return examined.comparer.expected(examined.world, examined.action.seat, rng)

    def _spread(self) -> float:
        """The standard deviation of results at the beginning. It falls with the root of what is left."""
        answers = len(self.record.answers)
        squares: list[float] = []
        for examined in self.actions[:: max(1, len(self.actions) // MOMENTS)]:
            rng = Rng(seed_from_view(examined.action.states[0], examined.action.seat, "review spread"))
            ends = examined.comparer.endings(examined.world, examined.action.seat, rng, ENDINGS)
            mean = sum(ends) / len(ends)
            variance = sum((end - mean) ** 2 for end in ends) / (len(ends) - 1)
            squares.append(variance / (1 - examined.action.start / answers))
        return sqrt(sum(squares) / len(squares)) if squares else 0.0


def review(
    record: Record,
    *,
    thorough: bool = False,
    watch: Callable[[Verdict, int, int], None] | None = None,
) -> Review:
    """Review a finished game: what each action cost, from what its player knew at the time.

    It takes one to two minutes for a long game, most of it for what may be a mistake; `thorough` takes
    twice as long. `watch` is called after every verdict with it, the number of verdicts so far, and of all.
    For what is known at once, or to stop early, use `Examination`. Equal records get equal reviews.
    """
    examination = Examination(record, thorough=thorough)
    for number, verdict in enumerate(examination.verdicts(), 1):
        if watch is not None:
            watch(verdict, number, len(examination.actions))
    return examination.review()
