"""The forest card with two berries and a card (E-26, E-29, E-30, E-33, E-34, E-35)."""

from __future__ import annotations

from ..table import Table

FOREST = ["two_berries_one_card", "two_any", "three_berries"]


def test_gives_two_berries_and_then_a_card() -> None:
    """E-30, E-35."""
    table = Table(forest=FOREST, next=["mine"])
    table.pick("visit:two_berries_one_card")
    assert table.goods() == {"berry": 2}
    assert table.hand() == ["mine"]
    assert [event.kind for event in table.happened if event.kind in ("gain", "draw")] == ["gain", "draw"]


def test_a_full_hand_still_takes_the_berries() -> None:
    """E-29."""
    table = Table(forest=FOREST, hand=["farm"] * 8)
    table.pick("visit:two_berries_one_card")
    assert table.goods() == {"berry": 2}
    assert table.hand() == ["farm"] * 8


def test_holds_one_worker_with_two_players() -> None:
    """E-33."""
    table = Table(forest=FOREST, others=[{"deployed": ["two_berries_one_card"]}])
    assert table.why_not("visit:two_berries_one_card") == "spot-taken"


def test_holds_one_worker_with_three_players() -> None:
    """E-33."""
    table = Table(forest=[*FOREST, "twig_resin_berry"], others=[{}, {"deployed": ["two_berries_one_card"]}])
    assert table.why_not("visit:two_berries_one_card") == "spot-taken"


def test_holds_a_second_worker_with_four_players_and_no_third() -> None:
    """E-33."""
    table = Table(
        forest=[*FOREST, "twig_resin_berry"],
        others=[{}, {}, {"deployed": ["two_berries_one_card"]}],
    )
    table.pick("visit:two_berries_one_card")
    assert table.goods() == {"berry": 2}
    assert table.asked == 1
    assert table.why_not("visit:two_berries_one_card") == "spot-taken"


def test_nobody_has_two_workers_on_it_even_with_four_players() -> None:
    """E-34."""
    table = Table(
        forest=[*FOREST, "twig_resin_berry"], others=[{}, {}, {}], deployed=["two_berries_one_card"]
    )
    assert table.why_not("visit:two_berries_one_card") == "spot-taken"
