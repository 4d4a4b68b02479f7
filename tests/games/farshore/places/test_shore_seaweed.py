"""The shore with two seaweed and a card (F-30, F-33, F-35, F-68, F-75)."""

from __future__ import annotations

from boardwright.core.plain_data import Json

from ..table import Table, all_but

BAY: list[Json] = ["inn", "port", "galley", "pirate", "manor", "harbor", "steward", "abbey"]


def test_gives_two_seaweed_and_then_a_card() -> None:
    """F-35."""
    table = Table(next=["grove", "inn"])
    table.pick("visit:shore_seaweed")
    assert table.goods() == {"seaweed": 2}
    assert table.hand() == ["grove"]
    assert [event.kind for event in table.happened if event.kind in ("gain", "draw")] == ["gain", "draw"]
    assert table.asked == 1


def test_the_card_comes_from_the_deck() -> None:
    """F-67: the Bay is left alone."""
    table = Table(bay=BAY, next=["grove"])
    table.pick("visit:shore_seaweed")
    assert table.bay() == BAY
    assert table.hand() == ["grove"]


def test_a_full_hand_takes_the_seaweed_only() -> None:
    """F-30, F-68: nothing is drawn and thrown away."""
    table = Table(hand=[*["grove"] * 5, *["diver"] * 3])
    deck = table.deck()
    table.pick("visit:shore_seaweed")
    assert table.goods() == {"seaweed": 2}
    assert len(table.hand()) == 8
    assert table.deck() == deck
    assert table.discard() == []


def test_an_empty_deck_is_made_anew_from_the_discard_pile() -> None:
    """F-75."""
    table = Table(bay=BAY, discard=all_but(*BAY))
    assert table.deck() == 0
    table.pick("visit:shore_seaweed")
    assert len(table.hand()) == 1
    assert table.discard() == []
    assert table.deck() == 125 - len(BAY) - 1


def test_without_any_card_left_it_gives_the_seaweed() -> None:
    """F-30, F-75: Captain Bonny has all cards that are not in the Bay."""
    table = Table(bonny=1, bay=BAY, captain={"city": all_but(*BAY)})
    table.pick("visit:shore_seaweed")
    assert table.goods() == {"seaweed": 2}
    assert table.hand() == []
    assert table.bay() == BAY


def test_holds_one_worker() -> None:
    """F-33."""
    assert Table(others=[{"deployed": ["shore_seaweed"]}]).why_not("visit:shore_seaweed") == "spot-taken"
    assert Table(deployed=["shore_seaweed"]).why_not("visit:shore_seaweed") == "spot-taken"


def test_a_market_adds_a_seaweed_and_no_card() -> None:
    """F-148."""
    table = Table(city=["market"], next=["grove", "inn"])
    table.pick("visit:shore_seaweed")
    assert table.goods() == {"seaweed": 3}
    assert table.hand() == ["grove"]
