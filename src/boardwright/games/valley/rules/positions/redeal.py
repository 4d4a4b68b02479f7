"""Redeals: copies in which everything that a seat cannot see is dealt again."""

from __future__ import annotations

from typing import Final

from boardwright.core.rng import Rng

from ..machine import advance, choose, open_question
from ..pieces.game_data import KNOWN_BITS, PUBLIC, SPECTATOR, GameData
from .frames import ASIDE

TRIES: Final = 50
THROWS: Final = 40
"""Dice results that are fixed in advance: more than most games need."""


def redeal(g: GameData, seat: int | None, rng: Rng) -> GameData:
    """Return a copy in which hidden cards are dealt again and chance starts again.

    It is public which player is asked. So the cards are dealt until that player has an option.
    """
    for _ in range(TRIES):
        new = _deal_unseen(g, seat, rng)
        if not new.agenda or new.agenda[-1].seat == seat:
            break
        new.options = open_question(new).options(new, new.agenda[-1])
        if new.options:
            break
    else:
        advance(new)
    return new


def _deal_unseen(g: GameData, seat: int | None, rng: Rng) -> GameData:
    """Deal all unseen cards again.

    The pool is the deck, the cards of hands and of the discard pile that the seat has not seen, and cards
    laid aside that only another seat sees. They are dealt back at random. The rest is the deck, which has no
    order.
    """
    new = g.copy()
    bit = 1 << (SPECTATOR if seat is None else seat)
    pool = g.deck + list(g.upcoming)
    for player in g.players:
        pool += [card >> KNOWN_BITS for card in player.hand if not card & bit]
    pool += [card >> KNOWN_BITS for card in g.discards if not card & bit]
    for frame in g.agenda:
        if frame.secret and frame.seat != seat:
            for field in ASIDE:
                pool += field.get(frame)
    pool.sort()  # so that the result depends on what is unseen, not on where it lies
    places = rng.picks(len(pool), len(pool) - len(g.deck) - len(g.upcoming))
    places.reverse()
    for player in new.players:
        seen = [card for card in player.hand if card & bit]
        if len(seen) < len(player.hand):
            unseen = sorted([card & PUBLIC for card in player.hand if not card & bit])
            player.hand = sorted(seen + [pool.pop(places.pop()) << KNOWN_BITS | who for who in unseen])
    new.discards = [
        card if card & bit else pool.pop(places.pop()) << KNOWN_BITS | card & PUBLIC for card in g.discards
    ]
    for frame in new.agenda:
        if frame.secret and frame.seat != seat:
            for field in ASIDE:
                field.put(frame, tuple(sorted([pool.pop(places.pop()) for _ in field.get(frame)])))
    new.deck = pool
    new.upcoming = ()
    new.rolls = ()
    new.extension = g.extension.without_future()
    new.rng = rng.branch()
    return new


def settle(g: GameData, rng: Rng) -> None:
    """Fix all future chance: the order of the deck, and the results of dice."""
    order = g.deck
    rng.shuffle(order)
    g.upcoming += tuple(order)
    g.deck = []
    g.rolls += tuple([rng.word() for _ in range(THROWS)])


def play_without_chance(g: GameData, option: int) -> GameData:
    """Return the game after an answer, without chance.

    No card comes from the deck or the discard pile. What follows the action, such as the move of a rival, is
    left out.
    """
    world = g.copy()
    world.deck = []
    world.upcoming = ()
    world.discards = []
    world.extension = g.extension.without_future()
    stop_after_action(world)
    choose(world, option)
    return world


def stop_after_action(g: GameData) -> None:
    """Stop the game after this action: what follows, such as the turn of a rival, does not happen."""
    if g.agenda[0].script is g.rules.turn:
        g.agenda[0].script = g.rules.action
