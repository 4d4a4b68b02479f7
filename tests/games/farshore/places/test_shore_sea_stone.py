"""The shore with a sea stone and two cards (F-33, F-35, F-68, F-148)."""

from __future__ import annotations

from typing import Any

from ..table import Table


def test_gives_a_sea_stone_and_two_cards() -> None:
    """F-35."""
    table = Table(next=["grove", "inn", "port"])
    table.pick("visit:shore_sea_stone")
    assert table.goods() == {"sea_stone": 1}
    assert table.hand() == ["grove", "inn"]
    assert [event.args["n"] for event in table.heard("draw")] == [2]
    assert table.asked == 1


def test_with_room_for_one_card_one_is_drawn() -> None:
    """F-68: the other stays on the deck for the next."""
    table = Table(hand=[*["grove"] * 5, *["diver"] * 2], next=["inn", "port"])
    table.pick("visit:shore_sea_stone", "visit:shore_seaweed")
    assert sorted(table.hand()) == sorted(["grove"] * 5 + ["diver"] * 2 + ["inn"])
    assert table.hand(1) == ["port"]
    assert table.goods() == {"sea_stone": 1}


def test_a_full_hand_takes_the_sea_stone_only() -> None:
    """F-30, F-68."""
    table = Table(hand=[*["grove"] * 5, *["diver"] * 3])
    deck = table.deck()
    table.pick("visit:shore_sea_stone")
    assert table.goods() == {"sea_stone": 1}
    assert len(table.hand()) == 8
    assert table.deck() == deck


def test_what_is_drawn_only_its_owner_sees() -> None:
    """F-10."""
    table = Table(next=["grove", "inn"])
    table.pick("visit:shore_sea_stone")
    mine: Any = table.state.view(0)["players"]
    seen: Any = table.state.view(1)["players"]
    assert mine[0]["hand"] == ["grove", "inn"]
    assert seen[0]["hand"] == [None, None]


def test_holds_one_worker() -> None:
    """F-33."""
    assert Table(others=[{"deployed": ["shore_sea_stone"]}]).why_not("visit:shore_sea_stone") == "spot-taken"
    assert Table(deployed=["shore_sea_stone"]).why_not("visit:shore_sea_stone") == "spot-taken"


def test_a_market_adds_a_sea_stone() -> None:
    """F-148."""
    table = Table(city=["market"], next=["grove", "inn", "port"])
    table.pick("visit:shore_sea_stone")
    assert table.goods() == {"sea_stone": 2}
    assert table.hand() == ["grove", "inn"]
