"""A game at the keyboard: entering drawings, previews, undo, saving, resuming, languages."""

import io
import os
import pty
import re
import subprocess
import sys
from pathlib import Path

import pytest
from rich.console import Console

from boardwright.core.plain_data import spell
from boardwright.core.record import Record
from boardwright.games import GAMES, TITLES
from boardwright.locales import LANGUAGES, Words

from .terminal import Terminal

# With seed 20 the first card is Great River (a straight line of 3 with a coin, a staircase of 5), no ruins.
SOLO = ("play", "cartographers", "--seed", "20")


def test_the_table_shows_the_map_the_edicts_and_the_card(terminal: Terminal) -> None:
    out = terminal(*SOLO).out
    assert " b   .  .  .  ^  .  R  .  .  .  .  ." in out
    assert "Mages Valley" in out
    assert "2 stars for each water" in out
    assert "Great River" in out
    assert "Time 1 of 8" in out


def test_a_square_puts_the_shape_there_and_shows_what_it_scores(terminal: Terminal) -> None:
    out = terminal(*SOLO, typed="a3\n").out
    assert out.count("[W]") == 3
    assert re.search(r"Mages Valley\s+0 -> 2\s+×2\s+\+4", out)
    assert re.search(r"Coins\s+0 -> 1\s+×4\s+\+4", out)
    assert "8 (+8)" in out


def test_a_name_with_brackets_is_shown_as_it_is(terminal: Terminal) -> None:
    for game in GAMES:
        out = terminal("play", game, "--seats", "a[/b],:smile:", "--seed", "1", typed="scores\nq\n").out
        assert "a[/b]" in out
        assert ":smile:" in out


def test_turning_and_flipping_and_choosing_in_one_line(terminal: Terminal) -> None:
    out = terminal(*SOLO, typed="r a3\n2 b8 f\nsave \nq\nq\n").out
    assert "[W][W][W]" in out
    assert "Name a file" in out


def test_a_drawing_is_handed_in_by_enter(terminal: Terminal, tmp_path: Path) -> None:
    save = tmp_path / "game.txt"
    out = terminal(*SOLO, typed=f"a3\n\nsave {save}\nq\n").out
    assert "draws water: a3 b3 c3, and earns 1 coin" in out
    assert Record.read(save.read_text(), GAMES).answers == [(0, "water:a3b3c3")]


@pytest.mark.parametrize(
    ("typed", "reason"),
    [
        ("b4", "b4 is not empty"),
        ("k1", "leaves the map"),
        ("z9", "off the map"),
        ("3", "shapes 1 to 2"),
        ("banana", "not understood"),
        ("water:a1", "single space is allowed only"),
        ("forest:a1b1c1", "does not show this terrain"),
        ("a1c1e1", "not a shape"),
        ("ok", "Choose a square first"),
        ("u", "nothing to take back"),
    ],
)
def test_what_cannot_be_is_refused_with_its_reason(terminal: Terminal, typed: str, reason: str) -> None:
    printed = terminal(*SOLO, typed=f"{typed}\nq\n")
    assert printed.status == 0
    assert reason in printed.out


def test_undo_takes_the_tried_drawing_away(terminal: Terminal) -> None:
    out = terminal(*SOLO, typed="a3\nu\nok\nq\n").out
    assert "Choose a square first" in out


def test_undo_across_the_table_until_all_are_in(terminal: Terminal) -> None:
    out = terminal(*SOLO, "--seats", "Ada,Ben", typed="a3\nok\nu\na2\nok\na1\nok\nu\nq\nq\n").out
    assert "Ada takes the drawing back." in out
    assert "Ada draws water: a2 b2 c2" in out
    assert "drawings stand once the next card is revealed" in out


def test_a_sealed_drawing_is_not_shown_to_the_next_player(terminal: Terminal) -> None:
    out = terminal(*SOLO, "--seats", "Ada,Ben", typed="a3\nok\nmaps\nscores\nlog\n").out
    after = out[out.index("Pass the keyboard to Ben") :]
    assert not re.search(r"[.^R] +W +[.^R]", after)
    assert "a3" not in after


def test_where_marks_the_squares_that_fit(terminal: Terminal) -> None:
    out = terminal(*SOLO, typed="w\nq\n").out
    assert out.count(" + ") > 80


@pytest.mark.parametrize(
    ("about", "reason"),
    [
        ("b4", "b4 is not empty"),
        ("a4", "b4 is not empty"),
        ("k1", "with @ on k1 the shape leaves the map"),
        ("r k1", "r k1: this can be done"),
        ("forest", "Great River does not show this terrain"),
        ("3", "shapes 1 to 2"),
        ("a1c1e1", "this is not a shape of Great River"),
        ("a3", "a3: this can be done"),
        ("", "forest: Great River does not show this terrain"),
        ("castle", 'Nothing called "castle"'),
    ],
)
def test_why_gives_the_true_reason(terminal: Terminal, about: str, reason: str) -> None:
    assert reason in terminal(*SOLO, typed=f"why {about}\nq\n").flat


def test_why_leaves_the_pencil_as_it_is(terminal: Terminal) -> None:
    assert "[W][W][W]" in terminal(*SOLO, typed="r\nwhy r 2 b8\na3\nq\n").out


def test_looking_around(terminal: Terminal) -> None:
    out = terminal(*SOLO, "--seats", "Ada,casual", typed="?\ncodes\nmaps\nscores\nrules\nlog\nq\n").out
    assert "put the space marked @ on this square" in out
    assert "406 possible drawings" in out
    assert "water:a1b1c1" in out
    assert "Casual" in out
    assert "Spring (now)" in out
    assert "Lose 1 star at the end of every season" in out


def test_a_game_begins_from_a_position(terminal: Terminal, tmp_path: Path) -> None:
    """It is saved under a name of its own, with the position in it."""
    file, save = tmp_path / "position.json", tmp_path / "game.txt"
    state = GAMES["everdell"].new(2, 7)
    file.write_text(spell(state.dump()), "utf-8")
    typed = f"{state.options(0).codes()[0]}\nok\nsave {save}\nq\n"
    assert terminal("play", "--resume", str(file), typed=typed).status == 0
    record = Record.read(save.read_text("utf-8"), GAMES)
    assert record.options == {"position": state.dump()}
    assert record.names == ["you", "bot:casual"]
    file.write_text("{", "utf-8")
    assert terminal("play", "--resume", str(file)).status == 2


def test_save_and_resume_until_the_end(terminal: Terminal, tmp_path: Path) -> None:
    save = tmp_path / "game.txt"
    players = ("--seats", "Ada,casual,random")
    terminal(*SOLO, *players, typed=f"a3\nok\nsave {save}\nq\n")
    halfway = Record.read(save.read_text(), GAMES)
    assert len(halfway.answers) == 3
    assert halfway.names == ["Ada", "bot:casual", "bot:random"]
    while halfway.state.waiting():
        code = halfway.state.options(0).codes()[0] if 0 in halfway.state.waiting() else None
        assert code is not None
        terminal("play", "--resume", str(save), typed=f"{code}\nok\nsave\nq\n")
        halfway = Record.read(save.read_text(), GAMES)
    replay = terminal("replay", str(save)).out
    assert re.search(r"wins!|share the victory!", replay)
    assert "Winter" in replay


def test_a_finished_solo_game_shows_the_sheet_and_the_title(terminal: Terminal) -> None:
    record = Record(GAMES["cartographers"], 20, {"map": "a"}, ["Ada"])
    lines = []
    while record.state.waiting():
        code = record.state.options(0).codes()[0]
        lines += [code, "ok"]
        record.choose(0, code)
    out = terminal(*SOLO, typed="\n".join(lines) + "\n").out
    score = record.state.scores()[0]
    for season in ("Spring", "Summer", "Fall", "Winter"):
        assert season in out
    assert f"Your rating is {str(score.rating).replace('-', '−')}" in out
    assert "Goodbye" not in out


def test_a_foreign_file_is_never_overwritten(terminal: Terminal, tmp_path: Path) -> None:
    diary = tmp_path / "diary.txt"
    diary.write_text("Dear diary")
    other = tmp_path / "other.txt"
    other.write_text(Record(GAMES["cartographers"], 1, {}, ["Zoe"]).text())
    before = other.read_text()
    out = terminal(
        *SOLO, typed=f"a3\nok\nsave {diary}\nsave {other}\nsave {tmp_path}/no/where.txt\nq\nq\n"
    ).flat
    assert "not a saved game" in out
    assert "another game" in out
    assert "there is no such file or folder" in out
    assert diary.read_text() == "Dear diary"
    assert other.read_text() == before
    assert sorted(path.name for path in tmp_path.iterdir()) == ["diary.txt", "other.txt"]


def test_another_course_of_the_same_game_is_not_overwritten(terminal: Terminal, tmp_path: Path) -> None:
    save = tmp_path / "game.txt"
    terminal(*SOLO, typed=f"a3\nok\nsave {save}\nq\n")
    before = save.read_text()
    out = terminal(*SOLO, typed=f"a1\nok\nsave {save}\nq\nq\n").flat
    assert "another game" in out
    assert save.read_text() == before


def test_a_low_screen_leaves_the_rule_texts_out(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "80")
    words = Words("en")
    record = Record(GAMES["cartographers"], 20, {}, ["Ada"])
    screen = TITLES["cartographers"].screen()(words)
    console = Console(width=80, file=io.StringIO())
    for brief in (True, False):
        with console.capture() as shown:
            entry = screen.entry(record.state, 0)
            console.print(screen.table(record.state, 0, ["Ada"], None, entry, brief=brief))
        lines = shown.get().splitlines()
        assert (len(lines) <= 22) == brief
        assert ("2 stars for each water" in shown.get()) != brief


def test_leaving_without_saving_is_asked_for_twice(terminal: Terminal) -> None:
    out = terminal(*SOLO, typed="a3\nok\nq\n\nq\nq\n").out
    assert out.count("The game is not saved.") == 2
    assert "Goodbye. The game was not saved." in out


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_game_speaks_the_language_of_the_table(terminal: Terminal, language: str) -> None:
    lines = "a3\nok\n?\nrules\nscores\nmaps\nlog\nq\nq\n"
    printed = terminal(*SOLO, "--seats", "Ada,casual", "--lang", language, typed=lines)
    names = {"en": "Great River", "it": "Grande Fiume", "fr": "Grande rivière", "ru": "Великая река"}
    assert names[language] in printed.out
    assert not re.search(
        r"\b(card|edict|log|prompt|typing|type|column|refusal|season)-[a-z_]+\b", printed.out
    )


def test_on_a_real_terminal_with_colours() -> None:
    """A pseudo-terminal: prompts, colours, and the keyboard handed over between two people."""
    here, there = pty.openpty()
    command = [sys.executable, "-m", "boardwright.cli", *SOLO, "--seats", "Ada,Ben"]
    environment = {**os.environ, "TERM": "xterm-256color", "COLUMNS": "100", "LANG": "C.UTF-8"}
    for name in ("NO_COLOR", "BOARDWRIGHT_LANG", "LC_ALL", "LC_MESSAGES"):
        environment.pop(name, None)
    process = subprocess.Popen(command, stdin=there, stdout=there, stderr=there, env=environment)
    os.close(there)
    os.write(here, b"\na3\nok\n\nq\nq\n")
    shown = b""
    try:
        while chunk := os.read(here, 4096):
            shown += chunk
    except OSError:  # the other end has closed
        pass
    assert process.wait(timeout=30) == 0
    os.close(here)
    text = shown.decode()
    assert "\x1b[" in text
    assert "Pass the keyboard to Ben" in text
    assert "Press Enter to go on." in text
