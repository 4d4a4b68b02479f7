"""Rough Seas: an island asks for a card first; a chest is only for ships that stop there."""

from __future__ import annotations

from typing import Any, Final

import pytest

from boardwright.core.plain_data import Json

from ..table import Table, price
from . import cleared

SEAS: Final = "weather_rough_seas"
ISLES: Final = ["isle_gems", "isle_spit"]
LULL: Final = ("rose_a_red", "rose_b_critter")

both_modes = pytest.mark.parametrize("mode", ["upper", "both"])


# Upper half


@both_modes
def test_without_a_card_no_worker_gets_to_an_island(mode: str) -> None:
    table = Table(weather=SEAS, mode=mode, islands=ISLES)
    assert table.offers("visit:isle") == []
    assert table.why_not("visit:isle_gems") == "hand-short"
    assert "visit:shore_driftwood" in table.codes


@both_modes
def test_a_card_of_your_choice_goes_first(mode: str) -> None:
    """For nothing, and before the island gives anything."""
    table = Table(weather=SEAS, mode=mode, islands=ISLES, hand=["abbey", "galley"])
    table.pick("visit:isle_gems")
    assert table.codes == ["discard:abbey", "discard:galley"]
    assert table.goods() == {}
    table.pick("discard:abbey")
    assert (table.hand(), table.discard(), table.goods()) == (["galley"], ["abbey"], {"sea_stone": 2})


def test_the_card_goes_before_new_ones_come() -> None:
    """Kelp Lagoon with a full hand: seven cards left, so that the eighth can be drawn."""
    eight: list[Json] = [*["scribe"] * 3, *["merchant"] * 3, *["diver"] * 2]
    table = Table(
        weather=SEAS, mode="upper", islands=["isle_lagoon", "isle_gems"], hand=eight, next=["harbor"]
    )
    table.pick("visit:isle_lagoon", "discard:diver")
    assert (len(table.hand()), "harbor" in table.hand()) == (8, True)


def test_shore_docks_and_lookout_ask_for_nothing() -> None:
    table = Table(weather=SEAS, mode="upper", hand=["abbey"])
    table.pick("visit:shore_driftwood")
    assert table.hand() == ["abbey"]


def test_a_crows_nest_looks_at_an_island_without_a_card() -> None:
    """F-43, F-150: no worker is placed there."""
    table = Table(weather=SEAS, mode="upper", islands=ISLES, city=["crows_nest"])
    table.pick("visit:0.crows_nest", "copy:isle_gems")
    assert table.goods() == {"sea_stone": 2}
    held = Table(weather=SEAS, mode="upper", islands=ISLES, city=["crows_nest"], hand=["abbey"])
    held.pick("visit:0.crows_nest", "copy:isle_gems")
    assert held.hand() == ["abbey"]


def test_a_worker_that_a_stowaway_moves_needs_a_card_as_well() -> None:
    """F-144: visiting conditions apply."""
    setting: dict[str, Any] = {
        "weather": SEAS, "mode": "upper", "islands": ISLES, "goods": price("stowaway"), "deployed": ["docks"],
        "roses": LULL,
    }  # fmt: skip
    without = Table(hand=["stowaway"], **setting)
    without.pick("play:stowaway", "lift:docks")
    assert without.offers("move:isle") == []
    held = Table(hand=["stowaway", "abbey"], **setting)
    held.pick("play:stowaway", "lift:docks", "move:isle_gems")
    assert (held.hand(), held.goods()) == ([], {"sea_stone": 2})


EXPENSIVE: Final[list[Json]] = [
    "harbor", "windmill", "manor", "gardens", "sculptor", "governor", "admiral", "galleon",
]  # fmt: skip


def test_the_card_that_goes_cannot_be_the_one_to_play_on_shipyard_isle() -> None:
    """F-30: "visit only if you can play such a card now" is not met after the only card has gone first."""
    table = Table(
        weather=SEAS, mode="upper", islands=["isle_yard", "isle_gems"], hand=["rope_bridge"], bay=EXPENSIVE
    )
    assert "visit:isle_gems" in table.codes
    assert "visit:isle_yard" not in table.codes


def test_on_shipyard_isle_a_second_card_can_be_played() -> None:
    """F-30, F-145."""
    table = Table(
        weather=SEAS, mode="upper", islands=["isle_yard", "isle_gems"], hand=["rope_bridge", "abbey"],
        bay=EXPENSIVE, roses=LULL,
    )  # fmt: skip
    table.pick("visit:isle_yard", "discard:abbey")
    assert table.city() == ["rope_bridge"]


def test_upper_half_alone_leaves_chests_as_they_are() -> None:
    """F-87: on the way to space 5 lies the chest on space 4."""
    table = Table(weather=SEAS, mode="upper", hand=["galley"], goods=price("galley"), roses=LULL, ship=3)
    table.pick("play:galley")
    assert (table.ship(), table.goods()) == (5, {"treasure": 1})


# Both halves


@pytest.mark.parametrize(
    ("start", "treasures"), [(0, 1), (1, 0), (2, 1), (3, 0), (4, 1), (5, 0), (6, 0), (7, 1)]
)
def test_a_chest_counts_only_where_a_ship_stops(start: int, treasures: int) -> None:
    """A Galley moves two spaces; chests lie on 2, 4, 6 and 9."""
    table = Table(weather=SEAS, mode="both", hand=["galley"], goods=price("galley"), roses=LULL, ship=start)
    table.pick("play:galley")
    assert table.ship() == start + 2
    assert table.goods() == ({"treasure": treasures} if treasures else {})


def test_the_wind_of_two_roses_is_one_movement() -> None:
    """F-84: past the chest on 2 without stopping; one rose alone would have stopped there."""
    for roses, treasure in ((("rose_a_tan", "rose_b_unique"), 0), (("rose_a_tan", "rose_b_common"), 1)):
        table = Table(
            weather=SEAS, mode="both", hand=["hideout"], goods=price("hideout"), roses=roses, ship=1
        )
        table.pick("play:hideout")
        assert table.ship() == (2 if treasure else 3)
        assert table.goods().get("treasure", 0) == treasure


def test_each_movement_of_a_turn_ends_for_itself() -> None:
    """F-57: a Galley stops on the chest on 4, and the wind carries it on to the one on 6."""
    table = Table(
        weather=SEAS,
        mode="both",
        hand=["galley"],
        goods=price("galley"),
        roses=("rose_a_tan", "rose_b_unique"),
        ship=2,
    )
    table.pick("play:galley")
    assert (table.ship(), table.goods()) == (6, {"treasure": 2})


def test_a_ship_that_does_not_move_finds_no_chest() -> None:
    """F-88: it lies on one already."""
    table = Table(weather=SEAS, mode="both", hand=["grove"], goods=price("grove"), roses=LULL, ship=4)
    table.pick("play:grove")
    assert table.goods() == {"mushroom": 1}


# Captain Bonny, and the end of it


@pytest.mark.parametrize("level", [3, 4])
def test_captain_bonny_lands_without_a_card(level: int) -> None:
    """F-136: and with one she keeps it."""
    for hand in ([], ["abbey"]):
        table = Table(bonny=level, weather=SEAS, routes=["route_01"], captain={"hand": [*hand]})
        table.pick("visit:docks")
        assert (table.seat(1)["deployed"], table.hand(1)) == (["isle_gems"], hand)


def test_captain_bonny_takes_the_chests_she_passes() -> None:
    """F-136: four spaces from 3, past 4 and 6."""
    table = Table(
        bonny=4, weather=SEAS, captain={"hand": ["galley"], "workers": 0, "ship": 3},
        roses=("rose_a_tan", "rose_b_unique"),
    )  # fmt: skip
    table.pick("visit:docks")
    assert (table.ship(1), table.goods(1)) == (7, {"treasure": 2})


def test_they_calm_down_when_the_next_card_is_turned_up() -> None:
    table = cleared(SEAS, "weather_surge", islands=["isle_wind", "isle_gems"], ship=3)
    table.pick("visit:isle_wind")
    assert (table.ship(1), table.goods(1)) == (5, {"treasure": 1})
