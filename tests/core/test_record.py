"""Records: a game as one text file, written in one way only and read back whole."""

from __future__ import annotations

import pytest

from boardwright.core.plain_data import Json
from boardwright.core.record import LONGEST_NAME, MAGIC, Record, clean_name
from boardwright.core.refusal import BadSetup, IllegalChoice
from boardwright.core.rng import Rng
from boardwright.testing.cases import Case, dumped

from ..games.cartographers.cases import ISLES
from .cases import ALL_GAMES, CASES


def toy_record() -> Record:
    return Record(ALL_GAMES["toy"], 5, {}, ["Ada", "Bo"])


def test_a_fresh_record_is_its_header() -> None:
    lines = toy_record().text().split("\n")
    assert lines[:8] == [
        MAGIC,
        "game toy",
        "rules 1",
        "seed 5",
        "options {}",
        "name Ada",
        "name Bo",
        "answers",
    ]
    assert lines[8].startswith("end 0 ")
    assert lines[9:] == [""]


def test_answers_follow_one_to_a_line() -> None:
    record = toy_record()
    codes = [record.state.options(seat).codes()[0] for seat in (0, 1)]
    record.choose(0, codes[0])
    record.choose(1, codes[1])
    assert record.text().split("\n")[8:10] == [f"0 {codes[0]}", f"1 {codes[1]}"]
    assert record.answers == [(0, codes[0]), (1, codes[1])]


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.id)
def test_equal_games_give_equal_records_in_whatever_order_answers_came(case: Case) -> None:
    forwards, backwards = case.record(3), case.record(3)
    chance = Rng(3)
    while waiting := forwards.state.waiting():
        codes = {}
        for seat in waiting:
            options = forwards.state.options(seat)
            codes[seat] = options.code(options.sample(chance))
        for seat in waiting:
            forwards.choose(seat, codes[seat])
        for seat in reversed(waiting):
            backwards.choose(seat, codes[seat])
        assert backwards.text() == forwards.text()
    assert Record.read(forwards.text(), ALL_GAMES).text() == forwards.text()


def test_a_record_in_mid_step_keeps_what_is_sealed() -> None:
    record = toy_record()
    code = record.state.options(1).codes()[2]
    record.choose(1, code)
    again = Record.read(record.text(), ALL_GAMES)
    assert again.state.waiting() == [0]
    assert again.answers == [(1, code)]
    again.retract(1)
    assert dumped(again.state) == dumped(toy_record().state)


def test_an_answer_taken_back_leaves_no_trace() -> None:
    record = toy_record()
    untouched = record.text()
    record.choose(0, record.state.options(0).codes()[1])
    assert record.text() != untouched
    record.retract(0)
    assert record.text() == untouched


def test_an_answer_of_a_closed_step_cannot_be_taken_back() -> None:
    record = toy_record()
    for seat in (0, 1):
        record.choose(seat, record.state.options(seat).codes()[0])
    text = record.text()
    for seat in (0, 1, 2):
        with pytest.raises(IllegalChoice):
            record.retract(seat)
    assert record.text() == text


def test_a_refused_answer_is_not_written_down() -> None:
    record = toy_record()
    text = record.text()
    with pytest.raises(IllegalChoice):
        record.choose(0, "lay:99")
    with pytest.raises(IllegalChoice):
        record.choose(2, record.state.options(0).codes()[0])
    assert record.text() == text


def test_reading_a_record_repeats_the_events_of_the_opening() -> None:
    record = toy_record()
    assert record.opening
    again = Record.read(record.text(), ALL_GAMES)
    assert [event.dump() for event in again.opening] == [event.dump() for event in record.opening]


def test_options_and_the_longest_seed_are_kept() -> None:
    options: dict[str, Json] = {"any_terrain": True, "map": ISLES}
    record = Record(ALL_GAMES["cartographers"], 2**128 - 1, options, ["Ада Лавлейс", "", "Zoë"])
    again = Record.read(record.text(), ALL_GAMES)
    assert again.text() == record.text()
    assert (again.seed, again.options, again.names) == (2**128 - 1, options, ["Ада Лавлейс", "", "Zoë"])


def test_line_ends_of_another_system_do_not_matter() -> None:
    record = CASES[2].record(9)
    for _ in range(5):
        record.choose(0, record.state.options(0).codes()[0])
    assert Record.read(record.text().replace("\n", "\r\n"), ALL_GAMES).text() == record.text()
    assert Record.read(record.text().removesuffix("\n"), ALL_GAMES).text() == record.text()


def test_a_record_of_an_impossible_game_is_not_begun() -> None:
    for seed, options, names in ((-1, {}, ["Ada"]), (1, {"map": "c"}, ["Ada"]), (1, {}, [])):
        with pytest.raises(BadSetup):
            Record(ALL_GAMES["cartographers"], seed, options, names)


@pytest.mark.parametrize(
    ("given", "kept"),
    [
        ("Ada", "Ada"),
        ("  Ada   Lovelace ", "Ada Lovelace"),
        ("Ada\nname Eve", "Ada name Eve"),
        ("tab\there\r", "tab here"),
        ("\x00\x1b[31mred", "[31mred"),
        ("\u202egnp.exe", "gnp.exe"),
        ("Ада 猫", "Ада 猫"),
        ("x" * 200, "x" * LONGEST_NAME),
        (" \n ", ""),
    ],
)
def test_names_fit_on_a_line(given: str, kept: str) -> None:
    assert clean_name(given) == kept
    assert clean_name(kept) == kept


def test_a_long_name_cut_at_a_space_can_be_read_back() -> None:
    name = "x" * (LONGEST_NAME - 1) + " y"
    record = Record(ALL_GAMES["cartographers"], 1, {}, [name])
    assert Record.read(record.text(), ALL_GAMES).text() == record.text()
