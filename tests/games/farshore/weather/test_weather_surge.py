"""Storm Surge: at most two cards at the Docks; the first card there is for nothing."""

from __future__ import annotations

from typing import Final

import pytest

from boardwright.core.plain_data import Json

from ..table import Table, price
from . import cleared

SURGE: Final = "weather_surge"
FOUR: Final[list[Json]] = ["abbey", "galley", "harbor", "manor"]


# Upper half


def test_at_the_docks_two_cards_are_the_most() -> None:
    """F-37: two resources for them, and the rest of the hand stays."""
    table = Table(weather=SURGE, mode="upper", hand=FOUR)
    table.pick("visit:docks", "discard:abbey", "discard:galley", "gain:seaweed", "gain:mushroom")
    assert table.hand() == ["harbor", "manor"]
    assert table.goods() == {"seaweed": 1, "mushroom": 1}
    assert table.asked == 1


def test_at_the_docks_less_is_still_possible() -> None:
    """F-37: none, or one."""
    none = Table(weather=SURGE, mode="upper", hand=FOUR)
    none.pick("visit:docks", "done")
    assert (len(none.hand()), none.goods()) == (4, {})
    one = Table(weather=SURGE, mode="upper", hand=FOUR)
    one.pick("visit:docks", "discard:abbey", "done", "gain:seaweed")
    assert (len(one.hand()), one.goods()) == (3, {"seaweed": 1})


def test_discards_elsewhere_are_as_ever() -> None:
    """Only the Docks are named: three cards at the Lookout, three for an Illuminator."""
    table = Table(weather=SURGE, mode="both", hand=FOUR)
    table.pick("visit:lookout", "discard:abbey", "discard:galley", "discard:harbor")
    assert table.hand() == ["manor"]
    city = Table(weather=SURGE, mode="both", hand=FOUR, city=["illuminator"])
    city.pick("visit:0.illuminator", "discard:abbey", "discard:galley", "discard:harbor", "done")
    assert (city.hand(), city.points()) == (["manor"], 3)


def test_upper_half_alone_takes_nothing_for_nothing() -> None:
    table = Table(weather=SURGE, mode="upper", hand=["abbey"])
    table.pick("visit:docks", "discard:abbey", "gain:sea_stone")
    assert table.goods() == {"sea_stone": 1}


# Both halves


def test_the_first_card_brings_nothing() -> None:
    """It has to go even if no other follows."""
    table = Table(weather=SURGE, mode="both", hand=FOUR)
    table.pick("visit:docks")
    assert (table.prompt, len(table.codes)) == ("weather-discard", 4)
    assert table.why_not("done") == "not-offered"
    table.pick("discard:manor", "done")
    assert (table.hand(), table.goods()) == (["abbey", "galley", "harbor"], {})


def test_after_it_two_more_cards_bring_resources() -> None:
    table = Table(weather=SURGE, mode="both", hand=FOUR)
    table.pick("visit:docks", "discard:manor", "discard:abbey", "discard:galley")
    table.pick("gain:seaweed", "gain:seaweed")
    assert (table.hand(), table.goods()) == (["harbor"], {"seaweed": 2})
    assert sorted(table.discard()) == ["abbey", "galley", "manor"]


@pytest.mark.parametrize("hand", [[], ["abbey"]])
def test_with_one_card_it_is_gone_and_with_none_nothing_happens(hand: list[Json]) -> None:
    """F-37: the worker may be placed all the same."""
    table = Table(weather=SURGE, mode="both", hand=hand)
    table.pick("visit:docks")
    assert (table.hand(), table.goods(), len(table.discard())) == ([], {}, len(hand))
    assert table.seat()["deployed"] == ["docks"]


def test_a_worker_that_a_stowaway_moves_there_is_not_spared() -> None:
    """F-144: it is placed there."""
    table = Table(
        weather=SURGE, mode="both", hand=["stowaway", "abbey"], goods=price("stowaway"), deployed=["lookout"]
    )
    table.pick("play:stowaway", "lift:lookout", "move:docks")
    assert (table.hand(), table.goods().get("mushroom", 0)) == ([], 0)
    assert table.discard() == ["abbey"]


# Captain Bonny, and the end of it


def test_captain_bonny_loses_no_card_at_the_docks() -> None:
    """F-136."""
    table = Table(
        bonny=4, weather=SURGE, season="spring", deployed=["shore_seaweed", "shore_sea_stone"],
        routes=["route_15"], captain={"hand": ["abbey", "galley"]},
    )  # fmt: skip
    table.pick("visit:lookout", *["draw"] * 8)
    assert table.seat(1)["deployed"] == ["docks"]
    assert (table.hand(1), table.ship(1)) == (["abbey", "galley"], 1)


def test_it_falls_when_the_next_card_is_turned_up() -> None:
    table = cleared(SURGE, "weather_frost", hand=FOUR)
    table.pick("visit:docks", "discard:abbey", "discard:galley", "discard:harbor")
    table.pick("gain:seaweed", "gain:seaweed", "gain:seaweed")
    assert (table.hand(1), table.goods(1)) == (["manor"], {"seaweed": 3})
