"""The Sloop: moves the ship when played and in each production, and that is no wind (F-85, X-14)."""

from __future__ import annotations

from ..table import Table, price

STILL = ("rose_a_tan", "rose_b_critter")
BOTH = ("rose_a_green", "rose_b_unique")


def test_moves_the_ship_when_played() -> None:
    """F-79, F-89: no point tokens for it."""
    table = Table(hand=["sloop"], goods=price("sloop"), roses=STILL)
    table.pick("play:sloop")
    assert table.ship() == 1
    assert table.goods() == {}
    assert table.points() == 0
    assert table.scored("cards") == 1
    assert table.asked == 1


def test_x14_is_no_wind_for_the_navigator() -> None:
    """F-85."""
    table = Table(hand=["sloop"], goods=price("sloop"), city=["navigator"], roses=STILL, next=["port", "inn"])
    table.pick("play:sloop")
    assert table.ship() == 1
    assert table.hand() == []


def test_x14_the_navigator_answers_the_wind_spaces_only() -> None:
    """F-85, F-149: three spaces in all, two of them with the wind."""
    next = ["port", "inn", "galley"]
    table = Table(hand=["sloop"], goods=price("sloop"), city=["navigator"], roses=BOTH, next=next)
    table.pick("play:sloop")
    assert table.ship() == 3
    assert table.hand() == ["inn", "port"]


def test_takes_the_treasure_of_a_chest_space() -> None:
    """F-87: whatever moved the ship."""
    table = Table(hand=["sloop"], goods=price("sloop"), ship=1, roses=STILL)
    table.pick("play:sloop")
    assert table.ship() == 2
    assert table.goods() == {"treasure": 1}


def test_that_treasure_does_not_pay_for_it() -> None:
    """F-63."""
    goods = price("sloop")
    del goods["seaweed"]
    assert Table(hand=["sloop"], goods=goods, ship=1).why_not("play:sloop") == "goods-short"


def test_sails_before_the_wind_blows() -> None:
    """F-57: step 4 before step 6; two chests on the way."""
    table = Table(hand=["sloop"], goods=price("sloop"), ship=1, roses=BOTH)
    table.pick("play:sloop")
    assert table.ship() == 4
    assert table.goods() == {"treasure": 2}
    assert [event.args["n"] for event in table.heard("sail")] == [1, 2]


def test_stays_at_the_end_of_the_track() -> None:
    """F-88."""
    table = Table(hand=["sloop"], goods=price("sloop"), ship=40, city=["navigator"], roses=BOTH)
    table.pick("play:sloop")
    assert table.ship() == 40
    assert table.goods() == {}
    assert table.hand() == []
    assert table.scored("ship") == 60


def test_leaves_no_space_for_the_wind_before_the_end() -> None:
    """F-88, F-149: the Sloop takes the last space, so the wind moves nothing and the Navigator sleeps."""
    table = Table(hand=["sloop"], goods=price("sloop"), ship=39, city=["navigator"], roses=BOTH)
    table.pick("play:sloop")
    assert table.ship() == 40
    assert table.hand() == []


def test_moves_the_ship_in_spring_and_in_autumn_without_wind() -> None:
    """F-85, F-96, F-98."""
    table = Table(city=["sloop", "navigator"], ship=5, workers=0, roses=BOTH)
    table.pick("prepare")
    assert table.ship() == 6
    assert table.goods() == {"treasure": 1}
    assert table.hand() == []
    table = Table(city=["sloop"], ship=5, season="summer", workers=0, roses=BOTH)
    table.pick("prepare", "first:green")
    assert table.ship() == 6


def test_lies_at_anchor_when_summer_comes() -> None:
    """F-97."""
    table = Table(city=["sloop"], season="spring", workers=0, bay=["port", "market"])
    table.pick("prepare", "take:bay.port", "take:bay.market")
    assert table.ship() == 0


def test_moves_its_owners_ship_only() -> None:
    """F-86."""
    table = Table(city=["sloop"], workers=0, others=[{"ship": 1, "city": []}, {"city": []}])
    table.pick("prepare")
    assert [table.ship(seat) for seat in range(3)] == [1, 1, 0]


def test_there_is_one_in_a_city() -> None:
    """F-77."""
    table = Table(hand=["sloop"], goods=price("sloop"), city=["sloop"])
    assert table.why_not("play:sloop") == "already-in-city"


def test_its_chest_can_pay_the_sail_maker_who_acts_later() -> None:
    """F-6, F-96."""
    table = Table(city=["sail_maker", "sloop"], ship=1, workers=0)
    table.pick("prepare", "produce:0.sloop", "pay:treasure")
    assert table.ship() == 3
    assert table.goods() == {}


def test_against_a_headwind_it_does_not_get_on() -> None:
    """F-136: the lower half of the Headwind."""
    table = Table(
        hand=["sloop"], goods=price("sloop"), ship=1, roses=STILL, mode="both", weather="weather_headwind"
    )
    table.pick("play:sloop")
    assert table.ship() == 1
    assert table.goods() == {}


def test_in_rough_seas_a_chest_passed_is_lost() -> None:
    """F-136: the Sloop ends on one chest, the wind passes another."""
    table = Table(
        hand=["sloop"],
        goods=price("sloop"),
        ship=3,
        roses=("rose_a_green", "rose_b_unique"),
        mode="both",
        weather="weather_rough_seas",
    )
    table.pick("play:sloop")
    assert table.ship() == 6
    assert table.goods() == {"treasure": 2}
    table = Table(
        hand=["sloop"],
        goods=price("sloop"),
        ship=2,
        roses=("rose_a_green", "rose_b_unique"),
        mode="both",
        weather="weather_rough_seas",
    )
    table.pick("play:sloop")
    assert table.ship() == 5
    assert table.goods() == {}
