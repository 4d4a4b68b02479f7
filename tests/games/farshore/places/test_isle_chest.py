"""Smugglers' Key: a treasure and a resource of choice (F-7, F-33, F-90)."""

from __future__ import annotations

import pytest

from ..table import Table

ISLANDS = ["isle_chest", "isle_gems"]


@pytest.mark.parametrize("good", ["driftwood", "seaweed", "sea_stone", "mushroom"])
def test_gives_a_treasure_and_a_resource_of_choice(good: str) -> None:
    """F-7."""
    table = Table(islands=ISLANDS)
    table.pick("visit:isle_chest", f"gain:{good}")
    assert table.goods() == {good: 1, "treasure": 1}
    assert table.asked == 1


def test_the_resource_is_no_second_treasure() -> None:
    """F-7."""
    table = Table(islands=ISLANDS)
    table.pick("visit:isle_chest")
    assert table.codes == ["gain:driftwood", "gain:seaweed", "gain:sea_stone", "gain:mushroom"]
    assert table.why_not("gain:treasure") == "not-offered"


def test_the_treasure_counts_two_points_while_it_is_unspent() -> None:
    """F-90."""
    table = Table(islands=ISLANDS, goods={"treasure": 1})
    table.pick("visit:isle_chest", "gain:seaweed")
    assert table.scored("treasures") == 4


def test_holds_one_worker() -> None:
    """F-33."""
    table = Table(islands=ISLANDS, others=[{"deployed": ["isle_chest"]}])
    assert table.why_not("visit:isle_chest") == "spot-taken"


def test_a_crows_nest_fetches_both() -> None:
    """F-43: all choices are made as usual."""
    table = Table(islands=ISLANDS, city=["crows_nest"], others=[{"deployed": ["isle_chest"]}])
    table.pick("visit:0.crows_nest", "copy:isle_chest", "gain:mushroom")
    assert table.goods() == {"mushroom": 1, "treasure": 1}


def test_face_down_it_is_closed() -> None:
    """F-36."""
    assert Table(islands=ISLANDS, high_tide=["isle_chest"]).why_not("visit:isle_chest") == "place-closed"
