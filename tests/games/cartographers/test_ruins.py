"""The ruins obligation (C-48 to C-53)."""

from __future__ import annotations

from .tables import OPEN, SIDE_A, coins_of, full, mark, refused, rows_of, sizes, split, spots, table

RUINS_OF_A = ["b6", "c2", "c10", "i2", "i10", "j6"]


def test_c48_a_drawing_must_cover_an_empty_ruins_space() -> None:
    """C-48: it may lie on any other empty space as well."""
    state = table(card="farmland", ruins=True)
    codes = state.options(0).codes()
    assert all(any(ruin in split(spot) for ruin in RUINS_OF_A) for spot in spots(codes))
    assert refused(state, "farm:a1a2") == "ruins-not-covered"
    state.choose(0, "farm:a6b6")
    assert rows_of(state)[0][5] + rows_of(state)[1][5] == "ff"


def test_c48_ruins_already_drawn_on_do_not_help() -> None:
    state = table(mark(SIDE_A, "W", "b6"), card="farmland", ruins=True)
    assert refused(state, "farm:b7c7") == "ruins-not-covered"
    assert refused(state, "farm:a6b6") == "overlap"
    state.choose(0, "farm:c2d2")


def test_c48_the_other_rules_still_hold() -> None:
    state = table(card="farmland", ruins=True)
    assert refused(state, "farm:c9c10") == "overlap"  # c9 is a mountain
    assert refused(state, "farm:c10") == "single-not-allowed"


def test_c49_every_shape_that_reaches_ruins_is_open_to_choice() -> None:
    both = table(card="farmland", ruins=True)
    assert sizes(both.options(0).codes()) == {2, 5}
    both.choose(0, "farm:b6b7")
    assert coins_of(both) == 1


def test_c49_a_shape_that_reaches_no_ruins_is_closed() -> None:
    """C-49: a cross never covers a corner, so with ruins there only the domino is left."""
    state = table(land=mark(OPEN, "R", "a1"), card="farmland", ruins=True)
    assert set(state.options(0).codes()) == {"farm:a1a2", "farm:a1b1"}
    assert refused(state, "farm:e5") == "single-not-allowed"
    assert refused(state, "farm:d5e4e5e6f5") == "ruins-not-covered"


def test_c50_without_empty_ruins_a_single_space_is_drawn() -> None:
    state = table(mark(SIDE_A, "F", *RUINS_OF_A), card="fishing_village", ruins=True)
    codes = state.options(0).codes()
    assert sizes(codes) == {1}
    assert len(codes) == 2 * 110
    assert refused(state, "water:a1a2a3a4") == "only-single"


def test_c50_ruins_out_of_reach_are_as_good_as_none() -> None:
    land = mark(OPEN, "R", "a1")
    state = table(mark(land, "F", "a2", "b1"), land=land, card="farmland", ruins=True)
    assert sizes(state.options(0).codes()) == {1}
    assert refused(state, "farm:e5e6") == "only-single"


def test_c50_the_single_space_earns_no_coin() -> None:
    state = table(mark(SIDE_A, "F", *RUINS_OF_A), card="great_river", ruins=True)
    state.choose(0, "water:k1")
    assert coins_of(state) == 0


def test_c51_the_single_space_may_lie_on_ruins_or_elsewhere() -> None:
    land = mark(OPEN, "R", "a1")
    for space in ("a1", "h6"):
        state = table(mark(land, "F", "a2", "b1"), land=land, card="farmland", ruins=True)
        state.choose(0, f"farm:{space}")
        assert "".join(rows_of(state)).count("f") == 1


def test_c52_rift_lands_goes_on_ruins_while_there_are_any() -> None:
    state = table(full("b6", "a1", "g7"), card="rift_lands", ruins=True)
    assert spots(state.options(0).codes()) == {"b6"}
    assert refused(state, "water:a1") == "ruins-not-covered"


def test_c52_rift_lands_goes_anywhere_when_no_ruins_are_left() -> None:
    state = table(full("a1", "g7"), card="rift_lands", ruins=True)
    assert spots(state.options(0).codes()) == {"a1", "g7"}


def test_c53_each_map_is_judged_for_itself() -> None:
    state = table(SIDE_A, mark(SIDE_A, "F", *RUINS_OF_A), card="orchard", ruins=True)
    assert sizes(state.options(0).codes()) == {4}
    assert sizes(state.options(1).codes()) == {1}
    state.choose(0, "farm:b6b7b8c8")
    state.choose(1, "farm:a1")
    assert "".join(rows_of(state, 0)).count("f") == 4
    assert "".join(rows_of(state, 1)).count("f") == 1
