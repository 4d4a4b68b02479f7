"""Reviews in the terminal: as text in four languages, as JSON, and what is refused."""

from __future__ import annotations

import csv
import io
import json
from functools import cache
from pathlib import Path

import pytest
from rich.console import Console

from boardwright.bots import BOTS
from boardwright.bots.bot import answer
from boardwright.cli.commands.review import Report
from boardwright.core.record import Record
from boardwright.core.rng import Rng
from boardwright.games import GAMES, TITLES
from boardwright.locales import LANGUAGES, Words
from boardwright.reviews import Examination, Reason

from .terminal import Terminal


def game(*names: str, answers: int = 1000) -> Record:
    record = Record(GAMES["cartographers"], 5, {}, list(names))
    rng = Rng(3)
    while len(record.answers) < answers and (waiting := record.state.waiting()):
        for seat in waiting:
            move = answer(BOTS["casual"], record.state, seat, rng)
            record.choose(seat, record.state.options(seat).code(move))
    return record


@cache
def begun() -> Examination:
    """The review of a game, as far as the first mistake."""
    examination = Examination(game("Ada", "bot:casual"))
    for number in range(12, len(examination.actions)):
        if examination.judge(number).kind == "mistake":
            return examination
    raise AssertionError("no mistake")


def report(language: str) -> Report:
    screen = TITLES["cartographers"].screen()(Words(language))
    return Report(begun(), begun().review(), screen)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_review_shows_what_was_better_and_why(language: str) -> None:
    out = io.StringIO()
    report(language).show(Console(file=out, width=200))
    shown = out.getvalue()
    assert "review-" not in shown, "a message is missing"
    assert shown.count("Ada") >= 2
    (point,) = begun().review().turning_points
    assert Words(language).number(point.verdict.loss, 1) in shown
    if language == "en":
        assert "Better: " in shown
        assert "It cost " in shown
        assert "one game says little" in shown


REASONS = (
    Reason("review-why-sooner", {"points": 1}),
    Reason("review-why-later", {"points": 3}),
    Reason("review-why-spread", {}),
    Reason(
        "review-why-next",
        {"option": {"key": "option-plain", "args": {"code": "x"}}, "often": 90, "seldom": 0},
    ),
)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_reason_is_a_sentence(language: str) -> None:
    for reason in REASONS:
        sentence = report(language).reason(reason)
        assert "review-" not in sentence
        assert sentence.endswith(".")


def test_a_review_as_json_is_the_same_whenever_it_is_made(terminal: Terminal, tmp_path: Path) -> None:
    path = tmp_path / "game.txt"
    path.write_text(game("Ada").text())
    rows = tmp_path / "verdicts.csv"
    printed = terminal("review", str(path), "--json", "--out", str(rows))
    assert (printed.status, printed.err) == (0, "")
    found = json.loads(printed.out)
    written = list(csv.DictReader(rows.read_text("utf-8").splitlines()))
    assert [row["played"] for row in written] == [verdict["played"] for verdict in found["verdicts"]]
    assert {row["player"] for row in written} == {"person"}
    assert found["complete"] is True
    assert len(found["verdicts"]) == found["actions"]
    assert found["unit"] == "rating"
    assert found["seats"][0]["rest"] is None
    examination = Examination(Record.read(path.read_text(), GAMES))
    number = found["verdicts"][-1]["action"]
    assert examination.judge(number).dump() == found["verdicts"][-1]


def test_what_cannot_be_reviewed_is_refused(terminal: Terminal, tmp_path: Path) -> None:
    path = tmp_path / "game.txt"
    path.write_text(game("Ada", answers=3).text())
    assert "not over yet" in terminal("review", str(path)).err
    assert terminal("review", str(path), "--lang", "ru").err.count("партия ещё не завершена") == 1
    assert terminal("review", str(tmp_path / "none.txt")).status == 2
    assert terminal("review", str(path), "--level", "good").status == 2
    assert terminal("review", str(path), "--out", "verdicts.txt").status == 2
    path.write_text("boardwright record 1\nnonsense\n")
    assert terminal("review", str(path)).status == 2
