"""Each scoring card says which terrains can change its score; players that rely on it must not be misled."""

from __future__ import annotations

from functools import cache

import pytest

from boardwright.core.rng import Rng
from boardwright.games.cartographers.rules.cards import CARD_INDEX, CARDS, SYMBOLS, TERRAINS
from boardwright.games.cartographers.rules.drawings import terrain_of
from boardwright.games.cartographers.rules.edicts import EDICTS, Edict
from boardwright.games.cartographers.rules.sheet import Sheet

from .random_maps import KINDS, random_map
from .tables import table

CARDS_TRIED = ("rift_lands", "orchard", "fishing_village", "homestead")


@cache
def _drawings() -> list[tuple[Sheet, list[tuple[str, Sheet]]]]:
    """Sheets, and for each the terrain and the outcome of many drawings on it."""
    found = []
    rng = Rng(3)
    for kind in KINDS:
        for seed in range(8):
            land, rows = random_map(seed, kind)
            for id in CARDS_TRIED:
                state = table(rows, land=land, card=id)
                sheet = state.sheets[0]
                moves = [state.options(0).sample(rng) for _ in range(25)]
                card = CARDS[CARD_INDEX[id]]
                found.append(
                    (sheet, [(TERRAINS[terrain_of(move)], sheet.draw(card, move)) for move in moves])
                )
    return found


def _terrains_that_matter(edict: Edict) -> set[str]:
    """The terrains whose drawing has changed the score of one of the sheets."""
    found: set[str] = set()
    for before, outcomes in _drawings():
        now = edict.score(before)
        found |= {terrain for terrain, after in outcomes if edict.score(after) != now}
    return found


@pytest.mark.parametrize("edict", EDICTS, ids=lambda edict: edict.id)
def test_a_score_changes_only_by_the_terrains_it_reads(edict: Edict) -> None:
    """C-82: `reads` is neither too narrow nor too wide."""
    assert _terrains_that_matter(edict) == {TERRAINS[terrain] for terrain in edict.reads}


@pytest.mark.parametrize("edict", [e for e in EDICTS if e.back == "arrangement"], ids=lambda edict: edict.id)
def test_an_arrangement_asks_only_what_is_filled(edict: Edict) -> None:
    """C-96, C-97, C-98, C-99: which terrain fills a space is of no account."""
    for kind in KINDS:
        for seed in range(10):
            land, rows = random_map(seed, kind)
            recoloured = ["".join("M" if m in SYMBOLS else m for m in row) for row in rows]
            mixed = table(rows, land=land, season="over").sheets[0]
            plain = table(recoloured, land=land, season="over").sheets[0]
            assert edict.score(mixed) == edict.score(plain), (kind, seed)
