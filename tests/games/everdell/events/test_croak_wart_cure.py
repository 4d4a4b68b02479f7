"""Croak Wart Cure: Undertaker and Barge Toad, two berries and two cards.

E-28, E-41, E-42, E-45, E-53, E-156 to E-159, E-169, E-226.
"""

from __future__ import annotations

import pytest

from ..table import Table

PLAY = ["croak_wart_cure", "a_brilliant_marketing_plan", "tax_relief", "path_of_the_pilgrims"]
VISIT = "visit:croak_wart_cure"


def test_costs_two_berries_and_two_cards_of_the_city() -> None:
    """E-41, E-226: six points, and no refund."""
    table = Table(events_in_play=PLAY, city=["undertaker", "barge_toad", "mine", "farm"], goods={"berry": 3})
    table.pick(VISIT, "remove:0.mine", "remove:0.farm")
    assert table.goods() == {"berry": 1}
    assert table.city() == ["undertaker", "barge_toad"]
    assert table.discard() == ["mine", "farm"]
    assert table.scored("croak_wart_cure") == 6
    assert table.asked == 1


def test_without_two_berries_it_is_refused() -> None:
    """E-28, E-226."""
    table = Table(events_in_play=PLAY, city=["undertaker", "barge_toad", "farm"], goods={"berry": 1})
    assert table.why_not(VISIT) == "price-short"


def test_the_judge_does_not_help_to_pay() -> None:
    """E-169: it is not the cost of a card."""
    table = Table(
        events_in_play=PLAY, city=["undertaker", "barge_toad", "judge"], goods={"berry": 1, "twig": 9}
    )
    assert table.why_not(VISIT) == "price-short"


def test_the_required_cards_may_be_the_ones_discarded() -> None:
    """E-42, E-226: the event stays achieved."""
    table = Table(events_in_play=PLAY, city=["undertaker", "barge_toad", "farm"], goods={"berry": 2})
    table.pick(VISIT, "remove:0.undertaker", "remove:0.barge_toad")
    assert table.city() == ["farm"]
    assert table.seat()["events"] == ["croak_wart_cure"]
    assert table.scored("croak_wart_cure") == 6


def test_two_cards_in_the_city_are_enough() -> None:
    """E-226."""
    table = Table(events_in_play=PLAY, city=["undertaker", "barge_toad"], goods={"berry": 2})
    table.pick(VISIT, "remove:0.undertaker")
    assert table.city() == []
    assert table.scored("croak_wart_cure") == 6
    assert table.asked == 1


def test_any_card_of_the_city_may_go_and_two_have_to() -> None:
    """E-226: Critters and Constructions, but nobody else's; one cannot stop."""
    table = Table(
        events_in_play=PLAY, city=["undertaker", "barge_toad", "king", "castle"], goods={"berry": 2},
        hand=["bard"], others=[{"city": ["inn"]}],
    )  # fmt: skip
    table.pick(VISIT)
    cards = ["barge_toad", "castle", "king", "undertaker"]
    assert sorted(table.codes) == [f"remove:0.{card}" for card in cards]
    table.pick("remove:0.king")
    assert sorted(table.codes) == [f"remove:0.{card}" for card in cards if card != "king"]


def test_tokens_on_and_prisoners_under_the_cards_are_lost() -> None:
    """E-156, E-157."""
    table = Table(
        events_in_play=PLAY, goods={"berry": 2},
        city=[
            "undertaker", "barge_toad",
            {"card": "chapel", "points": 3}, {"card": "dungeon", "under": ["wife"]},
        ],
    )  # fmt: skip
    assert table.scored("points") == 3
    table.pick(VISIT, "remove:0.chapel", "remove:0.dungeon")
    assert table.points() == 0
    assert table.scored("points") == 0
    assert sorted(table.discard()) == ["chapel", "dungeon", "wife"]


def test_goods_stored_on_the_cards_go_back_to_the_supply() -> None:
    """E-157."""
    table = Table(
        events_in_play=PLAY, goods={"berry": 2},
        city=["undertaker", "barge_toad", "farm", {"card": "storehouse", "goods": {"twig": 3}}],
    )  # fmt: skip
    table.pick(VISIT, "remove:0.farm", "remove:0.storehouse")
    assert table.goods() == {}


def test_a_visitor_on_a_discarded_inn_gets_the_worker_back_when_preparing() -> None:
    """E-158."""
    table = Table(
        events_in_play=PLAY, city=["undertaker", "barge_toad", "inn", "farm"], goods={"berry": 2},
        others=[{"deployed": ["0.inn", "one_berry"]}],
    )  # fmt: skip
    table.pick(VISIT, "remove:0.inn", "remove:0.farm")
    assert table.seat(1)["workers"] == 0
    assert table.seat(1)["deployed"] == ["one_berry"]
    assert table.seat(1)["stray"] == 1
    table.pick("prepare")
    assert table.seat(1)["workers"] == 3


def test_a_permanent_worker_on_a_discarded_monastery_is_lost() -> None:
    """E-159: it does not come back at the preparation."""
    table = Table(
        events_in_play=PLAY, city=["undertaker", "barge_toad", "monastery", "farm"], goods={"berry": 2},
        deployed=["0.monastery"],
    )  # fmt: skip
    table.pick(VISIT, "remove:0.monastery", "remove:0.farm", "visit:one_berry", "prepare")
    assert table.seat()["workers"] == 2
    assert table.seat()["lost"] == 1


@pytest.mark.parametrize(("there", "missing"), [("undertaker", "barge_toad"), ("barge_toad", "undertaker")])
def test_is_refused_with_one_of_its_cards_only(there: str, missing: str) -> None:
    """E-41, E-45: whatever one could pay."""
    table = Table(events_in_play=PLAY, city=[there, "farm", "farm"], hand=[missing], goods={"berry": 5})
    refusal = table.refusal(VISIT)
    assert refusal.reason == "card-missing"
    assert refusal.details == {"card": missing}
