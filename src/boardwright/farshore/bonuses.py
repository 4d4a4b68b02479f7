"""Points of purple cards that depend on what only Farshore has."""

from __future__ import annotations

from typing import Final

from ..valley.card import Bonus
from ..valley.goods import WILD, amount
from ..valley.table import Table
from .voyage import voyage


class PerMap(Bonus):
    """Points for each map tile."""

    def __init__(self, each: int) -> None:
        self.each: Final = each

    def points(self, g: Table, seat: int, at: int) -> int:
        return self.each * len(g.players[seat].claims)


class PerTreasure(Bonus):
    """Points for each unspent treasure, on top of what it is worth anyway (F-90)."""

    def __init__(self, each: int) -> None:
        self.each: Final = each

    def points(self, g: Table, seat: int, at: int) -> int:
        return self.each * amount(g.players[seat].goods, WILD)


class PerChest(Bonus):
    """Points for each chest the ship has reached or passed (F-153)."""

    def __init__(self, each: int) -> None:
        self.each: Final = each

    def points(self, g: Table, seat: int, at: int) -> int:
        own = voyage(g, seat)
        return self.each * own.box.chests_by[own.ship]
