"""The four resources, and treasure, which is none but pays for any of them (F-3, F-6)."""

from __future__ import annotations

from typing import Final

from boardwright.games.valley.rules.goods import WILD, unit

GOODS: Final = ("driftwood", "seaweed", "sea_stone", "mushroom", "treasure")
RESOURCES: Final = ("driftwood", "seaweed", "sea_stone", "mushroom")
TREASURE: Final = unit(WILD)
