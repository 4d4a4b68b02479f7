"""Monks' Isle: three cards, then up to two may be discarded for resources (F-7, F-29, F-33, F-68)."""

from __future__ import annotations

from ..table import Table

ISLANDS = ["isle_monks", "isle_gems"]
FOUR = ["gain:driftwood", "gain:seaweed", "gain:sea_stone", "gain:mushroom"]


def test_draws_three_and_gives_a_resource_for_each_card_discarded() -> None:
    table = Table(islands=ISLANDS, next=["grove", "inn", "port", "diver"])
    table.pick("visit:isle_monks")
    assert sorted(table.hand()) == ["grove", "inn", "port"]
    table.pick("discard:inn", "discard:grove")
    assert table.codes == FOUR
    table.pick("gain:mushroom", "gain:sea_stone")
    assert table.goods() == {"sea_stone": 1, "mushroom": 1}
    assert table.hand() == ["port"]
    assert table.discard() == ["inn", "grove"]
    assert table.asked == 1


def test_discarding_is_optional() -> None:
    """F-29."""
    table = Table(islands=ISLANDS)
    table.pick("visit:isle_monks", "done")
    assert len(table.hand()) == 3
    assert table.goods() == {}
    assert table.discard() == []
    assert table.asked == 1


def test_one_card_may_be_discarded() -> None:
    """F-29: up to two."""
    table = Table(islands=ISLANDS, next=["grove", "inn", "port"])
    table.pick("visit:isle_monks", "discard:inn", "done", "gain:seaweed")
    assert table.goods() == {"seaweed": 1}
    assert sorted(table.hand()) == ["grove", "port"]


def test_no_third_card_can_be_discarded() -> None:
    """F-29."""
    table = Table(islands=ISLANDS, hand=["grove"] * 3)
    table.pick("visit:isle_monks", "discard:grove", "discard:grove")
    assert table.codes == FOUR


def test_cards_held_before_may_be_discarded_too() -> None:
    """F-73: any cards of the hand."""
    table = Table(islands=ISLANDS, hand=["diver"], next=["grove", "inn", "port"])
    table.pick("visit:isle_monks")
    assert sorted(table.offers("discard:")) == [
        "discard:diver", "discard:grove", "discard:inn", "discard:port",
    ]  # fmt: skip


def test_a_full_hand_draws_nothing_and_may_discard() -> None:
    """F-30, F-68: what was discarded makes no room afterwards."""
    table = Table(islands=ISLANDS, hand=[*["grove"] * 5, *["diver"] * 3])
    deck = table.deck()
    table.pick("visit:isle_monks", "discard:grove", "discard:diver", "gain:driftwood", "gain:driftwood")
    assert table.goods() == {"driftwood": 2}
    assert len(table.hand()) == 6
    assert table.deck() == deck


def test_drawing_stops_at_eight() -> None:
    """F-68."""
    table = Table(islands=ISLANDS, hand=[*["grove"] * 5, *["diver"] * 2], next=["inn", "port"])
    deck = table.deck()
    table.pick("visit:isle_monks", "done")
    assert "inn" in table.hand()
    assert "port" not in table.hand()
    assert table.deck() == deck - 1


def test_holds_one_worker() -> None:
    """F-33."""
    table = Table(islands=ISLANDS, others=[{"deployed": ["isle_monks"]}])
    assert table.why_not("visit:isle_monks") == "spot-taken"


def test_face_down_it_is_closed() -> None:
    """F-36."""
    assert Table(islands=ISLANDS, high_tide=["isle_monks"]).why_not("visit:isle_monks") == "place-closed"
