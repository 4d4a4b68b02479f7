"""The terminal fixture."""

import pytest

from tests.high_cards import high_cards

from .terminal import Terminal, open_terminal

__all__ = ["high_cards"]


@pytest.fixture
def terminal(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Terminal:
    return open_terminal(monkeypatch, capsys)
