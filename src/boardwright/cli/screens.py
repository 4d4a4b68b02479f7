"""The text face of each game, by its id."""

from __future__ import annotations

from typing import Final

from .cartographers.screen import CartographersScreen
from .everdell import EverdellScreen
from .farshore.screen import FarshoreScreen
from .screen import Screen

SCREENS: Final[dict[str, type[Screen]]] = {
    screen.game: screen for screen in (CartographersScreen, EverdellScreen, FarshoreScreen)
}
