"""The page about environments says what is true."""

from __future__ import annotations

import doctest
import re
import runpy
from pathlib import Path

import pytest

from boardwright.env import SOLO_IDS
from boardwright.env.observations import FORMS
from boardwright.env.rewards import REWARDS

from .tables import GAMES

ROOT = Path(__file__).parent.parent.parent
FILE = ROOT / "docs" / "environments.md"
PAGE = FILE.read_text()


@pytest.mark.parametrize("kind", ["actions", "parts"])
@pytest.mark.parametrize("game", GAMES)
def test_the_tables_are_up_to_date(game: str, kind: str) -> None:
    """`bench/environments.py --tables` writes them."""
    script = runpy.run_path(str(ROOT / "bench" / "environments.py"))
    assert script[kind](game) in PAGE


def test_the_examples_on_the_page_run() -> None:
    result = doctest.testfile(str(FILE), module_relative=False)
    assert result.attempted > 5
    assert result.failed == 0


def test_ids_and_words_are_on_the_page() -> None:
    for word in (*SOLO_IDS, *FORMS, *REWARDS, *(f"boardwright_{game}" for game in GAMES)):
        assert f"`{word}`" in PAGE


def test_the_page_names_examples_that_are_there() -> None:
    named = re.findall(r"`(examples/env_\w+\.py)`", PAGE)
    assert sorted(named) == sorted(f"examples/{path.name}" for path in (ROOT / "examples").glob("env_*.py"))
