"""One resin and a card, a shared basic location (E-26, E-29, E-30, E-31)."""

from __future__ import annotations

from ..table import Table


def test_gives_a_resin_and_then_a_card() -> None:
    """E-30, E-31."""
    table = Table(next=["inn"])
    table.pick("visit:one_resin_one_card")
    assert table.goods() == {"resin": 1}
    assert table.hand() == ["inn"]
    assert [event.kind for event in table.happened if event.kind in ("gain", "draw")] == ["gain", "draw"]


def test_a_full_hand_still_takes_the_resin() -> None:
    """E-29."""
    table = Table(hand=["farm"] * 8)
    table.pick("visit:one_resin_one_card")
    assert table.goods() == {"resin": 1}
    assert table.hand() == ["farm"] * 8


def test_is_shared_with_others_and_with_yourself() -> None:
    """E-26."""
    table = Table(deployed=["one_resin_one_card"], others=[{"deployed": ["one_resin_one_card"]}])
    table.pick("visit:one_resin_one_card")
    assert table.goods() == {"resin": 1}
