"""Graduation of Scholars: Teacher and University (E-45, E-111, E-112, E-153, E-228)."""

from __future__ import annotations

import pytest

from ..table import Table

PLAY = ["graduation_of_scholars", "a_brilliant_marketing_plan", "tax_relief", "the_everdell_games"]
VISIT = "visit:graduation_of_scholars"


def test_takes_up_to_three_critters_of_the_hand_for_two_points_each() -> None:
    """E-111, E-228: they leave the hand and do not reach the discard pile."""
    table = Table(events_in_play=PLAY, city=["teacher", "university"], hand=["bard", "king", "monk", "wife"])
    before = table.score().total
    table.pick(VISIT, "tuck:king", "tuck:monk", "tuck:bard")
    assert table.hand() == ["wife"]
    graduates = {"event": "graduation_of_scholars", "cards": ["king", "monk", "bard"]}
    assert table.seat()["events"] == [graduates]
    assert table.scored("graduation_of_scholars") == 6
    assert table.score().total == before + 6
    assert table.discard() == []
    assert table.asked == 1


def test_constructions_cannot_graduate() -> None:
    """E-228."""
    table = Table(events_in_play=PLAY, city=["teacher", "university"], hand=["farm", "king", "castle"])
    table.pick(VISIT)
    assert sorted(table.codes) == ["done", "tuck:king"]


def test_critters_of_the_city_stay_where_they_are() -> None:
    """E-228: from hand."""
    table = Table(events_in_play=PLAY, city=["teacher", "university", "bard"], hand=["monk"])
    table.pick(VISIT, "tuck:monk")
    assert table.city() == ["teacher", "university", "bard"]
    assert table.scored("graduation_of_scholars") == 2


def test_may_take_nobody() -> None:
    """E-112, E-228."""
    table = Table(events_in_play=PLAY, city=["teacher", "university"], hand=["bard"])
    table.pick(VISIT, "done")
    assert table.hand() == ["bard"]
    assert table.seat()["events"] == ["graduation_of_scholars"]
    assert table.scored("graduation_of_scholars") == 0


def test_without_critters_in_hand_nothing_is_asked() -> None:
    """E-28, E-228."""
    table = Table(events_in_play=PLAY, city=["teacher", "university"], hand=["farm", "castle"])
    table.pick(VISIT)
    assert table.asked == 1
    assert table.seat()["events"] == ["graduation_of_scholars"]
    assert table.hand() == ["castle", "farm"]


def test_twins_may_graduate_together() -> None:
    """E-228."""
    table = Table(events_in_play=PLAY, city=["teacher", "university"], hand=["wife"] * 3)
    table.pick(VISIT, "tuck:wife", "tuck:wife", "done")
    assert table.hand() == ["wife"]
    assert table.scored("graduation_of_scholars") == 4


@pytest.mark.parametrize(("there", "missing"), [("teacher", "university"), ("university", "teacher")])
def test_is_refused_with_one_of_its_cards_only(there: str, missing: str) -> None:
    """E-41, E-45."""
    table = Table(events_in_play=PLAY, city=[there], hand=[missing])
    refusal = table.refusal(VISIT)
    assert refusal.reason == "card-missing"
    assert refusal.details == {"card": missing}
