"""Definitions (C-1 to C-17), as far as they show at the table."""

from __future__ import annotations

import pytest

from boardwright import cartographers
from boardwright.core.refusal import BadPosition, BadSetup
from boardwright.games.cartographers.rules.cards import CARDS

from . import naive
from .tables import (
    AMBUSHES,
    HANDS,
    LANDSCAPES,
    OPEN,
    RUINS,
    SIDE_A,
    SIDE_B,
    SIDES,
    coins_of,
    lay,
    mark,
    play_out,
    printed,
    refused,
    rows_of,
    seen,
    sizes,
    spots,
    star,
    table,
    terrains,
    texts,
)


@pytest.mark.parametrize("seed", range(6))
def test_c1_only_the_cards_of_the_base_game_are_in_the_decks(seed: int) -> None:
    state = cartographers.new(seats=2, seed=seed)
    cards = texts(seen(state, "deck", "explore")) + texts(seen(state, "deck", "ambushes_unseen"))
    assert {*cards, *texts(seen(state, "revealed"))} == {*LANDSCAPES, *RUINS, *AMBUSHES}
    assert set(texts(seen(state, "edicts"))) < {edict for hand in HANDS for edict in hand}


def test_c1_cards_of_other_boxes_are_refused() -> None:
    with pytest.raises(BadSetup, match="not-one-of"):
        cartographers.new(edicts=["craylund", "canal_lake", "wildholds", "borderlands"])
    with pytest.raises(BadPosition, match="not-one-of"):
        table(next=["zombie_plague"])
    with pytest.raises(BadSetup, match="not-one-of"):
        cartographers.new(map="c")


@pytest.mark.parametrize(
    ("space", "row", "column"), [("a1", 0, 0), ("h6", 7, 5), ("a11", 0, 10), ("k11", 10, 10)]
)
def test_c2_spaces_are_counted_from_the_top_left(space: str, row: int, column: int) -> None:
    state = table(card="rift_lands")
    state.choose(0, f"water:{space}")
    rows = rows_of(state)
    assert rows[row][column] == "W"
    assert [len(line) for line in rows] == [11] * 11
    assert "".join(rows).count("W") == 1


@pytest.mark.parametrize("side", ["a", "b"])
def test_c3_print_never_changes(side: str) -> None:
    """C-3: four kinds of print, no wasteland on side A, and drawing changes none of it."""
    state = cartographers.new(seats=2, seed=4, map=side)
    before = texts(seen(state, "land"))
    assert set("".join(before)) == (set(".^R") if side == "a" else set(".^R#"))
    play_out(state)
    assert texts(seen(state, "land")) == before == list(SIDES[side])


@pytest.mark.parametrize("seed", range(4))
def test_c4_what_is_drawn_stays(seed: int) -> None:
    """C-4: over whole games no drawn space changes or disappears, mountains and wasteland stay as printed."""
    state = cartographers.new(seats=2, seed=seed, map="b")
    before = [rows_of(state, owner) for owner in (0, 1)]
    while state.waiting():
        for seat in state.waiting():
            codes = state.options(seat).codes()
            state.choose(seat, codes[seed * 31 % len(codes)])
        for owner in (0, 1):
            after = rows_of(state, owner)
            pairs = [
                (old, new)
                for x, y in zip(before[owner], after, strict=True)
                for old, new in zip(x, y, strict=True)
            ]
            assert all(old == new for old, new in pairs if old not in ".R")
            assert all(new in "FVfWM" for old, new in pairs if old != new)
            before[owner] = after


@pytest.mark.parametrize(
    "space", ["a1", "h6", "f6", "d6"], ids=["forest", "mountain", "wasteland", "wasteland"]
)
def test_c4_nothing_is_drawn_on_a_drawing_a_mountain_or_wasteland(space: str) -> None:
    state = table(mark(SIDE_B, "F", "a1"), land="b", card="rift_lands")
    assert refused(state, f"village:{space}") == "overlap"


@pytest.mark.parametrize("word", ["mountain", "wasteland", "ruins", "plain", "blank"])
def test_c5_five_terrains_can_be_drawn(word: str) -> None:
    """C-5: mountain is a terrain only as print; wasteland, ruins and blank are none at all."""
    state = table(card="rift_lands")
    assert terrains(state.options(0).codes()) == {"forest", "village", "farm", "water", "monster"}
    assert refused(state, f"{word}:a1") == "no-terrain"


@pytest.mark.parametrize(("third", "stars"), [("^", 3), ("W", 3), ("M", 3), ("#", 0), ("R", 0), (".", 0)])
def test_c5_mountain_is_the_sixth_terrain_type(third: str, stars: int) -> None:
    assert star("greengold_plains", ["FVf", "." + third + "."]) == stars


@pytest.mark.parametrize(
    ("letter", "filled"),
    [(".", False), ("R", False), *((letter, True) for letter in "FVfWM^#")],
)  # fmt: skip
def test_c6_every_space_is_filled_or_empty(letter: str, filled: bool) -> None:
    rows = mark(OPEN, letter, "e5")
    state = table(rows, land=printed(rows), card="rift_lands")
    assert ("e5" in spots(state.options(0).codes())) is not filled
    assert star("lost_barony", [letter]) == (3 if filled else 0)


@pytest.mark.parametrize(("monster", "neighbours"), [("a1", 2), ("k11", 2), ("a5", 3), ("e11", 3), ("e5", 4)])
def test_c7_spaces_are_adjacent_by_a_side(monster: str, neighbours: int) -> None:
    state = table(mark(OPEN, "M", monster), land=OPEN)
    assert seen(state, "maps", 0, "monster_loss_now") == neighbours


def test_c7_corners_do_not_touch() -> None:
    assert star("canal_lake", ["W.", ".f"]) == 0
    assert star("canal_lake", ["Wf"]) == 2


@pytest.mark.parametrize(
    ("pattern", "largest"),
    [(["V"], 1), (["V.V"], 1), (["V.", ".V"], 1), (["VV"], 2), (["V.V", "V.V", "VVV"], 7), (["VFV"], 1)],
)
def test_c8_a_cluster_is_connected_by_sides(pattern: list[str], largest: int) -> None:
    assert star("great_city", pattern) == largest


def test_c8_a_cluster_touches_what_one_of_its_spaces_touches() -> None:
    assert star("great_city", ["VVVV^"]) == 0
    assert star("great_city", ["VVVV.^"]) == 4


def test_c9_the_edge_is_the_border_of_the_grid() -> None:
    """C-9: the rim of the wasteland is no edge, and a corner is one space."""
    for r, c in naive.ALL:
        if SIDE_B[r][c] in ".R":
            state = table(
                mark(SIDE_B, "F", naive.spell(frozenset([(r, c)]))), land="b", edicts=HANDS[0], season="over"
            )
            assert seen(state, "maps", 0, "edicts_now", 0) == (1 if {r, c} & {0, 10} else 0)


@pytest.mark.parametrize(
    ("pattern", "at", "stars"),
    [
        (["FV", "V."], "a1", 1),  # the edge closes two sides
        (["F.", "V."], "a1", 0),
        (["F"], "a5", 0),  # lying on the edge is not enough
        (["VFV", ".V."], "a5", 1),
        ([".V.", "VFV", ".V."], "e5", 1),
        ([".V.", "VFV"], "e5", 0),
        ([".^.", "#FM", ".V."], "e5", 1),  # anything filled closes a side
        ([".R.", "#FM", ".V."], "e5", 0),
    ],
)
def test_c10_surrounded_by_edge_and_filled_spaces(pattern: list[str], at: str, stars: int) -> None:
    assert star("treetower", pattern, at) == stars


def test_c11_ruins_stay_ruins_under_a_drawing() -> None:
    """C-11: water beside them still scores, and they count as filled."""
    assert star("golden_granary", ["WF"], ruins=["e6"]) == 1
    assert star("golden_granary", ["WF"]) == 0
    assert star("lost_barony", ["WF", "WF"], ruins=["e6", "f6"]) == 6


def test_c12_a_line_is_all_eleven_spaces() -> None:
    assert star("borderlands", ["V" * 11], "e1") == star("borderlands", ["V"] * 11, "a5") == 6
    assert star("borderlands", ["V" * 10], "e1") == star("borderlands", ["V"] * 10, "b5") == 0
    assert star("broken_road", ["V"], "k11") == star("broken_road", ["V"], "a1") == 0
    assert star("broken_road", ["V"], "k1") == 3


@pytest.mark.parametrize(
    "spaces",
    [
        "e5e6e7f7", "e5e6e7f5", "e5f5f6f7", "e7f5f6f7", "e5e6f5g5", "e5e6f6g6", "e5f5g5g6", "e6f6g5g6",
    ],
)  # fmt: skip
def test_c13_shapes_may_be_turned_and_mirrored(spaces: str) -> None:
    state = table(land=OPEN, card="orchard")
    state.choose(0, f"farm:{spaces}")
    assert rows_of(state)[4:7].count("." * 11) < 2
    assert "".join(rows_of(state)).count("f") == 4


@pytest.mark.parametrize("gap", [".", "F", "M", "^", "#", "R"])
def test_c14_what_lies_in_a_gap_does_not_matter(gap: str) -> None:
    before = lay(OPEN, ["." + gap, gap + "."], "e5")
    state = table(before, land=printed(before), card="forgotten_forest")
    state.choose(0, "forest:e5f6")
    assert rows_of(state) == mark(before, "F", "e5", "f6")


@pytest.mark.parametrize("gap", ["^", "#", "R", "V"])
def test_c14_the_column_between_two_dominoes_is_left_alone(gap: str) -> None:
    before = lay(OPEN, [gap, gap], "e6")
    state = table(before, before, land=printed(before), card="bugbear_assault")
    state.choose(0, "monster:e5e7f5f7")
    state.choose(1, "monster:a1a3b1b3")
    assert rows_of(state, 1) == mark(before, "M", "e5", "e7", "f5", "f7")


def test_c15_legal_is_on_the_grid_and_empty() -> None:
    """C-15: blank ruins are allowed, and nothing drawn before has to be touched."""
    state = table(mark(SIDE_A, "F", "a1"), card="farmland")
    codes = state.options(0).codes()
    assert {"farm:b6b7", "farm:k10k11", "farm:a2b2"} <= set(codes)
    assert refused(state, "farm:a1a2") == refused(state, "farm:b4b5") == "overlap"
    assert refused(state, "farm:k11l11") == refused(state, "farm:a11a12") == "off-map"


def test_c16_a_drawing_is_a_terrain_and_a_set_of_spaces() -> None:
    """C-16: the shapes of a card differ in size, so the set tells which of them was drawn."""
    for card in CARDS:
        assert len({shape.size for shape in card.shapes}) == len(card.shapes)
    for spaces, coin in [("a1a2b1", 1), ("a1a2a3b1b2", 0)]:
        state = table(card="hamlet")
        assert sizes(state.options(0).codes()) == {3, 5}
        state.choose(0, f"village:{spaces}")
        assert coins_of(state) == coin


def test_c17_totals_are_whole_numbers_and_may_be_negative() -> None:
    """C-17: one coin does not make up for a monster in the open."""
    state = table(mark(OPEN, "M", "e5"), land=OPEN, card="farmland", season="winter", time=6)
    state.choose(0, "farm:a1a2")
    score = state.scores()[0]
    assert all(type(line.points) is int for line in score.lines)
    assert score.total == 1 - 4
