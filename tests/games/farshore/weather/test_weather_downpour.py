"""Downpour: a shore location gives a resource less; after an island a card goes."""

from __future__ import annotations

from typing import Any, Final

import pytest

from ..table import Table
from . import cleared

DOWNPOUR: Final = "weather_downpour"
SHORES: Final = {
    "shore_driftwood": "driftwood", "shore_seaweed": "seaweed", "shore_sea_stone": "sea_stone",
    "shore_mushroom": "mushroom",
}  # fmt: skip

every_shore = pytest.mark.parametrize("shore", SHORES)
both_modes = pytest.mark.parametrize("mode", ["upper", "both"])


def landed(shore: str, **more: Any) -> Table:
    table = Table(**more)
    table.pick(f"visit:{shore}")
    return table


# Upper half


@both_modes
@every_shore
def test_each_shore_location_gives_a_resource_less(shore: str, mode: str) -> None:
    """Cards come as ever, and what you had before stays yours."""
    good = SHORES[shore]
    fair = landed(shore, goods={good: 2})
    wet = landed(shore, goods={good: 2}, weather=DOWNPOUR, mode=mode)
    assert wet.goods() == {good: fair.goods()[good] - 1}
    assert wet.goods()[good] >= 2
    assert len(wet.hand()) == len(fair.hand())


def test_the_only_stone_of_a_location_is_washed_away() -> None:
    table = landed("shore_sea_stone", weather=DOWNPOUR, mode="upper")
    assert (table.goods(), len(table.hand())) == ({}, 2)


@every_shore
def test_other_resources_are_safe(shore: str) -> None:
    """Of your choice among those it gives: not among those you have."""
    others = dict.fromkeys([good for good in (*SHORES.values(), "treasure") if good != SHORES[shore]], 1)
    table = landed(shore, goods=others, weather=DOWNPOUR, mode="upper")
    assert {good: n for good, n in table.goods().items() if good != SHORES[shore]} == others


@every_shore
def test_a_market_adds_its_resource_all_the_same(shore: str) -> None:
    """F-148: one less and one extra."""
    fair = landed(shore)
    table = landed(shore, weather=DOWNPOUR, mode="upper", city=["market"])
    assert table.goods() == fair.goods()


@every_shore
def test_a_location_that_a_crows_nest_looks_at_gives_everything(shore: str) -> None:
    """F-43: no worker was placed there."""
    fair = landed(shore)
    table = Table(weather=DOWNPOUR, mode="both", city=["crows_nest"])
    table.pick("visit:0.crows_nest", f"copy:{shore}")
    assert table.goods() == fair.goods()


def test_an_echo_of_the_shore_gives_everything() -> None:
    """F-43."""
    table = Table(weather=DOWNPOUR, mode="upper", islands=["isle_echo", "isle_gems"])
    table.pick("visit:isle_echo", "copy:shore_driftwood")
    assert table.goods() == landed("shore_driftwood").goods()


def test_upper_half_alone_leaves_islands_and_docks_as_they_are() -> None:
    table = Table(weather=DOWNPOUR, mode="upper", hand=["abbey"], islands=["isle_gems", "isle_spit"])
    table.pick("visit:isle_gems")
    assert (table.hand(), table.goods()) == (["abbey"], {"sea_stone": 2})
    docks = Table(weather=DOWNPOUR, mode="upper", hand=["abbey"])
    docks.pick("visit:docks", "discard:abbey", "gain:seaweed")
    assert docks.goods() == {"seaweed": 1}


# Both halves


def test_after_an_island_a_card_of_your_choice_goes() -> None:
    """For nothing, and after what the island gives."""
    table = Table(weather=DOWNPOUR, mode="both", hand=["abbey", "galley"], islands=["isle_gems", "isle_spit"])
    table.pick("visit:isle_gems")
    assert table.goods() == {"sea_stone": 2}
    assert table.codes == ["discard:abbey", "discard:galley"]
    table.pick("discard:galley")
    assert (table.hand(), table.discard(), table.asked) == (["abbey"], ["galley"], 1)


def test_without_a_card_nothing_goes() -> None:
    table = Table(weather=DOWNPOUR, mode="both", islands=["isle_gems", "isle_spit"])
    table.pick("visit:isle_gems")
    assert (table.discard(), table.goods(), table.asked) == ([], {"sea_stone": 2}, 1)


def test_a_card_the_island_gave_can_be_the_one() -> None:
    """Kelp Lagoon: three seaweed, and the only card in hand is the one just drawn."""
    table = Table(weather=DOWNPOUR, mode="both", islands=["isle_lagoon", "isle_spit"], next=["harbor"])
    table.pick("visit:isle_lagoon")
    assert (table.hand(), table.discard(), table.goods()) == ([], ["harbor"], {"seaweed": 3})


def test_after_the_shore_no_card_goes() -> None:
    table = landed("shore_driftwood", weather=DOWNPOUR, mode="both", hand=["abbey"])
    assert (table.hand(), table.goods()) == (["abbey"], {"driftwood": 2})


def test_after_an_island_that_a_crows_nest_looks_at_a_card_goes_as_well() -> None:
    """F-43: the card says "after you resolve an island", whereas the upper half speaks of placing workers."""
    table = Table(
        weather=DOWNPOUR, mode="both", city=["crows_nest"], hand=["abbey"], islands=["isle_gems", "isle_spit"]
    )
    table.pick("visit:0.crows_nest", "copy:isle_gems")
    assert (table.hand(), table.goods()) == ([], {"sea_stone": 2})


# Captain Bonny, and the end of it


def test_captain_bonny_keeps_her_cards_on_an_island() -> None:
    """F-136."""
    table = Table(bonny=4, weather=DOWNPOUR, captain={"hand": ["abbey"]}, routes=["route_01"])
    table.pick("visit:docks")
    assert (table.seat(1)["deployed"], table.hand(1)) == (["isle_gems"], ["abbey"])


def test_it_stops_when_the_next_card_is_turned_up() -> None:
    table = cleared(DOWNPOUR, "weather_surge", hand=["abbey"])
    table.pick("visit:isle_gems")
    assert table.hand(1) == ["abbey"]
    shore = cleared(DOWNPOUR, "weather_surge")
    shore.pick("visit:shore_driftwood")
    assert shore.goods(1) == landed("shore_driftwood").goods()
