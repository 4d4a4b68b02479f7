"""The view of a seat as an allow-list: only fields named here are shown (C-120)."""

from __future__ import annotations

from boardwright.core.plain_data import Json

from .cards import CARDS, SEASONS
from .drawings import spell
from .edicts import EDICTS
from .game_data import NO_CARD, NOT_ANSWERED, CartographersData
from .turn import ambushes_in_deck, map_drawn_by


def view(g: CartographersData, seat: int | None) -> dict[str, Json]:
    """Return the table as a seat sees it (None: a spectator)."""
    over = g.season == len(SEASONS)
    handed: Json = None
    if seat is not None and g.sealed_moves[seat] > 0:
        handed = spell(g.sealed_moves[seat])
    return {
        "game": g.game.name,
        "seat": seat,
        "land": list(g.setup.land.rows),
        "side": g.setup.land.id,
        "edicts": [EDICTS[edict].id for edict in g.setup.edicts],
        "any_terrain": g.setup.any_terrain,
        "season": "over" if over else SEASONS[g.season].id,
        "time": g.time,
        "limit": 0 if over else SEASONS[g.season].limit,
        "revealed": [CARDS[card].id for card in g.revealed],
        "card": None if g.card == NO_CARD else CARDS[g.card].id,
        "must_cover_ruins": g.must_cover_ruins,
        "deck": {
            "explore": [CARDS[card].id for card in g.deck],
            "ambushes": 0 if over else ambushes_in_deck(g),
            "ambushes_unseen": [CARDS[card].id for card in g.unrevealed],
        },
        "handed": handed,
        "maps": [_map(g, owner) for owner in range(g.setup.seats)],
    }


def _map(g: CartographersData, owner: int) -> Json:
    sheet = g.sheets[owner]
    return {
        "rows": list(sheet.rows()),
        "coins": sheet.coins,
        "edicts_now": [EDICTS[edict].score(sheet) for edict in g.setup.edicts],
        "monster_loss_now": sheet.monster_loss,
        "seasons": [list(numbers) for numbers in g.tallies[owner]],
        "draws_on": None if g.card == NO_CARD else map_drawn_by(g, owner),
        "ready": g.sealed_moves[owner] != NOT_ANSWERED,
    }
