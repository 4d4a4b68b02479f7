"""The Abbey: up to three resources paid bring two points each."""

from __future__ import annotations

import pytest

from boardwright.core.plain_data import Json

from ..table import Table, price


def test_does_nothing_when_played() -> None:
    """F-82; it is Common (F-77)."""
    table = Table(hand=["abbey"], goods=price("abbey", mushroom=3), city=["abbey"])
    table.pick("play:abbey")
    assert table.city() == ["abbey", "abbey"]
    assert table.goods() == {"mushroom": 3}
    assert table.points() == 0
    assert table.asked == 1
    assert table.scored("cards") == 4


@pytest.mark.parametrize("n", [0, 1, 2])
def test_each_resource_paid_brings_two_points(n: int) -> None:
    """F-29: up to."""
    table = Table(city=["abbey"], goods={"driftwood": 4})
    table.pick("visit:0.abbey", *["pay:driftwood"] * n, "done")
    assert table.points() == 2 * n
    assert table.goods() == {"driftwood": 4 - n}
    assert table.asked == 1


def test_after_three_it_is_over() -> None:
    table = Table(city=["abbey"], goods={"driftwood": 4})
    table.pick("visit:0.abbey", *["pay:driftwood"] * 3)
    assert table.points() == 6
    assert table.goods() == {"driftwood": 1}
    assert table.asked == 1
    assert table.seat()["deployed"] == ["0.abbey"]


def test_the_resources_may_be_different() -> None:
    table = Table(city=["abbey"], goods={"driftwood": 1, "seaweed": 1, "sea_stone": 1, "mushroom": 1})
    table.pick("visit:0.abbey")
    assert set(table.codes) == {"pay:driftwood", "pay:seaweed", "pay:sea_stone", "pay:mushroom", "done"}
    table.pick("pay:mushroom", "pay:sea_stone")
    assert set(table.codes) == {"pay:driftwood", "pay:seaweed", "done"}
    table.pick("pay:seaweed")
    assert table.goods() == {"driftwood": 1}
    assert table.points() == 6


def test_a_treasure_may_stand_in_for_a_resource() -> None:
    """F-6: for an effect as well, and for any number of them."""
    table = Table(city=["abbey"], goods={"treasure": 3, "mushroom": 1})
    table.pick("visit:0.abbey", "pay:treasure", "pay:treasure", "pay:mushroom")
    assert table.points() == 6
    assert table.goods() == {"treasure": 1}
    table = Table(city=["abbey"], goods={"treasure": 3})
    table.pick("visit:0.abbey", *["pay:treasure"] * 3)
    assert table.points() == 6
    assert table.goods() == {}


def test_in_lightning_no_treasure_stands_in() -> None:
    """The lower half of the weather card."""
    table = Table(
        city=["abbey"], goods={"treasure": 3, "mushroom": 1}, mode="both", weather="weather_lightning"
    )
    table.pick("visit:0.abbey")
    assert set(table.codes) == {"pay:mushroom", "done"}


def test_may_be_visited_with_nothing_to_pay() -> None:
    """F-30: there is no condition; F-24: a worker may go there to be out of the way."""
    table = Table(city=["abbey"])
    table.pick("visit:0.abbey")
    assert table.points() == 0
    assert table.seat()["workers"] == 1
    assert table.asked == 1


def test_what_it_brings_cannot_be_more_than_one_has() -> None:
    table = Table(city=["abbey"], goods={"seaweed": 1})
    table.pick("visit:0.abbey", "pay:seaweed")
    assert table.points() == 2
    assert table.asked == 1


def test_points_that_were_there_before_are_kept() -> None:
    table = Table(city=["abbey"], goods={"seaweed": 1}, points=5)
    table.pick("visit:0.abbey", "pay:seaweed")
    assert table.points() == 7
    assert table.scored("points") == 7


def test_each_copy_takes_a_worker_and_three_resources() -> None:
    """F-33."""
    table = Table(city=["abbey", "abbey"], goods={"seaweed": 6})
    table.pick("visit:0.abbey", *["pay:seaweed"] * 3, "visit:docks")
    assert table.why_not("visit:0.abbey") == "spot-taken"
    table.pick("visit:0.abbey.2", *["pay:seaweed"] * 3)
    assert table.points() == 12


def test_is_not_open_to_others() -> None:
    """F-41."""
    table = Table(goods={"seaweed": 3}, others=[{"city": ["abbey"]}])
    assert table.why_not("visit:1.abbey") == "not-open"
    alone = Table(bonny=1, goods={"seaweed": 3}, captain={"city": ["abbey"]})
    assert alone.why_not("visit:1.abbey") == "not-open"


def test_needs_a_worker() -> None:
    """F-24."""
    table = Table(city=["abbey"], goods={"seaweed": 3}, workers=0)
    assert table.why_not("visit:0.abbey") == "no-worker"


def test_the_last_worker_of_autumn_stays_there() -> None:
    """F-32."""
    table = Table(
        city=["abbey"], goods={"seaweed": 3}, season="autumn", workers=1,
        others=[{"season": "autumn", "passed": True}],
    )  # fmt: skip
    table.pick("visit:0.abbey", *["pay:seaweed"] * 3, "pass")
    assert table.prompt == "over"
    assert table.score().total == 2 + 6


def test_takes_the_anchor_of_a_red_critter() -> None:
    """F-53, F-55."""
    city: list[Json] = [{"card": "abbey", "occupied": True}, "abbey"]
    table = Table(hand=["illuminator"], city=city)
    table.pick("play:illuminator@abbey")
    assert table.built("abbey", number=2)["occupied"]
    assert table.anchors() == 1


def test_without_an_anchor_left_nobody_comes_free() -> None:
    """F-54."""
    table = Table(hand=["illuminator"], city=["abbey"], anchors=0)
    assert table.why_not("play:illuminator@abbey") == "no-housing"


def test_three_of_them_make_the_red_map() -> None:
    """F-45."""
    assert Table(city=["abbey"] * 2).why_not("visit:map_red") == "colour-short"
    assert "visit:map_red" in Table(city=["abbey"] * 3).codes
