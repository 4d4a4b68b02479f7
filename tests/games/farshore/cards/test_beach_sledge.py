"""The Beach Sledge: two driftwood when played and in each production (F-79)."""

from __future__ import annotations

from ..table import Table, price


def test_brings_two_driftwood_when_played() -> None:
    """F-79."""
    table = Table(hand=["beach_sledge"], goods=price("beach_sledge", driftwood=1))
    table.pick("play:beach_sledge")
    assert table.city() == ["beach_sledge"]
    assert table.goods() == {"driftwood": 3}
    assert table.scored("cards") == 1
    assert table.asked == 1


def test_its_driftwood_does_not_pay_for_it() -> None:
    """F-63: nor could it with a Customs Officer, who swaps one resource."""
    table = Table(hand=["beach_sledge"], goods={"sea_stone": 1}, city=["customs_officer"])
    assert table.why_not("play:beach_sledge") == "goods-short"


def test_a_treasure_may_pay_a_part() -> None:
    """F-6."""
    table = Table(hand=["beach_sledge"], goods=price("beach_sledge", treasure=1))
    table.pick("play:beach_sledge")
    table.pick(table.codes[-1])
    assert "treasure" not in table.goods()
    assert sum(table.goods().values()) == 3


def test_several_may_be_built() -> None:
    """F-77: common; only the new one acts."""
    table = Table(hand=["beach_sledge"], goods=price("beach_sledge"), city=["beach_sledge"] * 2)
    table.pick("play:beach_sledge")
    assert table.city() == ["beach_sledge"] * 3
    assert table.goods() == {"driftwood": 2}


def test_each_one_brings_two_in_spring_and_in_autumn() -> None:
    """F-96, F-98."""
    table = Table(city=["beach_sledge"] * 3, workers=0)
    table.pick("prepare")
    assert table.goods() == {"driftwood": 6}
    table = Table(city=["beach_sledge"] * 3, season="summer", workers=0)
    table.pick("prepare", "first:green")
    assert table.goods() == {"driftwood": 6}


def test_stands_still_when_summer_comes() -> None:
    """F-97."""
    table = Table(city=["beach_sledge"], season="spring", workers=0, bay=["port", "market"])
    table.pick("prepare", "take:bay.port", "take:bay.market")
    assert table.goods() == {}
    assert table.asked == 1


def test_the_sledges_of_others_bring_nothing() -> None:
    table = Table(workers=0, others=[{"city": ["beach_sledge"]}])
    table.pick("prepare")
    assert table.goods() == {}
    assert table.goods(1) == {}


def test_brings_its_driftwood_in_the_postal_pigeons_beak() -> None:
    """F-62: a free play is a play in every respect."""
    table = Table(hand=["postal_pigeon"], goods=price("postal_pigeon"), next=["beach_sledge", "harbor"])
    table.pick("play:postal_pigeon", "play:beach_sledge")
    assert table.goods() == {"driftwood": 2}


def test_holds_an_anchor_for_a_green_critter() -> None:
    """F-53."""
    table = Table(hand=["scribe"], city=["beach_sledge"], next=["port"])
    table.pick("play:scribe@beach_sledge")
    assert table.anchors() == 2
    assert table.built("beach_sledge")["occupied"] is True
    assert table.goods() == {}
    assert table.hand() == ["port"]


def test_has_one_place_for_an_anchor() -> None:
    """F-55."""
    table = Table(hand=["scribe"], city=[{"card": "beach_sledge", "occupied": True}])
    assert table.why_not("play:scribe@beach_sledge") == "home-taken"
