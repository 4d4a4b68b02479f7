"""The small words of the protocol: options, decisions, events, scores and refusals."""

from __future__ import annotations

import pytest

from boardwright.core.decision import Decision
from boardwright.core.events import NOBODY, Event
from boardwright.core.options import ListedOptions
from boardwright.core.refusal import BadPosition, BadRecord, BadSetup, IllegalChoice, Refusal
from boardwright.core.rng import Rng
from boardwright.core.score import Score, ScoreLine
from boardwright.testing.cases import Case

from .cases import ALL_GAMES, CASES

FRUIT = ListedOptions([30, 10, 20], ["pear", "apple", "plum"])


# Options


def test_listed_options_keep_their_order() -> None:
    assert FRUIT.moves() == list(FRUIT) == [30, 10, 20]
    assert FRUIT.codes() == ["pear", "apple", "plum"]
    assert len(FRUIT) == 3
    assert FRUIT[1] == 10


def test_a_move_and_its_code_lead_to_each_other() -> None:
    assert FRUIT.move("plum") == 20
    assert FRUIT.code(20) == "plum"
    assert 20 in FRUIT
    assert 25 not in FRUIT
    assert "plum" not in FRUIT


def test_what_is_not_listed_is_refused_by_its_code() -> None:
    with pytest.raises(IllegalChoice) as refusal:
        FRUIT.move("grape")
    assert refusal.value.where == "grape"


def test_a_sample_takes_each_option_now_and_then() -> None:
    rng = Rng(1)
    assert {FRUIT.sample(rng) for _ in range(50)} == {10, 20, 30}


# Decisions and events


def test_a_decision_is_plain_data() -> None:
    decision = Decision(1, "pick", "basket", FRUIT, {"from": 2})
    assert decision.dump() == {
        "seat": 1,
        "prompt": "pick",
        "key": "prompt-pick",
        "source": "basket",
        "about": {"from": 2},
        "codes": ["pear", "apple", "plum"],
    }
    assert Decision(1, "pick", "basket", FRUIT).about == {}


def test_a_fact_for_everyone_is_for_spectators_too() -> None:
    fact = Event("began")
    assert (fact.seat, fact.to) == (NOBODY, None)
    assert [fact.seen_by(viewer) for viewer in (None, 0, 99)] == [True, True, True]


def test_a_fact_for_one_seat_is_for_nobody_else() -> None:
    fact = Event("drew", 1, {"card": "oak"}, to=(0,))
    assert [viewer for viewer in (None, 0, 1, 2) if fact.seen_by(viewer)] == [0]
    assert fact.dump() == {
        "kind": "drew",
        "key": "log-drew",
        "seat": 1,
        "to": [0],
        "args": {"card": "oak"},
    }


def test_an_event_is_worded_by_its_key_unless_another_says_more() -> None:
    fact = Event("draw", 1, {"n": 2}, key="log-draw-two", untold=(1,))
    assert [fact.key_for(viewer) for viewer in (None, 0, 1)] == ["log-draw-two", "log-draw-two", ""]
    assert Event("refill", key="").key_for(None) == ""


@pytest.mark.parametrize(
    "case", [case for case in CASES if len(case.new(2).waiting()) > 1], ids=lambda case: case.id
)
def test_while_others_think_only_readiness_is_heard(case: Case) -> None:
    """The seat that answers hears its own answer; everybody hears that it is ready, and no more."""
    state = case.new(2)
    code = state.options(0).codes()[0]
    events = state.choose(0, code)
    assert [event.kind for event in events if event.seen_by(0)] == ["handed", "ready"]
    for viewer in (None, 1):
        heard = [event for event in events if event.seen_by(viewer)]
        assert [(event.kind, event.seat) for event in heard] == [("ready", 0)]
        assert code not in str(heard)


def test_when_all_are_in_everybody_hears_every_drawing() -> None:
    state = ALL_GAMES["cartographers"].new(
        3, 1, {"edicts": ["treetower", "canal_lake", "wildholds", "cauldrons"]}
    )
    codes = {seat: state.options(seat).codes()[seat] for seat in (2, 0, 1)}
    for seat in (2, 0):
        state.choose(seat, codes[seat])
    events = state.choose(1, codes[1])
    for viewer in (None, 0, 1, 2):
        drawn = {
            event.seat: event.args["code"]
            for event in events
            if event.kind == "drawn" and event.seen_by(viewer)
        }
        assert drawn == codes


# Scores


def test_a_score_separates_the_certain_from_the_expected() -> None:
    score = Score(
        1,
        5,
        [ScoreLine("farm", "spring", 7), ScoreLine("monsters", "spring", -2)],
        [ScoreLine("farm", "fall", 4)],
    )
    assert (score.total, score.expected, score.rank, score.rating) == (5, 9, 1, None)
    assert score.dump() == {
        "seat": 1,
        "total": 5,
        "lines": [
            {"source": "farm", "when": "spring", "points": 7},
            {"source": "monsters", "when": "spring", "points": -2},
        ],
        "forecast": [{"source": "farm", "when": "fall", "points": 4}],
        "rank": 1,
        "rating": None,
        "title": None,
    }


# Refusals


def test_a_refusal_says_what_where_and_why() -> None:
    refusal = BadSetup("range", "seats", least=1, most=4)
    assert (refusal.reason, refusal.where, refusal.details) == ("range", "seats", {"least": 1, "most": 4})
    assert str(refusal) == "seats: range (least=1, most=4)"
    assert str(Refusal("over")) == "over"


@pytest.mark.parametrize("kind", [IllegalChoice, BadSetup, BadPosition, BadRecord])
def test_all_refusals_can_be_caught_as_one(kind: type[Refusal]) -> None:
    assert issubclass(kind, Refusal)
    assert issubclass(kind, ValueError)


def test_a_bad_record_names_its_line() -> None:
    refusal = BadRecord("record-answer", 12)
    assert (refusal.line, refusal.where) == (12, "line 12")


# Set-up


@pytest.mark.parametrize("name", sorted(ALL_GAMES))
def test_too_few_and_too_many_seats_are_refused(name: str) -> None:
    game = ALL_GAMES[name]
    for seats in (-1, 0, game.least_seats - 1, game.most_seats + 1):
        with pytest.raises(BadSetup) as refusal:
            game.new(seats)
        assert refusal.value.where == "seats"
    for seats in (game.least_seats, game.most_seats):
        state = game.new(seats)
        assert state.seats == seats
        assert state.waiting()
        assert set(state.waiting()) <= set(range(seats))


@pytest.mark.parametrize("name", sorted(ALL_GAMES))
def test_an_option_nobody_knows_and_a_seed_out_of_range_are_refused(name: str) -> None:
    game = ALL_GAMES[name]
    with pytest.raises(BadSetup) as refusal:
        game.new(2, 0, {"colour": "blue"})
    assert refusal.value.where == "colour"
    for seed in (-1, 2**128):
        with pytest.raises(BadSetup) as refusal:
            game.new(2, seed)
        assert refusal.value.where == "seed"
