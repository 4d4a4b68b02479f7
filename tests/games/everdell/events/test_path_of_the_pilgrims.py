"""Path of the Pilgrims: Monastery and Wanderer (E-45, E-50, E-53, E-159, E-229)."""

from __future__ import annotations

import pytest

from ..table import Table

PLAY = ["path_of_the_pilgrims", "a_brilliant_marketing_plan", "tax_relief", "the_everdell_games"]
VISIT = "visit:path_of_the_pilgrims"


def test_scores_three_points_for_a_worker_in_the_monastery() -> None:
    """E-229: the worker on the event itself is none."""
    table = Table(events_in_play=PLAY, city=["monastery", "wanderer"], deployed=["0.monastery"])
    table.pick(VISIT)
    assert table.seat()["events"] == ["path_of_the_pilgrims"]
    assert table.scored("path_of_the_pilgrims") == 3


def test_counts_a_worker_who_comes_later() -> None:
    """E-229: it is the end of the game that counts."""
    table = Table(events_in_play=PLAY, city=["monastery", "wanderer"], goods={"twig": 2})
    table.pick(VISIT, "visit:one_berry")
    assert table.scored("path_of_the_pilgrims") == 0
    table.pick("visit:0.monastery")
    assert table.scored("path_of_the_pilgrims") == 3


def test_counts_both_workers_beside_a_monk() -> None:
    """E-50, E-229."""
    table = Table(
        events_in_play=PLAY, season="spring", city=["monastery", "wanderer", "monk"], goods={"twig": 2},
        deployed=["0.monastery"],
    )  # fmt: skip
    table.pick(VISIT, "visit:one_berry", "visit:0.monastery")
    assert table.scored("path_of_the_pilgrims") == 6


def test_the_pilgrims_stay_when_the_others_are_called_home() -> None:
    """E-53, E-229."""
    table = Table(
        events_in_play=PLAY, city=["monastery"], events=["path_of_the_pilgrims"],
        deployed=["0.monastery", "one_berry"],
    )  # fmt: skip
    table.pick("prepare")
    assert table.seat()["deployed"] == ["0.monastery"]
    assert table.scored("path_of_the_pilgrims") == 3


def test_workers_in_the_monastery_of_another_city_do_not_count() -> None:
    """E-229: on the card in your city."""
    table = Table(
        events_in_play=PLAY, city=["monastery", "wanderer"],
        others=[{"city": ["monastery"], "deployed": ["1.monastery"]}],
    )  # fmt: skip
    table.pick(VISIT)
    assert table.scored("path_of_the_pilgrims") == 0


def test_without_the_monastery_it_scores_nothing_but_counts_as_achieved() -> None:
    """E-159, E-229: Ruins take it with the worker; the King still counts the event."""
    table = Table(
        events_in_play=PLAY, city=["king", "monastery"], events=["path_of_the_pilgrims"], hand=["ruins"],
        deployed=["0.monastery"],
    )  # fmt: skip
    table.pick("play:ruins")
    assert table.seat()["lost"] == 1
    assert table.scored("path_of_the_pilgrims") == 0
    assert table.scored("king") == 2


def test_a_pilgrim_moved_to_the_university_counts_no_longer() -> None:
    """E-159: nor does it come back."""
    table = Table(
        events_in_play=PLAY, city=["monastery", "university"], events=["path_of_the_pilgrims"],
        deployed=["0.monastery"],
    )  # fmt: skip
    table.pick("visit:0.university", "gain:twig", "visit:one_berry")
    assert table.scored("path_of_the_pilgrims") == 0
    table.pick("prepare")
    assert table.seat()["workers"] == 2


def test_a_second_monastery_starts_empty() -> None:
    """E-229: the card then in your city counts, with the workers on it."""
    table = Table(
        events_in_play=PLAY, city=["monastery"], events=["path_of_the_pilgrims"], hand=["ruins", "monastery"],
        deployed=["0.monastery"],
    )  # fmt: skip
    table.pick("play:ruins", "visit:one_berry", "play:monastery")
    assert table.city() == ["ruins", "monastery"]
    assert table.scored("path_of_the_pilgrims") == 0


@pytest.mark.parametrize(("there", "missing"), [("monastery", "wanderer"), ("wanderer", "monastery")])
def test_is_refused_with_one_of_its_cards_only(there: str, missing: str) -> None:
    """E-41, E-45."""
    table = Table(events_in_play=PLAY, city=[there], hand=[missing])
    refusal = table.refusal(VISIT)
    assert refusal.reason == "card-missing"
    assert refusal.details == {"card": missing}
