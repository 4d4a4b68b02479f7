"""The Woodcarver (E-186)."""

from __future__ import annotations

import pytest

from ..table import Table


@pytest.mark.parametrize("twigs", [0, 1, 2, 3])
def test_carves_points_out_of_twigs(twigs: int) -> None:
    table = Table(hand=["woodcarver"], goods={"twig": 4, "berry": 2})
    table.pick("play:woodcarver", f"pay:{twigs}")
    assert table.goods() == {"twig": 4 - twigs}
    assert table.points() == twigs
    assert table.asked == 1


def test_takes_from_none_to_three() -> None:
    """E-112."""
    table = Table(hand=["woodcarver"], goods={"twig": 5, "berry": 2})
    table.pick("play:woodcarver")
    assert table.codes == ["pay:0", "pay:1", "pay:2", "pay:3"]


def test_takes_no_more_than_there_are() -> None:
    table = Table(hand=["woodcarver"], goods={"twig": 2, "berry": 2})
    table.pick("play:woodcarver")
    assert table.codes == ["pay:0", "pay:1", "pay:2"]


def test_carves_nothing_out_of_other_goods() -> None:
    table = Table(hand=["woodcarver"], goods={"resin": 3, "pebble": 3, "berry": 5})
    table.pick("play:woodcarver")
    assert table.asked == 1
    assert table.points() == 0
    assert table.goods() == {"resin": 3, "pebble": 3, "berry": 3}


def test_does_not_touch_what_lies_in_the_storehouse() -> None:
    """E-210."""
    table = Table(
        hand=["woodcarver"], goods={"berry": 2}, city=[{"card": "storehouse", "goods": {"twig": 3}}]
    )
    table.pick("play:woodcarver")
    assert table.asked == 1
    assert table.built("storehouse")["goods"] == {"twig": 3}


def test_the_twigs_go_to_the_supply() -> None:
    table = Table(hand=["woodcarver"], goods={"twig": 3, "berry": 2})
    table.pick("play:woodcarver", "pay:3")
    assert table.goods() == {}
    assert table.goods(1) == {}


def test_carves_again_in_the_production_of_spring() -> None:
    """E-83, E-122."""
    table = Table(city=["woodcarver"], goods={"twig": 4}, workers=0)
    table.pick("prepare", "pay:3")
    assert table.goods() == {"twig": 1}
    assert table.points() == 3


def test_carves_again_in_the_production_of_autumn() -> None:
    """E-83, E-124."""
    table = Table(city=["woodcarver"], goods={"twig": 1}, season="summer", workers=0)
    table.pick("prepare", "pay:1")
    assert table.points() == 1


def test_may_rest_in_a_production() -> None:
    """E-87."""
    table = Table(city=["woodcarver"], goods={"twig": 4}, workers=0)
    table.pick("prepare", "pay:0")
    assert table.goods() == {"twig": 4}
    assert table.points() == 0


def test_does_not_act_when_summer_comes_but_does_when_played_in_summer() -> None:
    """E-123, E-125."""
    table = Table(
        hand=["woodcarver"], goods={"twig": 2, "berry": 2}, city=["woodcarver"], season="spring", workers=0
    )
    table.pick("prepare", "done")
    assert table.points() == 0
    table.pick("visit:one_berry", "play:woodcarver", "pay:2")
    assert table.points() == 2


def test_can_use_the_twigs_of_a_barge_in_the_same_production() -> None:
    """E-87: the player could let the Twig Barge act first."""
    table = Table(city=["woodcarver", "twig_barge"], workers=0)
    table.pick("prepare", "pay:2")
    assert table.goods() == {}
    assert table.points() == 2


def test_each_of_two_carvers_takes_three() -> None:
    table = Table(city=["woodcarver", "woodcarver"], goods={"twig": 7}, workers=0)
    table.pick("prepare", "pay:3", "pay:3")
    assert table.goods() == {"twig": 1}
    assert table.points() == 6


def test_a_chip_sweep_sets_him_to_work_once_more() -> None:
    """E-88, E-164."""
    table = Table(city=["woodcarver", "chip_sweep"], goods={"twig": 6}, workers=0)
    table.pick("prepare", "produce:0.chip_sweep", "pay:3", "pay:3")
    assert table.goods() == {}
    assert table.points() == 6


def test_a_mole_that_copies_him_carves_its_own_players_twigs() -> None:
    """E-171."""
    table = Table(
        hand=["miner_mole"],
        goods={"twig": 2, "berry": 3},
        others=[{"city": ["woodcarver"], "goods": {"twig": 3}}],
    )
    table.pick("play:miner_mole", "activate:1.woodcarver", "pay:2")
    assert table.points() == 2
    assert table.points(1) == 0
    assert table.goods(1) == {"twig": 3}


def test_costs_two_berries() -> None:
    refusal = Table(hand=["woodcarver"], goods={"berry": 1, "twig": 3}).refusal("play:woodcarver")
    assert refusal.reason == "goods-short"
    assert refusal.details == {"missing": "1berry"}


def test_several_may_live_in_a_city_for_two_points_each() -> None:
    """E-6."""
    table = Table(hand=["woodcarver"], goods={"berry": 2}, city=["woodcarver"])
    table.pick("play:woodcarver")
    assert table.city() == ["woodcarver", "woodcarver"]
    assert table.scored("cards") == 4


def test_counts_as_green() -> None:
    """E-44."""
    assert Table(city=["farm"] * 3).why_not("visit:harvest_festival") == "colour-short"
    assert "visit:harvest_festival" in Table(city=[*["farm"] * 3, "woodcarver"]).codes


def test_serves_the_ceiling_of_the_chapel_together_with_it() -> None:
    """X-4."""
    events = ["pristine_chapel_ceiling", "tax_relief", "croak_wart_cure", "a_well_run_city"]
    assert (
        "visit:pristine_chapel_ceiling" in Table(city=["woodcarver", "chapel"], events_in_play=events).codes
    )
    refusal = Table(city=["chapel"], events_in_play=events).refusal("visit:pristine_chapel_ceiling")
    assert refusal.reason == "card-missing"
    assert refusal.details == {"card": "woodcarver"}


def test_lives_free_in_the_storehouse_and_still_carves() -> None:
    """E-57, E-66."""
    table = Table(hand=["woodcarver"], goods={"twig": 1}, city=["storehouse"])
    table.pick("play:woodcarver@storehouse", "pay:1")
    assert table.city() == ["storehouse", "woodcarver"]
    assert table.built("storehouse")["occupied"]
    assert table.points() == 1


def test_chooses_between_a_full_storehouse_and_an_empty_one() -> None:
    """E-60: which copy is occupied is the player's choice where they differ."""
    table = Table(hand=["woodcarver"], city=["storehouse", {"card": "storehouse", "goods": {"twig": 3}}])
    table.pick("play:woodcarver@storehouse")
    assert sorted(table.codes) == ["use:0.storehouse", "use:0.storehouse.2"]
    table.pick("use:0.storehouse.2")
    assert table.built("storehouse", number=2)["occupied"]
    assert not table.built("storehouse").get("occupied", False)


def test_a_storehouse_houses_one_woodcarver() -> None:
    table = Table(hand=["woodcarver"], goods={"berry": 2}, city=[{"card": "storehouse", "occupied": True}])
    assert table.why_not("play:woodcarver@storehouse") == "home-taken"
