"""The Twig Barge (E-195): 2 twigs when played and in each Production (E-83)."""

from __future__ import annotations

import pytest

from ..table import Table


def test_gives_two_twigs_when_played() -> None:
    table = Table(hand=["twig_barge"], goods={"twig": 1, "pebble": 1})
    table.pick("play:twig_barge")
    assert table.city() == ["twig_barge"]
    assert table.goods() == {"twig": 2}
    assert table.asked == 1
    assert table.scored("cards") == 1


def test_costs_a_twig_and_a_pebble() -> None:
    """E-55, E-61: the twigs it will give cannot pay for it."""
    table = Table(hand=["twig_barge"], goods={"resin": 5, "pebble": 1, "berry": 5})
    refusal = table.refusal("play:twig_barge")
    assert refusal.reason == "goods-short"
    assert refusal.details["missing"] == "1twig"


def test_any_number_stands_in_one_city() -> None:
    """E-6: it is common, and only the one just played acts."""
    table = Table(hand=["twig_barge"], goods={"twig": 1, "pebble": 1}, city=["twig_barge", "twig_barge"])
    table.pick("play:twig_barge")
    assert table.city() == ["twig_barge"] * 3
    assert table.goods() == {"twig": 2}


@pytest.mark.parametrize("season", ["winter", "summer"])
def test_each_one_gives_two_twigs_in_spring_and_autumn(season: str) -> None:
    """E-122, E-124."""
    table = Table(city=["twig_barge", "twig_barge"], season=season, workers=0)
    table.pick("prepare")
    assert table.goods() == {"twig": 4}
    assert table.asked == 1


def test_summer_brings_no_twigs() -> None:
    """E-123."""
    table = Table(city=["twig_barge"], season="spring", workers=0)
    table.pick("prepare", "done")
    assert table.goods() == {}


def test_one_played_in_summer_still_acts() -> None:
    """E-125."""
    table = Table(hand=["twig_barge"], goods={"twig": 1, "pebble": 1}, season="summer")
    table.pick("play:twig_barge")
    assert table.goods() == {"twig": 2}


def test_the_chip_sweep_makes_it_act_again() -> None:
    """E-164."""
    table = Table(hand=["chip_sweep"], goods={"berry": 3}, city=["twig_barge"])
    table.pick("play:chip_sweep")
    assert table.goods() == {"twig": 2}


def test_the_miner_mole_copies_one_of_a_neighbour() -> None:
    """E-171: the gain is the copier's."""
    table = Table(hand=["miner_mole"], goods={"berry": 3}, others=[{"city": ["twig_barge"]}])
    table.pick("play:miner_mole", "activate:1.twig_barge")
    assert table.goods() == {"twig": 2}
    assert table.goods(1) == {}


def test_houses_one_barge_toad_who_gets_nothing_for_it() -> None:
    """E-57, E-163: the toad looks for Farms, not for barges."""
    table = Table(hand=["barge_toad", "barge_toad"], city=["twig_barge"])
    table.pick("play:barge_toad@twig_barge", "visit:one_berry")
    assert table.city() == ["twig_barge", "barge_toad"]
    assert table.goods() == {}
    assert table.why_not("play:barge_toad@twig_barge") == "home-taken"
