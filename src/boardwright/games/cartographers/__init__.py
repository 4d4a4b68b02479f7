"""Cartographers, complete: both map sides, all cards, 1 to 100 players and the solo game.

>>> from boardwright import cartographers
>>> game = cartographers.new(seats=1, seed=7, map="b")
>>> game.view(0)["season"]
'spring'
"""

from typing import cast

from boardwright.core.plain_data import Json, Position
from boardwright.core.protocol import whole

from .rules.game import CartographersGame, CartographersState, cartographers


def new(seats: int = 1, seed: int = 0, **options: Json) -> CartographersState:
    """Return a new game; options are `map`, `edicts` and `any_terrain`."""
    return cartographers.new(whole(seats, "seats"), whole(seed, "seed"), options)


def load(position: Position) -> CartographersState:
    """Return the game of a position, complete or partial (`docs/positions.md`)."""
    return cartographers.load(cast(Json, position))


__all__ = ["CartographersGame", "CartographersState", "cartographers", "load", "new"]
