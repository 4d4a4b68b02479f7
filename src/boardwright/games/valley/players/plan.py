"""The plan of a player: the cards worth playing, and the value of goods, cards and effects for them.

All values are in points. Goods are worth the cards that they bring within reach. The cards in the hand and in
the row have estimated values. The plan takes the best of them, discounted by the goods that are still
missing. All numbers are rough estimates; none is a rule.
"""

from __future__ import annotations

from typing import Final

from ..rules.counts import PerPick, resolve_count
from ..rules.effects import Discard, Draw, Gain, GainAny, GainPoints, GiveUpCards, GiveUpResources, SpendUpTo
from ..rules.options.placements import has_claimed
from ..rules.pieces.card import BLUE, GREEN, PURPLE, RED, Bonus, Card
from ..rules.pieces.deck import hand_kinds, hand_room, row_positions
from ..rules.pieces.entry_rules import EntersOtherCity, ReplacesConstruction
from ..rules.pieces.game_data import KNOWN_BITS, GameData
from ..rules.pieces.goods import FIELD, WIDTH, Goods, amount, total, unit
from ..rules.script import Frame
from .effect_values import BonusGrowth
from .knowledge import Gains, Knowledge, ScriptSummary
from .weights import FEW, FURTHEST

CONSIDERED: Final = 7
"""How many cards a plan considers."""
IN_SIGHT: Final = 3
"""How many cards may be missing for a claim that a plan considers."""


class TargetCard:
    """A card that a player would like to play, with its cost good by good."""

    __slots__ = ("a", "b", "c", "d", "kind", "more", "of_any", "worth")

    def __init__(self, kind: int, worth: float, cost: int, goods: Goods) -> None:
        self.kind: Final = kind
        self.worth: Final = worth
        self.a: Final = cost & FIELD
        self.b: Final = cost >> WIDTH & FIELD
        self.c: Final = cost >> 2 * WIDTH & FIELD
        self.d: Final = cost >> 3 * WIDTH & FIELD
        self.more: Final = (cost & goods.resource_mask) >> 4 * WIDTH
        """Resources beyond the first four."""
        self.of_any: Final = cost >> goods.wild_shift


class TargetClaim:
    """A place that could be claimed, with what the city lacks for it."""

    __slots__ = ("colours", "mask", "why_impossible", "worth")

    def __init__(self, worth: float, lacking: int, mask: int, colours: int) -> None:
        self.worth: Final = worth
        self.why_impossible: Final = lacking
        self.mask: Final = mask
        """Missing kinds, as bits."""
        self.colours: Final = colours
        """Colours of missing cards, as bits."""


class Plan:
    """The plan of a seat at one decision."""

    __slots__ = (
        "_bonuses",
        "_frame",
        "_guests",
        "_holds",
        "_kinds",
        "_knowledge",
        "_seat",
        "_table",
        "_target_cards",
        "_target_claims",
        "_weights",
        "_worths",
        "card_value",
        "furthest",
        "goods",
        "left",
        "now",
        "time",
    )  # fmt: skip

    def __init__(self, table: GameData, seat: int, knowledge: Knowledge) -> None:
        self._table: Final = table
        self._seat: Final = seat
        self._knowledge: Final = knowledge
        weights = knowledge.weights
        self._weights: Final = weights
        player = table.players[seat]
        self._kinds: Final = table.rules.goods
        self.goods: Final = player.goods
        self.left: Final = table.rules.last_season - player.season
        """Seasons still to come."""
        self.time: Final = self.left + player.workers / table.rules.seasons[player.season].workers
        """Seasons still to come, with the rest of this one: time lasts as long as there are workers."""
        self.furthest: Final = FURTHEST if self.left else min(FURTHEST, 3 * player.workers)
        """How many goods may be missing for a card within reach. Workers are needed to get them."""
        self.card_value: Final = weights.draw if self.left else weights.draw_last
        """The value of an unknown card."""
        self._frame: Final = Frame(table.rules.turn, seat)
        """A frame for effects that count something. Only their count is read."""
        self._worths: Final[dict[int, float]] = {}
        self._holds: list[float] | None = None
        self._bonuses: Final[list[tuple[BonusGrowth, Bonus]]] = []
        """The bonuses that grow with played cards."""
        for city_card in player.city.cards:
            bonus = city_card.card.bonus
            if bonus is not None:
                growth = knowledge.growth(bonus)
                if growth is not None:
                    self._bonuses.append((growth, bonus))
        self._target_claims: Final = self._find_target_claims()
        guests = 0
        for held in player.hand:
            guests |= table.rules.cards.homes[held >> KNOWN_BITS]
        self._guests: Final = guests
        """The constructions in which a critter of the hand could live, as bits."""
        self._target_cards: Final = self._find_target_cards()
        self.now: Final = self.supply_value(self.goods)
        """The value of the supply as it is now."""

    # Goods

    def supply_value(self, goods: int, but: int = -1) -> float:
        """Return the value of a supply: the best cards within reach except `but`, and a little per piece."""
        a = goods & FIELD  # unrolled: this is called several times for every option
        b = goods >> WIDTH & FIELD
        c = goods >> 2 * WIDTH & FIELD
        d = goods >> 3 * WIDTH & FIELD
        kinds = self._kinds
        wild = goods >> kinds.wild_shift
        more = (goods & kinds.resource_mask) >> 4 * WIDTH  # zero, except with sets that add resources
        best = 0.0
        second = 0.0
        furthest = self.furthest
        shares = self._weights.shares
        for wish in self._target_cards:
            if wish.worth <= second:
                break
            if wish.kind == but:
                continue
            lack = wish.of_any - wild
            if wish.a > a:
                lack += wish.a - a
            if wish.b > b:
                lack += wish.b - b
            if wish.c > c:
                lack += wish.c - c
            if wish.d > d:
                lack += wish.d - d
            if wish.more:
                lack += kinds.shortfall(more, wish.more)
            if lack > furthest:
                continue
            near = wish.worth * shares[lack] if lack > 0 else wish.worth
            if near > best:
                second = best
                best = near
            elif near > second:
                second = near
        return best + self._weights.beside * second + self.spare(a, b, c, d, more)

    def spare(self, a: int, b: int, c: int, d: int, more: int) -> float:
        """Return the value of resources without a plan. Resources beyond the fourth count like the fourth."""
        weights = self._weights
        worth = weights.first * a + weights.second * b + weights.third * c + weights.fourth * d
        if more:
            worth += weights.fourth * total(more)
        return worth if self.left else worth * weights.last

    def gain(self, goods: int) -> float:
        """Return the value of more goods without a plan, with the points of wild pieces."""
        worth = self.spare(
            goods & FIELD,
            goods >> WIDTH & FIELD,
            goods >> 2 * WIDTH & FIELD,
            goods >> 3 * WIDTH & FIELD,
            (goods & self._kinds.resource_mask) >> 4 * WIDTH,
        )
        return worth + self.wild_points(goods)

    def wild_points(self, goods: int) -> int:
        """Return the points that wild pieces score at the end."""
        return amount(goods, self._kinds.wild) * self._table.rules.wild_points

    # Cards

    def card(self, card: Card) -> float:
        """Return the value of a card for the player who plays it, without its price."""
        found = self._worths.get(card.kind)
        if found is None:
            found = self._judge(card)
            self._worths[card.kind] = found
        return found

    def play(self, card: Card) -> float:
        """Return the value of playing a card now: what it does at once depends on what the player has."""
        worth = self.card(card)
        if card.on_play is not None and not isinstance(card.entry, (EntersOtherCity, ReplacesConstruction)):
            act = self._knowledge.cards[card.kind].on_play
            worth += self.script(act, now=True) - self.script(act, now=False)
        return worth

    def hand_value(self, card: Card) -> float:
        """Return the value of a card in the hand."""
        lack = self._lack(card)
        if lack > self.furthest:
            return 0.0
        return max(0.0, self._weights.hold * self.card(card) * self._weights.shares[lack])

    def discard_cost(self, n: int, after: int = 0) -> float:
        """Return the cost of discarding the `n` least valuable cards of the hand, the first `after` apart."""
        return sum(self._hand()[after:n])

    def scarcity(self, n: int) -> float:
        """Return the cost of giving up a card of the hand, beyond its value, if `n` cards are left."""
        return self._weights.bare * self.left * (FEW - n) if n < FEW else 0.0

    def _hand(self) -> list[float]:
        """Return the cost of giving up one card of the hand after the other, the cheapest first."""
        if self._holds is None:
            cards = self._table.rules.cards.cards
            hand = self._table.players[self._seat].hand
            self._holds = sorted([self.hand_value(cards[held >> KNOWN_BITS]) for held in hand])
            for n in range(min(FEW, len(hand))):
                self._holds[-1 - n] += self.scarcity(n)
        return self._holds

    def _lack(self, card: Card) -> int:
        """Return how many goods are missing for a card; 0 if it finds a home."""
        if card.homes & self._table.players[self._seat].city.homes:
            return 0
        kinds = self._kinds
        cost = self._table.rules.cards.costs[card.kind]
        lack = kinds.shortfall(self.goods & kinds.resource_mask, cost & kinds.resource_mask) - (
            self.goods >> kinds.wild_shift
        )
        return min(max(0, lack), FURTHEST)

    def _judge(self, card: Card) -> float:
        g = self._table
        weights = self._weights
        if isinstance(card.entry, EntersOtherCity):
            return 2.0
        if isinstance(card.entry, ReplacesConstruction):
            return 0.6
        left = self.left
        time = self.time
        player = g.players[self._seat]
        city = player.city
        outline = self._knowledge.cards[card.kind]
        worth = card.points - weights.follow
        favour = weights.favours.get(card.id)
        if favour is not None:
            worth += favour[0] * min(1.0, time) + favour[1] * left
        if card.colour == GREEN:
            worth += self.script(outline.produce, now=False) * (1.0 + weights.later * ((left + 1) // 2))
        elif card.colour == RED:
            visits = left + 1 if player.workers else left
            better = self.script(outline.visit, now=False) - weights.usual
            worth += weights.red * time + weights.visit * visits * max(0.0, better)
        elif card.colour == BLUE:
            worth += weights.blue * time
            if card.reaction is not None:
                plays = weights.plays + weights.plays_left * time
                worth += plays * self.script(outline.reaction, now=False)
        elif card.colour == PURPLE:
            if card.bonus is not None:
                worth += self._knowledge.value(
                    card.bonus, g, self._seat, weights.more + weights.more_left * time
                )
        else:
            worth += self.script(outline.play, now=False)
        for growth, bonus in self._bonuses:
            worth += growth(bonus, card)
        for goal in self._target_claims:
            if goal.mask & card.bit or goal.colours >> card.colour & 1:
                worth += weights.goal * goal.worth / goal.why_impossible
        worth += self._knowledge.side_value(g, self._seat, card)
        if not card.critter:
            worth += weights.home * time
            if self._guests & card.bit:
                worth += weights.guest * self._guest(card)
        if card.mate >= 0 and city.has_unpaired(card.kind, card.mate):
            worth += weights.mate
        elif card.slots:
            free = g.rules.slots - city.used_slots
            if free < weights.pace * time:
                worth -= weights.slot * (1.0 - free / (weights.pace * time))
        return worth

    def _guest(self, card: Card) -> int:
        """Return the cost, in goods, of the dearest critter of the hand that could live in a construction."""
        most = 0
        cards = self._table.rules.cards
        for held in self._table.players[self._seat].hand:
            kind = held >> KNOWN_BITS
            if cards.homes[kind] & card.bit:
                most = max(most, total(cards.costs[kind]))
        return most

    def _find_target_cards(self) -> list[TargetCard]:
        """Return the most promising cards, the best first."""
        g = self._table
        city = g.players[self._seat].city
        found: list[TargetCard] = []
        cards = g.rules.cards.cards
        kinds = hand_kinds(g, self._seat)
        own = len(kinds)
        kinds += [g.row[position] for position in row_positions(g, self._seat)]
        for at, kind in enumerate(kinds):
            card = cards[kind]
            if (
                not card.cost
                or card.homes & city.homes
                or not card.entry.can_enter(g, self._seat, card, city)
            ):
                continue
            worth = self.card(card)
            if at >= own:
                worth *= self._weights.row
            if worth > 0.0:
                place = len(found)
                while place and found[place - 1].worth < worth:
                    place -= 1
                found.insert(place, TargetCard(kind, worth, g.rules.cards.costs[kind], g.rules.goods))
        return found[:CONSIDERED]

    def _find_target_claims(self) -> list[TargetClaim]:
        """Return the claims that lack only a few cards."""
        g = self._table
        knowledge = self._knowledge
        city = g.players[self._seat].city
        found: list[TargetClaim] = []
        for index in g.setup.claims:
            place = g.setup.places[index]
            if g.closed >> index & 1 or (place.many_claims and has_claimed(g, self._seat, index)):
                continue
            mask = g.setup.masks[index] & ~city.mask
            lacking = mask.bit_count()
            colours = 0
            for colour, asked in place.colour_needs:
                have = city.count_colour(colour)
                if asked > have:
                    lacking += asked - have
                    colours |= 1 << colour
            if 0 < lacking <= IN_SIGHT:
                worth = knowledge.claim_worth(g, self._seat, index)
                worth += self._weights.denied * knowledge.denial_value(place)
                found.append(TargetClaim(worth, lacking, mask, colours))
        return found

    # Effects

    def script(self, script: ScriptSummary | None, now: bool, at: int = 0, picks: int = 0) -> float:
        """Return the value of a script: `now`, with the current hand and goods, or at some later time.

        With `at` only the steps from there count, after `picks` picks in the step before.
        """
        if script is None:
            return 0.0
        if script.gains is not None and not at:
            return self._gains(script.gains, now)
        g = self._table
        weights = self._weights
        frame = self._frame
        frame.last_picks = picks
        goods = self.goods
        worth = 0.0
        for index in range(at, len(script.steps)):
            step = script.steps[index]
            if isinstance(step, Gain):
                gained = step.goods * resolve_count(step.per, g, frame)
                if now:
                    goods += gained
                    worth += self.wild_points(gained)
                else:
                    worth += self.gain(gained)
            elif isinstance(step, GainPoints):
                counts = script.fixed or isinstance(step.per, (int, PerPick))
                worth += step.n * (resolve_count(step.per, g, frame) if counts else 1)
            elif isinstance(step, Draw):
                n = resolve_count(step.n, g, frame) * step.per
                if now:
                    n = min(n, hand_room(g, self._seat) + frame.last_picks)
                worth += n * self.card_value
            elif isinstance(step, GainAny):
                n = resolve_count(step.n, g, frame)
                if now:
                    goods = self._with_best(goods, n)
                else:
                    worth += weights.any_good * (n if n or isinstance(step.n, PerPick) else 0.6)
            elif isinstance(step, (Discard, SpendUpTo, GiveUpResources)):
                most = self._picks(step, script, index, now)
                some = self.script(script, now, index + 1, most) - self._given(step, most, now)
                if not (isinstance(step, GiveUpResources) and step.exactly):
                    some = max(some, self.script(script, now, index + 1) if now else 0.0)
                worth += some
                break
            elif isinstance(step, GiveUpCards):
                worth -= self.discard_cost(step.n) if now else 0.5 * weights.draw * step.n
            else:
                promise = script.promises[index]
                worth += promise if isinstance(promise, float) else promise(step, g, frame)
        return worth + (self.supply_value(goods) - self.now if goods != self.goods else 0.0)

    def _gains(self, gains: Gains, now: bool) -> float:
        """Return the value of a script that only gives something."""
        worth = float(gains.points)
        if not now:
            worth += self._weights.any_good * gains.any_goods + self.card_value * gains.draws
            return worth + self.gain(gains.goods) if gains.goods else worth
        if gains.draws:
            worth += self.card_value * min(gains.draws, hand_room(self._table, self._seat))
        goods = self.goods + gains.goods
        if gains.any_goods:
            goods = self._with_best(goods, gains.any_goods)
        return (
            worth + self.wild_points(gains.goods) + self.supply_value(goods) - self.now
            if goods != self.goods
            else worth
        )

    def reward(self, script: ScriptSummary, at: int) -> float:
        """Return the value of the steps from `at` on, for each pick in the step before."""
        return self.pick_gain(script, at, 0, 2) / 2

    def pick_gain(self, script: ScriptSummary, at: int, few: int, many: int) -> float:
        """Return what the steps from `at` on are worth more after `many` picks than after `few`."""
        return self.script(script, True, at, many) - self.script(script, True, at, few)

    def most_discards(self, script: ScriptSummary, at: int, picked: int = 0) -> int:
        """Return how many cards a player would discard at most, with those that were: where one card alone
        brings nothing, half of the hand. Goods for most of a hand help less than they seem to."""
        hand = len(self._table.players[self._seat].hand) + picked
        return hand if self.pick_gain(script, at, 0, 1) > 0.0 else (hand + 1) // 2

    def _picks(
        self, step: Discard | SpendUpTo | GiveUpResources, script: ScriptSummary, at: int, now: bool
    ) -> int:
        """Return how many cards or goods a player would give up."""
        if isinstance(step, Discard):
            if not now:
                return min(step.most, 3)
            most = min(
                step.most, self._worth_less(self.reward(script, at + 1)), self.most_discards(script, at + 1)
            )
            while most and self.pick_gain(script, at + 1, most - 1, most) <= 0.0:  # half of what is asked for
                most -= 1
            return most
        if isinstance(step, GiveUpResources):
            return min(step.n, total(self.goods)) if now and not step.exactly else step.n
        return min(step.most, amount(self.goods, step.field) if now else 1)

    def _given(self, step: Discard | SpendUpTo | GiveUpResources, n: int, now: bool) -> float:
        """Return the cost of giving up `n` cards or goods."""
        if isinstance(step, Discard):
            return self.discard_cost(n) if now else 0.5 * self._weights.draw * n
        if isinstance(step, GiveUpResources):
            return self._weights.any_good * (n if self.left else n * self._weights.last)
        return self.gain(step.good * n)

    def _with_best(self, goods: int, n: int) -> int:
        """Return a supply with `n` more resources, each the one that helps most."""
        for _ in range(n):
            best = -1.0
            found = goods
            for kind in range(self._kinds.kinds):
                worth = self.supply_value(goods + unit(kind))
                if worth > best:
                    best = worth
                    found = goods + unit(kind)
            goods = found
        return goods

    def _worth_less(self, than: float) -> int:
        """Return how many cards of the hand cost less than a value."""
        return sum([1 for worth in self._hand() if worth < than])
