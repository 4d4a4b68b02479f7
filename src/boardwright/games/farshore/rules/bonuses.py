"""Points of purple cards that depend on things that only Farshore has."""

from __future__ import annotations

from typing import Final

from boardwright.games.valley.rules.pieces.card import Bonus
from boardwright.games.valley.rules.pieces.game_data import GameData
from boardwright.games.valley.rules.pieces.goods import amount

from .extensions import farshore_player
from .goods import DECLARED


class PerThing(Bonus):
    """Points for each thing of a kind, counted the same in any city."""

    def __init__(self, each: int) -> None:
        self.each: Final = each

    def count(self, g: GameData, seat: int) -> int:
        raise NotImplementedError

    def points(self, g: GameData, seat: int, at: int) -> int:
        return self.each * self.count(g, seat)


class PerMap(PerThing):
    """Points for each map tile."""

    def count(self, g: GameData, seat: int) -> int:
        return len(g.players[seat].claims)


class PerTreasure(PerThing):
    """Points for each unspent treasure, in addition to its usual points (F-90)."""

    def count(self, g: GameData, seat: int) -> int:
        return amount(g.players[seat].goods, DECLARED.wild)


class PerChest(PerThing):
    """Points for each chest the ship has reached or passed (F-153)."""

    def count(self, g: GameData, seat: int) -> int:
        own = farshore_player(g, seat)
        return own.box.chests_by[own.ship]
