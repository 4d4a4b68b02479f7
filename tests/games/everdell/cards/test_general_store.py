"""The General Store (E-196, X-9): a berry, two with a Farm."""

from __future__ import annotations

from ..table import Table

MANAGEMENT = ["under_new_management", "tax_relief", "the_everdell_games", "graduation_of_scholars"]


def test_costs_a_resin_and_a_pebble_and_gives_one_berry_without_a_farm() -> None:
    """X-9."""
    table = Table(hand=["general_store"], goods={"resin": 1, "pebble": 1})
    table.pick("play:general_store")
    assert table.city() == ["general_store"]
    assert table.goods() == {"berry": 1}
    assert table.scored("cards") == 1


def test_is_refused_without_the_pebble() -> None:
    table = Table(hand=["general_store"], goods={"resin": 2})
    refusal = table.refusal("play:general_store")
    assert refusal.reason == "goods-short"
    assert refusal.details["missing"] == "1pebble"


def test_gives_two_berries_with_a_farm() -> None:
    """X-9."""
    table = Table(hand=["general_store"], goods={"resin": 1, "pebble": 1}, city=["farm"])
    table.pick("play:general_store")
    assert table.goods() == {"berry": 2}


def test_gives_no_more_for_three_farms() -> None:
    """E-196, X-9: the number of Farms is irrelevant."""
    table = Table(hand=["general_store"], goods={"resin": 1, "pebble": 1}, city=["farm"] * 3)
    table.pick("play:general_store")
    assert table.goods() == {"berry": 2}


def test_an_occupied_farm_counts() -> None:
    """E-81."""
    table = Table(
        hand=["general_store"], goods={"resin": 1, "pebble": 1}, city=[{"card": "farm", "occupied": True}]
    )
    table.pick("play:general_store")
    assert table.goods() == {"berry": 2}


def test_an_opponents_farm_does_not_count() -> None:
    table = Table(hand=["general_store"], goods={"resin": 1, "pebble": 1}, others=[{"city": ["farm"]}])
    table.pick("play:general_store")
    assert table.goods() == {"berry": 1}


def test_produces_in_spring_and_autumn() -> None:
    """E-83: two berries of the store and one of the Farm."""
    for season in ("winter", "summer"):
        table = Table(season=season, city=["general_store", "farm"], workers=0)
        table.pick("prepare")
        assert table.goods() == {"berry": 3}


def test_produces_nothing_in_summer() -> None:
    """E-123."""
    table = Table(season="spring", city=["general_store"], workers=0)
    table.pick("prepare", "done")
    assert table.goods() == {}


def test_several_stores_produce_each_for_itself() -> None:
    """E-6, E-87: common."""
    table = Table(hand=["general_store"], goods={"resin": 1, "pebble": 1}, city=["general_store"])
    table.pick("play:general_store")
    assert table.city() == ["general_store", "general_store"]
    assert table.goods() == {"berry": 1}
    table = Table(city=["general_store", "general_store", "farm"], workers=0)
    table.pick("prepare")
    assert table.goods() == {"berry": 5}


def test_the_chip_sweep_reads_the_own_city() -> None:
    """E-164."""
    table = Table(hand=["chip_sweep"], goods={"berry": 3}, city=["general_store", "farm"])
    table.pick("play:chip_sweep", "activate:0.general_store")
    assert table.goods() == {"berry": 2}


def test_a_miner_mole_looks_at_the_farms_of_the_stores_owner() -> None:
    """X-7: two berries, though the copier has no Farm."""
    table = Table(hand=["miner_mole"], goods={"berry": 3}, others=[{"city": ["general_store", "farm"]}])
    table.pick("play:miner_mole", "activate:1.general_store")
    assert table.goods() == {"berry": 2}
    assert table.goods(1) == {}


def test_a_miner_mole_does_not_look_at_the_copiers_farms() -> None:
    """E-171: one berry, though the copier has a Farm."""
    table = Table(
        hand=["miner_mole"], goods={"berry": 3}, city=["farm"], others=[{"city": ["general_store"]}]
    )
    table.pick("play:miner_mole", "activate:1.general_store")
    assert table.goods() == {"berry": 1}


def test_a_miner_mole_reads_rugworts_city() -> None:
    """E-172: his city counts as an opponent's."""
    table = Table(
        solo=1, hand=["miner_mole"], goods={"berry": 3}, rugwort={"city": ["general_store", "farm"]}
    )
    table.pick("play:miner_mole", "activate:1.general_store")
    assert table.goods() == {"berry": 2}


def test_a_farm_that_ruins_removed_does_not_count_any_more() -> None:
    table = Table(
        hand=["ruins", "general_store"], goods={"resin": 1, "pebble": 1}, city=["farm"], next=["king", "king"]
    )
    table.pick("play:ruins", "visit:one_berry", "play:general_store")
    assert table.goods() == {"twig": 2, "resin": 1, "berry": 1}


def test_the_shopkeeper_lives_free_in_it() -> None:
    """E-57; playing him brings himself no berry (E-180)."""
    table = Table(hand=["shopkeeper"], city=["general_store"])
    table.pick("play:shopkeeper@general_store")
    assert table.city() == ["general_store", "shopkeeper"]
    assert table.built("general_store")["occupied"]
    assert table.goods() == {}


def test_under_new_management_asks_for_it() -> None:
    """E-45."""
    table = Table(city=["peddler"], events_in_play=MANAGEMENT)
    assert table.why_not("visit:under_new_management") == "card-missing"
    table = Table(city=["peddler", "general_store"], events_in_play=MANAGEMENT)
    assert "visit:under_new_management" in table.codes


def test_is_a_green_card() -> None:
    """E-44."""
    table = Table(city=["general_store", "farm", "mine", "teacher"])
    assert "visit:harvest_festival" in table.codes
