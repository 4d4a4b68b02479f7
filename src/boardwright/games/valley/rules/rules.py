"""What differs between the titles of the family: tables, and objects in named slots."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from boardwright.core.refusal import IllegalChoice

from .pieces.card import PLAYED, Card, CardSet
from .pieces.conditions import Conditions
from .pieces.extension import NO_EXTENSION, Extension
from .pieces.place import Place
from .script import Effect, Frame, Halt, Script

if TYPE_CHECKING:
    from boardwright.core.plain_data import Field
    from boardwright.core.score import ScoreLine

    from .options.payments import PaymentMethod
    from .pieces.game_data import GameData
    from .positions.position import Reader


class Season:
    """One season: the number of workers of a player, and the bonus of preparing for it."""

    def __init__(self, id: str, workers: int, bonus: tuple[Effect, ...] = ()) -> None:
        self.id: Final = id
        self.workers: Final = workers
        self.bonus: Final = Script(f"{id}.bonus", bonus)


class CityEntryStep(Effect):
    """The step of a play in which the card enters a city."""


class Scorer:
    """One source of points, or several of a kind."""

    def lines(self, g: GameData, seat: int) -> list[ScoreLine]:
        raise NotImplementedError


class Rival:
    """A player whom the rules play: its scorers, and its turn, if it has turns. It makes no choices."""

    def __init__(self, name: str, scorers: tuple[Scorer, ...], turn: tuple[Effect, ...] = ()) -> None:
        self.name: Final = name
        self.scorers: Final = scorers
        self.turn: Final = turn


class Rules:
    """The tables and slots of a game. One object for each variant, shared by all its tables."""

    name: str = ""
    version: int = 1
    claim_name: str = ""
    """What the game calls a place, or a tile of one, that a player keeps."""
    row_name: str = ""
    row_size: int = 8
    row_stacks: bool = False
    """Whether a card that lies face up already goes onto its twin instead of next to it."""
    positions_matter: bool = False
    """Whether it makes a difference where in the row a card lies."""
    hand_limit: int = 8
    hands: tuple[int, ...] = (5, 6, 7, 8)
    """Cards dealt at the start, by seat."""
    slots: int = 15
    max_roll: int = 8
    """The highest number that chance may throw where a rival throws a die."""
    wild_points: int = 0
    """What a wild piece is worth at the end."""
    opening: Script | None = None
    """What each seat does before the first turn."""

    def __init__(
        self,
        cards: CardSet,
        words: dict[str, dict[str, str]],
        *,
        seasons: tuple[Season, ...],
        payment_methods: tuple[PaymentMethod, ...],
        play: tuple[Effect, ...],
        turn: tuple[Effect, ...],
        prepare: tuple[Effect, ...],
        produce: tuple[Effect, ...],
        scorers: tuple[Scorer, ...],
        rival: Rival | None = None,
        extra_scripts: tuple[Script, ...] = (),
    ) -> None:
        self.words: Final = words
        """The names of what a set adds: messages by language."""
        self.goods: Final = cards.goods
        self.cards: Final = cards
        self.seasons: Final = seasons
        self.last_season: Final = len(seasons) - 1
        helpers = tuple([card.helps for card in cards.cards if card.helps is not None])
        for index, method in enumerate(payment_methods):
            method.link(index, None, cards)
        for card in cards.cards:
            if card.helps is not None:
                card.helps.link(len(payment_methods) + helpers.index(card.helps), card, cards)
        self.helpers: Final = helpers
        """The ways to pay that a card in the city opens."""
        self.helper_mask: Final = cards.mask(*[method.id for method in helpers])
        self.max_help: Final = max([method.most for method in helpers], default=0)
        """How many pieces may be missing at most where a card helps."""
        self.payment_methods: Final = payment_methods + helpers
        """All ways to pay for a card; a move holds the index of one."""
        self.payment_method_index: Final = {method.id: method.index for method in self.payment_methods}
        self.default_conditions: Final = Conditions(cards.goods, cards.costs, cards.costs, self.hand_limit)
        """The terms a game begins with."""
        self.play: Final = Script(f"{self.name}.play", play)
        self.entry_step: Final = [isinstance(step, CityEntryStep) for step in play].index(True)
        """The index of that step; before it the card lies nowhere."""
        self.turn: Final = Script(f"{self.name}.turn", turn)
        self.action: Final = Script(f"{self.name}.action", (turn[0], Halt()))
        """The turn without what follows the action."""
        self.prepare: Final = Script(f"{self.name}.prepare", prepare)
        self.produce: Final = Script(f"{self.name}.produce", produce)
        self.scorers: Final = scorers
        self.extra_scripts: Final = extra_scripts
        """Scripts of the game's own mechanisms."""
        self.rivals: Final = (rival,) if rival is not None else ()
        """Players whom the rules play."""
        self.rival_turn: Final = Script.of(f"{self.name}.rival", rival.turn if rival is not None else ())
        self.has_open_cards: Final = any(card.spot.open for card in cards.cards)
        """Whether there are cards that workers of others may visit."""
        reacting = [card for card in cards.cards if card.reaction is not None]
        moments = [card.when.moment for card in reacting if card.when is not None]
        self.reacting_kinds: Final = [0] * (max(moments, default=PLAYED) + 1)
        """Kinds that react, as bits, by moment."""
        for card, moment in zip(reacting, moments, strict=True):
            self.reacting_kinds[moment] |= card.bit
        self.all_reacting_kinds: Final = sum(self.reacting_kinds)
        """Kinds that react to anything, as bits; each reacts to one moment."""

    # What one game has and others do not

    table_fields: ClassVar[tuple[str, ...]] = ()
    player_fields: ClassVar[tuple[str, ...]] = ()
    """Fields of a position that are its own."""
    rival_fields: ClassVar[tuple[str, ...]] = ()
    """Fields of a player whom the rules play."""

    def player_extension(self, rival: bool) -> Extension:
        """What belongs to a player at the start, beyond what every game has."""
        return NO_EXTENSION

    def table_extension(self) -> Extension:
        """What belongs to the table at the start, before chance has fallen."""
        return NO_EXTENSION

    def finish_setup(self, g: GameData) -> None:
        """Settle what else chance decides about the table, after the hands are dealt."""

    def read_player(self, reader: Reader, seat: int, given: dict[str, Field]) -> None:
        """Read what of a position belongs to a player."""

    def read_table(self, reader: Reader, given: dict[str, Field]) -> None:
        """Read what of a position belongs to the table; what is not said is settled from the seed."""

    def visit(self, g: GameData, seat: int, index: int) -> None:
        """Carry out what a place offers to somebody who has just placed a worker there."""
        self.resolve(g, seat, index)

    def resolve(self, g: GameData, seat: int, index: int) -> None:
        """Carry out what a place offers, whether a worker was placed there or not."""
        g.push(g.setup.places[index].visit, seat).place = index

    def why_refused(self, g: GameData, seat: int, index: int, code: str) -> IllegalChoice | None:
        """Why the terms in force keep a seat from a place that is open otherwise; None where they do not."""
        return None

    def housings_left(self, g: GameData, seat: int) -> int:
        """How many critters a seat may still play into homes."""
        return 1

    def enterable_cities(self, g: GameData, seat: int, card: Card) -> list[int]:
        """The players whose cities a card may enter that is played into another city."""
        return []

    def enter_other_city(self, g: GameData, f: Frame) -> None:
        """Put such a card into the city that was chosen."""
        raise NotImplementedError

    # What a rule decides

    def players_with_turns(self, seats: int) -> int:
        """How many players have turns: the seats, and rivals who act in turn."""
        return seats + (len(self.rivals) if self.rival_turn is not None else 0)

    def closed_positions(self, g: GameData, seat: int) -> int:
        """Positions of the row that a seat must not touch, as bits."""
        return 0

    def place_rival(self, g: GameData, seat: int) -> None:
        """Put the workers of a player whom the rules play where they belong in their season."""

    def rival_may_claim(self, place: Place) -> bool:
        """Whether a player whom the rules play ever claims a place."""
        return True

    def lost_workers(self, g: GameData, seat: int) -> int:
        """How many of a player's workers the rules have taken out of the game by now."""
        return 0

    def tie_breaks(self, g: GameData, seat: int) -> list[int]:
        """What decides among equal totals, the first before the second."""
        return []

    def scripts(self, places: list[Place]) -> dict[str, Script]:
        """All scripts that can be on the agenda, by name."""
        found = {
            script.name: script
            for script in (
                self.play,
                self.turn,
                self.prepare,
                self.produce,
                *self.extra_scripts,
            )
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
