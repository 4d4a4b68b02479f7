"""The Monk (E-173): up to two berries for one opponent, two point tokens each; the second Monastery spot."""

from __future__ import annotations

import pytest

from ..table import Table

# Giving berries


@pytest.mark.parametrize("given", [0, 1, 2])
def test_may_give_up_to_two_berries_for_two_points_each(given: int) -> None:
    """E-173, E-112."""
    table = Table(hand=["monk"], goods={"berry": 5})
    table.pick("play:monk")
    assert table.prompt == "give"
    assert table.codes == ["give:0", "give:1", "give:2"]
    table.pick(f"give:{given}")
    assert table.points() == 2 * given
    assert table.goods() == {"berry": 4 - given}
    assert table.goods(1).get("berry", 0) == given
    assert table.asked == 1


def test_can_only_give_the_berries_left_after_his_cost() -> None:
    """E-68: the cost is paid before he acts."""
    table = Table(hand=["monk"], goods={"berry": 2, "twig": 4})
    table.pick("play:monk")
    assert table.codes == ["give:0", "give:1"]


def test_without_berries_nothing_is_asked() -> None:
    """E-173: only berries will do."""
    table = Table(hand=["monk"], goods={"berry": 1, "twig": 4})
    table.pick("play:monk")
    assert table.asked == 1
    assert table.points() == 0


def test_all_berries_go_to_one_opponent() -> None:
    """E-107, E-173."""
    table = Table(hand=["monk"], goods={"berry": 3}, others=[{}, {}])
    table.pick("play:monk")
    assert table.prompt == "receiver"
    assert table.codes == ["to:1", "to:2"]
    table.pick("to:2", "give:2")
    assert table.goods(1) == {}
    assert table.goods(2) == {"berry": 2}
    assert table.points() == 4


def test_who_has_passed_is_given_nothing() -> None:
    """E-141: of two opponents one is left, so there is no choice."""
    table = Table(
        hand=["monk"], goods={"berry": 3}, others=[{"season": "autumn", "passed": True}, {"season": "autumn"}]
    )
    table.pick("play:monk", "give:2")
    assert table.goods(1) == {}
    assert table.goods(2) == {"berry": 2}


def test_if_all_others_have_passed_the_berries_go_to_the_supply() -> None:
    """E-141: and the points are still gained."""
    table = Table(
        hand=["monk"], goods={"berry": 3}, season="autumn", others=[{"season": "autumn", "passed": True}]
    )
    table.pick("play:monk", "give:2")
    assert table.points() == 4
    assert table.goods() == {}
    assert table.goods(1) == {}


def test_alone_the_berries_go_to_the_supply() -> None:
    """E-173, E-251."""
    table = Table(solo=1, hand=["monk"], goods={"berry": 3})
    table.pick("play:monk", "give:2")
    assert table.points() == 4
    assert table.goods() == {}
    assert table.points(1) == 0


@pytest.mark.parametrize("season", ["winter", "summer"])
def test_gives_in_each_production(season: str) -> None:
    """E-83, E-173."""
    table = Table(city=["monk"], goods={"berry": 3}, season=season, workers=0)
    table.pick("prepare", "give:1")
    assert table.points() == 2
    assert table.goods(1) == {"berry": 1}
    assert table.asked == 1


def test_gives_nothing_when_summer_comes() -> None:
    """E-123."""
    table = Table(city=["monk"], goods={"berry": 3}, season="spring", workers=0)
    table.pick("prepare", "done")
    assert table.asked == 1
    assert table.points() == 0


def test_may_give_the_berries_of_the_same_production() -> None:
    """E-87: the order is free, so the Farms may come first."""
    table = Table(city=["monk", "farm", "farm"], workers=0)
    table.pick("prepare", "give:2")
    assert table.points() == 4


def test_acting_twice_he_may_choose_another_opponent() -> None:
    """E-107, E-164: one opponent for the whole effect, and each time it is a new one."""
    table = Table(hand=["chip_sweep"], city=["monk"], goods={"berry": 7}, others=[{}, {}], workers=0)
    table.pick("play:chip_sweep", "to:1", "give:2")
    assert table.goods(1) == {"berry": 2}
    table.pick("visit:one_berry", "visit:one_berry", "prepare", "produce:0.monk", "to:2", "give:2")
    assert table.goods(2) == {"berry": 3}
    assert table.points() == 8


# The Monastery


def test_opens_the_second_spot_of_the_monastery() -> None:
    """E-50, E-173, E-207."""
    table = Table(city=["monastery", "monk"], deployed=["0.monastery"], goods={"twig": 2})
    table.pick("visit:0.monastery")
    assert table.points() == 4
    assert table.goods(1) == {"twig": 2}
    assert table.seat()["deployed"] == ["0.monastery", "0.monastery"]


def test_without_him_the_second_spot_is_closed() -> None:
    """E-50, E-207."""
    table = Table(city=["monastery"], deployed=["0.monastery"], goods={"twig": 2})
    assert table.why_not("visit:0.monastery") == "spot-taken"


def test_the_monk_of_an_opponent_opens_nothing() -> None:
    """E-50: in the owner's city."""
    table = Table(
        city=["monastery"], deployed=["0.monastery"], goods={"twig": 2}, others=[{"city": ["monk"]}]
    )
    assert table.why_not("visit:0.monastery") == "spot-taken"


def test_there_is_no_third_spot() -> None:
    """E-50."""
    table = Table(
        city=["monastery", "monk"],
        deployed=["0.monastery", "0.monastery"],
        season="spring",
        goods={"twig": 2},
    )
    assert table.why_not("visit:0.monastery") == "spot-taken"


def test_played_he_opens_the_spot_at_once() -> None:
    """E-173."""
    table = Table(hand=["monk"], city=["monastery"], deployed=["0.monastery"], goods={"twig": 2, "berry": 1})
    assert table.why_not("visit:0.monastery") == "spot-taken"
    table.pick("play:monk", "visit:one_berry")
    assert "visit:0.monastery" in table.codes


def test_when_he_leaves_the_second_spot_is_closed_again() -> None:
    """E-173: while he is in the city."""
    table = Table(
        hand=["farm"], city=["monastery", "monk", "dungeon"], deployed=["0.monastery"], goods={"resin": 2}
    )
    assert "visit:0.monastery" in table.codes
    table.pick("play:farm=dungeon", "visit:one_berry")
    assert table.why_not("visit:0.monastery") == "spot-taken"


def test_a_worker_on_the_second_spot_stays_when_he_leaves() -> None:
    """E-53, E-173: permanent is permanent."""
    table = Table(
        hand=["farm"], city=["monastery", "monk", "dungeon"], deployed=["0.monastery", "0.monastery"],
        events=["path_of_the_pilgrims"],
        events_in_play=["path_of_the_pilgrims", "tax_relief", "croak_wart_cure", "a_well_run_city"],
    )  # fmt: skip
    table.pick("play:farm=dungeon", "visit:one_berry")
    assert table.city() == ["monastery", "dungeon", "farm"]
    assert table.seat()["deployed"] == ["0.monastery", "0.monastery"]
    assert table.scored("path_of_the_pilgrims") == 6


def test_workers_in_the_monastery_do_not_come_back() -> None:
    """E-53, E-126: of three workers in spring two are gone for good."""
    table = Table(city=["monastery", "monk"], deployed=["0.monastery", "0.monastery"])
    table.pick("prepare")
    assert table.seat()["workers"] == 1
    assert table.seat()["deployed"] == ["0.monastery", "0.monastery"]


# What is printed on him


def test_costs_one_berry_and_is_worth_no_points() -> None:
    table = Table(hand=["monk"], goods={"berry": 1})
    table.pick("play:monk")
    assert table.goods() == {}
    assert table.score().total == 0


def test_without_a_berry_he_does_not_come() -> None:
    """E-61."""
    refusal = Table(hand=["monk"], goods={"twig": 5}).refusal("play:monk")
    assert refusal.reason == "goods-short"
    assert refusal.details["missing"] == "1berry"


def test_is_a_green_card() -> None:
    """E-7, E-44."""
    table = Table(city=["farm", "farm", "farm", "monk"])
    table.pick("visit:harvest_festival")
    assert table.scored("harvest_festival") == 3


def test_is_a_unique_critter() -> None:
    """E-6, E-194."""
    table = Table(hand=["monk"], goods={"berry": 1}, city=["monk", "theater", "school"])
    assert table.why_not("play:monk") == "already-in-city"
    assert table.scored("theater") == 1
    assert table.scored("school") == 0


def test_lives_free_in_the_monastery_and_gives_all_the_same() -> None:
    """E-57, E-66."""
    table = Table(hand=["monk"], city=["monastery"], goods={"berry": 2})
    table.pick("play:monk@monastery", "give:2")
    assert table.built("monastery")["occupied"]
    assert table.points() == 4


def test_the_token_leaves_both_spots_to_workers() -> None:
    """E-50, E-57: a Critter that lives there takes no spot."""
    table = Table(hand=["monk"], city=["monastery"], deployed=["0.monastery"], goods={"pebble": 2})
    table.pick("play:monk@monastery", "visit:one_berry", "visit:0.monastery")
    assert table.points() == 4


def test_finds_no_home_in_an_occupied_monastery() -> None:
    """E-57."""
    table = Table(hand=["monk"], city=[{"card": "monastery", "occupied": True}])
    assert table.why_not("play:monk@monastery") == "home-taken"


def test_the_miscreants_need_him() -> None:
    """E-45: with the Dungeon."""
    events = ["croak_wart_cure", "tax_relief", "path_of_the_pilgrims", "ministering_to_miscreants"]
    without = Table(city=["dungeon"], events_in_play=events)
    assert without.refusal("visit:ministering_to_miscreants").details["card"] == "monk"
    table = Table(city=["dungeon", "monk"], events_in_play=events)
    assert "visit:ministering_to_miscreants" in table.codes
