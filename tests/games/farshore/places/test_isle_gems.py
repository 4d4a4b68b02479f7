"""Gem Cove: two sea stones (F-33, F-36, F-43, F-101, F-117)."""

from __future__ import annotations

from boardwright.core.plain_data import Json

from ..table import Table

ISLANDS = ["isle_gems", "isle_mushroom"]
BAY: list[Json] = ["inn", "port", "galley", "pirate", "manor", "harbor", "steward", "abbey"]


def test_gives_two_sea_stones() -> None:
    table = Table(islands=ISLANDS)
    table.pick("visit:isle_gems")
    assert table.goods() == {"sea_stone": 2}
    assert table.hand() == []
    assert table.asked == 1


def test_holds_one_worker() -> None:
    """F-33."""
    assert Table(islands=ISLANDS, deployed=["isle_gems"]).why_not("visit:isle_gems") == "spot-taken"


def test_captain_bonny_blocks_it_and_gains_nothing() -> None:
    """F-117, F-118."""
    table = Table(bonny=1, islands=["isle_gems"], captain={"hand": ["grove"]}, routes=["route_01"])
    table.pick("visit:docks")
    assert table.seat(1)["deployed"] == ["isle_gems"]
    assert table.goods(1) == {}
    assert table.why_not("visit:isle_gems") == "spot-taken"


def test_a_crows_nest_gathers_there_although_it_is_occupied() -> None:
    """F-43: and nobody is moved."""
    table = Table(islands=ISLANDS, city=["crows_nest"], others=[{"deployed": ["isle_gems"]}])
    table.pick("visit:0.crows_nest", "copy:isle_gems")
    assert table.goods() == {"sea_stone": 2}
    assert table.seat()["deployed"] == ["0.crows_nest"]
    assert table.seat(1)["deployed"] == ["isle_gems"]


def test_a_crows_nest_finds_nothing_when_it_is_face_down() -> None:
    """F-43."""
    table = Table(islands=ISLANDS, city=["crows_nest"], high_tide=["isle_gems"])
    table.pick("visit:0.crows_nest")
    assert table.offers("copy:isle_") == ["copy:isle_mushroom"]


def test_face_down_the_worker_stays_until_the_season_ends() -> None:
    """F-36, F-101, F-102: the tide may take an occupied island; then nobody comes there any more."""
    table = Table(
        islands=["isle_gems", "isle_mushroom", "isle_trade"], season="spring", workers=0, bay=BAY,
        others=[
            {"season": "summer", "deployed": ["isle_gems", "docks", "docks", "docks"]}, {"season": "summer"},
        ],
    )  # fmt: skip
    table.pick("prepare", "take:bay.inn", "take:bay.port", "flood:isle_gems", "flood:isle_trade")
    assert "isle_gems" in table.seat(1)["deployed"]
    assert table.high_tide() == ["isle_gems", "isle_trade"]
    table.pick("prepare", "draw", "draw")
    assert table.seat(1)["deployed"] == []
    assert table.asked == 2
    assert table.why_not("visit:isle_gems") == "place-closed"
