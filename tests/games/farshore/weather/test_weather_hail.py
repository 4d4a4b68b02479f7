"""Hail: cards from the Bay cost a resource more; cards cannot be drawn from there."""

from __future__ import annotations

from typing import Final

import pytest

from boardwright.core.plain_data import Json

from ..table import Table, price
from . import cleared

HAIL: Final = "weather_hail"
BAY: Final[list[Json]] = ["grove", "port", "pirate", "inn", "windmill", "scribe", "navigator", "shipwreck"]
NEXT: Final = ["tumbler", "diver", "merchant", "sloop", "herbalist", "castaway", "gardens", "cooper"]
LULL: Final = ("rose_a_red", "rose_b_critter")

both_modes = pytest.mark.parametrize("mode", ["upper", "both"])


# Upper half


@both_modes
@pytest.mark.parametrize("card", ["grove", "port", "windmill", "scribe", "shipwreck"])
def test_a_card_from_the_bay_costs_a_resource_more(card: str, mode: str) -> None:
    """F-52, F-139: of any type, or a treasure."""
    table = Table(weather=HAIL, mode=mode, bay=BAY, goods=price(card))
    assert f"play:bay.{card}" not in table.codes
    for good in ("driftwood", "seaweed", "sea_stone", "mushroom", "treasure"):
        table = Table(weather=HAIL, mode=mode, bay=BAY, goods=price(card, **{good: 1}), roses=LULL)
        table.pick(f"play:bay.{card}")
        assert table.city() == [card]


@both_modes
@pytest.mark.parametrize("card", ["grove", "port", "windmill", "scribe", "shipwreck"])
def test_a_card_from_the_hand_costs_what_it_says(card: str, mode: str) -> None:
    table = Table(weather=HAIL, mode=mode, hand=[card], goods=price(card), roses=LULL)
    table.pick(f"play:{card}")
    assert table.city() == [card]


def test_the_same_card_may_be_too_dear_in_the_bay_and_not_in_the_hand() -> None:
    table = Table(weather=HAIL, mode="upper", bay=BAY, hand=["grove"], goods=price("grove"))
    assert table.offers("play:grove") == ["play:grove"]
    assert table.offers("play:bay.grove") == []


def test_an_anchor_pays_for_a_critter_of_the_bay_as_ever() -> None:
    """F-53: it is not paid for with resources."""
    table = Table(weather=HAIL, mode="both", bay=BAY, city=["tumbler"], roses=LULL, next=NEXT)
    table.pick("play:bay.scribe@tumbler")
    assert (table.city(), table.anchors()) == (["tumbler", "scribe"], 2)


def test_a_pigeons_card_is_not_from_the_bay() -> None:
    """F-143."""
    table = Table(
        weather=HAIL,
        mode="upper",
        hand=["postal_pigeon"],
        goods=price("postal_pigeon"),
        next=["grove", "harbor"],
        roses=LULL,
    )
    table.pick("play:postal_pigeon", "play:grove")
    assert table.city() == ["postal_pigeon", "grove"]


def test_upper_half_alone_leaves_draws_from_the_bay_as_they_are() -> None:
    table = Table(weather=HAIL, mode="upper", bay=BAY)
    table.pick("visit:lookout", "take:bay.windmill")
    assert table.hand() == ["windmill"]


# Both halves


def test_at_the_lookout_cards_come_from_the_deck() -> None:
    table = Table(weather=HAIL, mode="both", bay=BAY, next=NEXT)
    table.pick("visit:lookout")
    assert (table.hand(), table.bay(), table.asked) == (sorted(NEXT), BAY, 1)


def test_a_rope_bridge_draws_from_the_deck() -> None:
    table = Table(
        weather=HAIL,
        mode="both",
        bay=BAY,
        hand=["rope_bridge"],
        goods=price("rope_bridge"),
        next=NEXT,
        roses=LULL,
    )
    table.pick("play:rope_bridge")
    assert (table.hand(), table.bay(), table.asked) == (sorted(NEXT[:3]), BAY, 1)


def test_in_summer_two_cards_come_from_the_deck_instead() -> None:
    """F-97."""
    table = Table(weather=HAIL, mode="both", season="spring", workers=0, bay=BAY, next=NEXT)
    table.pick("prepare")
    assert (table.hand(), table.bay(), table.asked) == (sorted(NEXT[:2]), BAY, 1)


def test_in_autumn_two_cards_come_from_the_deck() -> None:
    """F-98."""
    table = Table(weather=HAIL, mode="both", season="summer", workers=0, bay=BAY, next=NEXT)
    table.pick("prepare")
    assert (table.hand(), table.bay(), table.asked) == (sorted(NEXT[:2]), BAY, 1)


def test_in_summer_the_hand_limit_holds_as_ever() -> None:
    """F-68: one card for a hand of seven."""
    seven: list[Json] = [*["merchant"] * 3, *["diver"] * 3, "harbor"]
    table = Table(weather=HAIL, mode="both", season="spring", workers=0, bay=BAY, hand=seven)
    table.pick("prepare")
    assert len(table.hand()) == 8


def test_playing_from_the_bay_is_no_draw() -> None:
    table = Table(weather=HAIL, mode="both", bay=BAY, goods=price("grove", mushroom=1), roses=LULL, next=NEXT)
    table.pick("play:bay.grove")
    assert (table.city(), table.bay()[0]) == (["grove"], "tumbler")


# Captain Bonny, and the end of it


def test_captain_bonny_takes_cards_from_the_bay() -> None:
    """F-136: by the plan in summer, a purple one at the Lookout."""
    table = Table(bonny=4, weather=HAIL, season="spring", workers=0, bay=BAY, next=NEXT)
    table.pick("prepare")
    assert table.hand(1) == ["inn", "navigator", "pirate", "port", "shipwreck", "windmill"]
    lookout = Table(bonny=4, weather=HAIL, deployed=["shore_driftwood"], routes=["route_10"], bay=BAY)
    lookout.pick("visit:docks")
    assert lookout.hand(1) == ["windmill"]


def test_it_stops_when_the_next_card_is_turned_up() -> None:
    table = cleared(HAIL, "weather_surge", bay=BAY, goods=price("port"))
    table.pick("play:bay.port")
    assert table.city(1) == ["port"]
    lookout = cleared(HAIL, "weather_surge", bay=BAY)
    lookout.pick("visit:lookout", "take:bay.windmill")
    assert lookout.hand(1) == ["windmill"]
