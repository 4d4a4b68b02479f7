"""What effects and bonuses promise, roughly and in points: hints for players, by the class they are about.

Titles add their own. A class that is not here is looked up by the classes it derives from.
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
"""What an effect brings the acting player; a number where it is about the same everywhere."""
BonusValue = Callable[[Bonus, GameData, int, float], float]
"""What a bonus might bring a player who does not have it yet and will have so many more of what it counts."""
BonusGrowth = Callable[[Bonus, Card], int]
"""What a bonus gains if its owner plays a card."""

CHOICE_VALUE: Final = 0.5
"""What it brings to be asked something."""


def take_from_row(step: Effect, g: GameData, f: Frame) -> float:
    assert isinstance(step, TakeFromRow)
    return 0.0 if step.to_discard else 0.7 * max(0, step.left(g, f))


def activate(step: Effect, g: GameData, f: Frame) -> float:
    assert isinstance(step, Activate)
    return 0.8 * step.most


EFFECT_VALUES: Final[dict[type[Effect], EffectValue | float]] = {
    # A plan counts these itself.
    **dict.fromkeys((Discard, Draw, Gain, GainAny, GainPoints, GiveUpResources, GiveUpCards, SpendUpTo), 0.0),
    # What they bring, or take, is in the effects around them.
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
    return 0.3 * bonus.n  # what a card is worth that finds its mate is a weight of its own


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
