"""Headwind: at most a space through the roses; other movement is a space less."""

from __future__ import annotations

from typing import Final

import pytest

from ..table import Table, price
from . import cleared

HEADWIND: Final = "weather_headwind"
ROSES: Final = ("rose_a_tan", "rose_b_unique")
LULL: Final = ("rose_a_red", "rose_b_critter")

both_modes = pytest.mark.parametrize("mode", ["upper", "both"])


# Upper half


@both_modes
@pytest.mark.parametrize(
    ("card", "spaces"), [("grove", 0), ("rope_bridge", 1), ("port", 1), ("pirate", 1), ("shipwreck", 1)]
)
def test_a_card_moves_the_ship_a_space_at_most_through_the_roses(card: str, spaces: int, mode: str) -> None:
    """F-84: none, one, or both of them match."""
    table = Table(weather=HEADWIND, mode=mode, hand=[card], goods=price(card), roses=ROSES)
    table.pick(f"play:{card}")
    while table.asked == 0:
        table.pick(table.codes[-1])
    assert table.city() == [card]
    assert table.ship() == spaces


def test_the_navigator_counts_the_space_that_is_left() -> None:
    """F-149."""
    table = Table(
        weather=HEADWIND,
        mode="upper",
        hand=["galley"],
        goods=price("galley"),
        city=["navigator"],
        roses=ROSES,
    )
    table.pick("play:galley")
    assert (table.ship(), len(table.hand())) == (3, 1)


def test_upper_half_alone_leaves_other_movement_as_it_is() -> None:
    """A Galley moves two spaces by itself, Windward Point two as well."""
    table = Table(weather=HEADWIND, mode="upper", hand=["galley"], goods=price("galley"), roses=LULL)
    table.pick("play:galley")
    assert table.ship() == 2
    isle = Table(weather=HEADWIND, mode="upper", islands=["isle_wind", "isle_gems"])
    isle.pick("visit:isle_wind")
    assert isle.ship() == 2


# Both halves


def test_a_galley_and_windward_point_move_a_space_less() -> None:
    table = Table(weather=HEADWIND, mode="both", hand=["galley"], goods=price("galley"), roses=LULL, ship=6)
    table.pick("play:galley")
    assert table.ship() == 7
    isle = Table(weather=HEADWIND, mode="both", islands=["isle_wind", "isle_gems"], ship=6)
    isle.pick("visit:isle_wind")
    assert isle.ship() == 7


def test_wind_and_other_movement_are_hampered_each_by_its_half() -> None:
    """A Galley that matches both roses: one space of its own and one of the wind."""
    table = Table(weather=HEADWIND, mode="both", hand=["galley"], goods=price("galley"), roses=ROSES, ship=6)
    table.pick("play:galley")
    assert table.ship() == 8


def test_a_sloop_does_not_move_at_all_and_never_back() -> None:
    """Not below 0: when played, and when it produces."""
    table = Table(weather=HEADWIND, mode="both", hand=["sloop"], goods=price("sloop"), roses=LULL, ship=6)
    table.pick("play:sloop")
    assert table.ship() == 6
    spring = Table(weather=HEADWIND, mode="both", city=["sloop"], workers=0, ship=6)
    spring.pick("prepare")
    assert spring.ship() == 6


def test_a_sail_maker_may_be_paid_for_nothing() -> None:
    """The movement is a space less, the price is not."""
    table = Table(weather=HEADWIND, mode="both", city=["sail_maker"], workers=0, ship=6, goods={"seaweed": 1})
    table.pick("prepare", "pay:seaweed")
    assert (table.ship(), table.goods()) == (6, {})


def test_a_sail_maker_that_is_not_paid_does_not_push_the_ship_back() -> None:
    """F-86: no movement is not a space less than none."""
    for goods in ({"seaweed": 1}, {"mushroom": 1}):
        table = Table(weather=HEADWIND, mode="both", city=["sail_maker"], workers=0, ship=6, goods={**goods})
        table.pick("prepare", *["done"] * ("seaweed" in goods))
        assert (table.ship(), table.goods(), table.asked) == (6, goods, 1)


def test_a_chest_that_the_ship_does_not_reach_stays_closed() -> None:
    """F-87: the chest on space 6 is two spaces away."""
    table = Table(weather=HEADWIND, mode="both", islands=["isle_wind", "isle_gems"], ship=4)
    table.pick("visit:isle_wind")
    assert (table.ship(), table.goods()) == (5, {})


# Captain Bonny, and the end of it


@pytest.mark.parametrize("level", [3, 4])
def test_captain_bonny_sails_against_the_wind(level: int) -> None:
    """F-136: two spaces for each rose, and two from the Docks."""
    table = Table(
        bonny=level, weather=HEADWIND, captain={"hand": ["galley"], "workers": 0, "ship": 6}, roses=ROSES
    )
    table.pick("visit:docks")
    assert table.ship(1) == 10
    docks = Table(
        bonny=level, weather=HEADWIND, season="spring", deployed=["shore_driftwood", "isle_gems"],
        routes=["route_01"], captain={"ship": 6},
    )  # fmt: skip
    docks.pick("visit:docks")
    assert docks.ship(1) == 8


def test_it_drops_when_the_next_card_is_turned_up() -> None:
    table = cleared(HEADWIND, "weather_surge", hand=["galley"], goods=price("galley"), turned=ROSES)
    table.pick("play:galley")
    assert table.ship(1) == 4
