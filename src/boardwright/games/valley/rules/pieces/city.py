"""A city: the cards in front of a player, and the facts derived from them.

A city never changes; a change makes a new one. So a copy of a game copies one reference, and derived facts
are never out of date.
"""

from __future__ import annotations

from typing import Final

from .card import COLOUR_WIDTH, Card

WORKER_BITS: Final = 4
WORKER_FIELD: Final = 0xF


class CityCard:
    """A card in a city, with what lies on and under it. Immutable."""

    __slots__ = ("bare", "below", "card", "goods", "occupied", "points", "uid", "workers")

    def __init__(
        self,
        uid: int,
        card: Card,
        occupied: bool = False,
        points: int = 0,
        goods: int = 0,
        workers: int = 0,
        below: tuple[int, ...] = (),
    ) -> None:
        self.uid: Final = uid
        self.card: Final = card
        self.occupied: Final = occupied
        """A critter lives in it, so it houses no other."""
        self.points: Final = points
        self.goods: Final = goods
        self.workers: Final = workers
        """Workers on it, four bits for each player."""
        self.below: Final = below
        """Kinds of the cards under it."""
        self.bare: Final = not (occupied or points or goods or workers or below)
        """Nothing lies on it or under it."""

    def equals(self, other: CityCard) -> bool:
        """Whether the two cards are interchangeable."""
        return (
            self.card is other.card
            and self.occupied == other.occupied
            and self.points == other.points
            and self.goods == other.goods
            and self.workers == other.workers
            and self.below == other.below
        )

    def occupy(self) -> CityCard:
        return CityCard(self.uid, self.card, True, self.points, self.goods, self.workers, self.below)

    def with_points(self, points: int) -> CityCard:
        return CityCard(self.uid, self.card, self.occupied, points, self.goods, self.workers, self.below)

    def with_goods(self, goods: int) -> CityCard:
        return CityCard(self.uid, self.card, self.occupied, self.points, goods, self.workers, self.below)

    def with_workers(self, workers: int) -> CityCard:
        return CityCard(self.uid, self.card, self.occupied, self.points, self.goods, workers, self.below)

    def with_below(self, below: tuple[int, ...]) -> CityCard:
        return CityCard(self.uid, self.card, self.occupied, self.points, self.goods, self.workers, below)


class City:
    """The cards in the order in which they came, and the facts derived from them."""

    __slots__ = (
        "cards",
        "colours",
        "constructions",
        "homes",
        "mask",
        "open_spots",
        "pairs",
        "spots",
        "used_slots",
    )

    def __init__(self, cards: tuple[CityCard, ...] = ()) -> None:
        mask = used = colours = constructions = homes = 0
        spots: list[int] = []
        open_spots: list[int] = []
        mated = 0
        for at, city_card in enumerate(cards):
            card = city_card.card
            mask |= card.bit
            used += card.slots
            colours += card.colour_unit
            if not card.critter:
                constructions += 1
                if not city_card.occupied:
                    homes |= card.bit
            if card.mate >= 0:
                mated |= card.bit
            if card.visit is not None:
                spots.append(at)
                if card.spot.open:
                    open_spots.append(at)
        self.cards = cards
        self.mask = mask
        """The kinds that are here, as bits."""
        self.colours = colours
        """How many cards there are of each colour, packed."""
        self.constructions = constructions
        self.homes = homes
        """Kinds of constructions with a copy that is not occupied, as bits."""
        self.spots: tuple[int, ...] = tuple(spots)
        """The places of the cards that take workers."""
        self.open_spots: tuple[int, ...] = tuple(open_spots)
        self.pairs = _pairs(cards) if mated & (mated - 1) else 0
        self.used_slots = used - self.pairs
        """Slots filled; two mates share one (E-76)."""

    def count(self, kind: int) -> int:
        """How many copies of a kind there are."""
        n = 0
        for city_card in self.cards:
            if city_card.card.kind == kind:
                n += 1
        return n

    def count_colour(self, colour: int) -> int:
        """How many cards there are of a colour."""
        return self.colours >> COLOUR_WIDTH * colour & 0x3F

    def find(self, kind: int) -> int:
        """The index of the first copy of a kind, or -1."""
        for at, city_card in enumerate(self.cards):
            if city_card.card.kind == kind:
                return at
        return -1

    def vacant(self, kind: int) -> list[int]:
        """The indices of the copies of a kind that are not occupied."""
        return [
            at
            for at, city_card in enumerate(self.cards)
            if city_card.card.kind == kind and not city_card.occupied
        ]

    def index_of(self, uid: int) -> int:
        """The index of the card with this uid, or -1 if it has left."""
        for at, city_card in enumerate(self.cards):
            if city_card.uid == uid:
                return at
        return -1

    def copy_number(self, at: int) -> int:
        """The number of a card among the copies of its kind, from 1."""
        kind = self.cards[at].card.kind
        n = 1
        for city_card in self.cards[:at]:
            if city_card.card.kind == kind:
                n += 1
        return n

    def has_unpaired(self, kind: int, mate: int) -> bool:
        """Whether the city has a card of kind `mate` that is not paired yet."""
        return self.count(mate) > self.count(kind)

    def distinct(self, places: list[int]) -> list[int]:
        """The places without duplicates: the first one of equal cards."""
        found: list[int] = []
        for at in places:
            own = self.cards[at]
            if not any(own.equals(self.cards[other]) for other in found):
                found.append(at)
        return found

    def copies(self, at: int, places: list[int]) -> int:
        """How many cards at these places are equal to the one at `at`."""
        return sum([self.cards[at].equals(self.cards[other]) for other in places])

    def all_first(self, places: list[int]) -> bool:
        """Whether the cards at these places are the first of their kinds. Then they keep their codes when
        others leave the city."""
        return all(self.copy_number(at) == 1 for at in places)

    def with_card(self, city_card: CityCard) -> City:
        """The city with one more card. This is the common change, so it updates the derived facts."""
        card = city_card.card
        if card.mate >= 0 or self.pairs:
            return City((*self.cards, city_card))
        new = _BlankCity()
        at = len(self.cards)
        new.cards = (*self.cards, city_card)
        new.mask = self.mask | card.bit
        new.colours = self.colours + card.colour_unit
        new.used_slots = self.used_slots + card.slots
        new.pairs = 0
        new.constructions = self.constructions + (not card.critter)
        new.homes = self.homes if card.critter or city_card.occupied else self.homes | card.bit
        new.spots = self.spots if card.visit is None else (*self.spots, at)
        new.open_spots = (
            self.open_spots if card.visit is None or not card.spot.open else (*self.open_spots, at)
        )
        return new

    def without_card(self, at: int) -> City:
        return City(self.cards[:at] + self.cards[at + 1 :])

    def replace_card(self, at: int, city_card: CityCard) -> City:
        """The city with another value for one card."""
        return City((*self.cards[:at], city_card, *self.cards[at + 1 :]))


class _BlankCity(City):
    """An empty city object for `with_card` to fill."""

    __slots__ = ()

    def __init__(self) -> None:
        pass


EMPTY_CITY: Final = City()


def _pairs(cards: tuple[CityCard, ...]) -> int:
    """The number of pairs that share a slot."""
    counts: dict[int, int] = {}
    for city_card in cards:
        if city_card.card.mate >= 0:
            counts[city_card.card.kind] = counts.get(city_card.card.kind, 0) + 1
    mates = {city_card.card.kind: city_card.card.mate for city_card in cards if city_card.card.mate >= 0}
    return sum(min(n, counts.get(mates[kind], 0)) for kind, n in counts.items() if kind < mates[kind])
