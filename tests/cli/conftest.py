"""The terminal fixture."""

import pytest

from .terminal import Terminal, open_terminal


@pytest.fixture
def terminal(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Terminal:
    return open_terminal(monkeypatch, capsys)
