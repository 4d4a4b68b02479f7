"""Doldrums: rose B does not move ships; rose A neither."""

from __future__ import annotations

from typing import Final

import pytest

from ..table import Table, price
from . import cleared

DOLDRUMS: Final = "weather_doldrums"
ROSES: Final = ("rose_a_tan", "rose_b_unique")


@pytest.mark.parametrize(
    ("card", "spaces"), [("grove", 0), ("rope_bridge", 1), ("port", 0), ("shipwreck", 1)]
)
def test_upper_half_stills_rose_b(card: str, spaces: int) -> None:
    """F-84: a Rope Bridge matches rose A, a Port rose B, a Shipwreck both."""
    table = Table(weather=DOLDRUMS, mode="upper", hand=[card], goods=price(card), roses=ROSES)
    table.pick(f"play:{card}")
    while table.asked == 0:
        table.pick(table.codes[-1])
    assert (table.city(), table.ship()) == ([card], spaces)


@pytest.mark.parametrize("card", ["grove", "rope_bridge", "port", "shipwreck"])
def test_both_halves_still_both_roses(card: str) -> None:
    table = Table(weather=DOLDRUMS, mode="both", hand=[card], goods=price(card), roses=ROSES)
    table.pick(f"play:{card}")
    while table.asked == 0:
        table.pick(table.codes[-1])
    assert (table.city(), table.ship()) == ([card], 0)
    assert table.heard("sail") == []


@pytest.mark.parametrize(("mode", "cards"), [("upper", 1), ("both", 0)])
def test_the_navigator_counts_what_the_wind_really_moved(mode: str, cards: int) -> None:
    """F-149."""
    table = Table(
        weather=DOLDRUMS, mode=mode, hand=["galley"], goods=price("galley"), city=["navigator"], roses=ROSES
    )
    table.pick("play:galley")
    assert len(table.hand()) == cards


@pytest.mark.parametrize(("mode", "ship"), [("upper", 3), ("both", 2)])
def test_other_movement_does_not_need_wind(mode: str, ship: int) -> None:
    """F-85: the Galley's own two spaces."""
    table = Table(weather=DOLDRUMS, mode=mode, hand=["galley"], goods=price("galley"), roses=ROSES)
    table.pick("play:galley")
    assert table.ship() == ship


@pytest.mark.parametrize("level", [3, 4])
def test_captain_bonny_has_a_breeze_of_her_own(level: int) -> None:
    """F-136: both roses move her ship by two spaces each."""
    table = Table(bonny=level, weather=DOLDRUMS, captain={"hand": ["galley"], "workers": 0}, roses=ROSES)
    table.pick("visit:docks")
    assert table.ship(1) == 4


def test_they_end_when_the_next_card_is_turned_up() -> None:
    table = cleared(DOLDRUMS, "weather_surge", hand=["shipwreck"], goods=price("shipwreck"), turned=ROSES)
    table.pick("play:shipwreck")
    assert table.ship(1) == 2
