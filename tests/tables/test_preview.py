"""What a preview says is certain comes true, and it says nothing that only chance or the true cards know."""

from __future__ import annotations

from typing import Any

import pytest

from boardwright.core.bundle import answers_of
from boardwright.core.plain_data import Json
from boardwright.core.protocol import State
from boardwright.core.record import Record
from boardwright.core.rng import Rng
from boardwright.games import GAMES
from boardwright.tables import views
from boardwright.tables.log_entries import Began, Created, LogEntry, Sat, TableEvent
from boardwright.tables.preview import certain_outcome, preview
from boardwright.tables.table import Table
from boardwright.tables.terms import Terms

SETUPS: list[tuple[str, int, dict[str, Json]]] = [
    ("cartographers", 1, {}),
    ("cartographers", 3, {}),
    ("everdell", 1, {}),
    ("everdell", 3, {}),
    ("farshore", 1, {"bonny": 4}),
    ("farshore", 2, {"weather": "both"}),
]


def outcome(state: State, seat: int, code: str) -> list[tuple[str, int, Json]]:
    return [(event.kind, event.seat, event.args) for event in certain_outcome(state, seat, [code]).events]


@pytest.mark.parametrize(("game", "seats", "options"), SETUPS)
def test_what_is_foretold_comes_true(game: str, seats: int, options: dict[str, Json]) -> None:
    """In order, and with a way back exactly where it was said."""
    chance = Rng(11)
    record = Record(GAMES[game], 4, options, [f"Ada {seat}" for seat in range(seats)])
    foretold = ways_back = asked_on = 0
    for _ in range(150):
        waiting = record.state.waiting()
        if not waiting:
            break
        seat = waiting[chance.below(len(waiting))]
        moves = record.state.options(seat)
        code = moves.code(moves.sample(chance))
        promise = certain_outcome(record.state, seat, [code])
        answers = answers_of(record.state, seat, [code])
        came = [event for event in record.choose_all(seat, answers) if event.seen_by(seat)]
        facts = iter([(event.kind, event.seat, event.args) for event in came])
        for event in promise.events:
            assert (event.kind, event.seat, event.args) in facts, (code, event)
        may = bool(record.state.waiting()) and (record.undoable == seat or seat in record.open)
        assert promise.undoable == may, code
        if promise.undoable:
            assert promise.forced == answers[1:], code
            asked = record.state.waiting() == [seat]
            assert promise.then == (views.question_of(record.state, seat, 0) if asked else None), code
            asked_on += asked
        foretold += len(promise.events)
        ways_back += may
    assert foretold > 20
    assert (ways_back and asked_on) or game == "cartographers"


@pytest.mark.parametrize(("game", "seats", "options"), SETUPS)
def test_the_true_cards_leave_no_trace(game: str, seats: int, options: dict[str, Json]) -> None:
    state = GAMES[game].new(seats, 9, options)
    chance = Rng(5)
    for _ in range(12):
        seat = state.waiting()[0]
        code = state.options(seat).code(state.options(seat).sample(chance))
        expected = outcome(state, seat, code)
        then = certain_outcome(state, seat, [code]).then
        for number in range(3):
            other = state.redeal(seat, Rng(number))
            assert outcome(other, seat, code) == expected
            assert certain_outcome(other, seat, [code]).then == then
        state.choose(seat, code)


def test_a_card_that_comes_by_chance_is_not_named() -> None:
    state = GAMES["everdell"].new(2, 1, {})
    assert outcome(state, 0, "visit:one_resin_one_card") == [
        ("visit", 0, {"place": "one_resin_one_card"}),
        ("gain", 0, {"goods": {"resin": 1}, "by": "one_resin_one_card"}),
        ("draw", 0, {"n": 1, "wanted": 1, "by": "one_resin_one_card"}),
    ]
    assert not certain_outcome(state, 0, ["visit:one_resin_one_card"]).undoable
    assert certain_outcome(state, 0, ["visit:three_twigs"]).undoable


def test_the_effect_of_a_card_is_told_though_chance_fills_its_place() -> None:
    position: dict[str, Json] = {
        "game": "everdell",
        "seats": [{"goods": {"twig": 2, "resin": 1}}, {}],
        "meadow": ["farm"],
    }
    events = outcome(GAMES["everdell"].load(position), 0, "play:meadow.farm")
    assert ("gain", 0, {"goods": {"berry": 1}, "by": "farm"}) in events
    assert "refill" not in [kind for kind, _, _ in events]


# At a table


def table_of(game: str, seats: int, **terms: Any) -> Table:
    created = Created(game, GAMES[game].version, "7", "salt", {}, seats, "ada", Terms(**terms))
    sat = [Sat(seat, "Ada", "ada") for seat in range(seats)]
    events: list[TableEvent] = [created, *sat, Began()]
    return Table("table", [LogEntry(n, n, event) for n, event in enumerate(events, 1)])


def test_an_empty_code_asks_how_things_stand() -> None:
    table = table_of("cartographers", 2)
    for seat in (0, 1):
        now = preview(table, seat, "")
        assert (now.score.seat, now.events, now.undo) == (seat, [], False)
        # the table is being played, so there is a view
        assert set(now.counted) == {*views.table_view(table, seat, 0).view["edicts"], "monsters"}  # type: ignore[index]


def test_a_preview_lights_up_what_the_edicts_count() -> None:
    table = table_of("cartographers", 1)
    state = table.playing().state
    lit = 0
    for code in state.options(0).codes():
        previewed = preview(table, 0, code)
        assert previewed.counted == state.counted(0, state.options(0).move(code))
        lit += any(previewed.counted.values())
    assert lit


def test_where_nothing_is_taken_back_a_preview_says_so() -> None:
    code = "visit:three_twigs"
    assert preview(table_of("everdell", 2), 0, code).undo
    assert not preview(table_of("everdell", 2, undo=False), 0, code).undo
