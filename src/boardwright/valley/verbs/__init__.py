"""The effects cards are written with, named as the rulebook names what they do."""

from __future__ import annotations

from .cards import (
    ChoosePile,
    Discard,
    DiscardExactly,
    DiscardFromRow,
    DiscardRest,
    Draw,
    GiveCards,
    GiveOther,
    KeepOne,
    Look,
    PlayOne,
    Reveal,
    TakeFromRow,
)
from .cities import (
    Activate,
    DiscardFromCity,
    FillStore,
    PutPoint,
    Refund,
    TakeStored,
)
from .claims import Achieve, SortRevealed, StoreGoods, TuckFromCity, TuckFromHand
from .goods import (
    Exchange,
    Gain,
    GainAny,
    GainPoints,
    Give,
    GiveExactly,
    GiveToSeveral,
    Pay,
    PickReceiver,
    SpendUpTo,
)
from .workers import CopyPlace, LiftWorker, MoveWorker, ReactivatePlace, RecallOne

__all__ = [
    "Achieve", "Activate", "ChoosePile", "CopyPlace", "Discard", "DiscardExactly", "DiscardFromCity",
    "DiscardFromRow", "DiscardRest", "Draw", "Exchange", "FillStore", "Gain", "GainAny", "GainPoints",
    "Give", "GiveCards", "GiveExactly", "GiveOther", "GiveToSeveral", "KeepOne", "LiftWorker", "Look",
    "MoveWorker", "Pay", "PickReceiver", "PlayOne", "PutPoint", "ReactivatePlace", "RecallOne", "Refund",
    "Reveal", "SortRevealed", "SpendUpTo", "StoreGoods", "TakeFromRow", "TakeStored", "TuckFromCity",
    "TuckFromHand",
]  # fmt: skip
