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
    if not hasattr(seats, "__index__"):  # as in ParallelEnv("everdell", 2)
        raise TypeError(
            f'seats is a number, not {seats!r}; ParallelEnv takes the game by name: game="{seats}"'
        )
    return TITLES[game].encoding(seats, options)
