"""The Mine (E-195): 1 pebble when played and in each Production (E-83)."""

from __future__ import annotations

import pytest

from ..table import Table

PRICE = {"twig": 1, "resin": 1, "pebble": 1}


def test_gives_a_pebble_when_played() -> None:
    table = Table(hand=["mine"], goods={"twig": 1, "resin": 1, "pebble": 1})
    table.pick("play:mine")
    assert table.city() == ["mine"]
    assert table.goods() == {"pebble": 1}
    assert table.asked == 1
    assert table.scored("cards") == 2


@pytest.mark.parametrize("short", ["twig", "resin", "pebble"])
def test_costs_a_twig_a_resin_and_a_pebble(short: str) -> None:
    """E-55, E-61: the pebble it will give cannot pay for it."""
    table = Table(hand=["mine"], goods={name: n for name, n in PRICE.items() if name != short})
    refusal = table.refusal("play:mine")
    assert refusal.reason == "goods-short"
    assert refusal.details["missing"] == f"1{short}"


def test_any_number_stands_in_one_city() -> None:
    """E-6: it is common, and only the one just played acts."""
    table = Table(hand=["mine"], goods={"twig": 1, "resin": 1, "pebble": 1}, city=["mine", "mine"])
    table.pick("play:mine")
    assert table.city() == ["mine", "mine", "mine"]
    assert table.goods() == {"pebble": 1}


@pytest.mark.parametrize("season", ["winter", "summer"])
def test_each_one_gives_a_pebble_in_spring_and_autumn(season: str) -> None:
    """E-122, E-124."""
    table = Table(city=["mine", "mine"], season=season, workers=0)
    table.pick("prepare")
    assert table.goods() == {"pebble": 2}
    assert table.asked == 1


def test_summer_brings_no_pebble() -> None:
    """E-123."""
    table = Table(city=["mine"], season="spring", workers=0)
    table.pick("prepare", "done")
    assert table.goods() == {}


def test_one_played_in_summer_still_acts() -> None:
    """E-125."""
    table = Table(hand=["mine"], goods={"twig": 1, "resin": 1, "pebble": 1}, season="summer")
    table.pick("play:mine")
    assert table.goods() == {"pebble": 1}


def test_the_chip_sweep_makes_it_act_again() -> None:
    """E-164."""
    table = Table(hand=["chip_sweep"], goods={"berry": 3}, city=["mine"])
    table.pick("play:chip_sweep")
    assert table.goods() == {"pebble": 1}


def test_the_miner_mole_copies_one_of_a_neighbour() -> None:
    """E-171: the gain is the copier's."""
    table = Table(hand=["miner_mole"], goods={"berry": 3}, others=[{"city": ["mine"]}])
    table.pick("play:miner_mole", "activate:1.mine")
    assert table.goods() == {"pebble": 1}
    assert table.goods(1) == {}


def test_houses_one_miner_mole_each() -> None:
    """E-57."""
    table = Table(hand=["miner_mole", "miner_mole"], city=["mine"])
    table.pick("play:miner_mole@mine", "visit:one_berry")
    assert table.city() == ["mine", "miner_mole"]
    assert table.built("mine")["occupied"]
    assert table.why_not("play:miner_mole@mine") == "home-taken"
