"""Performer in Residence: Inn and Bard (E-45, E-112, E-223, X-15)."""

from __future__ import annotations

import pytest

from ..table import Table

PLAY = ["performer_in_residence", "a_brilliant_marketing_plan", "tax_relief", "the_everdell_games"]
VISIT = "visit:performer_in_residence"


def test_takes_up_to_three_berries_for_two_points_each() -> None:
    """E-223, X-15: six points, as in the rulebook's example."""
    table = Table(events_in_play=PLAY, city=["inn", "bard"], goods={"berry": 4, "twig": 4})
    table.pick(VISIT)
    assert sorted(table.codes) == ["done", "lay:berry"]
    table.pick("lay:berry", "lay:berry", "lay:berry")
    assert table.goods() == {"twig": 4, "berry": 1}
    assert table.seat()["events"] == [{"event": "performer_in_residence", "goods": {"berry": 3}}]
    assert table.scored("performer_in_residence") == 6
    assert table.asked == 1


def test_may_take_fewer() -> None:
    """E-223."""
    table = Table(events_in_play=PLAY, city=["inn", "bard"], goods={"berry": 4})
    table.pick(VISIT, "lay:berry", "done")
    assert table.goods() == {"berry": 3}
    assert table.scored("performer_in_residence") == 2


def test_may_take_nothing() -> None:
    """E-112, E-223."""
    table = Table(events_in_play=PLAY, city=["inn", "bard"], goods={"berry": 4})
    table.pick(VISIT, "done")
    assert table.goods() == {"berry": 4}
    assert table.seat()["events"] == ["performer_in_residence"]
    assert table.scored("performer_in_residence") == 0


def test_the_berries_on_it_pay_for_nothing() -> None:
    """E-223: they cannot be taken back."""
    table = Table(
        events_in_play=PLAY, hand=["monk"],
        events=[{"event": "performer_in_residence", "goods": {"berry": 3}}],
    )  # fmt: skip
    assert table.why_not("play:monk") == "goods-short"


@pytest.mark.parametrize(("there", "missing"), [("inn", "bard"), ("bard", "inn")])
def test_is_refused_with_one_of_its_cards_only(there: str, missing: str) -> None:
    """E-41, E-45."""
    table = Table(events_in_play=PLAY, city=[there], hand=[missing])
    refusal = table.refusal(VISIT)
    assert refusal.reason == "card-missing"
    assert refusal.details == {"card": missing}


def test_an_inn_of_another_city_is_not_yours() -> None:
    """E-45: in your city."""
    table = Table(events_in_play=PLAY, city=["bard"], others=[{"city": ["inn"]}])
    assert table.why_not(VISIT) == "card-missing"
