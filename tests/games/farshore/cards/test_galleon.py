"""The Galleon: 1 point more for each unspent treasure (F-90)."""

from __future__ import annotations

import pytest

from ..table import Table, price


def test_does_nothing_when_played_and_cannot_be_visited() -> None:
    """F-83: it does not sail by itself."""
    table = Table(hand=["galleon", "diver"], goods=price("galleon"), roses=("rose_a_green", "rose_b_critter"))
    table.pick("play:galleon")
    assert table.city() == ["galleon"]
    assert table.ship() == 0
    assert table.goods() == {}
    assert table.hand() == ["diver"]
    assert table.asked == 1
    table.pick("visit:docks")
    assert table.why_not("visit:0.galleon") == "no-spot"


@pytest.mark.parametrize("n", [0, 1, 3, 12])
def test_each_unspent_treasure_is_worth_one_more(n: int) -> None:
    """X-17: with three, 6 for the treasures and 5 plus 3 for the Galleon."""
    table = Table(city=["galleon"], goods={"treasure": n})
    assert table.scored("treasures") == 2 * n
    assert table.scored("cards") == 5
    assert table.scored("galleon") == n
    assert table.score().total == 5 + 3 * n


def test_without_it_a_treasure_is_worth_two() -> None:
    """F-90."""
    table = Table(goods={"treasure": 3}, hand=["galleon"], others=[{"city": ["galleon"]}])
    assert table.score().total == 6
    assert table.scored("galleon", 1) == 0


def test_resources_do_not_count() -> None:
    """F-8, F-105."""
    table = Table(city=["galleon"], goods={"driftwood": 4, "mushroom": 4, "treasure": 1})
    assert table.score().total == 5 + 3


def test_a_treasure_that_is_spent_does_not_count() -> None:
    table = Table(city=["galleon", "abbey"], goods={"treasure": 2})
    before = table.score().total
    table.pick("visit:0.abbey", "pay:treasure", "done")
    assert table.scored("galleon") == 1
    assert table.scored("points") == 2
    assert table.score().total == before - 3 + 2


def test_a_treasure_paid_for_the_galleon_itself_is_spent() -> None:
    """F-6."""
    goods = price("galleon", treasure=1)
    goods["seaweed"] = int(str(goods["seaweed"])) - 1
    table = Table(hand=["galleon"], goods=goods, roses=("rose_a_green", "rose_b_critter"))
    table.pick("play:galleon")
    assert table.scored("galleon") == 0


def test_the_treasures_of_others_do_not_count() -> None:
    table = Table(city=["galleon"], others=[{"goods": {"treasure": 5}}])
    assert table.scored("galleon") == 0


def test_a_chest_reached_later_counts() -> None:
    """F-87."""
    table = Table(
        city=["galleon"], hand=["galley"], goods=price("galley"), roses=("rose_a_red", "rose_b_common")
    )
    table.pick("play:galley")
    assert table.goods() == {"treasure": 1}
    assert table.scored("galleon") == 1


def test_captain_bonny_gets_six_points_for_it_and_two_for_a_treasure() -> None:
    """F-132."""
    table = Table(bonny=1, captain={"city": ["galleon"], "goods": {"treasure": 3}})
    assert table.scored("bonny_cards", 1) == 6
    assert table.scored("treasures", 1) == 6
    assert table.score(1).total == 12


def test_a_second_one_is_refused() -> None:
    """F-77."""
    table = Table(hand=["galleon"], goods=price("galleon"), city=["galleon"])
    assert table.why_not("play:galleon") == "already-in-city"


def test_takes_the_anchor_of_a_purple_critter() -> None:
    """F-53."""
    table = Table(hand=["admiral"], city=["galleon"])
    table.pick("play:admiral@galleon")
    assert table.built("galleon")["occupied"]


def test_is_the_second_purple_card_of_a_map() -> None:
    """F-45."""
    assert Table(city=["pilgrim"]).why_not("visit:map_purple") == "colour-short"
    assert "visit:map_purple" in Table(city=["pilgrim", "galleon"]).codes
