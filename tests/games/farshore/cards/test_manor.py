"""The Manor: 2 points for each Common Critter (F-152)."""

from __future__ import annotations

import pytest

from boardwright.core.plain_data import Json

from ..table import Table, price


def test_does_nothing_when_played_and_cannot_be_visited() -> None:
    """F-83."""
    table = Table(hand=["manor", "diver"], goods=price("manor"), city=["scribe"])
    table.pick("play:manor")
    assert table.city() == ["scribe", "manor"]
    assert table.goods() == {}
    assert table.hand() == ["diver"]
    assert table.asked == 1
    table.pick("visit:docks")
    assert table.why_not("visit:0.manor") == "no-spot"


def test_alone_it_is_worth_its_base() -> None:
    """F-152: a Construction does not fit its own words."""
    table = Table(city=["manor"])
    assert table.scored("cards") == 4
    assert table.scored("manor") == 0


@pytest.mark.parametrize(
    ("city", "critters"),
    [
        (["diver"], 1),
        (["diver", "diver", "scribe"], 3),
        (["diver", "postal_pigeon", "steward"], 3),
        (["treasure_hunter", "herbalist", "cooper", "pirate", "sculptor"], 0),
        (["grove", "rope_bridge", "inn", "abbey"], 0),
        (["castaway", "stowaway", "merchant"], 1),
    ],
)
def test_counts_common_critters_of_every_colour(city: list[Json], critters: int) -> None:
    """Neither Unique Critters nor Common Constructions."""
    assert Table(city=["manor", *city]).scored("manor") == 2 * critters


def test_counts_the_own_city_only() -> None:
    table = Table(city=["manor", "diver"], hand=["diver"], others=[{"city": ["scribe", "scribe"]}])
    assert table.scored("manor") == 2
    assert table.scored("manor", 1) == 0


def test_a_critter_of_its_colour_that_comes_by_anchor_is_unique_and_does_not_count() -> None:
    """F-53: all purple Critters are Unique."""
    table = Table(city=["manor", "merchant"], hand=["admiral"])
    table.pick("play:admiral@manor")
    assert table.scored("manor") == 2


def test_grows_with_the_city() -> None:
    table = Table(city=["manor"], hand=["steward"], goods=price("steward"))
    table.pick("play:steward")
    assert table.scored("manor") == 2


def test_beside_the_gardens_every_critter_counts_once() -> None:
    """Common ones here, Unique ones there."""
    table = Table(city=["manor", "gardens", "diver", "scribe", "herbalist"])
    assert table.scored("manor") == 4
    assert table.scored("gardens") == 2
    assert table.score().total == (4 + 4 + 1 + 1 + 1) + 4 + 2


def test_captain_bonny_gets_six_points_for_it_and_no_bonus() -> None:
    """F-132."""
    table = Table(bonny=1, captain={"city": ["manor", "diver"]})
    assert table.scored("bonny_cards", 1) == 8
    assert table.scored("manor", 1) == 0


def test_a_second_one_is_refused() -> None:
    """F-77."""
    table = Table(hand=["manor"], goods=price("manor"), city=["manor"])
    assert table.why_not("play:manor") == "already-in-city"


def test_is_the_second_purple_card_of_a_map() -> None:
    """F-45."""
    assert Table(city=["pilgrim"]).why_not("visit:map_purple") == "colour-short"
    assert "visit:map_purple" in Table(city=["pilgrim", "manor"]).codes
