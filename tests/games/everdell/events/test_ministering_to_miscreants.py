"""Ministering to Miscreants: Monk and Dungeon (E-42, E-45, E-46, E-204, E-229, X-15)."""

from __future__ import annotations

import pytest

from ..table import Table

PLAY = ["ministering_to_miscreants", "a_brilliant_marketing_plan", "tax_relief", "the_everdell_games"]
VISIT = "visit:ministering_to_miscreants"


def test_scores_three_points_for_each_prisoner() -> None:
    """E-204, E-229, X-15."""
    one = Table(events_in_play=PLAY, city=["monk", {"card": "dungeon", "under": ["wife"]}])
    one.pick(VISIT)
    assert one.scored("ministering_to_miscreants") == 3
    two = Table(events_in_play=PLAY, city=["monk", {"card": "dungeon", "under": ["wife", "king"]}])
    two.pick(VISIT)
    assert two.scored("ministering_to_miscreants") == 6
    assert two.points() == 0


def test_an_empty_dungeon_is_enough_to_achieve_it() -> None:
    """E-229: it is worth nothing until somebody is locked up."""
    table = Table(events_in_play=PLAY, city=["monk", "dungeon", "wife"], hand=["teacher"])
    table.pick(VISIT)
    assert table.scored("ministering_to_miscreants") == 0
    table.pick("visit:one_berry", "play:teacher=dungeon", "use:0.wife")
    assert table.scored("ministering_to_miscreants") == 3


def test_the_monk_himself_may_be_locked_up_later() -> None:
    """E-42, E-204, X-12."""
    table = Table(events_in_play=PLAY, city=["monk", "dungeon"], hand=["husband"])
    table.pick(VISIT, "visit:one_berry", "play:husband=dungeon")
    assert table.city() == ["dungeon", "husband"]
    assert table.seat()["events"] == ["ministering_to_miscreants"]
    assert table.scored("ministering_to_miscreants") == 3


def test_a_monk_in_the_dungeon_does_not_fulfil_it() -> None:
    """E-46."""
    table = Table(events_in_play=PLAY, city=[{"card": "dungeon", "under": ["monk"]}])
    refusal = table.refusal(VISIT)
    assert refusal.reason == "card-missing"
    assert refusal.details == {"card": "monk"}


def test_prisoners_of_others_do_not_count() -> None:
    """E-229: on the card in your city."""
    table = Table(
        events_in_play=PLAY, city=["monk", "dungeon"],
        others=[{"city": [{"card": "dungeon", "under": ["wife"]}]}],
    )  # fmt: skip
    table.pick(VISIT)
    assert table.scored("ministering_to_miscreants") == 0


def test_without_the_dungeon_it_scores_nothing_but_counts_as_achieved() -> None:
    """E-157, E-209, E-229: Ruins take the Dungeon; the King still counts the event."""
    table = Table(
        events_in_play=PLAY, events=["ministering_to_miscreants"], hand=["ruins"],
        city=["king", {"card": "dungeon", "under": ["wife"]}],
    )  # fmt: skip
    assert table.scored("ministering_to_miscreants") == 3
    table.pick("play:ruins")
    assert table.city() == ["king", "ruins"]
    assert table.scored("ministering_to_miscreants") == 0
    assert table.scored("king") == 2


@pytest.mark.parametrize(("there", "missing"), [("monk", "dungeon"), ("dungeon", "monk")])
def test_is_refused_with_one_of_its_cards_only(there: str, missing: str) -> None:
    """E-41, E-45."""
    table = Table(events_in_play=PLAY, city=[there], hand=[missing])
    refusal = table.refusal(VISIT)
    assert refusal.reason == "card-missing"
    assert refusal.details == {"card": missing}
