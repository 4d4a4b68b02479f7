"""Two twigs and a card, a shared basic location (E-26, E-29, E-30, E-31, E-104)."""

from __future__ import annotations

from ..table import Table


def test_gives_two_twigs_and_then_a_card() -> None:
    """E-30, E-31."""
    table = Table(next=["mine"])
    table.pick("visit:two_twigs_one_card")
    assert table.goods() == {"twig": 2}
    assert table.hand() == ["mine"]
    assert [event.kind for event in table.happened if event.kind in ("gain", "draw")] == ["gain", "draw"]


def test_a_full_hand_draws_nothing_and_still_takes_the_twigs() -> None:
    """E-29, E-104: the card stays on the deck."""
    table = Table(hand=["farm"] * 8)
    deck = table.deck()
    table.pick("visit:two_twigs_one_card")
    assert table.goods() == {"twig": 2}
    assert table.hand() == ["farm"] * 8
    assert table.deck() == deck
    assert table.discard() == []


def test_is_shared_with_others_and_with_yourself() -> None:
    """E-26."""
    table = Table(deployed=["two_twigs_one_card"], others=[{"deployed": ["two_twigs_one_card"] * 2}])
    table.pick("visit:two_twigs_one_card")
    assert table.goods() == {"twig": 2}
    assert table.seat()["deployed"] == ["two_twigs_one_card"] * 2
