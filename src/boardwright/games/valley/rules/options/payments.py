"""Payment methods for a card: goods, an empty home, or the help of another card.

A play uses exactly one method. So at most one card-playing ability can be used for a card (E-62).
A discount waives as much as it can: waiving less would never help.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ..pieces.card import Card, CardSet
from ..pieces.card_filter import ANY_CARD, CardFilter
from ..pieces.city import City
from ..pieces.conditions import spendable_goods
from ..pieces.deck import discard_from_hand, hand_kinds
from ..pieces.game_data import GameData
from ..pieces.goods import unit
from ..pieces.removal import discard_from_city, remove_from_city
from ..script import DONE
from .moves import HAND, SHOWN
from .placements import city_card_code

if TYPE_CHECKING:
    from ..script import Frame

GOODS: Final = 0
HOME: Final = 1
"""The indices of the two methods that every game has."""
NO_LIMIT: Final = 99


def price(g: GameData, kind: int, origin: int) -> int:
    """Return what a card from this origin costs now."""
    return g.conditions.row_costs[kind] if HAND < origin < SHOWN else g.conditions.costs[kind]


def can_enter_without(g: GameData, seat: int, card: Card, city: City, at: int) -> bool:
    """Return whether a card may enter the city after the card at `at` has left."""
    leaving = city.cards[at].card
    if card.needs_only_slot and leaving.mate < 0:  # the common case, without a copy of the city
        if card.unique and city.mask & card.bit and leaving is not card:
            return False
        return city.used_slots - leaving.slots < g.rules.slots
    return card.entry.can_enter(g, seat, card, city.without_card(at))


class PaymentMethod:
    """One payment method. Some need a card in the player's city."""

    def __init__(self, id: str = "", most: int = NO_LIMIT) -> None:
        self.id = id
        self.kind = -1
        """The kind of the card that it needs, or -1."""
        self.mask = 0
        self.index = 0
        self.most = most
        """How many pieces may be missing at most. Above that, `allows` need not be called."""

    cells: int = 0
    """How many cards may lie under that card."""

    def link(self, index: int, card: Card | None, cards: CardSet) -> None:
        """Set its index and the card that it needs, which is also its id."""
        self.index = index
        if card is not None:
            self.id = card.id
            self.kind = card.kind
            self.mask = card.bit

    def allows(self, g: GameData, seat: int, card: Card, origin: int, lack: int) -> bool:
        """Return whether a card can be played in this way, if `lack` pieces are missing to pay for it.

        The list of plays checks the two methods that every game has, goods and homes, without this call: it
        checks them for every card in every turn.
        """
        raise NotImplementedError

    def targets(self, g: GameData, f: Frame) -> list[int]:
        """Return the choices before paying: usually cards of the player's city, by index."""
        return []

    def target_code(self, g: GameData, f: Frame, at: int) -> str:
        """Return the code of such a choice."""
        return f"use:{city_card_code(g, f.seat, at)}"

    def use(self, g: GameData, f: Frame, at: int) -> bool:
        """Use the choice. Return whether to choose again."""
        return False

    def costs(self, g: GameData, f: Frame) -> list[int]:
        """Return the possible costs that remain to be paid."""
        return [0]

    def payments(self, g: GameData, f: Frame) -> list[int]:
        """Return all different possible payments."""
        have = spendable_goods(g, f.seat)
        costs = self.costs(g, f)
        if len(costs) == 1:
            return g.rules.goods.payments(have, costs[0])
        return list(
            {paid: 0 for cost in costs for paid in g.rules.goods.payments(have, cost)}
        )  # each once, in order


class PayGoods(PaymentMethod):
    """Pay the cost."""

    def __init__(self) -> None:
        super().__init__("goods")

    def costs(self, g: GameData, f: Frame) -> list[int]:
        return [price(g, f.kind, f.origin)]


class OccupyHome(PaymentMethod):
    """Occupy a construction that is a home for the critter, once for each construction (E-57)."""

    def __init__(self) -> None:
        super().__init__("home")

    def targets(self, g: GameData, f: Frame) -> list[int]:
        city = g.players[f.seat].city
        return city.distinct(city.vacant(f.helper))

    def use(self, g: GameData, f: Frame, at: int) -> bool:
        p = g.players[f.seat]
        p.city = p.city.replace_card(at, p.city.cards[at].occupy())
        return False


class PlayForFree(PaymentMethod):
    """Play the card for free, as an effect allows."""

    def __init__(self) -> None:
        super().__init__("free")

    def allows(self, g: GameData, seat: int, card: Card, origin: int, lack: int) -> bool:
        return card.entry.can_enter(g, seat, card, g.players[seat].city)


class Discount(PaymentMethod):
    """Pay up to `most` resources less, as an effect allows. The player chooses which (E-64)."""

    def __init__(self, most: int, id: str = "", card_filter: CardFilter = ANY_CARD) -> None:
        super().__init__(id, most)
        self.card_filter: Final = card_filter

    def allows(self, g: GameData, seat: int, card: Card, origin: int, lack: int) -> bool:
        return (
            lack <= self.most
            and self.card_filter.matches(card)
            and card.entry.can_enter(g, seat, card, g.players[seat].city)
        )

    def costs(self, g: GameData, f: Frame) -> list[int]:
        return g.rules.goods.discounted_costs(price(g, f.kind, f.origin), self.most)


class DiscardCityCard(Discount):
    """Discard a card of the city to pay less for some cards. Its slot becomes free (E-70)."""

    def __init__(self, most: int, card_filter: CardFilter) -> None:
        super().__init__(most, "", card_filter)

    def allows(self, g: GameData, seat: int, card: Card, origin: int, lack: int) -> bool:
        if lack > self.most or not self.card_filter.matches(card):
            return False
        city = g.players[seat].city
        at = city.find(self.kind)
        return at >= 0 and can_enter_without(g, seat, card, city, at)

    def targets(self, g: GameData, f: Frame) -> list[int]:
        return [g.players[f.seat].city.find(self.kind)]

    def use(self, g: GameData, f: Frame, at: int) -> bool:
        discard_from_city(g, f.seat, at)
        return False


class SwapResource(PaymentMethod):
    """Pay one resource of the cost with one of another kind."""

    def __init__(self) -> None:
        super().__init__("", 1)

    def allows(self, g: GameData, seat: int, card: Card, origin: int, lack: int) -> bool:
        if lack > 1 or not card.entry.can_enter(g, seat, card, g.players[seat].city):
            return False
        goods = g.rules.goods
        have = spendable_goods(g, seat)
        cost = price(g, card.kind, origin)
        if lack:  # another resource must remain for the missing piece
            return goods.shortfall(have, cost + unit(goods.wild)) == lack
        for swap in goods.swapped_costs(cost):
            if goods.covers(have, swap) or not goods.shortfall(have, swap):
                return True
        return False

    def costs(self, g: GameData, f: Frame) -> list[int]:
        return g.rules.goods.swapped_costs(price(g, f.kind, f.origin))


class DiscardHandCards(Discount):
    """Discard up to `most` cards of the hand. Each lowers the cost by one resource (F-147)."""

    def allows(self, g: GameData, seat: int, card: Card, origin: int, lack: int) -> bool:
        p = g.players[seat]
        cards = len(p.hand) - 1 if origin == HAND else len(p.hand)
        if cards <= 0 or lack > min(self.most, cards) or not self.card_filter.matches(card):
            return False
        return card.cost > 0 and card.entry.can_enter(g, seat, card, p.city)

    def targets(self, g: GameData, f: Frame) -> list[int]:
        cost = price(g, f.kind, f.origin)
        kinds = hand_kinds(g, f.seat) if f.picks < self.most else []
        enough = f.picks > 0 and g.rules.goods.shortfall(spendable_goods(g, f.seat), cost) <= f.picks
        return [*kinds, DONE] if kinds and enough else kinds

    def target_code(self, g: GameData, f: Frame, at: int) -> str:
        return f"discard:{g.rules.cards.ids[at]}"

    def use(self, g: GameData, f: Frame, at: int) -> bool:
        f.picks += 1
        discard_from_hand(g, f.seat, at)
        return True

    def costs(self, g: GameData, f: Frame) -> list[int]:
        return g.rules.goods.discounted_costs(price(g, f.kind, f.origin), f.last_picks)


class Imprison(Discount):
    """Put a critter of the city under the helping card to pay less.

    The card has one cell, and a second one while its guard is in the city. The guard does not go into the
    second cell (E-203, E-178).
    """

    cells = 2

    def __init__(self, most: int, guard: str) -> None:
        super().__init__(most)
        self.guard: Final = guard
        self.guard_bit = 0

    def link(self, index: int, card: Card | None, cards: CardSet) -> None:
        super().link(index, card, cards)
        self.guard_bit = cards.mask(self.guard)

    def allows(self, g: GameData, seat: int, card: Card, origin: int, lack: int) -> bool:
        if not g.players[seat].city.mask & self.mask or lack > self.most:
            return False
        return bool(self._prisoners(g, seat, card, first=True))

    def targets(self, g: GameData, f: Frame) -> list[int]:
        city = g.players[f.seat].city
        return city.distinct(self._prisoners(g, f.seat, g.rules.cards.cards[f.kind], first=False))

    def _prisoners(self, g: GameData, seat: int, card: Card, first: bool) -> list[int]:
        """Return the critters that could be imprisoned for this card; with `first` only one."""
        city = g.players[seat].city
        taken = len(city.cards[city.find(self.kind)].below)
        if taken > 1 or (taken == 1 and not city.mask & self.guard_bit):
            return []
        found: list[int] = []
        for at, city_card in enumerate(city.cards):
            if not city_card.card.critter or (taken == 1 and city_card.card.bit == self.guard_bit):
                continue
            if can_enter_without(g, seat, card, city, at):
                found.append(at)
                if first:
                    break
        return found

    def use(self, g: GameData, f: Frame, at: int) -> bool:
        p = g.players[f.seat]
        prisoner = remove_from_city(g, f.seat, at)
        prison = p.city.find(self.kind)
        city_card = p.city.cards[prison]
        p.city = p.city.replace_card(prison, city_card.with_below((*city_card.below, prisoner.card.kind)))
        if g.events is not None:
            g.emit("imprison", f.seat, {"card": prisoner.card.id, "by": self.id})
        return False
