"""Kelp Lagoon: three seaweed, then a card (F-30, F-33, F-68)."""

from __future__ import annotations

from ..table import Table

ISLANDS = ["isle_lagoon", "isle_gems"]


def test_gives_three_seaweed_and_then_a_card() -> None:
    table = Table(islands=ISLANDS, next=["grove", "inn"])
    table.pick("visit:isle_lagoon")
    assert table.goods() == {"seaweed": 3}
    assert table.hand() == ["grove"]
    assert [event.kind for event in table.happened if event.kind in ("gain", "draw")] == ["gain", "draw"]
    assert table.asked == 1


def test_a_full_hand_takes_the_seaweed_only() -> None:
    """F-30, F-68."""
    table = Table(islands=ISLANDS, hand=[*["grove"] * 5, *["diver"] * 3])
    deck = table.deck()
    table.pick("visit:isle_lagoon")
    assert table.goods() == {"seaweed": 3}
    assert len(table.hand()) == 8
    assert table.deck() == deck


def test_holds_one_worker() -> None:
    """F-33: with three players it is still one."""
    table = Table(islands=[*ISLANDS, "isle_spit"], others=[{}, {}])
    table.pick("visit:isle_lagoon")
    assert table.why_not("visit:isle_lagoon") == "spot-taken"


def test_face_down_it_is_closed() -> None:
    """F-36."""
    assert Table(islands=ISLANDS, high_tide=["isle_lagoon"]).why_not("visit:isle_lagoon") == "place-closed"
