"""Tax Relief: Judge and Queen (E-45, E-46, E-83, E-87, E-88, E-230)."""

from __future__ import annotations

import pytest

from ..table import Table

PLAY = ["tax_relief", "a_brilliant_marketing_plan", "a_well_run_city", "the_everdell_games"]
VISIT = "visit:tax_relief"


def test_all_green_cards_of_the_city_act() -> None:
    """E-87, E-230: once each, yours only."""
    table = Table(
        events_in_play=PLAY, city=["judge", "queen", "farm", "farm", "mine", "twig_barge"],
        others=[{"city": ["farm", "resin_refinery"]}],
    )  # fmt: skip
    table.pick(VISIT)
    assert table.goods() == {"twig": 2, "pebble": 1, "berry": 2}
    assert table.goods(1) == {}
    assert table.seat()["events"] == ["tax_relief"]
    assert table.asked == 1


def test_is_worth_three_points() -> None:
    """E-45."""
    table = Table(events_in_play=PLAY, city=["judge", "queen"])
    table.pick(VISIT)
    assert table.scored("tax_relief") == 3
    assert table.goods() == {}


def test_the_player_orders_the_cards_with_choices() -> None:
    """E-87: the Peddler first or the Doctor first."""
    table = Table(events_in_play=PLAY, city=["judge", "queen", "doctor", "peddler"], goods={"twig": 2})
    table.pick(VISIT)
    assert sorted(table.codes) == ["produce:0.doctor", "produce:0.peddler"]
    table.pick("produce:0.peddler", "pay:twig", "pay:twig", "gain:berry", "gain:berry", "pay:2")
    assert table.points() == 2
    assert table.goods() == {}
    assert table.asked == 1


def test_cards_that_may_can_be_declined() -> None:
    """E-87."""
    table = Table(events_in_play=PLAY, city=["judge", "queen", "woodcarver"], goods={"twig": 2})
    table.pick(VISIT, "pay:0")
    assert table.points() == 0
    assert table.goods() == {"twig": 2}


def test_a_chip_sweep_lets_a_card_act_once_more() -> None:
    """E-88, E-164."""
    table = Table(events_in_play=PLAY, city=["judge", "queen", "chip_sweep", "mine", "farm"])
    table.pick(VISIT, "activate:0.mine")
    assert table.goods() == {"pebble": 2, "berry": 1}


def test_the_storehouse_is_filled() -> None:
    """E-51, E-210, E-230."""
    table = Table(events_in_play=PLAY, city=["judge", "queen", "storehouse"])
    table.pick(VISIT, "store:2resin")
    assert table.built("storehouse")["goods"] == {"resin": 2}
    assert table.goods() == {}


def test_a_worker_on_the_queen_does_not_matter() -> None:
    """E-46."""
    table = Table(events_in_play=PLAY, city=["judge", "queen", "farm"], deployed=["0.queen"])
    table.pick(VISIT)
    assert table.goods() == {"berry": 1}


def test_production_comes_in_summer_too() -> None:
    """E-83: where an effect says so."""
    table = Table(events_in_play=PLAY, season="summer", city=["judge", "queen", "farm"])
    table.pick(VISIT)
    assert table.goods() == {"berry": 1}


@pytest.mark.parametrize(("there", "missing"), [("judge", "queen"), ("queen", "judge")])
def test_is_refused_with_one_of_its_cards_only(there: str, missing: str) -> None:
    """E-41, E-45."""
    table = Table(events_in_play=PLAY, city=[there], hand=[missing])
    refusal = table.refusal(VISIT)
    assert refusal.reason == "card-missing"
    assert refusal.details == {"card": missing}
