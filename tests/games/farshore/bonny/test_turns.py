"""Captain Bonny's turns in winter, spring and summer (F-116 to F-124)."""

from __future__ import annotations

from typing import Any, Final

import pytest

from boardwright.core.plain_data import Json

from ..table import Table, all_but

BAY: Final[list[Json]] = ["grove", "port", "pirate", "inn", "windmill", "diver", "navigator", "steward"]
"""Green, blue, tan, red, purple, green, blue, red."""
STILL: Final = ("rose_a_tan", "rose_b_common")
"""Roses that blue, red and purple cards with one copy in a city do not match."""
PAINTER: Final = [("purple", 1), ("red", 2), ("blue", 3), ("tan", 4), ("green", 0)]
"""A plan without ties and without green."""

before_autumn = pytest.mark.parametrize("season", ["winter", "spring", "summer"])


def idle(**more: Any) -> Table:
    """Captain Bonny has no worker left, and you let her act."""
    captain: dict[str, Json] = {"workers": 0, **more.pop("captain", {})}
    setting: dict[str, Any] = {"bonny": 1, "bay": BAY, "roses": STILL, "captain": captain}
    table = Table(**(setting | more))
    table.pick("visit:docks")
    return table


# Placing workers


@before_autumn
def test_with_a_worker_she_reveals_a_route_card_and_goes_to_its_first_place(season: str) -> None:
    """F-116."""
    table = Table(bonny=1, season=season, routes=["route_11"], bay=BAY)
    before = table.seat(1)["workers"]
    table.pick("visit:docks")
    assert [event.args["route"] for event in table.heard("route")] == ["route_11"]
    assert table.seat(1)["deployed"] == ["shore_seaweed"]
    assert table.seat(1)["workers"] == before - 1
    assert table.heard("rival-plays") == []


def test_each_turn_she_reveals_another_card_and_places_one_worker() -> None:
    """F-116."""
    table = Table(bonny=1, routes=["route_11", "route_13"], bay=BAY)
    table.pick("visit:docks")
    assert table.seat(1)["deployed"] == ["shore_seaweed"]
    table.pick("visit:docks")
    assert table.seat(1)["deployed"] == ["shore_seaweed", "shore_mushroom"]
    assert table.seat(1)["workers"] == 0
    assert len(table.heard("route")) == 2


@pytest.mark.parametrize("whose", ["yours", "hers", "another's"])
def test_a_worker_of_anybody_on_the_first_place_sends_her_to_the_second(whose: str) -> None:
    """F-116, F-117."""
    seats: dict[str, dict[str, Any]] = {
        "yours": {"deployed": ["shore_driftwood"]},
        "hers": {"captain": {"deployed": ["shore_driftwood"]}},
        "another's": {"others": [{"deployed": ["shore_driftwood"]}]},
    }
    setting = seats[whose]
    table = Table(bonny=1, routes=["route_14"], bay=BAY, **setting)
    her = len(setting.get("others", [])) + 1
    table.pick(*["visit:docks"] * her)
    assert table.seat(her)["deployed"][-1] == "shore_mushroom"


def test_with_both_places_taken_she_goes_to_the_third_however_crowded() -> None:
    """F-116: the Docks hold workers without end."""
    table = Table(
        bonny=1, season="spring", deployed=["shore_seaweed", "docks"], routes=["route_15"], bay=BAY,
        captain={"deployed": ["shore_sea_stone", "docks"]},
    )  # fmt: skip
    table.pick("visit:docks")
    assert table.seat(1)["deployed"] == ["shore_sea_stone", "docks", "docks"]
    assert table.ship(1) == 1


def test_the_lookout_takes_her_however_crowded() -> None:
    """F-116."""
    table = Table(
        bonny=1,
        season="spring",
        deployed=["shore_driftwood", "shore_mushroom"],
        routes=["route_14"],
        bay=BAY,
        captain={"deployed": ["lookout", "lookout"]},
    )
    table.pick("visit:lookout", *["draw"] * 8)
    assert table.seat(1)["deployed"] == ["lookout"] * 3


def test_she_takes_a_place_that_you_left_free_only_until_you_are_there() -> None:
    """F-116: what counts is her turn."""
    table = Table(bonny=1, routes=["route_10"], bay=BAY, captain={"city": ["inn"]})
    table.pick("visit:shore_driftwood")
    assert table.seat(1)["deployed"] == ["1.inn"]
    assert table.ship(1) == 1


# What is available


def test_she_skips_islands_with_a_worker_and_islands_face_down() -> None:
    """F-117: the leftmost of what is left."""
    table = Table(
        bonny=1, others=[{"deployed": ["isle_gems"]}, {}], islands=["isle_spit", "isle_gems", "isle_trade"],
        high_tide=["isle_spit"], routes=["route_01"], bay=BAY,
    )  # fmt: skip
    table.pick(*["visit:docks"] * 3)
    assert table.seat(3)["deployed"] == ["isle_trade"]


@pytest.mark.parametrize("setting", [{"high_tide": ["isle_gems"]}, {"deployed": ["isle_gems"]}])
def test_without_an_island_she_goes_to_the_second_place(setting: dict[str, Any]) -> None:
    """F-117."""
    table = Table(bonny=1, routes=["route_03"], bay=BAY, **setting)
    table.pick("visit:docks")
    assert table.seat(1)["deployed"] == ["shore_sea_stone"]


@pytest.mark.parametrize(
    "captain",
    [{"city": ["grove", "windmill", "port", "pirate"]}, {"city": ["inn"], "deployed": ["1.inn"]}],
)
def test_without_a_free_red_card_she_goes_to_the_second_place(captain: dict[str, Json]) -> None:
    """F-117: none in her city, or a worker on each."""
    table = Table(bonny=1, captain=captain, routes=["route_06"], bay=BAY)
    table.pick("visit:docks")
    assert "shore_seaweed" in table.seat(1)["deployed"]
    assert table.goods(1) == {}


def test_your_red_cards_are_no_place_for_her_nor_hers_for_you() -> None:
    """F-117, F-41."""
    table = Table(bonny=1, city=["abbey"], captain={"city": ["inn", "abbey"]}, routes=["route_06"], bay=BAY)
    assert table.why_not("visit:1.abbey") == "not-open"
    table.pick("visit:docks")
    assert table.seat(1)["deployed"] == ["1.inn"]
    alone = Table(bonny=1, city=["abbey"], routes=["route_06"], bay=BAY)
    alone.pick("visit:docks")
    assert alone.seat(1)["deployed"] == ["shore_seaweed"]


# What it brings her


def test_on_the_shore_and_on_islands_she_only_blocks() -> None:
    """F-118, X-23: nothing for her, and no room for you."""
    table = Table(bonny=1, islands=["isle_chest"], routes=["route_10", "route_01"], bay=BAY)
    deck = table.deck()
    table.pick("visit:docks")
    assert table.why_not("visit:shore_driftwood") == "spot-taken"
    table.pick("visit:docks")
    bonny = table.seat(1)
    assert bonny["deployed"] == ["shore_driftwood", "isle_chest"]
    assert (bonny["goods"], bonny["ship"], bonny["hand"], table.deck()) == ({}, 0, [], deck)


def test_on_windward_point_her_ship_stays_where_it_is() -> None:
    """F-118."""
    table = Table(bonny=1, islands=["isle_wind"], routes=["route_01"], bay=BAY)
    table.pick("visit:docks")
    assert (table.seat(1)["deployed"], table.ship(1)) == (["isle_wind"], 0)


@pytest.mark.parametrize(("route", "treasure"), [("route_06", 1), ("route_09", 2)])
def test_a_red_card_brings_the_treasures_of_the_route_and_nothing_else(route: str, treasure: int) -> None:
    """F-118: what an Illuminator says does not matter."""
    table = Table(
        bonny=1, captain={"city": ["illuminator"], "hand": ["grove", "port"]}, routes=[route], bay=BAY
    )
    table.pick("visit:docks")
    assert table.goods(1) == {"treasure": treasure}
    assert table.hand(1) == ["grove", "port"]
    assert table.seat(1)["deployed"] == ["1.illuminator"]


def test_on_a_red_card_a_route_may_move_her_ship() -> None:
    """F-118, F-87: past a chest."""
    table = Table(bonny=4, captain={"city": ["post_office"], "ship": 3}, routes=["route_07"], bay=BAY)
    table.pick("visit:docks")
    assert (table.ship(1), table.goods(1)) == (5, {"treasure": 1})


def test_on_a_red_card_a_route_may_let_her_play_a_card_from_her_hand() -> None:
    """F-118, F-120, X-23: the marker moves as for any play."""
    table = Table(
        bonny=1, captain={"city": ["inn"], "hand": ["grove", "port", "windmill"]}, routes=["route_05"],
        rolls=[2], bay=BAY, roses=("rose_a_blue", "rose_b_common"),
    )  # fmt: skip
    table.pick("visit:docks")
    assert table.city(1) == ["inn", "port"]
    assert table.hand(1) == ["grove", "windmill"]
    assert table.plan()["blue"] == 2
    assert table.ship(1) == 1


def test_with_an_empty_hand_the_card_comes_from_the_bay_by_the_plan() -> None:
    """F-118, F-120: and the Bay is refilled."""
    table = Table(
        bonny=1, captain={"city": ["inn"]}, routes=["route_05"], bay=BAY, next=["abbey"], roses=STILL
    )
    table.pick("visit:docks")
    assert table.city(1) == ["inn", "windmill"]
    assert table.bay() == [*BAY[:4], "abbey", *BAY[5:]]
    assert table.plan()["purple"] == 1


def test_a_red_card_she_has_just_played_takes_a_worker_next_time() -> None:
    """F-117, F-118."""
    table = Table(
        bonny=1, captain={"city": ["inn"], "hand": ["abbey"]}, routes=["route_05", "route_06"], bay=BAY
    )
    table.pick("visit:docks", "visit:docks")
    assert table.seat(1)["deployed"] == ["1.inn", "1.abbey"]
    assert table.goods(1) == {"treasure": 1}


@pytest.mark.parametrize(("route", "spaces"), [("route_15", 1), ("route_11", 2)])
def test_at_the_docks_her_ship_moves_as_the_route_shows(route: str, spaces: int) -> None:
    """F-118, F-87: the same at every level, past the chest on space 6."""
    for level in (1, 2, 3, 4):
        table = Table(
            bonny=level, season="spring", deployed=["shore_seaweed", "shore_sea_stone"], routes=[route],
            captain={"ship": 5, "hand": ["grove"]}, bay=BAY,
        )  # fmt: skip
        table.pick("visit:docks")
        assert (table.ship(1), table.goods(1)) == (5 + spaces, {"treasure": 1})
        assert table.hand(1) == ["grove"]


def test_at_the_docks_her_ship_does_not_pass_the_end() -> None:
    """F-118, F-88."""
    table = Table(
        bonny=1, season="spring", deployed=["shore_sea_stone", "isle_gems"], routes=["route_12"], bay=BAY,
        captain={"ship": 39},
    )  # fmt: skip
    table.pick("visit:docks")
    assert (table.seat(1)["deployed"], table.ship(1)) == (["docks"], 40)


def lookout(route: str, bay: list[Json], **more: Any) -> Table:
    """Captain Bonny has gone to the Lookout by a route whose other places are the shore or red cards."""
    blocked = {"route_10": ["shore_driftwood"], "route_13": ["shore_mushroom"]}[route]
    table = Table(bonny=1, deployed=[*blocked], routes=[route], bay=bay, roses=STILL, **more)
    table.pick("visit:docks")
    assert table.seat(1)["deployed"] == ["lookout"]
    return table


def test_at_the_lookout_she_takes_a_purple_card_and_clears_a_colour() -> None:
    """F-118, X-23: a purple card to her hand, green cards away, a treasure, and the Bay is refilled."""
    table = lookout("route_10", BAY, next=["abbey", "rope_bridge", "herbalist"])
    assert table.hand(1) == ["windmill"]
    assert sorted(table.discard()) == ["diver", "grove"]
    assert table.goods(1) == {"treasure": 1}
    assert table.bay() == ["abbey", "port", "pirate", "inn", "rope_bridge", "herbalist", *BAY[6:]]
    assert table.city(1) == []


def test_at_the_lookout_whole_stacks_go_but_only_one_purple_card_is_hers() -> None:
    """F-118, F-74."""
    bay: list[Json] = [{"card": "grove", "copies": 4}, {"card": "windmill", "copies": 2}, "harbor", *BAY[1:4]]
    bay += ["navigator", "steward"]
    table = lookout("route_10", bay, next=["abbey"])
    assert table.hand(1) == ["windmill"]
    assert table.discard() == ["grove"] * 4
    assert table.bay() == ["abbey", "windmill", "harbor", "port", "pirate", "inn", "navigator", "steward"]
    assert table.copies() == [1] * 8


def test_at_the_lookout_without_a_purple_card_the_rest_happens_all_the_same() -> None:
    """F-118: "if there is one"."""
    bay = [*BAY[:4], "abbey", *BAY[5:]]
    table = lookout("route_13", bay, next=["galley"])
    assert (table.hand(1), table.discard(), table.goods(1)) == ([], ["pirate"], {"treasure": 1})
    assert table.bay() == [*BAY[:2], "galley", "inn", "abbey", *BAY[5:]]


def test_at_the_lookout_without_a_card_of_the_colour_she_takes_purple_and_treasure() -> None:
    """F-118."""
    bay = ["port", "navigator", "inn", "steward", "windmill", "harbor", "abbey", "herbalist"]
    table = lookout("route_13", [*bay], next=["pirate"])
    assert (table.hand(1), table.discard(), table.goods(1)) == (["windmill"], [], {"treasure": 1})
    assert table.bay() == [*bay[:4], "pirate", *bay[5:]]


def test_the_plan_says_nothing_about_the_lookout() -> None:
    """F-118, F-123: she takes purple even when that marker is above the card, and no marker moves."""
    plan = [("purple", 0), ("red", 1), ("blue", 2), ("tan", 3), ("green", 4)]
    table = lookout("route_10", BAY, plan=plan)
    assert table.hand(1) == ["windmill"]
    assert table.plan() == dict(plan)
    usual = lookout("route_10", BAY)
    assert usual.plan() == {"purple": 2, "red": 3, "blue": 3, "tan": 3, "green": 4}


def test_the_bay_is_refilled_from_what_she_has_just_discarded_if_the_deck_is_empty() -> None:
    """F-118, F-75: three positions, two cards to fill them."""
    rest = all_but(*BAY)
    table = lookout("route_10", BAY, captain={"hand": rest})
    assert sorted(card or "" for card in table.bay()) == sorted(
        ["", "diver", "grove", "port", "pirate", "inn", "navigator", "steward"]
    )
    assert (table.deck(), table.discard()) == (0, [])
    assert sorted(table.hand(1)) == sorted([*map(str, rest), "windmill"])


# Playing a card


@before_autumn
def test_without_a_worker_she_plays_a_card_each_turn(season: str) -> None:
    """F-119: and reveals no route."""
    table = Table(
        bonny=1, season=season, captain={"workers": 0, "hand": ["grove", "port"]}, bay=BAY, rolls=[2, 1]
    )
    table.pick("visit:docks")
    assert (table.city(1), table.hand(1)) == (["port"], ["grove"])
    table.pick("visit:docks")
    assert (table.city(1), table.hand(1)) == (["port", "grove"], [])
    assert table.heard("route") == []
    assert table.seat(1)["season"] == season


def test_she_goes_on_playing_cards_as_long_as_a_human_has_not_prepared() -> None:
    """F-119: one of two humans does not matter."""
    table = Table(
        bonny=1, workers=0, others=[{"workers": 2}], captain={"workers": 0, "hand": ["grove"]}, bay=BAY,
        roses=STILL,
    )  # fmt: skip
    table.pick("prepare", "visit:docks")
    assert table.city(2) == ["grove"]
    table.pick("visit:docks", "visit:docks")
    assert table.city(2) == ["grove", "windmill"]
    assert table.seat(2)["season"] == "winter"


def test_any_card_of_her_hand_can_come() -> None:
    """F-120: a random one."""
    hand: list[Json] = ["grove", "port", "windmill", "inn", "pirate"]
    played = {tuple(idle(captain={"hand": hand}, seed=seed).city(1)) for seed in range(60)}
    assert played == {(card,) for card in hand}


def test_a_card_that_all_saw_her_take_is_known_until_she_plays_it() -> None:
    """F-10, F-118: the others in her hand are not."""
    table = lookout("route_10", BAY, captain={"hand": ["port"]})
    view: dict[str, Any] = table.state.view(0)
    assert view["players"][1]["hand"] == ["windmill", None]


def test_nobody_can_tell_which_of_two_copies_she_played() -> None:
    """F-10, F-120: one Windmill of hers is known, another is not; both look alike on the table."""
    hand: list[Json] = [{"card": "windmill", "known": "all"}, "windmill"]
    bay = [*BAY[:4], "harbor", *BAY[5:]]
    tables = [idle(captain={"hand": hand}, bay=bay, rolls=[n]) for n in (1, 2)]
    assert [table.city(1) for table in tables] == [["windmill"]] * 2
    views: list[dict[str, Any]] = [table.state.view(0) for table in tables]
    assert views[0]["players"][1]["hand"] == views[1]["players"][1]["hand"] == [None]


def test_as_long_as_she_has_cards_the_bay_stays_as_it_is() -> None:
    """F-120: purple in the Bay or not."""
    table = idle(captain={"hand": ["grove"]})
    assert table.city(1) == ["grove"]
    assert table.bay() == BAY
    assert [event.args for event in table.heard("rival-plays")] == [{"card": "grove", "from": "hand"}]


def test_with_an_empty_hand_she_plays_from_the_bay_and_it_is_refilled() -> None:
    """F-120, F-122."""
    table = idle(next=["manor"])
    assert table.city(1) == ["windmill"]
    assert table.bay() == [*BAY[:4], "manor", *BAY[5:]]
    assert [event.args for event in table.heard("rival-plays")] == [{"card": "windmill", "from": "bay"}]


def test_your_cards_do_not_answer_hers() -> None:
    """F-120, F-80: Lighthouse and Lighthouse Keeper watch your plays only."""
    table = idle(city=["lighthouse", "lighthouse_keeper", "herbalist"], next=["manor"])
    assert table.city(1) == ["windmill"]
    assert (table.points(), table.hand(), table.goods()) == (0, [], {})


# Markers


@pytest.mark.parametrize("season", ["winter", "spring"])
@pytest.mark.parametrize(
    ("card", "colour"),
    [("grove", "green"), ("port", "blue"), ("pirate", "tan"), ("inn", "red"), ("windmill", "purple")],
)
def test_a_card_moves_the_marker_of_its_colour_up_a_row(card: str, colour: str, season: str) -> None:
    """F-121."""
    plan = {"purple": 2, "red": 3, "blue": 3, "tan": 3, "green": 4}
    table = idle(captain={"hand": [card]}, season=season)
    assert table.city(1) == [card]
    assert table.plan() == plan | {colour: plan[colour] - 1}


def test_from_the_first_row_a_marker_goes_above_the_card_and_stays_there() -> None:
    """F-121."""
    table = idle(
        captain={"hand": ["port", "port"]},
        plan=[("purple", 2), ("red", 3), ("blue", 1), ("tan", 3), ("green", 4)],
    )
    assert table.plan()["blue"] == 0
    table.pick("visit:docks")
    assert table.city(1) == ["port", "port"]
    assert table.plan() == {"purple": 2, "red": 3, "blue": 0, "tan": 3, "green": 4}


def test_it_is_her_season_that_counts() -> None:
    """F-121: one human is in summer already, she is not."""
    table = Table(
        bonny=1, season="summer", others=[{"season": "spring"}], bay=BAY,
        captain={"workers": 0, "season": "spring", "hand": ["port"]},
    )  # fmt: skip
    table.pick("visit:docks", "visit:docks")
    assert table.city(2) == ["port"]
    assert table.plan()["blue"] == 2


def test_a_marker_keeps_its_column() -> None:
    """F-121: only its row changes."""
    table = idle(captain={"hand": ["inn"]})
    view: dict[str, Any] = table.state.view(None)
    assert [marker["colour"] for marker in view["plan"]] == ["purple", "red", "blue", "tan", "green"]


# Following the plan


@pytest.mark.parametrize(
    ("missing", "played"),
    [
        ([], "windmill"),
        (["windmill"], "inn"),
        (["windmill", "inn", "steward"], "port"),
        (["windmill", "inn", "steward", "port", "navigator"], "pirate"),
    ],
)
def test_the_highest_marker_with_a_card_in_the_bay_decides(missing: list[str], played: str) -> None:
    """F-122, X-24: purple, red, blue, tan."""
    more = ["tumbler", "scribe", "merchant", "sea_chip", "scavenger"]
    bay: list[Json] = [more.pop() if card in missing else card for card in BAY]
    table = idle(bay=bay, plan=PAINTER)
    assert table.city(1) == [played]


def test_within_a_row_the_left_column_comes_first() -> None:
    """F-122: red, blue and tan are on one row."""
    orders = [["red", "blue", "tan"], ["blue", "tan", "red"], ["tan", "red", "blue"]]
    cards = {"red": "inn", "blue": "port", "tan": "pirate"}
    for order in orders:
        plan = [("green", 4), *[(colour, 3) for colour in order], ("purple", 4)]
        assert idle(plan=plan).city(1) == [cards[order[0]]]


def test_a_higher_row_comes_before_a_column_further_left() -> None:
    """F-122."""
    table = idle(plan=[("green", 4), ("red", 3), ("tan", 3), ("purple", 3), ("blue", 2)])
    assert table.city(1) == ["port"]


def test_of_several_cards_of_the_colour_she_takes_the_first_in_the_bay() -> None:
    """F-122."""
    table = idle(plan=[("green", 1), ("red", 3), ("tan", 3), ("purple", 3), ("blue", 2)])
    assert table.city(1) == ["grove"]


def test_from_a_stack_she_takes_the_top_card_and_nothing_is_dealt() -> None:
    """F-122, F-65."""
    bay: list[Json] = [*BAY[:4], {"card": "windmill", "copies": 2}, *BAY[5:]]
    table = idle(bay=bay, next=["manor"])
    deck = table.deck()
    assert table.city(1) == ["windmill"]
    assert (table.bay(), table.copies()) == (BAY, [1] * 8)
    table.pick("visit:docks")
    assert table.city(1) == ["windmill", "windmill"]
    assert (table.bay()[4], table.deck()) == ("manor", deck - 1)


def test_a_colour_above_the_card_is_ignored() -> None:
    """F-122: after the second purple card she plays red."""
    bay: list[Json] = ["grove", "port", "pirate", "inn", "windmill", "harbor", "manor", "steward"]
    table = idle(season="spring", bay=bay, next=["scribe", "gardens", "abbey"])
    table.pick("visit:docks", "visit:docks")
    assert table.city(1) == ["windmill", "harbor", "inn"]
    assert table.plan()["purple"] == 0


@pytest.mark.parametrize(("season", "row"), [("winter", 0), ("spring", 0), ("summer", 1)])
def test_without_a_colour_of_the_plan_in_the_bay_she_plays_the_top_card_of_the_deck(
    season: str, row: int
) -> None:
    """F-122, F-123: its marker moves in winter and spring only."""
    plan = [("purple", 0), ("red", 0), ("blue", 0), ("tan", 1), ("green", 0)]
    bay = [*BAY[:2], "abbey", *BAY[3:]]
    table = idle(bay=bay, plan=plan, season=season, next=["galley"])
    assert table.city(1) == ["galley"]
    assert [event.args for event in table.heard("rival-plays")] == [{"card": "galley", "from": "deck"}]
    assert table.bay() == bay
    assert table.plan()["tan"] == row


def test_with_all_markers_above_the_card_she_plays_from_the_deck() -> None:
    """F-122: whatever lies in the Bay."""
    plan = [(colour, 0) for colour in ("purple", "red", "blue", "tan", "green")]
    table = idle(plan=plan, next=["manor"])
    assert table.city(1) == ["manor"]
    assert table.bay() == BAY
    assert set(table.plan().values()) == {0}


def test_if_the_deck_is_empty_the_discard_pile_becomes_the_deck() -> None:
    """F-122, F-75."""
    plan = [(colour, 0) for colour in ("purple", "red", "blue", "tan", "green")]
    table = idle(plan=plan, discard=["galley"], captain={"city": all_but(*BAY, "galley")})
    assert table.city(1)[-1] == "galley"
    assert (table.deck(), table.discard()) == (0, [])


def test_with_nothing_to_play_at_all_her_turn_is_over() -> None:
    """F-122, F-75: no hand, nothing on the plan in the Bay, no deck, no discard pile."""
    plan = [(colour, 0) for colour in ("purple", "red", "blue", "tan", "green")]
    rest = all_but(*BAY)
    table = idle(plan=plan, captain={"city": rest})
    assert table.city(1) == rest
    assert table.heard("rival-plays") == []
    assert (table.asked, table.prompt) == (0, "action")


MOVES: Final = {
    ("hand", "winter"): True, ("hand", "spring"): True, ("hand", "summer"): False,
    ("deck", "winter"): True, ("deck", "spring"): True, ("deck", "summer"): False,
    ("bay", "winter"): True, ("bay", "spring"): True, ("bay", "summer"): True,
}  # fmt: skip


@pytest.mark.parametrize(("source", "season"), MOVES)
def test_which_cards_move_their_marker_in_which_season(source: str, season: str) -> None:
    """F-123: what the plan chose always does, other cards in winter and spring."""
    settings: dict[str, dict[str, Any]] = {
        "hand": {"captain": {"hand": ["galley"]}},
        "deck": {"next": ["galley"], "bay": [*BAY[:2], "abbey", *BAY[3:]]},
        "bay": {"bay": [*BAY[:2], "galley", *BAY[3:]]},
    }
    plan = [("tan", 3), *[(colour, 0) for colour in ("purple", "red", "blue", "green")]]
    table = idle(plan=plan, season=season, **settings[source])
    assert [event.args for event in table.heard("rival-plays")] == [{"card": "galley", "from": source}]
    assert table.plan()["tan"] == (2 if MOVES[source, season] else 3)


# Wind


@before_autumn
@pytest.mark.parametrize(("level", "spaces"), [(1, 1), (2, 2)])
def test_the_wind_moves_her_ship_in_every_season(season: str, level: int, spaces: int) -> None:
    """F-124: once for each rose that her card matches."""
    for card, matches in (("grove", 0), ("rope_bridge", 1), ("inn", 0), ("galley", 2)):
        table = idle(
            bonny=level, season=season, captain={"hand": [card]}, roses=("rose_a_tan", "rose_b_unique")
        )
        assert table.ship(1) == matches * spaces


def test_cards_from_bay_and_deck_catch_the_wind_as_well() -> None:
    """F-124."""
    assert idle(roses=("rose_a_tan", "rose_b_unique")).ship(1) == 1
    plan = [(colour, 0) for colour in ("purple", "red", "blue", "tan", "green")]
    assert idle(plan=plan, next=["galley"], roses=("rose_a_tan", "rose_b_unique")).ship(1) == 2


def test_chests_on_the_way_of_her_ship_are_hers() -> None:
    """F-124, F-87: four spaces from space 3 take it past the chests on 4 and 6."""
    table = idle(bonny=2, captain={"hand": ["galley"], "ship": 3}, roses=("rose_a_tan", "rose_b_unique"))
    assert (table.ship(1), table.goods(1)) == (7, {"treasure": 2})


def test_the_wind_does_not_carry_her_beyond_the_last_space() -> None:
    """F-124, F-88."""
    table = idle(bonny=2, captain={"hand": ["galley"], "ship": 39}, roses=("rose_a_tan", "rose_b_unique"))
    assert (table.ship(1), table.goods(1)) == (40, {})


def test_her_wind_does_not_move_your_ship() -> None:
    """F-124."""
    table = idle(bonny=2, captain={"hand": ["galley"]}, roses=("rose_a_tan", "rose_b_unique"), ship=7)
    assert (table.ship(), table.ship(1)) == (7, 4)
