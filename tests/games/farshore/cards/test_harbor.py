"""The Harbor: 3 points for each purple card, itself included (F-152)."""

from __future__ import annotations

import pytest

from boardwright.core.plain_data import Json

from ..table import Table, price

TEN = [
    "windmill", "manor", "harbor", "gardens", "galleon", "sculptor", "pilgrim", "guild_master", "governor",
    "admiral",
]  # fmt: skip


def test_does_nothing_when_played_and_cannot_be_visited() -> None:
    """F-83."""
    table = Table(hand=["harbor", "diver"], goods=price("harbor"))
    table.pick("play:harbor")
    assert table.city() == ["harbor"]
    assert table.goods() == {}
    assert table.hand() == ["diver"]
    assert table.asked == 1
    table.pick("visit:docks")
    assert table.why_not("visit:0.harbor") == "no-spot"


def test_alone_it_counts_itself() -> None:
    """F-152."""
    table = Table(city=["harbor"])
    assert table.scored("cards") == 5
    assert table.scored("harbor") == 3
    assert table.score().total == 8


@pytest.mark.parametrize(
    ("city", "others"),
    [(["pilgrim"], 1), (["windmill", "admiral"], 2), (["grove", "market", "inn", "hideout"], 0)],
)
def test_counts_purple_cards_of_both_kinds(city: list[Json], others: int) -> None:
    assert Table(city=["harbor", *city]).scored("harbor") == 3 * (1 + others)


def test_with_all_ten_purple_cards() -> None:
    table = Table(city=[*TEN])
    assert table.scored("harbor") == 30


def test_counts_the_own_city_only() -> None:
    table = Table(city=["harbor"], hand=["pilgrim"], others=[{"city": ["admiral", "manor"]}])
    assert table.scored("harbor") == 3
    assert table.scored("harbor", 1) == 0


def test_in_hand_it_is_worth_nothing() -> None:
    """F-105."""
    table = Table(city=["pilgrim"], hand=["harbor"])
    assert table.scored("harbor") == 0
    assert table.score().total == 2


def test_two_players_may_have_one_each() -> None:
    table = Table(city=["harbor", "pilgrim"], others=[{"city": ["harbor"]}])
    assert table.scored("harbor") == 6
    assert table.scored("harbor", 1) == 3


def test_grows_when_a_purple_critter_comes_by_anchor() -> None:
    """F-53, F-56."""
    table = Table(city=["harbor"], hand=["governor"])
    table.pick("play:governor@harbor")
    assert table.scored("harbor") == 6
    assert table.anchors() == 2


def test_captain_bonny_gets_six_points_for_it_and_no_bonus() -> None:
    """F-132."""
    table = Table(bonny=1, captain={"city": ["harbor", "pilgrim", "grove"]})
    assert table.scored("bonny_cards", 1) == 14
    assert table.scored("harbor", 1) == 0


def test_a_second_one_is_refused() -> None:
    """F-77."""
    table = Table(hand=["harbor"], goods=price("harbor"), city=["harbor"])
    assert table.why_not("play:harbor") == "already-in-city"


def test_is_the_second_purple_card_of_a_map() -> None:
    """F-45."""
    assert Table(city=["pilgrim"]).why_not("visit:map_purple") == "colour-short"
    assert "visit:map_purple" in Table(city=["pilgrim", "harbor"]).codes
