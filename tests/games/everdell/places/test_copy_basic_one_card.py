"""The forest card that copies a basic location and draws a card (E-32, E-33, E-234, E-250)."""

from __future__ import annotations

from ..table import Table

FOREST = ["three_berries", "twig_resin_berry", "copy_basic_one_card"]
BASIC = [
    "copy:three_twigs",
    "copy:two_twigs_one_card",
    "copy:two_resin",
    "copy:one_resin_one_card",
    "copy:two_cards_one_point",
    "copy:one_pebble",
    "copy:one_berry_one_card",
    "copy:one_berry",
]


def test_copies_a_basic_location_and_then_draws() -> None:
    """E-234: the copy comes first."""
    table = Table(forest=FOREST, next=["mine"])
    table.pick("visit:copy_basic_one_card", "copy:three_twigs")
    assert table.goods() == {"twig": 3}
    assert table.hand() == ["mine"]
    assert [event.kind for event in table.happened if event.kind in ("gain", "draw")] == ["gain", "draw"]


def test_offers_the_eight_basic_locations_and_nothing_else() -> None:
    """E-32, E-234: neither forest cards nor the haven, not even in autumn a journey or an event."""
    table = Table(
        forest=FOREST, season="autumn", hand=["farm"] * 5, city=["historian", "judge", "innkeeper", "inn"]
    )
    table.pick("visit:copy_basic_one_card")
    assert sorted(table.codes) == sorted(BASIC)


def test_copies_what_others_and_you_have_taken_and_moves_nobody() -> None:
    """E-234."""
    table = Table(
        forest=FOREST,
        season="spring",
        deployed=["two_resin"],
        others=[{"deployed": ["one_pebble", "three_twigs"]}],
    )
    table.pick("visit:copy_basic_one_card")
    assert sorted(table.codes) == sorted(BASIC)
    table.pick("copy:two_resin")
    assert table.goods() == {"resin": 2}
    assert table.seat()["deployed"] == ["two_resin", "copy_basic_one_card"]
    assert table.seat(1)["deployed"] == ["three_twigs", "one_pebble"]


def test_the_copied_location_stays_free_for_the_next_player() -> None:
    """E-234: no worker stands there."""
    table = Table(forest=FOREST)
    table.pick("visit:copy_basic_one_card", "copy:one_pebble", "visit:one_pebble")
    assert table.goods() == {"pebble": 1}
    assert table.goods(1) == {"pebble": 1}


def test_the_draws_of_the_copy_and_of_the_card_stop_at_eight_together() -> None:
    """E-104, E-234: with room for two the copy takes both, and the last draw finds the hand full."""
    table = Table(forest=FOREST, hand=["farm"] * 6, next=["mine", "inn", "king"])
    table.pick("visit:copy_basic_one_card", "copy:two_cards_one_point", "visit:two_twigs_one_card")
    assert table.hand() == ["farm"] * 6 + ["inn", "mine"]
    assert table.points() == 1
    assert [event.args["n"] for event in table.heard("draw") if event.seat == 0] == [2, 0]
    assert table.hand(1) == ["king"]


def test_a_full_hand_may_come_for_the_copy() -> None:
    """E-28, E-29."""
    table = Table(forest=FOREST, hand=["farm"] * 8)
    table.pick("visit:copy_basic_one_card", "copy:one_berry_one_card")
    assert table.goods() == {"berry": 1}
    assert table.hand() == ["farm"] * 8


def test_copies_where_rugwort_stands() -> None:
    """E-250."""
    table = Table(solo=1, forest=FOREST)
    assert table.why_not("visit:three_twigs") == "spot-taken"
    table.pick("visit:copy_basic_one_card", "copy:three_twigs")
    assert table.goods() == {"twig": 3}


def test_the_lookout_can_copy_the_copier() -> None:
    """E-206: all choices of the forest card are made as usual."""
    table = Table(
        forest=FOREST, city=["lookout"], others=[{"deployed": ["copy_basic_one_card"]}], next=["mine"]
    )
    table.pick("visit:0.lookout", "copy:copy_basic_one_card")
    assert sorted(table.codes) == sorted(BASIC)
    table.pick("copy:two_resin")
    assert table.goods() == {"resin": 2}
    assert table.hand() == ["mine"]


def test_holds_one_worker_with_two_players() -> None:
    """E-33."""
    table = Table(forest=FOREST, others=[{"deployed": ["copy_basic_one_card"]}])
    assert table.why_not("visit:copy_basic_one_card") == "spot-taken"
