"""The Tumbler: a sea stone when played and in each production (F-79)."""

from __future__ import annotations

from ..table import Table, price


def test_brings_a_sea_stone_when_played() -> None:
    """F-79."""
    table = Table(hand=["tumbler"], goods=price("tumbler"))
    table.pick("play:tumbler")
    assert table.city() == ["tumbler"]
    assert table.goods() == {"sea_stone": 1}
    assert table.scored("cards") == 2
    assert table.asked == 1


def test_its_sea_stone_does_not_pay_for_it() -> None:
    """F-63: one piece short is one piece short."""
    goods = price("tumbler")
    del goods["sea_stone"]
    refusal = Table(hand=["tumbler"], goods=goods).refusal("play:tumbler")
    assert refusal.reason == "goods-short"
    assert str(refusal.details["missing"]).endswith("sea_stone")


def test_a_treasure_does_for_the_missing_sea_stone() -> None:
    """F-6: and the sea stone that it brings is a real one."""
    goods = price("tumbler")
    treasures = goods.pop("sea_stone")
    table = Table(hand=["tumbler"], goods={**goods, "treasure": treasures})
    table.pick("play:tumbler")
    assert table.goods() == {"sea_stone": 1}


def test_several_may_be_built() -> None:
    """F-77: common; only the new one acts."""
    table = Table(hand=["tumbler"], goods=price("tumbler"), city=["tumbler"] * 2)
    table.pick("play:tumbler")
    assert table.city() == ["tumbler"] * 3
    assert table.goods() == {"sea_stone": 1}


def test_each_one_brings_a_sea_stone_in_spring_and_in_autumn() -> None:
    """F-96, F-98."""
    table = Table(city=["tumbler"] * 3, workers=0)
    table.pick("prepare")
    assert table.goods() == {"sea_stone": 3}
    table = Table(city=["tumbler"] * 3, season="summer", workers=0)
    table.pick("prepare", "first:green")
    assert table.goods() == {"sea_stone": 3}


def test_brings_nothing_when_summer_comes() -> None:
    """F-97."""
    table = Table(city=["tumbler"], season="spring", workers=0, bay=["port", "market"])
    table.pick("prepare", "take:bay.port", "take:bay.market")
    assert table.goods() == {}


def test_the_tumbler_of_who_prepares_last_turns_before_the_winds_change() -> None:
    """F-99: the extra steps come after the own bonus."""
    table = Table(city=["tumbler"], workers=0, others=[{"season": "spring"}])
    table.pick("prepare")
    kinds = [event.kind for event in table.happened]
    assert kinds.index("gain") < kinds.index("roses")
    assert table.goods() == {"sea_stone": 1}


def test_with_other_green_cards_all_act_once() -> None:
    """F-96."""
    table = Table(city=["tumbler", "grove", "inn", "beach_sledge", "galley", "tangle_raft"], workers=0)
    table.pick("prepare")
    assert table.goods() == {"driftwood": 2, "seaweed": 1, "sea_stone": 1, "mushroom": 1}
    assert table.ship() == 0


def test_holds_an_anchor_for_a_green_critter_but_not_that_of_a_neighbour() -> None:
    """F-53: in the player's own city."""
    table = Table(hand=["merchant"], others=[{"city": ["tumbler"]}])
    assert table.why_not("play:merchant@tumbler") == "helper-absent"
    table = Table(hand=["merchant"], city=["tumbler"])
    table.pick("play:merchant@tumbler")
    assert table.city() == ["tumbler", "merchant"]
    assert table.anchors() == 2
