"""Tables that the tests of environments play at: every game, number of seats and variant."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

import numpy as np

from boardwright.core.plain_data import Json
from boardwright.core.protocol import State
from boardwright.core.rng import Rng
from boardwright.env import Encoding, encoding_of
from boardwright.env.layout import Mask
from boardwright.games import TITLES

GAMES: Final = tuple(TITLES)
MANY: Final = 1009
"""A prime, so that no two seeds of neighbouring tests give the same picks."""


def variant(game: str, seats: int, number: int) -> dict[str, Json]:
    """One of the variants that so many seats can play."""
    if game == "cartographers":
        lands: tuple[dict[str, Json], ...] = ({}, {"map": "b"}, {"any_terrain": True})
        return lands[number % 3]
    if game == "everdell":
        return {"year": 1 + number % 3} if seats == 1 else {}
    if seats == 1 or (seats < 4 and number % 3 == 0):
        return {"bonny": 1 + number % 4}
    return {"weather": ("upper", "both")[number % 2]} if number % 3 == 1 else {}


def tables(game: str, n: int) -> Iterator[tuple[Encoding, State, Rng]]:
    """So many games about to begin, seats and variants taking turns, each with a generator to pick with."""
    for number in range(n):
        seats = 1 + number % 4
        encoding = encoding_of(game, seats, variant(game, seats, number // 4))
        yield encoding, encoding.new(number), Rng(MANY * number)


def pick(mask: Mask, rng: Rng) -> int:
    """One of the actions that a mask allows."""
    allowed = np.flatnonzero(mask.view(np.bool_))
    return int(allowed[rng.below(len(allowed))])
