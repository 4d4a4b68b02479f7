"""The Lookout (E-206): copies one Basic or Forest location, occupied or not."""

from __future__ import annotations

import pytest

from ..table import Table

BASIC = [
    "three_twigs", "two_twigs_one_card", "two_resin", "one_resin_one_card", "two_cards_one_point",
    "one_pebble", "one_berry_one_card", "one_berry",
]  # fmt: skip


def test_copies_a_basic_location() -> None:
    table = Table(city=["lookout"])
    table.pick("visit:0.lookout", "copy:three_twigs")
    assert table.goods() == {"twig": 3}
    assert table.seat()["deployed"] == ["0.lookout"]
    assert table.asked == 1


@pytest.mark.parametrize(
    ("place", "goods", "cards", "points"),
    [
        ("three_twigs", {"twig": 3}, 0, 0),
        ("two_twigs_one_card", {"twig": 2}, 1, 0),
        ("two_resin", {"resin": 2}, 0, 0),
        ("one_resin_one_card", {"resin": 1}, 1, 0),
        ("two_cards_one_point", {}, 2, 1),
        ("one_pebble", {"pebble": 1}, 0, 0),
        ("one_berry_one_card", {"berry": 1}, 1, 0),
        ("one_berry", {"berry": 1}, 0, 0),
    ],
)
def test_each_basic_location_gives_what_it_always_gives(
    place: str, goods: dict[str, int], cards: int, points: int
) -> None:
    """E-31."""
    table = Table(city=["lookout"])
    table.pick("visit:0.lookout", f"copy:{place}")
    assert (table.goods(), len(table.hand()), table.points()) == (goods, cards, points)


def test_offers_the_basic_locations_and_the_forest_cards_in_play_and_no_way_out() -> None:
    """E-32: neither Haven nor Journey nor Events nor cards, though all of them would take a worker."""
    forest = ["three_berries", "two_any", "discard_three_gain_any"]
    table = Table(city=["lookout", "chapel", "university"], hand=["farm"] * 5, season="autumn", forest=forest)
    could = table.offers("visit:")
    assert {"visit:haven", "visit:journey_5", "visit:grand_tour", "visit:0.chapel"} <= set(could)
    table.pick("visit:0.lookout")
    assert sorted(table.codes) == sorted(f"copy:{place}" for place in [*BASIC, *forest])
    assert table.why_not("copy:haven") == "not-offered"
    assert table.why_not("done") == "not-offered"


def test_with_four_players_there_are_four_forest_cards_to_copy() -> None:
    """E-11."""
    forest = ["three_berries", "two_any", "twig_resin_berry", "two_resin_one_twig"]
    table = Table(city=["lookout"], others=[{}, {}, {}], forest=list(forest))
    table.pick("visit:0.lookout")
    assert set(table.codes) == {f"copy:{place}" for place in [*BASIC, *forest]}


def test_copies_a_location_that_an_opponent_holds() -> None:
    table = Table(city=["lookout"], others=[{"deployed": ["two_resin"]}])
    assert table.why_not("visit:two_resin") == "spot-taken"
    table.pick("visit:0.lookout", "copy:two_resin")
    assert table.goods() == {"resin": 2}
    assert table.goods(1) == {}


def test_copies_a_location_that_you_hold_yourself() -> None:
    table = Table(city=["lookout"], deployed=["one_pebble"])
    table.pick("visit:0.lookout", "copy:one_pebble")
    assert table.goods() == {"pebble": 1}
    assert sorted(table.seat()["deployed"]) == ["0.lookout", "one_pebble"]


def test_copies_a_forest_card_on_which_you_stand() -> None:
    """E-34 forbids a second worker there, not a second use."""
    table = Table(
        city=["lookout"], deployed=["three_berries"], others=[{}, {}, {}],
        forest=["three_berries", "two_any", "twig_resin_berry", "two_resin_one_twig"],
    )  # fmt: skip
    assert table.why_not("visit:three_berries") == "spot-taken"
    table.pick("visit:0.lookout", "copy:three_berries")
    assert table.goods() == {"berry": 3}


def test_the_location_copied_stays_free() -> None:
    table = Table(city=["lookout"])
    table.pick("visit:0.lookout", "copy:three_twigs", "visit:three_twigs")
    assert table.goods(1) == {"twig": 3}


def test_the_choices_of_a_forest_card_are_made_as_usual() -> None:
    """E-231."""
    table = Table(city=["lookout"], forest=["two_any", "three_berries", "twig_resin_berry"])
    table.pick("visit:0.lookout", "copy:two_any", "gain:pebble", "gain:berry")
    assert table.goods() == {"pebble": 1, "berry": 1}


def test_discards_are_made_as_usual() -> None:
    """E-232."""
    table = Table(
        city=["lookout"], hand=["farm", "mine"], next=["king", "queen"],
        forest=["discard_any_draw_double", "three_berries", "twig_resin_berry"],
    )  # fmt: skip
    table.pick("visit:0.lookout", "copy:discard_any_draw_double", "discard:farm", "done")
    assert sorted(table.hand()) == ["king", "mine", "queen"]
    assert table.discard() == ["farm"]


def test_a_location_with_discards_may_be_chosen_with_an_empty_hand() -> None:
    """E-28: its discard is no duty, so its mandatory part can be done."""
    table = Table(city=["lookout"], forest=["discard_three_gain_any", "three_berries", "two_any"])
    table.pick("visit:0.lookout", "copy:discard_three_gain_any")
    assert table.goods() == {}
    assert table.asked == 1


def test_a_copy_of_a_copy() -> None:
    """E-234: the forest card copies a Basic location, then gives its card."""
    table = Table(
        city=["lookout"], next=["king"], forest=["copy_basic_one_card", "three_berries", "two_any"],
        others=[{"deployed": ["two_resin"]}],
    )  # fmt: skip
    table.pick("visit:0.lookout", "copy:copy_basic_one_card")
    assert set(table.codes) == {f"copy:{place}" for place in BASIC}
    table.pick("copy:two_resin")
    assert table.goods() == {"resin": 2}
    assert table.hand() == ["king"]


def test_a_card_can_be_played_through_the_copy() -> None:
    """E-235: two Meadow cards into hand, one of them played for 1 resource less."""
    table = Table(
        city=["lookout"], goods={"berry": 1},
        meadow=["wanderer", "king", "farm", "farm", "mine", "mine", "inn", "inn"],
        next=["crane", "school", "ruins", "judge", "queen"],
        forest=["draw_two_meadow_play_one", "three_berries", "two_any"],
    )  # fmt: skip
    table.pick("visit:0.lookout", "copy:draw_two_meadow_play_one", "take:meadow.wanderer", "take:meadow.king")
    table.pick("play:wanderer")
    assert table.city() == ["lookout", "wanderer"]
    assert table.goods() == {}
    assert table.meadow()[:2] == ["crane", "school"]
    assert sorted(table.hand()) == ["judge", "king", "queen", "ruins"]


def test_draws_stop_at_eight_cards() -> None:
    """E-29."""
    table = Table(city=["lookout"], hand=["farm"] * 7)
    table.pick("visit:0.lookout", "copy:two_cards_one_point")
    assert len(table.hand()) == 8
    assert table.points() == 1


def test_the_clock_tower_does_not_find_the_location_copied() -> None:
    """E-200: the worker stands on a card."""
    table = Table(city=["lookout", "clock_tower"], season="winter", deployed=["0.lookout"], stray=1)
    table.pick("prepare")
    assert table.asked == 1
    assert table.built("clock_tower")["points"] == 3


def test_does_nothing_when_played() -> None:
    """E-84."""
    table = Table(hand=["lookout"], goods={"twig": 1, "resin": 1, "pebble": 1})
    table.pick("play:lookout")
    assert table.goods() == {}
    assert table.asked == 1
    assert table.scored("cards") == 2


def test_only_its_owner_climbs_it() -> None:
    """E-48."""
    table = Table(others=[{"city": ["lookout"]}])
    assert table.why_not("visit:1.lookout") == "not-open"


def test_holds_one_worker() -> None:
    """E-50."""
    table = Table(city=["lookout"], deployed=["0.lookout"])
    assert table.why_not("visit:0.lookout") == "spot-taken"


def test_needs_a_worker() -> None:
    """E-20."""
    table = Table(city=["lookout"], workers=0)
    assert table.why_not("visit:0.lookout") == "no-worker"


def test_the_worker_comes_back_for_the_next_season() -> None:
    """E-121."""
    table = Table(city=["lookout"], deployed=["0.lookout", "one_berry"])
    table.pick("prepare", "visit:one_berry")
    assert table.seat()["workers"] == 3
    assert "visit:0.lookout" in table.codes


def test_a_city_holds_only_one() -> None:
    """E-6."""
    table = Table(hand=["lookout"], goods={"twig": 1, "resin": 1, "pebble": 1}, city=["lookout"])
    assert table.why_not("play:lookout") == "already-in-city"


def test_houses_one_wanderer() -> None:
    """E-57."""
    table = Table(hand=["wanderer", "wanderer"], city=["lookout"], next=["farm", "mine", "inn"])
    table.pick("play:wanderer@lookout", "visit:one_berry")
    assert table.city() == ["lookout", "wanderer"]
    assert table.why_not("play:wanderer@lookout") == "home-taken"


@pytest.mark.parametrize(("place", "goods"), [("three_twigs", {"twig": 3}), ("three_berries", {"berry": 3})])
def test_alone_it_copies_what_rugwort_holds(place: str, goods: dict[str, int]) -> None:
    """E-242, E-250."""
    table = Table(solo=1, city=["lookout"], forest=["three_berries", "two_any", "twig_resin_berry"])
    assert table.why_not(f"visit:{place}") == "spot-taken"
    table.pick("visit:0.lookout", f"copy:{place}")
    assert table.goods() == goods


def test_alone_the_copy_does_not_reach_meadow_cards_under_his_worker() -> None:
    """E-249."""
    table = Table(
        solo=1, city=["lookout"], season="spring",
        meadow=["king", "queen", "farm", "mine", "inn", "crane", "judge", "monk"],
        forest=["draw_two_meadow_play_one", "three_berries", "two_any"],
    )  # fmt: skip
    table.pick("visit:0.lookout", "copy:draw_two_meadow_play_one")
    assert "take:meadow.queen" in table.codes
    assert table.why_not("take:meadow.king") == "not-offered"
