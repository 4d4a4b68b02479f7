"""The Judge (E-169): one resource of a cost may be paid with one of another kind."""

from __future__ import annotations

from typing import Final

import pytest

from boardwright.core.plain_data import Json

from ..table import Table

DEAR: Final = ["king", "king", "queen", "queen", "castle", "castle", "palace", "palace"]
"""A Meadow in which nothing costs less than five."""


def test_lets_a_twig_stand_for_a_berry() -> None:
    """X-6: 2 berries are asked, 1 berry and 1 twig are paid."""
    table = Table(hand=["wife"], goods={"twig": 1, "berry": 1}, city=["judge"])
    assert table.offers("play:wife") == ["play:wife=judge"]
    table.pick("play:wife=judge")
    assert table.city() == ["judge", "wife"]
    assert table.goods() == {}


def test_the_player_chooses_what_stands_for_a_berry() -> None:
    """E-169: any other kind there is some of."""
    table = Table(hand=["wife"], goods={"twig": 2, "resin": 2, "pebble": 2, "berry": 2}, city=["judge"])
    table.pick("play:wife=judge")
    assert table.prompt == "pay"
    assert set(table.codes) == {"pay:1twig+1berry", "pay:1resin+1berry", "pay:1pebble+1berry"}
    table.pick("pay:1pebble+1berry")
    assert table.goods() == {"twig": 2, "resin": 2, "pebble": 1, "berry": 1}


def test_the_player_chooses_for_what_it_stands() -> None:
    """E-61, E-169: each of three resources may be the one replaced; three are paid in any case."""
    table = Table(hand=["mine"], goods={"twig": 5, "resin": 5, "pebble": 5, "berry": 5}, city=["judge"])
    table.pick("play:mine=judge")
    assert set(table.codes) == {
        "pay:2resin+1pebble", "pay:1resin+2pebble", "pay:1resin+1pebble+1berry",
        "pay:2twig+1pebble", "pay:1twig+2pebble", "pay:1twig+1pebble+1berry",
        "pay:2twig+1resin", "pay:1twig+2resin", "pay:1twig+1resin+1berry",
    }  # fmt: skip


def test_a_resource_one_does_not_have_is_no_choice() -> None:
    """E-169: with twigs and berries only there is one swap, and nothing is asked."""
    table = Table(hand=["wife"], goods={"twig": 9, "berry": 9}, city=["judge"])
    table.pick("play:wife=judge")
    assert table.asked == 1
    assert table.goods() == {"twig": 8, "berry": 8}


def test_only_one_resource_is_swapped() -> None:
    """E-169: with two of other kinds in place of two berries it is too little."""
    table = Table(hand=["wife"], goods={"twig": 1, "resin": 1, "pebble": 1}, city=["judge"])
    assert table.offers("play:wife") == []
    assert table.why_not("play:wife=judge") == "helper-useless"


@pytest.mark.parametrize(
    "goods",
    [
        {"resin": 1, "pebble": 1, "berry": 1},
        {"resin": 2, "pebble": 1},
        {"twig": 2, "pebble": 1},
        {"twig": 1, "resin": 1, "berry": 1},
        {"twig": 1, "resin": 2},
        {"twig": 1, "pebble": 2},
    ],
)
def test_swaps_in_the_cost_of_constructions_too(goods: dict[str, Json]) -> None:
    """E-169: a Mine costs a twig, a resin and a pebble; berries may stand in as well."""
    table = Table(hand=["mine"], goods=goods, city=["judge"])
    table.pick("play:mine=judge")
    assert table.city() == ["judge", "mine"]
    assert table.goods() == {"pebble": 1}


def test_does_not_make_a_cost_smaller() -> None:
    """E-61, E-169: three resources remain three."""
    table = Table(hand=["mine"], goods={"twig": 2}, city=["judge"])
    assert table.offers("play:mine") == []


def test_is_not_used_unless_one_wishes() -> None:
    """E-169: may."""
    table = Table(hand=["wife"], goods={"twig": 1, "berry": 2}, city=["judge"])
    table.pick("play:wife")
    assert table.goods() == {"twig": 1}


def test_stays_and_helps_every_time() -> None:
    """E-169: not discarded."""
    table = Table(hand=["wife", "mine"], goods={"twig": 3, "resin": 1, "berry": 1}, city=["judge"])
    table.pick("play:wife=judge", "pay:1twig+1berry", "visit:one_berry", "play:mine=judge")
    assert table.city() == ["judge", "wife", "mine"]
    assert table.goods() == {"pebble": 1}


def test_has_nothing_to_swap_where_nothing_is_asked() -> None:
    """E-169: the Ruins cost nothing."""
    table = Table(hand=["ruins"], goods={"twig": 1}, city=["judge", "farm"])
    assert table.offers("play:ruins") == ["play:ruins"]


def test_helps_with_a_card_of_the_meadow() -> None:
    """E-54, E-169."""
    table = Table(
        goods={"resin": 1, "berry": 1}, city=["judge"], next=["farm"],
        meadow=["wife", "king", "queen", "castle", "palace", "school", "theater", "evertree"],
    )  # fmt: skip
    table.pick("play:meadow.wife=judge")
    assert table.city() == ["judge", "wife"]
    assert table.meadow()[0] == "farm"


def test_does_not_judge_for_himself() -> None:
    """E-85: he has to be in the city."""
    table = Table(hand=["judge"], goods={"twig": 1, "berry": 2})
    assert table.why_not("play:judge") == "goods-short"
    assert table.why_not("play:judge=judge") == "helper-absent"


def test_the_judge_of_an_opponent_is_no_help() -> None:
    """E-169."""
    table = Table(hand=["wife"], goods={"twig": 1, "berry": 2}, others=[{"city": ["judge"]}])
    assert table.why_not("play:wife=judge") == "helper-absent"


def test_does_not_make_room() -> None:
    """E-55: the conditions of a play hold all the same."""
    city = [*["mine"] * 3, *["twig_barge"] * 3, *["farm"] * 8, "judge"]
    table = Table(hand=["bard"], goods={"twig": 3, "berry": 3}, city=[*city])
    assert table.offers("play:bard") == []
    assert table.why_not("play:bard") == "no-slot"


# One ability for a card


def test_does_not_work_together_with_the_innkeeper() -> None:
    """E-62, E-169."""
    table = Table(hand=["king"], goods={"twig": 1, "berry": 2}, city=["judge", "innkeeper"])
    assert table.offers("play:king") == []
    assert table.why_not("play:king=innkeeper") == "helper-useless"


def test_does_not_work_together_with_the_crane() -> None:
    """E-62, E-169: of the eight resources of a Castle five are left, and those have to be the right ones."""
    table = Table(hand=["castle"], goods={"twig": 3, "resin": 2}, city=["judge", "crane"])
    assert table.offers("play:castle") == []


def test_does_not_work_together_with_the_dungeon() -> None:
    """E-62, E-169."""
    table = Table(hand=["king"], goods={"twig": 1, "berry": 2}, city=["judge", "dungeon", "wife"])
    assert table.offers("play:king") == []


def test_does_not_work_together_with_the_inn() -> None:
    """E-62: two berries for a Queen are left, and one cannot be swapped."""
    table = Table(goods={"twig": 1, "berry": 1}, city=["judge", "inn"], meadow=[*DEAR])
    assert table.why_not("visit:0.inn") == "nothing-playable"


def test_does_not_work_together_with_the_forest() -> None:
    """E-62: four berries for a Queen are left, and none can be swapped."""
    table = Table(
        goods={"twig": 1, "berry": 3}, city=["judge"], meadow=[*DEAR], next=["mine", "farm"],
        forest=["draw_two_meadow_play_one", "two_any", "three_berries"],
    )  # fmt: skip
    table.pick("visit:draw_two_meadow_play_one", "take:meadow.queen", "take:meadow.king")
    assert table.asked == 1
    assert table.city() == ["judge"]


# Costs that are none of his


def test_has_no_say_in_the_price_of_an_event() -> None:
    """E-169: the cure asks for 2 berries, and a twig is no berry."""
    table = Table(
        city=["judge", "undertaker", "barge_toad"], goods={"twig": 5, "berry": 1},
        events_in_play=["croak_wart_cure", "tax_relief", "path_of_the_pilgrims", "a_well_run_city"],
    )  # fmt: skip
    assert table.why_not("visit:croak_wart_cure") == "price-short"


def test_has_no_say_in_what_the_doctor_is_paid() -> None:
    """E-169: not a cost of a card."""
    table = Table(city=["judge", "doctor"], goods={"twig": 3}, workers=0)
    table.pick("prepare")
    assert table.asked == 1
    assert table.points() == 0


# With others


def test_what_he_swaps_in_goes_to_the_opponent_of_the_shepherd() -> None:
    """E-184."""
    table = Table(hand=["shepherd"], goods={"pebble": 1, "berry": 2}, city=["judge"])
    table.pick("play:shepherd=judge")
    assert table.goods(1) == {"pebble": 1, "berry": 2}
    assert table.goods() == {"berry": 3}


def test_the_university_gives_back_the_printed_cost() -> None:
    """E-160: whatever was really paid."""
    table = Table(hand=["wife"], goods={"twig": 1, "berry": 1}, city=["judge", "university"])
    table.pick("play:wife=judge", "visit:one_berry", "visit:0.university", "remove:0.wife", "gain:twig")
    assert table.goods() == {"twig": 1, "berry": 2}


def test_in_the_dungeon_he_judges_no_more() -> None:
    """E-203: his abilities are gone."""
    table = Table(
        hand=["wife"], goods={"twig": 1, "berry": 1}, city=[{"card": "dungeon", "under": ["judge"]}]
    )
    assert table.offers("play:wife") == []
    assert table.why_not("play:wife=judge") == "helper-absent"


# What is printed on him


def test_costs_three_berries_and_is_worth_two_points() -> None:
    """E-85: played, he does nothing by himself."""
    table = Table(hand=["judge"], goods={"berry": 4})
    table.pick("play:judge")
    assert table.asked == 1
    assert table.goods() == {"berry": 1}
    assert table.scored("cards") == 2


def test_two_berries_are_too_few() -> None:
    """E-61."""
    refusal = Table(hand=["judge"], goods={"berry": 2}).refusal("play:judge")
    assert refusal.reason == "goods-short"
    assert refusal.details["missing"] == "1berry"


def test_is_a_blue_card() -> None:
    """E-7, E-44."""
    table = Table(city=["crane", "dungeon", "judge"])
    table.pick("visit:city_monument")
    assert table.scored("city_monument") == 3


def test_is_a_unique_critter() -> None:
    """E-6, E-194."""
    table = Table(hand=["judge"], goods={"berry": 3}, city=["judge", "theater", "school"])
    assert table.why_not("play:judge") == "already-in-city"
    assert table.scored("theater") == 1
    assert table.scored("school") == 0


def test_lives_free_in_the_courthouse() -> None:
    """E-57; he is no Construction, so the Courthouse does not react (E-201)."""
    table = Table(hand=["judge"], city=["courthouse"])
    table.pick("play:judge@courthouse")
    assert table.built("courthouse")["occupied"]
    assert table.goods() == {}
    assert table.asked == 1


def test_finds_no_home_in_an_occupied_courthouse() -> None:
    """E-57."""
    table = Table(hand=["judge"], city=[{"card": "courthouse", "occupied": True}])
    assert table.why_not("play:judge@courthouse") == "home-taken"


def test_tax_relief_needs_him() -> None:
    """E-45: with the Queen."""
    events = ["croak_wart_cure", "tax_relief", "path_of_the_pilgrims", "a_well_run_city"]
    without = Table(city=["queen"], events_in_play=events)
    assert without.refusal("visit:tax_relief").details["card"] == "judge"
    table = Table(city=["queen", "judge"], events_in_play=events)
    assert "visit:tax_relief" in table.codes
