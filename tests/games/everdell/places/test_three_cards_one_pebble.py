"""The forest card with three cards and a pebble (E-29, E-30, E-33, E-35)."""

from __future__ import annotations

from ..table import Table

FOREST = ["three_cards_one_pebble", "three_berries", "twig_resin_berry"]


def test_draws_three_cards_and_then_gives_a_pebble() -> None:
    """E-30, E-35."""
    table = Table(forest=FOREST, next=["mine", "inn", "king"])
    table.pick("visit:three_cards_one_pebble")
    assert sorted(table.hand()) == ["inn", "king", "mine"]
    assert table.goods() == {"pebble": 1}
    assert [event.kind for event in table.happened if event.kind in ("gain", "draw")] == ["draw", "gain"]


def test_draws_up_to_eight_and_gives_the_pebble_all_the_same() -> None:
    """E-29, E-104."""
    table = Table(forest=FOREST, hand=["farm"] * 6, next=["mine", "inn", "king"])
    deck = table.deck()
    table.pick("visit:three_cards_one_pebble")
    assert table.hand() == ["farm"] * 6 + ["inn", "mine"]
    assert table.goods() == {"pebble": 1}
    assert table.deck() == deck - 2


def test_holds_one_worker_with_two_players() -> None:
    """E-33."""
    table = Table(forest=FOREST, others=[{"deployed": ["three_cards_one_pebble"]}])
    assert table.why_not("visit:three_cards_one_pebble") == "spot-taken"
