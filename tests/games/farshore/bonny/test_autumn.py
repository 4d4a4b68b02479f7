"""Captain Bonny in autumn, and the end of a game with her (F-128 to F-131, F-104)."""

from __future__ import annotations

from typing import Any, Final

import pytest

from boardwright.core.plain_data import Json

from ..table import Table

BAY: Final[list[Json]] = ["grove", "port", "pirate", "inn", "windmill", "diver", "navigator", "steward"]
"""Green, blue, tan, red, purple, green, blue, red."""
STILL: Final = ("rose_a_tan", "rose_b_common")
"""Roses that unique cards other than tan ones do not match."""


def autumn(**more: Any) -> Table:
    """It is autumn for everybody."""
    setting: dict[str, Any] = {"bonny": 1, "season": "autumn", "bay": BAY, "roses": STILL}
    return Table(**(setting | more))


# Playing her hand


def test_with_cards_in_hand_she_plays_a_random_one_though_she_has_workers() -> None:
    """F-128: no route is revealed."""
    table = autumn(captain={"hand": ["grove", "port", "windmill"]}, rolls=[2, 2])
    table.pick("visit:docks")
    assert (table.city(1), table.hand(1)) == (["port"], ["grove", "windmill"])
    assert (table.seat(1)["workers"], table.heard("route")) == (5, [])
    table.pick("visit:docks")
    assert table.city(1) == ["port", "windmill"]


def test_any_card_of_her_hand_can_come() -> None:
    """F-128."""
    played: set[str] = set()
    for seed in range(40):
        table = autumn(captain={"hand": ["grove", "port", "windmill"]}, seed=seed)
        table.pick("visit:docks")
        played |= set(table.city(1))
    assert played == {"grove", "port", "windmill"}


@pytest.mark.parametrize(("level", "spaces"), [(1, 1), (2, 2), (3, 2), (4, 2)])
def test_the_wind_moves_her_ship_as_before(level: int, spaces: int) -> None:
    """F-128, F-124."""
    table = autumn(
        bonny=level, captain={"hand": ["galley"], "ship": 6}, roses=("rose_a_tan", "rose_b_unique")
    )
    table.pick("visit:docks")
    assert table.ship(1) == 6 + 2 * spaces


@pytest.mark.parametrize("card", ["grove", "port", "windmill", "inn", "pirate"])
def test_a_card_from_her_hand_moves_no_marker_any_more(card: str) -> None:
    """F-121, F-123."""
    table = autumn(captain={"hand": [card]})
    table.pick("visit:docks")
    assert table.city(1) == [card]
    assert table.plan() == {"purple": 2, "red": 3, "blue": 3, "tan": 3, "green": 4}


def test_a_map_that_her_card_completes_costs_her_a_worker() -> None:
    """F-128: in the same turn, after the wind, on the Dunes."""
    table = autumn(captain={"city": ["harbor"], "hand": ["windmill"]}, roses=("rose_a_tan", "rose_b_unique"))
    table.pick("visit:docks")
    assert table.maps(1) == {"map_purple": 2}
    assert (table.seat(1)["workers"], table.seat(1)["deployed"]) == (4, ["map_purple"])
    kinds = [event.kind for event in table.happened if event.seat == 1]
    assert kinds == ["rival-plays", "sail", "visit", "achieve"]


def test_every_map_she_qualifies_for_costs_a_worker_of_its_own() -> None:
    """F-128: with three red cards in her city it is two."""
    city: list[Json] = ["grove", "inn", "port", "galley"]
    hers = autumn(captain={"city": city, "hand": ["windmill"]})
    hers.pick("visit:docks")
    assert hers.maps(1) == {"map_rainbow": 2}
    both = autumn(captain={"city": [*city, "abbey", "cooper"], "hand": ["windmill"]})
    both.pick("visit:docks")
    assert both.maps(1) == {"map_rainbow": 2, "map_red": 2}
    assert both.seat(1)["workers"] == 3


def test_as_long_as_she_has_workers() -> None:
    """F-128: without one the map stays on the Dunes."""
    table = autumn(captain={"city": ["harbor"], "hand": ["windmill", "manor"], "workers": 0}, rolls=[1, 1])
    table.pick("visit:docks", "visit:docks")
    assert table.city(1) == ["harbor", "manor", "windmill"]
    assert (table.maps(1), table.heard("achieve")) == ({}, [])


def test_a_map_she_has_is_not_claimed_again() -> None:
    """F-128, F-46."""
    table = autumn(captain={"city": ["harbor", "manor"], "maps": ["map_purple"], "hand": ["windmill"]})
    table.pick("visit:docks")
    assert table.maps(1) == {"map_purple": 2}
    assert table.seat(1)["workers"] == 5


def test_the_last_tile_of_a_stack_costs_her_a_worker_whatever_it_is_worth() -> None:
    """F-128: three humans have the others."""
    owner: dict[str, Json] = {"maps": ["map_purple"], "season": "autumn"}
    table = autumn(
        bonny=1,
        maps=["map_purple"],
        others=[owner, owner],
        captain={"city": ["harbor"], "hand": ["windmill"]},
    )
    table.pick(*["visit:docks"] * 3)
    assert table.maps(3) == {"map_purple": 0}
    assert table.seat(3)["workers"] == 4


def test_the_dunes_stay_open_beside_her_worker_and_for_her_beside_yours() -> None:
    """F-128, F-48: you take the tile below hers, or she the one below yours."""
    table = autumn(city=["harbor", "manor"], captain={"city": ["sculptor"], "hand": ["windmill"]})
    table.pick("visit:docks")
    assert table.maps(1) == {"map_purple": 2}
    table.pick("visit:map_purple")
    assert table.maps() == {"map_purple": 1}
    turned = autumn(city=["harbor", "manor"], captain={"city": ["sculptor"], "hand": ["windmill"]})
    turned.pick("visit:map_purple")
    assert (turned.maps(), turned.maps(1)) == ({"map_purple": 2}, {"map_purple": 1})
    assert turned.seat(1)["deployed"] == ["map_purple"]


# Routes in autumn


def test_with_an_empty_hand_she_goes_to_the_last_place_of_a_route() -> None:
    """F-129: although the first is free."""
    table = autumn(routes=["route_01", "route_03"], captain={"city": ["inn"]})
    table.pick("visit:lookout", *["draw"] * 8)
    assert (table.seat(1)["deployed"], table.ship(1)) == (["docks"], 2)
    table.pick("visit:isle_gems")
    assert (table.seat(1)["deployed"], table.ship(1)) == (["docks", "docks"], 3)


def test_a_red_card_is_never_a_last_place() -> None:
    """F-129: route 5 begins on a red card, and she goes to the Docks."""
    table = autumn(routes=["route_05"], captain={"city": ["inn"]})
    table.pick("visit:docks")
    assert (table.seat(1)["deployed"], table.city(1), table.ship(1)) == (["docks"], ["inn"], 1)


def test_at_the_lookout_she_plays_the_purple_card_at_once() -> None:
    """F-129: the wind applies, then the color goes, a treasure comes, and the Bay is refilled."""
    table = autumn(
        bonny=2, routes=["route_10"], next=["abbey", "rope_bridge", "herbalist"],
        roses=("rose_a_green", "rose_b_unique"), captain={"ship": 6},
    )  # fmt: skip
    table.pick("visit:docks")
    assert (table.city(1), table.hand(1), table.ship(1)) == (["windmill"], [], 8)
    assert sorted(table.discard()) == ["diver", "grove"]
    assert table.goods(1) == {"treasure": 1}
    assert table.bay() == ["abbey", "port", "pirate", "inn", "rope_bridge", "herbalist", *BAY[6:]]
    assert [event.args for event in table.heard("rival-plays")] == [{"card": "windmill", "from": "bay"}]
    assert table.heard("rival-takes") == []
    assert table.plan()["purple"] == 2  # her plan did not choose it


def test_the_purple_card_of_the_lookout_may_complete_a_map() -> None:
    """F-129: a second worker goes to the Dunes in the same turn."""
    table = autumn(routes=["route_10"], captain={"city": ["harbor"]})
    table.pick("visit:docks")
    assert table.maps(1) == {"map_purple": 2}
    assert (table.seat(1)["deployed"], table.seat(1)["workers"]) == (["lookout", "map_purple"], 3)


def test_the_last_worker_on_the_lookout_leaves_none_for_a_map() -> None:
    """F-129, F-128."""
    table = autumn(routes=["route_10"], captain={"city": ["harbor"], "workers": 1})
    table.pick("visit:docks")
    assert table.city(1) == ["harbor", "windmill"]
    assert (table.maps(1), table.seat(1)["workers"]) == ({}, 0)


def test_at_the_lookout_without_a_purple_card_she_plays_none() -> None:
    """F-129."""
    bay = [*BAY[:4], "abbey", *BAY[5:]]
    table = autumn(routes=["route_14"], bay=bay)
    table.pick("visit:docks")
    assert (table.city(1), table.hand(1), table.goods(1)) == ([], [], {"treasure": 1})
    assert sorted(table.discard()) == ["navigator", "port"]


def test_at_the_lookout_the_purple_card_comes_even_if_its_marker_is_above_the_plan() -> None:
    """F-129."""
    plan = [("purple", 0), ("red", 1), ("blue", 2), ("tan", 3), ("green", 4)]
    table = autumn(routes=["route_10"], plan=plan)
    table.pick("visit:docks")
    assert table.city(1) == ["windmill"]
    assert table.plan() == dict(plan)


def test_workers_by_route_cards_only_when_the_hand_is_empty() -> None:
    """F-128, F-129, F-130: two cards, then five workers, then she passes."""
    table = autumn(
        captain={"hand": ["grove", "port"]},
        routes=["route_01", "route_03", "route_05", "route_06", "route_09"],
    )  # fmt: skip
    table.pick("pass")
    kinds = [event.kind for event in table.happened if event.seat == 1 and event.kind != "sail"]
    assert kinds == ["rival-plays"] * 2 + ["route", "visit"] * 5 + ["pass"]
    assert table.seat(1)["deployed"] == ["docks"] * 5
    assert table.ship(1) == 2 + 1 + 1 + 1 + 1 + 1  # a Grove is common


# Passing


def test_with_neither_card_nor_worker_she_passes_and_you_go_on() -> None:
    """F-130: whether or not you have passed."""
    table = autumn(captain={"workers": 0}, hand=["pirate"], goods={"mushroom": 2})
    table.pick("visit:shore_driftwood")
    assert table.seat(1)["passed"]
    assert [event.seat for event in table.heard("pass")] == [1]
    table.pick("visit:shore_seaweed", "visit:shore_sea_stone")
    assert (table.prompt, table.city(1), table.seat(1)["deployed"]) == ("action", [], [])
    table.pick("pass")
    assert table.prompt == "over"
    assert len(table.heard("pass")) == 2


def test_after_you_have_passed_she_plays_on_to_her_own_end() -> None:
    """F-130, F-104: the game is over when she has passed, too."""
    table = autumn(captain={"hand": ["grove", "port", "windmill"], "workers": 1}, routes=["route_01"])
    table.pick("pass")
    assert table.prompt == "over"
    assert sorted(table.city(1)) == ["grove", "port", "windmill"]
    assert (table.seat(1)["deployed"], table.seat(1)["passed"]) == (["docks"], True)


def test_the_game_goes_on_until_the_last_human_has_passed() -> None:
    """F-130, F-104: with three humans and her out first."""
    human: dict[str, Json] = {"season": "autumn"}
    table = autumn(others=[human, human], captain={"workers": 0})
    table.pick("pass", "visit:docks", "visit:docks")
    assert table.seat(3)["passed"]
    table.pick("pass", "visit:docks", "visit:docks", "pass")
    assert table.prompt == "over"


def test_her_workers_stay_and_block_after_she_has_passed() -> None:
    """F-130, F-103."""
    table = autumn(captain={"deployed": ["shore_driftwood", "isle_gems", "docks", "docks", "docks"]})
    table.pick("visit:docks")
    assert table.seat(1)["passed"]
    assert table.why_not("visit:shore_driftwood") == "spot-taken"
    assert table.why_not("visit:isle_gems") == "spot-taken"


def test_workers_left_over_from_summer_are_no_reason_to_pass_early() -> None:
    """F-125, F-130: while you are in summer she is not in autumn, whatever you do."""
    table = Table(bonny=1, season="summer", captain={"workers": 0}, bay=BAY)
    table.pick("visit:docks")
    assert not table.seat(1)["passed"]
    assert table.city(1) == ["windmill"]


# Never from the Bay


@pytest.mark.parametrize("workers", [0, 1])
def test_in_autumn_she_does_not_play_from_bay_or_deck_for_lack_of_cards(workers: int) -> None:
    """F-131."""
    table = autumn(captain={"workers": workers}, routes=["route_11"])
    deck = table.deck()
    table.pick("visit:docks", "visit:docks", "visit:docks")
    assert table.heard("rival-plays") == []
    assert (table.city(1), table.bay(), table.deck()) == ([], BAY, deck)
    assert table.seat(1)["passed"]


def test_preparing_for_autumn_gives_her_three_cards_to_play_before_any_route() -> None:
    """F-126, F-128: they come one by one, in any order."""
    eight: list[Json] = [*["scavenger"] * 3, *["scribe"] * 3, *["merchant"] * 2]
    table = Table(bonny=1, season="summer", workers=0, hand=eight, bay=BAY)
    table.pick("prepare")
    three = table.hand(1)
    assert len(three) == 3
    table.pick(*["visit:docks", "done"] * 3)
    assert sorted(table.city(1)) == three
    assert table.heard("route") == []
    table.pick("visit:docks", "done")
    assert len(table.heard("route")) == 1
