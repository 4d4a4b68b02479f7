"""The Illuminator: up to five cards of the hand become points."""

from __future__ import annotations

import pytest

from ..table import Table, price

SEVEN = [*["diver"] * 3, *["inn"] * 3, "pirate"]


def test_does_nothing_when_played() -> None:
    """F-82."""
    table = Table(hand=["illuminator", "diver"], goods=price("illuminator"))
    table.pick("play:illuminator")
    assert table.city() == ["illuminator"]
    assert table.hand() == ["diver"]
    assert table.points() == 0
    assert table.asked == 1
    assert table.scored("cards") == 2


def test_a_second_one_is_refused() -> None:
    """F-77."""
    table = Table(hand=["illuminator"], goods=price("illuminator"), city=["illuminator"])
    assert table.why_not("play:illuminator") == "already-in-city"


@pytest.mark.parametrize("n", [0, 1, 2])
def test_each_card_discarded_brings_a_point(n: int) -> None:
    """F-29: up to."""
    table = Table(hand=[*SEVEN], city=["illuminator"])
    table.pick("visit:0.illuminator", *["discard:inn"] * n, "done")
    assert table.points() == n
    assert table.discard() == ["inn"] * n
    assert len(table.hand()) == 7 - n
    assert table.asked == 1


def test_after_five_it_is_over() -> None:
    table = Table(hand=[*SEVEN], city=["illuminator"])
    table.pick("visit:0.illuminator", *["discard:inn"] * 3, *["discard:diver"] * 2)
    assert table.points() == 5
    assert table.hand() == ["diver", "pirate"]
    assert table.asked == 1
    assert table.seat()["deployed"] == ["0.illuminator"]


def test_with_fewer_cards_it_is_over_when_the_hand_is_empty() -> None:
    table = Table(hand=["inn", "diver"], city=["illuminator"])
    table.pick("visit:0.illuminator", "discard:inn", "discard:diver")
    assert table.points() == 2
    assert table.asked == 1


def test_may_be_visited_with_an_empty_hand() -> None:
    """F-30: there is no condition."""
    table = Table(city=["illuminator"])
    table.pick("visit:0.illuminator")
    assert table.points() == 0
    assert table.seat()["deployed"] == ["0.illuminator"]
    assert table.asked == 1


def test_treasures_and_resources_do_not_stand_in_for_cards() -> None:
    """F-6: only for resources."""
    table = Table(hand=["inn"], goods={"treasure": 5, "mushroom": 5}, city=["illuminator"])
    table.pick("visit:0.illuminator")
    assert set(table.codes) == {"discard:inn", "done"}


def test_the_points_count_at_the_end() -> None:
    """F-105."""
    table = Table(hand=["inn"] * 3, city=["illuminator"], points=4)
    table.pick("visit:0.illuminator", *["discard:inn"] * 3)
    assert table.scored("points") == 7


def test_is_not_open_to_others_and_holds_one_worker() -> None:
    """F-33, F-41."""
    table = Table(hand=["inn"], others=[{"city": ["illuminator"]}])
    assert table.why_not("visit:1.illuminator") == "not-open"
    table = Table(hand=["inn"], city=["illuminator"], deployed=["0.illuminator"])
    assert table.why_not("visit:0.illuminator") == "spot-taken"
    table = Table(hand=["inn"], city=["illuminator"], workers=0)
    assert table.why_not("visit:0.illuminator") == "no-worker"


def test_may_be_visited_again_in_the_next_season() -> None:
    """F-95: the worker comes back from him."""
    table = Table(hand=["inn", "diver"], city=["illuminator"], deployed=["docks"])
    table.pick("visit:0.illuminator", "discard:inn", "done", "visit:docks", "prepare", "visit:docks")
    assert "visit:0.illuminator" in table.codes


def test_takes_an_anchor_at_a_red_construction_only() -> None:
    """F-53."""
    table = Table(hand=["illuminator"], city=["abbey", "scriptorium"])
    assert table.offers("play:illuminator") == ["play:illuminator@abbey"]
    assert table.why_not("play:illuminator@scriptorium") == "not-its-home"


def test_is_the_third_red_card_of_a_map() -> None:
    """F-45."""
    assert Table(city=["inn", "abbey"]).why_not("visit:map_red") == "colour-short"
    assert "visit:map_red" in Table(city=["inn", "abbey", "illuminator"]).codes
