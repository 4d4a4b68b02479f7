"""The Resin Refinery (E-195): 1 resin when played and in each Production (E-83)."""

from __future__ import annotations

import pytest

from ..table import Table


def test_gives_a_resin_when_played() -> None:
    table = Table(hand=["resin_refinery"], goods={"resin": 1, "pebble": 1})
    table.pick("play:resin_refinery")
    assert table.city() == ["resin_refinery"]
    assert table.goods() == {"resin": 1}
    assert table.asked == 1
    assert table.scored("cards") == 1


def test_costs_a_resin_and_a_pebble() -> None:
    """E-55, E-61: the resin it will give cannot pay for it."""
    table = Table(hand=["resin_refinery"], goods={"twig": 5, "pebble": 1, "berry": 5})
    refusal = table.refusal("play:resin_refinery")
    assert refusal.reason == "goods-short"
    assert refusal.details["missing"] == "1resin"


def test_any_number_stands_in_one_city() -> None:
    """E-6: it is common, and only the one just played acts."""
    table = Table(
        hand=["resin_refinery"], goods={"resin": 1, "pebble": 1}, city=["resin_refinery", "resin_refinery"]
    )
    table.pick("play:resin_refinery")
    assert table.city() == ["resin_refinery"] * 3
    assert table.goods() == {"resin": 1}


@pytest.mark.parametrize("season", ["winter", "summer"])
def test_each_one_gives_a_resin_in_spring_and_autumn(season: str) -> None:
    """E-122, E-124."""
    table = Table(city=["resin_refinery", "resin_refinery"], season=season, workers=0)
    table.pick("prepare")
    assert table.goods() == {"resin": 2}
    assert table.asked == 1


def test_summer_brings_no_resin() -> None:
    """E-123."""
    table = Table(city=["resin_refinery"], season="spring", workers=0)
    table.pick("prepare", "done")
    assert table.goods() == {}


def test_one_played_in_summer_still_acts() -> None:
    """E-125."""
    table = Table(hand=["resin_refinery"], goods={"resin": 1, "pebble": 1}, season="summer")
    table.pick("play:resin_refinery")
    assert table.goods() == {"resin": 1}


def test_the_chip_sweep_lives_there_free_and_makes_it_act_again() -> None:
    """E-57, E-164."""
    table = Table(hand=["chip_sweep", "chip_sweep"], city=["resin_refinery"])
    table.pick("play:chip_sweep@resin_refinery")
    assert table.goods() == {"resin": 1}
    assert table.built("resin_refinery")["occupied"]
    table.pick("visit:one_berry")
    assert table.why_not("play:chip_sweep@resin_refinery") == "home-taken"


def test_the_miner_mole_copies_one_of_a_neighbour() -> None:
    """E-171: the gain is the copier's."""
    table = Table(hand=["miner_mole"], goods={"berry": 3}, others=[{"city": ["resin_refinery"]}])
    table.pick("play:miner_mole", "activate:1.resin_refinery")
    assert table.goods() == {"resin": 1}
    assert table.goods(1) == {}
