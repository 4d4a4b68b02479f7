"""The Market: one more of what a shore location gives (F-148)."""

from __future__ import annotations

import pytest

from boardwright.core.plain_data import Json

from ..table import Table, price

SHORES = ["shore_driftwood", "shore_seaweed", "shore_sea_stone", "shore_mushroom"]


def harvest(table: Table, code: str) -> dict[str, int]:
    """What a visit brings."""
    before = table.goods()
    table.pick(code)
    after = table.goods()
    return {good: after[good] - before.get(good, 0) for good in after}


def test_costs_what_it_says_and_does_nothing_when_played() -> None:
    """F-80."""
    table = Table(hand=["market"], goods=price("market"))
    table.pick("play:market")
    assert table.city() == ["market"]
    assert table.goods() == {}
    assert table.asked == 1
    assert table.scored("cards") == 1


def test_a_second_one_is_refused() -> None:
    """F-77."""
    table = Table(hand=["market"], goods=price("market"), city=["market"])
    assert table.why_not("play:market") == "already-in-city"


@pytest.mark.parametrize("shore", SHORES)
def test_a_worker_on_the_shore_brings_one_more_of_the_same(shore: str) -> None:
    """F-35: the cards of the location remain as many; must, so nothing is asked."""
    good = shore.removeprefix("shore_")
    without = Table()
    with_it = Table(city=["market"])
    usual = harvest(without, f"visit:{shore}")
    assert harvest(with_it, f"visit:{shore}") == {good: usual[good] + 1}
    assert len(with_it.hand()) == len(without.hand())
    assert with_it.asked == 1


def test_every_worker_on_the_shore_counts() -> None:
    usual = harvest(Table(), "visit:shore_driftwood")["driftwood"]
    table = Table(city=["market"])
    table.pick("visit:shore_driftwood", "visit:docks", "visit:shore_mushroom")
    assert table.goods()["driftwood"] == usual + 1
    assert table.goods()["mushroom"] == harvest(Table(), "visit:shore_mushroom")["mushroom"] + 1


def test_an_occupied_shore_stays_occupied() -> None:
    """F-33."""
    table = Table(city=["market"], others=[{"deployed": ["shore_driftwood"]}])
    assert table.why_not("visit:shore_driftwood") == "spot-taken"


@pytest.mark.parametrize("island", ["isle_gems", "isle_spit", "isle_mushroom", "isle_lagoon"])
def test_an_island_brings_no_more(island: str) -> None:
    islands = [island, "isle_monks"]
    usual = harvest(Table(islands=islands), f"visit:{island}")
    assert harvest(Table(islands=islands, city=["market"]), f"visit:{island}") == usual


def test_the_docks_bring_no_more() -> None:
    table = Table(hand=["diver"], city=["market"])
    table.pick("visit:docks", "discard:diver", "gain:seaweed")
    assert table.goods() == {"seaweed": 1}


def test_a_shore_seen_from_the_crows_nest_brings_no_more() -> None:
    """F-148: no worker is placed there."""
    usual = harvest(Table(), "visit:shore_driftwood")
    table = Table(city=["market", "crows_nest"])
    table.pick("visit:0.crows_nest")
    assert harvest(table, "copy:shore_driftwood") == usual


def test_a_shore_resolved_on_echo_isle_brings_no_more() -> None:
    """F-148: the worker stands on the island."""
    islands = ["isle_echo", "isle_gems"]
    table = Table(city=["market"], islands=islands)
    table.pick("visit:isle_echo")
    assert harvest(table, "copy:shore_mushroom") == harvest(Table(), "visit:shore_mushroom")


def test_echo_isle_seen_from_the_crows_nest_brings_no_more() -> None:
    """F-148."""
    table = Table(city=["market", "crows_nest"], islands=["isle_echo", "isle_gems"])
    table.pick("visit:0.crows_nest", "copy:isle_echo")
    assert harvest(table, "copy:shore_sea_stone") == harvest(Table(), "visit:shore_sea_stone")


def test_the_workers_of_others_bring_the_owner_nothing() -> None:
    table = Table(city=["market"], turn=1, others=[{}, {}])
    usual = harvest(Table(), "visit:shore_driftwood")
    table.pick("visit:shore_driftwood")
    assert table.goods(1) == usual
    table.pick("visit:shore_mushroom")
    assert table.goods(2) == harvest(Table(), "visit:shore_mushroom")
    assert table.goods() == {}


def test_captain_bonnys_workers_bring_nobody_anything() -> None:
    """F-118: she only blocks the shore."""
    table = Table(bonny=1, city=["market"], captain={"city": ["market"]}, routes=["route_15"])
    table.pick("visit:docks")
    assert table.seat(1)["deployed"] == ["shore_seaweed"]
    assert table.goods() == {}
    assert table.goods(1) == {}


def test_makes_up_for_the_rain() -> None:
    """The downpour washes one away of what a shore gives; the Market's own comes on top."""
    usual = harvest(Table(), "visit:shore_driftwood")
    without = Table(mode="upper", weather="weather_downpour")
    assert harvest(without, "visit:shore_driftwood") == {"driftwood": usual["driftwood"] - 1}
    with_it = Table(mode="upper", weather="weather_downpour", city=["market"])
    assert harvest(with_it, "visit:shore_driftwood") == usual


def test_takes_the_anchor_of_a_blue_critter_once() -> None:
    """F-53, F-55."""
    city: list[Json] = [{"card": "market", "occupied": True}]
    assert Table(hand=["navigator"], city=city).why_not("play:navigator@market") == "home-taken"
    table = Table(hand=["navigator"], city=["market"])
    table.pick("play:navigator@market")
    assert table.built("market")["occupied"]


def test_is_the_third_blue_card_of_a_map() -> None:
    """F-45."""
    assert Table(city=["port", "herbalist"]).why_not("visit:map_blue") == "colour-short"
    assert "visit:map_blue" in Table(city=["port", "herbalist", "market"]).codes
