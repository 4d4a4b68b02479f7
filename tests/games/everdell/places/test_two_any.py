"""The forest card with two resources of any kinds (E-4, E-33, E-231)."""

from __future__ import annotations

from ..table import Table

FOREST = ["two_any", "three_berries", "twig_resin_berry"]


def test_gives_two_of_one_kind() -> None:
    """E-231."""
    table = Table(forest=FOREST)
    table.pick("visit:two_any", "gain:pebble", "gain:pebble")
    assert table.goods() == {"pebble": 2}
    assert table.asked == 1


def test_gives_two_of_different_kinds() -> None:
    """E-231."""
    table = Table(forest=FOREST)
    table.pick("visit:two_any", "gain:resin", "gain:berry")
    assert table.goods() == {"resin": 1, "berry": 1}


def test_offers_the_four_resources_each_time_and_nothing_else() -> None:
    """E-4: point tokens and cards are no resources; E-231."""
    table = Table(forest=FOREST)
    table.pick("visit:two_any")
    four = ["gain:twig", "gain:resin", "gain:pebble", "gain:berry"]
    assert table.codes == four
    table.pick("gain:twig")
    assert table.codes == four


def test_holds_one_worker_with_two_players() -> None:
    """E-33."""
    table = Table(forest=FOREST, others=[{"deployed": ["two_any"]}])
    assert table.why_not("visit:two_any") == "spot-taken"


def test_the_lookout_makes_the_same_choices_although_somebody_is_there() -> None:
    """E-206."""
    table = Table(forest=FOREST, city=["lookout"], others=[{"deployed": ["two_any"]}])
    table.pick("visit:0.lookout", "copy:two_any", "gain:twig", "gain:resin")
    assert table.goods() == {"twig": 1, "resin": 1}
    assert table.seat(1)["deployed"] == ["two_any"]
