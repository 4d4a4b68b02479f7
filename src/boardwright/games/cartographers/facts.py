"""The facts that are printed in Cartographers."""

from __future__ import annotations

from boardwright.core.plain_data import Json

from .rules.board import SIZE
from .rules.cards import (
    CARDS,
    CLOCKWISE,
    EDICT_LETTERS,
    SEASONS,
    SYMBOLS,
    TERRAINS,
    TITLES,
    Card,
)
from .rules.edicts import BACKS, EDICTS
from .rules.sheet import MOST_COINS, SIDES


def facts() -> dict[str, Json]:
    """Return all facts."""
    return {
        "terrains": list(TERRAINS),
        "symbols": dict(zip(TERRAINS, SYMBOLS, strict=True)),
        "cards": {card.id: _card(card) for card in CARDS},
        "edicts": {edict.id: {"back": edict.back, "solo": edict.solo} for edict in EDICTS},
        "backs": list(BACKS),
        "seasons": [
            {
                "id": season.id,
                "limit": season.limit,
                "edicts": [EDICT_LETTERS[letter].lower() for letter in season.edicts],
            }
            for season in SEASONS
        ],
        "lands": {id: list(land.rows) for id, land in SIDES.items()},
        "size": SIZE,
        "coins": MOST_COINS,
        "titles": list(TITLES),
    }


def _card(card: Card) -> dict[str, Json]:
    kind = "ambush" if card.is_ambush else "ruins" if card.is_ruins else "explore"
    found: dict[str, Json] = {"kind": kind}
    if not card.is_ruins:
        found["terrains"] = [TERRAINS[terrain] for terrain in card.terrains]
        found["shapes"] = [
            {
                "cells": [[row, column] for row, column in shape.printed.cells],
                "coin": shape.size == card.coin,
            }
            for shape in card.shapes
        ]
    if card.is_ambush:
        found["corner"] = card.corner
        found["direction"] = "clockwise" if card.direction == CLOCKWISE else "counterclockwise"
    else:
        found["time"] = card.time
    return found
