"""The registry: every game that can be played, by its id."""

from __future__ import annotations

from typing import Final

from .cartographers import cartographers
from .core.protocol import Game
from .everdell import everdell
from .farshore import farshore

GAMES: Final[dict[str, Game]] = {game.name: game for game in (cartographers, everdell, farshore)}
