"""Removing cards from a city, with what lies on them (section 18 of the rules)."""

from __future__ import annotations

from .city import WORKER_BITS, WORKER_FIELD, CityCard
from .deck import discard
from .game_data import PUBLIC, GameData


def remove_from_city(g: GameData, owner: int, at: int) -> CityCard:
    """Take a card out of a city. Tokens and goods on it are lost, cards under it are discarded; workers stay
    deployed without a place until their owners recall them, unless they were permanent (E-156 to E-159)."""
    p = g.players[owner]
    built = p.city.cards[at]
    p.city = p.city.without_card(at)
    for kind in built.below:
        discard(g, kind, PUBLIC)
    if built.workers and not built.card.spot.permanent:
        for seat, player in enumerate(g.players):
            strays = built.workers >> WORKER_BITS * seat & WORKER_FIELD
            player.stray_workers += strays
            g.mark += strays > 0 and seat != owner
    return built


def discard_from_city(g: GameData, owner: int, at: int) -> CityCard:
    """Discard a card of a city."""
    built = remove_from_city(g, owner, at)
    discard(g, built.card.kind, PUBLIC)
    if g.events is not None:
        g.emit("lose", owner, {"card": built.card.id})
    return built
