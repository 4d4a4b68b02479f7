"""The Haven (E-25, E-28, E-32, E-36, E-37, X-10)."""

from __future__ import annotations

from ..table import Table

FOREST = ["three_berries", "two_any", "twig_resin_berry"]


def test_gives_a_resource_of_any_kind_for_two_cards() -> None:
    """E-36, X-10."""
    table = Table(hand=["farm", "mine", "inn"])
    table.pick("visit:haven", "discard:farm", "discard:inn", "done")
    assert table.codes == ["gain:twig", "gain:resin", "gain:pebble", "gain:berry"]
    table.pick("gain:pebble")
    assert table.goods() == {"pebble": 1}
    assert table.hand() == ["mine"]
    assert table.discard() == ["farm", "inn"]
    assert table.asked == 1


def test_each_resource_is_chosen_separately() -> None:
    """E-37."""
    table = Table(hand=["farm"] * 8)
    table.pick("visit:haven", *["discard:farm"] * 8)
    table.pick("gain:twig", "gain:resin", "gain:pebble", "gain:berry")
    assert table.goods() == {"twig": 1, "resin": 1, "pebble": 1, "berry": 1}
    assert table.hand() == []
    assert table.asked == 1


def test_an_odd_card_is_discarded_for_nothing() -> None:
    """E-37."""
    table = Table(hand=["farm"] * 4)
    table.pick("visit:haven", *["discard:farm"] * 3, "done", "gain:resin")
    assert table.goods() == {"resin": 1}
    assert table.hand() == ["farm"]
    assert table.asked == 1


def test_one_card_alone_gives_nothing() -> None:
    """E-37."""
    table = Table(hand=["farm"])
    table.pick("visit:haven", "discard:farm")
    assert table.asked == 1
    assert table.goods() == {}
    assert table.discard() == ["farm"]


def test_may_discard_nothing() -> None:
    """E-36, E-112."""
    table = Table(hand=["farm", "farm"])
    table.pick("visit:haven", "done")
    assert table.goods() == {}
    assert table.hand() == ["farm", "farm"]


def test_may_be_visited_with_an_empty_hand() -> None:
    """E-28."""
    table = Table()
    table.pick("visit:haven")
    assert table.asked == 1
    assert table.seat()["deployed"] == ["haven"]


def test_is_shared_without_limit() -> None:
    """E-36."""
    table = Table(
        hand=["farm", "farm"],
        season="autumn",
        deployed=["haven"] * 5,
        others=[{"season": "autumn", "deployed": ["haven"] * 6}],
    )
    table.pick("visit:haven", "discard:farm", "discard:farm", "gain:berry")
    assert table.goods() == {"berry": 1}
    assert table.seat()["deployed"] == ["haven"] * 6


def test_the_lookout_does_not_reach_it() -> None:
    """E-32, E-206."""
    table = Table(forest=FOREST, city=["lookout"], hand=["farm", "farm"])
    table.pick("visit:0.lookout")
    assert len(table.codes) == 8 + 3
    assert "copy:haven" not in table.codes


def test_the_clock_tower_does_not_reach_it() -> None:
    """E-32, E-200: preparing asks nothing, and no token is spent."""
    table = Table(city=["clock_tower"], hand=["farm", "farm"], deployed=["haven", "haven"])
    table.pick("prepare")
    assert table.asked == 1
    assert table.seat()["season"] == "spring"
    assert table.built("clock_tower")["points"] == 3


def test_stands_open_at_the_first_turn_beside_the_basic_locations_and_the_forest() -> None:
    """E-25: nothing else takes a worker of a player who has nothing."""
    table = Table(forest=FOREST)
    places = ["three_twigs", "two_twigs_one_card", "two_resin", "one_resin_one_card", "two_cards_one_point"]
    places += ["one_pebble", "one_berry_one_card", "one_berry", *FOREST, "haven"]
    assert sorted(table.offers("visit:")) == sorted(f"visit:{place}" for place in places)
