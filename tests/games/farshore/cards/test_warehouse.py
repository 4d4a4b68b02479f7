"""The Warehouse: a resource of choice when played and in each production (F-79)."""

from __future__ import annotations

from ..table import Table, price

STILL = ("rose_a_tan", "rose_b_critter")


def test_brings_a_resource_of_choice_but_never_a_treasure() -> None:
    """F-7; it must be taken."""
    table = Table(hand=["warehouse"], goods=price("warehouse"), roses=STILL)
    table.pick("play:warehouse")
    assert table.prompt == "gain"
    assert table.source == "warehouse"
    assert table.codes == ["gain:driftwood", "gain:seaweed", "gain:sea_stone", "gain:mushroom"]
    table.pick("gain:mushroom")
    assert table.goods() == {"mushroom": 1}
    assert table.scored("cards") == 2
    assert table.asked == 1


def test_what_it_brings_does_not_pay_for_it() -> None:
    """F-63."""
    goods = price("warehouse")
    del goods["seaweed"]
    assert Table(hand=["warehouse"], goods=goods).why_not("play:warehouse") == "goods-short"


def test_there_is_one_in_a_city() -> None:
    """F-77."""
    table = Table(hand=["warehouse"], goods=price("warehouse"), city=["warehouse"])
    assert table.why_not("play:warehouse") == "already-in-city"
    table = Table(hand=["warehouse"], goods=price("warehouse"), others=[{"city": ["warehouse"]}])
    assert "play:warehouse" in table.codes


def test_brings_a_resource_of_choice_in_spring_and_in_autumn() -> None:
    """F-96, F-98."""
    table = Table(city=["warehouse"], workers=0)
    table.pick("prepare", "gain:sea_stone")
    assert table.goods() == {"sea_stone": 1}
    assert table.asked == 1
    table = Table(city=["warehouse"], season="summer", workers=0)
    table.pick("prepare", "first:green", "gain:driftwood")
    assert table.goods() == {"driftwood": 1}


def test_brings_nothing_when_summer_comes() -> None:
    """F-97."""
    table = Table(city=["warehouse"], season="spring", workers=0, bay=["port", "market"])
    table.pick("prepare", "take:bay.port", "take:bay.market")
    assert table.goods() == {}
    assert table.asked == 1


def test_a_sea_chip_opens_it_a_second_time_with_a_new_choice() -> None:
    """F-140."""
    table = Table(city=["warehouse", "sea_chip"], workers=0)
    table.pick("prepare", "produce:0.warehouse", "gain:mushroom", "gain:driftwood")
    assert table.goods() == {"driftwood": 1, "mushroom": 1}


def test_the_seaweed_it_brings_may_serve_the_sail_maker() -> None:
    """F-96: the order is the player's."""
    table = Table(city=["sail_maker", "warehouse"], workers=0)
    table.pick("prepare", "produce:0.warehouse", "gain:seaweed", "pay:seaweed")
    assert table.ship() == 1
    assert table.goods() == {}


def test_is_chosen_before_the_wind_blows() -> None:
    """F-57: step 4 before step 6; unique matches a rose."""
    table = Table(hand=["warehouse"], goods=price("warehouse"))
    table.pick("play:warehouse")
    assert table.ship() == 0
    table.pick("gain:seaweed")
    assert table.ship() == 1


def test_x11_holds_one_anchor() -> None:
    """F-53, F-55, X-11."""
    table = Table(hand=["diver", "diver"], city=["warehouse"], others=[{"workers": 0, "season": "autumn"}])
    table.pick("play:diver@warehouse", "gain:seaweed")
    assert table.city() == ["warehouse", "diver"]
    assert table.goods() == {"seaweed": 1}
    assert table.anchors() == 2
    assert table.built("warehouse")["occupied"] is True
    table.pick("pass")
    assert table.why_not("play:diver@warehouse") == "home-taken"


def test_does_not_act_because_an_anchor_is_placed() -> None:
    """F-79: the Scribe comes, the Warehouse brings nothing."""
    table = Table(hand=["scribe"], city=["warehouse"])
    table.pick("play:scribe@warehouse")
    assert table.goods() == {}
    assert table.asked == 1
