"""Preparing for season, passing, the end of the game (E-121 to E-126, E-131, E-132, E-141 to E-143)."""

from __future__ import annotations

import pytest

from boardwright.core.plain_data import Json

from .table import Table

ROW: list[str | None] = ["farm", "inn", "mine", "king", "wife", "queen", "monk", "crane"]
PASSED: dict[str, Json] = {"season": "autumn", "passed": True}

# Preparing


def test_the_clock_tower_comes_before_the_workers_return() -> None:
    """E-121 (a): while it asks, the workers still stand where they were."""
    table = Table(city=["clock_tower"], deployed=["three_twigs", "one_pebble"])
    table.pick("prepare")
    assert table.prompt == "reactivate"
    assert set(table.codes) == {"copy:three_twigs", "copy:one_pebble", "done"}
    assert table.seat()["deployed"] == ["three_twigs", "one_pebble"]
    assert table.seat()["season"] == "winter"
    table.pick("copy:three_twigs")
    assert table.goods() == {"twig": 3}
    assert table.built("clock_tower")["points"] == 2
    assert table.seat()["deployed"] == []


def test_the_clock_tower_need_not_be_used() -> None:
    """E-121 (a)."""
    table = Table(city=["clock_tower"], deployed=["three_twigs", "one_pebble"])
    table.pick("prepare", "done")
    assert table.goods() == {}
    assert table.built("clock_tower")["points"] == 3
    assert table.seat()["season"] == "spring"


def test_what_the_clock_tower_brings_is_there_for_the_production() -> None:
    """E-121: (a) before (d): the Woodcarver sells the twigs."""
    table = Table(city=["clock_tower", "woodcarver"], deployed=["three_twigs", "one_pebble"])
    table.pick("prepare", "copy:three_twigs", "pay:3")
    assert table.points() == 3


def test_workers_come_back_from_everywhere() -> None:
    """E-121 (b): from locations, events, the own city and other cities."""
    table = Table(
        season="summer", city=["storehouse"], events=["grand_tour"], others=[{"city": ["inn"]}],
        deployed=["three_twigs", "grand_tour", "0.storehouse", "1.inn"],
    )  # fmt: skip
    table.pick("prepare", "store:3twig")
    assert table.seat()["deployed"] == []
    assert table.seat()["workers"] == 6
    assert table.seat()["events"] == ["grand_tour"]
    table.pick("visit:three_twigs")
    assert table.goods(1) == {"twig": 3}


def test_permanent_workers_do_not_come_back() -> None:
    """E-121 (b), E-126."""
    table = Table(city=["monastery"], deployed=["0.monastery", "one_berry"])
    table.pick("prepare")
    assert table.seat()["deployed"] == ["0.monastery"]
    assert table.seat()["workers"] == 2


def test_workers_of_others_stay() -> None:
    """E-121 (b): also on cards of the one who prepares."""
    table = Table(workers=0, city=["inn"], others=[{"deployed": ["0.inn", "one_berry"]}])
    table.pick("prepare")
    assert table.seat(1)["deployed"] == ["one_berry", "0.inn"]


def test_the_turn_ends_with_the_season_bonus() -> None:
    """E-121 (e): the workers just returned wait for the next turn."""
    table = Table(workers=0, city=["farm"])
    table.pick("prepare")
    assert table.asked == 1
    assert table.goods() == {"berry": 1}
    assert table.seat()["workers"] == 3


def test_spring_brings_a_worker_and_a_production() -> None:
    """E-122."""
    table = Table(workers=0, city=["farm", "mine"], meadow=ROW)
    table.pick("prepare")
    assert table.seat()["season"] == "spring"
    assert table.seat()["workers"] == 3
    assert table.goods() == {"pebble": 1, "berry": 1}
    assert table.meadow() == ROW


def test_summer_brings_a_worker_and_two_meadow_cards() -> None:
    """E-123: no Production."""
    table = Table(season="spring", workers=0, city=["farm"], meadow=ROW, next=["bard", "judge"])
    table.pick("prepare", "take:meadow.farm", "take:meadow.queen")
    assert table.asked == 1
    assert table.seat()["season"] == "summer"
    assert table.seat()["workers"] == 4
    assert table.hand() == ["farm", "queen"]
    assert table.goods() == {}
    assert table.meadow() == ["bard", *ROW[1:5], "judge", *ROW[6:]]


@pytest.mark.parametrize(("codes", "hand"), [(["done"], []), (["take:meadow.king", "done"], ["king"])])
def test_in_summer_fewer_cards_may_be_taken(codes: list[str], hand: list[str]) -> None:
    """E-123."""
    table = Table(season="spring", workers=0, meadow=ROW)
    table.pick("prepare", *codes)
    assert table.asked == 1
    assert table.hand() == hand


def test_in_summer_the_hand_limit_holds() -> None:
    """E-123: with seven cards one more can be taken."""
    table = Table(season="spring", workers=0, hand=["farm"] * 7, meadow=ROW)
    table.pick("prepare", "take:meadow.king")
    assert table.asked == 1
    assert table.hand() == [*["farm"] * 7, "king"]


def test_autumn_brings_two_workers_and_a_production() -> None:
    """E-124."""
    table = Table(season="summer", workers=0, city=["farm", "mine"], meadow=ROW)
    table.pick("prepare")
    assert table.seat()["season"] == "autumn"
    assert table.seat()["workers"] == 6
    assert table.goods() == {"pebble": 1, "berry": 1}
    assert table.meadow() == ROW


def test_after_autumn_nobody_prepares() -> None:
    """E-124."""
    table = Table(season="autumn", workers=0)
    assert table.why_not("prepare") == "last-season"


def test_green_cards_played_in_summer_act() -> None:
    """E-125."""
    table = Table(season="summer", hand=["farm"], goods={"twig": 2, "resin": 1})
    table.pick("play:farm")
    assert table.goods() == {"berry": 1}


@pytest.mark.parametrize(("season", "workers"), [("winter", 3), ("spring", 4), ("summer", 6)])
def test_workers_grow_from_two_to_six(season: str, workers: int) -> None:
    """E-126."""
    table = Table(season=season, workers=0, hand=["farm"] * 8)
    table.pick("prepare")
    assert table.seat()["workers"] == workers


@pytest.mark.parametrize(("season", "workers"), [("winter", 2), ("spring", 3), ("summer", 5)])
def test_lost_workers_do_not_come_back(season: str, workers: int) -> None:
    """E-126."""
    table = Table(season=season, lost=1, workers=0, hand=["farm"] * 8)
    table.pick("prepare")
    assert table.seat()["workers"] == workers
    assert table.seat()["lost"] == 1


# Passing


def test_who_cannot_act_in_autumn_must_pass() -> None:
    """E-131: no worker, no card that can be paid for."""
    table = Table(season="autumn", workers=0, meadow=[*ROW[:6], "king", "evertree"])
    assert table.codes == ["pass"]


def test_passing_is_final() -> None:
    """E-131: the others go on without."""
    table = Table(season="autumn")
    table.pick("pass")
    for _ in range(2):
        table.pick("visit:one_berry")
        assert table.asked == 1
    assert table.seat()["workers"] == 6


def test_one_may_pass_with_workers_and_playable_cards() -> None:
    """E-132."""
    table = Table(season="autumn", hand=["wife"], goods={"berry": 2})
    assert table.offers("visit:")
    assert "play:wife" in table.codes
    table.pick("pass")
    assert table.seat()["passed"]
    assert table.hand() == ["wife"]


def test_passing_is_for_autumn() -> None:
    """E-131."""
    assert Table(season="summer", workers=0).why_not("pass") == "pass-early"


def test_a_passed_player_is_given_no_resources() -> None:
    """E-141: the Monk's berries go to the other one, without a question."""
    table = Table(hand=["monk"], goods={"berry": 3}, others=[PASSED, {}])
    table.pick("play:monk", "give:2")
    assert (table.goods(1), table.goods(2)) == ({}, {"berry": 2})


def test_with_all_others_passed_resources_go_to_the_supply_and_the_reward_is_earned() -> None:
    """E-141."""
    table = Table(hand=["monk"], goods={"berry": 3}, others=[PASSED])
    table.pick("play:monk", "give:2")
    assert table.goods() == {}
    assert table.goods(1) == {}
    assert table.points() == 4


def test_with_all_others_passed_the_payment_of_a_shepherd_goes_to_the_supply() -> None:
    """E-141."""
    table = Table(hand=["shepherd"], goods={"berry": 4}, others=[PASSED])
    table.pick("play:shepherd")
    assert table.goods() == {"berry": 1 + 3}
    assert table.goods(1) == {}


def test_a_passed_player_is_given_no_cards() -> None:
    """E-141: the Teacher's second card goes to the one who still plays."""
    table = Table(hand=["teacher"], goods={"berry": 2}, next=["king", "queen"], others=[PASSED, {}])
    table.pick("play:teacher", "keep:queen")
    assert (table.hand(), table.hand(1), table.hand(2)) == (["queen"], [], ["king"])


def test_with_all_others_passed_cards_are_discarded() -> None:
    """E-141."""
    table = Table(hand=["teacher"], goods={"berry": 2}, next=["king", "queen"], others=[PASSED])
    table.pick("play:teacher", "keep:queen")
    assert table.hand() == ["queen"]
    assert table.discard() == ["king"]


def test_a_fool_may_enter_the_city_of_a_passed_player() -> None:
    """E-142."""
    table = Table(hand=["fool"], goods={"berry": 3}, others=[PASSED, {}])
    table.pick("play:fool")
    assert table.codes == ["to:1", "to:2"]
    table.pick("to:1")
    assert table.city(1) == ["fool"]


def test_open_cards_of_a_passed_player_can_be_visited() -> None:
    """E-142, E-52: and he gains his token."""
    table = Table(others=[{**PASSED, "city": ["inn"]}], meadow=["farm", *["evertree"] * 2, "king", *ROW[3:7]])
    table.pick("visit:1.inn", "play:meadow.farm")
    assert table.city() == ["farm"]
    assert table.points(1) == 1


# The end


def test_the_others_go_on_in_turn_order() -> None:
    """E-143."""
    table = Table(season="autumn", others=[{"season": "autumn"}, {"season": "autumn"}])
    table.pick("visit:one_berry", "pass")
    asked = []
    for _ in range(3):
        asked.append(table.asked)
        table.pick("visit:one_berry")
    assert asked == [2, 0, 2]


def test_the_game_is_over_when_everybody_has_passed() -> None:
    """E-143."""
    table = Table(season="autumn", points=3, others=[{"season": "autumn", "points": 5}])
    table.pick("pass")
    assert table.state.waiting() == [1]
    table.pick("visit:one_berry", "pass")
    assert table.state.waiting() == []
    assert table.prompt == "over"
    assert [table.score(seat).total for seat in (0, 1)] == [3, 5]
    assert [table.score(seat).rank for seat in (0, 1)] == [2, 1]


def test_a_player_in_an_earlier_season_keeps_playing_after_others_have_passed() -> None:
    """E-143, E-23."""
    table = Table(season="autumn", others=[{"season": "summer", "workers": 0}])
    table.pick("pass", "prepare")
    assert table.asked == 1
    assert table.seat(1)["season"] == "autumn"
    table.pick("pass")
    assert table.prompt == "over"
