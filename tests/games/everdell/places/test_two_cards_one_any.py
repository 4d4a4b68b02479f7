"""The forest card with two cards and a resource of any kind (E-29, E-30, E-33, E-231)."""

from __future__ import annotations

from ..table import Table

FOREST = ["two_cards_one_any", "two_any", "twig_resin_berry"]


def test_draws_two_cards_and_then_gives_a_resource_of_any_kind() -> None:
    """E-30, E-231: the cards are seen before the kind is chosen."""
    table = Table(forest=FOREST, next=["mine", "inn"])
    table.pick("visit:two_cards_one_any")
    assert sorted(table.hand()) == ["inn", "mine"]
    assert table.codes == ["gain:twig", "gain:resin", "gain:pebble", "gain:berry"]
    table.pick("gain:pebble")
    assert table.goods() == {"pebble": 1}
    assert table.asked == 1


def test_draws_up_to_eight_and_gives_the_resource_all_the_same() -> None:
    """E-29, E-104."""
    table = Table(forest=FOREST, hand=["farm"] * 7, next=["mine", "inn"])
    deck = table.deck()
    table.pick("visit:two_cards_one_any", "gain:berry")
    assert table.hand() == ["farm"] * 7 + ["mine"]
    assert table.goods() == {"berry": 1}
    assert table.deck() == deck - 1


def test_holds_one_worker_with_two_players() -> None:
    """E-33."""
    table = Table(forest=FOREST, others=[{"deployed": ["two_cards_one_any"]}])
    assert table.why_not("visit:two_cards_one_any") == "spot-taken"
