"""The Merchant (F-142): up to two resources for as many of choice, when played and in each production."""

from __future__ import annotations

from ..table import Table, price

ANY = ["gain:driftwood", "gain:seaweed", "gain:sea_stone", "gain:mushroom"]


def test_swaps_two_resources_for_two_of_choice() -> None:
    """F-142: all is paid before anything is taken."""
    table = Table(hand=["merchant"], goods=price("merchant", driftwood=2, seaweed=1))
    table.pick("play:merchant")
    assert table.source == "merchant"
    table.pick("pay:driftwood", "pay:seaweed")
    assert table.goods() == {"driftwood": 1}
    assert table.codes == ANY
    table.pick("gain:sea_stone", "gain:mushroom")
    assert table.goods() == {"driftwood": 1, "sea_stone": 1, "mushroom": 1}
    assert table.scored("cards") == 2
    assert table.asked == 1


def test_may_swap_one_only() -> None:
    """F-29: up to two."""
    table = Table(hand=["merchant"], goods=price("merchant", driftwood=3))
    table.pick("play:merchant", "pay:driftwood", "done", "gain:sea_stone")
    assert table.goods() == {"driftwood": 2, "sea_stone": 1}
    assert table.asked == 1


def test_may_be_declined() -> None:
    """F-29."""
    table = Table(hand=["merchant"], goods=price("merchant", driftwood=3))
    table.pick("play:merchant", "done")
    assert table.goods() == {"driftwood": 3}
    assert table.asked == 1


def test_takes_two_at_most() -> None:
    table = Table(hand=["merchant"], goods=price("merchant", driftwood=5))
    table.pick("play:merchant", "pay:driftwood", "pay:driftwood")
    assert table.codes == ANY
    table.pick("gain:seaweed", "gain:seaweed")
    assert table.goods() == {"driftwood": 3, "seaweed": 2}
    assert table.asked == 1


def test_treasures_may_stand_in_but_are_not_sold() -> None:
    """F-6, F-7, F-142."""
    table = Table(city=["merchant"], goods={"treasure": 2}, workers=0)
    table.pick("prepare")
    assert table.codes == ["pay:treasure", "done"]
    table.pick("pay:treasure", "pay:treasure")
    assert table.codes == ANY
    table.pick("gain:mushroom", "gain:mushroom")
    assert table.goods() == {"mushroom": 2}


def test_a_treasure_and_a_resource_may_be_mixed() -> None:
    """F-6: any number of the resources due."""
    table = Table(city=["merchant"], goods={"driftwood": 1, "treasure": 3}, workers=0)
    table.pick("prepare", "pay:treasure", "pay:driftwood", "gain:seaweed", "gain:sea_stone")
    assert table.goods() == {"seaweed": 1, "sea_stone": 1, "treasure": 2}


def test_the_resources_he_brings_cannot_be_swapped_in_the_same_deal() -> None:
    """F-142: with one resource he deals once."""
    table = Table(city=["merchant"], goods={"driftwood": 1}, workers=0)
    table.pick("prepare", "pay:driftwood", "gain:seaweed")
    assert table.goods() == {"seaweed": 1}
    assert table.asked == 1


def test_asks_nothing_of_somebody_who_has_nothing_left() -> None:
    """F-57: after he is paid for."""
    table = Table(hand=["merchant"], goods=price("merchant"))
    table.pick("play:merchant")
    assert table.goods() == {}
    assert table.asked == 1


def test_deals_again_in_spring_and_in_autumn() -> None:
    """F-96, F-98."""
    table = Table(city=["merchant"], goods={"driftwood": 2}, workers=0)
    table.pick("prepare", "pay:driftwood", "pay:driftwood", "gain:mushroom", "gain:sea_stone")
    assert table.goods() == {"sea_stone": 1, "mushroom": 1}
    assert table.asked == 1
    table = Table(city=["merchant"], goods={"driftwood": 1}, season="summer", workers=0)
    table.pick("prepare", "first:green", "pay:driftwood", "gain:mushroom")
    assert table.goods() == {"mushroom": 1}


def test_does_not_deal_when_summer_comes() -> None:
    """F-97."""
    table = Table(
        city=["merchant"], goods={"driftwood": 2}, season="spring", workers=0, bay=["port", "market"]
    )
    table.pick("prepare", "take:bay.port", "take:bay.market")
    assert table.goods() == {"driftwood": 2}
    assert table.asked == 1


def test_can_swap_what_the_grove_has_just_grown() -> None:
    """F-96: the order is the player's."""
    table = Table(city=["merchant", "grove"], workers=0)
    table.pick("prepare")
    table.pick("pay:mushroom", "gain:sea_stone")
    assert table.goods() == {"sea_stone": 1}


def test_can_spend_the_treasure_just_found() -> None:
    """F-96, F-142."""
    table = Table(city=["merchant", "treasure_hunter"], workers=0)
    table.pick("prepare")
    table.pick("pay:treasure", "gain:sea_stone")
    assert table.goods() == {"sea_stone": 1}


def test_each_of_two_deals_for_himself() -> None:
    """F-77, F-96: common; the second may swap what the first has brought."""
    table = Table(city=["merchant", "merchant"], goods={"driftwood": 2}, workers=0)
    table.pick("prepare", *["pay:driftwood"] * 2, *["gain:seaweed"] * 2)
    assert table.codes == ["pay:seaweed", "done"]
    table.pick(*["pay:seaweed"] * 2, *["gain:sea_stone"] * 2)
    assert table.goods() == {"sea_stone": 2}
    assert table.asked == 1


def test_lightning_keeps_treasures_out_of_the_deal() -> None:
    """F-136: the lower half of the Lightning."""
    table = Table(
        city=["merchant"],
        goods={"driftwood": 1, "treasure": 2},
        workers=0,
        mode="both",
        weather="weather_lightning",
    )
    table.pick("prepare")
    assert table.codes == ["pay:driftwood", "done"]


def test_leftover_treasures_are_worth_more_than_what_he_sells() -> None:
    """F-90, F-105: two points each while they are unspent."""
    table = Table(city=["merchant"], goods={"treasure": 2}, workers=0)
    before = table.score().total
    table.pick("prepare", "pay:treasure", "done", "gain:mushroom")
    assert table.score().total == before - 2
