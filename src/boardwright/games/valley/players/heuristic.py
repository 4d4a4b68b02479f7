"""A quick judge of options, for greedy bots and playouts.

A place is worth what it adds to the plan of its visitor. A card is worth what it brings, minus what its price
takes from other plans. Rare or unusual options (claims, cards of cities, unusual effects) are tried out on a
copy. All numbers are rough estimates; none is a rule.
"""

from __future__ import annotations

from typing import Final

from boardwright.bots.judge import Heuristic
from boardwright.core.options import Move
from boardwright.core.rng import Rng

from ..rules.effects import (
    TO_SUPPLY,
    Discard,
    GainAny,
    GiveCards,
    GiveUpCards,
    GiveUpResources,
    SpendUpTo,
    TakeFromRow,
)
from ..rules.effects.cards import KeepOne, PlayOne
from ..rules.effects.cities import Activate, DiscardFromCity
from ..rules.effects.claims import TO_HAND, UNDER, SortRevealed
from ..rules.machine import choose, open_question
from ..rules.options.moves import (
    CARD_SPOT,
    HAND,
    PLAY,
    PREPARE,
    SHOWN,
    SPOT_SHIFT,
    VERB,
    VISIT,
    kind_in,
    kind_of,
    origin_of,
    owner_of,
    payment_method_of,
    place_in,
    tag_of,
)
from ..rules.options.payments import (
    GOODS,
    HOME,
    DiscardCityCard,
    DiscardHandCards,
    Discount,
    Imprison,
    PaymentMethod,
    PlayForFree,
    price,
)
from ..rules.pieces.game_data import KNOWN_BITS, GameData
from ..rules.pieces.goods import total, unit
from ..rules.play import PayCost, UseHelp
from ..rules.positions.redeal import redeal, stop_after_action
from ..rules.scoring import total_points
from ..rules.script import DONE
from ..rules.turn import TakeAction
from .knowledge import Knowledge
from .plan import Plan

TOGETHER: Final = 3
"""How many cards may have to be discarded for one gain, at most."""
FREE: Final = 0.01
"""The value of a free card without another value."""


class ValleyHeuristic(Heuristic):
    """Judges the options of one seat at one decision."""

    __slots__ = ("_depth", "_knowledge", "_now", "_plan", "_seat", "_step", "_table", "_weights", "_world")

    def __init__(self, table: GameData, seat: int, knowledge: Knowledge, depth: int = 1) -> None:
        self._table = table
        self._seat = seat
        self._knowledge = knowledge
        self._weights = knowledge.weights
        self._step = open_question(table)
        self._plan: Plan | None = None
        self._depth = depth
        """How many questions ahead an option is tried out."""
        self._now = 0
        self._world: GameData | None = None
        """A copy on which options are tried out: hidden cards dealt again, and a stop after the action."""

    def worth(self, move: Move) -> float:
        step = self._step
        if isinstance(step, TakeAction):
            return self._action(move)
        if move == DONE:
            return 0.0
        ahead = self._get_plan()
        cards = self._table.rules.cards.cards
        if isinstance(step, GainAny):
            return ahead.supply_value(ahead.goods + unit(move)) - ahead.now
        if isinstance(step, PayCost):
            return ahead.supply_value(ahead.goods - move) - ahead.wild_points(move)
        if isinstance(step, Discard):
            return self._discard(step, move)
        if isinstance(step, (GiveUpCards, GiveCards)):
            return self._reward() - ahead.hand_value(cards[kind_in(move)])
        if isinstance(step, TakeFromRow):
            row = self._table.row
            if move >= len(row):  # a card from the deck
                return ahead.card_value
            held = ahead.hand_value(cards[row[move]])
            return -held if step.to_discard else held
        if isinstance(step, KeepOne):
            return ahead.hand_value(cards[move])
        if isinstance(step, DiscardFromCity):
            city = self._table.players[self._seat].city
            return -ahead.card(city.cards[move].card) - city.cards[move].points
        if isinstance(step, PlayOne):
            return self._offered_play(move)
        if isinstance(step, UseHelp) and isinstance(self._payment_method(), DiscardHandCards):
            left = len(self._table.players[self._seat].hand) - 1
            return self._resource_cost() - ahead.hand_value(cards[move]) - ahead.scarcity(left)
        if isinstance(step, SpendUpTo):
            return move * self._reward() + ahead.supply_value(ahead.goods - step.good * move) - ahead.now
        if isinstance(step, GiveUpResources) and step.to is TO_SUPPLY:
            return self._exchange(move)
        if isinstance(step, SortRevealed):
            fate = tag_of(move)
            return (
                1.0 if fate == UNDER else ahead.hand_value(cards[kind_in(move)]) if fate == TO_HAND else 0.0
            )
        if isinstance(step, Activate):
            city_card = self._table.players[owner_of(move)].city.cards[place_in(move)]
            return ahead.script(self._knowledge.cards[city_card.card.kind].produce, now=True)
        return self._try_move(move)

    def _get_plan(self) -> Plan:
        """Return the plan of the seat. It is made on first use: a single option needs none."""
        if self._plan is None:
            self._plan = Plan(self._table, self._seat, self._knowledge)
        return self._plan

    def _reward(self) -> float:
        """Return the value that follows for each pick."""
        frame = self._table.agenda[-1]
        return self._get_plan().reward(self._knowledge.summary(frame.script), frame.step + 1)

    def _discard(self, step: Discard, kind: int) -> float:
        """Return the value of discarding a card: what follows for it, alone or with the next ones."""
        ahead = self._get_plan()
        frame = self._table.agenda[-1]
        script = self._knowledge.summary(frame.script)
        left = len(self._table.players[self._seat].hand)
        cost = ahead.hand_value(self._table.rules.cards.cards[kind]) + ahead.scarcity(left - 1)
        room = ahead.most_discards(script, frame.step + 1, frame.picks) - frame.picks
        for more in range(1, min(TOGETHER, room, step.picks_left(self._table, frame)) + 1):
            gained = ahead.pick_gain(script, frame.step + 1, frame.picks, frame.picks + more)
            if gained > 0.0:
                return gained - cost - ahead.discard_cost(more, 1)
        return -cost

    def _exchange(self, good: int) -> float:
        """Return the value of giving up a resource: another resource, or what else follows."""
        ahead = self._get_plan()
        frame = self._table.agenda[-1]
        rest = ahead.goods - unit(good)
        after = frame.script.steps[frame.step + 1] if frame.step + 1 < len(frame.script.steps) else None
        lost = float(ahead.wild_points(unit(good)))
        if isinstance(after, GainAny):
            return (
                max([ahead.supply_value(rest + unit(kind)) for kind in range(self._table.rules.goods.kinds)])
                - ahead.now
                - lost
                - 0.01
            )
        return self._reward() + ahead.supply_value(rest) - ahead.now - lost

    # The actions of a turn

    def _action(self, move: Move) -> float:
        verb = move & VERB
        if verb == VISIT:
            spot = move >> SPOT_SHIFT
            if spot >= CARD_SPOT:
                return self._try_move(move)
            place = self._table.setup.places[spot]
            if place.claimed:
                return (
                    self._weights.claim
                    + self._weights.denied * self._knowledge.denial_value(place)
                    + self._try_move(move)
                )
            visit = self._knowledge.summary(place.visit)
            if not visit.known:
                return self._try_move(move)
            worth = self._get_plan().script(visit, now=True) + place.per_worker
            return worth + self._weights.contested if place.spots and worth > 0.0 else worth
        if verb == PLAY:
            return self._play(move)
        return self._weights.prepare if verb == PREPARE else 0.0

    def _play(self, move: Move) -> float:
        """Return the value of playing a card. A card with unknown effects is tried out."""
        worth = self._purchase_value(move)
        return worth if self._knowledge.cards[kind_of(move)].known else max(worth, self._try_move(move))

    def _offered_play(self, move: Move) -> float:
        """Return the value of a play that an effect offers. While a city has room for many more cards, a free
        card is better than none."""
        worth = self._play(move)
        g = self._table
        if worth > 0.0 or not isinstance(g.rules.payment_methods[payment_method_of(move)], PlayForFree):
            return worth
        roomy = 2 * g.players[self._seat].city.used_slots < g.rules.slots
        return FREE / (1.0 - worth) if roomy else worth

    def _purchase_value(self, move: Move) -> float:
        """Return the value that can be read from a card, minus the cost of its payment method."""
        g = self._table
        ahead = self._get_plan()
        weights = self._weights
        card = g.rules.cards.cards[kind_of(move)]
        worth = ahead.play(card)
        if HAND < origin_of(move) < SHOWN:
            worth += weights.hurry
        method = payment_method_of(move)
        if method == HOME:
            return worth - weights.anchor
        cost = price(g, card.kind, origin_of(move))
        pieces = total(cost)
        if method != GOODS:
            way = g.rules.payment_methods[method]
            if isinstance(way, DiscardCityCard) and way.kind == card.kind:
                return -weights.help  # the city has the same cards afterwards
            return worth - self._help_cost(way, cost)
        goods = g.rules.goods
        lack = goods.shortfall(ahead.goods & goods.resource_mask, cost)
        if lack:
            return worth - weights.piece * pieces - g.rules.wild_points * lack
        lost = ahead.supply_value(ahead.goods, card.kind) - ahead.supply_value(ahead.goods - cost, card.kind)
        return worth - weights.piece * pieces - weights.price * lost

    def _help_cost(self, method: PaymentMethod, cost: int) -> float:
        """Return the cost of playing a card with the permission or the help of another card."""
        if isinstance(method, PlayForFree):
            return 0.0
        ahead = self._get_plan()
        weights = self._weights
        saved = method.most if isinstance(method, Discount) else 0
        paid = max(0, total(cost) - saved) * self._resource_cost()
        goods = self._table.rules.goods
        lack = goods.shortfall(ahead.goods & goods.resource_mask, cost)
        paid += self._table.rules.wild_points * max(0, lack - saved)
        if isinstance(method, DiscardHandCards):
            return paid + ahead.discard_cost(saved)
        return paid + weights.help if isinstance(method, (DiscardCityCard, Imprison)) else paid

    def _payment_method(self) -> PaymentMethod:
        """Return the payment method of the card that is being played."""
        return self._table.rules.payment_methods[self._table.agenda[-1].payment_method]

    def _resource_cost(self) -> float:
        """Return the cost of paying one resource of any kind."""
        return self._weights.piece + self._weights.price * self._weights.any_good

    def _try_move(self, move: Move) -> float:
        """Try an option out. Return the change, with the best answer to the next question, if any."""
        if self._world is None:
            self._now = total_points(self._table, self._seat)
            self._world = redeal(self._table, self._seat, Rng(0))
            stop_after_action(self._world)
        world = self._world.copy()
        hand = self._table.players[self._seat].hand
        choose(world, move)
        player = world.players[self._seat]
        ahead = self._get_plan()
        gained = total_points(world, self._seat) - self._now
        worth = gained + ahead.supply_value(player.goods) - ahead.now
        if player.hand != hand:
            worth += self._hand_change_value(hand, player.hand)
        if world.options and len(world.agenda) > 1 and world.agenda[-1].seat == self._seat:
            worth += self._next_answer_value(world)
        return worth

    def _hand_change_value(self, before: list[int], after: list[int]) -> float:
        """Return the value of the change of the hand. New cards are random, so they count as unknown."""
        cards = self._table.rules.cards.cards
        new = [held >> KNOWN_BITS for held in after]
        lost = 0.0
        for held in before:
            kind = held >> KNOWN_BITS
            if kind in new:
                new.remove(kind)
            else:
                lost += self._get_plan().hand_value(cards[kind])
        return len(new) * self._get_plan().card_value - lost

    def _next_answer_value(self, world: GameData) -> float:
        """Return the value of the next question."""
        if not self._depth:
            return self._weights.asked
        following = ValleyHeuristic(world, self._seat, self._knowledge, self._depth - 1)
        if isinstance(following._step, (Discard, SpendUpTo, GiveUpResources)):  # these are asked repeatedly
            frame = world.agenda[-1]
            outline = self._knowledge.summary(frame.script)
            return following._get_plan().script(outline, now=True, at=frame.step)
        return max([following.worth(move) for move in world.options])
