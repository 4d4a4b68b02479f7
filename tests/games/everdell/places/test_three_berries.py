"""The forest card with three berries (E-33, E-35, E-242, E-248)."""

from __future__ import annotations

from ..table import Table

FOREST = ["three_berries", "two_any", "twig_resin_berry"]


def test_gives_three_berries() -> None:
    """E-35."""
    table = Table(forest=FOREST)
    table.pick("visit:three_berries")
    assert table.goods() == {"berry": 3}
    assert table.hand() == []


def test_holds_one_worker_with_two_players() -> None:
    """E-33."""
    table = Table(forest=FOREST)
    table.pick("visit:three_berries")
    assert table.why_not("visit:three_berries") == "spot-taken"


def test_rugwort_blocks_the_first_forest_card_in_winter() -> None:
    """E-33, E-242: alone, too, a forest card holds one worker."""
    table = Table(solo=1, forest=FOREST)
    assert table.why_not("visit:three_berries") == "spot-taken"
    assert "visit:two_any" in table.codes


def test_rugwort_walks_from_card_to_card() -> None:
    """E-248: the second in spring, the third in summer."""
    spring = Table(solo=1, forest=["two_any", "three_berries", "twig_resin_berry"], season="spring")
    assert spring.why_not("visit:three_berries") == "spot-taken"
    summer = Table(solo=1, forest=["two_any", "twig_resin_berry", "three_berries"], season="summer")
    assert summer.why_not("visit:three_berries") == "spot-taken"
    autumn = Table(solo=1, forest=["two_any", "twig_resin_berry", "three_berries"], season="autumn")
    autumn.pick("visit:three_berries")
    assert autumn.goods() == {"berry": 3}
