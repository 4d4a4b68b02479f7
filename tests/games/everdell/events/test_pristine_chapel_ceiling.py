"""Pristine Chapel Ceiling: Woodcarver and Chapel (E-29, E-45, E-156, E-197, E-229, E-230, X-4)."""

from __future__ import annotations

import pytest

from boardwright.core.plain_data import Json

from ..table import Table

PLAY = ["pristine_chapel_ceiling", "a_brilliant_marketing_plan", "tax_relief", "the_everdell_games"]
VISIT = "visit:pristine_chapel_ceiling"
CHAPEL: Json = {"card": "chapel", "points": 2}


def test_gives_a_card_and_a_resource_for_each_token_on_the_chapel() -> None:
    """E-230, X-4: resources of any kinds."""
    table = Table(events_in_play=PLAY, city=["woodcarver", CHAPEL], next=["king", "mine"])
    table.pick(VISIT, "gain:pebble", "gain:twig")
    assert sorted(table.hand()) == ["king", "mine"]
    assert table.goods() == {"twig": 1, "pebble": 1}
    assert table.seat()["events"] == ["pristine_chapel_ceiling"]
    assert table.asked == 1


def test_scores_two_points_for_each_token_which_stay_on_the_chapel() -> None:
    """E-152, E-229: the tokens themselves count as well."""
    table = Table(events_in_play=PLAY, city=["woodcarver", CHAPEL])
    table.pick(VISIT, "gain:pebble", "gain:twig")
    assert table.built("chapel")["points"] == 2
    assert table.scored("pristine_chapel_ceiling") == 4
    assert table.scored("points") == 2


def test_counts_the_tokens_of_the_end_of_the_game() -> None:
    """E-197, E-229."""
    table = Table(events_in_play=PLAY, city=["woodcarver", CHAPEL], hand=["farm"] * 8)
    table.pick(VISIT, "gain:pebble", "gain:twig", "visit:one_berry", "visit:0.chapel")
    assert table.scored("pristine_chapel_ceiling") == 6


def test_the_draw_stops_at_eight_and_the_resources_come_all_the_same() -> None:
    """E-29, E-230."""
    table = Table(events_in_play=PLAY, city=["woodcarver", CHAPEL], hand=["farm"] * 7, next=["king", "mine"])
    table.pick(VISIT, "gain:berry", "gain:berry")
    assert table.hand() == [*["farm"] * 7, "king"]
    assert table.goods() == {"berry": 2}


def test_an_empty_chapel_gives_nothing_for_now() -> None:
    """E-230."""
    table = Table(events_in_play=PLAY, city=["woodcarver", "chapel"])
    table.pick(VISIT)
    assert table.asked == 1
    assert table.hand() == []
    assert table.goods() == {}
    assert table.seat()["events"] == ["pristine_chapel_ceiling"]
    assert table.scored("pristine_chapel_ceiling") == 0


def test_the_chapels_of_others_do_not_count() -> None:
    """E-229, E-230."""
    table = Table(events_in_play=PLAY, city=["woodcarver", "chapel"], others=[{"city": [CHAPEL]}])
    table.pick(VISIT)
    assert table.asked == 1
    assert table.scored("pristine_chapel_ceiling") == 0


def test_without_the_chapel_it_scores_nothing_but_counts_as_achieved() -> None:
    """E-156, E-229: Ruins take the Chapel with its tokens; the King still counts the event."""
    table = Table(
        events_in_play=PLAY, city=["king", CHAPEL], events=["pristine_chapel_ceiling"], hand=["ruins"]
    )
    assert table.scored("pristine_chapel_ceiling") == 4
    table.pick("play:ruins")
    assert table.scored("pristine_chapel_ceiling") == 0
    assert table.scored("points") == 0
    assert table.scored("king") == 2


@pytest.mark.parametrize(("there", "missing"), [("woodcarver", "chapel"), ("chapel", "woodcarver")])
def test_is_refused_with_one_of_its_cards_only(there: str, missing: str) -> None:
    """E-41, E-45, X-4."""
    table = Table(events_in_play=PLAY, city=[there], hand=[missing])
    refusal = table.refusal(VISIT)
    assert refusal.reason == "card-missing"
    assert refusal.details == {"card": missing}
