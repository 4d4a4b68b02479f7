"""Under New Management: Peddler and General Store (E-45, E-112, E-161, E-223)."""

from __future__ import annotations

import pytest

from ..table import Table

PLAY = ["under_new_management", "a_brilliant_marketing_plan", "tax_relief", "the_everdell_games"]
VISIT = "visit:under_new_management"


@pytest.mark.parametrize(("good", "points"), [("twig", 1), ("berry", 1), ("resin", 2), ("pebble", 2)])
def test_values_resin_and_pebbles_higher_than_twigs_and_berries(good: str, points: int) -> None:
    """E-223."""
    table = Table(events_in_play=PLAY, city=["peddler", "general_store"], goods={good: 2})
    table.pick(VISIT, f"lay:{good}", "done")
    assert table.goods() == {good: 1}
    assert table.scored("under_new_management") == points


def test_takes_three_resources_of_any_mix() -> None:
    """E-223."""
    table = Table(
        events_in_play=PLAY, city=["peddler", "general_store"],
        goods={"twig": 1, "resin": 1, "pebble": 1, "berry": 1},
    )  # fmt: skip
    table.pick(VISIT)
    assert sorted(table.codes) == ["done", "lay:berry", "lay:pebble", "lay:resin", "lay:twig"]
    table.pick("lay:pebble", "lay:twig", "lay:resin")
    assert table.goods() == {"berry": 1}
    laid = {"twig": 1, "resin": 1, "pebble": 1}
    assert table.seat()["events"] == [{"event": "under_new_management", "goods": laid}]
    assert table.scored("under_new_management") == 5
    assert table.asked == 1


def test_may_take_nothing() -> None:
    """E-112, E-223."""
    table = Table(events_in_play=PLAY, city=["peddler", "general_store"], goods={"pebble": 3})
    table.pick(VISIT, "done")
    assert table.goods() == {"pebble": 3}
    assert table.seat()["events"] == ["under_new_management"]
    assert table.scored("under_new_management") == 0


def test_the_architect_does_not_count_what_lies_on_it() -> None:
    """E-161, E-223: no resources left."""
    table = Table(
        events_in_play=PLAY, city=["peddler", "general_store", "architect"], goods={"resin": 1, "pebble": 2}
    )
    assert table.scored("architect") == 3
    table.pick(VISIT, "lay:pebble", "lay:pebble", "lay:resin")
    assert table.scored("architect") == 0
    assert table.scored("under_new_management") == 6


@pytest.mark.parametrize(("there", "missing"), [("peddler", "general_store"), ("general_store", "peddler")])
def test_is_refused_with_one_of_its_cards_only(there: str, missing: str) -> None:
    """E-41, E-45."""
    table = Table(events_in_play=PLAY, city=[there], hand=[missing])
    refusal = table.refusal(VISIT)
    assert refusal.reason == "card-missing"
    assert refusal.details == {"card": missing}
