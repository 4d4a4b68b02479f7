"""What a seat may know, as an allow-list: only fields named here are shown."""

from __future__ import annotations

from boardwright.core.plain_data import Json

from .options.placements import lost_workers, tiles_left, workers_of
from .pieces.city import CityCard
from .pieces.game_data import EMPTY, KNOWN_BITS, SPECTATOR, GameData
from .pieces.goods import amount
from .pieces.goods_codes import goods_json


def view(g: GameData, seat: int | None) -> dict[str, Json]:
    """The table as a seat sees it (None: a spectator)."""
    rules = g.rules
    ids = rules.cards.ids
    bit = 1 << (SPECTATOR if seat is None else seat)
    asked = g.agenda[-1] if g.options else None
    return {
        "game": rules.name,
        "seat": seat,
        "options": dict(g.setup.shown),
        "turn": g.turn if g.options and g.agenda[0].script is not rules.opening else None,
        "asked": None if asked is None else asked.seat,
        "by": None if asked is None else asked.script.source,
        "shown": _shown(g, seat),
        rules.row_name: [None if kind == EMPTY else ids[kind] for kind in g.row],
        "closed": _bits(rules.closed_positions(g, 0 if seat is None else seat)),
        "deck": len(g.deck) + len(g.upcoming),
        "discard": [ids[card >> KNOWN_BITS] if card & bit else None for card in g.discards],
        "places": {
            place.id: _owners(g, workers) if workers else []
            for place, workers in zip(g.setup.places, g.workers, strict=True)
        },
        "players": [_player(g, index, bit) for index in range(len(g.players))],
        **(_stacked(g) if rules.row_stacks else {}),
        **g.extension.view(g),
    }


def _stacked(g: GameData) -> dict[str, Json]:
    """Where things lie on each other: how many cards in each position of the row, and the tiles of places."""
    return {
        "copies": [0 if kind == EMPTY else n + 1 for kind, n in zip(g.row, g.under, strict=True)],
        "tiles": {g.setup.places[index].id: list(tiles_left(g, index)) for index in g.setup.stacks},
    }


def _player(g: GameData, index: int, bit: int) -> Json:
    """A player. Names are those of positions; `gone`, `strays` and `claims` are former ones."""
    player = g.players[index]
    rules = g.rules
    ids = rules.cards.ids
    # Cards that are known come before the others: where a card lies in a hand tells nothing.
    seen: list[Json] = [ids[card >> KNOWN_BITS] for card in player.hand if card & bit]
    claims: list[Json] = [
        {
            rules.claim_name: g.setup.places[claim.place].id,
            "goods": goods_json(g, claim.goods),
            "cards": [ids[kind] for kind in claim.below],
            **({"points": claim.points} if g.setup.places[claim.place].many_claims else {}),
        }
        for claim in player.claims
    ]
    return {
        "rival": rules.rivals[index - g.seats].name if index >= g.seats else None,
        "hand": seen + [None] * (len(player.hand) - len(seen)),
        "goods": {name: amount(player.goods, field) for field, name in enumerate(rules.goods.names)},
        "points": player.points,
        "season": rules.seasons[player.season].id,
        "workers": player.workers,
        "lost": lost_workers(g, index),
        "stray": player.stray_workers,
        "gone": player.lost_workers,
        "strays": player.stray_workers,
        "passed": player.passed,
        "slots": player.city.used_slots,
        "city": [
            {"card": city_card.card.id} if city_card.bare else _city_card(g, city_card)
            for city_card in player.city.cards
        ],
        f"{rules.claim_name}s": claims,
        "claims": claims,
        **player.extension.view(g),
    }


def _city_card(g: GameData, city_card: CityCard) -> Json:
    """A city card: its id, and what lies on and under it if there is anything."""
    shown: dict[str, Json] = {"card": city_card.card.id}
    if city_card.occupied:
        shown["occupied"] = True
    if city_card.points:
        shown["points"] = city_card.points
    if city_card.goods:
        shown["goods"] = goods_json(g, city_card.goods)
    if city_card.workers:
        shown["workers"] = _owners(g, city_card.workers)
    if city_card.below:
        shown["under"] = [g.rules.cards.ids[kind] for kind in city_card.below]
    return shown


def _owners(g: GameData, workers: int) -> list[Json]:
    """Whose workers they are, one entry for each."""
    return [seat for seat in range(len(g.players)) for _ in range(workers_of(workers, seat))]


def _shown(g: GameData, seat: int | None) -> list[Json]:
    """Cards laid aside by the effects being carried out, where the seat may see them."""
    return [
        g.rules.cards.ids[kind]
        for frame in g.agenda
        if frame.seat == seat or not frame.secret
        for kind in frame.cards
    ]


def _bits(mask: int) -> list[Json]:
    return [position for position in range(mask.bit_length()) if mask >> position & 1]
