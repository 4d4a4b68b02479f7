"""The shore with two mushrooms and a card (F-33, F-35, F-68, F-148)."""

from __future__ import annotations

from ..table import Table, price


def test_gives_two_mushrooms_and_a_card() -> None:
    """F-35."""
    table = Table(next=["grove", "inn"])
    table.pick("visit:shore_mushroom")
    assert table.goods() == {"mushroom": 2}
    assert table.hand() == ["grove"]
    assert table.asked == 1


def test_a_full_hand_takes_the_mushrooms_only() -> None:
    """F-30, F-68."""
    table = Table(hand=[*["grove"] * 5, *["diver"] * 3])
    deck = table.deck()
    table.pick("visit:shore_mushroom")
    assert table.goods() == {"mushroom": 2}
    assert len(table.hand()) == 8
    assert table.deck() == deck


def test_what_it_gives_pays_for_a_critter_in_the_next_turn() -> None:
    """F-28: not in the same one, since there are no free actions between turns."""
    table = Table(hand=["scribe"])
    assert table.offers("play:scribe") == []
    table.pick("visit:shore_mushroom")
    assert table.asked == 1
    table.pick("visit:docks")
    assert price("scribe") == {"mushroom": 2}
    table.pick("play:scribe")
    assert table.goods() == {}


def test_holds_one_worker() -> None:
    """F-33."""
    assert Table(others=[{"deployed": ["shore_mushroom"]}]).why_not("visit:shore_mushroom") == "spot-taken"
    assert Table(deployed=["shore_mushroom"]).why_not("visit:shore_mushroom") == "spot-taken"


def test_another_shore_stays_free() -> None:
    """F-33: each location for itself."""
    table = Table(others=[{"deployed": ["shore_mushroom"]}])
    shores = ["shore_driftwood", "shore_seaweed", "shore_sea_stone"]
    assert table.offers("visit:shore_") == [f"visit:{shore}" for shore in shores]


def test_a_market_adds_a_mushroom() -> None:
    """F-148."""
    table = Table(city=["market"])
    table.pick("visit:shore_mushroom")
    assert table.goods() == {"mushroom": 3}


def test_somebody_elses_market_adds_nothing() -> None:
    """F-148: it answers its owner's workers."""
    table = Table(others=[{"city": ["market"]}])
    table.pick("visit:shore_mushroom")
    assert table.goods() == {"mushroom": 2}
    assert table.goods(1) == {}
