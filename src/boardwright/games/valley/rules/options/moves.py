"""Moves: answers packed into one integer each. Only this module knows the bit layout.

The move of a turn holds a verb. A visit adds the spot. A play adds the kind of the card, its origin, its
payment method, and the kind of the card that houses it. Kinds and payment methods have sixteen bits, more
than any set needs, and a move still fits into a machine word.
"""

from __future__ import annotations

from typing import Final

# The verb of a turn

VISIT: Final = 0
PLAY: Final = 1
PREPARE: Final = 2
PASS: Final = 3
VERB: Final = 0x7
SPOT_SHIFT: Final = 3

# A card that is played

KIND_FIELD: Final = 0xFFFF
KIND_SHIFT: Final = 3
ORIGIN_FIELD: Final = 0xF
ORIGIN_SHIFT: Final = 19
PAYMENT_FIELD: Final = 0xFFFF
PAYMENT_SHIFT: Final = 23
BY_SHIFT: Final = 39

HAND: Final = 0
SHOWN: Final = 15
"""The origin of a card: the hand, a position of the row counted from 1, or the revealed cards."""


def kind_of(move: int) -> int:
    """Return the kind of the card that a move plays."""
    return move >> KIND_SHIFT & KIND_FIELD


def origin_of(move: int) -> int:
    """Return the origin of that card."""
    return move >> ORIGIN_SHIFT & ORIGIN_FIELD


def payment_method_of(move: int) -> int:
    """Return the index of its payment method."""
    return move >> PAYMENT_SHIFT & PAYMENT_FIELD


def by_of(move: int) -> int:
    """Return the kind of the card that houses it."""
    return move >> BY_SHIFT & KIND_FIELD


# A spot: a place of the board by its index, or a card of a city

CARD_SPOT: Final = 256
STRAY: Final = 255
"""The spot of a worker whose card has left its city."""
AT_BITS: Final = 8
AT_FIELD: Final = 0xFF


def card_spot(owner: int, at: int) -> int:
    return owner + 1 << AT_BITS | at


def spot_owner(spot: int) -> int:
    return (spot >> AT_BITS) - 1


def spot_card(spot: int) -> int:
    """Return the index, in its owner's city, of the card of a spot."""
    return spot & AT_FIELD


# A card of a city, by its owner and its index there


def city_card_move(owner: int, at: int) -> int:
    return owner << AT_BITS | at


def owner_of(option: int) -> int:
    return option >> AT_BITS


def place_in(option: int) -> int:
    return option & AT_FIELD


# A card with something else: its receiver, or where it goes

TAG_SHIFT: Final = 16


def tagged(kind: int, tag: int) -> int:
    return tag << TAG_SHIFT | kind


def kind_in(option: int) -> int:
    return option & KIND_FIELD


def tag_of(option: int) -> int:
    return option >> TAG_SHIFT
