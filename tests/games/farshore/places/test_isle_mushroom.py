"""Mushroom Rock: three mushrooms (F-32, F-33, F-36)."""

from __future__ import annotations

from ..table import Table

ISLANDS = ["isle_gems", "isle_mushroom"]


def test_gives_three_mushrooms() -> None:
    table = Table(islands=ISLANDS, goods={"mushroom": 1})
    table.pick("visit:isle_mushroom")
    assert table.goods() == {"mushroom": 4}
    assert table.hand() == []
    assert table.asked == 1


def test_holds_one_worker() -> None:
    """F-33."""
    table = Table(islands=ISLANDS, others=[{"deployed": ["isle_mushroom"]}])
    assert table.why_not("visit:isle_mushroom") == "spot-taken"


def test_can_be_visited_again_in_the_next_season() -> None:
    """F-32: the worker has come back."""
    table = Table(islands=ISLANDS, deployed=["isle_mushroom"], workers=0)
    table.pick("prepare", "visit:docks", "visit:isle_mushroom")
    assert table.goods() == {"mushroom": 3}


def test_face_down_it_is_closed() -> None:
    """F-36."""
    assert Table(high_tide=["isle_mushroom"]).why_not("visit:isle_mushroom") == "place-closed"
