"""A Brilliant Marketing Plan: Shopkeeper and Post Office (E-41, E-45, E-107, E-141, E-221)."""

from __future__ import annotations

import pytest

from ..table import Table

PLAY = ["a_brilliant_marketing_plan", "a_well_run_city", "tax_relief", "the_everdell_games"]
VISIT = "visit:a_brilliant_marketing_plan"


def test_pays_two_tokens_for_each_of_three_resources_given() -> None:
    """E-221."""
    table = Table(
        events_in_play=PLAY, city=["shopkeeper", "post_office"], goods={"twig": 2, "resin": 1, "berry": 4}
    )
    table.pick(VISIT, "give:twig=1", "give:resin=1", "give:twig=1")
    assert table.points() == 6
    assert table.goods() == {"berry": 4}
    assert table.goods(1) == {"twig": 2, "resin": 1}
    assert table.seat()["events"] == ["a_brilliant_marketing_plan"]
    assert table.asked == 1


def test_is_worth_the_tokens_and_nothing_more() -> None:
    """E-221."""
    table = Table(events_in_play=PLAY, city=["shopkeeper", "post_office"], goods={"twig": 3})
    before = table.score().total
    table.pick(VISIT, *["give:twig=1"] * 3)
    assert table.scored("a_brilliant_marketing_plan") == 0
    assert table.score().total == before + 6


def test_may_be_split_among_opponents() -> None:
    """E-107, E-221."""
    table = Table(
        events_in_play=PLAY, city=["shopkeeper", "post_office"], goods={"twig": 1, "resin": 1, "pebble": 1},
        others=[{}, {}],
    )  # fmt: skip
    table.pick(VISIT, "give:pebble=2", "give:twig=1", "give:resin=2")
    assert table.goods(1) == {"twig": 1}
    assert table.goods(2) == {"resin": 1, "pebble": 1}
    assert table.points() == 6


def test_may_give_nothing() -> None:
    """E-112, E-221: the event is achieved all the same."""
    table = Table(events_in_play=PLAY, city=["shopkeeper", "post_office"], goods={"twig": 2})
    table.pick(VISIT, "done")
    assert table.points() == 0
    assert table.goods() == {"twig": 2}
    assert table.seat()["events"] == ["a_brilliant_marketing_plan"]


def test_may_stop_after_one() -> None:
    """E-221."""
    table = Table(events_in_play=PLAY, city=["shopkeeper", "post_office"], goods={"twig": 2})
    table.pick(VISIT, "give:twig=1", "done")
    assert table.points() == 2
    assert table.goods() == {"twig": 1}


def test_without_resources_nothing_is_asked() -> None:
    """E-28, E-221."""
    table = Table(events_in_play=PLAY, city=["shopkeeper", "post_office"])
    table.pick(VISIT)
    assert table.asked == 1
    assert table.seat()["events"] == ["a_brilliant_marketing_plan"]


def test_an_opponent_who_has_passed_receives_nothing() -> None:
    """E-141, E-221."""
    table = Table(
        events_in_play=PLAY, city=["shopkeeper", "post_office"], goods={"twig": 3},
        others=[{"season": "autumn", "passed": True}, {}],
    )  # fmt: skip
    table.pick(VISIT)
    assert sorted(table.codes) == ["done", "give:twig=2"]


def test_when_all_others_have_passed_the_supply_takes_it() -> None:
    """E-141, E-221: the tokens are gained all the same."""
    table = Table(
        events_in_play=PLAY, city=["shopkeeper", "post_office"], goods={"twig": 3},
        others=[{"season": "autumn", "passed": True}],
    )  # fmt: skip
    table.pick(VISIT, "give:twig", "give:twig", "done")
    assert table.points() == 4
    assert table.goods() == {"twig": 1}
    assert table.goods(1) == {}


def test_alone_the_supply_takes_it() -> None:
    """E-221, E-251: Rugwort gets nothing."""
    table = Table(solo=1, events_in_play=PLAY, city=["shopkeeper", "post_office"], goods={"twig": 3})
    table.pick(VISIT)
    for _ in range(3):
        table.pick(table.offers("give:twig")[0])
    assert table.points() == 6
    assert table.goods() == {}
    assert table.points(1) == 0


@pytest.mark.parametrize(("there", "missing"), [("shopkeeper", "post_office"), ("post_office", "shopkeeper")])
def test_is_refused_with_one_of_its_cards_only(there: str, missing: str) -> None:
    """E-41, E-45."""
    table = Table(events_in_play=PLAY, city=[there], hand=[missing])
    refusal = table.refusal(VISIT)
    assert refusal.reason == "card-missing"
    assert refusal.details == {"card": missing}
