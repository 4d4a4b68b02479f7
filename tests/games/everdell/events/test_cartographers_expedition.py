"""Cartographer's Expedition: three tan cards (E-44, E-81, E-165, E-183)."""

from __future__ import annotations

from ..table import Table


def test_is_achieved_with_three_tan_cards() -> None:
    """E-44: Ruins are tan as well."""
    table = Table(city=["bard", "ranger", "ruins"])
    table.pick("visit:cartographers_expedition")
    assert table.seat()["events"] == ["cartographers_expedition"]
    assert table.scored("cartographers_expedition") == 3


def test_is_refused_with_two_tan_cards() -> None:
    """E-41, E-44."""
    table = Table(city=["bard", "ranger", "king", "farm", "inn", "judge"])
    refusal = table.refusal("visit:cartographers_expedition")
    assert refusal.reason == "colour-short"
    assert refusal.details == {"colour": "tan", "n": 3, "have": 2}


def test_wanderers_count_although_they_fill_no_slot() -> None:
    """E-81, E-183."""
    table = Table(city=["wanderer", "wanderer", "wanderer"])
    table.pick("visit:cartographers_expedition")
    assert table.scored("cartographers_expedition") == 3


def test_a_fool_received_counts_for_its_new_owner() -> None:
    """E-165."""
    table = Table(
        hand=["fool"], goods={"berry": 3}, city=["bard", "ranger"], others=[{"city": ["wanderer", "ruins"]}]
    )
    table.pick("play:fool")
    assert table.asked == 1
    table.pick("visit:cartographers_expedition")
    assert table.seat(1)["events"] == ["cartographers_expedition"]
    assert table.why_not("visit:cartographers_expedition") == "already-achieved"
