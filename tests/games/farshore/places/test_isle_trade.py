"""Traders' Reef: two resources of choice, then a card (F-7, F-33, F-68)."""

from __future__ import annotations

import pytest

from ..table import Table

ISLANDS = ["isle_trade", "isle_gems"]


@pytest.mark.parametrize(
    ("first", "second", "goods"),
    [
        ("mushroom", "mushroom", {"mushroom": 2}),
        ("driftwood", "sea_stone", {"driftwood": 1, "sea_stone": 1}),
        ("sea_stone", "seaweed", {"seaweed": 1, "sea_stone": 1}),
    ],
)
def test_gives_two_resources_equal_or_different(first: str, second: str, goods: dict[str, int]) -> None:
    """F-7."""
    table = Table(islands=ISLANDS, next=["grove"])
    table.pick("visit:isle_trade", f"gain:{first}", f"gain:{second}")
    assert table.goods() == goods
    assert table.hand() == ["grove"]
    assert table.asked == 1


def test_treasure_is_not_among_them() -> None:
    """F-7."""
    table = Table(islands=ISLANDS)
    table.pick("visit:isle_trade")
    for _ in range(2):
        assert table.codes == ["gain:driftwood", "gain:seaweed", "gain:sea_stone", "gain:mushroom"]
        table.pick("gain:seaweed")


def test_the_card_is_drawn_after_the_resources() -> None:
    table = Table(islands=ISLANDS, next=["grove"])
    table.pick("visit:isle_trade", "gain:seaweed")
    assert table.hand() == []
    table.pick("gain:seaweed")
    assert table.hand() == ["grove"]


def test_a_full_hand_takes_the_resources_only() -> None:
    """F-30, F-68."""
    table = Table(islands=ISLANDS, hand=[*["grove"] * 5, *["diver"] * 3])
    table.pick("visit:isle_trade", "gain:seaweed", "gain:seaweed")
    assert table.goods() == {"seaweed": 2}
    assert len(table.hand()) == 8
    assert table.asked == 1


def test_holds_one_worker() -> None:
    """F-33."""
    assert Table(islands=ISLANDS, deployed=["isle_trade"]).why_not("visit:isle_trade") == "spot-taken"


def test_face_down_it_is_closed() -> None:
    """F-36."""
    assert Table(islands=ISLANDS, high_tide=["isle_trade"]).why_not("visit:isle_trade") == "place-closed"
