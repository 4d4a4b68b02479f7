"""What holds for all tests."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Final

import pytest

from boardwright.arena.workers import all_cores
from boardwright.games import __path__ as games

MISSING: Final = [
    folder.name
    for folder in Path(__file__).with_name("games").iterdir()
    if (folder / "__init__.py").exists() and not any(Path(path, folder.name).is_dir() for path in games)
]
"""Titles and families that have tests and whose folder has been removed."""


@pytest.hookimpl(optionalhook=True)  # tests can also run one after the other, without xdist
def pytest_xdist_auto_num_workers() -> int:
    """One process more than there are cores: stories of the server and of browsers wait now and then. With
    two more it takes longer, as browsers are in each other's way."""
    return all_cores() + 1


def pytest_ignore_collect(collection_path: Path) -> bool | None:
    """Tests that name a title need it: those of a title whose folder has been removed are left out."""
    if MISSING and collection_path.suffix == ".py" and collection_path.name != "conftest.py":
        return bool(re.search(rf"\b({'|'.join(MISSING)})\b", collection_path.read_text("utf-8"))) or None
    return None


def pytest_report_header() -> list[str]:
    """Says what is left out."""
    return [f"left out: tests that name {', '.join(MISSING)}"] if MISSING else []
