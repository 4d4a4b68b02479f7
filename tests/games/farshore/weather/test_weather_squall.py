"""Squall: a preparation costs two cards at its end, and a resource."""

from __future__ import annotations

from typing import Any, Final

import pytest

from boardwright.core.plain_data import Json

from ..table import Table
from . import cleared

SQUALL: Final = "weather_squall"
BAY: Final[list[Json]] = ["grove", "port", "pirate", "inn", "windmill", "diver", "navigator", "steward"]

both_modes = pytest.mark.parametrize("mode", ["upper", "both"])


def prepared(mode: str = "upper", **more: Any) -> Table:
    """The first of two players prepares for a season, here for spring."""
    setting: dict[str, Any] = {"weather": SQUALL, "mode": mode, "workers": 0, "bay": BAY}
    table = Table(**(setting | more))
    table.pick("prepare")
    return table


# Upper half


@both_modes
def test_two_cards_of_your_choice_go(mode: str) -> None:
    table = prepared(mode, hand=["abbey", "galley", "harbor"])
    assert table.prompt == "weather-discard"
    assert table.why_not("done") == "not-offered"
    table.pick("discard:harbor", "discard:abbey")
    assert (table.hand(), sorted(table.discard()), table.asked) == (["galley"], ["abbey", "harbor"], 1)


@pytest.mark.parametrize("hand", [[], ["abbey"], ["abbey", "abbey"]])
def test_all_of_them_if_you_hold_no_more(hand: list[Json]) -> None:
    """Nothing is asked."""
    table = prepared(hand=hand)
    assert (table.hand(), len(table.discard()), table.asked) == ([], len(hand), 1)


def test_cards_that_the_season_brings_come_first() -> None:
    """A Scriptorium draws two in spring, and then two go."""
    table = prepared(city=["scriptorium"], next=["harbor", "manor"])
    table.pick("discard:manor")
    assert (table.hand(), sorted(table.discard())) == ([], ["harbor", "manor"])


def test_in_summer_the_cards_from_the_bay_come_first() -> None:
    """F-97: taken, and two of three go."""
    table = prepared(season="spring", hand=["abbey"])
    table.pick("take:bay.windmill", "take:bay.inn", "discard:abbey", "discard:inn")
    assert table.hand() == ["windmill"]


def test_in_autumn_it_comes_after_all_parts_of_the_bonus() -> None:
    """F-98."""
    table = prepared(
        season="summer", hand=["abbey"], city=["scriptorium"], next=["harbor", "manor", "gardens", "galley"]
    )
    table.pick("first:cards", "draw", "draw")
    assert table.hand() == ["abbey", "galley", "gardens", "harbor", "manor"]
    table.pick("discard:harbor", "discard:manor")
    assert table.hand() == ["abbey", "galley", "gardens"]


def test_upper_half_alone_leaves_resources() -> None:
    table = prepared(goods={"driftwood": 2, "seaweed": 1})
    assert table.goods() == {"driftwood": 2, "seaweed": 1}


def test_the_preparation_of_another_player_costs_you_nothing() -> None:
    table = prepared(others=[{"hand": ["abbey", "galley"], "goods": {"seaweed": 1}}], mode="both")
    assert (table.hand(1), table.goods(1)) == (["abbey", "galley"], {"seaweed": 1})


# Both halves


def test_a_resource_of_your_choice_goes_back() -> None:
    table = prepared("both", goods={"driftwood": 2, "seaweed": 1})
    assert table.codes == ["pay:driftwood", "pay:seaweed"]
    table.pick("pay:driftwood")
    assert (table.goods(), table.asked) == ({"driftwood": 1, "seaweed": 1}, 1)


def test_what_the_season_produced_can_go_back() -> None:
    """A Grove's mushroom is all there is."""
    table = prepared("both", city=["grove"])
    assert (table.goods(), table.asked) == ({}, 1)


def test_treasures_and_points_are_safe() -> None:
    """F-8: a treasure is no resource, and cannot be lost in place of one."""
    table = prepared("both", goods={"treasure": 2}, points=3)
    assert (table.goods(), table.points(), table.asked) == ({"treasure": 2}, 3, 1)
    mixed = prepared("both", goods={"treasure": 2, "seaweed": 1})
    assert mixed.goods() == {"treasure": 2}


def test_without_a_resource_nothing_goes() -> None:
    table = prepared("both", hand=["abbey"])
    assert (table.goods(), table.hand(), table.asked) == ({}, [], 1)


# The last to prepare, Captain Bonny, and the end of it


def test_the_last_to_prepare_suffers_from_it_though_the_next_card_is_turned_up() -> None:
    """F-138."""
    table = prepared(
        hand=["abbey", "galley"], others=[{"season": "spring"}], coming={"weather": ["weather_surge"]}
    )
    table.pick("discard:abbey")
    assert (table.hand(), table.weather()) == ([], "weather_surge")


def test_the_last_to_prepare_does_not_suffer_from_the_squall_just_turned_up() -> None:
    """F-138: it governs from the next turn on."""
    table = prepared(
        "both", weather="weather_surge", hand=["abbey", "galley"], goods={"seaweed": 1},
        others=[{"season": "spring"}], coming={"weather": [SQUALL]},
    )  # fmt: skip
    assert (table.hand(), table.goods(), table.weather()) == (["abbey", "galley"], {"seaweed": 1}, SQUALL)


def test_captain_bonny_loses_nothing_when_she_prepares() -> None:
    """F-136: under the squall that was just turned up, her four cards of spring stay, and the two before."""
    table = Table(
        bonny=4, weather="weather_surge", coming={"weather": [SQUALL]}, workers=0,
        captain={"hand": ["abbey", "galley"], "goods": {"treasure": 1}}, bay=BAY,
    )  # fmt: skip
    table.pick("prepare")
    assert table.weather() == SQUALL
    assert (table.seat(1)["season"], len(table.hand(1)), table.goods(1)) == ("spring", 6, {"treasure": 1})


def test_it_is_over_when_the_next_card_is_turned_up() -> None:
    """The second player prepares for summer in peace."""
    table = cleared(
        SQUALL, "weather_surge", hand=["abbey", "galley"], workers=0, goods={"seaweed": 1}, bay=BAY
    )
    table.pick("prepare", "take:bay.inn", "take:bay.windmill")
    assert table.hand(1) == ["abbey", "galley", "inn", "windmill"]
    assert table.goods(1) == {"seaweed": 1}
