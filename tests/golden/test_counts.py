"""Counting: how many sequences of n answers there are from a position. Any change of legality shows here."""

from __future__ import annotations

import pytest

from boardwright.core.plain_data import Json
from boardwright.core.protocol import State
from boardwright.games.cartographers import cartographers

from ..games.cartographers.cases import CLEARING, ISLES
from ..toy import toy


def count(state: State, answers: int) -> int:
    """Sequences of this many answers; of several seats the first one waited for answers first."""
    waiting = state.waiting()
    if not waiting:
        return 0
    options = state.options(waiting[0])
    if answers == 1:
        return len(options)
    total = 0
    for move in options.moves():
        after = state.copy()
        after.play(waiting[0], move)
        total += count(after, answers - 1)
    return total


def counts(state: State, answers: int) -> list[int]:
    return [count(state, n) for n in range(1, answers + 1)]


def nearly_full(*gaps: str) -> list[Json]:
    """Side A, all farms but for these spaces."""
    rows = [
        "fffffffffff", "fff^fffffff", "ffffffff^ff", "fffffffffff", "fffffffffff", "fffff^fffff",
        "fffffffffff", "fffffffffff", "ff^ffffffff", "fffffff^fff", "fffffffffff",
    ]  # fmt: skip
    grid = [list(row) for row in rows]
    for gap in gaps:
        grid["abcdefghijk".index(gap[0])][int(gap[1:]) - 1] = "."
    return ["".join(row) for row in grid]


# Small enough to be counted by hand


def test_a_domino_then_single_spaces() -> None:
    """Three gaps, two of them side by side: the domino must be drawn, then one space is left (X-19)."""
    seat: Json = {"map": nearly_full("a1", "a2", "g7")}
    state = cartographers.load({"card": "farmland", "next": ["great_river", "rift_lands"], "seats": [seat]})
    assert counts(state, 3) == [1, 1, 0]


def test_single_spaces_fill_the_gaps_in_every_order() -> None:
    """Four gaps apart: 4 spaces of water, then 3 of village, 2 x 2 terrains, and 5 terrains on the last."""
    seat: Json = {"map": nearly_full("a1", "c3", "g7", "k11")}
    cards: list[Json] = ["hamlet", "orchard", "rift_lands"]
    state = cartographers.load({"card": "great_river", "next": cards, "seats": [seat]})
    assert counts(state, 4) == [4, 4 * 3, 4 * 3 * 2 * 2, 4 * 3 * 2 * 2 * 5]


def test_two_seats_multiply() -> None:
    """Each draws a domino one of two ways; then each puts a monster on the other's last space."""
    seat: Json = {"map": nearly_full("a1", "a2", "a3")}
    state = cartographers.load({"card": "farmland", "next": ["gnoll_raid"], "seats": [seat, seat]})
    assert counts(state, 5) == [2, 4, 4, 4, 0]


def test_the_toy() -> None:
    """Three cards in hand at every answer, and six answers to the end."""
    assert counts(toy.new(2, 1), 7) == [3, 9, 27, 81, 243, 729, 0]


# Blank maps from fixed seeds

GAMES: dict[str, tuple[int, int, dict[str, Json], list[int]]] = {
    "alone on side A, seed 1": (1, 1, {}, [440, 162804]),
    "alone on side A, seed 2": (1, 2, {}, [240, 101520, 71620000]),
    "alone on side A, seed 3": (1, 3, {}, [116, 63220]),
    "alone on side A, seed 4": (1, 4, {}, [136, 116464]),
    "alone on side B, seed 1": (1, 1, {"map": "b"}, [334, 93120]),
    "alone on side B, seed 2": (1, 2, {"map": "b"}, [238, 73696]),
    "alone on side B, seed 3": (1, 3, {"map": "b"}, [112, 57120]),
    "alone on side B, seed 4": (1, 4, {"map": "b"}, [120, 74672]),
    "alone on the isles, seed 1": (1, 1, {"map": ISLES}, [190, 26644]),
    "alone on the isles, seed 2": (1, 2, {"map": ISLES}, [228, 35676]),
    "alone on the isles, seed 3": (1, 3, {"map": ISLES}, [108, 47520]),
    "alone on the isles, seed 4": (1, 4, {"map": ISLES}, [124, 37184]),
    "two on side A, seed 1": (2, 1, {}, [268, 71824]),
    "two on side A, seed 2": (2, 2, {}, [240, 57600]),
    "two on side A, seed 3": (2, 3, {}, [136, 18496]),
    "two on side A, seed 4": (2, 4, {}, [136, 18496]),
    "three on side B, seed 1": (3, 1, {"map": "b"}, [211, 44521]),
    "three on side B, seed 2": (3, 2, {"map": "b"}, [238, 56644]),
    "three on side B, seed 3": (3, 3, {"map": "b"}, [109, 11881]),
    "three on side B, seed 4": (3, 4, {"map": "b"}, [120, 14400]),
    "two on the isles, any terrain, seed 1": (2, 1, {"map": ISLES, "any_terrain": True}, [138, 19044]),
    "two on the isles, any terrain, seed 2": (2, 2, {"map": ISLES, "any_terrain": True}, [228, 51984]),
    "two on the isles, any terrain, seed 3": (2, 3, {"map": ISLES, "any_terrain": True}, [58, 3364]),
    "two on the isles, any terrain, seed 4": (2, 4, {"map": ISLES, "any_terrain": True}, [124, 15376]),
    "alone in the clearing, seed 5": (1, 5, {"map": CLEARING}, [22, 1220, 14240, 161000]),
    "two in the clearing, seed 6": (2, 6, {"map": CLEARING}, [17, 289, 4182, 60516]),
    "three in the clearing, seed 9": (3, 9, {"map": CLEARING}, [20, 400, 8000, 147200]),
}


@pytest.mark.parametrize(("seats", "seed", "options", "expected"), GAMES.values(), ids=GAMES)
def test_a_game_branches_as_before(
    seats: int, seed: int, options: dict[str, Json], expected: list[int]
) -> None:
    assert counts(cartographers.new(seats, seed, options), len(expected)) == expected


# Crowded maps, where shapes hardly fit

SLITS = nearly_full(
    "a1", "a2", "a3", "b1", "b2", "c5", "d5", "e5", "f5", "g9", "h10", "i11", "k1", "k2", "k3"
)
RUINS = nearly_full("b5", "b6", "b7", "c1", "c2", "d2", "h2", "i2", "j6", "k6")
POSITIONS: dict[str, tuple[Json, list[int]]] = {
    "corners and slits": (
        {"card": "hamlet", "next": ["great_river", "orchard", "farmland"], "seats": [{"map": SLITS}]},
        [6, 18, 312, 764],
    ),
    "corners and slits, a single space first": (
        {
            "card": "rift_lands",
            "next": ["forgotten_forest", "fishing_village", "homestead"],
            "seats": [{"map": SLITS}],
        },
        [75, 380, 3320, 53840],
    ),
    "around the ruins": (
        {
            "card": "hamlet",
            "ruins": True,
            "next": ["outpost_ruins", "farmland", "rift_lands"],
            "seats": [{"map": RUINS}],
        },
        [1, 4, 100, 800],
    ),
    "around the ruins, monsters between": (
        {
            "card": "hamlet",
            "ruins": True,
            "next": ["outpost_ruins", "gnoll_raid", "farmland"],
            "seats": [{"map": RUINS}],
        },
        [1, 4, 100],
    ),
    "no shape reaches the ruins, any terrain": (
        {
            "card": "fishing_village",
            "ruins": True,
            "next": ["outpost_ruins", "marshlands", "rift_lands"],
            "options": {"any_terrain": True},
            "seats": [{"map": RUINS}],
        },
        [50, 50 * 45, 50 * 45 * 40],
    ),
    "two ambushes in a row": (
        {
            "card": "kobold_onslaught",
            "season": "summer",
            "next": ["goblin_attack", "orchard"],
            "seats": [{"map": SLITS}, {"map": RUINS}],
        },
        [10, 10, 90, 90],
    ),
}


@pytest.mark.parametrize(("position", "expected"), POSITIONS.values(), ids=POSITIONS)
def test_a_crowded_map_branches_as_before(position: Json, expected: list[int]) -> None:
    assert counts(cartographers.load(position), len(expected)) == expected
