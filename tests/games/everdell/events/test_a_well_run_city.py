"""A Well Run City: Chip Sweep and Clock Tower (E-21, E-42, E-45, E-53, E-158, E-222)."""

from __future__ import annotations

import pytest

from ..table import Table

PLAY = ["a_well_run_city", "a_brilliant_marketing_plan", "tax_relief", "the_everdell_games"]
VISIT = "visit:a_well_run_city"


def test_takes_a_worker_back_that_can_work_again_this_season() -> None:
    """E-222."""
    table = Table(events_in_play=PLAY, city=["chip_sweep", "clock_tower"], deployed=["three_twigs"])
    table.pick(VISIT, "recall:three_twigs", "visit:one_berry", "visit:three_twigs")
    assert table.goods() == {"twig": 3}
    assert table.seat()["deployed"] == ["three_twigs", "a_well_run_city"]


def test_is_worth_four_points() -> None:
    """E-45, E-151."""
    table = Table(events_in_play=PLAY, city=["chip_sweep", "clock_tower"])
    table.pick(VISIT)
    assert table.scored("a_well_run_city") == 4


def test_the_spot_left_is_free_for_others() -> None:
    """E-222."""
    table = Table(events_in_play=PLAY, city=["chip_sweep", "clock_tower"], deployed=["three_twigs"])
    table.pick(VISIT, "recall:three_twigs", "visit:three_twigs")
    assert table.goods(1) == {"twig": 3}


def test_the_worker_just_placed_may_come_back() -> None:
    """E-42, E-222: the event stays achieved and takes no second worker."""
    table = Table(events_in_play=PLAY, city=["chip_sweep", "clock_tower"], deployed=["three_twigs"])
    table.pick(VISIT, "recall:a_well_run_city")
    assert table.seat()["deployed"] == ["three_twigs"]
    assert table.seat()["workers"] == 1
    assert table.seat()["events"] == ["a_well_run_city"]
    table.pick("visit:one_berry")
    assert table.why_not(VISIT) == "already-achieved"


def test_the_only_deployed_worker_comes_back_unasked() -> None:
    """E-222: one has to be taken back."""
    table = Table(events_in_play=PLAY, city=["chip_sweep", "clock_tower"])
    table.pick(VISIT)
    assert table.asked == 1
    assert table.seat()["deployed"] == []
    assert table.seat()["workers"] == 2


def test_one_worker_has_to_come_back_and_permanent_ones_cannot() -> None:
    """E-53, E-222: those on cards, abroad or without a location can."""
    table = Table(
        events_in_play=PLAY, season="autumn",
        city=["chip_sweep", "clock_tower", "monastery", "lookout"],
        deployed=["0.monastery", "0.lookout", "1.inn", "haven"], stray=1,
        others=[{"city": ["inn"]}],
    )  # fmt: skip
    table.pick(VISIT)
    expected = ["a_well_run_city", "0.lookout", "1.inn", "haven", "stray"]
    assert sorted(table.codes) == sorted(f"recall:{place}" for place in expected)


def test_a_worker_whose_card_has_gone_can_come_back() -> None:
    """E-158, E-222: it is still deployed."""
    table = Table(events_in_play=PLAY, city=["chip_sweep", "clock_tower"], stray=1)
    table.pick(VISIT, "recall:stray")
    assert table.seat()["stray"] == 0
    assert table.seat()["workers"] == 1


def test_a_traveller_who_comes_back_scores_nothing() -> None:
    """E-40, E-222."""
    table = Table(
        events_in_play=PLAY, season="autumn", city=["chip_sweep", "clock_tower"], deployed=["journey_5"]
    )
    table.pick(VISIT, "recall:journey_5")
    assert table.scored("journey") == 0


def test_the_worker_taken_back_has_to_be_placed_before_preparing() -> None:
    """E-21, E-222."""
    table = Table(events_in_play=PLAY, city=["chip_sweep", "clock_tower"], deployed=["three_twigs"])
    table.pick(VISIT, "recall:three_twigs", "visit:one_berry")
    assert table.why_not("prepare") == "workers-left"


@pytest.mark.parametrize(("there", "missing"), [("chip_sweep", "clock_tower"), ("clock_tower", "chip_sweep")])
def test_is_refused_with_one_of_its_cards_only(there: str, missing: str) -> None:
    """E-41, E-45."""
    table = Table(events_in_play=PLAY, city=[there], hand=[missing])
    refusal = table.refusal(VISIT)
    assert refusal.reason == "card-missing"
    assert refusal.details == {"card": missing}
