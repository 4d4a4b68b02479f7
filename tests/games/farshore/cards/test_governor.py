"""The Governor: 2 points for each Common Construction (F-152)."""

from __future__ import annotations

import pytest

from boardwright.core.plain_data import Json

from ..table import Table, price


def test_does_nothing_when_played_and_cannot_be_visited() -> None:
    """F-83."""
    table = Table(hand=["governor", "diver"], goods=price("governor"))
    table.pick("play:governor")
    assert table.city() == ["governor"]
    assert table.goods() == {}
    assert table.hand() == ["diver"]
    assert table.asked == 1
    table.pick("visit:docks")
    assert table.why_not("visit:0.governor") == "no-spot"


def test_alone_it_is_worth_its_base() -> None:
    """F-152: a Critter does not fit its own words."""
    table = Table(city=["governor"])
    assert table.scored("cards") == 4
    assert table.scored("governor") == 0


@pytest.mark.parametrize(
    ("city", "constructions"),
    [
        (["grove"], 1),
        (["grove", "grove", "inn", "abbey", "rope_bridge"], 5),
        (["warehouse", "port", "harbor", "shipwreck", "crows_nest"], 0),
        (["diver", "steward", "postal_pigeon"], 0),
        (["post_office", "galley"], 1),
    ],
)
def test_counts_common_constructions_of_every_colour(city: list[Json], constructions: int) -> None:
    """Neither Unique ones nor Common Critters."""
    assert Table(city=["governor", *city]).scored("governor") == 2 * constructions


def test_counts_the_own_city_only() -> None:
    table = Table(city=["governor", "inn"], hand=["grove"], others=[{"city": ["grove", "inn"]}])
    assert table.scored("governor") == 2
    assert table.scored("governor", 1) == 0


def test_counts_himself_for_the_gardens() -> None:
    """F-152: a Unique Critter; the Harbor counts him as purple."""
    table = Table(city=["governor", "gardens", "harbor"])
    assert table.scored("gardens") == 2
    assert table.scored("harbor") == 9
    assert table.scored("governor") == 0


def test_grows_with_the_city() -> None:
    table = Table(city=["governor"], hand=["inn"], goods=price("inn"))
    table.pick("play:inn")
    assert table.scored("governor") == 2


def test_captain_bonny_gets_six_points_for_it_and_no_bonus() -> None:
    """F-132."""
    table = Table(bonny=1, captain={"city": ["governor", "inn"]})
    assert table.scored("bonny_cards", 1) == 8
    assert table.scored("governor", 1) == 0


def test_a_second_one_is_refused() -> None:
    """F-77: he is Unique."""
    table = Table(hand=["governor"], goods=price("governor"), city=["governor"])
    assert table.why_not("play:governor") == "already-in-city"


def test_takes_an_anchor_at_a_purple_construction_only() -> None:
    """F-53."""
    table = Table(hand=["governor"], city=["manor", "inn"])
    assert table.offers("play:governor") == ["play:governor@manor"]
    assert table.why_not("play:governor@inn") == "not-its-home"


def test_is_the_second_purple_card_of_a_map() -> None:
    """F-45."""
    assert Table(city=["harbor"]).why_not("visit:map_purple") == "colour-short"
    assert "visit:map_purple" in Table(city=["harbor", "governor"]).codes
