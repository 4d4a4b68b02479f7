"""The scoring cards of forest, farm and water, and village (C-82 to C-95), picture by picture."""

from __future__ import annotations

import pytest

from .tables import OPEN, SIDE_A, SIDE_B, lay, mark, printed, star, stars

SIX = ["VVV", "VVV"]


def test_c82_any_layout_is_scored() -> None:
    """C-82: a mountain on the rim, two side by side, ruins in a corner, wasteland on the edge."""
    land = ["^^#.......R", *OPEN[1:]]
    drawn = lay(land, ["FFF......Wf"], "b1")
    expected = {
        "sentinel_wood": 1, "greenbough": 4, "treetower": 0, "stoneside_forest": 6, "canal_lake": 2,
        "mages_valley": 0, "golden_granary": 0, "shoreside_expanse": 0, "wildholds": 0, "great_city": 0,
        "greengold_plains": 0, "shieldgate": 0, "borderlands": 0, "lost_barony": 6, "broken_road": 0,
        "cauldrons": 0,
    }  # fmt: skip
    assert stars(drawn, land) == expected


@pytest.mark.parametrize(
    ("letter", "filled", "type_for_greengold", "scores"),
    [
        ("F", True, True, True),
        ("f", True, True, True),
        ("W", True, True, True),
        ("V", True, False, True),
        ("M", True, True, False),
        ("^", True, True, False),
        ("#", True, False, False),
        ("R", False, False, False),
        (".", False, False, False),
    ],
)
def test_c83_who_counts_as_what(letter: str, filled: bool, type_for_greengold: bool, scores: bool) -> None:
    """C-83: the whole table; the same letter drawn on ruins counts as what is drawn there."""
    types = [other for other in "FfWM" if other != letter][:2]
    for ruins in [(), ("f6",)] if letter in "FfWVM" else [()]:
        assert star("lost_barony", [".", letter], "e6", ruins) == (3 if filled else 0)
        around = [".V.", types[0] + letter + types[1]]  # the village touches the letter only
        assert star("greengold_plains", around, "e5", ruins) == 0
        beside = [types[0] + "V" + types[1], "." + letter + "."]
        assert star("greengold_plains", beside, "e5", ruins) == (3 if type_for_greengold else 0)
        rim = lay(OPEN, [letter], "a5")
        own = stars(rim, printed(rim))
        as_terrain = (
            own["sentinel_wood"] + own["great_city"] + star("mages_valley", ["^" + letter], "e5", ruins)
        )
        assert (as_terrain > 0) is scores


@pytest.mark.parametrize(
    ("pattern", "at", "expected"),
    [
        (["F"], "e5", 0),
        (["F"], "a5", 1),
        (["F"], "a1", 1),  # a corner counts once
        (["F" * 11], "k1", 11),
        (["FF"], "e10", 1),
        (["F#"], "e5", 0),  # the rim of the wasteland is no edge
        (["VfWM"], "a1", 0),
    ],
)
def test_c84_sentinel_wood(pattern: list[str], at: str, expected: int) -> None:
    assert star("sentinel_wood", pattern, at) == expected


def test_c84_sentinel_wood_gives_forty_at_most() -> None:
    frame = ["F" * 11, *["F.........F"] * 9, "F" * 11]
    assert star("sentinel_wood", frame, "a1") == 40


@pytest.mark.parametrize(
    ("pattern", "expected"),
    [(["F"], 2), (["FF"], 3), (["F.", ".F"], 4), (["F.F", "...", "F.F"], 4), (["VWfM"], 0)],
)
def test_c85_greenbough(pattern: list[str], expected: int) -> None:
    assert star("greenbough", pattern) == expected


def test_c85_greenbough_gives_twenty_two_at_most() -> None:
    diagonal = ["." * k + "F" + "." * (10 - k) for k in range(11)]
    assert star("greenbough", diagonal, "a1") == 22


@pytest.mark.parametrize(
    ("pattern", "at", "expected"),
    [
        (["FF", "FF"], "a1", 1),
        ([".V.", "VFV", ".V."], "e5", 1),
        ([".M.", "^F#", ".W."], "e5", 1),
        ([".M.", "^FR", ".W."], "e5", 0),  # one blank ruins neighbour spoils it
        (["F"], "a1", 0),  # lying on the edge is not enough
        (["VMV", ".V."], "e5", 0),  # only forest scores
    ],
)
def test_c86_treetower(pattern: list[str], at: str, expected: int) -> None:
    assert star("treetower", pattern, at) == expected


@pytest.mark.parametrize(
    ("pattern", "expected"),
    [
        (["^F^"], 6),
        (["^FFF"], 0),
        (["FF", "F^"], 0),  # the same mountain on two sides
        (["^^F"], 0),  # mountains side by side are not linked by that
        (["^F^F^"], 9),  # the middle one counts once
        (["^FF", "..F", "..^"], 6),
        (["^F.", "..F", "..^"], 0),  # corners do not connect
        ([".^.", "^F^", ".^."], 12),
        (["^F^", "...", "^F^"], 12),
        (["^V^"], 0),
    ],
)
def test_c87_stoneside_forest(pattern: list[str], expected: int) -> None:
    assert star("stoneside_forest", pattern) == expected


@pytest.mark.parametrize(
    ("pattern", "expected"),
    [
        (["Wf"], 2),
        (["fWf"], 3),
        (["WWf"], 2),
        (["W.f"], 0),
        (["W.", ".f"], 0),
        (["fW", "Wf"], 4),
        (["WFf"], 0),
    ],
)
def test_c88_canal_lake(pattern: list[str], expected: int) -> None:
    assert star("canal_lake", pattern) == expected


@pytest.mark.parametrize(
    ("pattern", "expected"),
    [(["W^f"], 3), (["^W^"], 2), (["^f^"], 1), (["^.W"], 0), (["^.", ".W"], 0), (["F^V", ".M."], 0)],
)
def test_c89_mages_valley(pattern: list[str], expected: int) -> None:
    assert star("mages_valley", pattern) == expected


@pytest.mark.parametrize(
    ("pattern", "ruins", "expected"),
    [
        (["WR"], [], 1),
        (["RWR"], [], 1),  # once, however many ruins
        (["WM"], ["e6"], 1),  # drawn on with anything
        (["W"], ["e5"], 0),  # not beside itself
        (["WW"], ["e5"], 1),
        (["WW"], ["e5", "e6"], 2),
        (["f"], ["e5"], 3),
        (["fR"], [], 0),  # a farm beside ruins
        (["fW"], ["e5"], 4),
        (["W.", ".R"], [], 0),
    ],
)
def test_c90_the_golden_granary(pattern: list[str], ruins: list[str], expected: int) -> None:
    assert star("golden_granary", pattern, ruins=ruins) == expected


@pytest.mark.parametrize(
    ("pattern", "at", "expected"),
    [
        (["f"], "e5", 3),
        (["W"], "e5", 3),
        (["fffff", "f.f.f"], "e5", 3),  # the size is irrelevant
        (["f.f"], "e5", 6),
        (["f.W"], "e5", 6),
        (["f.", ".W"], "e5", 6),
        (["fW"], "e5", 0),
        (["fffW"], "e5", 0),  # one space of the cluster is enough to spoil it
        (["f"], "a5", 0),
        (["ff"], "e1", 0),
        (["f#"], "e5", 3),  # wasteland is not an edge
    ],
)
def test_c91_shoreside_expanse(pattern: list[str], at: str, expected: int) -> None:
    assert star("shoreside_expanse", pattern, at) == expected


@pytest.mark.parametrize(
    ("pattern", "expected"),
    [
        (SIX, 8),
        (["VVV", "VV."], 0),
        (["VVVVVV", "VVVVVV"], 8),  # twelve in one cluster are one cluster
        (["VVV.VVV", "VVV.VVV"], 16),
        (["VVVF", "..VV"], 0),
        (["VVV...", "...VVV"], 0),  # corners do not connect
    ],
)
def test_c92_wildholds(pattern: list[str], expected: int) -> None:
    assert star("wildholds", pattern) == expected


@pytest.mark.parametrize(
    ("pattern", "expected"),
    [
        (SIX, 6),
        (["VVVV^"], 0),
        (["VVVV^", ".....", "VV...", ".....", "V...."], 2),  # the largest that qualifies
        (["VVV", "..^"], 0),
        (["VV.", "..^"], 2),
        (["M"], 0),
    ],
)
def test_c93_great_city(pattern: list[str], expected: int) -> None:
    assert star("great_city", pattern) == expected


@pytest.mark.parametrize(
    ("pattern", "ruins", "expected"),
    [
        (["FVf", ".W."], [], 3),
        (["FVf", ".M."], [], 3),
        (["FVf", ".^."], [], 3),
        (["FVVVf", "..W.."], [], 3),  # the types may be met at different spaces
        (["FVF", ".f."], [], 0),
        (["FVf", ".#."], [], 0),
        (["FVf", ".R."], [], 0),
        (["FVf"], ["e5", "e6", "e7"], 0),  # the ruins symbols under the drawing add nothing
        ([".M.", "FVf", ".W."], [], 3),  # four types are no more than three
        (["FVf", ".W.", "FVf"], [], 6),
        (["FVf", "W.M"], [], 0),  # corners do not touch
    ],
)
def test_c94_greengold_plains(pattern: list[str], ruins: list[str], expected: int) -> None:
    assert star("greengold_plains", pattern, ruins=ruins) == expected


def test_c94_the_edge_is_no_terrain_type() -> None:
    assert star("greengold_plains", ["VF", "f."], "a1") == 0


@pytest.mark.parametrize(
    ("pattern", "expected"),
    [
        (SIX, 0),  # one cluster alone
        (["VVV", "...", "VV."], 4),
        (["VVV", "...", "VVV"], 6),  # two tie for largest
        (["VVV", "...", "VV.", "...", "VV."], 4),  # only one of the two second ones is scored
        (["...."], 0),
        (["V.V"], 2),
    ],
)
def test_c95_shieldgate(pattern: list[str], expected: int) -> None:
    assert star("shieldgate", pattern) == expected


def test_c100_zero_is_a_valid_result_but_not_for_lost_barony_beside_a_mountain() -> None:
    """C-100: a blank map scores nothing; where a mountain stands, Lost Barony gives 3 at least."""
    assert set(stars(OPEN, OPEN).values()) == {0}
    for land in (SIDE_A, SIDE_B, mark(OPEN, "^", "k11")):
        results = stars(land, land)
        assert results.pop("lost_barony") >= 3
        assert set(results.values()) == {0}
