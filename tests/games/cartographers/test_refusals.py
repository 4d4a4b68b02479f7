"""Refused answers: each reason, and that nothing changes (C-121)."""

from __future__ import annotations

import pytest

from boardwright.core.refusal import IllegalChoice

from .tables import SIDE_A, SIDE_B, full, mark, refused, table

NO_RUINS = mark(SIDE_A, "F", "b6", "c2", "c10", "i2", "i10", "j6")


@pytest.mark.parametrize(
    "code",
    ["", "pass", "forest", "forest:", ":a1", "forest:a", "forest:1a", "forest a1a2", "forest:a1,a2",
     "FOREST:a1a2", "forest:A1A2", " forest:a1a2", "forest:a1a2\n", "forest:a1a2:b1",
     "forest:a\u0661", "forêt:a1a2", "forest:" + "a1" * 122],
)  # fmt: skip
def test_c121_no_drawing(code: str) -> None:
    assert refused(table(card="orchard"), code) == "no-drawing"


@pytest.mark.parametrize("code", ["mountain:a1a2a3b3", "wasteland:a1", "woods:a1a2a3b3", "f:a1a2a3b3"])
def test_c121_no_terrain(code: str) -> None:
    assert refused(table(card="orchard"), code) == "no-terrain"


@pytest.mark.parametrize(
    "code", ["farm:k9k10k11l11", "farm:a10a11a12b12", "farm:a0a1a2b2", "farm:z1", "farm:a99999"]
)
def test_c121_off_the_map(code: str) -> None:
    assert refused(table(card="orchard"), code) == "off-map"


@pytest.mark.parametrize("column", ["0012", "00199999999999999999999", "001" + "9" * 5000])
def test_c121_leading_zeros_do_not_lead_off_the_map(column: str) -> None:
    """C-121: column 12 does not exist, however it is written."""
    assert refused(table(card="rift_lands"), f"farm:a{column}") == "off-map"


@pytest.mark.parametrize("code", ["farm:a2a1a3b3", "farm:b3a1a2a3", "farm:a1a2a3b3b3", "farm:a01a2a3b3"])
def test_c121_spelling(code: str) -> None:
    """C-121: a drawing has one code, its spaces in reading order and each once."""
    state = table(card="orchard")
    assert refused(state, code) == "spelling"
    with pytest.raises(IllegalChoice) as refusal:
        state.choose(0, code)
    assert refusal.value.details["right"] == "farm:a1a2a3b3"


@pytest.mark.parametrize(
    ("card", "code"),
    [("orchard", "water:a1a2a3b3"), ("orchard", "monster:a1a2a3b3"), ("farmland", "forest:a1a2")],
)
def test_c121_terrain_not_on_the_card(card: str, code: str) -> None:
    assert refused(table(card=card), code) == "terrain-not-on-card"


def test_c121_an_ambush_is_drawn_with_monsters() -> None:
    assert refused(table(seats=2, card="goblin_attack"), "forest:a1b2c3") == "terrain-not-on-card"


@pytest.mark.parametrize(
    "spaces", ["b3b4", "d6e6", "a1a2", "a2b2"], ids=["mountain", "wasteland", "drawn", "drawn"]
)
def test_c121_overlap(spaces: str) -> None:
    land = mark(SIDE_B, "^", "b4")
    state = table(mark(land, "V", "a2"), land=land, card="farmland")
    assert refused(state, f"farm:{spaces}") == "overlap"


@pytest.mark.parametrize("spaces", ["a1a2a3", "a1a2b2", "a1b2", "a1a3", "a1a11", "a11b1", "a1a2a3b2c2"])
def test_c121_not_a_shape_of_the_card(spaces: str) -> None:
    """C-121: among them sets that only look like a domino if the rows are put end to end."""
    assert refused(table(card="farmland"), f"farm:{spaces}") == "shape-not-on-card"


def test_c121_ruins_not_covered() -> None:
    assert refused(table(card="farmland", ruins=True), "farm:a1a2") == "ruins-not-covered"


def test_c121_ruins_not_covered_by_a_single_space_of_rift_lands() -> None:
    assert refused(table(card="rift_lands", ruins=True), "farm:a1") == "ruins-not-covered"


@pytest.mark.parametrize("ruins", [False, True])
def test_c121_single_space_not_allowed(ruins: bool) -> None:
    assert refused(table(card="farmland", ruins=ruins), "farm:b6") == "single-not-allowed"
    assert refused(table(seats=2, card="gnoll_raid"), "monster:b6") == "single-not-allowed"


def test_c121_only_a_single_space() -> None:
    """C-121: the shape would fit, but no drawing can meet the ruins obligation."""
    assert refused(table(NO_RUINS, card="farmland", ruins=True), "farm:a1a2") == "only-single"


def test_c121_the_single_space_is_held_to_the_map_too() -> None:
    state = table(full("a1", "g7"), card="farmland")
    assert refused(state, "farm:a2") == "overlap"
    assert refused(state, "forest:a1") == "terrain-not-on-card"
    assert refused(state, "farm:a1g7") == "shape-not-on-card"


@pytest.mark.parametrize("seat", [-1, 2, 99])
def test_c121_a_seat_that_is_not_at_the_table(seat: int) -> None:
    assert refused(table(seats=2, card="farmland"), "farm:a1a2", seat) == "no-seat"


def test_c121_a_seat_that_has_already_drawn() -> None:
    state = table(seats=2, card="farmland")
    state.choose(0, "farm:a1a2")
    assert refused(state, "farm:a1a2") == "not-asked"


def test_c121_a_seat_with_a_full_map() -> None:
    assert refused(table(full(), SIDE_A, card="farmland"), "farm:a1a2") == "not-asked"


def test_c121_when_the_game_is_over() -> None:
    assert refused(table(season="over"), "farm:a1a2") == "not-asked"


@pytest.mark.parametrize("seat", [-1, 0, 1, 2])
def test_c121_nothing_to_take_back(seat: int) -> None:
    """C-121: neither before drawing, nor for a full map, nor for a seat that is not at the table."""
    state = table(full(), SIDE_A, card="farmland")
    before = state.dump()
    with pytest.raises(IllegalChoice, match="nothing-to-retract" if seat in (0, 1) else "no-seat"):
        state.retract(seat)
    assert state.dump() == before


def test_c121_a_refusal_names_code_and_card() -> None:
    with pytest.raises(IllegalChoice) as refusal:
        table(card="farmland").choose(0, "farm:a1a2a3")
    assert (refusal.value.where, refusal.value.details) == ("farm:a1a2a3", {"card": "farmland"})
