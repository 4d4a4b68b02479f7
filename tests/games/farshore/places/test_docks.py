"""The Docks (F-7, F-8, F-34, F-37)."""

from __future__ import annotations

import pytest

from ..table import Table

FOUR = ["gain:driftwood", "gain:seaweed", "gain:sea_stone", "gain:mushroom"]


def test_gives_a_resource_of_choice_for_each_card() -> None:
    """F-37, F-7: each is chosen separately, and treasure is none."""
    table = Table(hand=["grove", "inn", "port", "diver"])
    table.pick("visit:docks", "discard:grove", "discard:port", "discard:diver")
    for good in ("gain:mushroom", "gain:sea_stone", "gain:mushroom"):
        assert table.codes == FOUR
        table.pick(good)
    assert table.goods() == {"sea_stone": 1, "mushroom": 2}
    assert table.hand() == ["inn"]
    assert table.discard() == ["grove", "port", "diver"]
    assert table.asked == 1


def test_takes_three_cards_at_most() -> None:
    """F-37: after the third one gains."""
    table = Table(hand=[*["grove"] * 5, *["diver"] * 3])
    table.pick("visit:docks", *["discard:grove"] * 3)
    assert table.prompt == "gain"
    assert table.why_not("discard:grove") == "not-offered"
    table.pick(*["gain:seaweed"] * 3)
    assert table.goods() == {"seaweed": 3}
    assert len(table.hand()) == 5


@pytest.mark.parametrize("n", [1, 2])
def test_takes_fewer_cards(n: int) -> None:
    """F-37, F-29: up to three."""
    table = Table(hand=["grove"] * 4)
    table.pick("visit:docks", *["discard:grove"] * n, "done", *["gain:driftwood"] * n)
    assert table.goods() == {"driftwood": n}
    assert table.hand() == ["grove"] * (4 - n)
    assert table.asked == 1


def test_takes_no_card_at_all() -> None:
    """F-37: none is up to three too."""
    table = Table(hand=["grove", "inn"])
    table.pick("visit:docks", "done")
    assert table.goods() == {}
    assert table.hand() == ["grove", "inn"]
    assert table.seat()["deployed"] == ["docks"]
    assert table.asked == 1


def test_may_be_visited_with_an_empty_hand() -> None:
    """F-37."""
    table = Table()
    table.pick("visit:docks")
    assert table.asked == 1
    assert table.goods() == {}
    assert table.seat()["deployed"] == ["docks"]


def test_the_last_card_of_the_hand_ends_the_discarding() -> None:
    """F-37: nobody has to say that nothing is left."""
    table = Table(hand=["grove"])
    table.pick("visit:docks", "discard:grove")
    assert table.codes == FOUR
    table.pick("gain:mushroom")
    assert table.goods() == {"mushroom": 1}


def test_cards_of_the_bay_are_not_taken_for_those_of_the_hand() -> None:
    """F-73."""
    table = Table(
        hand=["grove"], bay=["inn", "port", "galley", "pirate", "manor", "harbor", "steward", "abbey"]
    )
    table.pick("visit:docks")
    assert table.codes == ["discard:grove", "done"]


def test_treasures_buy_nothing_there() -> None:
    """F-8: treasure is never exchanged into a resource."""
    table = Table(goods={"treasure": 5})
    table.pick("visit:docks")
    assert table.asked == 1
    assert table.goods() == {"treasure": 5}


def test_holds_any_number_of_workers() -> None:
    """F-34: also several of one player."""
    table = Table(
        hand=["grove"],
        season="autumn",
        deployed=["docks"] * 4,
        others=[{"season": "autumn", "deployed": ["docks"] * 5} for _ in range(3)],
    )
    table.pick("visit:docks", "discard:grove", "gain:seaweed")
    assert table.goods() == {"seaweed": 1}
    assert table.seat()["deployed"] == ["docks"] * 5


def test_what_is_discarded_only_its_owner_knows() -> None:
    """F-10: the discard pile is face down."""
    table = Table(hand=["grove", "inn"])
    table.pick("visit:docks", "discard:grove", "done", "gain:seaweed")
    assert table.state.view(0)["discard"] == ["grove"]
    assert table.state.view(1)["discard"] == [None]
    assert table.state.view(None)["discard"] == [None]


def test_a_crows_nest_does_not_reach_it() -> None:
    """F-43: only a shore location or an island."""
    table = Table(city=["crows_nest"], hand=["grove"])
    table.pick("visit:0.crows_nest")
    assert sorted(table.codes) == sorted(
        [f"copy:shore_{good}" for good in ("driftwood", "seaweed", "sea_stone", "mushroom")]
        + ["copy:isle_gems", "copy:isle_mushroom"]
    )
