"""The Tangle Raft: a seaweed when played and in each production (F-79)."""

from __future__ import annotations

from ..table import Table, price


def test_brings_a_seaweed_when_played() -> None:
    """F-79."""
    table = Table(hand=["tangle_raft"], goods=price("tangle_raft", mushroom=2))
    table.pick("play:tangle_raft")
    assert table.city() == ["tangle_raft"]
    assert table.goods() == {"seaweed": 1, "mushroom": 2}
    assert table.scored("cards") == 1
    assert table.asked == 1


def test_its_seaweed_does_not_pay_for_it() -> None:
    """F-63: everything is paid before the card acts."""
    assert Table(hand=["tangle_raft"], goods={"seaweed": 9}).why_not("play:tangle_raft") == "goods-short"


def test_several_may_be_built() -> None:
    """F-77: common; only the new one acts."""
    table = Table(hand=["tangle_raft"], goods=price("tangle_raft"), city=["tangle_raft"] * 2)
    table.pick("play:tangle_raft")
    assert table.city() == ["tangle_raft"] * 3
    assert table.goods() == {"seaweed": 1}


def test_each_one_brings_a_seaweed_in_spring_and_in_autumn() -> None:
    """F-96, F-98."""
    table = Table(city=["tangle_raft"] * 3, workers=0)
    table.pick("prepare")
    assert table.goods() == {"seaweed": 3}
    table = Table(city=["tangle_raft"] * 3, season="summer", workers=0)
    table.pick("prepare", "first:green")
    assert table.goods() == {"seaweed": 3}


def test_brings_nothing_when_summer_comes() -> None:
    """F-97."""
    table = Table(city=["tangle_raft"], season="spring", workers=0, bay=["port", "market"])
    table.pick("prepare", "take:bay.port", "take:bay.market")
    assert table.goods() == {}


def test_in_autumn_it_may_act_after_the_cards_are_drawn() -> None:
    """F-98: in any order."""
    table = Table(city=["tangle_raft"], season="summer", workers=0, bay=["port"], next=["inn"])
    table.pick("prepare")
    assert table.codes == ["first:cards", "first:green"]
    table.pick("first:cards", "take:bay.port")
    assert table.goods() == {}
    table.pick("draw")
    assert table.goods() == {"seaweed": 1}
    assert sorted(table.hand()) == ["inn", "port"]
    assert table.asked == 1


def test_supplies_a_sail_maker_in_the_same_production() -> None:
    """F-96: the order is the player's."""
    table = Table(city=["sail_maker", "tangle_raft"], workers=0)
    table.pick("prepare")
    table.pick("pay:seaweed")
    assert table.ship() == 1
    assert table.goods() == {}


def test_holds_an_anchor_for_a_green_critter() -> None:
    """F-53, F-54."""
    table = Table(hand=["treasure_hunter"], city=["tangle_raft"], roses=("rose_a_tan", "rose_b_common"))
    table.pick("play:treasure_hunter@tangle_raft")
    assert table.anchors() == 2
    assert table.built("tangle_raft")["occupied"] is True
    assert table.goods() == {"treasure": 1}


def test_the_third_anchor_is_the_last() -> None:
    """F-54."""
    table = Table(hand=["scribe"], city=["tangle_raft"], anchors=0)
    assert table.why_not("play:scribe@tangle_raft") == "no-housing"
