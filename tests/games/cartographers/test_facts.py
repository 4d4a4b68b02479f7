"""The engine's tables against the facts of the cards and map sheets, typed out once more (C-18 to C-25)."""

from __future__ import annotations

import pytest

from boardwright import cartographers
from boardwright.core.refusal import BadSetup
from boardwright.games.cartographers.rules.cards import (
    AMBUSHES,
    CARD_INDEX,
    CARDS,
    CLOCKWISE,
    COUNTERCLOCKWISE,
    EDICT_LETTERS,
    EXPLORE_CARDS,
    LANDSCAPES,
    RUINS,
    SEASONS,
    SYMBOLS,
    TERRAINS,
    TITLES,
)
from boardwright.games.cartographers.rules.edicts import BACKS, EDICT_INDEX, EDICTS
from boardwright.games.cartographers.rules.sheet import MOST_COINS
from boardwright.games.cartographers.rules.sheet import SIDES as LANDS

from . import naive
from .tables import SIDE_A, SIDE_B, coins_of, everyone_draws, seen, spots, table

LANDSCAPE_FACTS = {
    # id: time, terrains, size of the shape with a coin, printed shapes
    "great_river": (1, "water", 3, "X/X/X ..X/.XX/XX."),
    "farmland": (1, "farm", 2, "X/X .X./XXX/.X."),
    "hamlet": (1, "village", 3, "X./XX XXX/XX."),
    "forgotten_forest": (1, "forest", 2, "X./.X X./XX/.X"),
    "hinterland_stream": (2, "farm water", 0, "XXX/X../X.."),
    "homestead": (2, "village farm", 0, "X./XX/X."),
    "orchard": (2, "forest farm", 0, "XXX/..X"),
    "treetop_village": (2, "forest village", 0, "..XX/XXX."),
    "marshlands": (2, "forest water", 0, "X../XXX/X.."),
    "fishing_village": (2, "village water", 0, "XXXX"),
    "rift_lands": (0, "forest village farm water monster", 0, "X"),
}
AMBUSH_FACTS = {
    # id: direction, corner, printed shape
    "goblin_attack": (COUNTERCLOCKWISE, "SE", "X../.X./..X"),
    "bugbear_assault": (CLOCKWISE, "NE", "X.X/X.X"),
    "kobold_onslaught": (CLOCKWISE, "SW", "X./XX/X."),
    "gnoll_raid": (COUNTERCLOCKWISE, "NW", "XX/X./XX"),
}
SEASON_FACTS = [("spring", 8, "AB"), ("summer", 8, "BC"), ("fall", 7, "CD"), ("winter", 6, "DA")]
EDICT_FACTS = {
    "forest": {"sentinel_wood": 25, "greenbough": 22, "treetower": 17, "stoneside_forest": 18},
    "farm_water": {"canal_lake": 24, "mages_valley": 22, "golden_granary": 20, "shoreside_expanse": 27},
    "village": {"wildholds": 16, "great_city": 16, "greengold_plains": 21, "shieldgate": 20},
    "arrangement": {"borderlands": 24, "lost_barony": 24, "broken_road": 24, "cauldrons": 20},
}
MOUNTAINS = {"a": {"b4", "c9", "f6", "i3", "j8"}, "b": {"b9", "c4", "h6", "i10", "j3"}}
RUINS_SPACES = {"a": {"b6", "c2", "c10", "i2", "i10", "j6"}, "b": {"b7", "c3", "e7", "g2", "h9", "j4"}}
WASTELAND = {"a": set[str](), "b": {"d6", "e5", "e6", "f5", "f6", "f7", "g6"}}


def cells(picture: str) -> tuple[tuple[int, int], ...]:
    """The spaces of a shape as printed."""
    rows = picture.split("/")
    return tuple((r, c) for r, row in enumerate(rows) for c, mark in enumerate(row) if mark == "X")


def test_c18_counts() -> None:
    """C-18: 11 landscapes and 2 ruins, 4 ambushes, 16 scoring cards, 4 seasons, 4 edicts, 100 sheets."""
    assert (len(LANDSCAPES), len(RUINS), EXPLORE_CARDS, len(AMBUSHES)) == (11, 2, 13, 4)
    assert (len(EDICTS), len(SEASONS), EDICT_LETTERS) == (16, 4, "ABCD")
    assert [card.id for card in CARDS] == [*LANDSCAPE_FACTS, "temple_ruins", "outpost_ruins", *AMBUSH_FACTS]
    assert {card.id: index for index, card in enumerate(CARDS)} == CARD_INDEX
    with pytest.raises(BadSetup, match="seat-count"):
        cartographers.new(seats=101)


def test_c19_landscape_cards() -> None:
    found = {
        card.id: (
            card.time,
            " ".join(TERRAINS[terrain] for terrain in card.terrains),
            card.coin,
            [shape.printed.cells for shape in card.shapes],
        )
        for card in LANDSCAPES
    }
    assert found == {
        id: (time, terrains, coin, [cells(shape) for shape in shapes.split()])
        for id, (time, terrains, coin, shapes) in LANDSCAPE_FACTS.items()
    }
    assert sum(card.time for card in LANDSCAPES) == 16


def test_c19_the_coin_is_on_the_smaller_shape_of_cards_with_time_1() -> None:
    for card in LANDSCAPES:
        shapes = {0: 1, 1: 2, 2: 1}[card.time]
        terrains = {0: 5, 1: 1, 2: 2}[card.time]
        assert (len(card.shapes), len(card.terrains)) == (shapes, terrains)
        assert card.coin == (min(shape.size for shape in card.shapes) if card.time == 1 else 0)


def test_c20_ruins_cards_behave_identically() -> None:
    for card in RUINS:
        assert (card.time, card.terrains, card.shapes, card.is_ruins, card.is_ambush) == (
            0,
            (),
            (),
            True,
            False,
        )
    courses = []
    for id in ("temple_ruins", "outpost_ruins"):
        state = table(card="hamlet", time=3, next=[id, "orchard"])
        everyone_draws(state)
        courses.append(
            (seen(state, "time"), seen(state, "must_cover_ruins"), spots(state.options(0).codes()))
        )
    assert courses[0] == courses[1]
    assert courses[0][:2] == (5, True)


def test_c21_ambush_cards() -> None:
    found = {card.id: (card.direction, card.corner, card.shapes[0].printed.cells) for card in AMBUSHES}
    assert found == {id: (way, corner, cells(shape)) for id, (way, corner, shape) in AMBUSH_FACTS.items()}
    for card in AMBUSHES:
        assert (card.time, card.coin, len(card.shapes), card.is_ambush, card.is_ruins) == (
            0,
            0,
            1,
            True,
            False,
        )
        assert [TERRAINS[terrain] for terrain in card.terrains] == ["monster"]


def test_c22_season_cards() -> None:
    found = [
        (card.id, card.limit, "".join(EDICT_LETTERS[letter] for letter in card.edicts)) for card in SEASONS
    ]
    assert found == SEASON_FACTS
    assert sorted("".join(edicts for _, _, edicts in SEASON_FACTS)) == sorted("AABBCCDD")


def test_c23_scoring_cards() -> None:
    assert set(BACKS) == set(EDICT_FACTS)
    for back, numbers in EDICT_FACTS.items():
        assert {edict.id: edict.solo for edict in EDICTS if edict.back == back} == numbers
    assert {edict.id: index for index, edict in enumerate(EDICTS)} == EDICT_INDEX
    assert {edict.id for edict in EDICTS} == set(naive.EDICTS)


@pytest.mark.parametrize(("side", "rows", "room"), [("a", SIDE_A, 116), ("b", SIDE_B, 109)])
def test_c24_map_sides(side: str, rows: tuple[str, ...], room: int) -> None:
    land = LANDS[side]
    assert (land.id, land.rows) == (side, rows)
    for letter, spaces in [("^", MOUNTAINS), ("R", RUINS_SPACES), ("#", WASTELAND)]:
        assert {naive.spell(frozenset([(r, c)])) for r, c in naive.ALL if rows[r][c] == letter} == spaces[
            side
        ]
    assert spots(table(land=side, card="rift_lands").options(0).codes()).isdisjoint(
        MOUNTAINS[side] | WASTELAND[side]
    )
    assert len(spots(table(land=side, card="rift_lands").options(0).codes())) == room


@pytest.mark.parametrize("rows", [SIDE_A, SIDE_B])
def test_c24_mountains_and_ruins_keep_their_distance(rows: tuple[str, ...]) -> None:
    for space in naive.ALL:
        near = [rows[r][c] for r, c in naive.adjacent(space)]
        assert near.count("^") <= 1
        assert near.count("R") <= 1
        if rows[space[0]][space[1]] == "^":
            assert not naive.on_edge(space)
            assert "^" not in near


def test_c25_the_coin_track_has_fourteen_coins() -> None:
    assert MOST_COINS == 14
    assert coins_of(cartographers.new()) == 0


def test_terrains_and_titles() -> None:
    """C-5, C-118."""
    assert TERRAINS == ("forest", "village", "farm", "water", "monster")
    assert SYMBOLS == "FVfWM"
    assert TITLES == (30, 20, 10, 0, -5, -10, -20, -30)
