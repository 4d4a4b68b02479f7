"""The cards to come: the twin of `reveal` in `rules.turn` (C-31, C-36, C-75, C-76).

Which cards come does not depend on what is drawn on a map. So the rest of a game can be dealt at once, and
every drawing that is tried meets the same cards.
"""

from __future__ import annotations

from typing import Final

from ...rules.cards import AMBUSHES, CARDS, EXPLORE_CARDS, SEASONS
from .chance import below
from .numba_tools import Numbers, compiled, count, numbers

LONGEST: Final = 48
"""An upper bound on the cards still to come: 31 that are drawn with (C-76) and two ruins each season."""
TIMES: Final = numbers([card.time for card in CARDS])
LIMITS: Final = numbers([season.limit for season in SEASONS])
IS_RUINS: Final = numbers([card.is_ruins for card in CARDS])
WHOLE_DECK: Final = (1 << EXPLORE_CARDS) - 1
ALL_AMBUSHES: Final = (1 << len(CARDS)) - 1 & ~WHOLE_DECK
_SEASONS: Final = len(SEASONS)
_AMBUSHES: Final = len(AMBUSHES)


@compiled
def deal(
    course: Numbers, begin: int, season: int, time: int, deck: int, unrevealed: int, chance: Numbers
) -> int:
    """Deal the rest of a game into a row, from `begin` on. Return the number of cards.

    `deck` and `unrevealed` are sets of cards, as bits. An ambush may be any that was never revealed.
    """
    at = begin
    while season < _SEASONS:
        in_deck = count(deck)
        ambushes = season + 1 - (_AMBUSHES - count(unrevealed))
        pick = below(chance, in_deck + ambushes)
        if pick < in_deck:
            card = nth_card(deck, pick)
            deck &= ~(1 << card)
        else:
            card = nth_card(unrevealed, below(chance, count(unrevealed)))
            unrevealed &= ~(1 << card)
        course[at] = card
        at += 1
        time += TIMES[card]
        if time >= LIMITS[season] and TIMES[card]:  # time passes only with landscapes (C-65)
            season += 1
            time = 0
            deck = WHOLE_DECK
    return at - begin


@compiled
def nth_card(cards: int, n: int) -> int:
    """Return the n-th card of a set."""
    while n:
        cards &= cards - 1
        n -= 1
    return count((cards & -cards) - 1)
