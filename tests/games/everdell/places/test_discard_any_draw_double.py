"""The forest card that draws two cards for each one discarded (E-28, E-33, E-104, E-232)."""

from __future__ import annotations

from ..table import Table

FOREST = ["discard_any_draw_double", "three_berries", "twig_resin_berry"]


def test_draws_two_cards_for_each_discard() -> None:
    """E-232."""
    table = Table(
        forest=FOREST, hand=["farm", "mine", "inn"], next=["king", "queen", "castle", "palace", "theater"]
    )
    table.pick("visit:discard_any_draw_double", "discard:farm", "discard:inn", "done")
    assert sorted(table.hand()) == ["castle", "king", "mine", "palace", "queen"]
    assert table.discard() == ["farm", "inn"]


def test_draws_only_after_all_discards() -> None:
    """E-232."""
    table = Table(forest=FOREST, hand=["farm", "mine"], next=["king", "queen", "castle", "palace"])
    deck = table.deck()
    table.pick("visit:discard_any_draw_double", "discard:farm")
    assert table.codes == ["discard:mine", "done"]
    assert table.deck() == deck
    table.pick("discard:mine")
    assert sorted(table.hand()) == ["castle", "king", "palace", "queen"]
    assert table.asked == 1


def test_the_draw_is_cut_at_eight_cards() -> None:
    """E-104, E-232: what is not drawn stays on the deck."""
    table = Table(forest=FOREST, hand=["farm"] * 8)
    deck = table.deck()
    table.pick("visit:discard_any_draw_double", *["discard:farm"] * 3, "done")
    assert len(table.hand()) == 8
    assert table.deck() == deck - 3
    assert table.discard() == ["farm"] * 3


def test_the_whole_hand_can_go() -> None:
    """E-232."""
    table = Table(forest=FOREST, hand=["farm"] * 8)
    table.pick("visit:discard_any_draw_double", *["discard:farm"] * 8)
    assert len(table.hand()) == 8
    assert table.discard() == ["farm"] * 8
    assert table.asked == 1


def test_may_discard_nothing() -> None:
    """E-112, E-232."""
    table = Table(forest=FOREST, hand=["farm"])
    deck = table.deck()
    table.pick("visit:discard_any_draw_double", "done")
    assert table.hand() == ["farm"]
    assert table.deck() == deck


def test_may_be_visited_with_an_empty_hand() -> None:
    """E-28."""
    table = Table(forest=FOREST)
    table.pick("visit:discard_any_draw_double")
    assert table.asked == 1
    assert table.hand() == []
    assert table.seat()["deployed"] == ["discard_any_draw_double"]


def test_holds_one_worker_with_two_players() -> None:
    """E-33."""
    table = Table(forest=FOREST, others=[{"deployed": ["discard_any_draw_double"]}])
    assert table.why_not("visit:discard_any_draw_double") == "spot-taken"
