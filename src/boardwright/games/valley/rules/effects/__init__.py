"""The effects that scripts consist of, named with the words of the rulebook."""

from __future__ import annotations

from .cards import (
    Discard,
    DiscardRest,
    Draw,
    GiveCards,
    GiveOther,
    GiveUpCards,
    KeepOne,
    Look,
    PlayOne,
    Reveal,
    TakeFromRow,
)
from .cities import Activate, DiscardFromCity, FillStore, Refund, TakeStored
from .claims import ONTO_CLAIM, ClaimPlace, SortRevealed, TuckFromCity, TuckFromHand
from .goods import (
    TO_RECEIVER,
    TO_SUPPLY,
    Gain,
    GainAny,
    GainPoints,
    GiveToSeveral,
    GiveUpResources,
    Pay,
    PickReceiver,
    SpendUpTo,
)
from .workers import CopyPlace, LiftWorker, MoveWorker, ReactivatePlace, RecallOne

__all__ = [
    "ONTO_CLAIM",
    "TO_RECEIVER",
    "TO_SUPPLY",
    "Activate",
    "ClaimPlace",
    "CopyPlace",
    "Discard",
    "DiscardFromCity",
    "DiscardRest",
    "Draw",
    "FillStore",
    "Gain",
    "GainAny",
    "GainPoints",
    "GiveCards",
    "GiveOther",
    "GiveToSeveral",
    "GiveUpCards",
    "GiveUpResources",
    "KeepOne",
    "LiftWorker",
    "Look",
    "MoveWorker",
    "Pay",
    "PickReceiver",
    "PlayOne",
    "ReactivatePlace",
    "RecallOne",
    "Refund",
    "Reveal",
    "SortRevealed",
    "SpendUpTo",
    "TakeFromRow",
    "TakeStored",
    "TuckFromCity",
    "TuckFromHand",
]  # fmt: skip
