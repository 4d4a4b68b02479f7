"""Harvest Festival: four green cards (E-44, E-46, E-51, E-170)."""

from __future__ import annotations

from boardwright.core.plain_data import Json

from ..table import Table


def test_is_achieved_with_four_green_cards() -> None:
    """E-44."""
    table = Table(city=["farm", "farm", "teacher", "fairgrounds"])
    table.pick("visit:harvest_festival")
    assert table.seat()["events"] == ["harvest_festival"]
    assert table.scored("harvest_festival") == 3


def test_is_refused_with_three_green_cards() -> None:
    """E-41, E-44."""
    table = Table(city=["farm", "farm", "teacher", "wife", "king"])
    refusal = table.refusal("visit:harvest_festival")
    assert refusal.reason == "colour-short"
    assert refusal.details == {"colour": "green", "n": 4, "have": 3}


def test_the_storehouse_is_green() -> None:
    """E-51."""
    table = Table(city=["farm", "farm", "teacher", {"card": "storehouse", "goods": {"twig": 3}}])
    table.pick("visit:harvest_festival")
    assert table.scored("harvest_festival") == 3


def test_occupied_farms_and_a_paired_husband_count() -> None:
    """E-46, E-81: the Husband shares his slot and counts all the same."""
    farm: Json = {"card": "farm", "occupied": True}
    table = Table(city=[farm, farm, farm, "wife", "husband"])
    table.pick("visit:harvest_festival")
    assert table.scored("harvest_festival") == 3


def test_is_no_production() -> None:
    """E-44: the green cards do not act."""
    table = Table(city=["farm", "farm", "farm", "mine"])
    table.pick("visit:harvest_festival")
    assert table.goods() == {}


def test_counts_one_point_for_the_king() -> None:
    """E-170."""
    table = Table(city=["farm", "farm", "farm", "mine", "king"])
    assert table.scored("king") == 0
    table.pick("visit:harvest_festival")
    assert table.scored("king") == 1
