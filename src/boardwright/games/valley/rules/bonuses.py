"""Points at the end of the game that depend on the table."""

from __future__ import annotations

from dataclasses import dataclass

from .counts import points_on
from .options.placements import worker_count
from .pieces.card import Bonus
from .pieces.card_filter import CardFilter
from .pieces.game_data import GameData
from .pieces.goods import amount


@dataclass(frozen=True)
class PerCard(Bonus):
    """Points for each card of the city that fits the description; itself may be one of them."""

    card_filter: CardFilter
    each: int = 1

    def points(self, g: GameData, seat: int, at: int) -> int:
        card_filter = self.card_filter
        return self.each * sum(
            [1 for city_card in g.players[seat].city.cards if card_filter.matches(city_card.card)]
        )


@dataclass(frozen=True)
class PerGoodLeft(Bonus):
    """One point for each of some goods left in the supply, up to a limit."""

    among: int
    most: int

    def points(self, g: GameData, seat: int, at: int) -> int:
        goods = g.players[seat].goods
        return min(
            self.most, sum([amount(goods, i) for i in range(g.rules.goods.kinds) if self.among >> i & 1])
        )


@dataclass(frozen=True)
class IfPaired(Bonus):
    """Points if this card shares its slot with its mate: so many copies as there are pairs do (E-185)."""

    n: int

    def points(self, g: GameData, seat: int, at: int) -> int:
        city = g.players[seat].city
        return self.n if city.copy_number(at) <= city.pairs else 0


@dataclass(frozen=True)
class PerClaim(Bonus):
    """Points for each place claimed, by what kind of place it is."""

    by_tag: tuple[tuple[int, int], ...]

    def points(self, g: GameData, seat: int, at: int) -> int:
        found = 0
        for claim in g.players[seat].claims:
            for tag, each in self.by_tag:
                if g.setup.places[claim.place].tags & tag:
                    found += each
        return found


# Bonuses of claims: `at` is the number of the claim


@dataclass(frozen=True)
class PerGoodOnClaim(Bonus):
    """Points for each piece that lies on it, by kind."""

    each: tuple[int, ...]

    def points(self, g: GameData, seat: int, at: int) -> int:
        goods = g.players[seat].claims[at].goods
        return sum([n * amount(goods, field) for field, n in enumerate(self.each)])


@dataclass(frozen=True)
class PerCardUnderClaim(Bonus):
    """Points for each card under it."""

    each: int

    def points(self, g: GameData, seat: int, at: int) -> int:
        return self.each * len(g.players[seat].claims[at].below)


@dataclass(frozen=True)
class PerCardUnder(Bonus):
    """Points for each card under a card of the city."""

    id: str
    each: int

    def points(self, g: GameData, seat: int, at: int) -> int:
        city = g.players[seat].city
        where = city.find(g.rules.cards.kind(self.id))
        return self.each * len(city.cards[where].below) if where >= 0 else 0


@dataclass(frozen=True)
class PerWorkerOn(Bonus):
    """Points for each worker on a card of the city."""

    id: str
    each: int

    def points(self, g: GameData, seat: int, at: int) -> int:
        city = g.players[seat].city
        where = city.find(g.rules.cards.kind(self.id))
        return self.each * worker_count(city.cards[where].workers) if where >= 0 else 0


@dataclass(frozen=True)
class PerPointOn(Bonus):
    """Points for each point token on a card of the city."""

    id: str
    each: int

    def points(self, g: GameData, seat: int, at: int) -> int:
        return self.each * points_on(g, seat, self.id)


@dataclass(frozen=True)
class PerPair(Bonus):
    """Points for each pair of mates in any city."""

    each: int

    def points(self, g: GameData, seat: int, at: int) -> int:
        return self.each * sum([player.city.pairs for player in g.players])
