"""Bundles: several answers given as one, all or none, and what is not asked at all."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from boardwright.core.bundle import answers_of
from boardwright.core.decision import PickLimits
from boardwright.core.plain_data import Json
from boardwright.core.protocol import State
from boardwright.core.record import Record
from boardwright.core.refusal import IllegalChoice
from boardwright.core.rng import Rng
from boardwright.games import GAMES
from boardwright.testing.cases import Case, dumped

from .cases import CASES

HAND: list[Json] = ["farm", "mine", "mine", "king", "fool"]


def everdell(**seat: Json) -> Record:
    record = Record(
        GAMES["everdell"], 3, {"forest": ["two_any", "three_berries", "twig_resin_berry"]}, ["A", "B"]
    )
    state = GAMES["everdell"].load({"seats": [{"hand": HAND, "workers": 2, **seat}, {}]})
    record.state = state
    return record


def asked(record: Record) -> PickLimits:
    several = record.state.decision(0).several
    assert several is not None
    return several


def test_the_question_says_how_many_and_how_often() -> None:
    record = everdell()
    record.choose(0, "visit:haven")
    several = asked(record)
    assert (several.least, several.most, several.step, several.picked, several.done) == (0, 5, 1, 0, "done")
    assert several.times == {"discard:farm": 1, "discard:fool": 1, "discard:king": 1, "discard:mine": 2}
    record.choose_all(0, ["discard:mine", "discard:king", "done"])
    several = asked(record)
    assert (several.least, several.most, several.done) == (1, 1, "")


def test_several_answers_are_one_step() -> None:
    record = everdell()
    record.choose(0, "visit:haven")
    before = dumped(record.state)
    codes = ["discard:mine", "discard:mine", "done", "gain:berry"]
    record.choose_all(0, answers_of(record.state, 0, codes))
    assert record.answers[1:] == [(0, code) for code in codes]
    assert record.state.waiting() == [1]
    record.undo(0)
    assert dumped(record.state) == before
    assert record.answers == [(0, "visit:haven")]
    record.undo(0)
    assert record.answers == []


@pytest.mark.parametrize(
    ("codes", "reason"),
    [
        (["discard:mine", "discard:wife"], "not-offered"),
        (["discard:farm", "discard:farm"], "not-offered"),
        (["discard:mine", "done", "gain:berry"], "not-asked"),
        (["discard:mine"] * 3, "not-offered"),
        (["discard:mine", "discard:mine", "done", "gain:berry", "gain:twig"], "pick-count"),
        (
            ["discard:farm", "discard:fool", "discard:king", "discard:mine", "discard:mine", "done"],
            "not-offered",
        ),
    ],
)
def test_all_or_none(codes: list[str], reason: str) -> None:
    record = everdell()
    record.choose(0, "visit:haven")
    before = dumped(record.state), record.answers, record.undoable
    with pytest.raises(IllegalChoice, match=reason):
        answers_of(record.state, 0, codes)
    with pytest.raises(IllegalChoice):
        record.choose_all(0, codes)
    assert (dumped(record.state), record.answers, record.undoable) == before


def test_nothing_hidden_lies_between_two_answers() -> None:
    """Otherwise a refusal would tell what was drawn, and nobody had paid for it."""
    record = everdell()
    for after in ("play:farm", "no-such-code"):
        with pytest.raises(IllegalChoice, match="not-together"):
            answers_of(record.state, 0, ["visit:two_twigs_one_card", after])


def test_what_the_rules_pick_themselves_is_left_out() -> None:
    """After the farm only mines are left, and the rules ask no more."""
    record = everdell(hand=["farm", "mine", "mine", "mine"], season="autumn")
    record.choose(0, "visit:journey_3")
    assert asked(record).least == 3
    assert answers_of(record.state, 0, ["discard:farm", "discard:mine", "discard:mine"]) == ["discard:farm"]
    with pytest.raises(IllegalChoice, match="pick-count"):
        answers_of(record.state, 0, ["discard:farm", "discard:mine"])


def test_what_can_only_be_answered_in_one_way_is_not_asked() -> None:
    """A Journey that takes the whole hand; one card more, and there is a choice."""
    record = everdell(season="autumn")
    answers = answers_of(record.state, 0, ["visit:journey_5"])
    assert answers == ["visit:journey_5", "discard:farm", "discard:fool", "discard:king"]
    record.choose_all(0, answers)
    assert record.state.waiting() == [1]
    record.undo(0)
    assert record.answers == []
    assert answers_of(record.state, 0, ["visit:journey_4"]) == ["visit:journey_4"]


def test_the_high_tide_takes_two_islands_unasked() -> None:
    for seed in range(40):
        state = GAMES["farshore"].new(2, seed)
        chance = Rng(seed)
        while state.waiting():
            seat = state.waiting()[0]
            decision = state.decision(seat)
            if decision.prompt == "high-tide" and decision.several is not None:
                assert decision.several.most + decision.several.picked == 2
                assert set(decision.several.times.values()) == {1}
                return
            state.play(seat, decision.options.sample(chance))
    pytest.fail("no high tide")


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.id)
def test_bundles_and_single_answers_come_to_the_same(case: Case) -> None:
    """Whatever is offered at once is taken at once, in any order, as ordinary single answers."""
    chance = Rng(5)
    for seed in range(2):
        record = case.record(seed)
        for codes in bundles(record, chance):
            seat = record.state.waiting()[0]
            answers = answers_of(record.state, seat, codes)
            single = record.state.copy()
            for code in answers:
                single.choose(seat, code)
            before, undoable = dumped(record.state), record.answers
            record.choose_all(seat, answers)
            assert dumped(record.state) == dumped(single)
            if len(answers) > 1 and record.undoable == seat:
                record.undo(seat)
                assert (dumped(record.state), record.answers) == (before, undoable)
                record.choose_all(seat, answers)
        again = Record.read(record.text(), {case.game.name: case.game})
        assert dumped(again.state) == dumped(record.state)


def bundles(record: Record, chance: Rng) -> Iterator[list[str]]:
    """Answers to all questions of a game: where several may be given, a random number of them."""
    while waiting := record.state.waiting():
        several = record.state.decision(waiting[0]).several
        options = record.state.options(waiting[0])
        yield random_picks(several, chance) if several is not None else [options.code(options.sample(chance))]


def random_picks(several: PickLimits, chance: Rng) -> list[str]:
    """A number of picks that is allowed, in any order, with the end where it is needed."""
    counts = [n for n in range(several.most + 1) if several.allows(n)]
    n = counts[chance.below(len(counts))]
    all_picks = [code for code, times in several.times.items() for _ in range(times)]
    picks = [all_picks.pop(at) for at in chance.picks(len(all_picks), n)]
    return picks + ([several.done] if n < several.most and several.done else [])


def test_what_may_be_picked_depends_on_nothing_hidden() -> None:
    """Also after picks that reveal something: a bundle is legal in all worlds of the seat or in none."""
    chance = Rng(9)
    tried = 0
    for seed in range(6):
        state: State = GAMES["farshore"].new(2, seed, {"weather": "both"})
        while state.waiting():
            seat = state.waiting()[0]
            several = state.decision(seat).several
            if several is not None and several.most > 1:
                codes = random_picks(several, chance)
                for _ in range(3):
                    answers_of(state.redeal(seat, chance.fork()), seat, codes)
                tried += 1
            state.play(seat, state.options(seat).sample(chance))
    assert tried > 20
