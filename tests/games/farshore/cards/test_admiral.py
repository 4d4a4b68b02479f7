"""The Admiral: 1 point for each chest that the ship has reached or passed (F-153)."""

from __future__ import annotations

import pytest

from ..table import Table, price

CALM = ("rose_a_green", "rose_b_common")


def test_does_nothing_when_played_and_cannot_be_visited() -> None:
    """F-83."""
    table = Table(hand=["admiral", "diver"], goods=price("admiral"), roses=CALM)
    table.pick("play:admiral")
    assert table.city() == ["admiral"]
    assert table.ship() == 0
    assert table.goods() == {}
    assert table.hand() == ["diver"]
    assert table.asked == 1
    table.pick("visit:docks")
    assert table.why_not("visit:0.admiral") == "no-spot"


@pytest.mark.parametrize(
    ("ship", "chests"),
    [
        (0, 0),
        (1, 0),
        (2, 1),
        (3, 1),
        (4, 2),
        (5, 2),
        (6, 3),
        (8, 3),
        (9, 4),
        (21, 8),
        (36, 11),
        (37, 12),
        (40, 12),
    ],
)
def test_counts_the_chests_up_to_the_space_of_the_ship(ship: int, chests: int) -> None:
    """F-153: on the space of a chest it counts."""
    table = Table(city=["admiral"], ship=ship)
    assert table.scored("cards") == 4
    assert table.scored("admiral") == chests


def test_the_treasures_may_be_spent() -> None:
    """F-153: spaces count, not treasures."""
    poor = Table(city=["admiral"], ship=9)
    rich = Table(city=["admiral"], ship=9, goods={"treasure": 7})
    assert poor.scored("admiral") == rich.scored("admiral") == 4


def test_chests_passed_before_he_came_count() -> None:
    table = Table(hand=["admiral"], goods=price("admiral"), ship=7, roses=CALM)
    assert table.scored("admiral") == 0
    table.pick("play:admiral")
    assert table.scored("admiral") == 3


def test_the_wind_of_his_own_play_counts() -> None:
    """F-57: a Unique Critter; one space to the chest."""
    table = Table(hand=["admiral"], goods=price("admiral"), ship=1, roses=("rose_a_tan", "rose_b_critter"))
    table.pick("play:admiral")
    assert table.ship() == 2
    assert table.goods() == {"treasure": 1}
    assert table.scored("admiral") == 1


def test_a_chest_that_gave_no_treasure_counts_too() -> None:
    """F-153: in rough seas a chest in passing gives nothing, but it was passed."""
    table = Table(
        city=["admiral"], hand=["galley"], goods=price("galley"), ship=1, roses=CALM,
        mode="both", weather="weather_rough_seas",
    )  # fmt: skip
    table.pick("play:galley")
    assert table.ship() == 3
    assert table.goods() == {}
    assert table.scored("admiral") == 1


def test_the_ship_of_the_owner_counts() -> None:
    table = Table(city=["admiral"], others=[{"ship": 12}])
    assert table.scored("admiral") == 0
    assert table.scored("admiral", 1) == 0


def test_captain_bonny_gets_six_points_for_it_and_no_bonus() -> None:
    """F-132."""
    table = Table(bonny=1, captain={"city": ["admiral"], "ship": 12})
    assert table.scored("bonny_cards", 1) == 6
    assert table.scored("admiral", 1) == 0
    assert table.score(1).total == 6 + 24


def test_a_second_one_is_refused() -> None:
    """F-77: he is Unique."""
    table = Table(hand=["admiral"], goods=price("admiral"), city=["admiral"])
    assert table.why_not("play:admiral") == "already-in-city"


def test_takes_an_anchor_at_a_purple_construction_only() -> None:
    """F-53."""
    table = Table(hand=["admiral"], city=["galleon", "galley"])
    assert table.offers("play:admiral") == ["play:admiral@galleon"]
    assert table.why_not("play:admiral@galley") == "not-its-home"


def test_is_the_second_purple_card_of_a_map() -> None:
    """F-45."""
    assert Table(city=["harbor"]).why_not("visit:map_purple") == "colour-short"
    assert "visit:map_purple" in Table(city=["harbor", "admiral"]).codes
