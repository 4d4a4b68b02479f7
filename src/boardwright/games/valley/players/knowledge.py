"""What bots know about one variant of the rules: weights, networks, and values of effects and bonuses.

An unknown effect can still be played. It counts little in plans and is tried out where it can be played.
"""

from __future__ import annotations

from typing import Final, TypeVar

from ..rules.effects import Draw, Gain, GainAny, GainPoints
from ..rules.pieces.card import Bonus, Card
from ..rules.pieces.extension import Extension
from ..rules.pieces.game_data import GameData
from ..rules.pieces.place import Place
from ..rules.rules import Rules
from ..rules.script import Effect, Question, Script
from .effect_values import (
    BONUS_GROWTHS,
    BONUS_VALUES,
    CHOICE_VALUE,
    EFFECT_VALUES,
    BonusGrowth,
    BonusValue,
    EffectValue,
    any_bonus,
)
from .weights import Weights

K = TypeVar("K")
V = TypeVar("V")


class Gains:
    """The total that a script gives, if it does nothing else and nothing has to be counted."""

    __slots__ = ("any_goods", "draws", "goods", "points")

    def __init__(self, goods: int, any_goods: int, points: int, draws: int) -> None:
        self.goods: Final = goods
        self.any_goods: Final = any_goods
        self.points: Final = points
        self.draws: Final = draws


class ScriptSummary:
    """A script with values that are looked up only once."""

    __slots__ = ("fixed", "gains", "known", "promises", "steps")

    def __init__(self, script: Script, promises: list[EffectValue | float], familiar: bool) -> None:
        self.steps: Final = script.steps
        self.fixed: Final = script.fixed
        self.gains: Final = total_gains(script)
        self.promises: Final = promises
        """The value of each of its steps."""
        self.known: Final = familiar
        """Whether all of its effects are known."""


class CardSummary:
    """The scripts of a card."""

    __slots__ = ("known", "on_play", "play", "produce", "reaction", "visit")

    def __init__(
        self,
        play: ScriptSummary | None,
        produce: ScriptSummary | None,
        visit: ScriptSummary | None,
        reaction: ScriptSummary | None,
    ) -> None:
        self.play: Final = play
        self.produce: Final = produce
        self.visit: Final = visit
        self.reaction: Final = reaction
        self.on_play: Final = play if play is not None else produce
        self.known: Final = self.on_play is None or self.on_play.known
        """Whether everything that the card does when played is known."""


class Knowledge:
    """What bots know about one variant. Titles derive from it."""

    def __init__(
        self,
        rules: Rules,
        weights: Weights,
        places: tuple[str, ...] = (),
        networks: str = "",
        promises: dict[type[Effect], EffectValue | float] | None = None,
        values: dict[type[Bonus], BonusValue] | None = None,
    ) -> None:
        self.rules: Final = rules
        self.weights = weights
        """The weights of the heuristic. The tuning script replaces them."""
        self.places: Final = places
        """The ids of all places that may be in play, in the order of the features."""
        self.networks: Final = networks
        """The package that holds the networks trained for the title; empty if there are none."""
        self._promises: Final[dict[type[Effect], EffectValue | float]] = {**EFFECT_VALUES, **(promises or {})}
        self._values: Final[dict[type[Bonus], BonusValue]] = {**BONUS_VALUES, **(values or {})}
        self._outlines: Final[dict[Script, ScriptSummary]] = {}
        self.cards: Final = [
            CardSummary(
                self.summary_or_none(card.play),
                self.summary_or_none(card.produce),
                self.summary_or_none(card.visit),
                self.summary_or_none(card.reaction),
            )
            for card in rules.cards.cards
        ]
        """By kind."""

    # What titles override

    def variant(self) -> int:
        """Return a number below 8 that tells a network the variant."""
        return 0

    def player_marks(self, own: Extension) -> list[int]:
        """Return the special features of a player that matter for the final result, as numbers below 64."""
        return []

    def table_marks(self, own: Extension) -> list[int]:
        """Return the special features of the table, as numbers below 64."""
        return []

    def side_value(self, g: GameData, seat: int, card: Card) -> float:
        """Return what playing a card brings besides its effect."""
        return 0.0

    def claim_worth(self, g: GameData, seat: int, index: int) -> float:
        """Return what claiming a place would bring."""
        place = g.setup.places[index]
        return place.points + (3.0 if place.bonus is not None else 0.0)

    def denial_value(self, place: Place) -> float:
        """Return what a rival loses when a player claims a place."""
        return 0.0

    # Effects and bonuses

    def value(self, bonus: Bonus, g: GameData, seat: int, more: float) -> float:
        """Return the possible value of a bonus that a player does not have yet."""
        found = self._values.get(type(bonus))
        if found is None:
            found = lookup_by_class(self._values, type(bonus)) or any_bonus
            self._values[type(bonus)] = found
        return found(bonus, g, seat, more)

    def growth(self, bonus: Bonus) -> BonusGrowth | None:
        """Return how a bonus grows with the cards that its owner plays, or None."""
        return BONUS_GROWTHS.get(type(bonus))

    def summary(self, script: Script) -> ScriptSummary:
        """Return a script with its values."""
        found = self._outlines.get(script)
        if found is None:
            known = [lookup_by_class(self._promises, type(step)) for step in script.steps]
            familiar = all(promise is not None for promise in known)
            promises = [
                promise if promise is not None else CHOICE_VALUE if isinstance(step, Question) else 0.0
                for promise, step in zip(known, script.steps, strict=True)
            ]
            found = self._outlines[script] = ScriptSummary(script, promises, familiar)
        return found

    def summary_or_none(self, script: Script | None) -> ScriptSummary | None:
        """Return the summary of a script, or None if there is no script."""
        return self.summary(script) if script is not None else None


def lookup_by_class(table: dict[type[K], V], kind: type[K]) -> V | None:
    """Return the entry of a class, or of its nearest base class that has one."""
    for one in kind.__mro__:
        if one in table:
            return table[one]
    return None


def total_gains(script: Script) -> Gains | None:
    """Return the total that a script gives, or None if it does anything else."""
    goods = any_goods = points = draws = 0
    for step in script.steps:
        if isinstance(step, Gain) and isinstance(step.per, int):
            goods += step.goods * step.per
        elif isinstance(step, GainAny) and isinstance(step.n, int):
            any_goods += step.n
        elif isinstance(step, GainPoints) and isinstance(step.per, int):
            points += step.n * step.per
        elif isinstance(step, Draw) and isinstance(step.n, int):
            draws += step.n * step.per
        else:
            return None
    return Gains(goods, any_goods, points, draws)
