"""The forest card with a twig, a resin and a berry (E-11, E-33, E-35, X-5)."""

from __future__ import annotations

from ..table import Table

FOREST = ["twig_resin_berry", "three_berries", "two_any"]


def test_gives_one_of_each() -> None:
    """E-35, X-5: the second turn of the rulebook's example, three twigs being there already."""
    table = Table(forest=FOREST)
    table.pick("visit:three_twigs", "visit:one_berry", "visit:twig_resin_berry")
    assert table.goods() == {"twig": 4, "resin": 1, "berry": 1}
    assert table.hand() == []


def test_holds_one_worker_with_two_players() -> None:
    """E-33."""
    table = Table(forest=FOREST, others=[{"deployed": ["twig_resin_berry"]}])
    assert table.why_not("visit:twig_resin_berry") == "spot-taken"


def test_cannot_be_visited_when_it_is_not_in_play() -> None:
    """E-11, E-25."""
    table = Table(forest=["three_berries", "two_any", "two_resin_one_twig"])
    assert table.why_not("visit:twig_resin_berry") == "no-such-place"


def test_acts_again_for_the_clock_tower_before_the_workers_go_home() -> None:
    """E-200."""
    table = Table(forest=FOREST, city=["clock_tower"], deployed=["twig_resin_berry", "haven"])
    table.pick("prepare", "copy:twig_resin_berry")
    assert table.goods() == {"twig": 1, "resin": 1, "berry": 1}
    assert table.built("clock_tower")["points"] == 2
