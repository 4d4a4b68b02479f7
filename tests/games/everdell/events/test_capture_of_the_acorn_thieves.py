"""Capture of the Acorn Thieves: Courthouse and Ranger (E-42, E-45, E-111, E-153, E-158, E-225)."""

from __future__ import annotations

import pytest

from ..table import Table

PLAY = ["capture_of_the_acorn_thieves", "a_brilliant_marketing_plan", "tax_relief", "the_everdell_games"]
VISIT = "visit:capture_of_the_acorn_thieves"


def test_captures_up_to_two_critters_for_three_points_each() -> None:
    """E-111, E-225: they leave the city and do not reach the discard pile."""
    table = Table(events_in_play=PLAY, city=["courthouse", "ranger", "wife", "bard", "monk"])
    table.pick(VISIT, "tuck:0.bard", "tuck:0.wife")
    assert table.city() == ["courthouse", "ranger", "monk"]
    captured = {"event": "capture_of_the_acorn_thieves", "cards": ["bard", "wife"]}
    assert table.seat()["events"] == [captured]
    assert table.scored("capture_of_the_acorn_thieves") == 6
    assert table.discard() == []
    assert table.asked == 1


def test_offers_critters_of_the_own_city_only() -> None:
    """E-225."""
    table = Table(
        events_in_play=PLAY, city=["courthouse", "ranger", "farm", "fool", "queen"], hand=["monk"],
        others=[{"city": ["king"]}],
    )  # fmt: skip
    table.pick(VISIT)
    assert sorted(table.codes) == ["done", "tuck:0.fool", "tuck:0.queen", "tuck:0.ranger"]


def test_the_ranger_himself_may_be_captured() -> None:
    """E-42, E-225: the event stays achieved."""
    table = Table(events_in_play=PLAY, city=["courthouse", "ranger"])
    table.pick(VISIT, "tuck:0.ranger")
    assert table.city() == ["courthouse"]
    assert table.scored("capture_of_the_acorn_thieves") == 3
    assert table.asked == 1


def test_may_capture_nobody() -> None:
    """E-112, E-225."""
    table = Table(events_in_play=PLAY, city=["courthouse", "ranger", "bard"])
    table.pick(VISIT, "done")
    assert table.city() == ["courthouse", "ranger", "bard"]
    assert table.seat()["events"] == ["capture_of_the_acorn_thieves"]
    assert table.scored("capture_of_the_acorn_thieves") == 0


def test_may_stop_after_one() -> None:
    """E-225."""
    table = Table(events_in_play=PLAY, city=["courthouse", "ranger", "bard"])
    table.pick(VISIT, "tuck:0.bard", "done")
    assert table.city() == ["courthouse", "ranger"]
    assert table.scored("capture_of_the_acorn_thieves") == 3


def test_a_captive_loses_its_printed_points() -> None:
    """E-153, E-225: the Fool's minus two as well as the King's four and his bonus."""
    table = Table(events_in_play=PLAY, city=["courthouse", "ranger", "fool", "king"])
    assert table.scored("cards") == 2 + 1 - 2 + 4
    table.pick(VISIT, "tuck:0.fool", "tuck:0.king")
    assert table.scored("cards") == 2 + 1
    assert table.scored("king") == 0
    assert table.scored("capture_of_the_acorn_thieves") == 6


def test_frees_the_slots_of_the_captives() -> None:
    """E-225."""
    full = ["courthouse", "ranger", "bard", *["farm"] * 8, *["mine"] * 3, "judge"]
    table = Table(events_in_play=PLAY, city=[*full], hand=["king"], goods={"berry": 6})
    assert table.why_not("play:king") == "no-slot"
    table.pick(VISIT, "tuck:0.bard", "done", "visit:one_berry", "play:king")
    assert table.city()[-1] == "king"


def test_a_wanderer_and_one_of_a_pair_free_no_slot() -> None:
    """E-75, E-79."""
    table = Table(
        events_in_play=PLAY, hand=["king"], goods={"berry": 6},
        city=["courthouse", "ranger", "wanderer", "husband", "wife", *["farm"] * 8, *["mine"] * 3, "judge"],
    )  # fmt: skip
    table.pick(VISIT, "tuck:0.wanderer", "tuck:0.wife", "visit:one_berry")
    assert table.why_not("play:king") == "no-slot"


def test_a_unique_critter_can_be_played_again_after_its_capture() -> None:
    """E-6, E-225: what lies under the event is not in the city."""
    table = Table(
        events_in_play=PLAY, city=["courthouse", "ranger", "king"], hand=["king"], goods={"berry": 6}
    )
    assert table.why_not("play:king") == "already-in-city"
    table.pick(VISIT, "tuck:0.king", "done", "visit:one_berry", "play:king")
    assert table.city() == ["courthouse", "ranger", "king"]


def test_the_worker_of_a_captured_queen_stays_away_until_the_next_preparation() -> None:
    """E-158, E-225."""
    table = Table(events_in_play=PLAY, city=["courthouse", "ranger", "queen"], deployed=["0.queen"])
    table.pick(VISIT, "tuck:0.queen", "done", "visit:one_berry")
    assert table.seat()["workers"] == 0
    assert table.seat()["deployed"] == ["capture_of_the_acorn_thieves"]
    assert table.seat()["stray"] == 1
    table.pick("prepare")
    assert table.seat()["workers"] == 3


def test_captives_do_not_count_for_other_events() -> None:
    """E-46."""
    table = Table(events_in_play=PLAY, city=["courthouse", "ranger", "bard", "wanderer"])
    assert "visit:cartographers_expedition" in table.codes
    table.pick(VISIT, "tuck:0.bard", "done", "visit:one_berry")
    assert table.why_not("visit:cartographers_expedition") == "colour-short"


@pytest.mark.parametrize(("there", "missing"), [("courthouse", "ranger"), ("ranger", "courthouse")])
def test_is_refused_with_one_of_its_cards_only(there: str, missing: str) -> None:
    """E-41, E-45."""
    table = Table(events_in_play=PLAY, city=[there], hand=[missing])
    refusal = table.refusal(VISIT)
    assert refusal.reason == "card-missing"
    assert refusal.details == {"card": missing}
