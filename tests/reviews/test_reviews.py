"""Reviews: planted mistakes are found, good answers are left alone, and nothing unseen plays a part."""

from __future__ import annotations

import json
from collections.abc import Callable
from functools import cache

import pytest

from boardwright.bots import BOTS
from boardwright.bots.bot import answer
from boardwright.bots.compare import compare
from boardwright.bots.playouts import Foresight, Rollouts
from boardwright.core.options import Move
from boardwright.core.protocol import Game, State
from boardwright.core.record import Record
from boardwright.core.refusal import Refusal
from boardwright.core.rng import Rng
from boardwright.games import GAMES
from boardwright.reviews import Action, Examination, Verdict, actions_of, review
from boardwright.reviews.examined_action import examine_action
from boardwright.reviews.findings import TurningPoint, accuracy, seat_reviews, turning_points
from boardwright.reviews.statistics import Estimate, estimate, student
from boardwright.reviews.verdicts import _compared, attempt, judge_action

from ..toy import toy

Player = Callable[[State, int, Rng], Move]


def casual(state: State, seat: int, rng: Rng) -> Move:
    return answer(BOTS["casual"], state, seat, rng)


def highest(state: State, seat: int, rng: Rng) -> Move:  # noqa: ARG001 (a player)
    return max(state.options(seat))


def throws_its_last_card_away(state: State, seat: int, rng: Rng) -> Move:  # noqa: ARG001 (a player)
    last = len(state.view(seat)["laid"][0]) == 2  # type: ignore[arg-type, index]
    return min(state.options(seat)) if last else max(state.options(seat))


def played(game: Game, *players: Player, seed: int = 7) -> Record:
    """A game of these players."""
    record = Record(game, seed, {}, [f"Player {n}" for n, _ in enumerate(players)])
    rng = Rng(seed)
    while waiting := record.state.waiting():
        for seat in waiting:
            move = players[seat](record.state, seat, rng)
            record.choose(seat, record.state.options(seat).code(move))
    return record


@cache
def casual_game(game: str) -> Record:
    return played(GAMES[game], casual, casual)


def changed(record: Record, at: int, code: str) -> Record:
    """The game with another answer after so many; casual answers whatever follows."""
    again = Record(record.game, record.seed, record.options, record.names)
    for seat, given in record.answers[:at]:
        again.choose(seat, given)
    seat, _ = record.answers[at]
    again.choose(seat, code)
    rng = Rng(1)
    while waiting := again.state.waiting():
        for other in waiting:
            again.choose(other, again.state.options(other).code(casual(again.state, other, rng)))
    return again


def verdict_at(record: Record, at: int) -> Verdict:
    """The verdict of the action that begins after so many answers."""
    for action in actions_of(record):
        if action.start == at:
            return judge_action(examine_action(action, 0, ""))
    raise AssertionError(at)


def check_worlds(record: Record, found: Verdict) -> None:
    """The better answer, tried again, gets exactly what the verdict says: the worlds are the same."""
    (action,) = [one for one in actions_of(record) if one.start == found.start]
    examined = examine_action(action, 0, "")
    at = found.at - found.start
    best = action.states[at].options(action.seat).move(found.best)
    again = attempt(examined, at, best, best)
    assert (again.gain.mean, again.gain.error, again.gain.number) == (found.loss, found.error, found.worlds)
    assert again.kind == "equal"


def dumped(verdict: Verdict) -> str:
    return json.dumps(verdict.dump())


def test_a_planted_mistake_is_found_with_what_it_cost() -> None:
    record = played(toy, highest, throws_its_last_card_away)
    found = review(record)
    (point,) = found.turning_points
    hand = [int(code.removeprefix("lay:")) for code in (point.verdict.played, point.verdict.best)]
    assert point.verdict.seat == 1
    assert point.verdict.loss == hand[1] - hand[0] > 0
    assert point.verdict.error == 0
    assert [verdict.kind for verdict in found.verdicts if verdict.seat == 0] == ["fine"] * 3
    assert found.seats[0].accuracy == 100 > found.seats[1].accuracy
    assert found.seats[1].cost == pytest.approx(point.verdict.loss, abs=2)
    assert found.is_complete


def test_equal_records_get_equal_reviews_in_any_order() -> None:
    record = played(toy, highest, throws_its_last_card_away, seed=3)
    backwards = Examination(Record.read(record.text(), {"toy": toy}))
    for number in reversed(range(len(backwards.actions))):
        backwards.judge(number)
    assert json.dumps(backwards.review().dump()) == json.dumps(review(record).dump())


def test_an_interrupted_review_says_what_it_knows() -> None:
    examination = Examination(played(toy, highest, throws_its_last_card_away))
    next(examination.verdicts())
    found = examination.review()
    assert (len(found.verdicts), found.actions, found.is_complete) == (1, 6, False)
    assert [point.answers for point in found.outline.curve] == [0, 1, 2, 3, 4, 5, 6]


def test_a_game_that_is_not_over_is_refused() -> None:
    with pytest.raises(Refusal) as refused:
        Examination(Record(toy, 1, {}, ["Ada", "Ben"]))
    assert refused.value.reason == "not-over"


@pytest.mark.parametrize("game", ["everdell", "farshore"])
def test_answers_between_which_nothing_comes_to_light_are_one_action(game: str) -> None:
    record = casual_game(game)
    actions = list(actions_of(record))
    assert [code for action in actions for code in action.codes] == [code for _, code in record.answers]
    assert any(len(action.codes) > 1 for action in actions)
    for action in actions:
        first, *later = action.states
        world = first.redeal(action.seat, Rng(5))
        for state, move in zip(later, action.moves, strict=False):
            assert state.mark() == first.mark()
            world.play(action.seat, move)
            assert world.options(action.seat).codes() == state.options(action.seat).codes()
        assert sum(state.decision(action.seat).prompt == "action" for state in action.states) <= 1


def late(record: Record, few: int) -> list[Action]:
    """The last actions of a game in which there was a choice of several answers."""
    return [action for action in actions_of(record) if len(action.states[0].options(action.seat)) > 2][-few:]


@pytest.mark.parametrize("game", ["everdell", "farshore", "cartographers"])
def test_what_a_seat_cannot_see_changes_no_byte_of_a_verdict(game: str) -> None:
    for action in late(casual_game(game), 3):
        true = examine_action(action, 0, "")
        other = Action(action.seat, action.start)
        world = action.states[0].redeal(action.seat, Rng(11))
        for move, code in zip(action.moves, action.codes, strict=True):
            other.states.append(world.copy())
            other.moves.append(move)
            other.codes.append(code)
            world.play(action.seat, move)
        dealt = examine_action(other, 0, "")
        assert [one.line for one in true.alternatives] == [one.line for one in dealt.alternatives]
        assert (true.foreseen, true.expected) == (dealt.foreseen, dealt.expected)
        assert dumped(judge_action(true)) == dumped(judge_action(dealt))


def test_points_thrown_away_in_the_last_turns_are_a_mistake_and_taking_them_is_none() -> None:
    record = casual_game("everdell")
    actions = [examine_action(action, 0, "") for action in late(record, 12)]
    ratings = {
        id(examined): examined.comparer.rate(examined.world, examined.action.seat).rated
        for examined in actions
    }
    examined = max(actions, key=lambda one: ratings[id(one)][0][0] - ratings[id(one)][-1][0])
    action, rated = examined.action, ratings[id(examined)]
    options = action.states[0].options(action.seat)
    good, bad = options.code(rated[0][1]), options.code(rated[-1][1])
    found = verdict_at(changed(record, action.start, bad), action.start)
    assert (found.kind, found.best) == ("mistake", good)
    assert found.loss > found.error
    check_worlds(changed(record, action.start, bad), found)
    assert verdict_at(changed(record, action.start, good), action.start).kind == "fine"


def test_a_drawing_that_spoils_the_map_is_a_mistake_and_the_best_one_is_none() -> None:
    record = casual_game("cartographers")
    action = list(actions_of(record))[24]
    examined = examine_action(action, 0, "")
    rated = examined.comparer.rate(examined.world, action.seat).rated
    options = action.states[0].options(action.seat)
    good, bad = options.code(rated[0][1]), options.code(rated[-1][1])
    found = verdict_at(changed(record, action.start, bad), action.start)
    assert found.kind == "mistake"
    assert found.loss > 2 + found.error
    assert found.reasons
    check_worlds(changed(record, action.start, bad), found)
    assert verdict_at(changed(record, action.start, good), action.start).kind in ("fine", "unclear")


def test_another_answer_can_be_tried_at_a_turning_point() -> None:
    examination = Examination(played(toy, highest, throws_its_last_card_away))
    (point,) = [one for one in examination.verdicts() if one.kind == "mistake"]
    best, given = (
        examination.attempt(point.action, point.at, point.best, code) for code in (point.best, point.played)
    )
    assert (best.kind, best.gain.mean, best.gap.mean) == ("equal", point.loss, 0)
    assert (given.kind, given.gain.mean, given.gap.mean) == ("same", 0, point.loss)
    with pytest.raises(Refusal):
        examination.attempt(point.action, point.at, point.best, "nonsense")


def test_what_an_answer_is_called() -> None:
    def called(gain: tuple[float, float], gap: tuple[float, float]) -> str:
        return _compared(Estimate(*gain, 20), Estimate(*gap, 20), 1.0)

    assert called((3, 1), (0.9, 0.1)) == "equal"
    assert called((3, 1), (-2, 3)) == "equal"
    assert called((3, 1), (-2, 1)) == "beyond"
    assert called((1.5, 1), (2, 1)) == "better"
    assert called((1.5, 2), (2, 1)) == "same"
    assert called((0.5, 0.1), (2, 1)) == "same"
    assert called((-1.5, 1), (4, 1)) == "worse"


def test_lines_are_tried_in_the_same_worlds() -> None:
    state = casual_game("everdell").game.new(2, 5)
    seat = state.waiting()[0]
    move = state.options(seat)[0]
    for playouts in (Rollouts(1.0), Foresight(1)):
        once, twice = compare(playouts, state.redeal(seat, Rng(1)), seat, [[move], [move]], Rng(2), 2)
        assert [trial.end for trial in once] == [trial.end for trial in twice]
        assert once[0].state.dump() == twice[0].state.dump()


def test_the_interval_is_that_of_student() -> None:
    assert [student(n) for n in (4, 5, 10, 30)] == pytest.approx([2.776, 2.571, 2.228, 2.042], abs=0.011)
    known = estimate([1.0, 2.0, 3.0, 4.0, 5.0])
    assert (known.mean, known.number) == (3.0, 5)
    assert known.error == pytest.approx(1.963, abs=0.01)


def verdict(seat: int, loss: float, kind: str = "mistake", action: int = 0, best: str = "b") -> Verdict:
    return Verdict(action, seat, action, action, "spring", kind, "a", best, None, loss, 1.0, 20)


def test_the_same_advice_in_a_row_is_told_once() -> None:
    row = [
        verdict(0, 3.0, action=0),
        verdict(1, 0.0, "fine", action=1),
        verdict(0, 5.0, action=2),
        verdict(0, 4.0, action=3, best="c"),
        verdict(0, 2.0, action=4),
    ]
    found = turning_points(row)
    assert [(point.verdict.loss, point.times) for point in found] == [(5.0, 2), (4.0, 1), (2.0, 1)]
    assert isinstance(found[0], TurningPoint)


def test_a_lead_is_what_answers_cost_and_the_rest() -> None:
    ada, ben = seat_reviews([verdict(0, 4.0), verdict(1, 10.0)], [9.0, -9.0], 1.0)
    assert (ada.cost, ben.cost) == (4.0, 10.0)
    assert ada.rest == 9.0 - (10.0 - 4.0)
    assert ben.rest == -ada.rest
    assert ada.accuracy > ben.accuracy
    (alone,) = seat_reviews([], [12.0], 1.0)
    assert (alone.rest, alone.accuracy) == (None, 100)
    assert accuracy([3.0, 3.0], 1.0) == accuracy([4.5], 1.5) == pytest.approx(36.8, abs=0.1)
