"""The four resources, and treasure. Treasure is not a resource, but pays for any of them (F-3, F-6)."""

from __future__ import annotations

from typing import Final

from boardwright.games.valley.rules.pieces.goods import Goods, unit

RESOURCES: Final = ("driftwood", "seaweed", "sea_stone", "mushroom")
DECLARED: Final = Goods(RESOURCES, wild="treasure")
GOODS: Final = DECLARED.names
TREASURE: Final = unit(DECLARED.wild)
