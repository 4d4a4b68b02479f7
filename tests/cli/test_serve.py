"""`boardwright serve` opens the browser on a machine with a screen, and on no other."""

from __future__ import annotations

import sys
import threading
import webbrowser
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from boardwright.cli.commands import serve
from boardwright.cli.main import program
from boardwright.locales import LANGUAGES, Words

ADDRESS = "http://localhost:8080"


class Terminal:
    """Where a command prints."""

    def __init__(self, screen: bool) -> None:
        self.screen = screen
        self.text = ""

    def write(self, text: str) -> int:
        self.text += text
        return len(text)

    def flush(self) -> None:
        pass

    def isatty(self) -> bool:
        return self.screen


@pytest.mark.parametrize(
    ("platform", "environment", "there_is"),
    [
        ("linux", {}, False),
        ("linux", {"DISPLAY": ""}, False),
        ("linux", {"DISPLAY": ":0"}, True),
        ("linux", {"WAYLAND_DISPLAY": "wayland-0"}, True),
        ("darwin", {}, True),
        ("win32", {}, True),
        ("darwin", {"SSH_CONNECTION": "1.2.3.4"}, False),
    ],
)
def test_where_there_is_a_screen(platform: str, environment: dict[str, str], there_is: bool) -> None:
    assert serve.has_screen(platform, environment) is there_is


@pytest.mark.parametrize(
    ("terminal", "display", "no_open", "opened"),
    [
        (True, ":0", False, [ADDRESS]),
        (True, ":0", True, []),
        (True, "", False, []),
        (False, ":0", False, []),
    ],
)
def test_a_browser_is_opened_only_for_somebody(
    monkeypatch: pytest.MonkeyPatch, terminal: bool, display: str, no_open: bool, opened: list[str]
) -> None:
    shown: list[str] = []
    out = Terminal(terminal)
    monkeypatch.setattr(serve, "serve", lambda _settings, say, *_: say(ADDRESS))
    monkeypatch.setattr(serve, "show", shown.append)
    monkeypatch.setattr(sys, "platform", "linux")
    monkeypatch.setenv("DISPLAY", display)
    monkeypatch.delenv("WAYLAND_DISPLAY", raising=False)
    monkeypatch.setattr(sys, "stdout", out)
    serve.serve_tables(None, {}, no_open, Words("en"))
    assert shown == opened
    assert ADDRESS in out.text


def test_the_browser_gets_the_address(monkeypatch: pytest.MonkeyPatch) -> None:
    shown: list[str] = []
    started: list[Callable[[], None]] = []

    class Thread:
        def __init__(self, target: Callable[..., Any], args: tuple[Any, ...], daemon: bool) -> None:
            assert daemon
            started.append(lambda: target(*args))

        def start(self) -> None:
            started[0]()

    monkeypatch.setattr(threading, "Thread", Thread)
    monkeypatch.setattr(webbrowser, "open", shown.append)
    serve.show(ADDRESS)
    assert shown == [ADDRESS]


def test_the_client_is_served_where_it_was_built(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    given: list[object] = []
    monkeypatch.setattr(serve, "serve", lambda *parts: given.append(parts[4]))
    for folder in (tmp_path, tmp_path / "nothing"):
        monkeypatch.setattr(serve, "CLIENT", folder)
        serve.serve_tables(None, {}, True, Words("en"))
    assert given == [tmp_path, None]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_option_is_explained(language: str) -> None:
    words = Words(language)
    command = next(one for name, one in program(words).commands.items() if name == "serve")
    assert [option.opts for option in command.params if option.name == "no_open"] == [["--no-open"]]
    assert words.knows("help-no-open")
