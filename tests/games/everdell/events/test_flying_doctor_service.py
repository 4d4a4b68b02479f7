"""Flying Doctor Service: Doctor and Postal Pigeon (E-45, E-76, E-227)."""

from __future__ import annotations

import pytest

from ..table import Table

PLAY = ["flying_doctor_service", "a_brilliant_marketing_plan", "tax_relief", "the_everdell_games"]
VISIT = "visit:flying_doctor_service"


def test_scores_three_points_for_each_pair_of_every_city() -> None:
    """E-227: yours included."""
    table = Table(
        events_in_play=PLAY, city=["doctor", "postal_pigeon", "husband", "wife"],
        others=[{"city": ["husband", "wife", "husband", "wife"]}, {"city": ["farm", "wife"]}],
    )  # fmt: skip
    table.pick(VISIT)
    assert table.seat()["events"] == ["flying_doctor_service"]
    assert table.scored("flying_doctor_service") == 9
    assert table.points() == 0


def test_lone_husbands_and_wives_are_no_pairs() -> None:
    """E-76, E-227: three Husbands and a Wife are one pair, a Wife over there makes none with them."""
    table = Table(
        events_in_play=PLAY, events=["flying_doctor_service"], city=["husband", "husband", "husband", "wife"],
        others=[{"city": ["wife"]}],
    )  # fmt: skip
    assert table.scored("flying_doctor_service") == 3


def test_counts_pairs_that_find_each_other_later() -> None:
    """E-227: it is the end of the game that counts."""
    table = Table(
        events_in_play=PLAY, events=["flying_doctor_service"], turn=1,
        others=[{"city": ["husband"], "hand": ["wife"], "goods": {"berry": 2}}],
    )  # fmt: skip
    assert table.scored("flying_doctor_service") == 0
    table.pick("play:wife")
    assert table.scored("flying_doctor_service") == 3


def test_does_not_count_pairs_that_have_parted() -> None:
    """E-203, E-227: the Husband is in the Dungeon now."""
    table = Table(
        events_in_play=PLAY, events=["flying_doctor_service"], city=["husband", "wife", "dungeon"],
        hand=["monk"],
    )  # fmt: skip
    assert table.scored("flying_doctor_service") == 3
    table.pick("play:monk=dungeon", "use:0.husband")
    assert table.scored("flying_doctor_service") == 0


def test_the_opponent_scores_nothing_for_it() -> None:
    """E-42: it belongs to who achieved it."""
    table = Table(
        events_in_play=PLAY, events=["flying_doctor_service"], others=[{"city": ["husband", "wife"]}]
    )
    assert table.scored("flying_doctor_service") == 3
    assert table.scored("flying_doctor_service", 1) == 0


def test_alone_rugworts_pairs_count() -> None:
    """E-227."""
    table = Table(
        solo=1, events_in_play=PLAY, city=["doctor", "postal_pigeon", "husband", "wife"],
        rugwort={"city": ["wife", "husband"]},
    )  # fmt: skip
    table.pick(VISIT)
    assert table.scored("flying_doctor_service") == 6


@pytest.mark.parametrize(("there", "missing"), [("doctor", "postal_pigeon"), ("postal_pigeon", "doctor")])
def test_is_refused_with_one_of_its_cards_only(there: str, missing: str) -> None:
    """E-41, E-45."""
    table = Table(events_in_play=PLAY, city=[there], hand=[missing])
    refusal = table.refusal(VISIT)
    assert refusal.reason == "card-missing"
    assert refusal.details == {"card": missing}
