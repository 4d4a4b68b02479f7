"""What a seat sees of a table, as numbers: the features that a network is told of.

Each is a fact that holds or not: three twigs in the supply, an inn in the city that houses nobody, two cards
missing for an event. What a seat cannot see is not among them; cards that it has only just drawn in its mind
count as cards, not as what they are.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ..rules.card import COLOURS
from ..rules.city import City
from ..rules.goods import KINDS, WILD_SHIFT, amount, short, total
from ..rules.spots import crowd, owns, workers_of
from ..rules.table import EMPTY, KNOWN_BITS, Player, Table

if TYPE_CHECKING:
    from ..rules.rules import Rules

MOST_WORKERS: Final = 7
MOST_GOODS: Final = 8
MOST_CARDS: Final = 9
MOST_SLOTS: Final = 15
MOST_IN_RIVAL_CITY: Final = 31
MOST_GOODS_OF_OTHERS: Final = 15
MOST_STORED: Final = 7
MOST_LACKING: Final = 3
MOST_TOGETHER: Final = 15
"""Above these numbers more makes no difference."""
COPIES: Final = 3
SORTS: Final = 4
"""Common and unique constructions and critters."""
VARIANTS: Final = 8
MARKS: Final = 64
"""Numbers that a game has for things of its own: of a player, or of the table."""

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
"""Who is on a place."""


class Sight:
    """Where the numbers of each group of features begin, for one game and all its variants."""

    def __init__(self, rules: Rules) -> None:
        kinds = len(rules.cards.cards)
        places = len(rules.places)
        times = len(rules.seasons) * (MOST_WORKERS + 1) + 1
        self._kinds: Final = kinds
        self._passed: Final = times - 1
        self._places: Final = {place: number for number, place in enumerate(rules.places)}
        self.size = 0
        """How many features there are."""
        self._variant: Final = self._group(VARIANTS)
        self._time: Final = self._group(times)
        self._goods: Final = self._group(KINDS * (MOST_GOODS + 1))
        self._wild: Final = self._group(MOST_GOODS + 1)
        self._stored: Final = self._group(MOST_STORED + 1)
        self._hand: Final = self._group(REACHES * kinds)
        self._again: Final = self._group(kinds)
        self._hand_size: Final = self._group(MOST_CARDS + 1)
        self._unknown: Final = self._group(MOST_CARDS + 1)
        self._row: Final = self._group(REACHES * kinds)
        self._row_again: Final = self._group(kinds)
        self._city: Final = self._group(COPIES * kinds)
        self._homes: Final = self._group(kinds)
        self._slots: Final = self._group(MOST_SLOTS + 1)
        self._colours: Final = self._group(len(COLOURS) * (MOST_CARDS + 1))
        self._sorts: Final = self._group(SORTS * (MOST_CARDS + 1))
        self._marks: Final = self._group(MARKS)
        self._table_marks: Final = self._group(MARKS)
        self._place: Final = self._group(3 * places)
        self._lacking: Final = self._group((MOST_LACKING + 1) * places)
        self._lacking_in_hand: Final = self._group((MOST_LACKING + 1) * places)
        self._lacking_in_row: Final = self._group((MOST_LACKING + 1) * places)
        self._claimed: Final = self._group(places)
        self._other_time: Final = self._group(times)
        self._other_colours: Final = self._group(len(COLOURS) * (MOST_CARDS + 1))
        self._other_slots: Final = self._group(MOST_IN_RIVAL_CITY + 1)
        self._other_city: Final = self._group(kinds)
        self._other_goods: Final = self._group(MOST_GOODS_OF_OTHERS + 1)
        self._other_hand: Final = self._group(MOST_CARDS + 1)
        self._other_marks: Final = self._group(MARKS)
        self.last_card: Final = self._group(REACHES * places)
        """For each place how far the last card is that a claim of it asks for."""
        self._together: Final = self._group(MOST_TOGETHER + 1)
        self._ready: Final = self._group(MOST_CARDS + 1)
        self._home_in_hand: Final = self._group(kinds)
        self._home_in_row: Final = self._group(kinds)
        self._row_home_in_hand: Final = self._group(kinds)

    def _group(self, size: int) -> int:
        """Numbers for another group; gives the first."""
        first = self.size
        self.size += size
        return first

    def of_others(self, g: Table, seat: int) -> list[int]:
        """What is to be seen of all others: the same for all options of a decision, so it is asked once."""
        out = [self._variant + g.rules.variant()]
        out += [self._table_marks + mark for mark in g.own.marks()]
        for other, player in enumerate(g.players):
            if other == seat:
                continue
            out.append(self._other_time + self._time_of(player))
            city = player.city
            self._see_colours(city, self._other_colours, out)
            out.append(self._other_slots + min(city.used, MOST_IN_RIVAL_CITY))
            seen = 0
            for built in city.cards:
                if not seen & built.card.bit:
                    seen |= built.card.bit
                    out.append(self._other_city + built.card.kind)
            out += [self._other_marks + mark for mark in player.own.marks()]
            out.append(self._other_goods + min(total(player.goods), MOST_GOODS_OF_OTHERS))
            out.append(self._other_hand + min(len(player.hand), MOST_CARDS))
        return out

    def of_self(self, g: Table, seat: int, before: Table) -> list[int]:
        """What is to be seen of the seat and of the board, on a table that came about from another: what was
        not known there, such as a card drawn since, is not known now."""
        player = g.players[seat]
        out = [self._time + self._time_of(player)]
        goods = player.goods
        out += [
            self._goods + kind * (MOST_GOODS + 1) + min(amount(goods, kind), MOST_GOODS)
            for kind in range(KINDS)
        ]
        wild = goods >> WILD_SHIFT
        if wild:
            out.append(self._wild + min(wild, MOST_GOODS))
        out.append(self._together + min(total(goods), MOST_TOGETHER))
        out += [self._marks + mark for mark in player.own.marks()]
        hand, ready_in_hand = self._see_hand(g, seat, before, out)
        row, ready_in_row = self._see_row(g, seat, before, out)
        out.append(self._ready + min((ready_in_hand | ready_in_row).bit_count(), MOST_CARDS))
        self._see_homes(g, hand, hand, self._home_in_hand, out)
        self._see_homes(g, hand, row, self._home_in_row, out)
        self._see_homes(g, row, hand, self._row_home_in_hand, out)
        self._see_city(player, out)
        self._see_places(g, seat, hand, row, out)
        return out

    def _time_of(self, player: Player) -> int:
        if player.passed:
            return self._passed
        return player.season * (MOST_WORKERS + 1) + min(player.workers, MOST_WORKERS)

    def _see_hand(self, g: Table, seat: int, before: Table, out: list[int]) -> tuple[int, int]:
        """The cards of the hand; gives their kinds as bits, and those that could be played."""
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

    def _see_row(self, g: Table, seat: int, before: Table, out: list[int]) -> tuple[int, int]:
        """The cards face up that lay there before and are open to the seat; gives their kinds as bits, and
        those that could be played."""
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

    def _reach(self, g: Table, player: Player, kind: int) -> int:
        """How far a card is from being played."""
        card = g.rules.cards.cards[kind]
        if card.unique and player.city.mask & card.bit:
            return BARRED
        if card.homes & player.city.homes:
            return HOUSED
        missing = short(player.goods, g.terms.costs[kind])
        if missing < 3:
            return AFFORDABLE + missing
        return NEAR if missing < 5 else FAR

    def _see_homes(self, g: Table, critters: int, constructions: int, first: int, out: list[int]) -> None:
        """Which critters could live in which constructions, if they were built: both are kinds as bits."""
        homes = g.rules.cards.homes
        while critters:
            kind = critters.bit_length() - 1
            critters -= 1 << kind
            if homes[kind] & constructions:
                out.append(first + kind)

    def _see_city(self, player: Player, out: list[int]) -> None:
        city = player.city
        kinds = self._kinds
        copies = [0] * kinds
        sorts = [0] * SORTS
        stored = 0
        for built in city.cards:
            card = built.card
            kind = card.kind
            out.append(self._city + min(copies[kind], COPIES - 1) * kinds + kind)
            copies[kind] += 1
            if not card.critter and not built.occupied:
                out.append(self._homes + kind)
            sorts[(2 if card.unique else 0) + (1 if card.critter else 0)] += 1
            if built.goods:
                stored += total(built.goods)
        out.append(self._slots + min(city.used, MOST_SLOTS))
        out.append(self._stored + min(stored, MOST_STORED))
        self._see_colours(city, self._colours, out)
        out += [self._sorts + sort * (MOST_CARDS + 1) + min(n, MOST_CARDS) for sort, n in enumerate(sorts)]

    def _see_colours(self, city: City, first: int, out: list[int]) -> None:
        """How many cards of each colour there are."""
        out += [
            first + colour * (MOST_CARDS + 1) + min(city.colour(colour), MOST_CARDS)
            for colour in range(len(COLOURS))
        ]

    def _see_places(self, g: Table, seat: int, hand: int, row: int, out: list[int]) -> None:
        """Who is on which place; what is missing for which claim: in the city, and beyond hand and row; and
        if it is one card that is at hand, how far that is from being played."""
        player = g.players[seat]
        city = player.city
        for index, place in enumerate(g.setup.places):
            number = self._places[place.id]
            if not place.claimed:
                workers = g.workers[index]
                state = FREE
                if workers and place.spots and crowd(workers) >= place.spots:
                    state = OURS if workers_of(workers, seat) else TAKEN
                out.append(self._place + 3 * number + state)
            elif owns(g, seat, index):
                out.append(self._claimed + number)
            elif not g.closed >> index & 1:
                missing = place.mask & ~city.mask
                lacking = missing.bit_count()
                for colour, asked in place.asked:
                    lacking += max(0, asked - city.colour(colour))
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
