"""Remembering the Fallen: Cemetery and Shepherd (E-45, E-50, E-53, E-159, E-199, E-229)."""

from __future__ import annotations

import pytest

from ..table import Table

PLAY = ["remembering_the_fallen", "a_brilliant_marketing_plan", "tax_relief", "the_everdell_games"]
VISIT = "visit:remembering_the_fallen"


def test_scores_three_points_for_a_worker_in_the_cemetery() -> None:
    """E-229."""
    table = Table(events_in_play=PLAY, city=["cemetery", "shepherd"], deployed=["0.cemetery"])
    table.pick(VISIT)
    assert table.seat()["events"] == ["remembering_the_fallen"]
    assert table.scored("remembering_the_fallen") == 3


def test_counts_a_worker_who_comes_later() -> None:
    """E-229: it is the end of the game that counts."""
    table = Table(events_in_play=PLAY, city=["cemetery", "shepherd"], next=["farm"] * 4)
    table.pick(VISIT, "visit:one_berry")
    assert table.scored("remembering_the_fallen") == 0
    table.pick("visit:0.cemetery")
    assert table.scored("remembering_the_fallen") == 3


def test_counts_two_workers_and_still_does_when_the_undertaker_is_gone() -> None:
    """E-50, E-199, E-229."""
    table = Table(
        events_in_play=PLAY, season="spring", events=["remembering_the_fallen"], hand=["teacher"],
        city=["cemetery", "undertaker", "dungeon"], deployed=["0.cemetery", "0.cemetery"],
    )  # fmt: skip
    assert table.scored("remembering_the_fallen") == 6
    table.pick("play:teacher=dungeon")
    assert "undertaker" not in table.city()
    assert table.scored("remembering_the_fallen") == 6


def test_the_workers_stay_when_the_others_are_called_home() -> None:
    """E-53, E-229."""
    table = Table(
        events_in_play=PLAY, city=["cemetery"], events=["remembering_the_fallen"],
        deployed=["0.cemetery", "one_berry"],
    )  # fmt: skip
    table.pick("prepare")
    assert table.scored("remembering_the_fallen") == 3


def test_without_the_cemetery_it_scores_nothing_but_counts_as_achieved() -> None:
    """E-159, E-229."""
    table = Table(
        events_in_play=PLAY, city=["king", "cemetery"], events=["remembering_the_fallen"], hand=["ruins"],
        deployed=["0.cemetery"],
    )  # fmt: skip
    table.pick("play:ruins")
    assert table.scored("remembering_the_fallen") == 0
    assert table.scored("king") == 2


def test_the_shepherd_may_leave_afterwards() -> None:
    """E-42, X-12."""
    table = Table(
        events_in_play=PLAY, city=["cemetery", "shepherd", "dungeon"], deployed=["0.cemetery"], hand=["monk"]
    )
    table.pick(VISIT, "visit:one_berry", "play:monk=dungeon")
    assert "shepherd" not in table.city()
    assert table.scored("remembering_the_fallen") == 3


@pytest.mark.parametrize(("there", "missing"), [("cemetery", "shepherd"), ("shepherd", "cemetery")])
def test_is_refused_with_one_of_its_cards_only(there: str, missing: str) -> None:
    """E-41, E-45."""
    table = Table(events_in_play=PLAY, city=[there], hand=[missing])
    refusal = table.refusal(VISIT)
    assert refusal.reason == "card-missing"
    assert refusal.details == {"card": missing}
