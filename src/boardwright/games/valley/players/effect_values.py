"""Rough values of effects and bonuses for bots, in points, by class.

Titles add entries. A class without an entry uses the entry of its nearest base class.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from ..rules.bonuses import IfPaired, PerCard, PerClaim
from ..rules.effects import (
    Activate,
    ClaimPlace,
    CopyPlace,
    Discard,
    DiscardFromCity,
    DiscardRest,
    Draw,
    FillStore,
    Gain,
    GainAny,
    GainPoints,
    GiveCards,
    GiveOther,
    GiveToSeveral,
    GiveUpCards,
    GiveUpResources,
    KeepOne,
    LiftWorker,
    Look,
    MoveWorker,
    Pay,
    PickReceiver,
    PlayOne,
    RecallOne,
    Refund,
    Reveal,
    SortRevealed,
    SpendUpTo,
    TakeFromRow,
    TakeStored,
    TuckFromCity,
    TuckFromHand,
)
from ..rules.pieces.card import Bonus, Card
from ..rules.pieces.game_data import GameData
from ..rules.play import Refill
from ..rules.script import Effect, Frame
from ..rules.turn import Produce

EffectValue = Callable[[Effect, GameData, Frame], float]
"""Return the value of an effect for the acting player. A plain number is the same everywhere."""
BonusValue = Callable[[Bonus, GameData, int, float], float]
"""Return the possible value of a bonus that a player does not have yet. The last argument is the expected
number of further things that it counts."""
BonusGrowth = Callable[[Bonus, Card], int]
"""Return the points that a bonus gains when its owner plays a card."""

CHOICE_VALUE: Final = 0.5
"""The value of a further question."""


def take_from_row(step: Effect, g: GameData, f: Frame) -> float:
    assert isinstance(step, TakeFromRow)
    return 0.0 if step.to_discard else 0.7 * max(0, step.left(g, f))


def activate(step: Effect, g: GameData, f: Frame) -> float:
    assert isinstance(step, Activate)
    return 0.8 * step.most


EFFECT_VALUES: Final[dict[type[Effect], EffectValue | float]] = {
    # The plan evaluates these.
    **dict.fromkeys((Discard, Draw, Gain, GainAny, GainPoints, GiveUpResources, GiveUpCards, SpendUpTo), 0.0),
    # The effects around them hold their value or their cost.
    **dict.fromkeys((ClaimPlace, DiscardRest, GiveOther, Look, Pay, PickReceiver, Produce), 0.0),
    **dict.fromkeys((Refill, Refund, Reveal, TakeStored), 0.0),
    **dict.fromkeys((GiveCards, GiveToSeveral, KeepOne, LiftWorker, RecallOne), CHOICE_VALUE),
    **dict.fromkeys((SortRevealed, TuckFromCity, TuckFromHand), CHOICE_VALUE),
    Activate: activate,
    CopyPlace: 2.0,
    DiscardFromCity: -1.0,
    FillStore: 1.2,
    MoveWorker: 1.5,
    PlayOne: 2.5,
    TakeFromRow: take_from_row,
}


def per_card(bonus: Bonus, g: GameData, seat: int, more: float) -> float:
    assert isinstance(bonus, PerCard)
    return bonus.points(g, seat, 0) + bonus.each * more


def per_claim(bonus: Bonus, g: GameData, seat: int, more: float) -> float:
    return bonus.points(g, seat, 0) + more


def if_paired(bonus: Bonus, g: GameData, seat: int, more: float) -> float:
    assert isinstance(bonus, IfPaired)
    return 0.3 * bonus.n  # the value of a matched pair is a separate weight


def any_bonus(bonus: Bonus, g: GameData, seat: int, more: float) -> float:
    return 1.0 + more


BONUS_VALUES: Final[dict[type[Bonus], BonusValue]] = {
    Bonus: any_bonus,
    IfPaired: if_paired,
    PerCard: per_card,
    PerClaim: per_claim,
}


def grows_by_card(bonus: Bonus, card: Card) -> int:
    assert isinstance(bonus, PerCard)
    return bonus.each if bonus.card_filter.matches(card) else 0


BONUS_GROWTHS: Final[dict[type[Bonus], BonusGrowth]] = {PerCard: grows_by_card}
