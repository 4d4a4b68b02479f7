"""The four resources."""

from __future__ import annotations

from typing import Final

from boardwright.games.valley.rules.pieces.goods import Goods, unit

GOODS: Final = ("twig", "resin", "pebble", "berry")
DECLARED: Final = Goods(GOODS)

TWIG: Final = unit(0)
RESIN: Final = unit(1)
PEBBLE: Final = unit(2)
BERRY: Final = unit(3)
FREE: Final = 0

# The same as bits, for effects where a player chooses among kinds
TWIGS: Final = 0b0001
RESINS: Final = 0b0010
PEBBLES: Final = 0b0100
BERRIES: Final = 0b1000
