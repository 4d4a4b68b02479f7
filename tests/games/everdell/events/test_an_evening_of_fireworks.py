"""An Evening of Fireworks: Lookout and Miner Mole (E-45, E-112, E-154, E-223)."""

from __future__ import annotations

import pytest

from ..table import Table

PLAY = ["an_evening_of_fireworks", "a_brilliant_marketing_plan", "tax_relief", "the_everdell_games"]
VISIT = "visit:an_evening_of_fireworks"


def test_takes_up_to_three_twigs_for_two_points_each() -> None:
    """E-223."""
    table = Table(events_in_play=PLAY, city=["lookout", "miner_mole"], goods={"twig": 5})
    table.pick(VISIT, "lay:twig", "lay:twig", "lay:twig")
    assert table.goods() == {"twig": 2}
    assert table.seat()["events"] == [{"event": "an_evening_of_fireworks", "goods": {"twig": 3}}]
    assert table.scored("an_evening_of_fireworks") == 6
    assert table.points() == 0
    assert table.asked == 1


def test_takes_twigs_only() -> None:
    """E-223."""
    table = Table(
        events_in_play=PLAY, city=["lookout", "miner_mole"],
        goods={"twig": 1, "resin": 1, "pebble": 1, "berry": 1},
    )  # fmt: skip
    table.pick(VISIT)
    assert sorted(table.codes) == ["done", "lay:twig"]
    table.pick("lay:twig")
    assert table.asked == 1
    assert table.scored("an_evening_of_fireworks") == 2


def test_may_take_nothing_and_is_then_worth_nothing() -> None:
    """E-112, E-223: achieved all the same."""
    table = Table(events_in_play=PLAY, city=["lookout", "miner_mole"], goods={"twig": 5})
    table.pick(VISIT, "done")
    assert table.goods() == {"twig": 5}
    assert table.seat()["events"] == ["an_evening_of_fireworks"]
    assert table.scored("an_evening_of_fireworks") == 0


def test_without_twigs_nothing_is_asked() -> None:
    """E-28, E-223."""
    table = Table(events_in_play=PLAY, city=["lookout", "miner_mole"], goods={"berry": 5})
    table.pick(VISIT)
    assert table.asked == 1
    assert table.seat()["events"] == ["an_evening_of_fireworks"]


def test_nothing_is_added_later() -> None:
    """E-223: not even by another visit, which is refused."""
    table = Table(
        events_in_play=PLAY, city=["lookout", "miner_mole"], goods={"twig": 5},
        events=[{"event": "an_evening_of_fireworks", "goods": {"twig": 1}}],
    )  # fmt: skip
    assert table.why_not(VISIT) == "already-achieved"
    assert table.scored("an_evening_of_fireworks") == 2


def test_the_twigs_on_it_are_not_resources_left() -> None:
    """E-154, E-223: with equal points and events, the twig in the supply wins."""
    table = Table(
        events_in_play=PLAY, points=1, events=[{"event": "an_evening_of_fireworks", "goods": {"twig": 1}}],
        others=[{"events": ["grand_tour"], "goods": {"twig": 1}}],
    )  # fmt: skip
    assert table.score(0).total == table.score(1).total == 3
    assert (table.score(0).rank, table.score(1).rank) == (2, 1)


@pytest.mark.parametrize(("there", "missing"), [("lookout", "miner_mole"), ("miner_mole", "lookout")])
def test_is_refused_with_one_of_its_cards_only(there: str, missing: str) -> None:
    """E-41, E-45."""
    table = Table(events_in_play=PLAY, city=[there], hand=[missing])
    refusal = table.refusal(VISIT)
    assert refusal.reason == "card-missing"
    assert refusal.details == {"card": missing}
