"""The Crow's Nest: a shore location or an island resolved from afar (F-43, F-148, F-150)."""

from __future__ import annotations

from typing import Final

import pytest

from boardwright.core.plain_data import Json
from boardwright.games.farshore.rules.standard import standard
from boardwright.games.valley.rules.pieces.goods import total

from ..table import Table, price

DEAR: Final = ["harbor", "windmill", "manor", "gardens", "galleon", "galley", "sculptor", "governor"]
SHORES: Final = ["shore_driftwood", "shore_seaweed", "shore_sea_stone", "shore_mushroom"]
YARD: Final = ["isle_yard", "isle_gems"]


def cost(id: str) -> int:
    """How many resources a card costs in all."""
    return total(standard().cards.cards[standard().cards.kind(id)].cost)


def test_does_nothing_when_played() -> None:
    """F-82."""
    table = Table(hand=["crows_nest"], goods=price("crows_nest"))
    table.pick("play:crows_nest")
    assert table.city() == ["crows_nest"]
    assert table.goods() == {}
    assert table.asked == 1
    assert table.scored("cards") == 2


def test_a_second_one_is_refused() -> None:
    """F-77."""
    table = Table(hand=["crows_nest"], goods=price("crows_nest"), city=["crows_nest"])
    assert table.why_not("play:crows_nest") == "already-in-city"


def test_looks_at_the_shore_and_the_islands_and_nowhere_else() -> None:
    """Not at the Docks, the Lookout or the Dunes; one has to be chosen (F-29)."""
    table = Table(city=["crows_nest", *["grove"] * 4], islands=["isle_gems", "isle_spit"])
    table.pick("visit:0.crows_nest")
    assert set(table.codes) == {f"copy:{place}" for place in (*SHORES, "isle_gems", "isle_spit")}


@pytest.mark.parametrize("shore", SHORES)
def test_a_shore_gives_what_it_gives_a_worker(shore: str) -> None:
    there = Table()
    there.pick(f"visit:{shore}")
    table = Table(city=["crows_nest"])
    table.pick("visit:0.crows_nest", f"copy:{shore}")
    assert table.goods() == there.goods()
    assert len(table.hand()) == len(there.hand())
    assert table.seat()["deployed"] == ["0.crows_nest"]
    assert table.asked == 1


def test_a_place_that_is_looked_at_stays_free() -> None:
    """F-43."""
    table = Table(city=["crows_nest"])
    table.pick("visit:0.crows_nest", "copy:isle_gems", "visit:isle_gems", "visit:docks")
    assert table.seat(1)["deployed"] == ["isle_gems"]


def test_occupied_places_can_be_looked_at() -> None:
    """F-43: by others or by oneself."""
    table = Table(city=["crows_nest"], others=[{"deployed": ["shore_driftwood", "isle_gems"]}])
    table.pick("visit:0.crows_nest", "copy:isle_gems")
    assert table.goods() == {"sea_stone": 2}
    table = Table(city=["crows_nest"], deployed=["shore_driftwood"])
    table.pick("visit:0.crows_nest", "copy:shore_driftwood")
    assert table.goods() == {"driftwood": 3}


def test_an_island_that_is_face_down_cannot_be_looked_at() -> None:
    """F-36, F-43."""
    table = Table(city=["crows_nest"], islands=["isle_gems", "isle_spit"], high_tide=["isle_gems"])
    table.pick("visit:0.crows_nest")
    assert "copy:isle_gems" not in table.codes
    assert "copy:isle_spit" in table.codes
    table = Table(
        city=["crows_nest"], islands=["isle_gems", "isle_spit"], high_tide=["isle_gems", "isle_spit"]
    )
    table.pick("visit:0.crows_nest")
    assert set(table.codes) == {f"copy:{shore}" for shore in SHORES}


def test_an_island_with_choices_asks_for_them() -> None:
    table = Table(city=["crows_nest"], islands=["isle_chest", "isle_gems"])
    table.pick("visit:0.crows_nest", "copy:isle_chest", "gain:seaweed")
    assert table.goods() == {"seaweed": 1, "treasure": 1}


def test_echo_isle_leads_on_to_a_shore() -> None:
    table = Table(
        city=["crows_nest"], islands=["isle_echo", "isle_gems"], others=[{"deployed": ["shore_driftwood"]}]
    )
    table.pick("visit:0.crows_nest", "copy:isle_echo")
    assert set(table.codes) == {f"copy:{shore}" for shore in SHORES}
    table.pick("copy:shore_driftwood")
    assert table.goods() == {"driftwood": 3}
    assert len(table.hand()) == 2


def test_the_market_does_not_answer() -> None:
    """F-148."""
    table = Table(city=["crows_nest", "market"])
    table.pick("visit:0.crows_nest", "copy:shore_driftwood")
    assert table.goods() == {"driftwood": 3}


def test_windward_point_is_no_wind() -> None:
    """F-85: the ship moves, the Navigator draws nothing."""
    table = Table(city=["crows_nest", "navigator"], islands=["isle_wind", "isle_gems"])
    table.pick("visit:0.crows_nest", "copy:isle_wind")
    assert table.ship() == 2
    assert table.goods() == {"treasure": 1}
    assert table.hand() == []


# The Shipyard Isle has a condition


def test_an_island_whose_condition_is_not_met_cannot_be_looked_at() -> None:
    """F-150."""
    table = Table(city=["crows_nest"], islands=YARD, hand=["harbor"], bay=[*DEAR])
    table.pick("visit:0.crows_nest")
    assert set(table.codes) == {f"copy:{place}" for place in (*SHORES, "isle_gems")}


def test_from_afar_the_shipyard_makes_a_card_three_cheaper() -> None:
    """F-150: of the hand or the Bay; the isle may be occupied."""
    table = Table(
        city=["crows_nest"], islands=YARD, hand=["abbey"], bay=["steward", *DEAR[1:]],
        others=[{"deployed": ["isle_yard"]}],
    )  # fmt: skip
    table.pick("visit:0.crows_nest", "copy:isle_yard")
    assert set(table.codes) == {"play:abbey", "play:bay.steward"}
    table.pick("play:bay.steward")
    assert table.city() == ["crows_nest", "steward"]


def test_from_afar_the_shipyard_is_not_combined_with_another_ability() -> None:
    """F-57, F-145."""
    goods: dict[str, Json] = {"treasure": cost("galley") - 4}
    table = Table(
        city=["crows_nest", "port"], islands=YARD, hand=["galley", "diver", "pirate"], goods=goods,
        bay=[*DEAR],
    )  # fmt: skip
    table.pick("visit:0.crows_nest")
    assert "copy:isle_yard" in table.codes  # for the Diver or the Pirate
    table.pick("copy:isle_yard")
    assert "play:galley" not in table.codes
    assert [code for code in table.codes if "=" in code or "@" in code] == []


# Weather


def test_rough_seas_hinder_workers_only() -> None:
    """No worker is placed on the island: no card is asked for."""
    table = Table(city=["crows_nest"], mode="upper", weather="weather_rough_seas")
    assert table.why_not("visit:isle_gems") == "hand-short"
    table.pick("visit:0.crows_nest", "copy:isle_gems")
    assert table.goods() == {"sea_stone": 2}
    table = Table(city=["crows_nest"], hand=["diver"], mode="upper", weather="weather_rough_seas")
    table.pick("visit:0.crows_nest", "copy:isle_gems")
    assert table.hand() == ["diver"]


def test_rain_takes_from_workers_on_the_shore_only() -> None:
    """The upper half: a shore location on which a worker is placed."""
    table = Table(city=["crows_nest"], mode="upper", weather="weather_downpour")
    table.pick("visit:0.crows_nest", "copy:shore_driftwood")
    assert table.goods() == {"driftwood": 3}


def test_in_a_downpour_a_card_is_discarded_after_every_island_that_is_resolved() -> None:
    """The lower half speaks of resolving an island, and the Crow's Nest resolves one."""
    table = Table(city=["crows_nest"], hand=["diver"], mode="both", weather="weather_downpour")
    table.pick("visit:0.crows_nest", "copy:isle_gems")
    assert table.goods() == {"sea_stone": 2}
    assert table.hand() == []
    assert table.discard() == ["diver"]


# The card as a place


def test_is_not_open_to_others_and_holds_one_worker() -> None:
    """F-33, F-41."""
    assert Table(others=[{"city": ["crows_nest"]}]).why_not("visit:1.crows_nest") == "not-open"
    table = Table(city=["crows_nest"], deployed=["0.crows_nest"])
    assert table.why_not("visit:0.crows_nest") == "spot-taken"
    assert Table(city=["crows_nest"], workers=0).why_not("visit:0.crows_nest") == "no-worker"


def test_captain_bonnys_islands_can_be_looked_at() -> None:
    """F-117: she blocks the only island."""
    table = Table(bonny=1, city=["crows_nest"], captain={"deployed": ["isle_gems"]}, routes=["route_14"])
    assert table.why_not("visit:isle_gems") == "spot-taken"
    table.pick("visit:0.crows_nest", "copy:isle_gems")
    assert table.goods() == {"sea_stone": 2}


def test_takes_the_anchor_of_a_red_critter() -> None:
    """F-53."""
    table = Table(hand=["steward"], city=["crows_nest"])
    table.pick("play:steward@crows_nest")
    assert table.built("crows_nest")["occupied"]


def test_is_the_third_red_card_of_a_map() -> None:
    """F-45."""
    assert Table(city=["inn", "abbey"]).why_not("visit:map_red") == "colour-short"
    assert "visit:map_red" in Table(city=["inn", "abbey", "crows_nest"]).codes
