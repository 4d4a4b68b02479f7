"""Transfers of goods and cards to another player (E-105 to E-107, E-141)."""

from __future__ import annotations

from ..script import NOBODY
from .deck import add_to_hand, discard, gift_room
from .game_data import PUBLIC, GameData
from .goods_codes import goods_json


def receivers(g: GameData, seat: int, cards: bool) -> list[int]:
    """The players who can receive: those who have not passed, and for cards those with room in hand.

    A player whom the rules play takes anything; it goes to the discard pile or the supply (E-251, F-134).
    """
    return [
        other
        for other in g.others(seat)
        if not g.players[other].passed and (not cards or other >= g.seats or gift_room(g, other) > 0)
    ]


def transfer_goods(g: GameData, seat: int, whom: int, goods: int, tribute: bool = False) -> None:
    """Move goods from a seat to another player or the general supply. A tribute was paid before."""
    if not tribute:
        g.players[seat].goods -= goods
    if 0 <= whom < g.seats:
        g.players[whom].goods += goods
        g.mark += 1
    if g.events is not None:
        to = whom if whom < g.seats else NOBODY
        kind = "tribute" if tribute else "give"
        key = "log-give-supply" if to == NOBODY else "log-tribute" if tribute else "log-give"
        g.emit(kind, seat, {"to": to, "goods": goods_json(g, goods)}, key=key)


def transfer_card(g: GameData, seat: int, whom: int, kind: int, known: int) -> None:
    """Put a card that has left a hand into another hand, or discard it if there is no room (E-106)."""
    if 0 <= whom < g.seats and gift_room(g, whom) > 0:
        add_to_hand(g, whom, kind, known)
        if g.events is not None:
            id = g.rules.cards.ids[kind]
            g.emit("give-card", seat, {"to": whom})
            g.emit("given-card", seat, {"to": whom, "card": id}, (seat, whom))
    else:
        discard(g, kind, known)
        if g.events is not None:
            g.emit("discard", seat, {"n": 1})
            to = (seat,) if known != PUBLIC else None
            g.emit("discarded", seat, {"cards": [g.rules.cards.ids[kind]]}, to, key="")
