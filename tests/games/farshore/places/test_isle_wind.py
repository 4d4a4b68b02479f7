"""Windward Point: the ship moves two spaces, but not by the wind (F-33, F-85 to F-88)."""

from __future__ import annotations

from ..table import Table

ISLANDS = ["isle_wind", "isle_gems"]


def test_moves_the_ship_two_spaces() -> None:
    table = Table(islands=ISLANDS, ship=6)
    table.pick("visit:isle_wind")
    assert table.ship() == 8
    assert table.goods() == {}
    assert table.asked == 1


def test_spaces_are_counted_not_points() -> None:
    """F-91: beyond 40 points a space is worth one."""
    table = Table(islands=ISLANDS, ship=22)
    assert table.scored("ship") == 42
    table.pick("visit:isle_wind")
    assert table.ship() == 24
    assert table.scored("ship") == 44


def test_a_chest_that_is_reached_gives_a_treasure() -> None:
    """F-87."""
    table = Table(islands=ISLANDS, ship=0)
    table.pick("visit:isle_wind")
    assert table.ship() == 2
    assert table.goods() == {"treasure": 1}


def test_a_chest_that_is_passed_gives_a_treasure() -> None:
    """F-87, X-16."""
    table = Table(islands=ISLANDS, ship=8)
    table.pick("visit:isle_wind")
    assert table.ship() == 10
    assert table.goods() == {"treasure": 1}


def test_a_chest_one_starts_from_gives_nothing_again() -> None:
    """F-87."""
    table = Table(islands=ISLANDS, ship=9)
    table.pick("visit:isle_wind")
    assert table.ship() == 11
    assert table.goods() == {}


def test_a_navigator_gives_nothing_for_it() -> None:
    """F-85: it is no wind movement."""
    table = Table(islands=ISLANDS, city=["navigator"])
    table.pick("visit:isle_wind")
    assert table.ship() == 2
    assert table.hand() == []
    assert table.asked == 1


def test_the_end_of_the_track_cuts_it_short() -> None:
    """F-88."""
    table = Table(islands=ISLANDS, ship=39)
    table.pick("visit:isle_wind")
    assert table.ship() == 40
    assert table.scored("ship") == 60


def test_may_be_visited_when_the_ship_has_arrived() -> None:
    """F-30, F-88: then nothing moves."""
    table = Table(islands=ISLANDS, ship=40, goods={"treasure": 1})
    table.pick("visit:isle_wind")
    assert table.ship() == 40
    assert table.goods() == {"treasure": 1}
    assert table.asked == 1


def test_ships_do_not_hinder_each_other() -> None:
    """F-86."""
    table = Table(islands=ISLANDS, ship=3, others=[{"ship": 4}])
    table.pick("visit:isle_wind")
    assert (table.ship(), table.ship(1)) == (5, 4)
    assert table.goods() == {"treasure": 1}
    assert table.goods(1) == {}


def test_no_point_tokens_come_of_it() -> None:
    """F-89."""
    table = Table(islands=ISLANDS, ship=10)
    table.pick("visit:isle_wind")
    assert table.points() == 0


def test_holds_one_worker() -> None:
    """F-33."""
    table = Table(islands=ISLANDS, others=[{"deployed": ["isle_wind"]}])
    assert table.why_not("visit:isle_wind") == "spot-taken"
