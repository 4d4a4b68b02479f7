"""A terminal for tests: run a command line with typed lines, and look at what it printed."""

from __future__ import annotations

import io
import sys
from collections.abc import Callable
from typing import NamedTuple

import pytest

from boardwright.cli.main import run


class Printed(NamedTuple):
    """What a command left behind."""

    status: int
    out: str
    err: str

    @property
    def flat(self) -> str:
        """The output on one line, for sentences that may have been wrapped."""
        return " ".join(self.out.split())


Terminal = Callable[..., Printed]


def open_terminal(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Terminal:
    """A function that runs `boardwright` with arguments and typed lines."""
    for name in ("LANG", "LC_ALL", "LC_MESSAGES", "BOARDWRIGHT_LANG"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("COLUMNS", "100")

    def terminal(*args: str, typed: str = "") -> Printed:
        monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(typed.encode()), encoding="utf-8"))
        status = run(args)
        printed = capsys.readouterr()
        return Printed(status, printed.out, printed.err)

    return terminal
