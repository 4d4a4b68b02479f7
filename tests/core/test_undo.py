"""Undo: back to before an answer, while nothing has come of it that cannot be taken back."""

from __future__ import annotations

import pytest

from boardwright.core.record import Record
from boardwright.core.refusal import IllegalChoice
from boardwright.games import GAMES
from boardwright.testing.cases import dumped

from .cases import ALL_GAMES


def everdell() -> Record:
    return Record(
        GAMES["everdell"], 3, {"forest": ["two_any", "three_berries", "twig_resin_berry"]}, ["Ada", "Ben"]
    )


def test_an_answer_goes_and_the_record_with_it() -> None:
    record = everdell()
    before = dumped(record.state)
    record.choose(0, "visit:three_twigs")
    assert record.undoable == 0
    record.undo(0)
    assert dumped(record.state) == before
    assert record.answers == []
    assert record.undoable is None
    assert Record.read(record.text(), GAMES).answers == []


def test_several_steps_of_one_seat_go_one_by_one() -> None:
    record = everdell()
    for code in ("visit:two_any", "gain:twig", "gain:berry"):
        record.choose(0, code)
    record.undo(0)
    assert record.state.options(0).codes() == ["gain:twig", "gain:resin", "gain:pebble", "gain:berry"]
    record.undo(0)
    record.undo(0)
    assert record.answers == []


def test_nobody_undoes_across_somebody_elses_answer() -> None:
    record = everdell()
    record.choose(0, "visit:three_twigs")
    with pytest.raises(IllegalChoice, match="nothing-to-undo"):
        record.undo(1)
    record.choose(1, "visit:three_berries")
    with pytest.raises(IllegalChoice, match="nothing-to-undo"):
        record.undo(0)
    record.undo(1)
    with pytest.raises(IllegalChoice):
        record.undo(0)


def test_cards_that_came_to_light_stay_there() -> None:
    record = everdell()
    record.choose(0, "visit:two_twigs_one_card")
    assert record.undoable is None
    with pytest.raises(IllegalChoice):
        record.undo(0)


@pytest.mark.parametrize("name", ["cartographers", "toy"])
def test_sealed_games_have_nothing_to_undo_once_a_step_has_closed(name: str) -> None:
    record = Record(ALL_GAMES[name], 1, {}, ["Ada", "Ben"])
    for seat in (0, 1):
        record.choose(seat, record.state.options(seat).codes()[0])
    assert record.undoable is None
