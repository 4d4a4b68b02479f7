"""The Guild Master: 1 point for each blue, red and tan card."""

from __future__ import annotations

import pytest

from boardwright.core.plain_data import Json

from ..table import Table, price


def test_does_nothing_when_played_and_cannot_be_visited() -> None:
    """F-83."""
    table = Table(hand=["guild_master", "diver"], goods=price("guild_master"))
    table.pick("play:guild_master")
    assert table.city() == ["guild_master"]
    assert table.goods() == {}
    assert table.hand() == ["diver"]
    assert table.asked == 1
    table.pick("visit:docks")
    assert table.why_not("visit:0.guild_master") == "no-spot"


def test_alone_it_is_worth_its_base() -> None:
    table = Table(city=["guild_master"])
    assert table.scored("cards") == 2
    assert table.scored("guild_master") == 0


def test_x12_three_blue_two_red_and_three_tan_cards_are_eight_points() -> None:
    """X-12: 2 + 8."""
    table = Table(
        city=[
            "guild_master", "port", "market", "herbalist", "inn", "steward", "hideout", "pirate",
            "rope_bridge",
        ]
    )  # fmt: skip
    base = Table(
        city=["port", "market", "herbalist", "inn", "steward", "hideout", "pirate", "rope_bridge"]
    ).scored("cards")
    assert table.scored("guild_master") == 8
    assert table.scored("guild_master") + table.scored("cards") - base == 10


@pytest.mark.parametrize(
    ("city", "points"),
    [
        (["inn", "inn", "inn"], 3),
        (["castaway", "shipwreck"], 2),
        (["grove", "diver", "warehouse"], 0),
        (["harbor", "pilgrim", "governor"], 0),
        (["grove", "harbor", "market", "inn", "pirate"], 3),
    ],
)
def test_neither_green_nor_purple_cards_count(city: list[Json], points: int) -> None:
    """Copies and cards without a slot count each (F-66)."""
    assert Table(city=["guild_master", *city]).scored("guild_master") == points


def test_counts_the_own_city_only() -> None:
    table = Table(city=["guild_master", "inn"], hand=["abbey"], others=[{"city": ["inn", "market"]}])
    assert table.scored("guild_master") == 1
    assert table.scored("guild_master", 1) == 0


def test_grows_with_the_city() -> None:
    table = Table(city=["guild_master"], hand=["steward"], goods=price("steward"))
    table.pick("play:steward")
    assert table.scored("guild_master") == 1


def test_captain_bonny_gets_six_points_for_it_and_no_bonus() -> None:
    """F-132."""
    table = Table(bonny=1, captain={"city": ["guild_master", "inn"]})
    assert table.scored("bonny_cards", 1) == 8
    assert table.scored("guild_master", 1) == 0


def test_a_second_one_is_refused() -> None:
    """F-77."""
    table = Table(hand=["guild_master"], goods=price("guild_master"), city=["guild_master"])
    assert table.why_not("play:guild_master") == "already-in-city"


def test_takes_an_anchor_at_a_purple_construction_only() -> None:
    """F-53."""
    table = Table(hand=["guild_master"], city=["harbor", "market", "inn"])
    assert table.offers("play:guild_master") == ["play:guild_master@harbor"]
    assert table.why_not("play:guild_master@market") == "not-its-home"


def test_is_the_second_purple_card_of_a_map() -> None:
    """F-45."""
    assert Table(city=["harbor"]).why_not("visit:map_purple") == "colour-short"
    assert "visit:map_purple" in Table(city=["harbor", "guild_master"]).codes
