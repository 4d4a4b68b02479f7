"""The University (E-212, E-213): discard another card for its cost, 1 resource of any kind and a point."""

from __future__ import annotations

import pytest

from ..table import Table

FULL = [*["farm"] * 8, *["mine"] * 3, *["twig_barge"] * 3]


def test_a_construction_is_discarded_for_its_cost_a_resource_and_a_point() -> None:
    table = Table(city=["university", "farm"])
    table.pick("visit:0.university", "gain:berry")
    assert table.city() == ["university"]
    assert table.discard() == ["farm"]
    assert table.goods() == {"twig": 2, "resin": 1, "berry": 1}
    assert table.points() == 1
    assert table.seat()["deployed"] == ["0.university"]
    assert table.asked == 1


def test_a_critter_can_be_discarded_as_well() -> None:
    table = Table(city=["university", "king", "farm"])
    table.pick("visit:0.university", "remove:0.king", "gain:twig")
    assert table.city() == ["university", "farm"]
    assert table.goods() == {"twig": 1, "berry": 6}
    assert table.points() == 1


@pytest.mark.parametrize("good", ["twig", "resin", "pebble", "berry"])
def test_the_extra_resource_is_of_any_kind(good: str) -> None:
    """E-4: also one that the card discarded never cost."""
    table = Table(city=["university", "ruins"])
    table.pick("visit:0.university")
    assert table.prompt == "gain"
    table.pick(f"gain:{good}")
    assert table.goods() == {good: 1}


def test_any_card_but_itself_may_go_and_one_must() -> None:
    table = Table(city=["farm", "university", "wife", "inn"])
    table.pick("visit:0.university")
    assert table.prompt == "discard-city"
    assert set(table.codes) == {"remove:0.farm", "remove:0.wife", "remove:0.inn"}
    assert table.why_not("remove:0.university") == "not-offered"
    assert table.why_not("done") == "not-offered"


def test_alone_in_the_city_it_cannot_be_visited() -> None:
    """E-28."""
    table = Table(city=["university"], others=[{"city": ["farm"]}])
    assert table.why_not("visit:0.university") == "city-short"


def test_the_refund_comes_before_the_free_resource() -> None:
    """E-30, E-212."""
    table = Table(city=["university", "farm"])
    table.pick("visit:0.university")
    assert table.prompt == "gain"
    assert table.goods() == {"twig": 2, "resin": 1}
    assert table.points() == 0


def test_the_refund_is_the_printed_cost_of_a_critter_that_came_free() -> None:
    """E-160."""
    table = Table(hand=["wife"], city=["university", "farm"])
    table.pick("play:wife@farm", "visit:one_berry", "visit:0.university", "remove:0.wife", "gain:twig")
    assert table.goods() == {"twig": 1, "berry": 2}
    assert table.built("farm")["occupied"]


def test_a_fool_is_gladly_discarded() -> None:
    """E-165."""
    table = Table(city=["university", "fool"])
    before = table.scored("cards")
    table.pick("visit:0.university", "gain:pebble")
    assert table.city() == ["university"]
    assert table.goods() == {"pebble": 1, "berry": 3}
    assert table.scored("cards") == before + 2


def test_the_slot_is_free_afterwards() -> None:
    """E-213."""
    table = Table(hand=["crane"], goods={"pebble": 1}, city=["university", *FULL])
    assert table.why_not("play:crane") == "no-slot"
    table.pick("visit:0.university", "remove:0.farm", "gain:twig", "visit:one_berry", "play:crane")
    assert len(table.city()) == 15
    assert "crane" in table.city()


def test_a_wanderer_discarded_frees_no_slot() -> None:
    """E-75."""
    table = Table(hand=["crane"], goods={"pebble": 1}, city=["university", *FULL, "wanderer"])
    table.pick("visit:0.university", "remove:0.wanderer", "gain:twig", "visit:one_berry")
    assert table.why_not("play:crane") == "no-slot"


def test_one_of_a_pair_discarded_frees_no_slot() -> None:
    """E-79: the other keeps it."""
    table = Table(hand=["crane"], goods={"pebble": 1}, city=["university", *FULL[:-1], "husband", "wife"])
    assert table.why_not("play:crane") == "no-slot"
    table.pick("visit:0.university", "remove:0.husband", "gain:twig", "visit:one_berry")
    assert table.why_not("play:crane") == "no-slot"


def test_a_unique_card_discarded_can_be_played_again() -> None:
    """E-6."""
    table = Table(hand=["crane"], goods={"pebble": 1}, city=["university", "crane"])
    assert table.why_not("play:crane") == "already-in-city"
    table.pick("visit:0.university", "gain:twig", "visit:one_berry", "play:crane")
    assert table.city() == ["university", "crane"]


def test_copies_that_differ_can_be_told_apart() -> None:
    """E-60: one of the Farms carries a token."""
    table = Table(city=["university", "farm", {"card": "farm", "occupied": True}])
    table.pick("visit:0.university")
    assert set(table.codes) == {"remove:0.farm", "remove:0.farm.2"}
    table.pick("remove:0.farm.2", "gain:twig")
    assert table.built("farm") == {"card": "farm"}


def test_is_no_play_and_triggers_nothing() -> None:
    """E-72: Historian and Courthouse react to cards played."""
    table = Table(city=["university", "historian", "courthouse", "crane"])
    table.pick("visit:0.university", "remove:0.crane", "gain:twig")
    assert table.hand() == []
    assert table.goods() == {"twig": 1, "pebble": 1}
    assert table.asked == 1


def test_a_permanent_worker_moved_onto_it_leaves_its_spot_free() -> None:
    """E-212, E-159: it never comes back, yet the University can be visited in the next season."""
    table = Table(city=["university", "monastery", "farm"], deployed=["0.monastery"])
    table.pick("visit:0.university", "remove:0.monastery", "gain:twig", "visit:one_berry", "prepare")
    assert table.seat()["workers"] == 2
    table.pick("visit:one_berry", "visit:0.university", "gain:twig")
    assert table.city() == ["university"]
    assert table.points() == 2


def test_holds_one_worker() -> None:
    """E-50."""
    table = Table(city=["university", "farm"], deployed=["0.university"])
    assert table.why_not("visit:0.university") == "spot-taken"


def test_the_worker_comes_back_for_the_next_season() -> None:
    """E-121."""
    table = Table(city=["university", "ruins", "ruins"], workers=1)
    table.pick("visit:0.university", "gain:twig", "visit:one_berry", "prepare", "visit:one_berry")
    assert table.seat()["workers"] == 3
    assert "visit:0.university" in table.codes


def test_only_its_owner_studies_there() -> None:
    """E-48."""
    table = Table(city=["farm"], others=[{"city": ["university", "farm"]}])
    assert table.why_not("visit:1.university") == "not-open"


def test_needs_a_worker() -> None:
    """E-20."""
    table = Table(city=["university", "farm"], workers=0)
    assert table.why_not("visit:0.university") == "no-worker"


def test_does_nothing_when_played() -> None:
    """E-84."""
    table = Table(hand=["university"], goods={"resin": 1, "pebble": 2}, city=["farm"])
    table.pick("play:university")
    assert table.city() == ["farm", "university"]
    assert table.goods() == {}
    assert table.points() == 0
    assert table.scored("cards") == 1 + 3


def test_costs_a_resin_and_two_pebbles() -> None:
    table = Table(hand=["university"], goods={"twig": 9, "resin": 1, "pebble": 1})
    refusal = table.refusal("play:university")
    assert refusal.reason == "goods-short"
    assert refusal.details["missing"] == "1pebble"


def test_a_city_holds_only_one() -> None:
    """E-6."""
    table = Table(hand=["university"], goods={"resin": 1, "pebble": 2}, city=["university"])
    assert table.why_not("play:university") == "already-in-city"


def test_houses_the_doctor() -> None:
    """E-57."""
    table = Table(hand=["doctor"], city=["university"])
    table.pick("play:doctor@university")
    assert table.city() == ["university", "doctor"]
    assert table.built("university")["occupied"]


def test_alone_rugwort_does_not_answer_a_discard() -> None:
    """E-244: no card was played."""
    table = Table(solo=1, city=["university", "farm"])
    table.pick("visit:0.university", "gain:twig")
    assert table.city(1) == []
    assert table.points() == 1
