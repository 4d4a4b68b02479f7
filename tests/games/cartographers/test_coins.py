"""Coins (C-61 to C-64)."""

from __future__ import annotations

import pytest

from boardwright import cartographers

from .tables import (
    OPEN,
    SIDE_A,
    coins_of,
    everyone_draws,
    facts,
    lay,
    printed,
    table,
)


@pytest.mark.parametrize(
    ("card", "code", "coins"),
    [
        ("great_river", "water:a1a2a3", 1),
        ("great_river", "water:a3b2b3c1c2", 0),
        ("farmland", "farm:a1a2", 1),
        ("farmland", "farm:d2e1e2e3f2", 0),
        ("hamlet", "village:a1a2b1", 1),
        ("hamlet", "village:a1a2a3b1b2", 0),
        ("forgotten_forest", "forest:a1b2", 1),
        ("forgotten_forest", "forest:a1b1b2c2", 0),
        ("orchard", "farm:a1a2a3b3", 0),
        ("rift_lands", "farm:a1", 0),
    ],
)
def test_c61_the_smaller_shape_of_two_earns_a_coin(card: str, code: str, coins: int) -> None:
    land = SIDE_A if card != "forgotten_forest" else OPEN
    state = table(land=land, card=card)
    state.choose(0, code)
    assert coins_of(state) == coins


def test_c61_ambush_shapes_show_no_coin() -> None:
    state = table(seats=2, card="goblin_attack")
    everyone_draws(state)
    assert [coins_of(state, owner) for owner in (0, 1)] == [0, 0]


@pytest.mark.parametrize("letter", ["W", "F", "f", "V", "M", "#"])
def test_c62_anything_filled_closes_a_mountain(letter: str) -> None:
    rows = lay(OPEN, ["." + letter + ".", letter + "^.", "." + letter + "."], "e5")
    state = table(rows, land=printed(rows), card="rift_lands")
    state.choose(0, "farm:f7")
    assert coins_of(state) == 1


def test_c62_a_neighbours_monster_earns_the_owner_of_the_map_a_coin() -> None:
    rows = lay(OPEN, [".W.", "W^.", ".V."], "e5")
    others = printed(rows)
    state = table(rows, others, others, land=others, card="goblin_attack")
    state.choose(2, "monster:f7g8h9")  # goblins go counter-clockwise: seat 2 draws on the map of seat 0
    state.choose(0, "monster:a1b2c3")
    events = state.choose(1, "monster:a1b2c3")
    assert [coins_of(state, owner) for owner in range(3)] == [1, 0, 0]
    assert sum(int(str(coins)) for coins in facts(events, "drawn", "coins")) == 1


def test_c62_each_mountain_pays_once() -> None:
    """C-62: no second coin for what happens later beside it, nor for a mountain closed from the start."""
    rows = lay(OPEN, [".V.", "V^.", ".V."], "e5")
    state = table(rows, land=printed(rows), card="rift_lands", next=["orchard", "marshlands"])
    state.choose(0, "water:f7")
    assert coins_of(state) == 1
    state.choose(0, "farm:f8f9f10g10")
    assert coins_of(state) == 1
    closed = lay(OPEN, [".#.", "#^#", ".#."], "e5")
    state = table(closed, land=printed(closed), card="rift_lands")
    state.choose(0, "water:e5")
    assert coins_of(state) == 0


def test_c63_one_drawing_can_earn_several_coins() -> None:
    """C-63: the domino's own coin and one for each of the two mountains it closes."""
    rows = lay(OPEN, [".V.V.", "V^.^V", ".V.V."], "e5")
    state = table(rows, land=printed(rows), card="farmland")
    events = state.choose(0, "farm:f7g7")
    assert coins_of(state) == 3
    assert facts(events, "drawn", "coins") == [3]


def test_c64_the_track_holds_fourteen() -> None:
    rows = lay(OPEN, [".V.V.", "V^.^V", ".V.V."], "e5")
    state = table(rows, land=printed(rows), coins=[13], card="farmland", next=["hamlet"])
    state.choose(0, "farm:f7g7")
    assert coins_of(state) == 14
    state.choose(0, "village:a1a2b1")
    assert coins_of(state) == 14


@pytest.mark.parametrize("seed", range(3))
def test_c64_coins_are_never_taken_away(seed: int) -> None:
    state = cartographers.new(seats=2, seed=seed)
    before = [0, 0]
    while state.waiting():
        everyone_draws(state)
        after = [int(str(coins_of(state, owner))) for owner in (0, 1)]
        assert all(0 <= old <= new <= 14 for old, new in zip(before, after, strict=True))
        before = after
    assert before != [0, 0]


def test_c64_a_position_cannot_hold_more() -> None:
    with pytest.raises(ValueError, match="range"):
        table(SIDE_A, coins=[15])
