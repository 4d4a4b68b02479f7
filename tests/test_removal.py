"""One folder, one title: without it the rest starts, plays and is served."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Final

import pytest

import boardwright
from boardwright.games import TITLES
from boardwright.games import __path__ as games

SOURCE: Final = Path(boardwright.__file__).parent
OURS: Final = sorted(id for id, title in TITLES.items() if Path(next(iter(games)), id).is_dir())
STORY: Final = """
import json

from boardwright.bots import BOTS
from boardwright.bots.bot import answer
from boardwright.core.record import Record
from boardwright.core.rng import Rng
from boardwright.games import GAMES, TITLES
from boardwright.locales import LANGUAGES, Words

totals = {}
for id, title in TITLES.items():
    record = Record(GAMES[id], 3, {}, ["", ""])
    while waiting := record.state.waiting():
        seat = waiting[0]
        move = answer(BOTS["casual"], record.state, seat, Rng(len(record.answers)))
        record.choose(seat, record.state.options(seat).code(move))
    totals[id] = [score.total for score in Record.read(record.text(), GAMES).state.scores()]
    for language in LANGUAGES:
        assert TITLES[id].screen()(Words(language)).verdict(record.state, ["a", "b"])
print(json.dumps(totals))
"""


@pytest.fixture(scope="module", params=OURS)
def rest(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> tuple[str, Path]:
    """A title, and a copy of the program without its folder."""
    root = tmp_path_factory.mktemp("rest")
    removed = str(request.param)

    def left_out(folder: str, names: list[str]) -> list[str]:
        here = Path(folder)
        return [name for name in names if name == "__pycache__" or (here.name, name) == ("games", removed)]

    shutil.copytree(SOURCE, root / "boardwright", ignore=left_out)
    return removed, root


def run(root: Path, *arguments: str) -> str:
    """What Python prints when the copy is the program."""
    done = subprocess.run(
        [sys.executable, *arguments],
        env={**os.environ, "PYTHONPATH": str(root)},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr[-3000:]
    return done.stdout


def test_the_other_titles_are_played_to_the_end(rest: tuple[str, Path]) -> None:
    removed, root = rest
    totals = json.loads(run(root, "-c", STORY))
    assert sorted([*totals, removed]) == sorted(TITLES)
    assert all(len(seats) >= 2 for seats in totals.values())


def test_the_command_offers_the_other_titles(rest: tuple[str, Path]) -> None:
    removed, root = rest
    output = run(root, "-m", "boardwright.cli", "play", "--help")
    assert removed not in output
    kept = next(id for id in OURS if id != removed)
    played = run(root, "-m", "boardwright.cli", "simulate", kept, "-n", "2", "--seed", "1")
    assert played
