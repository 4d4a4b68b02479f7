"""The terms that hold for everybody for now: what cards cost, and what may be used to pay."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from .goods import Goods, total

if TYPE_CHECKING:
    from ..script import Frame
    from .game_data import GameData


NEVER: Final = 1 << 30


class Conditions:
    """The usual terms. A game in which they change has several of these and puts one in force."""

    def __init__(
        self,
        goods: Goods,
        costs: list[int],
        row_costs: list[int],
        hand_limit: int,
        spends_wild: bool = True,
        houses: bool = True,
        restricts: bool = False,
    ) -> None:
        self.costs: Final = costs
        """What each kind of card costs."""
        self.row_costs: Final = row_costs
        """The same for cards of the face-up row."""
        self.pieces: Final = [total(cost) for cost in costs]
        self.row_pieces: Final = [total(cost) for cost in row_costs]
        """How many pieces that is."""
        self.open_pieces: Final = _of_open_costs(goods, costs)
        self.row_open_pieces: Final = _of_open_costs(goods, row_costs)
        """The same for costs with pieces that any resource pays for; of others there are never enough."""
        self.hand_limit: Final = hand_limit
        """Up to how many cards a hand may be drawn."""
        self.spends_wild: Final = spends_wild
        self.houses: Final = houses
        """Whether a critter may be played into a home."""
        self.restricts: Final = restricts
        """Whether they keep players from places that are open otherwise."""

    def discard_limit(self, g: GameData, f: Frame, most: int) -> int:
        """How many cards may be discarded where an effect allows so many."""
        return most


def _of_open_costs(goods: Goods, costs: list[int]) -> list[int]:
    return [total(cost) if cost >> goods.wild_shift else NEVER for cost in costs]


def spendable_goods(g: GameData, seat: int) -> int:
    """The goods that a player may spend."""
    goods = g.players[seat].goods
    return goods if g.conditions.spends_wild else goods & g.rules.goods.resource_mask
