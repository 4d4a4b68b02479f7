"""Lightning: no anchors; no treasures to pay with."""

from __future__ import annotations

from typing import Final

import pytest

from boardwright.core.plain_data import Json

from ..table import Table, price
from . import cleared

LIGHTNING: Final = "weather_lightning"
LULL: Final = ("rose_a_red", "rose_b_unique")

both_modes = pytest.mark.parametrize("mode", ["upper", "both"])


# Upper half


@both_modes
def test_anchors_cannot_be_used(mode: str) -> None:
    """F-53: a free Construction of the color does not help."""
    table = Table(weather=LIGHTNING, mode=mode, hand=["scribe"], city=["grove"])
    assert table.offers("play:scribe") == []
    assert table.why_not("play:scribe@grove") == "no-housing"
    assert table.anchors() == 3


@both_modes
def test_with_mushrooms_the_critter_can_be_played(mode: str) -> None:
    table = Table(
        weather=LIGHTNING, mode=mode, hand=["scribe"], city=["grove"], goods=price("scribe"), roses=LULL
    )
    table.pick("play:scribe")
    assert (table.city(), table.anchors()) == (["grove", "scribe"], 3)


def test_neither_from_the_bay() -> None:
    table = Table(weather=LIGHTNING, mode="upper", bay=["scribe"], city=["grove"])
    assert table.offers("play:bay.scribe") == []


def test_upper_half_alone_leaves_treasures_as_they_are() -> None:
    """F-6."""
    table = Table(weather=LIGHTNING, mode="upper", hand=["scribe"], goods={"treasure": 9})
    table.pick("play:scribe")
    assert table.city() == ["scribe"]


# Both halves


@pytest.mark.parametrize("card", ["scribe", "grove", "castaway", "shipwreck"])
def test_treasures_do_not_pay_for_cards(card: str) -> None:
    """F-6, F-52."""
    table = Table(weather=LIGHTNING, mode="both", hand=[card], goods={"treasure": 9})
    assert table.offers("play:") == []
    assert table.why_not(f"play:{card}") in ("goods-short", "resources-short-by")


def test_resources_pay_and_treasures_stay() -> None:
    """Nothing is asked about them."""
    table = Table(
        weather=LIGHTNING, mode="both", hand=["grove"], goods=price("grove", treasure=3), roses=LULL
    )
    table.pick("play:grove")
    assert table.goods() == {"mushroom": 1, "treasure": 3}


def test_treasures_do_not_pay_for_effects_either() -> None:
    """F-6: neither at an Abbey nor for a Sail Maker nor with a Merchant."""
    abbey = Table(weather=LIGHTNING, mode="both", city=["abbey"], goods={"treasure": 3})
    abbey.pick("visit:0.abbey")
    assert (abbey.points(), abbey.goods(), abbey.asked) == (0, {"treasure": 3}, 1)
    spring = Table(weather=LIGHTNING, mode="both", city=["sail_maker"], goods={"treasure": 3}, workers=0)
    spring.pick("prepare")
    assert (spring.ship(), spring.goods(), spring.asked) == (0, {"treasure": 3}, 1)
    merchant = Table(
        weather=LIGHTNING, mode="both", hand=["merchant"], goods=price("merchant", treasure=3), roses=LULL
    )
    merchant.pick("play:merchant")
    assert (merchant.goods(), merchant.asked) == ({"treasure": 3}, 1)


def test_treasures_do_not_pay_for_the_rest_of_a_reduced_cost() -> None:
    """F-60: an Inn waives three resources, and there is more to pay for each card of this Bay."""
    bay: list[Json] = ["harbor", "windmill", "manor", "gardens", "sculptor", "governor", "admiral", "galleon"]
    upper = Table(weather=LIGHTNING, mode="upper", city=["inn"], bay=bay, goods={"treasure": 9})
    assert "visit:0.inn" in upper.codes
    both = Table(weather=LIGHTNING, mode="both", city=["inn"], bay=bay, goods={"treasure": 9})
    assert both.offers("visit:0.") == []
    assert both.offers("play:") == []


def test_treasures_are_gained_and_worth_points_as_ever() -> None:
    """F-90: they are only not to be spent."""
    table = Table(
        weather=LIGHTNING,
        mode="both",
        hand=["pirate"],
        goods=price("pirate"),
        roses=("rose_a_red", "rose_b_common"),
    )
    table.pick("play:pirate")
    assert table.goods() == {"treasure": 2}
    assert table.scored("treasures") == 4


# Captain Bonny, and the end of it


def test_captain_bonny_still_gathers_treasures() -> None:
    """F-136: and needs none to play."""
    table = Table(bonny=4, weather=LIGHTNING, captain={"city": ["inn"]}, routes=["route_09"])
    table.pick("visit:docks")
    assert table.goods(1) == {"treasure": 2}


def test_it_is_over_when_the_next_card_is_turned_up() -> None:
    anchor = cleared(LIGHTNING, "weather_surge", hand=["herbalist"], city=["port"])
    anchor.pick("play:herbalist@port")
    assert (anchor.city(1), anchor.anchors(1)) == (["port", "herbalist"], 2)
    treasure = cleared(LIGHTNING, "weather_surge", hand=["herbalist"], goods={"treasure": 9})
    treasure.pick("play:herbalist")
    assert treasure.city(1) == ["herbalist"]
