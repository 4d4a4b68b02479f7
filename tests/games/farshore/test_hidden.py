"""What nobody may know (F-10): other hands, the captain's hand, the deck, what comes next."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import Any

import pytest

from boardwright import farshore
from boardwright.bots.judge import heuristic_of
from boardwright.core.plain_data import Json
from boardwright.core.refusal import BadPosition
from boardwright.core.rng import Rng
from boardwright.games.valley.rules.game import ValleyState

from .table import Table, price

ROW: list[Json] = ["grove", "inn", "diver", "harbor", "steward", "merchant", "port", "cooper"]
SEEN: Json = {"card": "grove", "known": "all"}
STILL = ("rose_a_red", "rose_b_unique")


def view_of(state: ValleyState, viewer: int | None) -> dict[str, Any]:
    found: dict[str, Any] = state.view(viewer)
    return found


def hand_seen_by(table: Table, viewer: int | None, seat: int = 0) -> list[str | None]:
    found: list[str | None] = view_of(table.state, viewer)["players"][seat]["hand"]
    return found


def cards_told(table: Table, viewer: int | None) -> str:
    """All events that a viewer saw, as text."""
    return str([event.dump() for event in table.happened if event.seen_by(viewer)])


# Hands


def test_a_card_that_was_shown_is_remembered() -> None:
    """F-10: everybody saw it being taken from the Bay."""
    table = Table(season="spring", workers=0, bay=ROW, hand=["manor"], others=[{"season": "winter"}, {}])
    table.pick("prepare", "take:bay.port", "take:bay.inn")
    for viewer in (1, 2, None):
        assert hand_seen_by(table, viewer) == ["inn", "port", None]


def test_a_card_drawn_from_the_deck_is_seen_by_nobody_else() -> None:
    """F-10: neither in the view nor in the events."""
    table = Table(next=["manor"], others=[{}, {}])
    table.pick("visit:shore_seaweed")
    assert hand_seen_by(table, 0) == ["manor"]
    assert "manor" in cards_told(table, 0)
    for viewer in (1, 2, None):
        assert hand_seen_by(table, viewer) == [None]
        assert "manor" not in cards_told(table, viewer)


@pytest.mark.parametrize("discarded", ["grove", "manor"])
def test_after_a_face_down_discard_nobody_can_tell_which_card_went(discarded: str) -> None:
    """F-10, F-4."""
    table = Table(hand=[SEEN, "manor"])
    table.pick("visit:docks", f"discard:{discarded}", "done", "gain:seaweed")
    assert hand_seen_by(table, 1) == [None]
    assert view_of(table.state, 1)["discard"] == [None]
    assert view_of(table.state, 0)["discard"] == [discarded]
    assert discarded not in cards_told(table, 1)


def test_a_gift_is_known_to_giver_and_receiver_and_nobody_else() -> None:
    """F-10: each card to another player, and each of them sees only their own."""
    table = Table(hand=[SEEN, "manor", "pilgrim"], city=["post_office"], others=[{}, {}])
    table.pick("visit:0.post_office", "give:manor=1", "give:grove=2", *["gain:seaweed"] * 3)
    assert hand_seen_by(table, 0, seat=1) == hand_seen_by(table, 1, seat=1) == ["manor"]
    assert hand_seen_by(table, 2, seat=1) == hand_seen_by(table, None, seat=1) == [None]
    assert hand_seen_by(table, 1, seat=2) == [None]
    assert hand_seen_by(table, 1) == [None]
    assert "manor" not in cards_told(table, 2)


def test_a_card_discarded_for_the_captain_is_known_to_its_giver_alone() -> None:
    """F-10, F-71: it lies face down on the pile."""
    table = Table(
        hand=["tumbler", "manor"], goods=price("tumbler"), city=["customs_office"], others=[{}], bonny=1,
        captain={"hand": ["pilgrim"]}, roses=STILL,
    )  # fmt: skip
    table.pick("play:tumbler", "give:manor=2", "gain:seaweed")
    assert view_of(table.state, 0)["discard"] == ["manor"]
    assert view_of(table.state, 1)["discard"] == view_of(table.state, None)["discard"] == [None]
    assert "manor" not in cards_told(table, 1)


def test_a_new_starting_hand_tells_nobody_what_went() -> None:
    """F-10, F-18."""
    state = farshore.new(3, 5)
    events = state.choose(0, "redraw")
    assert view_of(state, 1)["discard"] == [None] * 5
    assert view_of(state, 1)["players"][0]["hand"] == [None] * 5
    assert None not in view_of(state, 0)["discard"]
    seen = [event for event in events if event.seen_by(1)]
    assert {event.kind for event in seen} == {"redraw", "draw"}


# The captain's hand


@pytest.mark.parametrize("humans", [1, 2, 3])
def test_the_captains_first_cards_are_seen_by_nobody(humans: int) -> None:
    """F-10, F-109: only how many they are."""
    state = farshore.new(humans, 4, bonny=2)
    for viewer in (*range(humans), None):
        assert view_of(state, viewer)["players"][humans]["hand"] == [None, None]


def test_the_captains_spring_cards_are_seen_by_nobody() -> None:
    """F-10, F-126: four unseen cards of the deck."""
    table = Table(
        season="spring", bonny=1, captain={"season": "winter", "hand": ["manor"]},
        next=["pilgrim", "admiral", "galleon", "windmill"],
    )  # fmt: skip
    table.pick("visit:docks")
    assert sorted(table.hand(1)) == ["admiral", "galleon", "manor", "pilgrim", "windmill"]
    assert hand_seen_by(table, 0, seat=1) == [None] * 5
    assert not any(card in cards_told(table, 0) for card in table.hand(1))


def test_a_card_from_the_deck_by_the_plan_is_unseen_too() -> None:
    """F-127: without a card of the plan in the Bay it comes unseen from the deck."""
    plan = [("purple", 0), ("red", 0), ("blue", 0), ("tan", 0), ("green", 0)]
    table = Table(
        season="autumn", bonny=1, plan=plan, captain={"season": "summer"}, bay=ROW,
        next=["manor", "pilgrim", "admiral"],
    )  # fmt: skip
    table.pick("visit:docks")
    assert table.hand(1) == ["admiral", "manor", "pilgrim"]
    assert hand_seen_by(table, 0, seat=1) == [None] * 3
    assert "manor" not in cards_told(table, 0)


def test_cards_that_the_captain_takes_from_the_bay_were_seen() -> None:
    """F-126: everybody watched her take them; the one she had before stays unseen."""
    table = Table(season="summer", bonny=1, captain={"season": "spring", "hand": ["manor"]}, bay=ROW)
    table.pick("visit:docks")
    seen = hand_seen_by(table, 0, seat=1)
    assert (len(seen), seen.count(None)) == (7, 1)
    assert seen == hand_seen_by(table, None, seat=1)
    assert set(seen) - {None} <= set(ROW)


def test_what_the_captain_plays_is_told_and_the_rest_is_not() -> None:
    """F-10, F-120."""
    table = Table(bonny=1, captain={"workers": 0, "hand": ["manor", "pilgrim", "tumbler"]}, rolls=[2])
    table.pick("visit:docks")
    assert table.city(1) == ["pilgrim"]
    assert hand_seen_by(table, 0, seat=1) == [None, None]
    assert "manor" not in cards_told(table, 0)
    assert "tumbler" not in cards_told(table, 0)


# Two tables that look alike


def captains(hand: list[Json], rolls: list[int], next: list[str]) -> Table:
    return Table(
        bonny=2, captain={"hand": hand, "workers": 0}, bay=ROW, rolls=rolls, next=next, city=["warehouse"],
        hand=["diver", "grove", "postal_pigeon"], goods=price("postal_pigeon", "grove"),
    )  # fmt: skip


def rivals_hand(hand: list[Json], other: list[Json]) -> Table:
    return Table(
        bay=ROW, hand=["diver", "grove"], goods=price("grove"), others=[{"hand": hand}, {"hand": other}]
    )


def futures(coming: dict[str, Json], weather_next: str, route: str) -> Table:
    return Table(
        bonny=3, weather="weather_fog", bay=ROW, workers=0, hand=["grove"], goods=price("grove"),
        coming={**coming, "weather": [weather_next]}, routes=[route],
    )  # fmt: skip


def piles(discard: list[Json]) -> Table:
    return Table(bay=ROW, discard=discard, hand=["grove"], goods=price("grove"))


PAIRS: list[tuple[Callable[[], Table], Callable[[], Table]]] = [
    (
        lambda: captains(["manor", "pilgrim"], [1], ["admiral", "galleon"]),
        lambda: captains(["castaway", "tumbler"], [2], ["scribe", "pirate"]),
    ),
    (
        lambda: rivals_hand(["manor"], ["pilgrim", "admiral"]),
        lambda: rivals_hand(["castaway"], ["tumbler", "scribe"]),
    ),
    (
        lambda: futures(
            {"roses_a": ["rose_a_red"], "roses_b": ["rose_b_common"]}, "weather_hail", "route_01"
        ),
        lambda: futures(
            {"roses_a": ["rose_a_green"], "roses_b": ["rose_b_critter"]}, "weather_frost", "route_15"
        ),
    ),
    (lambda: piles(["manor", "pilgrim"]), lambda: piles(["castaway", "tumbler"])),
]
alike = pytest.mark.parametrize(("one", "other"), PAIRS, ids=["captain", "hands", "future", "pile"])


@alike
def test_what_is_hidden_shows_in_no_view(one: Callable[[], Table], other: Callable[[], Table]) -> None:
    """F-10: to the player and to spectators both tables are the same."""
    a, b = one().state, other().state
    for viewer in (0, None):
        assert a.view(viewer) == b.view(viewer)
    assert a.options(0).codes() == b.options(0).codes()
    assert {code: why.reason for code, why in a.why_not(0).items()} == {
        code: why.reason for code, why in b.why_not(0).items()
    }


@alike
def test_what_is_hidden_moves_no_preview_and_no_judgement(
    one: Callable[[], Table], other: Callable[[], Table]
) -> None:
    """F-10: what a player learns about an option before choosing it does not depend on it."""
    a, b = one().state, other().state
    judges = heuristic_of(a, 0), heuristic_of(b, 0)
    for code in a.options(0).codes():
        move, same = a.options(0).move(code), b.options(0).move(code)
        assert a.preview(0, move).dump() == b.preview(0, same).dump(), code
        assert judges[0].worth(move) == judges[1].worth(same), code


@alike
def test_what_is_hidden_is_dealt_anew_alike(one: Callable[[], Table], other: Callable[[], Table]) -> None:
    """F-10: an imagined world holds nothing of the real one that its seat cannot see."""
    for viewer in (0, None):
        for seed in range(3):
            worlds = [table().state.redeal(viewer, Rng(seed)).dump() for table in (one, other)]
            assert worlds[0] == worlds[1]


def captains_hand(world: ValleyState) -> Counter[str]:
    """What she really holds, in a game for one."""
    dump: dict[str, Any] = world.dump()
    return Counter(card if isinstance(card, str) else card["card"] for card in dump["rivals"][0]["hand"])


def test_the_captains_hand_is_dealt_anew() -> None:
    """F-10: with any card that lies nowhere else, and as many as she had."""
    table = captains(["manor", "pilgrim"], [1], [])
    hands = set()
    for seed in range(40):
        world = table.state.redeal(0, Rng(seed))
        held = captains_hand(world)
        assert held.total() == 2
        hands.add(tuple(sorted(held.elements())))
        assert world.view(0) == table.state.view(0)
    assert len(hands) > 30


def test_the_captains_known_cards_stay_in_every_imagined_world() -> None:
    """F-10: what everybody saw her take is not dealt away."""
    table = Table(season="summer", bonny=1, captain={"season": "spring", "hand": ["manor"]}, bay=ROW)
    table.pick("visit:docks")
    seen = Counter(card for card in hand_seen_by(table, 0, seat=1) if card is not None)
    for seed in range(10):
        held = captains_hand(table.state.redeal(0, Rng(seed)))
        assert seen <= held
        assert held.total() == 7


@pytest.mark.parametrize(
    ("seats", "options"), [(1, {"bonny": 4}), (2, {"bonny": 1}), (3, {"weather": "both"})]
)
def test_whole_games_show_nothing_hidden(seats: int, options: dict[str, Json]) -> None:
    """F-10: at every decision a re-dealt world looks the same to its viewer, with question and scores."""
    for seed in range(2):
        state = farshore.new(seats, seed, **options)
        rng = Rng(seed)
        while state.waiting():
            seat = state.waiting()[0]
            for viewer in (*range(seats), None):
                world = state.redeal(viewer, Rng(7))
                assert world.view(viewer) == state.view(viewer)
                assert [score.dump() for score in world.scores()] == [
                    score.dump() for score in state.scores()
                ]
                if viewer == seat:
                    assert world.options(seat).codes() == state.options(seat).codes()
            state.play(seat, state.options(seat).sample(rng))


# Previews


def test_a_preview_does_not_count_on_cards_nobody_has_seen() -> None:
    """F-10: what the Pigeon reveals, and what it brings, is not foreseen."""
    scores = set()
    for first in ("tumbler", "castaway", "abbey"):
        table = Table(
            hand=["postal_pigeon"], goods=price("postal_pigeon"), next=[first, "harbor"], roses=STILL
        )
        move = table.state.options(0).move("play:postal_pigeon")
        scores.add(table.state.preview(0, move).total)
    assert scores == {0}


def test_a_preview_of_preparing_does_not_know_the_next_roses() -> None:
    """F-100: nor what the captain does afterwards."""
    for rose in ("rose_a_red", "rose_a_green"):
        table = Table(workers=0, bonny=1, ship=3, coming={"roses_a": [rose]}, captain={"hand": ["manor"]})
        before = table.state.dump()
        move = table.state.options(0).move("prepare")
        assert table.state.preview(0, move).total == 6
        assert table.state.dump() == before


# What everybody may know


def test_the_numbers_of_map_tiles_are_public() -> None:
    """F-10: maps are open, and their numbers are half of their worth."""
    table = Table(
        maps=[{"map": "map_green", "points": 1}], others=[{"maps": [{"map": "map_red", "points": 2}]}]
    )
    for viewer in (0, 1, None):
        players = view_of(table.state, viewer)["players"]
        assert [player["claims"][0].get("points") for player in players] == [1, 2]


def test_roses_weather_routes_and_plan_are_public_once_turned_up() -> None:
    """F-10: the same for everybody, those to come for nobody."""
    table = Table(
        bonny=3, others=[{}], weather="weather_fog", routes=["route_07"], turn=1,
        coming={"weather": ["weather_hail"], "roses_a": ["rose_a_red"]},
    )  # fmt: skip
    table.pick("visit:docks")
    views = [view_of(table.state, viewer) for viewer in (0, 1, None)]
    for name in ("roses", "weather", "routes", "plan", "high_tide", "copies", "bay"):
        assert views[0][name] == views[1][name] == views[2][name]
    assert (views[0]["weather"], views[0]["routes"]) == (["weather_fog"], ["route_07"])
    assert "weather_hail" not in str(views[0])
    assert "rose_a_red" not in str(views[0])


# The mark of what cannot be undone


def marks(table: Table, *codes: str) -> list[bool]:
    """For each answer whether the mark rose."""
    found = []
    for code in codes:
        before = table.state.mark()
        table.pick(code)
        found.append(table.state.mark() > before)
    return found


def test_public_gains_leave_a_way_back_and_unseen_cards_do_not() -> None:
    assert marks(Table(), "visit:shore_driftwood") == [False]
    assert marks(Table(), "visit:shore_seaweed") == [True]
    assert marks(Table(islands=["isle_wind", "isle_gems"]), "visit:isle_wind") == [False]
    assert marks(Table(hand=["grove"], goods=price("grove")), "play:grove") == [False]


def test_a_refill_leaves_no_way_back_and_a_stack_does() -> None:
    """F-74: nothing new is seen when another copy lies below."""
    stack: Json = {"card": "grove", "copies": 2}
    assert marks(Table(bay=[stack, *ROW[1:]], goods=price("grove")), "play:bay.grove") == [False]
    assert marks(Table(bay=ROW, goods=price("grove")), "play:bay.grove") == [True]


def test_new_roses_and_the_captains_turn_leave_no_way_back() -> None:
    last = Table(workers=0, others=[{"season": "spring"}])
    assert marks(last, "prepare") == [True]
    early = Table(workers=0, others=[{"season": "winter"}])
    assert marks(early, "prepare") == [False]
    alone = Table(bonny=1, captain={"hand": ["manor", "pilgrim"]})
    assert marks(alone, "visit:shore_driftwood") == [True]


# Positions that cannot be


@pytest.mark.parametrize(
    ("position", "field"),
    [
        ({"seats": [{"anchors": 4}, {}]}, "seats[0].anchors"),
        ({"seats": [{"ship": 41}, {}]}, "seats[0].ship"),
        ({"seats": [{"goods": {"twig": 1}}, {}]}, "seats[0].goods.twig"),
        ({"seats": [{"hand": ["grove"] * 5 + ["inn"] * 3 + ["diver"]}, {}]}, "seats[0].hand"),
        ({"seats": [{"city": ["pirate", "pirate"]}, {}]}, "seats[0].city[1]"),
        ({"seats": [{"city": [{"card": "diver", "occupied": True}]}, {}]}, "seats[0].city[0].occupied"),
        ({"seats": [{"maps": ["map_green", "map_green"]}, {}]}, "seats[0].maps[1]"),
        ({"seats": [{"maps": [{"map": "map_green", "points": 0}]}, {}]}, "seats[0].maps[0].points"),
        ({"seats": [{"deployed": ["map_green"]}, {}]}, "seats[0].deployed[0]"),
        (
            {"seats": [{"deployed": ["shore_driftwood"]}, {"deployed": ["shore_driftwood"]}]},
            "seats[1].deployed[0]",
        ),
        ({"seats": 2, "bay": ["grove", "grove"]}, "bay[1]"),
        ({"seats": 2, "bay": [{"card": "grove", "copies": 6}]}, "bay[0].copies"),
        ({"seats": 2, "high_tide": ["docks"]}, "high_tide[0]"),
        ({"seats": 2, "roses": {"a": ["rose_b_unique"]}}, "roses.a[0]"),
        (
            {"seats": 2, "roses": {"a": ["rose_a_red"]}, "coming": {"roses_a": ["rose_a_red"]}},
            "coming.roses_a[0]",
        ),
        ({"seats": 2, "plan": [{"colour": "green", "row": 4}]}, "plan"),
        ({"seats": 1, "plan": [{"colour": "green", "row": 4}] * 5}, "plan[1].colour"),
        ({"seats": 1, "rivals": [{"goods": {"seaweed": 1}}]}, "rivals[0].goods"),
        ({"seats": 2, "rolls": [1]}, "rolls"),
    ],
)
def test_what_cannot_be_is_refused_by_field(position: dict[str, Json], field: str) -> None:
    with pytest.raises(BadPosition) as refusal:
        farshore.load({"game": "farshore", "options": {}, **position})
    assert refusal.value.where == field
