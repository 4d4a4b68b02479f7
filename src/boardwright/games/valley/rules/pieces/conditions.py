"""Conditions in force for all players: costs, limits, and what may be spent."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from .goods import Goods, total

if TYPE_CHECKING:
    from ..script import Frame
    from .game_data import GameData


NEVER: Final = 1 << 30


class Conditions:
    """The usual conditions. A title in which they change has several objects and puts one in force."""

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
        """The same for costs with pieces that any resource pays for; `NEVER` for other costs."""
        self.hand_limit: Final = hand_limit
        """The hand size up to which cards may be drawn."""
        self.spends_wild: Final = spends_wild
        self.houses: Final = houses
        """Whether a critter may be played into a home."""
        self.restricts: Final = restricts
        """Whether they close places that are open otherwise."""

    def discard_limit(self, g: GameData, f: Frame, most: int) -> int:
        """How many cards may be discarded where an effect allows `most`."""
        return most


def _of_open_costs(goods: Goods, costs: list[int]) -> list[int]:
    return [total(cost) if cost >> goods.wild_shift else NEVER for cost in costs]


def spendable_goods(g: GameData, seat: int) -> int:
    """The goods that a player may spend."""
    goods = g.players[seat].goods
    return goods if g.conditions.spends_wild else goods & g.rules.goods.resource_mask
