"""Driftwood Spit: two driftwood and two seaweed (F-33, F-36, F-101)."""

from __future__ import annotations

from ..table import Table

ISLANDS = ["isle_spit", "isle_gems"]


def test_gives_two_driftwood_and_two_seaweed() -> None:
    table = Table(islands=ISLANDS)
    table.pick("visit:isle_spit")
    assert table.goods() == {"driftwood": 2, "seaweed": 2}
    assert table.hand() == []
    assert table.seat()["deployed"] == ["isle_spit"]
    assert table.asked == 1


def test_holds_one_worker() -> None:
    """F-33."""
    table = Table(islands=ISLANDS, others=[{"deployed": ["isle_spit"]}])
    assert table.why_not("visit:isle_spit") == "spot-taken"
    assert Table(islands=ISLANDS, deployed=["isle_spit"]).why_not("visit:isle_spit") == "spot-taken"


def test_is_not_there_when_it_was_not_drawn() -> None:
    """F-13: the other islands leave the game."""
    assert Table(islands=["isle_gems", "isle_trade"]).why_not("visit:isle_spit") == "no-such-place"


def test_face_down_it_is_never_visited_again() -> None:
    """F-36, F-101: not even when no worker stands there."""
    table = Table(islands=ISLANDS, high_tide=["isle_spit"], season="summer")
    assert table.why_not("visit:isle_spit") == "place-closed"
    table = Table(islands=ISLANDS, high_tide=["isle_spit"], season="autumn", workers=5)
    assert table.offers("visit:isle_") == ["visit:isle_gems"]


def test_a_market_does_not_look_at_islands() -> None:
    """F-148: it answers shore locations."""
    table = Table(islands=ISLANDS, city=["market"])
    table.pick("visit:isle_spit")
    assert table.goods() == {"driftwood": 2, "seaweed": 2}
