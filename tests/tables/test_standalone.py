"""A table needs the standard library and nothing else: it could run in a browser."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import boardwright
from boardwright.games import TITLES

SOURCE = Path(boardwright.__file__).parents[1]


def test_an_evening_with_the_standard_library_alone() -> None:
    """Every title from the first seat to the replay, where no other package can be imported."""
    evening = Path(__file__).parent / "evening.py"
    done = subprocess.run(
        [sys.executable, "-I", "-S", str(evening), str(SOURCE)], capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr
    played = [line.split() for line in done.stdout.splitlines()]
    ours = [id for id, title in TITLES.items() if title.package.startswith("boardwright.")]
    assert [name for name, _ in played] == ours
    assert all(int(entries) > 20 for _, entries in played)
