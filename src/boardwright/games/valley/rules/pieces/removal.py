"""Removing cards from a city, with what lies on them (section 18 of the rules)."""

from __future__ import annotations

from .city import WORKER_BITS, WORKER_FIELD, CityCard
from .deck import discard
from .game_data import PUBLIC, GameData


def remove_from_city(g: GameData, owner: int, at: int) -> CityCard:
    """Take a card out of a city. Tokens and goods on it are lost, cards under it are discarded; workers stay
    deployed without a place until their owners recall them, unless they were permanent (E-156 to E-159)."""
    p = g.players[owner]
    city_card = p.city.cards[at]
    p.city = p.city.without_card(at)
    for kind in city_card.below:
        discard(g, kind, PUBLIC)
    if city_card.workers and not city_card.card.spot.permanent:
        for seat, player in enumerate(g.players):
            strays = city_card.workers >> WORKER_BITS * seat & WORKER_FIELD
            player.stray_workers += strays
            g.mark += strays > 0 and seat != owner
    return city_card


def discard_from_city(g: GameData, owner: int, at: int) -> CityCard:
    """Discard a card of a city."""
    city_card = remove_from_city(g, owner, at)
    discard(g, city_card.card.kind, PUBLIC)
    if g.events is not None:
        g.emit("lose", owner, {"card": city_card.card.id})
    return city_card
