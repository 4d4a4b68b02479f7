"""Captain Bonny prepares for a season (F-125 to F-127)."""

from __future__ import annotations

from typing import Any, Final

import pytest

from boardwright.core.plain_data import Json

from ..table import Table, all_but

BAY: Final[list[Json]] = ["grove", "port", "pirate", "inn", "windmill", "diver", "navigator", "steward"]
"""Green, blue, tan, red, purple, green, blue, red."""
SEASONS: Final = ["winter", "spring", "summer", "autumn"]

each_season = pytest.mark.parametrize(
    ("season", "next_season", "workers", "cards"),
    [("winter", "spring", 3, 4), ("spring", "summer", 4, 6), ("summer", "autumn", 5, 3)],
)


FULL: Final[list[Json]] = [*["scavenger"] * 3, *["sail_maker"] * 3, *["treasure_hunter"] * 2]
"""A full hand."""


def ready(season: str = "winter", **more: Any) -> Table:
    """You have placed all your workers; later than winter you hold a full hand, so that preparing asks you
    nothing."""
    setting: dict[str, Any] = {
        "bonny": 1, "season": season, "workers": 0, "bay": BAY, "hand": [] if season == "winter" else FULL,
    }  # fmt: skip
    return Table(**(setting | more))


# When


@each_season
def test_alone_she_prepares_in_the_turn_after_you_did(
    season: str, next_season: str, workers: int, cards: int
) -> None:
    """F-125, F-126: it is her whole turn."""
    table = ready(season)
    assert table.seat(1)["season"] == season
    table.pick("prepare")
    bonny = table.seat(1)
    assert (bonny["season"], bonny["workers"], len(bonny["hand"])) == (next_season, workers, cards)
    assert (bonny["deployed"], bonny["city"], table.ship(1)) == ([], [], 0)
    assert [event.args for event in table.heard("rival-prepares")] == [
        {"season": next_season, "workers": workers}
    ]
    assert (table.heard("route"), table.heard("rival-plays")) == ([], [])
    assert table.asked == 0


@pytest.mark.parametrize("workers", [0, 1, 2])
def test_it_does_not_matter_how_many_workers_she_has_left(workers: int) -> None:
    """F-125."""
    table = ready(captain={"workers": workers})
    table.pick("prepare")
    assert (table.seat(1)["season"], table.seat(1)["workers"]) == ("spring", 3)


def test_among_several_humans_she_waits_for_the_last() -> None:
    """F-125."""
    one: dict[str, Json] = {"workers": 0}
    table = ready(others=[one, {"workers": 1}], captain={"workers": 0, "hand": ["grove", "port"]})
    table.pick("prepare", "prepare")
    table.pick("visit:docks")
    assert table.seat(3)["season"] == "winter"
    assert len(table.city(3)) == 1
    table.pick("visit:docks", "visit:docks", "prepare")
    assert (table.seat(3)["season"], table.seat(3)["workers"]) == ("spring", 3)
    assert len(table.city(3)) == 1


def test_after_the_last_human_she_waits_for_her_turn() -> None:
    """F-125: the first human was the last to prepare, the second acts before her."""
    table = ready(others=[{"season": "spring"}], captain={"workers": 2, "season": "winter"})
    table.pick("prepare")
    assert table.asked == 1
    assert (table.seat(2)["season"], table.heard("rival-prepares")) == ("winter", [])
    table.pick("visit:docks")
    assert table.seat(2)["season"] == "spring"


def test_a_human_far_ahead_does_not_take_her_along() -> None:
    """F-125: one season at a time, after the slowest."""
    table = ready("summer", others=[{"workers": 0}], captain={"season": "winter", "hand": ["grove"]})
    table.pick("prepare", "prepare")
    assert [table.seat(seat)["season"] for seat in range(3)] == ["autumn", "spring", "spring"]
    table.pick("visit:docks", "done", "visit:docks")
    assert table.seat(2)["season"] == "spring"


def test_a_human_who_has_passed_does_not_hold_her_up() -> None:
    """F-125, F-103."""
    table = ready("summer", others=[{"season": "autumn", "passed": True}], captain={"season": "summer"})
    table.pick("prepare")
    assert table.seat(2)["season"] == "autumn"


# What the last human does for her


@pytest.mark.parametrize("season", SEASONS[:3])
def test_the_wind_changes_once_and_by_your_hand(season: str) -> None:
    """F-125: she does not turn the roses again."""
    table = ready(season, coming={"roses_a": ["rose_a_red"], "roses_b": ["rose_b_critter"]})
    table.pick("prepare")
    assert table.seat(1)["season"] == table.seat()["season"] != season
    assert table.roses() == ("rose_a_red", "rose_b_critter")
    assert len(table.heard("roses")) == 1


def test_she_acts_under_the_new_roses() -> None:
    """F-125: a red Critter matches both."""
    table = ready(
        coming={"roses_a": ["rose_a_red"], "roses_b": ["rose_b_critter"]}, routes=["route_05"],
        captain={"city": ["inn"], "workers": 0}, next=["steward", "steward", "cooper", "illuminator"],
    )  # fmt: skip
    table.pick("prepare")
    assert len(table.hand(1)) == 4
    table.pick("visit:docks")
    assert (len(table.city(1)), table.ship(1)) == (2, 2)


def test_the_high_tide_is_yours_alone() -> None:
    """F-125, F-101: two of three islands go down; the one left is where she goes."""
    islands = ["isle_spit", "isle_gems", "isle_trade"]
    table = ready(
        "spring", others=[{"season": "summer"}, {"season": "summer"}], islands=islands, routes=["route_01"],
        captain={"season": "spring", "deployed": ["isle_spit"]},
    )  # fmt: skip
    table.pick("prepare", "flood:isle_spit", "flood:isle_gems")
    assert table.seat(3)["deployed"] == ["isle_spit"]
    table.pick("visit:docks", "visit:docks")
    assert (table.seat(3)["season"], table.seat(3)["deployed"]) == ("summer", [])
    assert table.high_tide() == ["isle_spit", "isle_gems"]
    table.pick("visit:docks", "done", "visit:docks", "visit:docks")
    assert table.seat(3)["deployed"] == ["isle_trade"]


def test_alone_the_only_island_goes_down_and_she_has_none_any_more() -> None:
    """F-101, F-117."""
    table = ready("spring", routes=["route_03"])
    table.pick("prepare")
    assert table.high_tide() == ["isle_gems"]
    table.pick("visit:docks", "done")
    assert table.seat(1)["deployed"] == ["shore_sea_stone"]


# Workers and maps


def test_her_workers_come_back_from_everywhere() -> None:
    """F-126, F-95: from the shore, from islands and from her red cards."""
    table = ready("spring", captain={"city": ["inn"], "deployed": ["1.inn", "shore_driftwood", "docks"]})
    table.pick("prepare")
    bonny = table.seat(1)
    assert (bonny["deployed"], bonny["workers"]) == ([], 4)
    assert "visit:shore_driftwood" in table.codes


MAPS: Final[dict[str, list[Json]]] = {
    "map_green": ["grove", "grove", "tumbler", "scribe"],
    "map_tan": ["rope_bridge", "rope_bridge", "galley"],
    "map_blue": ["market", "lighthouse", "herbalist"],
    "map_red": ["inn", "abbey", "cooper"],
    "map_purple": ["harbor", "manor"],
    "map_rainbow": ["grove", "galley", "market", "abbey", "manor"],
}


@pytest.mark.parametrize(("season", "workers"), [("winter", 3), ("spring", 4), ("summer", 5)])
@pytest.mark.parametrize("map", MAPS)
def test_she_claims_a_map_as_soon_as_her_city_has_what_it_asks_for(
    map: str, season: str, workers: int
) -> None:
    """F-126: its top tile, and without a worker; with a card less she does not."""
    table = ready(season, captain={"city": MAPS[map]})
    table.pick("prepare")
    assert table.maps(1) == {map: 2}
    assert (table.seat(1)["workers"], table.seat(1)["deployed"]) == (workers, [])
    short = ready(season, captain={"city": MAPS[map][1:]})
    short.pick("prepare")
    assert short.maps(1) == {}


def test_she_claims_every_map_she_qualifies_for() -> None:
    """F-126: one card may count for several."""
    city: list[Json] = ["grove", "grove", "tumbler", "scribe", "abbey", "abbey", "cooper", "market", "galley"]
    table = ready(captain={"city": [*city, "harbor", "manor"]})
    table.pick("prepare")
    assert table.maps(1) == {"map_green": 2, "map_rainbow": 2, "map_red": 2, "map_purple": 2}
    claimed = [event.args["map"] for event in table.heard("achieve")]
    assert claimed == ["map_green", "map_rainbow", "map_red", "map_purple"]


def test_she_takes_one_tile_of_a_type_and_no_more() -> None:
    """F-126, F-46."""
    table = ready("spring", captain={"city": MAPS["map_purple"], "maps": ["map_purple"]})
    table.pick("prepare")
    assert table.maps(1) == {"map_purple": 2}
    assert table.heard("achieve") == []


def test_she_takes_what_is_on_top_whatever_it_is_worth() -> None:
    """F-126."""
    second = ready(maps=["map_purple"], captain={"city": MAPS["map_purple"]})
    second.pick("prepare")
    assert second.maps(1) == {"map_purple": 1}
    owner: dict[str, Json] = {"maps": ["map_purple"], "workers": 0}
    full = ready(maps=["map_purple"], others=[owner, owner], captain={"city": MAPS["map_purple"]})
    full.pick(*["prepare"] * 3)
    assert full.maps(3) == {"map_purple": 0}


def test_cards_she_draws_now_are_no_help_for_maps_yet() -> None:
    """F-126: maps first, and cards in hand are not in the city."""
    table = ready("spring", captain={"city": ["harbor"]})
    table.pick("prepare")
    assert "windmill" in table.hand(1)
    assert table.maps(1) == {}


# Cards


def test_in_spring_four_cards_come_unseen_from_the_deck() -> None:
    """F-126: the Bay and the plan are left alone."""
    table = ready(next=["abbey", "herbalist", "galley", "tumbler"], captain={"hand": ["scribe"]})
    deck = table.deck()
    table.pick("prepare")
    assert table.hand(1) == ["abbey", "galley", "herbalist", "scribe", "tumbler"]
    assert (table.bay(), table.deck()) == (BAY, deck - 4)
    assert table.plan() == {"purple": 2, "red": 3, "blue": 3, "tan": 3, "green": 4}
    for seat in (None, 0):
        view: dict[str, Any] = table.state.view(seat)
        assert view["players"][1]["hand"] == [None] * 5


def test_in_summer_six_cards_come_from_the_bay_by_the_plan() -> None:
    """F-126, F-127: purple once; red twice, up to the first row, for there is no third; blue twice; then tan,
    which is level with nothing."""
    table = ready("spring", next=["abbey", "herbalist", "galley", "tumbler", "harbor", "manor"])
    table.pick("prepare")
    taken = [event.args["cards"] for event in table.heard("rival-takes")]
    assert taken == [["windmill", "inn", "steward", "port", "navigator", "pirate"]]
    assert table.hand(1) == sorted(["windmill", "inn", "steward", "port", "navigator", "pirate"])
    assert table.plan() == {"purple": 1, "red": 1, "blue": 1, "tan": 2, "green": 4}
    assert table.bay() == ["grove", "abbey", "herbalist", "galley", "tumbler", "diver", "harbor", "manor"]


def test_in_autumn_three_cards_come_from_the_bay_by_the_plan() -> None:
    """F-126, F-127."""
    table = ready("summer", next=["abbey", "herbalist", "galley"])
    table.pick("prepare")
    assert [event.args["cards"] for event in table.heard("rival-takes")] == [["windmill", "inn", "steward"]]
    assert table.plan() == {"purple": 1, "red": 1, "blue": 3, "tan": 3, "green": 4}
    assert table.bay() == ["grove", "port", "pirate", "abbey", "herbalist", "diver", "navigator", "galley"]


def test_a_marker_that_leaves_the_plan_on_the_way_ends_its_colour() -> None:
    """F-127: it moves after each card, before the next is chosen."""
    bay: list[Json] = ["windmill", "harbor", "manor", "gardens", "grove", "diver", "tumbler", "scribe"]
    table = ready("summer", bay=bay)
    table.pick("prepare")
    assert table.hand(1) == ["grove", "harbor", "windmill"]
    assert table.plan() == {"purple": 0, "red": 3, "blue": 3, "tan": 3, "green": 3}


def test_she_works_through_a_stack_card_by_card() -> None:
    """F-127, F-74."""
    bay: list[Json] = [{"card": "windmill", "copies": 2}, "harbor", *BAY[:4], "diver", "navigator"]
    table = ready("summer", bay=bay, next=["abbey", "herbalist"])
    deck = table.deck()
    table.pick("prepare")
    assert table.hand(1) == ["inn", "windmill", "windmill"]
    assert table.bay()[:2] == ["abbey", "harbor"]
    assert table.deck() == deck - 2


def test_the_bay_is_refilled_only_after_the_last_card() -> None:
    """F-127: two purple cards on top of the deck come too late for her."""
    table = ready("summer", next=["harbor", "manor", "gardens"])
    table.pick("prepare")
    assert table.hand(1) == ["inn", "steward", "windmill"]
    kinds = [event.kind for event in table.happened if event.kind in ("rival-takes", "refill")]
    assert kinds == ["rival-takes", "refill"]
    assert table.bay().count("harbor") == 1


def test_without_a_colour_of_the_plan_the_card_comes_unseen_from_the_deck() -> None:
    """F-127: and no marker moves."""
    plan = [("purple", 2), ("red", 0), ("blue", 0), ("tan", 3), ("green", 0)]
    bay = [*BAY[:2], "abbey", "inn", "windmill", *BAY[5:]]
    table = ready("summer", plan=plan, bay=bay, next=["galley", "harbor", "scribe"])
    table.pick("prepare")
    assert table.hand(1) == ["galley", "harbor", "windmill"]
    assert table.plan() == dict(plan) | {"purple": 1}
    assert table.bay() == [*bay[:4], "scribe", *bay[5:]]
    view: dict[str, Any] = table.state.view(0)
    assert view["players"][1]["hand"] == ["windmill", None, None]


def test_with_all_markers_above_the_plan_she_draws_from_the_deck() -> None:
    """F-127."""
    plan = [(colour, 0) for colour in ("purple", "red", "blue", "tan", "green")]
    table = ready("spring", plan=plan)
    deck = table.deck()
    table.pick("prepare")
    assert (len(table.hand(1)), table.deck(), table.bay()) == (6, deck - 6, BAY)


def test_in_spring_she_draws_what_there_is() -> None:
    """F-126, F-75: the discard pile becomes the deck, and holds three cards."""
    rest = all_but(*BAY, "galley", "harbor", "scribe")
    table = ready(hand=[], discard=["galley", "harbor", "scribe"], captain={"city": rest})
    table.pick("prepare")
    assert table.hand(1) == ["galley", "harbor", "scribe"]
    assert (table.deck(), table.discard()) == (0, [])


def test_in_summer_she_takes_what_the_bay_has_if_there_is_no_deck() -> None:
    """F-127, F-75: what cannot be drawn is skipped, and the Bay stays empty where it cannot be filled."""
    plan = [("purple", 2), ("red", 1), ("blue", 0), ("tan", 0), ("green", 0)]
    table = ready(
        "spring", hand=["scribe"] * 3, city=[], plan=plan, captain={"city": all_but(*BAY, *["scribe"] * 3)}
    )
    table.pick("prepare", "take:bay.grove", "take:bay.diver")
    assert table.hand(1) == ["inn", "windmill"]
    assert table.bay() == [None, "port", "pirate", None, None, None, "navigator", "steward"]
    assert table.asked == 0


def test_whole_years_with_one_two_and_three_humans() -> None:
    """F-125, F-126: she is in the season of the slowest human whenever a human is asked after her turn."""
    for humans in (1, 2, 3):
        table = Table(bonny=2, others=[{} for _ in range(humans - 1)], seed=humans)
        for _ in range(60 * humans):
            if not table.state.waiting():
                break
            seat = table.asked
            rested = table.codes[0]
            if table.prompt == "action":
                rested = next(code for code in ("visit:docks", "prepare", "pass") if code in table.codes)
            if table.prompt == "action" and seat == 0:
                slowest = min(SEASONS.index(table.seat(human)["season"]) for human in range(humans))
                assert SEASONS.index(table.seat(humans)["season"]) == slowest
            table.pick(rested)
        assert table.prompt == "over"
        prepared = [event.args for event in table.heard("rival-prepares")]
        assert [args["season"] for args in prepared] == SEASONS[1:]
        assert [args["workers"] for args in prepared] == [3, 4, 5]
