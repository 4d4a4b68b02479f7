"""The Galley: two spaces for the ship, and that is no wind (F-85)."""

from __future__ import annotations

from ..table import Table, price

STILL = ("rose_a_red", "rose_b_common")
BOTH = ("rose_a_tan", "rose_b_unique")


def test_moves_the_ship_two_spaces() -> None:
    """F-91: counted in spaces, not in points."""
    table = Table(hand=["galley"], goods=price("galley"), ship=19, roses=STILL)
    table.pick("play:galley")
    assert table.ship() == 21
    assert table.scored("ship") == 41
    assert table.scored("cards") == 3
    assert table.points() == 0
    assert table.asked == 1


def test_x16_takes_the_treasure_of_a_chest_it_passes() -> None:
    """F-87, X-16."""
    table = Table(hand=["galley"], goods=price("galley"), ship=3, roses=STILL)
    table.pick("play:galley")
    assert table.ship() == 5
    assert table.goods() == {"treasure": 1}


def test_takes_the_treasure_of_a_chest_it_reaches_but_not_of_the_one_it_leaves() -> None:
    """F-87."""
    table = Table(hand=["galley"], goods=price("galley"), ship=4, roses=STILL)
    table.pick("play:galley")
    assert table.ship() == 6
    assert table.goods() == {"treasure": 1}
    table = Table(hand=["galley"], goods=price("galley"), ship=6, roses=STILL)
    table.pick("play:galley")
    assert table.ship() == 8
    assert table.goods() == {}


def test_is_no_wind_for_the_navigator() -> None:
    """F-85."""
    table = Table(hand=["galley"], goods=price("galley"), city=["navigator"], roses=STILL, next=["port"])
    table.pick("play:galley")
    assert table.ship() == 2
    assert table.hand() == []


def test_the_wind_comes_on_top() -> None:
    """F-57, F-85, F-149: the Navigator counts the two spaces of the wind only."""
    table = Table(
        hand=["galley"], goods=price("galley"), city=["navigator"], roses=BOTH, next=["inn", "port", "abbey"]
    )
    table.pick("play:galley")
    assert table.ship() == 4
    assert table.hand() == ["inn", "port"]
    assert table.goods() == {"treasure": 2}


def test_movement_beyond_the_last_space_is_lost() -> None:
    """F-88."""
    table = Table(hand=["galley"], goods=price("galley"), ship=39, city=["navigator"], roses=BOTH)
    table.pick("play:galley")
    assert table.ship() == 40
    assert table.hand() == []
    table = Table(hand=["galley"], goods=price("galley"), ship=40, roses=BOTH)
    table.pick("play:galley")
    assert table.ship() == 40
    assert table.city() == ["galley"]


def test_leaves_one_space_for_the_wind() -> None:
    """F-88, F-149: the Navigator draws for spaces really moved."""
    table = Table(hand=["galley"], goods=price("galley"), ship=37, city=["navigator"], roses=BOTH)
    table.pick("play:galley")
    assert table.ship() == 40
    assert len(table.hand()) == 1


def test_does_nothing_in_a_production() -> None:
    """F-81."""
    table = Table(city=["galley"], workers=0)
    table.pick("prepare")
    assert table.ship() == 0


def test_there_is_one_in_a_city() -> None:
    """F-77."""
    table = Table(hand=["galley"], goods=price("galley"), city=["galley"])
    assert table.why_not("play:galley") == "already-in-city"


def test_moves_no_other_ship() -> None:
    """F-86: ships may share a space."""
    table = Table(hand=["galley"], goods=price("galley"), roses=STILL, others=[{"ship": 2}, {"ship": 0}])
    table.pick("play:galley")
    assert [table.ship(seat) for seat in range(3)] == [2, 2, 0]
    assert table.goods(1) == {}


def test_the_chest_does_not_pay_for_it() -> None:
    """F-63."""
    goods = price("galley")
    del goods["sea_stone"]
    assert Table(hand=["galley"], goods=goods, ship=1).why_not("play:galley") == "goods-short"


def test_against_a_headwind_it_moves_one_space() -> None:
    """F-136: the lower half of the Headwind; the upper half lets one rose count at most."""
    table = Table(
        hand=["galley"], goods=price("galley"), roses=STILL, mode="both", weather="weather_headwind"
    )
    table.pick("play:galley")
    assert table.ship() == 1
    table = Table(hand=["galley"], goods=price("galley"), roses=BOTH, mode="both", weather="weather_headwind")
    table.pick("play:galley")
    assert table.ship() == 2


def test_holds_an_anchor_for_a_tan_critter() -> None:
    """F-53: for the Stowaway, but not for a Navigator."""
    table = Table(hand=["stowaway", "navigator"], city=["galley"])
    assert table.why_not("play:navigator@galley") == "not-its-home"
    table.pick("play:stowaway@galley")
    assert table.built("galley")["occupied"] is True
    assert table.anchors() == 2
