"""Re-dealing what a seat cannot see."""

from __future__ import annotations

from typing import Final

from ..core.rng import Rng
from .machine import advance
from .table import KNOWN_BITS, SPECTATOR, Table

TRIES: Final = 50


def reimagine(g: Table, seat: int | None, rng: Rng) -> Table:
    """A copy in which hidden cards are dealt anew and chance starts afresh.

    That somebody else is asked is public, so it is dealt until that player has something to answer.
    """
    for _ in range(TRIES):
        new = _deal_unseen(g, seat, rng)
        if not new.agenda or new.agenda[-1].seat == seat:
            break
        f = new.agenda[-1]
        new.options = f.script.steps[f.at].options(new, f)
        if new.options:
            break
    else:
        advance(new)
    return new


def _deal_unseen(g: Table, seat: int | None, rng: Rng) -> Table:
    """All unseen cards go into one pool: the deck, the cards of hands and of the discard pile that the seat
    has not seen, and cards laid aside that only somebody else sees. They are shuffled and dealt back; what
    is left is the deck, which has no order."""
    new = g.copy()
    bit = 1 << (SPECTATOR if seat is None else seat)
    pool = g.deck + list(g.stacked)
    for player in g.players:
        pool += [card >> KNOWN_BITS for card in player.hand if not card & bit]
    pool += [card >> KNOWN_BITS for card in g.discards if not card & bit]
    for frame in g.agenda:
        if frame.secret and frame.seat != seat:
            pool += frame.cards
    pool.sort()  # so that the result depends on what is unseen, not on where it lies
    rng.shuffle(pool)
    for player in new.players:
        hand = [
            card if card & bit else pool.pop() << KNOWN_BITS | card & ~(-1 << KNOWN_BITS)
            for card in player.hand
        ]
        hand.sort()
        player.hand = hand
    new.discards = [
        card if card & bit else pool.pop() << KNOWN_BITS | card & ~(-1 << KNOWN_BITS) for card in g.discards
    ]
    for frame in new.agenda:
        if frame.secret and frame.seat != seat:
            frame.cards = tuple(sorted([pool.pop() for _ in frame.cards]))
    pool.sort()
    new.deck = pool
    new.stacked = ()
    new.rolls = ()
    new.rng = rng.fork()
    return new
