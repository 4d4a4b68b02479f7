"""The Bard (E-162)."""

from __future__ import annotations

from ..table import Table


def test_turns_discards_into_points() -> None:
    table = Table(hand=["bard", "farm", "farm", "historian"], goods={"berry": 3})
    table.pick("play:bard", "discard:farm", "discard:historian", "done")
    assert table.points() == 2
    assert table.hand() == ["farm"]
    assert table.city() == ["bard"]
    assert table.discard() == ["farm", "historian"]


def test_may_discard_nothing() -> None:
    table = Table(hand=["bard", "farm"], goods={"berry": 3})
    table.pick("play:bard", "done")
    assert table.points() == 0
    assert table.hand() == ["farm"]


def test_takes_five_cards_at_most_and_then_stops_asking() -> None:
    table = Table(hand=["bard", *["farm"] * 7], goods={"berry": 3})
    table.pick("play:bard", *["discard:farm"] * 5)
    assert table.points() == 5
    assert table.asked == 1


def test_with_an_empty_hand_nothing_is_asked() -> None:
    table = Table(hand=["bard"], goods={"berry": 3})
    table.pick("play:bard")
    assert table.asked == 1
    assert table.points() == 0


def test_the_historian_draws_after_the_discards() -> None:
    table = Table(hand=["bard", "farm"], goods={"berry": 3}, city=["historian"], next=["mine"])
    table.pick("play:bard", "discard:farm")
    assert table.hand() == ["mine"]


def test_lives_free_in_the_theater() -> None:
    table = Table(hand=["bard"], city=["theater"])
    table.pick("play:bard@theater")
    assert table.city() == ["theater", "bard"]
    assert table.built("theater")["occupied"]
