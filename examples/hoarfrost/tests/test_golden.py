"""Games that were played once play out in the same way for ever, unless the version of the rules rises.

`PYTHONPATH=src python tests/test_golden.py` writes them anew.
"""

from __future__ import annotations

from pathlib import Path

import pytest
from hoarfrost.rules.game import hoarfrost

from boardwright.core.record import Record
from boardwright.core.rng import Rng

FOLDER = Path(__file__).parent / "golden"
NAMES = ["Ada", "Bo", "Cy", "Di"]


def record(seats: int) -> Record:
    """A game at random."""
    played = Record(hoarfrost, 100 + seats, {"fox": "vixen"} if seats == 1 else {}, NAMES[:seats])
    chance = Rng(seats)
    while waiting := played.state.waiting():
        options = played.state.options(waiting[0])
        played.choose(waiting[0], options.code(options.sample(chance)))
    return played


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_the_same_answers_give_the_same_game(seats: int) -> None:
    text = (FOLDER / f"{seats}.txt").read_text()
    assert record(seats).text() == text
    assert not Record.read(text, {"hoarfrost": hoarfrost}).state.waiting()


if __name__ == "__main__":
    for seats in (1, 2, 3, 4):
        (FOLDER / f"{seats}.txt").write_text(record(seats).text())
