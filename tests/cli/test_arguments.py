"""Bad arguments get one clear line on standard error and exit status 2; help comes in four languages."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from boardwright.locales import LANGUAGES

from .terminal import Terminal

BAD = [
    (["dance"], "dance"),
    (["play", "chess"], "chess"),
    (["play"], "cartographers"),
    (["play", "cartographers", "--map", "c"], "--map"),
    (["play", "cartographers", "--seed", "-1"], "--seed"),
    (["play", "cartographers", "--seed", "x"], "--seed"),
    (["play", "cartographers", "--seed", str(2**128)], "--seed"),
    (["play", "cartographers", "--seed"], "--seed"),
    (["play", "cartographers", "--seats", "0"], "100"),
    (["play", "cartographers", "--seats", "101"], "100"),
    (["play", "cartographers", "--seats", "99999999999"], "100"),
    (["play", "cartographers", "--seats", "Ada,,Ben"], "empty"),
    (["play", "cartographers", "--players", "101"], "--seats"),
    (["play", "cartographers", "--edicts", "treetower"], "edicts"),
    (["play", "cartographers", "--edicts", "treetower,great_city,canal_lake,greenbough"], "edicts"),
    (["play", "cartographers", "--edicts", "oak,great_city,canal_lake,borderlands"], "oak"),
    (["play", "cartographers", "--lang", "de"], "--lang"),
    (["play", "cartographers", "--sed", "1"], "--seed"),
    (["play", "cartographers", "more"], "more"),
    (["play", "--resume", "no-such-file"], "no-such-file"),
    (["replay"], "FILE"),
    (["replay", "no-such-file"], "no-such-file"),
    (["simulate", "cartographers", "-n", "0"], "-n"),
    (["simulate", "cartographers", "--bot", "genius"], "genius"),
    (["simulate", "cartographers", "--picture", "scores.txt"], ".png"),
    (["simulate", "cartographers", "--picture", "no-such-folder/scores.png"], "folder"),
    (["position", "no-such-file"], "no-such-file"),
    (["bench", "chess"], "chess"),
]


@pytest.mark.parametrize(("args", "named"), BAD, ids=[" ".join(args)[:60] for args, _ in BAD])
def test_bad_arguments_get_one_line_and_status_2(terminal: Terminal, args: list[str], named: str) -> None:
    printed = terminal(*args)
    assert printed.status == 2
    assert printed.out == ""
    assert printed.err.count("\n") == 1
    assert printed.err.startswith("boardwright: ")
    assert named in printed.err


def test_no_argument_shows_the_help(terminal: Terminal) -> None:
    printed = terminal()
    assert printed.status == 0
    assert "simulate" in printed.out


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("command", ["play", "replay", "simulate", "position", "bench"])
def test_help_is_in_the_language_asked_for(terminal: Terminal, command: str, language: str) -> None:
    printed = terminal(command, "--help", "--lang", language)
    assert printed.status == 0
    headings = {"en": "Usage:", "it": "Uso:", "fr": "Utilisation", "ru": "Использование:"}
    assert headings[language] in printed.out
    assert ("Show this page." in printed.out) == (language == "en")


def test_the_language_may_stand_before_the_command(terminal: Terminal) -> None:
    assert "Использование:" in terminal("--lang", "ru", "--help").out
    assert "Использование:" in terminal("--lang", "ru", "play", "--help").out


def test_resuming_may_name_the_game_but_no_other_option(terminal: Terminal, tmp_path: Path) -> None:
    save = tmp_path / "game.txt"
    terminal("play", "cartographers", "--seed", "20", typed=f"a3\nok\nsave {save}\nq\n")
    assert terminal("play", "cartographers", "--resume", str(save), typed="q\n").status == 0
    for option in (["--seed", "1"], ["--seats", "2"], ["--map", "b"]):
        printed = terminal("play", "--resume", str(save), *option)
        assert printed.status == 2
        assert option[0] in printed.err


def test_the_version_is_printed(terminal: Terminal) -> None:
    assert terminal("--version").out.startswith("boardwright 0.")


def test_the_language_follows_the_system(terminal: Terminal, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LANG", "ru_RU.UTF-8")
    assert "не" in terminal("dance").err
    monkeypatch.setenv("BOARDWRIGHT_LANG", "it")
    assert "comando" in terminal("dance").err


def on_terminal(encoding: str, language: str, typed: bytes) -> subprocess.CompletedProcess[bytes]:
    """A game on a terminal of this encoding."""
    game = ["play", "cartographers", "--seed", "20", "--lang", language]
    environment = {**os.environ, "PYTHONIOENCODING": encoding, "COLUMNS": "100"}
    command = [sys.executable, "-m", "boardwright.cli", *game]
    return subprocess.run(command, env=environment, input=typed, capture_output=True, check=True)


def test_a_terminal_without_cyrillic_gets_english_and_a_notice() -> None:
    done = on_terminal("latin-1", "ru", b"")
    assert b"Great River" in done.stdout
    assert b"English" in done.stderr


def test_a_terminal_without_the_letters_gets_the_nearest_ones() -> None:
    shown = on_terminal("ascii", "fr", b"a3\n").stdout.decode("ascii")
    assert "foret" in shown
    assert "0 *" in shown
    assert "?" in shown  # the help sign only
    assert "Pi?ces" not in shown
