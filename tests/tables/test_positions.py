"""A game begins from a position: at a table, in a record, by its file."""

from __future__ import annotations

import pickle
from typing import Final

import pytest

from boardwright.core.plain_data import Json, spell
from boardwright.core.position import POSITION
from boardwright.core.protocol import State
from boardwright.core.record import Record
from boardwright.core.refusal import BadPosition, BadSetup, Refusal
from boardwright.core.rng import Rng
from boardwright.games import GAMES
from boardwright.tables import commands, views
from boardwright.tables.authorize import Actor, authorize
from boardwright.tables.create import NewTableInputs, SeatSetup, fork, import_game, rematch
from boardwright.tables.log_entries import LogEntry
from boardwright.tables.replay import position_at, replay
from boardwright.tables.table import Table
from boardwright.tables.terms import Terms

ADA: Final = Actor("ada", "Ada")
BEN: Final = SeatSetup("me", name="Ben")
INPUTS: Final = NewTableInputs("table", 5, "salt", 0)
ANSWERS: Final = 9
every_game = pytest.mark.parametrize("game", GAMES)


def after_some_answers(game: str, seats: int = 2) -> State:
    state = GAMES[game].new(seats, 8)
    rng = Rng(3)
    for _ in range(ANSWERS):
        seat = state.waiting()[0]
        state.play(seat, state.options(seat)[rng.below(len(state.options(seat)))])
    return state


def opened(position: Json, *seats: SeatSetup) -> Table:
    return import_game(spell(position), seats, Terms(), ADA, INPUTS)[0]


def play_on(table: Table) -> None:
    """To the end, with the last option of each question; the host has all seats."""
    while waiting := table.waiting():
        question = views.question(table, waiting[0])
        assert question is not None
        command = commands.Choose("", waiting[0], question.asked, question.options[-1].code)
        table.apply(LogEntry(table.number + 1, 0, authorize(table, ADA, command, 0)))


@every_game
def test_the_host_plays_on_from_a_position_against_bots(game: str) -> None:
    state = after_some_answers(game)
    table = opened(state.dump())
    assert table.status == "running"
    assert [(seat.name, seat.bot) for seat in table.seats] == [("Ada", ""), ("", "casual")]
    assert table.playing().state.dump() == state.dump()
    assert views.info(table, 0).chosen_seed


@every_game
def test_its_record_keeps_the_position(game: str) -> None:
    table = opened(after_some_answers(game).dump(), SeatSetup("me"), BEN)
    record = table.playing()
    seat = record.state.waiting()[0]
    record.choose(seat, record.state.options(seat).codes()[0])
    again = Record.read(record.text(), GAMES)
    assert again.state.dump() == record.state.dump()
    assert pickle.loads(pickle.dumps(record)).text() == record.text()
    assert import_game(record.text(), [], Terms(), ADA, INPUTS)[0].playing().text() == record.text()


@every_game
def test_everybody_is_told_the_options_and_not_the_position(game: str) -> None:
    position = after_some_answers(game).dump()
    table = opened(position, SeatSetup("me"), SeatSetup("open"))
    told = views.info(table, 0)
    assert POSITION not in [*told.options, *told.long_options]
    assert views.told_options(table.created) == position["options"]


@every_game
def test_a_rematch_begins_from_the_same_position_and_a_fork_from_a_step_after_it(game: str) -> None:
    table = opened(after_some_answers(game).dump(), SeatSetup("me"), BEN)
    begun = table.playing().state.dump()
    play_on(table)
    again, _ = rematch(table, ADA, INPUTS)
    assert again.playing().state.dump() == begun
    forked, _ = fork(table, 1, [], None, ADA, INPUTS)
    assert forked.playing().answers == table.playing().answers[:1]


@every_game
def test_what_a_position_leaves_open_is_dealt_from_the_seed_of_the_table(game: str) -> None:
    deals = {
        spell(Record(GAMES[game], seed, {POSITION: {"seats": 2}}, ["Ada", "Ben"]).state.dump())
        for seed in (1, 1, 2)
    }
    assert len(deals) == 2


@every_game
def test_a_replay_gives_the_position_of_any_step(game: str) -> None:
    table = opened(after_some_answers(game).dump(), SeatSetup("me"), BEN)
    with pytest.raises(Refusal, match="not-over"):
        position_at(table, 0)
    play_on(table)
    (frame,) = replay(table, 1, 4, 1).frames
    position = position_at(table, 4)
    assert GAMES[game].load(position).view(1) == frame.view
    assert opened(position).playing().state.dump() == position
    with pytest.raises(Refusal, match="no-such-answer"):
        position_at(table, 10_000)


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("{", "file-json"),
        ('{"seats": 1e9}', "field-missing"),
        ('{"game": "chess"}', "not-one-of"),
        ('{"game": "cartographers", "season": "never"}', "not-one-of"),
        ('{"game": "everdell", "version": 99}', "version"),
    ],
)
def test_a_bad_position_is_refused(text: str, reason: str) -> None:
    with pytest.raises(BadPosition) as refused:
        import_game(text, [], Terms(), ADA, INPUTS)
    assert refused.value.reason == reason


def test_a_position_has_its_own_seats_and_options() -> None:
    position = GAMES["everdell"].new(2, 8).dump()
    with pytest.raises(BadSetup, match="seat-count"):
        opened(position, SeatSetup("me"))
    with pytest.raises(BadSetup, match="seat-count"):
        Record(GAMES["everdell"], 1, {POSITION: position}, ["Ada"])
    with pytest.raises(BadSetup, match="unknown-field"):
        Record(GAMES["everdell"], 1, {POSITION: position, "forest": []}, ["Ada", "Ben"])
