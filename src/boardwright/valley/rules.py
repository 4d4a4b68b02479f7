"""What distinguishes one game of the family from another: tables, and objects in named slots."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from .card import CardSet
from .place import Place
from .script import Effect, Frame, Script

if TYPE_CHECKING:
    from ..core.score import ScoreLine
    from .table import Table
    from .ways import Way


class Season:
    """One season: the workers a player has had by then, and what its preparation brings."""

    def __init__(self, id: str, workers: int, bonus: tuple[Effect, ...] = ()) -> None:
        self.id: Final = id
        self.workers: Final = workers
        self.bonus: Final = Script(f"{id}.bonus", bonus)


class Enters(Effect):
    """The step of a play with which the card enters a city."""


class Abroad:
    """Where a card goes that is played into another city."""

    def cities(self, g: Table, seat: int, kind: int) -> list[int]:
        """The players it may go to."""
        raise NotImplementedError

    def arrive(self, g: Table, f: Frame, whom: int) -> None:
        """Put it there."""
        raise NotImplementedError


class Scorer:
    """One source of points, or several of a kind."""

    def lines(self, g: Table, seat: int) -> list[ScoreLine]:
        raise NotImplementedError


class Rules:
    """The tables and slots of a game. One object for each variant, shared by all its tables."""

    def __init__(
        self,
        *,
        name: str,
        version: int,
        goods: tuple[str, ...],
        cards: CardSet,
        seasons: tuple[Season, ...],
        ways: tuple[Way, ...],
        abroad: Abroad,
        play: tuple[Effect, ...],
        turn: tuple[Effect, ...],
        prepare: tuple[Effect, ...],
        produce: tuple[Effect, ...],
        scorers: tuple[Scorer, ...],
        market_name: str,
        market_size: int = 8,
        hand_limit: int = 8,
        hands: tuple[int, ...] = (5, 6, 7, 8),
        slots: int = 15,
        rivals: tuple[str, ...] = (),
        rival_scorers: tuple[Scorer, ...] = (),
        positions_matter: bool = False,
        visits_others: bool = True,
        extra_scripts: tuple[Script, ...] = (),
    ) -> None:
        self.name: Final = name
        self.version: Final = version
        self.goods: Final = goods
        self.cards: Final = cards
        self.seasons: Final = seasons
        self.last_season: Final = len(seasons) - 1
        helpers = tuple([card.pays for card in cards.cards if card.pays is not None])
        for index, way in enumerate(ways):
            way.link(index, None, cards)
        for card in cards.cards:
            if card.pays is not None:
                card.pays.link(len(ways) + helpers.index(card.pays), card, cards)
        self.helpers: Final = helpers
        """The ways to pay that a card in the city opens."""
        self.helper_mask: Final = cards.mask(*[way.id for way in helpers])
        self.ways: Final = ways + helpers
        """All ways to pay for a card; a move holds the index of one."""
        self.way_index: Final = {way.id: way.index for way in self.ways}
        self.abroad: Final = abroad
        self.play: Final = Script(f"{name}.play", play)
        self.entering: Final = [isinstance(step, Enters) for step in play].index(True)
        """The step of a play with which the card enters a city; until then it lies nowhere."""
        self.turn: Final = Script(f"{name}.turn", turn)
        self.action: Final = Script(f"{name}.action", turn[:1])
        """The turn without what follows the action."""
        self.prepare: Final = Script(f"{name}.prepare", prepare)
        self.produce: Final = Script(f"{name}.produce", produce)
        self.scorers: Final = scorers
        self.market_name: Final = market_name
        self.market_size: Final = market_size
        self.extra_scripts: Final = extra_scripts
        """Scripts of the game's own mechanisms."""
        self.hand_limit: Final = hand_limit
        self.hands: Final = hands
        """Cards dealt at the start, by seat."""
        self.slots: Final = slots
        self.rivals: Final = rivals
        """Players whom the rules play."""
        self.rival_scorers: Final = rival_scorers
        self.visits_others: Final = visits_others
        """Whether open cards of other cities can be visited."""
        self.positions_matter: Final = positions_matter
        """Whether it makes a difference where in the row a card lies."""
        self.reacting = 0
        """Kinds that react to cards being played, as bits."""
        for card in cards.cards:
            if card.after is not None:
                self.reacting |= card.bit

    def closed_positions(self, g: Table, seat: int) -> int:
        """Positions of the row that a seat must not touch, as bits."""
        return 0

    def place_rival(self, g: Table, seat: int) -> None:
        """Put the workers of a player whom the rules play where they belong in their season."""

    def rival_may_claim(self, place: Place) -> bool:
        """Whether a player whom the rules play ever claims a place."""
        return True

    def lost_workers(self, g: Table, seat: int) -> int:
        """How many of a player's workers the rules have taken out of the game by now."""
        return 0

    def tie_breaks(self, g: Table, seat: int) -> list[int]:
        """What decides among equal totals, the first before the second."""
        return []

    def scripts(self, places: list[Place]) -> dict[str, Script]:
        """All scripts that can be on the agenda, by name."""
        found = {
            script.name: script
            for script in (self.play, self.turn, self.prepare, self.produce, *self.extra_scripts)
        }
        for card in self.cards.cards:
            for script in (card.play, card.produce, card.visit, card.season, card.reaction):
                if script is not None:
                    found[script.name] = script
        for season in self.seasons:
            found[season.bonus.name] = season.bonus
        for place in places:
            found[place.visit.name] = place.visit
        return found
