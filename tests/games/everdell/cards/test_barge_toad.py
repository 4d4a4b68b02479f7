"""The Barge Toad (E-163): two twigs for each Farm, when played and in each Production."""

from __future__ import annotations

import pytest

from ..table import Table


@pytest.mark.parametrize("farms", [0, 1, 2, 5])
def test_brings_two_twigs_for_each_farm_when_played(farms: int) -> None:
    """E-163: no Farm, nothing."""
    table = Table(hand=["barge_toad"], goods={"berry": 2, "resin": 1}, city=["farm"] * farms)
    table.pick("play:barge_toad")
    assert table.goods() == {"resin": 1} | ({"twig": 2 * farms} if farms else {})
    assert table.asked == 1


def test_occupied_farms_count() -> None:
    """E-163."""
    table = Table(
        hand=["barge_toad"], goods={"berry": 2}, city=["farm", {"card": "farm", "occupied": True}, "wife"]
    )
    table.pick("play:barge_toad")
    assert table.goods() == {"twig": 4}


def test_the_farms_of_others_do_not_count() -> None:
    """E-163."""
    table = Table(hand=["barge_toad"], goods={"berry": 2}, others=[{"city": ["farm", "farm"]}])
    table.pick("play:barge_toad")
    assert table.goods() == {}


def test_a_farm_that_comes_later_brings_no_twigs_at_once() -> None:
    """E-83: he acts when he is played and in Productions."""
    table = Table(hand=["farm"], goods={"twig": 2, "resin": 1}, city=["barge_toad"])
    table.pick("play:farm")
    assert table.goods() == {"berry": 1}


@pytest.mark.parametrize(("season", "twigs"), [("winter", 4), ("spring", 0), ("summer", 4)])
def test_works_when_spring_and_autumn_come_but_not_for_summer(season: str, twigs: int) -> None:
    """E-83, E-122 to E-124."""
    table = Table(city=["farm", "farm", "barge_toad"], season=season, workers=0)
    table.pick("prepare")
    if season == "spring":
        table.pick("done")
    assert table.asked == 1
    assert table.goods().get("twig", 0) == twigs


def test_each_toad_counts_every_farm() -> None:
    """E-87: all green cards act once each."""
    table = Table(city=["farm", "barge_toad", "farm", "barge_toad", "barge_toad"], workers=0)
    table.pick("prepare")
    assert table.goods() == {"twig": 12, "berry": 2}


def test_played_in_summer_he_still_acts() -> None:
    """E-125."""
    table = Table(season="summer", hand=["barge_toad"], goods={"berry": 2}, city=["farm"])
    table.pick("play:barge_toad")
    assert table.goods() == {"twig": 2}


def test_the_first_turns_of_the_rulebook() -> None:
    """X-5, with an opponent who takes berries meanwhile."""
    table = Table(
        hand=["farm"],
        meadow=["king", "queen", "barge_toad", "castle", "palace", "school", "theater", "evertree"],
        next=["mine"],
        forest=["twig_resin_berry", "three_berries", "two_any"],
    )
    table.pick("visit:three_twigs", "visit:one_berry")
    assert table.goods() == {"twig": 3}
    table.pick("visit:twig_resin_berry", "visit:one_berry")
    assert table.goods() == {"twig": 4, "resin": 1, "berry": 1}
    table.pick("play:farm", "prepare")
    assert table.goods() == {"twig": 2, "berry": 2}
    table.pick("play:meadow.barge_toad", "visit:one_berry")
    assert table.goods() == {"twig": 4}
    assert table.meadow()[2] == "mine"
    table.pick("prepare")
    assert table.goods() == {"twig": 6, "berry": 1}
    assert table.seat()["workers"] == 3
    assert table.seat()["season"] == "spring"


def test_a_chip_sweep_lets_him_act_again() -> None:
    """E-88, E-164."""
    table = Table(hand=["chip_sweep"], goods={"berry": 3}, city=["barge_toad", "farm"])
    table.pick("play:chip_sweep", "activate:0.barge_toad")
    assert table.goods() == {"twig": 2}


def test_a_miner_mole_counts_the_farms_of_the_toads_city() -> None:
    """E-171."""
    table = Table(
        hand=["miner_mole"], goods={"berry": 3}, city=["farm"],
        others=[{"city": ["barge_toad", "farm", "farm", "farm"]}],
    )  # fmt: skip
    table.pick("play:miner_mole", "activate:1.barge_toad")
    assert table.goods() == {"twig": 6}


def test_costs_two_berries_and_is_worth_one_point() -> None:
    table = Table(hand=["barge_toad"], goods={"berry": 3})
    table.pick("play:barge_toad")
    assert table.goods() == {"berry": 1}
    assert table.scored("cards") == 1


def test_one_berry_is_too_little() -> None:
    """E-61."""
    refusal = Table(hand=["barge_toad"], goods={"berry": 1, "twig": 5}).refusal("play:barge_toad")
    assert refusal.reason == "goods-short"
    assert refusal.details["missing"] == "1berry"


def test_is_a_green_card() -> None:
    """E-7, E-44: with three Farms he makes a Harvest Festival."""
    table = Table(city=["farm", "farm", "farm", "barge_toad"])
    table.pick("visit:harvest_festival")
    assert table.scored("harvest_festival") == 3


def test_is_a_common_critter() -> None:
    """E-6, E-194: a city may hold several; the School counts them, the Theater does not."""
    table = Table(hand=["barge_toad"], goods={"berry": 2}, city=["barge_toad", "school", "theater"])
    table.pick("play:barge_toad")
    assert table.city().count("barge_toad") == 2
    assert table.scored("school") == 2
    assert table.scored("theater") == 0


def test_lives_free_on_the_twig_barge() -> None:
    """E-57: played free he still acts (E-66)."""
    table = Table(hand=["barge_toad"], city=["twig_barge", "farm"])
    table.pick("play:barge_toad@twig_barge")
    assert table.built("twig_barge")["occupied"]
    assert table.goods() == {"twig": 2}


def test_each_twig_barge_houses_one_toad() -> None:
    """E-57, E-60."""
    table = Table(
        hand=["barge_toad", "barge_toad"], city=["twig_barge", {"card": "twig_barge", "occupied": True}]
    )
    table.pick("play:barge_toad@twig_barge", "visit:one_berry")
    assert table.built("twig_barge", number=1)["occupied"]
    assert table.why_not("play:barge_toad@twig_barge") == "home-taken"


def test_a_farm_is_no_home_for_him() -> None:
    """E-57."""
    table = Table(hand=["barge_toad"], city=["farm"])
    assert table.why_not("play:barge_toad@farm") == "not-its-home"


def test_the_cure_needs_him_and_the_undertaker() -> None:
    """E-45, E-46: named by Croak Wart Cure."""
    events = ["croak_wart_cure", "tax_relief", "path_of_the_pilgrims", "a_well_run_city"]
    without = Table(city=["undertaker", "farm"], goods={"berry": 2}, events_in_play=events)
    refusal = without.refusal("visit:croak_wart_cure")
    assert refusal.reason == "card-missing"
    assert refusal.details["card"] == "barge_toad"
    table = Table(city=["undertaker", "barge_toad"], goods={"berry": 2}, events_in_play=events)
    assert "visit:croak_wart_cure" in table.codes
