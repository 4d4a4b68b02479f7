"""The Peddler (E-174)."""

from __future__ import annotations

from ..table import Table


def test_swaps_two_resources_with_the_supply() -> None:
    """One for one, of any kinds, and with nobody else (E-174)."""
    table = Table(
        hand=["peddler"], goods={"twig": 1, "berry": 3}, others=[{"goods": {"pebble": 4, "resin": 4}}]
    )
    table.pick("play:peddler", "pay:twig", "pay:berry", "gain:pebble", "gain:resin")
    assert table.goods() == {"pebble": 1, "resin": 1}
    assert table.goods(1) == {"pebble": 4, "resin": 4}
    assert table.asked == 1


def test_may_swap_only_one_and_then_gives_only_one() -> None:
    table = Table(hand=["peddler"], goods={"twig": 3, "berry": 2})
    table.pick("play:peddler", "pay:twig", "done", "gain:pebble")
    assert table.goods() == {"twig": 2, "pebble": 1}
    assert table.asked == 1


def test_may_swap_nothing() -> None:
    """E-112: up to two includes none."""
    table = Table(hand=["peddler"], goods={"twig": 3, "berry": 2})
    table.pick("play:peddler", "done")
    assert table.goods() == {"twig": 3}
    assert table.asked == 1


def test_takes_two_at_most() -> None:
    table = Table(hand=["peddler"], goods={"twig": 5, "berry": 2})
    table.pick("play:peddler", "pay:twig", "pay:twig")
    assert table.prompt == "gain"
    table.pick("gain:pebble", "gain:pebble")
    assert table.goods() == {"twig": 3, "pebble": 2}
    assert table.asked == 1


def test_may_take_two_of_one_kind_for_two_of_one_kind() -> None:
    table = Table(hand=["peddler"], goods={"resin": 2, "berry": 2})
    table.pick("play:peddler", "pay:resin", "pay:resin", "gain:berry", "gain:berry")
    assert table.goods() == {"berry": 2}


def test_offers_only_what_is_left_after_paying_for_him() -> None:
    table = Table(hand=["peddler"], goods={"resin": 1, "berry": 2})
    table.pick("play:peddler")
    assert table.codes == ["pay:resin", "done"]


def test_stops_asking_when_the_supply_is_empty() -> None:
    table = Table(hand=["peddler"], goods={"berry": 3})
    table.pick("play:peddler", "pay:berry", "gain:twig")
    assert table.goods() == {"twig": 1}
    assert table.asked == 1


def test_asks_nothing_of_somebody_who_has_nothing_left() -> None:
    table = Table(hand=["peddler"], goods={"berry": 2})
    table.pick("play:peddler")
    assert table.goods() == {}
    assert table.asked == 1


def test_does_not_touch_what_lies_in_the_storehouse() -> None:
    """E-210: stored goods are not the player's to spend."""
    table = Table(hand=["peddler"], goods={"berry": 2}, city=[{"card": "storehouse", "goods": {"twig": 3}}])
    table.pick("play:peddler")
    assert table.asked == 1
    assert table.built("storehouse")["goods"] == {"twig": 3}


def test_swaps_again_in_the_production_of_spring() -> None:
    """E-83, E-122."""
    table = Table(city=["peddler"], goods={"twig": 2}, workers=0)
    table.pick("prepare", "pay:twig", "pay:twig", "gain:berry", "gain:pebble")
    assert table.goods() == {"pebble": 1, "berry": 1}
    assert table.seat()["season"] == "spring"


def test_can_decline_in_a_production() -> None:
    """E-87."""
    table = Table(city=["peddler"], goods={"twig": 2}, workers=0)
    table.pick("prepare", "done")
    assert table.goods() == {"twig": 2}
    assert table.asked == 1


def test_does_not_act_when_summer_comes() -> None:
    """E-123: no Production in summer."""
    table = Table(city=["peddler"], goods={"twig": 2}, season="spring", workers=0)
    table.pick("prepare", "done")
    assert table.goods() == {"twig": 2}
    assert table.asked == 1


def test_can_swap_the_berry_a_farm_has_just_grown() -> None:
    """E-87: the player could let the Farm act first."""
    table = Table(city=["peddler", "farm"], workers=0)
    table.pick("prepare", "pay:berry", "gain:pebble")
    assert table.goods() == {"pebble": 1}


def test_each_of_two_peddlers_swaps_two() -> None:
    table = Table(city=["peddler", "peddler"], goods={"twig": 4}, workers=0)
    table.pick("prepare", *["pay:twig", "pay:twig", "gain:resin", "gain:resin"] * 2)
    assert table.goods() == {"resin": 4}


def test_a_chip_sweep_sets_him_to_work_and_he_may_still_decline() -> None:
    """E-164."""
    table = Table(hand=["chip_sweep"], goods={"twig": 1, "berry": 3}, city=["peddler"])
    table.pick("play:chip_sweep")
    assert table.codes == ["pay:twig", "done"]
    table.pick("pay:twig", "gain:pebble")
    assert table.goods() == {"pebble": 1}


def test_a_mole_that_copies_him_swaps_its_own_players_goods() -> None:
    """E-171: gains and payments are those of the player who copies."""
    table = Table(
        hand=["miner_mole"],
        goods={"twig": 1, "berry": 3},
        others=[{"city": ["peddler"], "goods": {"pebble": 2}}],
    )
    table.pick("play:miner_mole", "activate:1.peddler", "pay:twig", "gain:resin")
    assert table.goods() == {"resin": 1}
    assert table.goods(1) == {"pebble": 2}


def test_costs_two_berries() -> None:
    refusal = Table(hand=["peddler"], goods={"berry": 1, "twig": 5}).refusal("play:peddler")
    assert refusal.reason == "goods-short"
    assert refusal.details == {"missing": "1berry"}


def test_several_may_live_in_a_city() -> None:
    """E-6: a common Critter, worth 1 point."""
    table = Table(hand=["peddler"], goods={"berry": 2}, city=["peddler"])
    assert table.scored("cards") == 1
    table.pick("play:peddler")
    assert table.city() == ["peddler", "peddler"]
    assert table.scored("cards") == 2


def test_counts_as_green() -> None:
    """E-44."""
    assert Table(city=["farm"] * 3).why_not("visit:harvest_festival") == "colour-short"
    assert "visit:harvest_festival" in Table(city=[*["farm"] * 3, "peddler"]).codes


def test_lives_free_in_the_ruins_and_still_swaps() -> None:
    """E-57, E-66."""
    table = Table(hand=["peddler"], goods={"twig": 1}, city=["ruins"])
    table.pick("play:peddler@ruins", "pay:twig", "gain:berry")
    assert table.city() == ["ruins", "peddler"]
    assert table.built("ruins")["occupied"]
    assert table.goods() == {"berry": 1}


def test_finds_no_second_room_in_the_same_ruins() -> None:
    """E-57: one token for each Construction."""
    table = Table(hand=["peddler"], goods={"berry": 2}, city=[{"card": "ruins", "occupied": True}])
    assert table.offers("play:peddler") == ["play:peddler"]
    assert table.why_not("play:peddler@ruins") == "home-taken"


def test_has_no_home_in_a_farm() -> None:
    table = Table(hand=["peddler"], goods={"berry": 2}, city=["farm"])
    assert table.why_not("play:peddler@farm") == "not-its-home"
