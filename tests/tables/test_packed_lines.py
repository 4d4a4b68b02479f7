"""The events of older lines are packed, and are the same when they are needed."""

from __future__ import annotations

import random

import pytest

from boardwright.games import GAMES
from boardwright.tables import views
from boardwright.tables.authorize import Actor
from boardwright.tables.create import NewTableInputs, SeatSetup, TableSetup, new_table
from boardwright.tables.log_entries import Chose, LogEntry
from boardwright.tables.table import FRESH, Table


def played(game: str, answers: int) -> tuple[Table, list[list[str]]]:
    """A table after some answers, with the events of each line as they were when it was new."""
    rng = random.Random(answers)
    setup = TableSetup(game, [SeatSetup("me"), SeatSetup("me", name="Ben")])
    table, _ = new_table(setup, Actor("ada", "Ada"), NewTableInputs("table", 7, "salt", 0))
    fresh = [[repr(event) for event in line.events] for line in table.lines]
    for _ in range(answers):
        seat = table.waiting()[0]
        code = rng.choice(table.playing().state.options(seat).codes())
        table.apply(LogEntry(table.number + 1, 0, Chose(seat, code)))
        fresh.append([repr(event) for event in table.lines[-1].events])
    return table, fresh


@pytest.mark.parametrize("game", GAMES)
def test_packed_events_are_the_same(game: str) -> None:
    table, fresh = played(game, 30)
    assert len(table.lines) > 2 * FRESH
    assert [[repr(event) for event in line.events] for line in table.lines] == fresh
    assert sum(map(len, fresh)) > FRESH
    for seat in (None, 0, 1):
        assert len(views.log_since(table, seat, 0)) == len(table.lines)
