"""What a seat sees of a game, as numbers: the input features of a network.

Each feature is a fact that is true or false: three twigs in the supply, an inn in the city that houses
nobody, two cards missing for an event. Hidden information is not included. Cards that the seat draws only in
its imagined game count as cards, without their kind.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import product
from typing import Final

from ..rules.options.placements import has_claimed, worker_count, workers_of
from ..rules.pieces.card import COLOURS
from ..rules.pieces.city import City
from ..rules.pieces.game_data import EMPTY, KNOWN_BITS, GameData, Player
from ..rules.pieces.goods import amount, total
from .knowledge import Knowledge

VERSION: Final = 1
"""Rises whenever the same game would have other features."""

MOST_WORKERS: Final = 7
MOST_GOODS: Final = 8
MOST_CARDS: Final = 9
MOST_SLOTS: Final = 15
MOST_IN_RIVAL_CITY: Final = 31
MOST_GOODS_OF_OTHERS: Final = 15
MOST_STORED: Final = 7
MOST_LACKING: Final = 3
MOST_TOGETHER: Final = 15
"""Numbers above these limits count as the limit."""
COPIES: Final = 3
SORTS: Final = 4
"""Common and unique constructions, common and unique critters."""
VARIANTS: Final = 8
MARKS: Final = 64
"""How many numbers a title has for its special features, of a player or of the table."""

HOUSED: Final = 0
AFFORDABLE: Final = 1
ONE_SHORT: Final = 2
TWO_SHORT: Final = 3
NEAR: Final = 4
FAR: Final = 5
BARRED: Final = 6
REACHES: Final = 7
"""How far a card is from being played."""

FREE: Final = 0
OURS: Final = 1
TAKEN: Final = 2
"""Who occupies a place."""


def number_names(most: int) -> list[str]:
    """Return the numbers from 0 to `most` as names."""
    return [str(n) for n in range(most + 1)]


class Scope:
    """What the features describe: the names of goods, cards and places, and the number of seasons."""

    def __init__(
        self, goods: Sequence[str], seasons: int, cards: Sequence[str], places: Sequence[str]
    ) -> None:
        self.goods: Final = list(goods)
        self.seasons: Final = seasons
        self.cards: Final = list(cards)
        self.places: Final = list(places)


def scope_of(knowledge: Knowledge) -> Scope:
    """Return the scope of one variant of the rules."""
    rules = knowledge.rules
    return Scope(rules.goods.resources, len(rules.seasons), rules.cards.ids, knowledge.places)


class Features:
    """The first number of each group of features, for one title and all its variants."""

    def __init__(self, knowledge: Knowledge, scope: Scope | None = None) -> None:
        self.knowledge: Final = knowledge
        scope = scope if scope is not None else scope_of(knowledge)
        cards = scope.cards
        places = scope.places
        times = [f"{season}.{n}" for season in range(scope.seasons) for n in range(MOST_WORKERS + 1)]
        times.append("passed")
        reaches = number_names(REACHES - 1)
        self._kinds: Final = len(cards)
        self._passed: Final = len(times) - 1
        self._places: Final = {place: number for number, place in enumerate(places)}
        self._groups: Final[list[tuple[str, list[list[str]]]]] = []
        self.size = 0
        """The number of features."""
        self._variant: Final = self._group("variant", number_names(VARIANTS - 1))
        self._time: Final = self._group("time", times)
        self._goods: Final = self._group("goods", scope.goods, number_names(MOST_GOODS))
        self._wild: Final = self._group("wild", number_names(MOST_GOODS))
        self._stored: Final = self._group("stored", number_names(MOST_STORED))
        self._hand: Final = self._group("hand", reaches, cards)
        self._again: Final = self._group("again", cards)
        self._hand_size: Final = self._group("hand_size", number_names(MOST_CARDS))
        self._unknown: Final = self._group("unknown", number_names(MOST_CARDS))
        self._row: Final = self._group("row", reaches, cards)
        self._row_again: Final = self._group("row_again", cards)
        self._city: Final = self._group("city", number_names(COPIES - 1), cards)
        self._homes: Final = self._group("homes", cards)
        self._slots: Final = self._group("slots", number_names(MOST_SLOTS))
        self._colours: Final = self._group("colours", COLOURS, number_names(MOST_CARDS))
        self._sorts: Final = self._group("sorts", number_names(SORTS - 1), number_names(MOST_CARDS))
        self._marks: Final = self._group("marks", number_names(MARKS - 1))
        self._table_marks: Final = self._group("table_marks", number_names(MARKS - 1))
        self._place: Final = self._group("place", places, number_names(TAKEN))
        self._lacking: Final = self._group("lacking", places, number_names(MOST_LACKING))
        self._lacking_in_hand: Final = self._group("lacking_in_hand", places, number_names(MOST_LACKING))
        self._lacking_in_row: Final = self._group("lacking_in_row", places, number_names(MOST_LACKING))
        self._claimed: Final = self._group("claimed", places)
        self._other_time: Final = self._group("other_time", times)
        self._other_colours: Final = self._group("other_colours", COLOURS, number_names(MOST_CARDS))
        self._other_slots: Final = self._group("other_slots", number_names(MOST_IN_RIVAL_CITY))
        self._other_city: Final = self._group("other_city", cards)
        self._other_goods: Final = self._group("other_goods", number_names(MOST_GOODS_OF_OTHERS))
        self._other_hand: Final = self._group("other_hand", number_names(MOST_CARDS))
        self._other_marks: Final = self._group("other_marks", number_names(MARKS - 1))
        self.last_card: Final = self._group("last_card", places, reaches)
        """For each place: how far the last card that its claim requires is from being played."""
        self._together: Final = self._group("together", number_names(MOST_TOGETHER))
        self._ready: Final = self._group("ready", number_names(MOST_CARDS))
        self._home_in_hand: Final = self._group("home_in_hand", cards)
        self._home_in_row: Final = self._group("home_in_row", cards)
        self._row_home_in_hand: Final = self._group("row_home_in_hand", cards)

    def _group(self, name: str, *axes: Sequence[str]) -> int:
        """Add a group with one number for each combination. Return the first number."""
        first = self.size
        size = 1
        for axis in axes:
            size *= len(axis)
        self.size += size
        self._groups.append((name, [list(axis) for axis in axes]))
        return first

    def names(self) -> list[str]:
        """Return a name for each feature. The name means the same in every scope."""
        return [":".join((group, *parts)) for group, axes in self._groups for parts in product(*axes)]

    def features_of_others(self, g: GameData, seat: int) -> list[int]:
        """Return the features of all other players. They are the same for all options of a decision."""
        knowledge = self.knowledge
        out = [self._variant + knowledge.variant()]
        out += [self._table_marks + mark for mark in knowledge.table_marks(g.extension) if mark < MARKS]
        for other, player in enumerate(g.players):
            if other == seat:
                continue
            out.append(self._other_time + self._time_of(player))
            city = player.city
            self._add_colours(city, self._other_colours, out)
            out.append(self._other_slots + min(city.used_slots, MOST_IN_RIVAL_CITY))
            seen = 0
            for city_card in city.cards:
                if not seen & city_card.card.bit:
                    seen |= city_card.card.bit
                    out.append(self._other_city + city_card.card.kind)
            out += [
                self._other_marks + mark for mark in knowledge.player_marks(player.extension) if mark < MARKS
            ]
            out.append(self._other_goods + min(total(player.goods), MOST_GOODS_OF_OTHERS))
            out.append(self._other_hand + min(len(player.hand), MOST_CARDS))
        return out

    def features_of_seat(self, g: GameData, seat: int, before: GameData) -> list[int]:
        """Return the features of the seat and of the board. `before` is the game at the decision: what was
        unknown there, such as a card drawn since, stays unknown."""
        player = g.players[seat]
        out = [self._time + self._time_of(player)]
        goods = player.goods
        out += [
            self._goods + kind * (MOST_GOODS + 1) + min(amount(goods, kind), MOST_GOODS)
            for kind in range(g.rules.goods.kinds)
        ]
        wild = goods >> g.rules.goods.wild_shift
        if wild:
            out.append(self._wild + min(wild, MOST_GOODS))
        out.append(self._together + min(total(goods), MOST_TOGETHER))
        out += [self._marks + mark for mark in self.knowledge.player_marks(player.extension) if mark < MARKS]
        hand, ready_in_hand = self._add_hand(g, seat, before, out)
        row, ready_in_row = self._add_row(g, seat, before, out)
        out.append(self._ready + min((ready_in_hand | ready_in_row).bit_count(), MOST_CARDS))
        self._add_homes(g, hand, hand, self._home_in_hand, out)
        self._add_homes(g, hand, row, self._home_in_row, out)
        self._add_homes(g, row, hand, self._row_home_in_hand, out)
        self._add_city(player, out)
        self._add_places(g, seat, hand, row, out)
        return out

    def _time_of(self, player: Player) -> int:
        if player.passed:
            return self._passed
        return player.season * (MOST_WORKERS + 1) + min(player.workers, MOST_WORKERS)

    def _add_hand(self, g: GameData, seat: int, before: GameData, out: list[int]) -> tuple[int, int]:
        """Add the cards of the hand. Return their kinds and the playable kinds, as bits."""
        player = g.players[seat]
        known = [0] * self._kinds
        for held in before.players[seat].hand:
            known[held >> KNOWN_BITS] += 1
        for kind in before.row:
            if kind != EMPTY:
                known[kind] += 1
        for frame in before.agenda:
            if frame.seat == seat:
                for kind in frame.cards:
                    known[kind] += 1
        unknown = 0
        seen = 0
        ready = 0
        for held in player.hand:
            kind = held >> KNOWN_BITS
            if not known[kind]:
                unknown += 1
                continue
            known[kind] -= 1
            if seen >> kind & 1:
                out.append(self._again + kind)
            else:
                seen |= 1 << kind
                reach = self._reach(g, player, kind)
                if reach <= AFFORDABLE:
                    ready |= 1 << kind
                out.append(self._hand + reach * self._kinds + kind)
        out.append(self._unknown + min(unknown, MOST_CARDS))
        out.append(self._hand_size + min(len(player.hand), MOST_CARDS))
        return seen, ready

    def _add_row(self, g: GameData, seat: int, before: GameData, out: list[int]) -> tuple[int, int]:
        """Add the open face-up cards that lay there before. Return their kinds and the playable ones, as
        bits."""
        player = g.players[seat]
        closed = g.rules.closed_positions(g, seat)
        seen = 0
        ready = 0
        for position, kind in enumerate(g.row):
            if kind == EMPTY or kind != before.row[position] or closed >> position & 1:
                continue
            if seen >> kind & 1:
                out.append(self._row_again + kind)
            else:
                seen |= 1 << kind
                reach = self._reach(g, player, kind)
                if reach <= AFFORDABLE:
                    ready |= 1 << kind
                out.append(self._row + reach * self._kinds + kind)
        return seen, ready

    def _reach(self, g: GameData, player: Player, kind: int) -> int:
        """Return how far a card is from being played."""
        card = g.rules.cards.cards[kind]
        if card.unique and player.city.mask & card.bit:
            return BARRED
        if card.homes & player.city.homes:
            return HOUSED
        missing = g.rules.goods.shortfall(player.goods, g.conditions.costs[kind])
        if missing < 3:
            return AFFORDABLE + missing
        return NEAR if missing < 5 else FAR

    def _add_homes(self, g: GameData, critters: int, constructions: int, first: int, out: list[int]) -> None:
        """Add which critters could live in which constructions, if built. Both are kinds as bits."""
        homes = g.rules.cards.homes
        while critters:
            kind = critters.bit_length() - 1
            critters -= 1 << kind
            if homes[kind] & constructions:
                out.append(first + kind)

    def _add_city(self, player: Player, out: list[int]) -> None:
        city = player.city
        kinds = self._kinds
        copies = [0] * kinds
        sorts = [0] * SORTS
        stored = 0
        for city_card in city.cards:
            card = city_card.card
            kind = card.kind
            out.append(self._city + min(copies[kind], COPIES - 1) * kinds + kind)
            copies[kind] += 1
            if not card.critter and not city_card.occupied:
                out.append(self._homes + kind)
            sorts[(2 if card.unique else 0) + (1 if card.critter else 0)] += 1
            if city_card.goods:
                stored += total(city_card.goods)
        out.append(self._slots + min(city.used_slots, MOST_SLOTS))
        out.append(self._stored + min(stored, MOST_STORED))
        self._add_colours(city, self._colours, out)
        out += [self._sorts + sort * (MOST_CARDS + 1) + min(n, MOST_CARDS) for sort, n in enumerate(sorts)]

    def _add_colours(self, city: City, first: int, out: list[int]) -> None:
        """Add the number of cards of each colour."""
        out += [
            first + colour * (MOST_CARDS + 1) + min(city.count_colour(colour), MOST_CARDS)
            for colour in range(len(COLOURS))
        ]

    def _add_places(self, g: GameData, seat: int, hand: int, row: int, out: list[int]) -> None:
        """Add who occupies each place and what each claim lacks: in the city, and after hand and row are
        counted. If only one card is missing and it is in the hand or the row, add how far it is from being
        played."""
        player = g.players[seat]
        city = player.city
        for index, place in enumerate(g.setup.places):
            number = self._places.get(place.id, -1)
            if number < 0:
                continue
            if not place.claimed:
                workers = g.workers[index]
                state = FREE
                if workers and place.spots and worker_count(workers) >= place.spots:
                    state = OURS if workers_of(workers, seat) else TAKEN
                out.append(self._place + 3 * number + state)
            elif has_claimed(g, seat, index):
                out.append(self._claimed + number)
            elif not g.closed >> index & 1:
                missing = g.setup.masks[index] & ~city.mask
                lacking = missing.bit_count()
                for colour, asked in place.colour_needs:
                    lacking += max(0, asked - city.count_colour(colour))
                first = (MOST_LACKING + 1) * number
                out.append(self._lacking + first + min(lacking, MOST_LACKING))
                if missing:
                    if lacking == 1 and missing & (hand | row):
                        reach = self._reach(g, player, missing.bit_length() - 1)
                        out.append(self.last_card + REACHES * number + reach)
                    missing &= ~hand
                    out.append(self._lacking_in_hand + first + min(missing.bit_count(), MOST_LACKING))
                    missing &= ~row
                    out.append(self._lacking_in_row + first + min(missing.bit_count(), MOST_LACKING))
