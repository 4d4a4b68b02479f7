"""The encodings by the name of their game."""

from __future__ import annotations

from collections.abc import Mapping

from ..core.plain_data import Json
from ..games import TITLES
from .encoding import Encoding


def encoding_of(game: str, seats: int, options: Mapping[str, Json]) -> Encoding:
    """The encoding of a game for a number of seats. Raises `BadSetup` as the game does."""
    if game not in TITLES:
        raise ValueError(f"games are {', '.join(TITLES)}, not {game}")
    return TITLES[game].encoding(seats, options)
