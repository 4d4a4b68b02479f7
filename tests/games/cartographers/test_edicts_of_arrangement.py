"""The scoring cards of arrangement (C-96 to C-99), and that no card takes stars away (C-100)."""

from __future__ import annotations

import pytest

from boardwright.games.cartographers.rules.edicts import EDICTS

from .random_maps import KINDS, random_map
from .tables import OPEN, star, table

FRAME = ["VVV", "V.V", "VVV"]


@pytest.mark.parametrize(
    ("pattern", "at", "expected"),
    [
        (["F" * 11], "e1", 6),
        (["F"] * 11, "a5", 6),
        (["FVfWM^#FVfW"], "a1", 6),  # any mixture of filled spaces
        (["F" * 10], "e1", 0),
        (["FVfWM^#FVfR"], "a1", 0),  # blank ruins are a gap
        (["F" * 11, "F" + "." * 10] + ["F" + "." * 10] * 9, "a1", 12),  # a row and a column share a space
        (["F" * 11] * 11, "a1", 132),
        (["F" * 11] * 10 + [".FFFFFFFFFF"], "a1", 120),
    ],
)
def test_c96_borderlands(pattern: list[str], at: str, expected: int) -> None:
    assert star("borderlands", pattern, at) == expected


@pytest.mark.parametrize(
    ("pattern", "at", "expected"),
    [
        (["."], "e5", 0),
        (["^"], "e5", 3),
        (["^#", "MW"], "e5", 6),
        (["VV", "VR"], "e5", 3),
        (FRAME, "e5", 3),  # the inside has to be filled as well
        (["VVVVV", "VVVVV"], "e5", 6),
        (["VVV", "VFV", "VVV"], "i9", 9),
        (["VV", "VV"], "j10", 6),
        (["V" * 11] * 11, "a1", 33),
        (["V" * 11] * 5 + ["VVVVV.VVVVV"] + ["V" * 11] * 5, "a1", 15),
    ],
)
def test_c97_lost_barony(pattern: list[str], at: str, expected: int) -> None:
    assert star("lost_barony", pattern, at) == expected


@pytest.mark.parametrize("k", range(11))
def test_c98_the_broken_road_has_eleven_diagonals(k: int) -> None:
    """C-98: from the left column down to the bottom row; one gap anywhere spoils a diagonal."""
    diagonal = ["." * step + "V" for step in range(11 - k)]
    top = "abcdefghijk"[k] + "1"
    assert star("broken_road", diagonal, top) == 3
    for gap in range(11 - k):
        broken = [line.replace("V", "." if step == gap else "V") for step, line in enumerate(diagonal)]
        assert star("broken_road", broken, top) == 0


@pytest.mark.parametrize(
    ("pattern", "at", "expected"),
    [
        ([".V", "..V"], "a1", 0),  # a diagonal above the long one
        (["." * k + "V" for k in range(1, 11)], "a1", 0),
        (["." * (10 - k) + "V" for k in range(11)], "a1", 3),  # the other way: only its corner space counts
        (["^"], "k1", 3),
        (["#", ".M"], "j1", 3),
        (["R"], "k1", 0),
        (["V" * 11] * 11, "a1", 33),
    ],
)
def test_c98_no_other_diagonal_counts(pattern: list[str], at: str, expected: int) -> None:
    assert star("broken_road", pattern, at) == expected


@pytest.mark.parametrize(
    ("pattern", "at", "expected"),
    [
        (FRAME, "e5", 1),
        ([".V.", "VRV", ".V."], "e5", 1),  # blank ruins
        ([".V.", "VFV", ".V."], "e5", 0),  # filled
        ([".VV.", "V..V", ".VV."], "e5", 0),  # two side by side spoil each other
        ([".V", "V."], "a1", 1),  # the edge closes two sides
        ([".^.", "#.M", ".W."], "e5", 1),
        (["V.V", ".V.", "V.V"], "a1", 2),
        (["V.V", ".V.", "V.V"], "e5", 0),
    ],
)
def test_c99_the_cauldrons(pattern: list[str], at: str, expected: int) -> None:
    assert star("cauldrons", pattern, at) == expected


@pytest.mark.parametrize("kind", KINDS)
def test_c100_no_card_gives_a_negative_result(kind: str) -> None:
    for seed in range(10):
        land, rows = random_map(seed, kind)
        sheet = table(rows, land=land, season="over").sheets[0]
        assert min(edict.score(sheet) for edict in EDICTS) >= 0
    assert {edict.score(table(OPEN, land=OPEN, season="over").sheets[0]) for edict in EDICTS} == {0}
