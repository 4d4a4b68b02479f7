"""The Herbalist: a mushroom for every other Critter played."""

from __future__ import annotations

from typing import Final

from ..table import Table, price

DEAR: Final = ["harbor", "windmill", "manor", "gardens", "galleon", "galley", "sculptor", "governor"]
CALM: Final = ("rose_a_blue", "rose_b_construction")


def test_brings_no_mushroom_for_her_own_play() -> None:
    """F-63, F-80."""
    table = Table(hand=["herbalist"], goods=price("herbalist"))
    table.pick("play:herbalist")
    assert table.city() == ["herbalist"]
    assert table.goods() == {}
    assert table.asked == 1
    assert table.scored("cards") == 1


def test_a_second_one_is_refused() -> None:
    """F-77."""
    table = Table(hand=["herbalist"], goods=price("herbalist"), city=["herbalist"])
    assert table.why_not("play:herbalist") == "already-in-city"


def test_brings_a_mushroom_for_each_other_critter() -> None:
    """Must, so nothing is asked."""
    table = Table(hand=["steward", "pilgrim"], goods=price("steward", "pilgrim"), city=["herbalist"])
    table.pick("play:steward")
    assert table.goods() == {**price("pilgrim"), "mushroom": int(str(price("pilgrim")["mushroom"])) + 1}
    assert table.asked == 1
    table.pick("visit:docks", "play:pilgrim")
    assert table.goods() == {"mushroom": 2}


def test_brings_nothing_for_a_construction() -> None:
    table = Table(hand=["inn"], goods=price("inn"), city=["herbalist"])
    table.pick("play:inn")
    assert table.goods() == {}


def test_a_critter_of_the_bay_and_one_with_an_anchor_count() -> None:
    """F-56."""
    table = Table(goods=price("steward"), city=["herbalist"], bay=["steward", *DEAR[:7]])
    table.pick("play:bay.steward")
    assert table.goods() == {"mushroom": 1}
    table = Table(hand=["steward"], city=["herbalist", "inn"])
    table.pick("play:steward@inn")
    assert table.goods() == {"mushroom": 1}


def test_a_critter_without_a_slot_counts() -> None:
    """F-66: the Castaway's own mushroom, and hers."""
    table = Table(hand=["castaway"], goods={"driftwood": 1}, city=["herbalist"], roses=CALM)
    table.pick("play:castaway")
    assert table.goods() == {"mushroom": 2}


def test_her_mushroom_cannot_pay_for_the_critter() -> None:
    """F-63."""
    goods = price("steward")
    goods["mushroom"] = int(str(goods["mushroom"])) - 1
    table = Table(hand=["steward"], goods=goods, city=["herbalist"])
    assert table.why_not("play:steward") == "goods-short"


def test_her_mushroom_comes_after_what_the_critter_does() -> None:
    """F-57: a Merchant without resources has nothing to trade yet."""
    table = Table(hand=["merchant"], goods=price("merchant"), city=["herbalist"])
    table.pick("play:merchant")
    assert table.goods() == {"mushroom": 1}
    assert table.asked == 1


def test_a_critter_played_at_the_inn_or_the_shipyard_counts() -> None:
    """F-145."""
    table = Table(city=["herbalist", "inn"], bay=["steward", "abbey", *DEAR[:6]])
    table.pick("visit:0.inn", "play:bay.steward")
    assert table.goods() == {"mushroom": 1}
    table = Table(hand=["steward"], city=["herbalist"], bay=[*DEAR], islands=["isle_yard", "isle_gems"])
    table.pick("visit:isle_yard")
    assert table.city() == ["herbalist", "steward"]
    assert table.goods() == {"mushroom": 1}


def test_a_pigeon_and_the_critter_it_brings_count_each() -> None:
    """F-62."""
    table = Table(
        hand=["postal_pigeon"], goods=price("postal_pigeon"), city=["herbalist"], next=["steward", "harbor"]
    )
    table.pick("play:postal_pigeon", "play:steward")
    assert table.goods() == {"mushroom": 2}
    table = Table(
        hand=["postal_pigeon"], goods=price("postal_pigeon"), city=["herbalist"], next=["inn", "harbor"]
    )
    table.pick("play:postal_pigeon", "play:inn")
    assert table.goods() == {"mushroom": 1}


def test_a_critter_that_is_activated_or_produces_is_not_played() -> None:
    """F-79."""
    table = Table(city=["herbalist", "steward", "sail_maker", "scribe"])
    table.pick("visit:0.steward", "activate:0.scribe", "done")
    assert len(table.hand()) == 1
    assert table.goods() == {}


def test_the_critters_of_others_bring_nothing() -> None:
    table = Table(city=["herbalist"], turn=1, others=[{"hand": ["steward"], "goods": price("steward")}, {}])
    table.pick("play:steward")
    assert table.goods() == {}
    assert table.goods(1) == {}


def test_captain_bonnys_critters_bring_nothing() -> None:
    """F-113."""
    table = Table(
        bonny=1, city=["herbalist"], captain={"city": ["herbalist"], "hand": ["steward"], "workers": 0},
        roses=CALM,
    )  # fmt: skip
    table.pick("visit:docks")
    assert table.city(1) == ["herbalist", "steward"]
    assert table.goods() == {}
    assert table.goods(1) == {}


def test_a_free_critter_is_a_gain() -> None:
    """F-53: with an anchor the mushroom is on top."""
    table = Table(hand=["navigator"], city=["herbalist", "lighthouse"], roses=CALM)
    table.pick("play:navigator@lighthouse")
    assert table.goods() == {"mushroom": 1}
    assert table.anchors() == 2


def test_is_the_third_blue_card_of_a_map() -> None:
    """F-45."""
    assert Table(city=["port", "market"]).why_not("visit:map_blue") == "colour-short"
    assert "visit:map_blue" in Table(city=["port", "market", "herbalist"]).codes
