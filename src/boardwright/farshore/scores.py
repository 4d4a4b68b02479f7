"""Where points come from at sea (F-105), and Captain Bonny's (F-132)."""

from __future__ import annotations

from typing import Final

from ..core.score import ScoreLine
from ..valley.card import PURPLE
from ..valley.goods import WILD, amount
from ..valley.rules import Scorer
from ..valley.table import Table
from .voyage import voyage

PER_TREASURE: Final = 2
BONNYS_CARD: Final = 2
BONNYS_PURPLE_CARD: Final = 6


class Treasures(Scorer):
    """Unspent treasures."""

    def lines(self, g: Table, seat: int) -> list[ScoreLine]:
        return [ScoreLine("treasures", "left", PER_TREASURE * amount(g.players[seat].goods, WILD))]


class Maps(Scorer):
    """Each tile counts its number for every tile one has (F-50)."""

    def lines(self, g: Table, seat: int) -> list[ScoreLine]:
        claims = g.players[seat].claims
        return [ScoreLine("maps", "claim", sum([claim.points for claim in claims]) * len(claims))]


class Ship(Scorer):
    """The space of the ship."""

    def lines(self, g: Table, seat: int) -> list[ScoreLine]:
        own = voyage(g, seat)
        return [ScoreLine("ship", "track", own.box.track[own.ship])]


class BonnysCards(Scorer):
    """2 points for a card, 6 for a purple one; printed values do not count."""

    def lines(self, g: Table, seat: int) -> list[ScoreLine]:
        points = [
            BONNYS_PURPLE_CARD if built.card.colour == PURPLE else BONNYS_CARD
            for built in g.players[seat].city.cards
        ]
        return [ScoreLine("bonny_cards", "base", sum(points))]
