"""The worked checks of the rules about placements and scores (X-8, X-9, X-11 to X-14, X-21, X-22)."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from boardwright.games.cartographers.rules.cards import CARD_INDEX, CARDS
from boardwright.games.cartographers.rules.scan import places

from . import naive
from .tables import SIDES, full, rows_of, size, spots, star, stars, table

PLACEMENTS = [
    # card, spaces of the shape, orientations, side A free and with ruins, side B free and with ruins
    ("great_river", 3, 2, 170, 24, 145, 24),
    ("great_river", 5, 4, 236, 64, 182, 59),
    ("farmland", 2, 2, 200, 22, 180, 20),
    ("farmland", 5, 1, 58, 18, 44, 16),
    ("hamlet", 3, 4, 340, 64, 292, 54),
    ("hamlet", 5, 8, 532, 152, 422, 134),
    ("forgotten_forest", 2, 2, 180, 24, 158, 21),
    ("forgotten_forest", 4, 4, 284, 70, 232, 61),
    ("hinterland_stream", 5, 4, 240, 48, 183, 58),
    ("homestead", 4, 4, 284, 68, 230, 60),
    ("orchard", 4, 8, 572, 120, 465, 119),
    ("treetop_village", 5, 8, 476, 120, 361, 114),
    ("marshlands", 5, 4, 236, 58, 181, 64),
    ("fishing_village", 4, 2, 144, 24, 114, 23),
    ("rift_lands", 1, 1, 116, 6, 109, 6),
    ("goblin_attack", 3, 2, 136, None, 109, None),
    ("bugbear_assault", 4, 2, 144, None, 116, None),
    ("kobold_onslaught", 4, 4, 284, None, 230, None),
    ("gnoll_raid", 5, 4, 268, None, 211, None),
]


@pytest.mark.parametrize(("card", "spaces", "turns", "a", "a_ruins", "b", "b_ruins"), PLACEMENTS)
def test_x8_orientations_and_placements_on_a_blank_map(
    card: str, spaces: int, turns: int, a: int, a_ruins: int | None, b: int, b_ruins: int | None
) -> None:
    """X-8: legal sets of spaces on both sides, without and with the ruins obligation."""
    [shape] = [shape for shape in CARDS[CARD_INDEX[card]].shapes if shape.size == spaces]
    assert len(shape.orientations) == turns
    for side, ruins, expected in [
        ("a", False, a),
        ("a", True, a_ruins),
        ("b", False, b),
        ("b", True, b_ruins),
    ]:
        if expected is not None:
            codes = table(seats=2, land=side, card=card, ruins=ruins).options(0).codes()
            assert len([spot for spot in spots(codes) if size(":" + spot) == spaces]) == expected


FIRST_FIT = [
    # card, where its monsters are drawn on an empty side A and on an empty side B
    ("goblin_attack", "i9j10k11", "i9j10k11"),
    ("bugbear_assault", "a9a11b9b11", "c9c11d9d11"),
    ("kobold_onslaught", "i1j1j2k1", "i1j1j2k1"),
    ("gnoll_raid", "a1a2b1c1c2", "a1a2b1c1c2"),
]


@pytest.mark.parametrize(("card", "on_a", "on_b"), FIRST_FIT)
def test_x9_solo_ambush_on_blank_maps(card: str, on_a: str, on_b: str) -> None:
    """X-9: the first fit; on side B the mountain B9 sends the bugbears two steps down."""
    for side, expected in [("a", on_a), ("b", on_b)]:
        rows = rows_of(table(land=side, card=card, next=["hamlet"]))
        assert naive.spell(frozenset(naive.Map(SIDES[side], rows).of("M"))) == expected


@pytest.mark.parametrize(
    ("card", "count", "first", "last"),
    [
        ("goblin_attack", 81, [(8, 8), (7, 8), (6, 8), (5, 8)], [(5, 3), (5, 4), (4, 4)]),
        ("bugbear_assault", 90, [(0, 8), (1, 8), (2, 8), (3, 8)], [(3, 4), (4, 4), (5, 4)]),
        ("kobold_onslaught", 90, [(8, 0), (7, 0), (6, 0), (5, 0)], [(5, 4), (4, 4), (4, 5)]),
        ("gnoll_raid", 90, [(0, 0), (1, 0), (2, 0), (3, 0)], [(3, 4), (4, 4), (4, 5)]),
    ],
)
def test_x9_order_of_the_scan(
    card: str, count: int, first: list[tuple[int, int]], last: list[tuple[int, int]]
) -> None:
    """X-9: number of positions, the first four and the last three."""
    scan = places(CARDS[CARD_INDEX[card]])
    assert (len(scan), scan[:4], scan[-3:]) == (count, first, last)


NOTHING = dict.fromkeys(naive.EDICTS, 0)


@pytest.mark.parametrize(("side", "barony"), [("a", 3), ("b", 6)])
def test_x11_blank_maps(side: str, barony: int) -> None:
    """X-11: nothing but Lost Barony, which finds a square in the wasteland of side B."""
    assert stars(SIDES[side], side) == NOTHING | {"lost_barony": barony}


ALL_FILLED = {"borderlands": 132, "lost_barony": 33, "broken_road": 33, "cauldrons": 0}


@pytest.mark.parametrize(
    ("side", "letter", "scores"),
    [
        ("a", "F", {"sentinel_wood": 40, "greenbough": 22, "treetower": 116, "stoneside_forest": 15}),
        ("b", "F", {"sentinel_wood": 40, "greenbough": 22, "treetower": 109, "stoneside_forest": 15}),
        ("a", "V", {"wildholds": 8, "great_city": 0, "shieldgate": 0, "greengold_plains": 0}),
        ("b", "V", {"wildholds": 8, "great_city": 0, "shieldgate": 0, "greengold_plains": 0}),
        ("a", "f", {"mages_valley": 20, "golden_granary": 18, "shoreside_expanse": 0}),
        ("b", "f", {"mages_valley": 19, "golden_granary": 18, "shoreside_expanse": 0}),
        ("a", "W", {"mages_valley": 40, "golden_granary": 22}),
        ("b", "W", {"mages_valley": 38, "golden_granary": 20}),
        ("a", "M", {}),
        ("b", "M", {}),
    ],
)
def test_x12_one_terrain_everywhere(side: str, letter: str, scores: dict[str, int]) -> None:
    """X-12: all cards; those not listed give 0."""
    assert stars(full(land=SIDES[side], drawn=letter), side) == NOTHING | ALL_FILLED | scores


@pytest.mark.parametrize(
    ("side", "canal", "mages", "granary"),
    [("a", 116, 20, 26), ("b", 109, 35, 21)],
)
def test_x13_chequerboard(side: str, canal: int, mages: int, granary: int) -> None:
    """X-13: water where r + c is even, farm where it is odd."""
    rows = [
        "".join(m if m in "^#" else "fW"[(r + c) % 2 == 0] for c, m in enumerate(row))
        for r, row in enumerate(SIDES[side])
    ]
    found = stars(rows, side)
    assert found["canal_lake"] == canal
    assert found["mages_valley"] == mages
    assert found["golden_granary"] == granary
    assert found["shoreside_expanse"] == 0


FORESTS = ["F.F^", "FFFV", "^VV.", "..V^"]
SIX_AND_THREE = ["VVV", "VVV", "...", "VVV"]


@pytest.mark.parametrize(
    ("edict", "pattern", "at", "expected"),
    [
        ("sentinel_wood", FORESTS, "a1", 3),
        ("greenbough", FORESTS, "a1", 5),
        ("treetower", FORESTS, "a1", 2),
        ("stoneside_forest", FORESTS, "a1", 6),
        ("canal_lake", ["fW", "WV", "WV"], "e5", 3),
        ("mages_valley", ["fWV", "W^f", "WfV"], "e5", 6),
        ("shoreside_expanse", ["ff...", "..Wf.", "VWW.W", "....W", ".ff.."], "a1", 6),
        ("great_city", SIX_AND_THREE, "e5", 6),
        ("shieldgate", SIX_AND_THREE, "e5", 6),
        ("wildholds", SIX_AND_THREE, "e5", 8),
        ("greengold_plains", ["..F", "VVV", "WVf"], "e5", 3),
        ("lost_barony", ["FV", "Wf"], "e5", 6),
        ("broken_road", ["V.V", ".V.", "V.V"], "i1", 6),
        ("cauldrons", [".VV.", "V.V.", ".V.."], "a1", 2),
    ],
)
def test_x14_pictures_on_the_cards(edict: str, pattern: Sequence[str], at: str, expected: int) -> None:
    """X-14: each pattern on an otherwise blank map."""
    assert star(edict, pattern, at) == expected


def test_x14_picture_of_the_golden_granary() -> None:
    """X-14: the farm of the last row lies on ruins too."""
    assert star("golden_granary", ["fWW", "fRV", "VVV", "VfW"], "e5", ruins=["h6"]) == 5


def test_x21_great_city() -> None:
    """X-21: clusters of 9 beside a mountain, of 4 and of 2 away from any."""
    pattern = ["VVV....", "VVV.VV.", "VVV.VV.", "^......", "....VV."]
    assert star("great_city", pattern) == 4


@pytest.mark.parametrize(
    ("pattern", "expected"),
    [
        (["VVVVVVV", ".......", "VVVVVVV", ".......", "VV....."], 14),
        (["VVVVVVV", ".......", "VVVV...", ".......", "VVVV..."], 8),
        (["VVVVVVV"], 0),
    ],
)
def test_x22_shieldgate(pattern: list[str], expected: int) -> None:
    """X-22: sizes 7, 7, 2; 7, 4, 4; 7 alone."""
    assert star("shieldgate", pattern) == expected
