"""A kind of card: its printed facts and the scripts of what it does."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from boardwright.core.inheriting import inheritable

from ..script import Effect, Script
from .entry_rules import TAKES_SLOT, EntryRule
from .goods import Goods

if TYPE_CHECKING:
    from ..options.payments import PaymentMethod
    from ..script import Frame
    from .game_data import GameData

TAN: Final = 0
GREEN: Final = 1
RED: Final = 2
BLUE: Final = 3
PURPLE: Final = 4
COLOURS: Final = ("tan", "green", "red", "blue", "purple")

COLOUR_WIDTH: Final = 7
COLOUR_GUARD: Final = sum(0x40 << COLOUR_WIDTH * colour for colour in range(len(COLOURS)))


def colour_count(colour: int, n: int = 1) -> int:
    """A number of cards of one colour, packed with those of the other colours."""
    return n << COLOUR_WIDTH * colour


@inheritable(allow_interpreted_subclasses=True)
class Bonus:
    """Points of a card or a claim at the end of the game, in addition to its printed value."""

    def points(self, g: GameData, seat: int, at: int) -> int:
        """The bonus of the card (or claim) number `at` of a player."""
        raise NotImplementedError


PLAYED: Final = 0
"""The moment after a card was played. A title may add moments to which cards react."""
SEASON: Final = -1
"""The moment before a season begins."""


class Trigger:
    """What a blue card reacts to: a moment, and a test of what its owner did."""

    def __init__(self, matches: Callable[[GameData, Frame], bool], moment: int = PLAYED) -> None:
        self.matches: Final = matches
        self.moment: Final = moment


def _always(_g: GameData, _f: Frame) -> bool:
    return True


BEFORE_SEASON: Final = Trigger(_always, SEASON)


class WorkerSpot:
    """A spot for a worker on a card. A visit runs the effects of a red card; other cards list `visit`."""

    def __init__(self, *visit: Effect, open: bool = False, permanent: bool = False, second: str = "") -> None:
        self.visit: Final = visit
        self.open: Final = open
        """Others may place a worker on it."""
        self.permanent: Final = permanent
        """Workers on it never come back."""
        self.second: Final = second
        """The critter that unlocks a second spot."""


DEFAULT_SPOT: Final = WorkerSpot()
ANYBODY: Final = "*"
"""The `home` of a construction that houses any critter."""


class Card:
    """One kind of card. `link` fills in what depends on the other kinds of the set.

    The colour says when its effects run: tan when it is played, green in production, red for a worker, blue
    at a moment (`when`). Other blue cards help to pay (`helps`), and purple cards have a bonus.
    """

    def __init__(
        self,
        id: str,
        critter: bool,
        *,
        cost: int,
        points: int,
        colour: int,
        copies: int,
        unique: bool = False,
        home: str = "",
        does: tuple[Effect, ...] = (),
        when: Trigger | None = None,
        helps: PaymentMethod | None = None,
        bonus: Bonus | None = None,
        entry: EntryRule = TAKES_SLOT,
        spot: WorkerSpot = DEFAULT_SPOT,
    ) -> None:
        self.id: Final = id
        self.critter: Final = critter
        self.cost: Final = cost
        self.points: Final = points
        self.colour: Final = colour
        self.copies: Final = copies
        self.unique: Final = unique
        self.home: Final = home
        """For a critter: the construction in which it may live instead of being paid for; empty for none."""
        self.houses_any: Final = home == ANYBODY
        self.play: Final = Script.of(f"{id}.play", does if colour == TAN else ())
        self.produce: Final = Script.of(f"{id}.produce", does if colour == GREEN else ())
        self.visit: Final = Script.of(f"{id}.visit", does if colour == RED else spot.visit)
        moment = when.moment if when is not None else None
        self.season: Final = Script.of(f"{id}.season", does if moment == SEASON else ())
        self.reaction: Final = Script.of(f"{id}.after", does if moment not in (None, SEASON) else ())
        self.when: Final = when
        self.helps: Final = helps
        """The payment method that it adds, or None."""
        self.on_play: Final = self.play if self.play is not None else self.produce
        """The script that runs when it is played."""
        self.bonus: Final = bonus
        self.entry: Final = entry
        self.slots: Final = entry.slots
        self.needs_only_slot: Final = entry.needs_only_slot
        """It needs a free slot and nothing else."""
        self.spot: Final = spot
        self.starting_tokens: Final = sum([step.starting_tokens() for step in does])
        """Point tokens that are put on it when it is played."""
        self.holds: Final = next((step.holds() for step in does if step.holds()), "")
        """What may lie on it: `points`, `goods`, or nothing."""
        self.cells: Final = helps.cells if helps is not None else 0
        """How many cards may lie under it."""
        # Filled in by `link`:
        self.kind = -1
        self.bit = 0
        self.homes = 0
        self.mate = -1
        self.second = 0
        """The critter that unlocks a second worker spot, as a bit."""
        self.colour_unit: Final = colour_count(colour)

    def link(self, kind: int, cards: list[Card], houses: Callable[[Card, Card], bool]) -> None:
        """Number this kind and look up the other cards it names."""
        self.kind = kind
        self.bit = 1 << kind
        for other, card in enumerate(cards):
            if self.critter and not card.critter and houses(card, self):
                self.homes |= 1 << other
            if card.id == self.entry.mate:
                self.mate = other
            if card.id == self.spot.second:
                self.second = 1 << other


def houses_by_name(home: Card, critter: Card) -> bool:
    """A construction houses the critter that names it; some house anybody."""
    return home.houses_any or home.id == critter.home


class CardSet:
    """All kinds of cards of a game, sorted by id and numbered."""

    def __init__(
        self, cards: list[Card], goods: Goods, houses: Callable[[Card, Card], bool] = houses_by_name
    ) -> None:
        self.goods: Final = goods
        self.cards: Final = sorted(cards, key=_by_id)
        for kind, card in enumerate(self.cards):
            card.link(kind, self.cards, houses)
        self.index: Final = {card.id: card.kind for card in self.cards}
        self.ids: Final = [card.id for card in self.cards]
        self.costs: Final = [card.cost for card in self.cards]
        self.homes: Final = [card.homes for card in self.cards]
        self.whole_deck: Final = [card.kind for card in self.cards for _ in range(card.copies)]

    def kind(self, id: str) -> int:
        return self.index[id]

    def mask(self, *ids: str) -> int:
        """The kinds of these names as bits."""
        found = 0
        for id in ids:
            found |= 1 << self.index[id]
        return found


def _by_id(card: Card) -> str:
    return card.id
