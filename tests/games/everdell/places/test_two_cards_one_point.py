"""Two cards and a point token, a shared basic location (E-26, E-29, E-30, E-31, E-104, X-1)."""

from __future__ import annotations

from ..table import Table


def test_draws_two_cards_and_then_gives_a_point() -> None:
    """E-30, E-31, X-1."""
    table = Table(next=["mine", "inn"])
    table.pick("visit:two_cards_one_point")
    assert sorted(table.hand()) == ["inn", "mine"]
    assert table.points() == 1
    assert table.goods() == {}
    assert table.seat()["deployed"] == ["two_cards_one_point"]
    assert [event.kind for event in table.happened if event.kind in ("draw", "points")] == ["draw", "points"]


def test_with_room_for_one_card_one_is_drawn() -> None:
    """E-29, E-104: the second stays on top of the deck, the point is gained all the same."""
    table = Table(hand=["farm"] * 7, next=["mine", "inn"])
    table.pick("visit:two_cards_one_point", "visit:two_twigs_one_card")
    assert table.hand() == ["farm"] * 7 + ["mine"]
    assert table.points() == 1
    assert table.hand(1) == ["inn"]
    assert table.discard() == []


def test_a_full_hand_still_gets_the_point() -> None:
    """E-28, E-29."""
    table = Table(hand=["farm"] * 8)
    table.pick("visit:two_cards_one_point")
    assert table.hand() == ["farm"] * 8
    assert table.points() == 1


def test_is_shared_with_others_and_with_yourself() -> None:
    """E-26."""
    table = Table(deployed=["two_cards_one_point"], others=[{"deployed": ["two_cards_one_point"]}])
    table.pick("visit:two_cards_one_point")
    assert table.points() == 1
