"""The Sculptor: 2 points for each Unique Construction (F-152)."""

from __future__ import annotations

import pytest

from boardwright.core.plain_data import Json

from ..table import Table, price


def test_does_nothing_when_played_and_cannot_be_visited() -> None:
    """F-83."""
    table = Table(hand=["sculptor", "diver"], goods=price("sculptor"))
    table.pick("play:sculptor")
    assert table.city() == ["sculptor"]
    assert table.goods() == {}
    assert table.hand() == ["diver"]
    assert table.asked == 1
    table.pick("visit:docks")
    assert table.why_not("visit:0.sculptor") == "no-spot"


def test_alone_it_is_worth_its_base() -> None:
    """F-152: a Critter does not fit its own words."""
    table = Table(city=["sculptor"])
    assert table.scored("cards") == 4
    assert table.scored("sculptor") == 0


@pytest.mark.parametrize(
    ("city", "constructions"),
    [
        (["warehouse"], 1),
        (["warehouse", "hideout", "port", "crows_nest"], 4),
        (["harbor", "manor", "windmill", "gardens", "galleon"], 5),
        (["shipwreck"], 1),
        (["grove", "grove", "inn", "rope_bridge"], 0),
        (["governor", "herbalist", "castaway", "diver"], 0),
    ],
)
def test_counts_unique_constructions_of_every_colour(city: list[Json], constructions: int) -> None:
    """F-66, F-152: purple ones and those without a slot too; neither Common ones nor Critters."""
    assert Table(city=["sculptor", *city]).scored("sculptor") == 2 * constructions


def test_counts_the_own_city_only() -> None:
    table = Table(city=["sculptor", "port"], hand=["market"], others=[{"city": ["harbor", "market"]}])
    assert table.scored("sculptor") == 2
    assert table.scored("sculptor", 1) == 0


def test_the_construction_that_takes_the_anchor_counts() -> None:
    """F-53: all purple Constructions are Unique."""
    table = Table(hand=["sculptor"], city=["windmill"])
    table.pick("play:sculptor@windmill")
    assert table.anchors() == 2
    assert table.scored("sculptor") == 2


def test_beside_the_governor_every_construction_counts_once() -> None:
    """Unique ones here, Common ones there."""
    table = Table(city=["sculptor", "governor", "port", "grove", "inn"])
    assert table.scored("sculptor") == 2
    assert table.scored("governor") == 4


def test_captain_bonny_gets_six_points_for_it_and_no_bonus() -> None:
    """F-132."""
    table = Table(bonny=1, captain={"city": ["sculptor", "port"]})
    assert table.scored("bonny_cards", 1) == 8
    assert table.scored("sculptor", 1) == 0


def test_a_second_one_is_refused() -> None:
    """F-77."""
    table = Table(hand=["sculptor"], goods=price("sculptor"), city=["sculptor"])
    assert table.why_not("play:sculptor") == "already-in-city"


def test_takes_no_anchor_at_another_colour() -> None:
    """F-53."""
    table = Table(hand=["sculptor"], city=["port", "grove"])
    assert table.offers("play:sculptor") == []
    assert table.why_not("play:sculptor@port") == "not-its-home"


def test_is_the_second_purple_card_of_a_map() -> None:
    """F-45."""
    assert Table(city=["pilgrim"]).why_not("visit:map_purple") == "colour-short"
    assert "visit:map_purple" in Table(city=["pilgrim", "sculptor"]).codes
