"""The Sail Maker: a seaweed for a space of the ship, when played and in each production; no wind (F-85)."""

from __future__ import annotations

from ..table import Table, price


def test_moves_the_ship_for_a_seaweed() -> None:
    """F-79."""
    table = Table(hand=["sail_maker"], goods=price("sail_maker", seaweed=2))
    table.pick("play:sail_maker")
    assert table.codes == ["pay:seaweed", "done"]
    assert table.source == "sail_maker"
    table.pick("pay:seaweed")
    assert table.ship() == 1
    assert table.goods() == {"seaweed": 1}
    assert table.scored("cards") == 1
    assert table.asked == 1


def test_may_be_declined() -> None:
    """F-29, F-30: no payment, no reward."""
    table = Table(hand=["sail_maker"], goods=price("sail_maker", seaweed=1))
    table.pick("play:sail_maker", "done")
    assert table.ship() == 0
    assert table.goods() == {"seaweed": 1}
    assert table.asked == 1


def test_a_treasure_stands_in_for_the_seaweed() -> None:
    """F-6: for an effect too."""
    table = Table(city=["sail_maker"], goods={"treasure": 1}, workers=0)
    table.pick("prepare")
    assert table.codes == ["pay:treasure", "done"]
    table.pick("pay:treasure")
    assert table.ship() == 1
    assert table.goods() == {}


def test_with_both_the_player_chooses() -> None:
    """F-6."""
    table = Table(city=["sail_maker"], goods={"seaweed": 1, "treasure": 1}, workers=0)
    table.pick("prepare")
    assert table.codes == ["pay:seaweed", "pay:treasure", "done"]
    table.pick("pay:treasure")
    assert table.goods() == {"seaweed": 1}


def test_no_other_resource_will_do() -> None:
    table = Table(hand=["sail_maker"], goods=price("sail_maker", driftwood=3, sea_stone=3, mushroom=1))
    table.pick("play:sail_maker")
    assert table.ship() == 0
    assert table.asked == 1


def test_takes_one_seaweed_only() -> None:
    table = Table(city=["sail_maker"], goods={"seaweed": 5, "treasure": 5}, workers=0)
    table.pick("prepare", "pay:seaweed")
    assert table.ship() == 1
    assert table.goods() == {"seaweed": 4, "treasure": 5}
    assert table.asked == 1


def test_reaches_a_chest_and_has_the_treasure_back() -> None:
    """F-87."""
    table = Table(city=["sail_maker"], goods={"treasure": 1}, ship=3, workers=0)
    table.pick("prepare", "pay:treasure")
    assert table.ship() == 4
    assert table.goods() == {"treasure": 1}


def test_is_no_wind_for_the_navigator() -> None:
    """F-85: played under roses that match once, one space of two counts."""
    table = Table(
        hand=["sail_maker"],
        goods=price("sail_maker", seaweed=1),
        city=["navigator"],
        roses=("rose_a_green", "rose_b_unique"),
        next=["port", "inn"],
    )
    table.pick("play:sail_maker", "pay:seaweed")
    assert table.ship() == 2
    assert table.hand() == ["port"]


def test_acts_again_in_spring_and_in_autumn() -> None:
    """F-96, F-98."""
    table = Table(city=["sail_maker"], goods={"seaweed": 1}, workers=0)
    table.pick("prepare", "pay:seaweed")
    assert table.ship() == 1
    assert table.asked == 1
    table = Table(city=["sail_maker"], goods={"seaweed": 1}, season="summer", workers=0)
    table.pick("prepare", "first:green", "pay:seaweed")
    assert table.ship() == 1


def test_rests_when_summer_comes() -> None:
    """F-97."""
    table = Table(
        city=["sail_maker"], goods={"seaweed": 1}, season="spring", workers=0, bay=["port", "market"]
    )
    table.pick("prepare", "take:bay.port", "take:bay.market")
    assert table.ship() == 0
    assert table.goods() == {"seaweed": 1}


def test_without_seaweed_or_treasure_nothing_is_asked() -> None:
    """F-30."""
    table = Table(city=["sail_maker"], goods={"driftwood": 3}, workers=0)
    table.pick("prepare")
    assert table.asked == 1
    assert table.ship() == 0


def test_each_of_three_asks_for_himself() -> None:
    """F-77, F-96: two are paid, the third finds nothing."""
    table = Table(city=["sail_maker"] * 3, goods={"seaweed": 2}, ship=2, workers=0)
    table.pick("prepare", "done", "pay:seaweed", "pay:seaweed")
    assert table.ship() == 4
    assert table.goods() == {"treasure": 1}
    assert table.asked == 1


def test_the_treasure_of_a_chest_may_pay_the_next_sail_maker() -> None:
    """F-6, F-87: the second space is a chest, and its treasure is there for the third."""
    table = Table(city=["sail_maker"] * 3, goods={"seaweed": 2}, workers=0)
    table.pick("prepare", "pay:seaweed", "pay:seaweed")
    assert table.codes == ["pay:treasure", "done"]
    table.pick("pay:treasure")
    assert table.ship() == 3
    assert table.goods() == {}


def test_a_ship_at_the_end_gets_no_further() -> None:
    """F-88: what is paid is paid, and nothing obliges to pay."""
    table = Table(city=["sail_maker"] * 2, goods={"seaweed": 2}, ship=40, workers=0)
    table.pick("prepare", "pay:seaweed", "done")
    assert table.ship() == 40
    assert table.goods() == {"seaweed": 1}


def test_lightning_forbids_treasures() -> None:
    """F-136: the lower half of the Lightning."""
    table = Table(
        city=["sail_maker"], goods={"treasure": 2}, workers=0, mode="both", weather="weather_lightning"
    )
    table.pick("prepare")
    assert table.ship() == 0
    assert table.goods() == {"treasure": 2}
    assert table.asked == 1


def test_comes_with_an_anchor_and_acts_at_once() -> None:
    """F-53, F-56."""
    table = Table(hand=["sail_maker"], goods={"seaweed": 1}, city=["grove"])
    table.pick("play:sail_maker@grove", "pay:seaweed")
    assert table.ship() == 1
    assert table.goods() == {}
    assert table.anchors() == 2


def test_against_a_headwind_the_seaweed_is_wasted() -> None:
    """F-136: the lower half of the Headwind; one space less is none."""
    table = Table(
        city=["sail_maker"], goods={"seaweed": 1}, ship=1, workers=0, mode="both", weather="weather_headwind"
    )
    table.pick("prepare", "pay:seaweed")
    assert table.ship() == 1
    assert table.goods() == {}
