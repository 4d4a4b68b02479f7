"""Everdell, complete: all cards, events and forest cards, 2 to 4 players, and alone against Rugwort.

>>> from boardwright import everdell
>>> game = everdell.new(seats=2, seed=7)
>>> game.options(0).codes()[0]
'visit:three_twigs'
"""

from __future__ import annotations

from typing import cast

from boardwright.core.plain_data import Json, Position
from boardwright.core.protocol import whole
from boardwright.games.valley.rules.game import ValleyState

from .rules.game import EverdellGame, everdell

__all__ = ["EverdellGame", "ValleyState", "everdell", "load", "new"]


def new(seats: int = 2, seed: int = 0, **options: Json) -> ValleyState:
    """Return a new game; the options are those of `EverdellGame`."""
    return everdell.new(whole(seats, "seats"), whole(seed, "seed"), options)


def load(position: Position) -> ValleyState:
    """Return the game in a position (`docs/positions.md`)."""
    return everdell.load(cast(Json, position))
