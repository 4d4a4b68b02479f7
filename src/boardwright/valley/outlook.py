"""A quick judge of options, for greedy players and rollouts.

It thinks in points and in one idea: goods are worth what they bring a player nearer to. The cards that could
be played, each with an estimate of its worth, make a *prospect*: the best of them, discounted by how much is
still missing for it. A place is worth what it adds to the prospect; a card what it brings, less what its
price takes from the prospect. What is rare or odd (events, cards of cities, unusual effects) is tried out
on a copy. All numbers are rough; none is a rule.
"""

from __future__ import annotations

from typing import Final

from ..core.options import Move
from ..core.protocol import Outlook
from ..core.rng import Rng
from .card import BLUE, GREEN, PURPLE, RED, Card
from .counts import times
from .deck import hand_kinds, room, row_positions
from .goods import FIELD, WIDTH, WILD, WILD_SHIFT, amount, total, unit
from .imagining import leave_out_what_follows, reimagine
from .machine import choose, question
from .play import PayCost, kind_of, origin_of, way_of
from .scoring import total_of
from .script import DONE, Frame, Question, Script
from .spots import CARD_SPOT
from .table import Table
from .turn import PLAY, PREPARE, SPOT_SHIFT, VERB, VISIT, TakeAction
from .verbs import (
    Discard,
    Draw,
    Gain,
    GainAny,
    GainPoints,
    GiveCards,
    PartWithCards,
    SpendUpTo,
    TakeFromRow,
)
from .verbs.cards import KIND_FIELD, KeepOne, PlayOne
from .verbs.cities import OWNER_SHIFT, PLACE_FIELD, Activate, DiscardFromCity
from .verbs.claims import FATE_SHIFT, TO_HAND, UNDER, SortRevealed
from .ways import GOODS, HAND, HOME, SHOWN, lands, price

NEARER: Final = (1.0, 0.7, 0.5, 0.34, 0.22, 0.14, 0.08, 0.05, 0.03)
"""The worth of a card for which so many goods are missing, as a share."""
SPARE: Final = 0.5
"""What any good is worth beside the best card it could help to play."""
PRICE: Final = 0.3
"""What a good costs that is paid for a card."""
A_CARD: Final = 0.45
"""What a card drawn is worth before one knows it."""
ROW: Final = 0.6
"""How likely a face-up card is still there when one can pay for it, or worth taking it into the hand."""
CONSIDERED: Final = 6
"""How many cards a player keeps in mind."""


class ValleyOutlook(Outlook):
    """Judges the options of one seat at one decision."""

    __slots__ = ("_goods", "_now", "_prospect", "_seat", "_step", "_table", "_wanted", "_world")

    def __init__(self, table: Table, seat: int) -> None:
        self._table = table
        self._seat = seat
        player = table.players[seat]
        self._goods = player.goods
        self._step = question(table)
        self._wanted: list[tuple[float, int, int, int, int, int]] = self._cards_in_mind()
        self._prospect = self._look_ahead(self._goods)
        self._now = 0
        self._world: Table | None = None
        """Where options are tried out: hidden cards made up, and nothing follows the action."""

    def worth(self, move: Move) -> float:
        step = self._step
        if isinstance(step, TakeAction):
            return self._action(move)
        if move == DONE:
            return 0.0
        if isinstance(step, GainAny):
            return self._look_ahead(self._goods + unit(move))
        if isinstance(step, PayCost):
            return self._look_ahead(self._goods - move) - self._points_of(move)
        if isinstance(step, (Discard, PartWithCards, GiveCards)):
            return 0.8 - 0.3 * self._card(self._table.rules.cards.cards[move & KIND_FIELD])
        taken = step.takes(self._table, self._table.agenda[-1], move)
        if taken >= 0:
            return ROW * self._card(self._table.rules.cards.cards[taken])
        if isinstance(step, KeepOne):
            return self._card(self._table.rules.cards.cards[move])
        if isinstance(step, TakeFromRow) and step.away:
            return -self._card(self._table.rules.cards.cards[self._table.row[move]])
        if isinstance(step, DiscardFromCity):
            city = self._table.players[self._seat].city
            return -self._card(city.cards[move].card) - city.cards[move].points
        if isinstance(step, PlayOne):
            return self._card(self._table.rules.cards.cards[kind_of(move)])
        if isinstance(step, SpendUpTo):
            return move + self._look_ahead(self._goods - step.good * move) - self._prospect
        if isinstance(step, SortRevealed):
            card = self._table.rules.cards.cards[move & 63]
            fate = move >> FATE_SHIFT
            return 1.0 if fate == UNDER else 0.35 * self._card(card) if fate == TO_HAND else 0.0
        if isinstance(step, Activate):
            built = self._table.players[move >> OWNER_SHIFT].city.cards[move & PLACE_FIELD]
            return self._script(built.card.produce)
        return self._tried(move)

    # The actions of a turn

    def _action(self, move: Move) -> float:
        verb = move & VERB
        if verb == VISIT:
            spot = move >> SPOT_SHIFT
            if spot >= CARD_SPOT:
                return self._tried(move)
            place = self._table.setup.places[spot]
            if place.claimed:
                return 3.0 + self._tried(move)
            return self._script(place.visit) + place.per_worker
        if verb == PLAY:
            card = self._table.rules.cards.cards[kind_of(move)]
            worth = self._card(card)
            if HAND < origin_of(move) < SHOWN:
                worth += 0.3  # somebody else might take it
            worth += self._table.rules.prospect(self._table, self._seat, card)
            way = way_of(move)
            pieces = total(price(self._table, card.kind, origin_of(move)))
            if way == GOODS:
                return worth - PRICE * pieces
            if way == HOME:
                return worth - self._table.rules.house_worth
            return worth - 1.5 - PRICE * max(0, pieces - 3)
        return 0.4 if verb == PREPARE else 0.0

    def _tried(self, move: Move) -> float:
        """What an option changes, if it is tried out and the next question, if any, is left open."""
        if self._world is None:
            self._now = total_of(self._table, self._seat)
            self._world = reimagine(self._table, self._seat, Rng(0))
            leave_out_what_follows(self._world)
        world = self._world.copy()
        hand = len(world.players[self._seat].hand)
        choose(world, move)
        player = world.players[self._seat]
        gained = total_of(world, self._seat) - self._now
        asked = (
            0.6 if world.options and len(world.agenda) > 1 and world.agenda[-1].seat == self._seat else 0.0
        )
        cards = A_CARD * (len(player.hand) - hand)
        return gained + cards + asked + self._look_ahead(player.goods) - self._prospect

    # Cards, scripts and goods

    def _card(self, card: Card) -> float:
        """What a card brings a player who plays it now."""
        g = self._table
        player = g.players[self._seat]
        left = g.rules.last_season - player.season
        worth = float(card.points)
        if card.abroad:
            return 2.0
        if card.replaces:
            return 0.6
        if card.colour == GREEN:
            worth += self._script(card.produce) * (1 + (left + 1) // 2)
        elif card.colour == RED:
            worth += 0.8 + 0.7 * left
        elif card.colour == BLUE:
            worth += 0.4 + 1.1 * left
        elif card.colour == PURPLE:
            worth += card.bonus.promise(g, self._seat) if card.bonus is not None else 0.0
        else:
            worth += self._script(card.play)
        if g.rules.slots - player.city.used <= 3 and card.slots:
            worth -= 1.5
        return worth

    def _script(self, script: Script | None) -> float:
        """What a script brings, by its effects."""
        if script is None:
            return 0.0
        g = self._table
        frame = Frame(script, self._seat)
        free = room(g, self._seat)
        goods = self._goods
        worth = 0.0
        for step in script.steps:
            if isinstance(step, Gain):
                gained = step.goods * times(step.per, g, frame)
                goods += gained
                worth += self._points_of(gained)
            elif isinstance(step, GainPoints):
                worth += step.n * (times(step.per, g, frame) if script.fixed else 1)
            elif isinstance(step, Draw):
                n = step.n if isinstance(step.n, int) else 1
                worth += A_CARD * min(n * step.per, free)
            elif isinstance(step, GainAny):
                worth += 0.9 * (step.n if isinstance(step.n, int) else 0.6)
            elif isinstance(step, PartWithCards):
                worth -= 0.35 * step.n
            elif isinstance(step, Question):
                worth += 0.5
            else:
                worth += step.promise(g, frame)
        return worth + (self._look_ahead(goods) - self._prospect if goods != self._goods else 0.0)

    def _points_of(self, goods: int) -> int:
        """What goods are worth at the end."""
        return amount(goods, WILD) * self._table.rules.wild_points

    def _cards_in_mind(self) -> list[tuple[float, int, int, int, int, int]]:
        """The most promising cards, each with its worth and its cost."""
        g = self._table
        city = g.players[self._seat].city
        found: list[tuple[float, int, int, int, int, int]] = []
        cards = g.rules.cards.cards
        shown = [(kind, 1.0) for kind in hand_kinds(g, self._seat)]
        shown += [(g.row[position], ROW) for position in row_positions(g, self._seat)]
        for kind, share in shown:
            card = cards[kind]
            cost = card.cost
            if cost and lands(g, self._seat, card, city):
                worth = share * (card.points + 2.0)
                found.append((worth, *g.rules.cards.mixes[kind]))
        found.sort(reverse=True)
        return found[:CONSIDERED]

    def _look_ahead(self, goods: int) -> float:
        """The prospect of a supply: its best card, and a little for every piece."""
        a = goods & FIELD  # written out: this is asked several times for every option
        b = goods >> WIDTH & FIELD
        c = goods >> 2 * WIDTH & FIELD
        d = goods >> 3 * WIDTH & FIELD
        wild = goods >> WILD_SHIFT
        best = 0.0
        for worth, ca, cb, cc, cd, of_any in self._wanted:
            if worth <= best:
                break
            lack = of_any - wild
            if ca > a:
                lack += ca - a
            if cb > b:
                lack += cb - b
            if cc > c:
                lack += cc - c
            if cd > d:
                lack += cd - d
            near = worth * NEARER[max(0, lack)] if lack < len(NEARER) else 0.0
            if near > best:
                best = near
        return best + SPARE * (a + b + c + d)
