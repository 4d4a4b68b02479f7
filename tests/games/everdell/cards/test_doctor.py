"""The Doctor (E-186): up to three berries for a point token each."""

from __future__ import annotations

import pytest

from ..table import Table


@pytest.mark.parametrize("paid", [0, 1, 2, 3])
def test_may_pay_up_to_three_berries_for_points_when_played(paid: int) -> None:
    """E-186, E-112."""
    table = Table(hand=["doctor"], goods={"berry": 9})
    table.pick("play:doctor")
    assert table.prompt == "spend"
    assert table.codes == ["pay:0", "pay:1", "pay:2", "pay:3"]
    table.pick(f"pay:{paid}")
    assert table.points() == paid
    assert table.goods() == {"berry": 5 - paid}
    assert table.asked == 1


def test_can_only_pay_the_berries_left_after_his_cost() -> None:
    """E-68: the cost is paid before he acts."""
    table = Table(hand=["doctor"], goods={"berry": 5, "twig": 3})
    table.pick("play:doctor")
    assert table.codes == ["pay:0", "pay:1"]


def test_without_berries_nothing_is_asked() -> None:
    """E-186: only berries will do."""
    table = Table(hand=["doctor"], goods={"berry": 4, "twig": 3, "resin": 3, "pebble": 3})
    table.pick("play:doctor")
    assert table.asked == 1
    assert table.points() == 0


def test_the_berries_go_to_the_supply() -> None:
    """E-5."""
    table = Table(hand=["doctor"], goods={"berry": 7})
    table.pick("play:doctor", "pay:3")
    assert table.goods(1) == {}


@pytest.mark.parametrize("season", ["winter", "summer"])
def test_heals_in_each_production(season: str) -> None:
    """E-83, E-186."""
    table = Table(city=["doctor"], goods={"berry": 4}, season=season, workers=0)
    table.pick("prepare", "pay:3")
    assert table.points() == 3
    assert table.goods() == {"berry": 1}
    assert table.asked == 1


def test_does_not_heal_when_summer_comes() -> None:
    """E-123."""
    table = Table(city=["doctor"], goods={"berry": 4}, season="spring", workers=0)
    table.pick("prepare", "done")
    assert table.asked == 1
    assert table.points() == 0


def test_may_be_paid_with_the_berries_of_the_same_production() -> None:
    """E-87: the order is free, so the Farms may come first."""
    table = Table(city=["doctor", "farm", "farm"], workers=0)
    table.pick("prepare", "pay:2")
    assert table.points() == 2
    assert table.goods() == {}


def test_a_miner_mole_copies_him_with_its_own_berries_and_points() -> None:
    """E-171: gains and payments are yours."""
    table = Table(
        hand=["miner_mole"], goods={"berry": 5}, others=[{"city": ["doctor"], "goods": {"berry": 9}}]
    )
    table.pick("play:miner_mole", "activate:1.doctor")
    assert table.codes == ["pay:0", "pay:1", "pay:2"]
    table.pick("pay:2")
    assert table.points() == 2
    assert table.points(1) == 0
    assert table.goods(1) == {"berry": 9}


def test_the_points_count_in_the_score() -> None:
    """E-151, E-152."""
    table = Table(hand=["doctor"], goods={"berry": 6})
    table.pick("play:doctor", "pay:2")
    assert table.scored("points") == 2
    assert table.score().total == 4 + 2


def test_costs_four_berries_and_is_worth_four_points() -> None:
    table = Table(hand=["doctor"], goods={"berry": 4})
    table.pick("play:doctor")
    assert table.goods() == {}
    assert table.scored("cards") == 4


def test_three_berries_are_too_few() -> None:
    """E-61."""
    refusal = Table(hand=["doctor"], goods={"berry": 3, "twig": 5}).refusal("play:doctor")
    assert refusal.reason == "goods-short"
    assert refusal.details["missing"] == "1berry"


def test_is_a_green_card() -> None:
    """E-7, E-44."""
    table = Table(city=["farm", "farm", "farm", "doctor"])
    table.pick("visit:harvest_festival")
    assert table.scored("harvest_festival") == 3


def test_is_a_unique_critter() -> None:
    """E-6, E-194."""
    table = Table(hand=["doctor"], goods={"berry": 4}, city=["doctor", "theater", "school"])
    assert table.why_not("play:doctor") == "already-in-city"
    assert table.scored("theater") == 1
    assert table.scored("school") == 0


def test_lives_free_in_the_university_and_acts_all_the_same() -> None:
    """E-57, E-66."""
    table = Table(hand=["doctor"], city=["university"], goods={"berry": 2})
    table.pick("play:doctor@university", "pay:2")
    assert table.built("university")["occupied"]
    assert table.points() == 2


def test_finds_no_home_in_an_occupied_university() -> None:
    """E-57."""
    table = Table(hand=["doctor"], city=[{"card": "university", "occupied": True}])
    assert table.why_not("play:doctor@university") == "home-taken"


def test_his_value_of_four_is_too_much_for_the_queen() -> None:
    """E-176, E-8: base value 3 or less."""
    table = Table(hand=["doctor", "bard"], city=["queen"])
    table.pick("visit:0.queen")
    assert "play:bard" in table.codes
    assert "play:doctor" not in table.codes


def test_the_flying_doctor_service_needs_him() -> None:
    """E-45: with the Postal Pigeon."""
    events = ["croak_wart_cure", "tax_relief", "path_of_the_pilgrims", "flying_doctor_service"]
    without = Table(city=["postal_pigeon"], events_in_play=events)
    assert without.refusal("visit:flying_doctor_service").details["card"] == "doctor"
    table = Table(city=["postal_pigeon", "doctor"], events_in_play=events)
    assert "visit:flying_doctor_service" in table.codes
