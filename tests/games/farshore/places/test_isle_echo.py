"""Echo Isle: a shore location as if one were there, then two cards (F-33, F-43, F-68, F-148)."""

from __future__ import annotations

import pytest

from ..table import Table

ISLANDS = ["isle_echo", "isle_gems"]
SHORES = ["copy:shore_driftwood", "copy:shore_seaweed", "copy:shore_sea_stone", "copy:shore_mushroom"]


@pytest.mark.parametrize(
    ("shore", "goods", "cards"),
    [
        ("shore_driftwood", {"driftwood": 3}, 2),
        ("shore_seaweed", {"seaweed": 2}, 3),
        ("shore_sea_stone", {"sea_stone": 1}, 4),
        ("shore_mushroom", {"mushroom": 2}, 3),
    ],
)
def test_resolves_a_shore_location_and_draws_two(shore: str, goods: dict[str, int], cards: int) -> None:
    table = Table(islands=ISLANDS)
    table.pick("visit:isle_echo", f"copy:{shore}")
    assert table.goods() == goods
    assert len(table.hand()) == cards
    assert table.seat()["deployed"] == ["isle_echo"]
    assert table.asked == 1


def test_offers_the_four_shore_locations_and_nothing_else() -> None:
    """F-43: no island, no Docks, no map."""
    table = Table(islands=ISLANDS, city=["pilgrim", "admiral"], hand=["grove"])
    table.pick("visit:isle_echo")
    assert table.codes == SHORES


def test_blocking_does_not_matter_and_nothing_is_occupied() -> None:
    """F-43: neither for the visitor nor for the next player."""
    table = Table(islands=ISLANDS, deployed=["shore_seaweed"], others=[{"deployed": ["shore_driftwood"]}])
    table.pick("visit:isle_echo")
    assert table.codes == SHORES
    table.pick("copy:shore_driftwood")
    assert table.goods() == {"driftwood": 3}
    assert table.seat(1)["deployed"] == ["shore_driftwood"]
    table = Table(islands=ISLANDS)
    table.pick("visit:isle_echo", "copy:shore_mushroom", "visit:shore_mushroom")
    assert table.goods(1) == {"mushroom": 2}


def test_a_market_does_not_answer_it() -> None:
    """F-148: no worker was placed on the shore."""
    table = Table(islands=ISLANDS, city=["market"])
    table.pick("visit:isle_echo", "copy:shore_driftwood")
    assert table.goods() == {"driftwood": 3}
    assert table.asked == 1


def test_the_draws_stop_at_eight_together() -> None:
    """F-68: the shore fills the hand, and the island finds it full."""
    table = Table(islands=ISLANDS, hand=[*["grove"] * 5, "diver"], next=["inn", "port", "scribe"])
    deck = table.deck()
    table.pick("visit:isle_echo", "copy:shore_sea_stone")
    assert {"inn", "port"} <= set(table.hand())
    assert len(table.hand()) == 8
    assert table.deck() == deck - 2


def test_a_full_hand_may_come_for_the_goods() -> None:
    """F-30, F-68."""
    table = Table(islands=ISLANDS, hand=[*["grove"] * 5, *["diver"] * 3])
    table.pick("visit:isle_echo", "copy:shore_mushroom")
    assert table.goods() == {"mushroom": 2}
    assert len(table.hand()) == 8


def test_resolves_where_captain_bonny_stands() -> None:
    """F-43."""
    table = Table(bonny=1, islands=["isle_echo"], captain={"deployed": ["shore_driftwood"]})
    assert table.why_not("visit:shore_driftwood") == "spot-taken"
    table.pick("visit:isle_echo", "copy:shore_driftwood")
    assert table.goods() == {"driftwood": 3}


def test_a_crows_nest_can_echo_the_echo() -> None:
    """F-43: all choices of the island are made as usual."""
    table = Table(islands=ISLANDS, city=["crows_nest"], others=[{"deployed": ["isle_echo"]}])
    table.pick("visit:0.crows_nest", "copy:isle_echo")
    assert table.codes == SHORES
    table.pick("copy:shore_driftwood")
    assert table.goods() == {"driftwood": 3}
    assert len(table.hand()) == 2


def test_holds_one_worker() -> None:
    """F-33."""
    assert Table(islands=ISLANDS, deployed=["isle_echo"]).why_not("visit:isle_echo") == "spot-taken"


def test_face_down_it_is_closed() -> None:
    """F-36."""
    assert Table(islands=ISLANDS, high_tide=["isle_echo"]).why_not("visit:isle_echo") == "place-closed"
