"""Captain Bonny comes to the table: her seat, her plan, her levels, and what she is (F-107 to F-115)."""

from __future__ import annotations

from typing import Any, Final

import pytest

from boardwright import farshore
from boardwright.core.plain_data import Json
from boardwright.core.refusal import BadPosition, BadSetup
from boardwright.core.rng import Rng
from boardwright.games import GAMES
from boardwright.games.valley.rules.game import ValleyState

from ..table import Table, price

BAY: Final[list[Json]] = ["grove", "port", "pirate", "inn", "windmill", "diver", "navigator", "steward"]
"""Green, blue, tan, red, purple, green, blue, red."""
STILL: Final = ("rose_a_tan", "rose_b_common")
"""Roses that most unique cards do not match."""
PLAIN: Final = ["grove", "beach_sledge", "tangle_raft", "tumbler"]
"""Four green cards whose production asks nothing."""

every_party = pytest.mark.parametrize("humans", [1, 2, 3])
every_level = pytest.mark.parametrize("level", [1, 2, 3, 4])


def begin(humans: int = 1, level: int = 1, seed: int = 1) -> ValleyState:
    """A new game with her."""
    state = GAMES["farshore"].new(humans, seed, {"bonny": level})
    assert isinstance(state, ValleyState)
    return state


def opening(humans: int = 1, level: int = 1, seed: int = 1, seat: int | None = None) -> dict[str, Any]:
    """A new game with her as a seat, or a spectator, sees it."""
    return begin(humans, level, seed).view(seat)


# Who sits where


@every_party
def test_she_takes_the_last_seat(humans: int) -> None:
    """F-107: and the first human begins."""
    view = opening(humans)
    assert [player["rival"] for player in view["players"]] == [*[None] * humans, "bonny"]
    assert view["asked"] == 0


@every_party
def test_she_acts_after_the_last_human_and_not_before(humans: int) -> None:
    """F-107: one turn of hers for a round of theirs."""
    table = Table(bonny=1, others=[{}] * (humans - 1), routes=["route_10"], bay=BAY)
    for seat in range(humans):
        assert table.asked == seat
        assert table.seat(humans)["deployed"] == []
        table.pick("visit:docks")
    assert table.seat(humans)["deployed"] == ["shore_driftwood"]
    assert table.asked == 0


@every_party
def test_she_starts_like_others_in_winter_with_two_workers_and_a_ship_at_zero(humans: int) -> None:
    """F-107."""
    bonny = opening(humans)["players"][-1]
    assert (bonny["workers"], bonny["season"], bonny["ship"]) == (2, "winter", 0)
    assert (bonny["city"], bonny["claims"], bonny["points"]) == ([], [], 0)
    assert set(bonny["goods"].values()) == {0}


def test_one_human_meets_her_even_if_nobody_asked_for_her() -> None:
    """F-1, F-107: at her first level."""
    state = GAMES["farshore"].new(1, 1)
    view: dict[str, Any] = state.view(None)
    assert view["players"][1]["rival"] == "bonny"
    assert view["options"]["bonny"] == 1


@pytest.mark.parametrize("humans", [2, 3, 4])
def test_several_humans_play_without_her_unless_they_ask_for_her(humans: int) -> None:
    """F-1."""
    view: dict[str, Any] = GAMES["farshore"].new(humans, 1).view(None)
    assert [player["rival"] for player in view["players"]] == [None] * humans
    assert view["plan"] == []


def test_she_never_joins_four_humans() -> None:
    """F-1."""
    with pytest.raises(BadSetup) as caught:
        GAMES["farshore"].new(4, 1, {"bonny": 1})
    assert caught.value.reason == "bonny-seats"


@pytest.mark.parametrize("level", [0, 5])
def test_there_are_four_levels_and_no_more(level: int) -> None:
    """F-112."""
    with pytest.raises(BadSetup):
        begin(1, level)


def test_she_has_no_anchors() -> None:
    """F-107: the one on the level card is only a reminder."""
    players = opening(2)["players"]
    assert [player["anchors"] for player in players] == [3, 3, 0]


# Maps and islands


@pytest.mark.parametrize(("humans", "tiles"), [(1, [2, 1]), (2, [2, 1, 0]), (3, [2, 1, 1, 0])])
def test_map_stacks_count_her_as_a_player(humans: int, tiles: list[int]) -> None:
    """F-108: every human claims the green map, and the last tile is left for her."""
    me: dict[str, Any] = {"city": [*PLAIN], "workers": 1}
    hers = ["grove", "scriptorium", "scriptorium", "scribe"]
    table = Table(
        bonny=1, others=[me] * (humans - 1), captain={"city": [*hers], "hand": ["port"]}, bay=BAY,
        routes=["route_10"], **me,
    )  # fmt: skip
    for _ in range(humans):
        table.pick("visit:map_green")
    assert table.maps(humans) == {}
    for _ in range(humans):
        table.pick("prepare")
    assert [table.maps(seat)["map_green"] for seat in range(humans + 1)] == tiles
    assert table.why_not("visit:map_green") == "already-yours"


def test_alone_against_her_the_second_tile_of_a_stack_is_the_last() -> None:
    """F-108: what she has claimed is gone for you."""
    table = Table(bonny=1, city=["windmill", "harbor"], maps=[], captain={"maps": ["map_purple"]})
    table.pick("visit:map_purple")
    assert table.maps() == {"map_purple": 1}
    both = Table(
        bonny=1, others=[{"maps": ["map_purple"]}, {"maps": ["map_purple"]}], city=["windmill", "harbor"],
        captain={"maps": ["map_purple"]},
    )  # fmt: skip
    both.pick("visit:map_purple")
    assert both.maps() == {"map_purple": 0}


@every_party
def test_islands_count_humans_only(humans: int) -> None:
    """F-108."""
    view = opening(humans)
    islands = [place for place in view["places"] if place.startswith("isle_")]
    assert len(islands) == humans
    assert islands == view["options"]["islands"]


# Her cards


@every_party
def test_she_starts_with_two_cards_that_nobody_sees_and_humans_draw_by_seat(humans: int) -> None:
    """F-109."""
    for seat in (None, *range(humans)):
        hands = [player["hand"] for player in opening(humans, seat=seat)["players"]]
        assert [len(hand) for hand in hands] == [*[5, 6, 7][:humans], 2]
        assert hands[-1] == [None, None]


def test_each_seed_deals_her_something_else() -> None:
    """F-109: her cards come from the shuffled deck."""
    hands = {tuple(card["card"] for card in _hers(begin(1, seed=seed))) for seed in range(12)}
    assert len(hands) > 6


def _hers(state: ValleyState) -> list[dict[str, str]]:
    dump: dict[str, Any] = state.dump()
    hand: list[dict[str, str]] = dump["rivals"][0]["hand"]
    return hand


@pytest.mark.parametrize("answer", ["keep", "redraw"])
@every_party
def test_she_takes_no_mulligan(humans: int, answer: str) -> None:
    """F-109, F-18: after the humans have decided, the first turn begins and her cards are the same."""
    state = begin(humans)
    before = _hers(state)
    for seat in range(humans):
        assert state.pending()[0].prompt == "mulligan"
        state.choose(seat, answer)
    assert (state.waiting(), state.pending()[0].prompt) == ([0], "action")
    assert _hers(state) == before


# Her plan


@every_level
@every_party
def test_her_markers_start_on_the_rows_of_the_plan(humans: int, level: int) -> None:
    """F-110, X-22: purple 2, red, blue and tan 3, green 4, each in a column of its own."""
    plan = opening(humans, level)["plan"]
    assert len(plan) == 5
    rows = {marker["colour"]: marker["row"] for marker in plan}
    assert rows == {"purple": 2, "red": 3, "blue": 3, "tan": 3, "green": 4}


def test_any_marker_can_come_into_any_column() -> None:
    """F-110: they are shuffled face down."""
    found = {
        (column, marker["colour"])
        for seed in range(80)
        for column, marker in enumerate(opening(seed=seed)["plan"])
    }
    assert len(found) == 25


# Her routes


def test_her_route_cards_lie_face_down() -> None:
    """F-111: nobody knows which one comes next."""
    assert opening()["routes"] == []
    assert opening(seat=0)["routes"] == []


def test_any_of_fifteen_route_cards_can_come_first() -> None:
    """F-111."""
    first: set[str] = set()
    for seed in range(150):
        table = Table(bonny=1, seed=seed, bay=BAY)
        table.pick("visit:docks")
        first |= {str(event.args["route"]) for event in table.heard("route")}
    assert first == {f"route_{n:02}" for n in range(1, 16)}


def test_a_route_card_comes_once_in_a_game() -> None:
    """F-111: cards that have been revealed stay aside."""
    seen = [f"route_{n:02}" for n in range(1, 16) if n != 12]
    for seed in range(8):
        table = Table(bonny=1, seed=seed, bay=BAY, routes=[*seen, "route_12"])
        table.pick("visit:docks")
        position: dict[str, Any] = table.state.dump()
        position["routes"] = seen
        position["coming"] = {}
        again = GAMES["farshore"].load(position)
        events = again.choose(0, "visit:docks")
        assert [event.args["route"] for event in events if event.kind == "route"] == ["route_12"]


@every_level
@every_party
def test_a_whole_game_needs_at_most_fourteen_routes(humans: int, level: int) -> None:
    """F-111: nine placements before autumn, five in it."""
    for seed in range(3):
        state = begin(humans, level, seed)
        rng = Rng(seed)
        while state.waiting():
            seat = state.waiting()[0]
            state.play(seat, state.options(seat).sample(rng))
        view: dict[str, Any] = state.view(None)
        assert len(view["routes"]) == len(set(view["routes"])) <= 14
        bonny = view["players"][humans]
        assert bonny["passed"]
        assert (bonny["season"], bonny["hand"], bonny["workers"]) == ("autumn", [], 0)
        standing = [who for place in view["places"].values() for who in place].count(humans)
        standing += sum(len(card.get("workers", [])) for card in bonny["city"])
        assert standing == 5


# Her levels


@pytest.mark.parametrize(("level", "spaces"), [(1, 1), (2, 2), (3, 2), (4, 2)])
def test_a_rose_moves_her_ship_by_the_level(level: int, spaces: int) -> None:
    """F-112, X-25: once for one match, twice for two, not at all for none."""
    for card, matches in (("grove", 0), ("rope_bridge", 1), ("windmill", 1), ("pirate", 2)):
        table = Table(
            bonny=level, captain={"hand": [card], "workers": 0}, weather="weather_frost" if level > 2 else "",
            roses=("rose_a_tan", "rose_b_unique"),
        )  # fmt: skip
        table.pick("visit:docks")
        assert table.ship(1) == matches * spaces


@pytest.mark.parametrize(("level", "cards"), [(1, 0), (2, 0), (3, 1), (4, 1)])
@every_party
def test_weather_belongs_to_the_two_upper_levels(humans: int, level: int, cards: int) -> None:
    """F-112, F-135."""
    assert len(opening(humans, level)["weather"]) == cards


@pytest.mark.parametrize(("level", "critter", "construction"), [(1, 0, 0), (2, 0, 0), (3, 1, 0), (4, 1, 1)])
def test_at_level_three_the_upper_half_counts_at_level_four_both(
    level: int, critter: int, construction: int
) -> None:
    """F-112: Frost makes Critters dearer, and in its lower half Constructions."""
    for card, more in (("diver", critter), ("grove", construction)):
        weather = "weather_frost" if level > 2 else ""
        short = Table(bonny=level, hand=[card], goods=price(card), weather=weather, bay=BAY)
        assert (f"play:{card}" in short.codes) == (not more)
        enough = Table(bonny=level, hand=[card], goods=price(card, treasure=more), weather=weather, bay=BAY)
        assert f"play:{card}" in enough.codes


# What she is


@pytest.mark.parametrize("shore", ["route_10", "route_11", "route_12", "route_13"])
def test_she_gains_no_resources(shore: str) -> None:
    """F-113: four shore locations, and nothing for her."""
    table = Table(bonny=1, routes=[shore], bay=BAY)
    deck = table.deck()
    table.pick("visit:docks")
    assert [place[:6] for place in table.seat(1)["deployed"]] == ["shore_"]
    assert (table.goods(1), table.hand(1), table.deck()) == ({}, [], deck)


def test_she_holds_no_resources() -> None:
    """F-113: not even in a position that says so."""
    with pytest.raises(BadPosition) as caught:
        Table(bonny=1, captain={"goods": {"driftwood": 1}})
    assert caught.value.reason == "only-treasure"


def test_she_pays_nothing_for_a_card() -> None:
    """F-113: her treasures stay where they are."""
    table = Table(
        bonny=1, captain={"hand": ["harbor"], "workers": 0, "goods": {"treasure": 9}}, roses=STILL, bay=BAY
    )
    table.pick("visit:docks")
    assert table.city(1) == ["harbor"]
    assert table.goods(1) == {"treasure": 9}


@pytest.mark.parametrize(
    "card",
    [
        "treasure_hunter", "grove", "sloop", "scriptorium", "shipwreck", "pirate", "galley", "postal_pigeon",
        "rope_bridge", "castaway", "stowaway", "hideout",
    ],
)  # fmt: skip
def test_she_ignores_what_green_and_tan_cards_say(card: str) -> None:
    """F-113: no goods, no cards, no points, no spaces."""
    table = Table(
        bonny=1, captain={"hand": [card, "windmill"], "workers": 0}, roses=("rose_a_red", "rose_b_unique"),
        bay=BAY, rolls=[1],
    )  # fmt: skip
    deck, discard = table.deck(), table.discard()
    table.pick("visit:docks")
    assert table.city(1) == [card]
    assert table.hand(1) == ["windmill"]
    assert (table.goods(1), table.deck(), table.discard()) == ({}, deck, discard)
    by = {event.args["by"] for event in table.heard("sail")}
    assert by <= {"wind"}


def test_her_blue_cards_do_not_answer_her_plays() -> None:
    """F-113: neither the Lighthouse Keeper nor the Navigator draws, the Lighthouse gives no token."""
    hers: list[Json] = ["lighthouse", "lighthouse_keeper", "navigator", "herbalist", "customs_office"]
    table = Table(
        bonny=2, captain={"city": hers, "workers": 0}, bay=["pirate", *BAY[5:]], next=["galley"],
        plan=[("tan", 1), ("red", 2), ("blue", 3), ("purple", 4), ("green", 4)],
    )  # fmt: skip
    table.pick("visit:docks")
    assert table.city(1) == [*hers, "pirate"]
    assert table.hand(1) == []
    assert table.scored("bonny_cards", 1) == 2 * 6
    assert table.goods(1) == {"treasure": 2}  # for two chests on the way of her ship
    assert table.ship(1) == 4


def test_her_blue_cards_do_not_answer_her_workers() -> None:
    """F-113: a Market of hers brings nothing on the shore."""
    table = Table(bonny=1, captain={"city": ["market"]}, routes=["route_10"], bay=BAY)
    table.pick("visit:docks")
    assert (table.seat(1)["deployed"], table.goods(1)) == (["shore_driftwood"], {})


def test_her_city_has_no_limit() -> None:
    """F-113: a sixteenth and a seventeenth card are no different."""
    hers: list[Json] = [*["grove"] * 5, *["tumbler"] * 3, *["diver"] * 2, *["scribe"] * 3, *["merchant"] * 2]
    table = Table(bonny=1, captain={"city": hers, "hand": ["port", "port"], "workers": 0})
    assert len(table.city(1)) == 15
    table.pick("visit:docks", "visit:docks")
    assert table.city(1) == [*hers, "port", "port"]


def test_her_hand_has_no_limit() -> None:
    """F-113: four more cards come in spring though she holds nine."""
    nine: list[Json] = [*["scribe"] * 3, *["merchant"] * 3, *["scavenger"] * 3]
    table = Table(bonny=1, workers=0, captain={"hand": nine}, bay=BAY)
    table.pick("prepare")
    assert len(table.hand(1)) == 13


def test_she_has_no_point_tokens() -> None:
    """F-113: nothing gives her any, and a position cannot either."""
    with pytest.raises(BadPosition):
        Table(bonny=1, captain={"points": 1})


def test_uniqueness_does_not_bind_her() -> None:
    """F-114: from the hand and by the plan."""
    table = Table(bonny=1, captain={"city": ["port"], "hand": ["port"], "workers": 0}, bay=BAY)
    table.pick("visit:docks")
    assert table.city(1) == ["port", "port"]
    table = Table(bonny=1, captain={"city": ["windmill"], "workers": 0}, bay=BAY)
    table.pick("visit:docks")
    assert table.city(1) == ["windmill", "windmill"]


def test_your_unique_card_is_no_hindrance_to_her_nor_hers_to_you() -> None:
    """F-114, F-77: uniqueness is about one city."""
    table = Table(
        bonny=1,
        city=["windmill"],
        hand=["port"],
        goods=price("port"),
        captain={"city": ["port"], "workers": 0},
        bay=BAY,
        roses=STILL,
    )
    table.pick("play:port")
    assert table.city() == ["windmill", "port"]
    assert table.city(1) == ["port", "windmill"]


# The order of her choices


def test_in_the_bay_she_looks_left_to_right_then_top_to_bottom() -> None:
    """F-115: the last card of the upper row comes before the first of the lower."""
    bay: list[Json] = ["grove", "port", "pirate", "windmill", "harbor", "diver", "navigator", "steward"]
    table = Table(bonny=1, captain={"workers": 0}, bay=bay, next=["scribe", "merchant"])
    table.pick("visit:docks", "visit:docks")
    assert table.city(1) == ["windmill", "harbor"]


def test_among_islands_she_goes_from_left_to_right() -> None:
    """F-115."""
    islands = ["isle_spit", "isle_gems", "isle_trade"]
    table = Table(
        bonny=1, others=[{}, {}], islands=islands, routes=["route_01", "route_02", "route_03"], bay=BAY
    )
    table.pick(*["visit:docks"] * 3)
    assert table.seat(3)["deployed"] == ["isle_spit"]
    table.pick(*["visit:docks"] * 3)
    assert table.seat(3)["deployed"] == ["isle_spit", "isle_gems"]


def test_of_her_red_cards_she_takes_the_oldest_without_a_worker() -> None:
    """F-115: also among copies of one name."""
    table = Table(
        bonny=1,
        captain={"city": ["steward", "inn", "grove", "abbey", "inn"], "season": "summer"},
        season="summer",
        routes=["route_06", "route_07", "route_09"],
        bay=BAY,
    )
    table.pick("visit:docks")
    assert table.seat(1)["deployed"] == ["1.steward"]
    table.pick("visit:docks", "visit:docks")
    assert table.seat(1)["deployed"] == ["1.steward", "1.inn", "1.abbey"]


def test_of_several_maps_she_takes_them_in_the_order_of_the_board() -> None:
    """F-115: with a single worker left, the one that comes first of the green, red and purple map."""
    hers: list[Json] = ["grove", "grove", "diver", "diver", "inn", "inn", "abbey", "windmill"]
    table = Table(
        bonny=1, season="autumn", captain={"city": hers, "hand": ["harbor"], "workers": 1}, bay=BAY,
    )  # fmt: skip
    table.pick("visit:docks")
    assert table.maps(1) == {"map_green": 2}
    assert table.seat(1)["workers"] == 0


@pytest.mark.parametrize("seats", [1, 2, 3])
def test_in_a_new_game_the_first_human_has_the_first_turn(seats: int) -> None:
    """F-107: she takes the last seat."""
    game = farshore.new(seats, 5, bonny=2)
    for seat in range(seats):
        game.choose(seat, "keep")
    assert game.waiting() == [0]
    assert (game.view(0)["turn"], game.view(0)["routes"]) == (0, [])
