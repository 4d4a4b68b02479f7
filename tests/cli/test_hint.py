"""Hints in the terminal: for saved games and positions, and at the table; and levels under any name."""

from __future__ import annotations

import json
import time
from pathlib import Path

import pytest

from boardwright.bots import BOTS, Budget, bot_named, current_name
from boardwright.core.record import Record
from boardwright.core.rng import Rng
from boardwright.games import GAMES

from .terminal import Terminal

GAME_NAMES = list(GAMES)
QUICK = ("--level", "casual")


def saved(folder: Path, game: str, answers: int = 2, names: tuple[str, ...] = ("Ada", "bot:casual")) -> Path:
    record = Record(GAMES[game], 4, {}, list(names))
    for _ in range(answers):
        seat = record.state.waiting()[0]
        record.choose(seat, record.state.options(seat).codes()[0])
    path = folder / "game.txt"
    path.write_text(record.text())
    return path


@pytest.mark.parametrize("game", GAME_NAMES)
@pytest.mark.parametrize("language", ["en", "it", "fr", "ru"])
def test_a_hint_shows_the_best_three_and_why(
    terminal: Terminal, tmp_path: Path, game: str, language: str
) -> None:
    path = str(saved(tmp_path, game))
    printed = terminal("hint", path, *QUICK, "--lang", language)
    assert (printed.status, printed.err) == (0, "")
    assert printed.out == terminal("hint", path, *QUICK, "--lang", language).out
    assert "hint-" not in printed.out, "a message is missing"
    if language == "en":
        assert "Best: " in printed.out
        assert printed.out.count("Next best: ") in (1, 2)
        assert "Casual judges by what an answer brings now." in printed.flat


def test_a_level_that_looks_ahead_says_how_often_it_tried(terminal: Terminal, tmp_path: Path) -> None:
    out = terminal("hint", str(saved(tmp_path, "farshore")), "--level", "good").flat
    assert "a final lead of about" in out
    assert "imagined game" in out


def test_a_level_that_has_learned_says_so(terminal: Terminal, tmp_path: Path) -> None:
    out = terminal("hint", str(saved(tmp_path, "everdell")), "--level", "strong").flat
    assert "a final lead of about" in out
    assert "Strong has learned from many games how they end." in out


def test_a_position_is_looked_at_from_any_seat_that_is_asked(terminal: Terminal, tmp_path: Path) -> None:
    file = tmp_path / "position.json"
    file.write_text(json.dumps({"game": "cartographers", "seats": 2, "card": "farmland"}))
    assert "Seat 0: " in terminal("hint", str(file), *QUICK).out
    assert "Seat 1: " in terminal("hint", str(file), *QUICK, "--seat", "1").out
    assert "no seat" in terminal("hint", str(file), *QUICK, "--seat", "2").err.lower()


def test_what_leaves_no_choice_is_said_so(terminal: Terminal, tmp_path: Path) -> None:
    record, chance = Record(GAMES["everdell"], 3, {}, ["Ada", "Ben"]), Rng(1)
    while len(options := record.state.options(record.state.waiting()[0])) > 1:
        record.choose(record.state.waiting()[0], options.code(options.sample(chance)))
    file = tmp_path / "game.txt"
    file.write_text(record.text())
    assert "There is only one answer: " in terminal("hint", str(file), *QUICK).out


def test_seats_that_are_not_asked_and_games_that_are_over_get_no_hint(
    terminal: Terminal, tmp_path: Path
) -> None:
    path = str(saved(tmp_path, "everdell", 1))
    waiting = 0 if "Ada: " in terminal("hint", path, *QUICK).out else 1
    refused = terminal("hint", path, *QUICK, "--seat", str(1 - waiting))
    assert refused.status == 2
    assert refused.err.count("\n") == 1
    assert terminal("hint", path, "--level", "random").status == 2


def test_at_the_table_one_asks_for_a_hint_by_name(terminal: Terminal) -> None:
    table = ("play", "everdell", "--seats", "you,casual", "--seed", "3")
    out = terminal(*table, typed="hint casual\nhint genius\n?\nq\nq\n").out
    assert "Best: " in out
    assert "genius" not in out.split("Best: ")[0]
    assert "hint, tip" in out
    assert "beginner, casual, good, strong, expert" in " ".join(out.split())


# Levels and their names


def test_a_bot_is_found_by_its_former_name() -> None:
    assert bot_named("greedy") is bot_named("casual") is BOTS["casual"]
    assert bot_named("nobody") is None
    assert (current_name("greedy"), current_name("expert")) == ("casual", "expert")


def test_old_saves_and_old_habits_go_on(terminal: Terminal, tmp_path: Path) -> None:
    path = saved(tmp_path, "cartographers", names=("Ada", "bot:greedy"))
    out = terminal("play", "--resume", str(path), typed="scores\nq\nq\n").out
    assert "Casual" in out
    assert terminal("simulate", "cartographers", "-n", "2", "--bot", "greedy", "--jobs", "1").status == 0
    assert "Casual" in terminal("play", "farshore", "--seats", "you,Greedy", typed="q\nq\n").out


def test_time_runs_out_and_not_before() -> None:
    assert Budget.within(0, time.monotonic).over()
    plenty = Budget.within(1000, time.monotonic, effort=0.5)
    assert not plenty.over()
    assert plenty.effort == 0.5
