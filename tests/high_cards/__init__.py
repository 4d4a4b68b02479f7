"""High Cards (`tests/toy.py`) as a title with nothing but rules and words: the frame does the rest."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from boardwright.games import GROUP, TITLES, Title
from tests.toy import toy


class HighCards(Title):
    game = toy
    package = "tests.high_cards"


@pytest.fixture
def high_cards(monkeypatch: pytest.MonkeyPatch) -> str:
    """The title, registered for one test; gives its id."""
    monkeypatch.setitem(TITLES._found, toy.name, HighCards())
    return toy.name


def install(folder: Path) -> str:
    """Put the title where other processes find it as an installed package; gives their `PYTHONPATH`."""
    info = folder / "high_cards-1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: high-cards\nVersion: 1.0\n")
    (info / "entry_points.txt").write_text(f"[{GROUP}]\ntoy = tests.high_cards:HighCards\n")
    return f"{folder}{os.pathsep}{Path(__file__).parents[2]}"
