"""The forest card with two resin and a twig (E-33, E-35)."""

from __future__ import annotations

from ..table import Table

FOREST = ["two_resin_one_twig", "two_any", "twig_resin_berry"]


def test_gives_two_resin_and_a_twig() -> None:
    """E-35."""
    table = Table(forest=FOREST)
    table.pick("visit:two_resin_one_twig")
    assert table.goods() == {"twig": 1, "resin": 2}
    assert table.hand() == []


def test_holds_one_worker_with_two_players() -> None:
    """E-33."""
    table = Table(forest=FOREST, others=[{"deployed": ["two_resin_one_twig"]}])
    assert table.why_not("visit:two_resin_one_twig") == "spot-taken"


def test_holds_workers_of_two_players_when_four_play() -> None:
    """E-33."""
    table = Table(forest=[*FOREST, "three_berries"], others=[{}, {"deployed": ["two_resin_one_twig"]}, {}])
    table.pick("visit:two_resin_one_twig")
    assert table.goods() == {"twig": 1, "resin": 2}
    assert table.why_not("visit:two_resin_one_twig") == "spot-taken"
