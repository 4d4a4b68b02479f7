"""The spaces that scoring cards count are those that their stars come from."""

from __future__ import annotations

from collections.abc import Callable
from math import isqrt
from typing import Final

import pytest

from boardwright.core.refusal import IllegalChoice
from boardwright.games.cartographers.rules import counts
from boardwright.games.cartographers.rules.board import COLUMN_0, ROW_0, SIZE, STRIDE, clusters, lines
from boardwright.games.cartographers.rules.edicts import EDICTS
from boardwright.games.cartographers.rules.sheet import Sheet

from .random_maps import KINDS, random_map
from .tables import OPEN, SIDE_A, lay, table

MAPS_OF_A_KIND = 60


def _full_lines(board: int) -> int:
    rows = sum(board & ROW_0 << r * STRIDE == ROW_0 << r * STRIDE for r in range(SIZE))
    return rows + sum(board & COLUMN_0 << c == COLUMN_0 << c for c in range(SIZE))


def _clusters(board: int) -> int:
    return len(list(clusters(board)))


STARS: Final[dict[str, Callable[[Sheet, int], int]]] = {
    "sentinel_wood": lambda _, board: board.bit_count(),
    "greenbough": lambda _, board: lines(board),
    "treetower": lambda _, board: board.bit_count(),
    "stoneside_forest": lambda sheet, board: 3 * (board & sheet.land.mountains).bit_count(),
    "canal_lake": lambda _, board: board.bit_count(),
    "mages_valley": lambda sheet, board: board.bit_count() + (board & sheet.water).bit_count(),
    "golden_granary": lambda sheet, board: board.bit_count() + 2 * (board & sheet.farm).bit_count(),
    "shoreside_expanse": lambda sheet, board: (
        3 * (_clusters(board & sheet.farm) + _clusters(board & sheet.water))
    ),
    "wildholds": lambda _, board: 8 * _clusters(board),
    "great_city": lambda _, board: board.bit_count(),
    "greengold_plains": lambda _, board: 3 * _clusters(board),
    "shieldgate": lambda _, board: 2 * board.bit_count(),
    "borderlands": lambda _, board: 6 * _full_lines(board),
    "lost_barony": lambda _, board: 3 * isqrt(board.bit_count()),
    "broken_road": lambda _, board: 3 * (board & COLUMN_0).bit_count(),
    "cauldrons": lambda _, board: board.bit_count(),
}
"""How many stars the counted spaces bring, by the text of the card."""


@pytest.mark.parametrize("kind", KINDS)
def test_counted_spaces_bring_the_stars(kind: str) -> None:
    assert set(STARS) == {edict.id for edict in EDICTS}
    for seed in range(MAPS_OF_A_KIND):
        land, rows = random_map(seed, kind)
        sheet = table(rows, land=land, season="over").sheets[0]
        for edict in EDICTS:
            board = edict.counts(sheet)
            assert STARS[edict.id](sheet, board) == edict.score(sheet), (edict.id, kind, seed, rows)
            assert bool(board) == bool(edict.score(sheet)), edict.id
        assert counts.monsters(sheet).bit_count() == sheet.monster_loss


def test_a_drawing_is_counted_before_it_is_drawn() -> None:
    edicts = ["sentinel_wood", "canal_lake", "great_city", "cauldrons"]
    state = table(lay(OPEN, ["F"], "a1"), land=OPEN, card="forgotten_forest", edicts=edicts)
    assert state.counted(0)["sentinel_wood"] == ["a1"]
    move = state.options(0).move("forest:a3b4")
    assert state.counted(0, move)["sentinel_wood"] == ["a1", "a3"]
    assert state.counted(0)["sentinel_wood"] == ["a1"]
    assert list(state.counted(0)) == [*edicts, "monsters"]


def test_an_ambush_is_counted_on_the_map_it_is_drawn_on() -> None:
    state = table(SIDE_A, SIDE_A, card="gnoll_raid")
    move = next(iter(state.options(0)))
    after = state.preview(0, move)
    assert after.seat == 1
    lost = -next(line.points for line in after.forecast if line.source == "monsters")
    assert len(state.counted(0, move)["monsters"]) == lost > 0
    assert state.counted(0)["monsters"] == []


def test_only_who_is_asked_can_try_a_drawing() -> None:
    state = table(SIDE_A, SIDE_A, card="orchard")
    move = next(iter(state.options(0)))
    state.play(0, move)
    assert state.counted(0)["monsters"] == []
    with pytest.raises(IllegalChoice):
        state.counted(0, move)
    with pytest.raises(IllegalChoice):
        state.counted(2)
