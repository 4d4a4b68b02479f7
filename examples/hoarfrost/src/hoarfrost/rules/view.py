"""What a seat may know, built as an allow-list; the frame draws it from `zones` if there is no board."""

from __future__ import annotations

from boardwright.core.plain_data import Json
from boardwright.core.zones import FACE_DOWN, Zone, ZoneCard

from .cards import ANIMALS, FINDS
from .table import NOTHING, Player, Table


def view(g: Table, seat: int | None) -> dict[str, Json]:
    hedge: list[Json] = [{"find": FINDS[lying.find], "seeds": lying.seeds} for lying in g.hedge]
    return {
        "evening": g.evening,
        "evenings": g.evenings,
        "lantern": g.lantern,
        "stage": "over" if g.is_over else g.stage,
        "queue": [*g.queue],
        "hedge": hedge,
        "pile": sum(g.pile()),
        "gone": {ANIMALS[animal]: n for animal, n in enumerate(g.gone) if n},
        "fox": g.fox,
        "players": [_player(g, index, seat) for index in range(len(g.players))],
        "zones": [zone.dump() for zone in zones(g, seat)],
    }


def _player(g: Table, index: int, seat: int | None) -> Json:
    player = g.players[index]
    mine = index == seat
    hand: list[Json] = [ANIMALS[animal] for animal in player.hand]
    return {
        "rival": "fox" if index >= g.seats else None,
        "hand": hand if mine else None,
        "cards": len(player.hand),
        "sealed": ANIMALS[player.sealed] if mine and player.sealed != NOTHING else "",
        "ready": player.sealed != NOTHING,
        "sent": ANIMALS[player.sent] if player.sent != NOTHING else "",
        "store": {FINDS[find]: n for find, n in enumerate(player.store) if n},
        "seeds": player.seeds,
    }


def zones(g: Table, seat: int | None) -> list[Zone]:
    """The table as rows of cards: the hedge, then the cards of each player, including a rival."""
    found = [
        Zone("evening", count=min(g.evening, g.evenings)),
        Zone("hedge", [ZoneCard(FINDS[x.find], f"hedge:{x.code}", marks=_seeds(x.seeds)) for x in g.hedge]),
        Zone("pile", count=sum(g.pile())),
    ]
    for index in range(len(g.players)):
        found += _seat_zones(g, index, mine=index == seat)
    return found


def _seat_zones(g: Table, index: int, mine: bool) -> list[Zone]:
    player = g.players[index]
    found = [Zone("out", _out(g, index, mine), index)]
    if index < g.seats:
        found.append(Zone("hand", _hand(player, mine), index))
    store = [
        ZoneCard(FINDS[find], f"store:{FINDS[find]}" if mine else "", n)
        for find, n in enumerate(player.store)
        if n
    ]
    return [*found, Zone("store", store, index), Zone("seeds", seat=index, count=player.seeds)]


def _out(g: Table, index: int, mine: bool) -> list[ZoneCard]:
    """The animal of tonight, face down until all are chosen, and the lantern."""
    player = g.players[index]
    found: list[ZoneCard] = []
    if player.sent != NOTHING:
        place = f"turn-{g.queue.index(index) + 1}" if index in g.queue else "home"
        found.append(ZoneCard(ANIMALS[player.sent], marks=[place]))
    elif player.sealed != NOTHING:
        found.append(ZoneCard(ANIMALS[player.sealed] if mine else FACE_DOWN, marks=["sealed"]))
    if g.lantern == index and not g.is_over:
        found.append(ZoneCard("lantern"))
    return found


def _hand(player: Player, mine: bool) -> list[ZoneCard]:
    """The hand of a player, face down for others. The sealed animal is not in it."""
    kept = player.hand[:]
    if player.sealed != NOTHING:
        kept.remove(player.sealed)
    if not mine:
        return [ZoneCard(FACE_DOWN, count=len(kept))] if kept else []
    return [ZoneCard(ANIMALS[animal], f"hand:{ANIMALS[animal]}") for animal in kept]


def _seeds(n: int) -> list[str]:
    return [f"seeds-{n}"] if n else []
