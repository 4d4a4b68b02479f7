"""The Husband (E-167): a resource of any kind with a Wife and a Farm. Slots of pairs: E-76, E-77, E-79."""

from __future__ import annotations

from typing import Final

import pytest

from ..table import Table

FIFTEEN: Final = [
    *["mine"] * 3, *["twig_barge"] * 3, *["resin_refinery"] * 3, *["general_store"] * 3, *["inn"] * 3,
]  # fmt: skip
"""Cards that fill a city, without a Farm."""


# What he brings


@pytest.mark.parametrize("good", ["twig", "resin", "pebble", "berry"])
def test_brings_any_resource_with_a_wife_and_a_farm(good: str) -> None:
    """E-4, E-167."""
    table = Table(hand=["husband"], goods={"berry": 3}, city=["wife", "farm"])
    table.pick("play:husband")
    assert table.prompt == "gain"
    assert table.codes == ["gain:twig", "gain:resin", "gain:pebble", "gain:berry"]
    table.pick(f"gain:{good}")
    assert table.goods() == {good: 1}
    assert table.asked == 1


@pytest.mark.parametrize("city", [["farm"], ["wife"], ["husband", "farm"], ["wife", "mine"], []])
def test_brings_nothing_without_both(city: list[str]) -> None:
    """E-167."""
    table = Table(hand=["husband"], goods={"berry": 3}, city=[*city])
    table.pick("play:husband")
    assert table.asked == 1
    assert table.goods() == {}


def test_a_wife_who_has_a_husband_is_not_for_the_next_one() -> None:
    """E-167, E-76: an unpaired Wife is needed."""
    table = Table(hand=["husband"], goods={"berry": 3}, city=["wife", "husband", "farm"])
    table.pick("play:husband")
    assert table.asked == 1
    assert table.goods() == {}


def test_the_second_of_two_pairs_acts_when_played() -> None:
    """E-167."""
    table = Table(hand=["husband"], goods={"berry": 3}, city=["wife", "husband", "farm", "wife"])
    table.pick("play:husband", "gain:pebble")
    assert table.goods() == {"pebble": 1}


def test_a_wife_played_later_does_not_make_him_act() -> None:
    """E-167: not retroactively."""
    table = Table(hand=["wife"], goods={"berry": 2}, city=["husband", "farm"])
    table.pick("play:wife")
    assert table.asked == 1
    assert table.goods() == {}


def test_a_wife_in_another_city_is_none() -> None:
    """E-167: in the city."""
    table = Table(hand=["husband"], goods={"berry": 3}, city=["farm"], others=[{"city": ["wife", "farm"]}])
    table.pick("play:husband")
    assert table.asked == 1


def test_an_occupied_farm_will_do() -> None:
    """E-57, E-167: he may live on the very Farm he needs."""
    table = Table(hand=["husband"], city=["wife", "farm"])
    table.pick("play:husband@farm", "gain:resin")
    assert table.goods() == {"resin": 1}


@pytest.mark.parametrize("season", ["winter", "summer"])
def test_works_in_each_production(season: str) -> None:
    """E-83, E-167: the Farm brings its berry besides."""
    table = Table(city=["husband", "wife", "farm"], season=season, workers=0)
    table.pick("prepare", "gain:pebble")
    assert table.goods() == {"pebble": 1, "berry": 1}
    assert table.asked == 1


def test_the_wife_who_came_later_counts_in_production() -> None:
    """E-167: he acts in Production if paired, in either order."""
    table = Table(hand=["wife"], goods={"berry": 2}, city=["husband", "farm"], workers=0)
    table.pick("play:wife", "visit:one_berry", "prepare", "gain:twig")
    assert table.goods() == {"twig": 1, "berry": 1}


@pytest.mark.parametrize(
    ("husbands", "wives", "gains"), [(1, 0, 0), (2, 1, 1), (3, 2, 2), (1, 3, 1), (4, 4, 4), (4, 1, 1)]
)
def test_as_many_husbands_produce_as_there_are_pairs(husbands: int, wives: int, gains: int) -> None:
    """E-167: with 2 Husbands and 1 Wife, one."""
    table = Table(city=[*["husband"] * husbands, *["wife"] * wives, "farm"], workers=0)
    table.pick("prepare", *["gain:resin"] * gains)
    assert table.asked == 1
    assert table.goods() == {"berry": 1} | ({"resin": gains} if gains else {})


def test_without_a_farm_pairs_produce_nothing() -> None:
    """E-167."""
    table = Table(city=["husband", "wife", "mine"], workers=0)
    table.pick("prepare")
    assert table.asked == 1
    assert table.goods() == {"pebble": 1}


def test_does_not_work_when_summer_comes() -> None:
    """E-123."""
    table = Table(city=["husband", "wife", "farm"], season="spring", workers=0)
    table.pick("prepare", "done")
    assert table.asked == 1
    assert table.goods() == {}


def test_a_chip_sweep_sends_the_paired_one() -> None:
    """E-164, E-167: one of the Husbands is paired, and that one can be chosen."""
    table = Table(hand=["chip_sweep"], goods={"berry": 3}, city=["husband", "husband", "wife", "farm"])
    table.pick("play:chip_sweep", "activate:0.husband", "gain:pebble")
    assert table.goods() == {"pebble": 1}


def test_a_miner_mole_looks_at_the_pairs_and_farms_of_his_city() -> None:
    """E-171."""
    table = Table(hand=["miner_mole"], goods={"berry": 3}, others=[{"city": ["husband", "wife", "farm"]}])
    table.pick("play:miner_mole", "activate:1.husband", "gain:pebble")
    assert table.goods() == {"pebble": 1}
    assert table.goods(1) == {}


def test_a_miner_mole_brings_nothing_from_a_husband_alone() -> None:
    """E-171: the own pair and Farm are of no use there."""
    table = Table(
        hand=["miner_mole"], goods={"berry": 3}, city=["wife", "farm", "husband"],
        others=[{"city": ["husband", "farm"]}],
    )  # fmt: skip
    table.pick("play:miner_mole", "activate:1.husband")
    assert table.asked == 1
    assert table.goods() == {}


# Slots


def test_shares_the_slot_of_a_wife_in_a_full_city() -> None:
    """E-76, E-77."""
    table = Table(hand=["husband"], goods={"berry": 3}, city=[*FIFTEEN[:14], "wife"])
    table.pick("play:husband")
    assert len(table.city()) == 16


def test_a_wife_shares_his_slot_in_a_full_city() -> None:
    """E-77: the other way round."""
    table = Table(hand=["wife"], goods={"berry": 2}, city=[*FIFTEEN[:14], "husband"])
    table.pick("play:wife")
    assert len(table.city()) == 16
    assert table.scored("wife") == 3


def test_finds_no_slot_in_a_full_city_without_a_wife() -> None:
    """E-74."""
    table = Table(hand=["husband"], goods={"berry": 3}, city=[*FIFTEEN])
    refusal = table.refusal("play:husband")
    assert refusal.reason == "no-slot"
    assert refusal.details["slots"] == 15


def test_a_wife_shares_her_slot_with_one_husband_only() -> None:
    """E-76: each can be paired with one partner only."""
    table = Table(hand=["husband"], goods={"berry": 3}, city=[*FIFTEEN[:14], "wife", "husband"])
    assert table.why_not("play:husband") == "no-slot"


def test_two_pairs_fill_two_slots() -> None:
    """E-76: 13 cards, two Wives and two Husbands are a full city, and no more."""
    table = Table(
        hand=["husband", "crane"],
        goods={"berry": 3, "pebble": 1},
        city=[*FIFTEEN[:13], "wife", "husband", "wife"],
    )
    assert table.why_not("play:crane") == "no-slot"
    table.pick("play:husband", "visit:one_berry")
    assert len(table.city()) == 17
    assert table.why_not("play:crane") == "no-slot"


def test_a_pair_leaves_one_slot_more_for_others() -> None:
    """E-76."""
    table = Table(hand=["crane"], goods={"pebble": 1}, city=[*FIFTEEN[:13], "wife", "husband"])
    table.pick("play:crane")
    assert len(table.city()) == 16


def test_if_the_wife_leaves_he_keeps_the_slot() -> None:
    """E-79: no slot becomes free."""
    table = Table(hand=["crane"], goods={"pebble": 1}, city=["university", *FIFTEEN[:13], "wife", "husband"])
    table.pick("visit:0.university", "remove:0.wife", "gain:twig", "visit:one_berry")
    assert table.city() == ["university", *FIFTEEN[:13], "husband"]
    assert table.why_not("play:crane") == "no-slot"


def test_one_of_a_pair_in_the_dungeon_frees_no_slot() -> None:
    """E-79, E-203."""
    table = Table(hand=["crane"], goods={"pebble": 1}, city=["dungeon", *FIFTEEN[:13], "wife", "husband"])
    assert table.offers("play:crane") == []
    assert table.why_not("play:crane") == "no-slot"


def test_a_husband_alone_in_the_dungeon_frees_his_slot() -> None:
    """E-203, E-70."""
    table = Table(hand=["crane"], goods={"pebble": 1}, city=["dungeon", *FIFTEEN[:13], "husband"])
    table.pick("play:crane=dungeon")
    assert table.city() == ["dungeon", *FIFTEEN[:13], "crane"]


# What is printed on him


def test_costs_three_berries_and_is_worth_two_points() -> None:
    table = Table(hand=["husband"], goods={"berry": 4})
    table.pick("play:husband")
    assert table.goods() == {"berry": 1}
    assert table.scored("cards") == 2


def test_two_berries_are_too_few() -> None:
    """E-61."""
    refusal = Table(hand=["husband"], goods={"berry": 2, "twig": 5}).refusal("play:husband")
    assert refusal.reason == "goods-short"
    assert refusal.details["missing"] == "1berry"


def test_is_a_green_card() -> None:
    """E-7, E-44, E-81: also where he shares a slot."""
    table = Table(city=["farm", "farm", "farm", "wife", "husband"])
    table.pick("visit:harvest_festival")
    assert table.scored("harvest_festival") == 3


def test_is_a_common_critter() -> None:
    """E-6, E-194: the School counts both of a pair (E-81)."""
    table = Table(hand=["husband"], goods={"berry": 3}, city=["husband", "wife", "school", "theater"])
    table.pick("play:husband")
    assert table.city().count("husband") == 2
    assert table.scored("school") == 3
    assert table.scored("theater") == 0


# His homes


def test_lives_free_on_a_farm() -> None:
    """E-57."""
    table = Table(hand=["husband"], city=["farm"])
    table.pick("play:husband@farm")
    assert table.city() == ["farm", "husband"]
    assert table.built("farm")["occupied"]


def test_each_farm_houses_one_husband_or_wife() -> None:
    """E-60: two Farms allow two free Critters, and not three."""
    table = Table(hand=["husband", "husband", "wife"], city=["farm", "farm"])
    table.pick("play:husband@farm", "visit:one_berry", "play:wife@farm", "visit:one_berry")
    assert table.built("farm", number=1)["occupied"]
    assert table.built("farm", number=2)["occupied"]
    assert table.why_not("play:husband@farm") == "home-taken"


def test_moves_to_the_farm_that_is_still_empty() -> None:
    """E-57, E-60."""
    table = Table(hand=["husband"], city=[{"card": "farm", "occupied": True}, "farm"])
    table.pick("play:husband@farm")
    assert table.built("farm", number=2)["occupied"]


def test_an_empty_farm_is_of_no_use_in_a_full_city() -> None:
    """E-66: played free he still needs a slot, and that is the reason given."""
    table = Table(hand=["husband"], city=[*FIFTEEN[:14], "farm"])
    assert table.why_not("play:husband@farm") == "no-slot"


def test_chooses_between_the_farm_and_the_ever_tree() -> None:
    """E-59."""
    table = Table(hand=["husband"], city=["farm", "evertree"])
    assert set(table.offers("play:husband")) == {"play:husband@evertree", "play:husband@farm"}
    table.pick("play:husband@evertree")
    assert table.built("evertree")["occupied"]
    assert "occupied" not in table.built("farm")
