"""The forest card that gives a resource for each of up to three discards (E-28, E-33, E-233)."""

from __future__ import annotations

from ..table import Table

FOREST = ["discard_three_gain_any", "two_any", "twig_resin_berry"]


def test_gives_a_resource_of_any_kind_for_each_discard() -> None:
    """E-233."""
    table = Table(forest=FOREST, hand=["farm", "mine", "inn"])
    table.pick("visit:discard_three_gain_any", "discard:farm", "discard:inn", "done")
    table.pick("gain:pebble", "gain:twig")
    assert table.goods() == {"twig": 1, "pebble": 1}
    assert table.hand() == ["mine"]
    assert table.discard() == ["farm", "inn"]
    assert table.asked == 1


def test_takes_three_cards_at_most() -> None:
    """E-233."""
    table = Table(forest=FOREST, hand=["farm"] * 5)
    table.pick("visit:discard_three_gain_any", *["discard:farm"] * 3)
    assert table.codes == ["gain:twig", "gain:resin", "gain:pebble", "gain:berry"]
    table.pick(*["gain:resin"] * 3)
    assert table.goods() == {"resin": 3}
    assert table.hand() == ["farm"] * 2


def test_may_discard_nothing() -> None:
    """E-112, E-233."""
    table = Table(forest=FOREST, hand=["farm"])
    table.pick("visit:discard_three_gain_any", "done")
    assert table.goods() == {}
    assert table.hand() == ["farm"]
    assert table.asked == 1


def test_may_be_visited_with_an_empty_hand() -> None:
    """E-28."""
    table = Table(forest=FOREST)
    table.pick("visit:discard_three_gain_any")
    assert table.asked == 1
    assert table.goods() == {}
    assert table.seat()["deployed"] == ["discard_three_gain_any"]


def test_holds_one_worker_with_two_players() -> None:
    """E-33."""
    table = Table(forest=FOREST, others=[{"deployed": ["discard_three_gain_any"]}])
    assert table.why_not("visit:discard_three_gain_any") == "spot-taken"
