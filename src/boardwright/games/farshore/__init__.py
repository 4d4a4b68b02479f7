"""Farshore, complete: all cards, islands, maps and wind roses, 2 to 4 players, Captain Bonny, the weather.

>>> from boardwright import farshore
>>> game = farshore.new(seats=2, seed=7)
>>> game.options(0).codes()
['keep', 'redraw']
"""

from __future__ import annotations

from typing import cast

from boardwright.core.plain_data import Json, Position
from boardwright.core.protocol import whole
from boardwright.games.valley.rules.game import ValleyState

from .rules.box import BadBox, Box
from .rules.game import FarshoreGame, farshore

__all__ = ["BadBox", "Box", "FarshoreGame", "ValleyState", "farshore", "load", "new"]


def new(seats: int = 2, seed: int = 0, **options: Json) -> ValleyState:
    """Return a new game; the options are those of `FarshoreGame`."""
    return farshore.new(whole(seats, "seats"), whole(seed, "seed"), options)


def load(position: Position) -> ValleyState:
    """Return the game in a position (`docs/positions.md`)."""
    return farshore.load(cast(Json, position))
