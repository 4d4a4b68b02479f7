"""Outcomes: which games count for whom, and what many of them say together."""

from __future__ import annotations

from typing import Final

import pytest

from boardwright.core.position import POSITION
from boardwright.games import GAMES
from boardwright.tables import commands, views
from boardwright.tables.authorize import Actor, authorize
from boardwright.tables.create import (
    NewTableInputs,
    SeatSetup,
    TableSetup,
    fork,
    import_game,
    new_table,
    rematch,
)
from boardwright.tables.log_entries import Chose, LogEntry
from boardwright.tables.outcomes import Company, Outcome, figures, outcomes
from boardwright.tables.table import Table
from boardwright.tables.terms import Terms

ADA: Final = Actor("ada", "Ada")
BEN: Final = Actor("ben", "Ben")
INPUTS: Final = NewTableInputs("table", 5, "salt", 0)
ME: Final = SeatSetup("me")
OPEN: Final = SeatSetup("open")
BOT: Final = SeatSetup("bot", bot="casual")


def do(table: Table, who: Actor, command: commands.Command) -> None:
    table.apply(LogEntry(table.number + 1, 0, authorize(table, who, command, 0)))


def played(game: str, *seats: SeatSetup) -> Table:
    """A game to its end, with the first option of each question. Ben takes the open seat."""
    return play_on(new_table(TableSetup(game, list(seats), terms=Terms(listed=True)), ADA, INPUTS)[0])


def play_on(table: Table) -> Table:
    if table.status == "gathering":
        do(table, BEN, commands.Sit(""))
        do(table, ADA, commands.Begin(""))
    while waiting := table.waiting():
        seat = waiting[0]
        question = views.question(table, seat)
        assert question is not None
        code = question.options[0].code
        if table.seats[seat].bot:
            table.apply(LogEntry(table.number + 1, 0, Chose(seat, code)))
        else:
            who = BEN if table.seats[seat].person == BEN.id else ADA
            do(table, who, commands.Choose("", seat, question.asked, code))
    return table


@pytest.mark.parametrize("game", GAMES)
def test_everybody_who_held_one_seat_has_an_outcome(game: str) -> None:
    table = played(game, ME, OPEN, *([BOT] if GAMES[game].most_seats > 2 else []))
    found = outcomes(table, 7)
    scores = table.playing().state.scores()
    assert list(found) == ["ada", "ben"]
    for seat, outcome in enumerate(found.values()):
        assert (outcome.points, outcome.rank) == (scores[seat].total, scores[seat].rank)
        assert sum(outcome.sources.values()) == outcome.points
        assert (outcome.company, outcome.won, outcome.ended_at) == ("people", outcome.rank == 1, 7)


@pytest.mark.parametrize(
    ("seats", "company"), [([ME], "alone"), ([ME, BOT], "bots"), ([ME, OPEN], "people"), ([ME, ME], None)]
)
def test_with_whom_somebody_played(seats: list[SeatSetup], company: Company | None) -> None:
    """Who held two seats played for nobody."""
    found = outcomes(played("cartographers", *seats), 0)
    assert (found["ada"].company if found else None) == company
    assert all(outcome.won is None for outcome in found.values()) == (company in ("alone", None))


def test_games_that_did_not_begin_at_their_deal_do_not_count() -> None:
    table = played("cartographers", ME)
    assert outcomes(table, 0)
    forked = fork(table, 4, [], None, ADA, INPUTS)[0]
    imported = import_game(table.playing().text(), [], Terms(), ADA, INPUTS)[0]
    assert outcomes(imported, 0) == outcomes(play_on(forked), 0) == {}
    position = GAMES["cartographers"].new(1, 3).dump()
    setup = TableSetup("cartographers", [ME], {POSITION: position})
    begun = play_on(new_table(setup, ADA, INPUTS)[0])
    again = play_on(rematch(begun, ADA, INPUTS)[0])
    assert outcomes(begun, 0) == outcomes(again, 0) == {}
    assert outcomes(new_table(TableSetup("cartographers", [ME]), ADA, INPUTS)[0], 0) == {}


def test_figures_of_several_kinds_of_games() -> None:
    def ended(at: int, points: int, won: bool | None, *names: str, company: Company = "bots") -> Outcome:
        rank = 1 if won else 2
        return Outcome(
            f"t{at}", "everdell", list(names), company, rank, points, None, won, {"events": at}, at
        )

    alone = [ended(at, 30 + at, None, "Ada", company="alone") for at in (3, 1, 2)]
    beside = [ended(9, 61, True, "Ada", "bot:good"), ended(8, 40, False, "Ada", "bot:good")]
    first, second = figures([*beside, *alone])
    assert (first.games, first.won, first.mean, first.best, first.best_table) == (3, None, 32.0, 33, "t3")
    assert (first.trend, first.sources) == ([31, 32, 33], {"events": 2.0})
    assert (second.seats, second.games, second.won, second.trend) == (2, 2, 1, [40, 61])
    assert figures([]) == []
