"""Scoring (E-8, E-151 to E-155)."""

from __future__ import annotations

import pytest

from boardwright.core.plain_data import Json

from .table import Table

EVENTS = ["performer_in_residence", "graduation_of_scholars", "ministering_to_miscreants", "tax_relief"]


def lines(table: Table, seat: int = 0) -> dict[str, int]:
    """What brings points, by source."""
    return {line.source: line.points for line in table.score(seat).lines if line.points}


def test_an_empty_city_scores_nothing() -> None:
    """E-151."""
    table = Table(goods={"twig": 9, "resin": 9, "pebble": 9, "berry": 9})
    assert table.score().total == 0


def test_the_score_is_the_sum_of_its_five_parts() -> None:
    """E-151: base values, tokens, purple bonus, Journey, events."""
    table = Table(
        season="autumn", points=4, city=["school", "wanderer", "farm"], events=["grand_tour", "tax_relief"],
        deployed=["journey_3", "journey_2", "journey_2"], events_in_play=EVENTS,
    )  # fmt: skip
    assert lines(table) == {
        "cards": 2 + 1 + 1,
        "points": 4,
        "school": 1,
        "journey": 3 + 2 + 2,
        "grand_tour": 3,
        "tax_relief": 3,
    }
    assert table.score().total == 4 + 4 + 1 + 7 + 6


def test_the_base_value_is_the_printed_number() -> None:
    """E-8: bonus and tokens are no part of it."""
    table = Table(city=["theater", "bard", {"card": "clock_tower", "points": 2}])
    assert table.scored("cards") == 3 + 0 + 0
    assert table.scored("theater") == 1
    assert table.scored("points") == 2


def test_the_base_value_decides_what_the_queen_may_play() -> None:
    """E-8: a Theater is worth three whatever it may score later; the Fool is below."""
    table = Table(
        hand=["theater", "castle", "doctor", "fool", "clock_tower"], city=["queen", "judge", "historian"],
        meadow=["king", "king", "evertree", "evertree", "palace", "palace", "castle", "doctor"],
    )  # fmt: skip
    table.pick("visit:0.queen")
    assert set(table.codes) == {"play:theater", "play:fool", "play:clock_tower", "done"}


def test_tokens_count_in_the_supply_and_on_cards() -> None:
    """E-152: Clock Tower and Chapel."""
    city: list[Json] = [{"card": "clock_tower", "points": 2}, {"card": "chapel", "points": 3}]
    table = Table(points=5, city=city)
    assert table.scored("points") == 5 + 2 + 3


def test_a_chapel_visited_and_a_new_clock_tower_score_their_tokens() -> None:
    """E-152."""
    table = Table(city=["chapel"], hand=["clock_tower"], goods={"twig": 3, "pebble": 1})
    table.pick("visit:0.chapel", "visit:one_berry", "play:clock_tower")
    assert table.points() == 0
    assert table.scored("points") == 1 + 3


def test_cards_in_hand_have_no_value() -> None:
    """E-153."""
    assert Table(hand=["evertree", "king", "fool"]).score().total == 0


def test_prisoners_have_no_value() -> None:
    """E-153: neither base value nor bonus, and purple cards do not count them."""
    table = Table(city=[{"card": "dungeon", "under": ["king", "queen"]}, "theater"], events=["grand_tour"])
    assert lines(table) == {"cards": 3, "grand_tour": 3}


def test_cards_under_events_have_no_base_value() -> None:
    """E-153: two points for each Critter are all they bring."""
    table = Table(
        events=[{"event": "graduation_of_scholars", "cards": ["king", "fool"]}], events_in_play=EVENTS
    )
    assert lines(table) == {"graduation_of_scholars": 4}


def test_more_points_win() -> None:
    """E-151."""
    table = Table(points=4, others=[{"points": 5}, {"points": 3}])
    assert [table.score(seat).rank for seat in range(3)] == [2, 1, 3]


def test_among_equal_points_more_events_win() -> None:
    """E-154: basic and special ones together."""
    table = Table(
        points=3, events=["grand_tour"], goods={"twig": 9}, events_in_play=EVENTS,
        others=[{"events": ["city_monument", "tax_relief"]}],
    )  # fmt: skip
    assert [table.score(seat).total for seat in (0, 1)] == [6, 6]
    assert [table.score(seat).rank for seat in (0, 1)] == [2, 1]


def test_among_equal_events_more_resources_win() -> None:
    """E-154: whatever kinds they are."""
    table = Table(
        points=3, goods={"pebble": 2}, others=[{"points": 3, "goods": {"twig": 1, "resin": 1, "berry": 1}}]
    )
    assert [table.score(seat).rank for seat in (0, 1)] == [2, 1]


def test_resources_on_a_storehouse_are_not_left() -> None:
    """E-154."""
    city: list[Json] = [{"card": "storehouse", "goods": {"twig": 6}}]
    table = Table(city=city, others=[{"points": 2, "goods": {"twig": 1}}])
    assert [table.score(seat).total for seat in (0, 1)] == [2, 2]
    assert [table.score(seat).rank for seat in (0, 1)] == [2, 1]


def test_resources_on_an_event_are_not_left() -> None:
    """E-154."""
    table = Table(
        events=[{"event": "performer_in_residence", "goods": {"berry": 3}}], events_in_play=EVENTS,
        others=[{"points": 3, "events": ["grand_tour"], "goods": {"twig": 1}}],
    )  # fmt: skip
    assert [table.score(seat).total for seat in (0, 1)] == [6, 6]
    assert [table.score(seat).rank for seat in (0, 1)] == [2, 1]


def test_a_complete_tie_is_a_shared_victory() -> None:
    """E-154: the seating order decides nothing."""
    table = Table(
        points=3,
        goods={"twig": 2},
        others=[{"points": 3, "goods": {"berry": 2}}, {"points": 3, "goods": {"berry": 1}}],
    )
    assert [table.score(seat).rank for seat in range(3)] == [1, 1, 3]


def test_a_fool_is_subtracted() -> None:
    """E-155, E-8."""
    table = Table(points=5, city=["fool", "farm"])
    assert table.scored("cards") == -1
    assert table.score().total == 4


@pytest.mark.parametrize(("points", "total"), [(0, -2), (1, -1), (2, 0)])
def test_a_score_may_be_below_zero(points: int, total: int) -> None:
    """E-155."""
    assert Table(points=points, city=["fool"]).score().total == total


def test_below_zero_is_less_than_zero() -> None:
    """E-155: also in the ranking."""
    table = Table(city=["fool"], goods={"twig": 5}, others=[{}])
    assert [table.score(seat).rank for seat in (0, 1)] == [2, 1]
