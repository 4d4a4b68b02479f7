"""Preparing for a season, the last player's duties, passing and the end (F-26, F-92 to F-104)."""

from __future__ import annotations

from typing import Any

import pytest

from boardwright import farshore
from boardwright.core.plain_data import Json
from boardwright.core.rng import Rng
from boardwright.games.farshore.rules.standard import standard

from .table import ISLANDS, Table, price

ROW: list[Json] = ["grove", "inn", "diver", "harbor", "steward", "merchant", "port", "cooper"]
SEASONS = ["winter", "spring", "summer", "autumn"]
ROSES = ("rose_a_tan", "rose_b_unique")
COMING: dict[str, Json] = {
    "roses_a": ["rose_a_red", "rose_a_blue"],
    "roses_b": ["rose_b_common", "rose_b_critter"],
}
SEVEN: list[Json] = [*["abbey"] * 3, *["sail_maker"] * 3, "gardens"]
EIGHT: list[Json] = [*SEVEN, "manor"]
PASSED: dict[str, Json] = {"season": "autumn", "passed": True}


def at(season: str, **more: Json) -> dict[str, Json]:
    """A player in a season."""
    return {"season": season, **more}


def season(table: Table, seat: int = 0) -> str:
    return str(table.seat(seat)["season"])


# Preparing (F-92 to F-95)


def test_preparing_moves_only_the_acting_player_on() -> None:
    """F-92, F-93: and is the whole turn."""
    table = Table(workers=0, others=[{"workers": 0}, at("autumn")])
    table.pick("prepare")
    assert [season(table, seat) for seat in range(3)] == ["spring", "winter", "autumn"]
    assert table.asked == 1


def test_a_player_prepares_three_times() -> None:
    """F-94, F-92, F-95: winter, spring, summer, autumn, with a worker more each time."""
    table = Table(others=[PASSED])
    for now, workers in [("winter", 2), ("spring", 3), ("summer", 4), ("autumn", 5)]:
        assert (season(table), table.seat()["workers"]) == (now, workers)
        for _ in range(workers):
            table.pick("visit:docks", *["done"] * bool(table.hand()))
        if now != "autumn":
            table.pick("prepare")
        while table.prompt != "action":
            table.pick(table.codes[0])
    assert table.why_not("prepare") == "last-season"


@pytest.mark.parametrize(
    ("now", "then", "workers"), [("winter", "spring", 3), ("spring", "summer", 4), ("summer", "autumn", 5)]
)
def test_a_worker_joins_each_season(now: str, then: str, workers: int) -> None:
    """F-94, F-95: two in winter, then three, four and five."""
    table = Table(season=now, workers=0, hand=EIGHT, others=[at("winter")])
    table.pick("prepare")
    assert (season(table), table.seat()["workers"]) == (then, workers)


def test_nobody_prepares_in_autumn() -> None:
    """F-94: with all workers deployed there are cards to play or the end."""
    table = Table(season="autumn", workers=0)
    assert table.why_not("prepare") == "last-season"


@pytest.mark.parametrize("left", [1, 2])
def test_nobody_prepares_with_a_worker_left(left: int) -> None:
    """F-26: not even if the hand could be played."""
    assert Table(workers=left).why_not("prepare") == "workers-left"


def test_with_all_workers_deployed_one_may_still_play_cards() -> None:
    """F-26: preparing is not compulsory while a card can be played."""
    table = Table(workers=0, hand=["grove"], goods=price("grove"))
    assert {"play:grove", "prepare"} <= set(table.codes)
    assert table.offers("visit:") == []
    table.pick("play:grove", "visit:docks")
    assert season(table) == "winter"


def test_preparing_is_compulsory_with_nothing_else_to_do() -> None:
    """F-26, F-27: nobody passes before autumn."""
    table = Table(workers=0)
    assert table.codes == ["prepare"]
    assert table.why_not("pass") == "pass-early"


def test_workers_come_back_from_the_board_and_from_red_cards() -> None:
    """F-95: the places are free again."""
    table = Table(
        season="spring", city=["abbey"], hand=EIGHT[:2], bay=ROW, goods={"seaweed": 1},
        deployed=["shore_driftwood", "isle_gems", "0.abbey"], others=[at("winter")],
    )  # fmt: skip
    table.pick("prepare", "take:bay.grove", "take:bay.inn")
    assert (table.seat()["deployed"], table.seat()["workers"]) == ([], 4)
    assert {"visit:shore_driftwood", "visit:isle_gems"} <= set(table.codes)
    table.pick("visit:docks")
    assert "visit:0.abbey" in table.codes


def test_the_workers_of_others_stay_where_they_are() -> None:
    """F-95, F-32."""
    table = Table(deployed=["docks", "shore_driftwood"], others=[{"deployed": ["shore_seaweed"]}])
    table.pick("prepare")
    assert table.seat(1)["deployed"] == ["shore_seaweed"]


def test_workers_come_back_before_the_bonus() -> None:
    """F-95: the red card is free while the green cards act."""
    table = Table(city=["abbey", "warehouse"], deployed=["0.abbey", "docks"])
    table.pick("prepare")
    assert table.prompt == "gain"
    assert (table.seat()["deployed"], table.seat()["workers"]) == ([], 3)


# Spring (F-96)


def test_in_spring_all_green_cards_act_once() -> None:
    """F-96."""
    table = Table(
        workers=0,
        city=["grove", "grove", "beach_sledge", "sloop", "treasure_hunter", "pirate", "abbey"],
        ship=10,
    )
    table.pick("prepare")
    while table.asked == 0:
        table.pick(table.codes[0])
    assert table.goods() == {"driftwood": 2, "mushroom": 2, "treasure": 1}
    assert table.ship() == 11


@pytest.mark.parametrize("first", ["scavenger", "scriptorium"])
def test_the_owner_orders_the_green_cards(first: str) -> None:
    """F-96: discarding makes room for drawing, or the other way round there is none."""
    table = Table(workers=0, city=["scavenger", "scriptorium"], hand=EIGHT, next=["pilgrim", "admiral"])
    table.pick("prepare")
    assert set(table.codes) == {"produce:0.scavenger", "produce:0.scriptorium"}
    table.pick(f"produce:0.{first}", "discard:manor", "discard:gardens", "gain:seaweed", "gain:seaweed")
    assert len(table.hand()) == (8 if first == "scavenger" else 6)


def test_of_the_drawing_cards_each_comes_in_the_order_chosen() -> None:
    """F-96: a Sea Chip acts as another card, which acts itself too."""
    table = Table(workers=0, city=["sea_chip", "grove", "sloop"])
    table.pick("prepare", "produce:0.sea_chip", "activate:0.sloop")
    assert (table.ship(), table.goods()) == (2, {"mushroom": 1, "treasure": 1})


def test_spring_brings_no_cards() -> None:
    """F-96: unless a green card draws."""
    table = Table(workers=0, bay=ROW)
    table.pick("prepare")
    assert (table.hand(), table.bay(), table.asked) == ([], ROW, 1)


# Summer (F-97)


def test_in_summer_two_cards_are_drawn_from_the_bay() -> None:
    """F-97: the deck is not offered, and the Bay is refilled after both."""
    table = Table(season="spring", workers=0, bay=ROW, next=["manor", "pilgrim"], others=[at("winter")])
    table.pick("prepare")
    assert table.codes == [f"take:bay.{card}" for card in ROW]
    table.pick("take:bay.harbor")
    assert table.bay() == [*ROW[:3], None, *ROW[4:]]
    assert "take:bay.manor" not in table.codes
    table.pick("take:bay.grove")
    assert table.hand() == ["grove", "harbor"]
    assert table.bay() == ["manor", *ROW[1:3], "pilgrim", *ROW[4:]]


def test_in_summer_green_cards_do_not_act() -> None:
    """F-97."""
    table = Table(season="spring", workers=0, city=["grove", "sloop"], hand=EIGHT, others=[at("winter")])
    table.pick("prepare")
    assert (table.goods(), table.ship(), table.asked) == ({}, 0, 1)


def test_the_summer_cards_cannot_be_declined() -> None:
    """F-97, F-29: if possible."""
    table = Table(season="spring", workers=0, bay=ROW, others=[at("winter")])
    table.pick("prepare")
    assert "done" not in table.codes


# Autumn (F-98)


def test_in_autumn_the_cards_come_from_the_deck_or_the_bay() -> None:
    """F-98: each as one likes, refilled after both."""
    table = Table(season="summer", workers=0, bay=ROW, next=["manor", "pilgrim"], others=[at("winter")])
    table.pick("prepare")
    assert set(table.codes) == {"draw", *[f"take:bay.{card}" for card in ROW]}
    table.pick("take:bay.inn")
    assert table.bay()[1] is None
    table.pick("draw")
    assert table.hand() == ["inn", "manor"]
    assert table.bay() == ["grove", "pilgrim", *ROW[2:]]


@pytest.mark.parametrize("picks", [["draw", "draw"], ["take:bay.inn", "take:bay.port"]])
def test_both_autumn_cards_may_come_from_one_source(picks: list[str]) -> None:
    """F-98."""
    table = Table(season="summer", workers=0, bay=ROW, next=["manor", "pilgrim"], others=[at("winter")])
    table.pick("prepare", *picks)
    assert table.hand() == (["manor", "pilgrim"] if picks[0] == "draw" else ["inn", "port"])


def test_in_autumn_green_cards_act_before_or_after_the_cards() -> None:
    """F-98: a Scavenger first makes room in a full hand; afterwards it is too late."""
    for first, held in [("cards", 6), ("green", 8)]:
        table = Table(
            season="summer", workers=0, city=["scavenger"], hand=EIGHT, bay=ROW, others=[at("winter")]
        )
        table.pick("prepare")
        assert table.codes == ["first:cards", "first:green"]
        table.pick(f"first:{first}", "discard:manor", "discard:gardens", "gain:seaweed", "gain:seaweed")
        if first == "green":
            table.pick("draw", "draw")
        assert (len(table.hand()), table.asked) == (held, 1)


def test_the_two_autumn_cards_form_one_block() -> None:
    """F-98: no green card acts between them."""
    table = Table(season="summer", workers=0, city=["scavenger"], hand=SEVEN, bay=ROW, others=[at("winter")])
    table.pick("prepare", "first:cards", "take:bay.inn")
    assert table.source == "scavenger"
    assert None not in table.bay()


def test_the_autumn_production_is_one_block_in_an_order_of_choice() -> None:
    """F-98, F-96."""
    table = Table(season="summer", workers=0, city=["scavenger", "scriptorium"], hand=EIGHT, bay=ROW,
                  others=[at("winter")])  # fmt: skip
    table.pick("prepare", "first:green")
    assert set(table.codes) == {"produce:0.scavenger", "produce:0.scriptorium"}
    table.pick("produce:0.scriptorium", "discard:manor", "done", "gain:seaweed")
    assert table.prompt == "take-or-draw"


@pytest.mark.parametrize("now", ["spring", "summer"])
def test_with_no_card_anywhere_a_season_brings_none(now: str) -> None:
    """F-97, F-98, F-75: the captain has them all; the green cards act."""
    cards = standard().cards
    rest: list[Json] = [cards.ids[kind] for kind in cards.whole_deck]
    rest.remove("grove")
    table = Table(
        season=now, workers=0, city=["grove"], bay=[], others=[at("winter")], bonny=1, captain={"city": rest}
    )
    table.pick("prepare")
    while table.prompt == "autumn":
        table.pick(table.codes[0])
    assert (table.asked, table.hand(), table.bay()) == (1, [], [None] * 8)
    assert table.goods() == ({"mushroom": 1} if now == "summer" else {})


# The last player (F-99, F-100)


@pytest.mark.parametrize("now", SEASONS[:3])
@pytest.mark.parametrize(
    ("others", "last"),
    [
        (["ahead"], True),
        (["behind"], False),
        (["ahead", "ahead", "ahead"], True),
        (["ahead", "behind", "ahead"], False),
        (["far ahead", "ahead"], True),
    ],
    ids=str,
)
def test_the_roses_change_when_the_last_player_has_reached_a_season(
    now: str, others: list[str], last: bool
) -> None:
    """F-99, F-100: in spring, summer and autumn, whatever the seating order."""
    i = SEASONS.index(now)
    seats = [at({"behind": now, "ahead": SEASONS[i + 1], "far ahead": "autumn"}[other]) for other in others]
    table = Table(season=now, workers=0, hand=EIGHT, others=seats, roses=ROSES, coming=COMING)
    table.pick("prepare")
    while table.prompt == "high-tide":
        table.pick(table.codes[0])
    assert table.roses() == (("rose_a_red", "rose_b_common") if last else ROSES)


def test_a_player_who_has_passed_has_reached_every_season() -> None:
    """F-99."""
    table = Table(workers=0, others=[PASSED], roses=ROSES, coming=COMING)
    table.pick("prepare")
    assert table.roses() == ("rose_a_red", "rose_b_common")


def test_captain_bonny_is_nobody_to_wait_for() -> None:
    """F-99, F-125: every human counts, she does not."""
    table = Table(
        workers=0, others=[at("spring")], bonny=1, captain={"season": "winter"}, roses=ROSES, coming=COMING
    )
    table.pick("prepare")
    assert table.roses() == ("rose_a_red", "rose_b_common")
    assert season(table, 2) == "winter"


def test_the_own_bonus_comes_before_the_winds_of_change() -> None:
    """F-99: while green cards act the old roses lie there."""
    table = Table(workers=0, city=["warehouse"], others=[at("spring")], roses=ROSES, coming=COMING)
    table.pick("prepare")
    assert (table.prompt, table.roses()) == ("gain", ROSES)
    table.pick("gain:seaweed")
    assert table.roses() == ("rose_a_red", "rose_b_common")


def test_the_own_bonus_comes_before_the_high_tide_and_that_before_the_winds() -> None:
    """F-99: cards, islands, roses."""
    table = Table(
        season="spring", workers=0, bay=ROW, others=[at("summer"), at("autumn")], roses=ROSES, coming=COMING
    )
    table.pick("prepare")
    assert (table.prompt, table.high_tide()) == ("take-or-draw", [])
    table.pick("take:bay.grove", "take:bay.inn")
    assert (table.prompt, table.roses()) == ("high-tide", ROSES)
    table.pick("flood:isle_gems", "flood:isle_trade")
    assert (table.high_tide(), table.roses()) == (
        ["isle_gems", "isle_trade"],
        ("rose_a_red", "rose_b_common"),
    )
    kinds = [event.kind for event in table.happened if event.kind in ("take", "high-tide", "roses")]
    assert kinds == ["take", "take", "high-tide", "high-tide", "roses"]


def test_the_winds_change_after_each_season_for_the_last_player() -> None:
    """F-100: three times in a game, and no tile comes twice."""
    for seed in range(6):
        state = farshore.new(3, seed)
        rng = Rng(seed)
        while state.waiting():
            seat = state.waiting()[0]
            state.play(seat, state.options(seat).sample(rng))
        view: dict[str, Any] = state.view(None)
        for shown in (view["roses"]["a"], view["roses"]["b"]):
            assert len(shown) == len(set(shown)) == 4


def test_after_the_last_rose_the_first_comes_again() -> None:
    """F-100: tiles go to the bottom of their stack. No game gets there, but a position may say so."""
    seen: list[Json] = ["rose_a_tan", "rose_a_red", "rose_a_blue", "rose_a_green"]
    position: dict[str, Json] = {
        "game": "farshore", "seats": [{"workers": 0}, at("spring")],
        "roses": {"a": seen, "b": ["rose_b_common"]},
    }  # fmt: skip
    state = farshore.load(position)
    state.choose(0, "prepare")
    view: dict[str, Any] = state.view(None)
    assert view["roses"]["a"][-1] == "rose_a_tan"


def test_every_rose_may_be_the_first() -> None:
    """F-14, F-100: they are shuffled."""
    first = set()
    for seed in range(60):
        view: dict[str, Any] = farshore.new(2, seed).view(None)
        first |= {view["roses"]["a"][0], view["roses"]["b"][0]}
    assert len(first) == 8


# High Tide (F-101, F-102)


def test_with_two_players_both_islands_go() -> None:
    """F-101."""
    table = Table(season="spring", workers=0, hand=EIGHT, others=[at("summer")])
    table.pick("prepare")
    assert table.codes == ["flood:isle_gems", "flood:isle_mushroom"]
    table.pick("flood:isle_mushroom")
    assert (table.high_tide(), table.asked) == (["isle_gems", "isle_mushroom"], 1)
    assert table.why_not("visit:isle_gems") == table.why_not("visit:isle_mushroom") == "place-closed"


@pytest.mark.parametrize(("seats", "left"), [(3, 1), (4, 2)])
def test_with_more_players_two_islands_of_choice_go(seats: int, left: int) -> None:
    """F-101."""
    table = Table(season="spring", workers=0, hand=EIGHT, others=[at("summer") for _ in range(seats - 1)])
    table.pick("prepare")
    assert table.codes == [f"flood:{island}" for island in ISLANDS[:seats]]
    table.pick("flood:isle_trade")
    assert table.codes == [f"flood:{island}" for island in ISLANDS[:seats] if island != "isle_trade"]
    table.pick("flood:isle_gems")
    assert table.high_tide() == ["isle_gems", "isle_trade"]
    assert len(table.offers("visit:isle_")) == left


def test_alone_the_only_island_goes() -> None:
    """F-101: with fewer than two all there are; against the captain there is one."""
    table = Table(season="spring", workers=0, hand=EIGHT, bonny=1)
    table.pick("prepare")
    assert table.high_tide() == ["isle_gems"]


def test_with_the_captain_and_two_humans_both_islands_go() -> None:
    """F-101, F-108: islands are for humans."""
    table = Table(season="spring", workers=0, hand=EIGHT, others=[at("summer")], bonny=1)
    table.pick("prepare", "flood:isle_gems")
    assert table.high_tide() == ["isle_gems", "isle_mushroom"]


def test_who_is_not_the_last_floods_nothing() -> None:
    """F-101, F-99."""
    table = Table(season="spring", workers=0, hand=EIGHT, others=[at("summer"), at("spring")])
    table.pick("prepare")
    assert (table.asked, table.high_tide()) == (1, [])


@pytest.mark.parametrize("now", ["winter", "summer"])
def test_the_tide_comes_in_summer_only(now: str) -> None:
    """F-101."""
    table = Table(season=now, workers=0, hand=EIGHT, others=[at("autumn")])
    table.pick("prepare")
    assert (table.asked, table.high_tide()) == (1, [])


def test_an_island_face_down_stays_so() -> None:
    """F-101: it cannot be chosen again, and a player who comes into autumn does not find it either."""
    table = Table(
        season="spring", workers=0, hand=EIGHT, others=[at("summer"), at("summer")], high_tide=["isle_gems"]
    )
    table.pick("prepare")
    assert table.codes == ["flood:isle_mushroom", "flood:isle_trade"]
    table.pick("flood:isle_mushroom")
    assert set(table.high_tide()) == {"isle_gems", "isle_mushroom", "isle_trade"}
    late = Table(season="summer", workers=0, hand=EIGHT, others=[at("autumn")], high_tide=["isle_gems"])
    late.pick("prepare", "visit:docks")
    assert late.high_tide() == ["isle_gems"]
    assert late.why_not("visit:isle_gems") == "place-closed"


def test_occupied_islands_may_be_chosen_and_their_workers_stay() -> None:
    """F-102, F-101: until their owner prepares; then the island is closed for good."""
    table = Table(
        season="spring", workers=0, hand=EIGHT, goods={"driftwood": 1},
        others=[at("summer", deployed=["isle_mushroom"]), at("summer", deployed=["isle_gems"], hand=["inn"])],
    )  # fmt: skip
    table.pick("prepare", "flood:isle_gems", "flood:isle_mushroom")
    assert table.seat(1)["deployed"] == ["isle_mushroom"]
    assert table.seat(2)["deployed"] == ["isle_gems"]
    assert table.why_not("visit:isle_gems") == "place-closed"
    third = Table(
        season="summer", deployed=["isle_gems", "docks", "docks", "docks"], hand=EIGHT, others=[at("winter")],
        high_tide=["isle_gems"],
    )  # fmt: skip
    third.pick("prepare")
    assert third.seat()["deployed"] == []
    third.pick("visit:docks")
    assert third.why_not("visit:isle_gems") == "place-closed"


def test_an_island_face_down_is_not_resolved_from_the_crows_nest() -> None:
    """F-101, F-43."""
    table = Table(city=["crows_nest"], high_tide=["isle_gems"])
    table.pick("visit:0.crows_nest")
    assert "copy:isle_mushroom" in table.codes
    assert "copy:isle_gems" not in table.codes


# Passing and the end (F-103, F-104)


def test_somebody_who_has_passed_has_no_more_turns() -> None:
    """F-103, F-22: the others go on in turn order."""
    table = Table(season="autumn", others=[at("autumn"), at("autumn")])
    table.pick("visit:docks", "pass")
    asked = []
    for _ in range(4):
        asked.append(table.asked)
        table.pick("visit:docks")
    assert asked == [2, 0, 2, 0]


def test_one_may_pass_with_workers_and_cards_left() -> None:
    """F-103, F-27."""
    table = Table(season="autumn", hand=["grove"], goods=price("grove"), others=[at("autumn")])
    assert "play:grove" in table.codes
    table.pick("pass")
    assert table.seat()["passed"] is True
    assert (table.seat()["workers"], table.hand()) == (5, ["grove"])


def test_the_workers_of_a_passed_player_keep_blocking() -> None:
    """F-103."""
    table = Table(season="autumn", deployed=["shore_driftwood", "isle_gems"], others=[at("autumn")])
    table.pick("pass")
    assert table.why_not("visit:shore_driftwood") == "spot-taken"
    assert table.why_not("visit:isle_gems") == "spot-taken"


def test_nothing_is_given_to_a_passed_player() -> None:
    """F-103, F-71: both cards of the Post Office are discarded, and the reward is kept."""
    table = Table(city=["post_office"], hand=["grove", "inn"], others=[PASSED, PASSED])
    table.pick("visit:0.post_office")
    while table.prompt != "action" and table.state.waiting():
        table.pick(table.codes[0])
    assert sorted(table.discard()) == ["grove", "inn"]
    assert (table.hand(1), table.hand(2)) == ([], [])
    assert (table.points(), sum(table.goods().values())) == (1, 3)


def test_a_player_in_an_earlier_season_plays_on_after_all_others_have_passed() -> None:
    """F-104, F-92: turn after turn."""
    table = Table(season="summer", workers=0, hand=EIGHT, others=[PASSED, PASSED])
    table.pick("prepare", "visit:shore_driftwood")
    assert (table.asked, season(table)) == (0, "autumn")
    table.pick("pass")
    assert table.prompt == "over"


def test_the_game_is_over_when_everybody_has_passed() -> None:
    """F-104."""
    table = Table(season="autumn", points=3, others=[at("autumn", points=5), at("autumn")])
    table.pick("pass", "pass")
    assert table.state.waiting() == [2]
    table.pick("visit:shore_driftwood", "pass")
    assert (table.state.waiting(), table.prompt) == ([], "over")
    assert [table.score(seat).rank for seat in range(3)] == [2, 1, 3]


def test_the_captain_has_to_pass_too() -> None:
    """F-104, F-130: she plays her last card after the human has passed, and then passes."""
    table = Table(
        season="autumn", bonny=1, captain={"hand": ["grove", "inn"], "season": "autumn", "workers": 0},
    )  # fmt: skip
    table.pick("pass")
    assert table.prompt == "over"
    assert sorted(table.city(1)) == ["grove", "inn"]
    assert table.seat(1)["passed"] is True


def test_a_human_plays_on_after_the_captain_has_passed() -> None:
    """F-104, F-130."""
    table = Table(season="autumn", bonny=1, captain={"season": "autumn", "passed": True, "workers": 0})
    for _ in range(3):
        table.pick("visit:docks")
    assert table.asked == 0
    table.pick("pass")
    assert table.prompt == "over"
