"""The sources of points in Farshore (F-105), and Captain Bonny's (F-132)."""

from __future__ import annotations

from typing import Final

from boardwright.core.score import ScoreLine
from boardwright.games.valley.rules.pieces.game_data import GameData
from boardwright.games.valley.rules.pieces.goods import amount
from boardwright.games.valley.rules.rules import Scorer
from boardwright.games.valley.rules.scoring import RivalCards

from .extensions import farshore_player
from .goods import DECLARED

PER_TREASURE: Final = 2


class Treasures(Scorer):
    """Points for unspent treasures."""

    def lines(self, g: GameData, seat: int) -> list[ScoreLine]:
        return [ScoreLine("treasures", "left", PER_TREASURE * amount(g.players[seat].goods, DECLARED.wild))]


class Maps(Scorer):
    """Points for maps: each tile scores its number for every tile of its owner (F-50)."""

    def lines(self, g: GameData, seat: int) -> list[ScoreLine]:
        claims = g.players[seat].claims
        return [ScoreLine("maps", "claim", sum([claim.points for claim in claims]) * len(claims))]


class Ship(Scorer):
    """Points for the space of the ship."""

    def lines(self, g: GameData, seat: int) -> list[ScoreLine]:
        own = farshore_player(g, seat)
        return [ScoreLine("ship", "track", own.box.track[own.ship])]


BONNYS_CARDS: Final = RivalCards("bonny_cards", 2, 6)
"""Points for Captain Bonny's cards (F-132)."""
