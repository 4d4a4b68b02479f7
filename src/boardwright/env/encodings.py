"""The encodings by the name of their game."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from ..core.plain_data import Json
from .cartographers import CartographersEncoding
from .encoding import Encoding
from .everdell import EverdellEncoding
from .farshore import FarshoreEncoding

ENCODINGS: Final[dict[str, type[CartographersEncoding | EverdellEncoding | FarshoreEncoding]]] = {
    "cartographers": CartographersEncoding,
    "everdell": EverdellEncoding,
    "farshore": FarshoreEncoding,
}


def encoding_of(game: str, seats: int, options: Mapping[str, Json]) -> Encoding:
    """The encoding of a game for so many seats. Raises `BadSetup` as the game itself would."""
    if game not in ENCODINGS:
        raise ValueError(f"games are {', '.join(ENCODINGS)}, not {game}")
    return ENCODINGS[game](seats, options)
