"""Rugwort's workers: their start, their way, and what they close (E-241, E-242, E-248 to E-250, E-258)."""

from __future__ import annotations

from typing import Any, Final

import pytest

from boardwright.games.everdell import new

from ..table import DECK, Table
from .rows import FOREST, ROW

SEASONS: Final = ("winter", "spring", "summer", "autumn")
PLENTY: Final[dict[str, Any]] = {"twig": 9, "resin": 9, "pebble": 9, "berry": 9}


def prepared(season: str, **more: Any) -> Table:
    """A solo table after your preparation for a season, made from the season before."""
    before = SEASONS[SEASONS.index(season) - 1]
    setting: dict[str, Any] = {"solo": 1, "season": before, "workers": 0, "forest": FOREST, "meadow": ROW}
    table = Table(**(setting | more))
    table.pick("prepare")
    if table.prompt == "take":
        table.pick("done")
    return table


def meadow_plays(table: Table) -> list[str]:
    return [code.removeprefix("play:meadow.") for code in table.offers("play:meadow.")]


# The start


def test_you_start_with_five_cards_and_two_workers_and_he_with_nothing() -> None:
    """E-241: three Forest cards, four special Events, no resources; he has two workers on the board."""
    game: dict[str, Any] = new(seats=1, seed=3).dump()
    you, rugwort = game["seats"][0], game["rivals"][0]
    assert len(game["options"]["forest"]) == 3
    assert len(game["options"]["events"]) == 4
    assert len([card for card in game["meadow"] if card]) == 8
    assert (len(you["hand"]), you["workers"], you["goods"], you["points"]) == (5, 2, {}, 0)
    assert (rugwort["city"], rugwort["events"], rugwort["points"]) == ([], [], 0)
    assert sorted(rugwort["deployed"]) == sorted([game["options"]["forest"][0], "three_twigs"])


def test_the_deck_is_what_is_left_after_meadow_and_hand() -> None:
    """E-241, E-1: the whole deck, 8 in the Meadow, 5 in your hand, none for him."""
    view: dict[str, Any] = new(seats=1, seed=3).view(None)
    assert view["deck"] == DECK - 8 - 5
    assert [len(player["hand"]) for player in view["players"]] == [5, 0]


def test_his_first_spots_are_blocked_for_you() -> None:
    """E-242, E-250: the first Forest card and the three twigs."""
    table = Table(solo=1, forest=FOREST)
    assert table.why_not("visit:three_berries") == "spot-taken"
    assert table.why_not("visit:three_twigs") == "spot-taken"
    assert {"visit:two_any", "visit:two_resin_one_twig", "visit:two_resin", "visit:one_pebble"} <= set(
        table.codes
    )


def test_in_winter_the_whole_meadow_is_open() -> None:
    """E-248: his first worker in the Meadow comes in spring."""
    table = Table(solo=1, goods=PLENTY, meadow=ROW)
    assert sorted(meadow_plays(table)) == sorted(str(card) for card in ROW)


# His way through the year

CLOCKWISE: Final = {
    "spring": ["two_any", "two_resin"],
    "summer": ["two_resin_one_twig", "one_pebble"],
    "autumn": ["journey_3", "one_berry_one_card"],
}


@pytest.mark.parametrize("season", CLOCKWISE)
def test_after_your_preparation_his_workers_move_on(season: str) -> None:
    """E-248, steps 3 and 4: clockwise through the Forest, along the Basic locations."""
    table = prepared(season)
    assert sorted(table.seat(1)["deployed"]) == sorted(CLOCKWISE[season])
    assert table.seat(1)["season"] == table.seat()["season"] == season


@pytest.mark.parametrize("season", CLOCKWISE)
def test_his_new_spots_are_occupied_and_his_old_ones_are_free(season: str) -> None:
    """E-250: what he left can be visited, where he went cannot."""
    table = prepared(season, hand=["farm", "farm", "farm", "farm", "farm"])
    left = {
        "spring": ["three_berries", "three_twigs"],
        "summer": CLOCKWISE["spring"],
        "autumn": CLOCKWISE["summer"],
    }
    for place in CLOCKWISE[season]:
        assert table.why_not(f"visit:{place}") == "spot-taken"
    assert {f"visit:{place}" for place in left[season]} <= set(table.codes)


def test_through_a_whole_year_he_keeps_pace_with_you() -> None:
    """E-248: one preparation of his for each of yours."""
    table = Table(solo=1, workers=0, forest=FOREST, meadow=ROW)
    for season, workers in (("spring", 3), ("summer", 4)):
        table.pick("prepare")
        if season == "summer":
            table.pick("done")
        assert sorted(table.seat(1)["deployed"]) == sorted(CLOCKWISE[season])
        assert table.seat()["workers"] == workers
        table.pick(*["visit:one_berry"] * workers)
        assert sorted(table.seat(1)["deployed"]) == sorted(CLOCKWISE[season])
    table.pick("prepare")
    assert sorted(table.seat(1)["deployed"]) == sorted(CLOCKWISE["autumn"])
    assert table.seat()["workers"] == 6


COUNTERCLOCKWISE: Final = {"winter": 0, "spring": 2, "summer": 1}


@pytest.mark.parametrize("season", ["spring", "summer"])
def test_counterclockwise_he_visits_the_third_forest_card_before_the_second(season: str) -> None:
    """Section 24, after E-248: the first English rulebook has the other direction."""
    table = prepared(season, direction="counterclockwise")
    forest = FOREST[COUNTERCLOCKWISE[season]]
    assert forest in table.seat(1)["deployed"]
    assert table.why_not(f"visit:{forest}") == "spot-taken"
    assert [place for place in FOREST if f"visit:{place}" in table.codes] == [
        p for p in FOREST if p != forest
    ]


def test_counterclockwise_the_rest_of_his_way_is_the_same() -> None:
    """E-248: start, Basic locations and Journey do not depend on the direction."""
    start = Table(solo=1, forest=FOREST, direction="counterclockwise")
    assert sorted(start.seat(1)["deployed"]) == sorted(["three_berries", "three_twigs"])
    for season, place in (
        ("spring", "two_resin"),
        ("summer", "one_pebble"),
        ("autumn", "one_berry_one_card"),
    ):
        assert place in prepared(season, direction="counterclockwise").seat(1)["deployed"]
    assert "journey_3" in prepared("autumn", direction="counterclockwise").seat(1)["deployed"]


def test_clockwise_is_what_one_gets_unasked() -> None:
    """Section 24, the Italian rulebook decides: from the first Forest card to the second."""
    game: dict[str, Any] = new(seats=1, seed=1).dump()
    assert game["options"]["direction"] == "clockwise"
    assert "two_any" in prepared("spring").seat(1)["deployed"]


def test_in_autumn_no_forest_card_is_his_in_either_direction() -> None:
    """E-248, step 3: his Forest worker has left for the Journey."""
    for direction in ("clockwise", "counterclockwise"):
        table = prepared("autumn", direction=direction)
        assert {f"visit:{place}" for place in FOREST} <= set(table.codes)


def test_your_workers_are_back_before_he_moves_in() -> None:
    """E-258: you leave the two resin, then his worker goes there."""
    table = Table(solo=1, deployed=["two_resin", "two_any"], forest=FOREST)
    table.pick("prepare")
    assert table.seat()["workers"] == 3
    assert table.seat()["deployed"] == []
    assert sorted(table.seat(1)["deployed"]) == ["two_any", "two_resin"]


def test_the_clock_tower_reactivates_your_locations_not_his() -> None:
    """E-258, E-200: only places with a worker of yours, just before he takes them."""
    table = Table(solo=1, deployed=["two_resin", "one_pebble"], city=["clock_tower"], forest=FOREST)
    table.pick("prepare")
    assert sorted(table.codes) == ["copy:one_pebble", "copy:two_resin", "done"]
    table.pick("copy:two_resin")
    assert table.goods() == {"resin": 2}
    assert table.built("clock_tower")["points"] == 2
    assert "two_resin" in table.seat(1)["deployed"]


def test_his_preparation_comes_after_your_production() -> None:
    """E-248, E-121: what the season brings you is settled before he prepares."""
    table = Table(
        solo=1, workers=0, city=["peddler"], goods={"twig": 1}, rugwort={"city": ["inn", "inn", "inn"]}
    )
    table.pick("prepare")
    assert table.prompt == "exchange"
    assert table.seat(1)["season"] == "winter"
    assert table.seat(1)["events"] == []
    table.pick("done")
    assert table.seat(1)["season"] == "spring"
    assert table.seat(1)["events"] == ["grand_tour"]


# Basic events

ENOUGH: Final[dict[str, list[str]]] = {
    "city_monument": ["crane", "crane", "judge"],
    "grand_tour": ["inn", "queen", "chapel"],
    "harvest_festival": ["farm", "farm", "mine", "monk"],
    "cartographers_expedition": ["ruins", "bard", "wanderer"],
}


@pytest.mark.parametrize("event", ENOUGH)
@pytest.mark.parametrize("season", ["spring", "summer", "autumn"])
def test_takes_a_basic_event_when_he_prepares_with_enough_of_its_colour(event: str, season: str) -> None:
    """E-248, step 1, E-44: he needs no worker for it, and it is closed to you then."""
    table = prepared(season, rugwort={"city": [*ENOUGH[event]]}, meadow=None)
    assert table.seat(1)["events"] == [event]
    assert table.why_not(f"visit:{event}") == "already-achieved"


@pytest.mark.parametrize("event", ENOUGH)
def test_one_card_of_the_colour_too_few_is_not_enough(event: str) -> None:
    """E-248, step 1, E-44: three, or four green ones."""
    table = prepared("spring", rugwort={"city": [*ENOUGH[event][1:]]}, meadow=None)
    assert table.seat(1)["events"] == []
    assert table.why_not(f"visit:{event}") == "colour-short"


def test_several_events_at_once_are_possible() -> None:
    """E-248, step 1: all four in one preparation."""
    cards = [card for event in ENOUGH.values() for card in event]
    table = prepared("summer", rugwort={"city": [*cards]}, meadow=None)
    assert sorted(table.seat(1)["events"]) == sorted(ENOUGH)


def test_an_event_that_you_have_is_not_his() -> None:
    """E-248, step 1, E-42: only those still in play."""
    table = prepared("spring", events=["grand_tour"], rugwort={"city": ["inn", "inn", "inn"]}, meadow=None)
    assert table.seat()["events"] == ["grand_tour"]
    assert table.seat(1)["events"] == []


def test_he_keeps_an_event_without_its_cards_and_takes_it_only_once() -> None:
    """E-42: an achieved Event stays achieved."""
    table = prepared("summer", rugwort={"city": ["inn", "inn"], "events": ["grand_tour"]}, meadow=None)
    assert table.seat(1)["events"] == ["grand_tour"]


def test_between_preparations_the_event_is_still_open_to_you() -> None:
    """E-248: he takes Events only when he prepares, whatever lies in his city before."""
    table = Table(
        solo=1, hand=["wife"], goods={"berry": 2}, city=["queen", "chapel", "lookout"],
        rugwort={"city": ["inn", "inn"]}, meadow=["inn", *ROW[1:]], rolls=[1],
    )  # fmt: skip
    table.pick("play:wife")
    assert table.city(1) == ["inn", "inn", "inn"]
    assert table.seat(1)["events"] == []
    table.pick("visit:grand_tour")
    assert table.seat()["events"] == ["grand_tour"]


def test_he_never_takes_a_special_event() -> None:
    """E-248, step 1: only basic Events, even with the cards of a special one."""
    table = prepared(
        "spring", rugwort={"city": ["monk", "dungeon", "judge", "queen"]}, meadow=None,
        events_in_play=["ministering_to_miscreants", "tax_relief", "croak_wart_cure", "a_well_run_city"],
    )  # fmt: skip
    assert table.seat(1)["events"] == []


def test_the_check_looks_at_colours_not_at_kinds() -> None:
    """E-248, E-245: three copies of one unique card are three blue cards."""
    table = prepared("spring", rugwort={"city": ["crane", "crane", "crane"]}, meadow=None)
    assert table.seat(1)["events"] == ["city_monument"]


# Closed positions of the Meadow

CLOSED: Final = {"spring": 1, "summer": 2, "autumn": 4}


@pytest.mark.parametrize("season", CLOSED)
def test_his_workers_close_the_first_positions_of_the_meadow(season: str) -> None:
    """E-248, step 2: position 1 from spring, 2 from summer, 3 and 4 from autumn on; E-249: not playable."""
    table = prepared(season, goods=PLENTY)
    row = [str(card) for card in table.meadow()]
    assert sorted(meadow_plays(table)) == sorted(row[CLOSED[season] :])
    for card in row[: CLOSED[season]]:
        assert table.why_not(f"play:meadow.{card}") == "position-closed"


@pytest.mark.parametrize("season", CLOSED)
def test_a_position_of_that_season_is_closed_the_same(season: str) -> None:
    """E-249: a game taken up in spring, summer or autumn has his workers where they belong."""
    table = Table(solo=1, season=season, goods=PLENTY, meadow=ROW)
    assert sorted(meadow_plays(table)) == sorted(str(card) for card in ROW[CLOSED[season] :])


def test_a_closed_card_cannot_be_played_into_an_empty_home_either() -> None:
    """E-249: by no means; and the reason is the position, not the home."""
    row: list[str | None] = ["husband", *ROW[1:]]
    table = Table(solo=1, season="spring", city=["farm"], meadow=row)
    assert "play:meadow.wife@farm" in table.codes
    assert table.why_not("play:meadow.husband@farm") == "position-closed"


def test_a_closed_card_cannot_be_played_with_the_help_of_another_either() -> None:
    """E-249: an Innkeeper opens no position; and the reason is the position, not the Innkeeper."""
    row: list[str | None] = ["husband", "wife", *ROW[2:]]
    table = Table(solo=1, season="spring", city=["innkeeper"], meadow=row)
    assert "play:meadow.wife=innkeeper" in table.codes
    assert table.why_not("play:meadow.husband=innkeeper") == "position-closed"


def test_a_second_copy_in_an_open_position_can_be_played() -> None:
    """E-249: it is the position that is closed, not the kind of card."""
    row: list[str | None] = ["wife", "wife", "mine", "inn", "wife", "king", "queen", "ruins"]
    table = Table(solo=1, season="summer", goods={"berry": 2}, meadow=row, next=["castle"], rolls=[8])
    assert table.offers("play:") == ["play:meadow.wife.3"]
    assert table.why_not("play:meadow.wife") == "position-closed"
    assert table.why_not("play:meadow.wife.2") == "position-closed"
    table.pick("play:meadow.wife.3")
    assert table.meadow()[:5] == ["wife", "wife", "mine", "inn", "castle"]


def test_copies_in_different_positions_are_different_plays() -> None:
    """E-244: which of two twins leaves matters, since positions do for his die."""
    row: list[str | None] = ["king", "wife", "mine", "inn", "wife", "castle", "queen", "ruins"]
    table = Table(solo=1, goods={"berry": 2}, meadow=row, next=["bard"], rolls=[2])
    assert sorted(table.offers("play:meadow.")) == ["play:meadow.wife", "play:meadow.wife.2"]
    table.pick("play:meadow.wife.2")
    assert table.city(1) == ["wife"]
    assert table.meadow()[4] == "bard"


def test_rugwort_may_take_a_closed_card_and_the_new_one_is_closed_as_well() -> None:
    """E-249: the worker belongs to the position."""
    table = Table(
        solo=1,
        season="spring",
        hand=["husband"],
        goods={"berry": 9},
        meadow=ROW,
        next=["shopkeeper"],
        rolls=[1],
    )
    table.pick("play:husband")
    assert table.city(1) == ["crane"]
    assert table.meadow()[0] == "shopkeeper"
    assert table.why_not("play:meadow.shopkeeper") == "position-closed"
    assert "shopkeeper" not in meadow_plays(table)


def test_in_summer_you_take_cards_before_he_closes_the_second_position() -> None:
    """E-248, E-123, E-249: position 1 is closed since spring, position 2 only after your preparation."""
    table = Table(solo=1, season="spring", workers=0, goods=PLENTY, meadow=ROW, next=["farm", "mine"])
    table.pick("prepare")
    assert sorted(table.codes) == sorted([*[f"take:meadow.{card}" for card in ROW[1:]], "done"])
    table.pick("take:meadow.wife", "take:meadow.bard")
    assert table.hand() == ["bard", "wife"]
    assert table.meadow()[:2] == ["crane", "farm"]
    assert table.why_not("play:meadow.farm") == "position-closed"


def test_the_inn_plays_no_closed_card() -> None:
    """E-249, E-205: only open positions count."""
    table = Table(solo=1, season="autumn", city=["inn"], meadow=ROW, rolls=[8])
    table.pick("visit:0.inn")
    assert sorted(table.codes) == [
        "play:meadow.bard",
        "play:meadow.dungeon",
        "play:meadow.teacher",
        "play:meadow.wanderer",
    ]


def test_an_inn_is_refused_if_only_closed_cards_could_be_played() -> None:
    """E-249, E-205, E-28."""
    row: list[str | None] = ["wife", "crane", "farm", "monk", "king", "evertree", "castle", "palace"]
    table = Table(solo=1, season="autumn", city=["inn"], meadow=row)
    assert table.why_not("visit:0.inn") == "nothing-playable"
    open_row = Table(solo=1, season="summer", city=["inn"], meadow=row)
    assert "visit:0.inn" in open_row.codes


def test_the_queen_plays_no_closed_card() -> None:
    """E-249, E-176."""
    table = Table(solo=1, season="summer", city=["queen"], meadow=ROW)
    table.pick("visit:0.queen")
    assert sorted(table.codes) == sorted([*[f"play:meadow.{card}" for card in ROW[2:]], "done"])


def test_the_forest_takes_no_closed_card() -> None:
    """E-249, E-235: drawn from the Meadow by whatever effect."""
    forest = ["three_berries", "two_any", "draw_two_meadow_play_one"]
    table = Table(solo=1, season="autumn", forest=forest, meadow=ROW)
    table.pick("visit:draw_two_meadow_play_one")
    assert sorted(table.codes) == sorted(f"take:meadow.{card}" for card in ROW[4:])
    table.pick("take:meadow.bard")
    assert sorted(table.codes) == ["take:meadow.dungeon", "take:meadow.teacher", "take:meadow.wanderer"]


# Locations he occupies


def test_no_journey_spot_but_his_is_closed() -> None:
    """E-250, E-38: in year 1 the spot of 3 points."""
    table = Table(solo=1, season="autumn", hand=["farm", "farm", "farm", "farm", "farm"])
    assert table.offers("visit:journey") == ["visit:journey_5", "visit:journey_4", "visit:journey_2"]
    assert table.why_not("visit:journey_3") == "spot-taken"


def test_shared_locations_are_never_closed_by_him() -> None:
    """E-250, E-26: his workers stand on exclusive spots only."""
    shared = ["two_twigs_one_card", "one_resin_one_card", "two_cards_one_point", "one_berry", "haven"]
    for season in SEASONS:
        table = Table(solo=1, season=season)
        assert {f"visit:{place}" for place in shared} <= set(table.codes)


def test_the_lookout_copies_locations_he_occupies() -> None:
    """E-250, E-206: a Basic location and a Forest card."""
    twigs = Table(solo=1, city=["lookout"], forest=FOREST)
    twigs.pick("visit:0.lookout", "copy:three_twigs")
    assert twigs.goods() == {"twig": 3}
    berries = Table(solo=1, city=["lookout"], forest=FOREST)
    berries.pick("visit:0.lookout", "copy:three_berries")
    assert berries.goods() == {"berry": 3}
    assert sorted(berries.seat(1)["deployed"]) == ["three_berries", "three_twigs"]


def test_the_forest_card_that_copies_reaches_the_basic_location_he_occupies() -> None:
    """E-250, E-234."""
    table = Table(solo=1, forest=["three_berries", "copy_basic_one_card", "two_any"], next=["bard"])
    table.pick("visit:copy_basic_one_card", "copy:three_twigs")
    assert table.goods() == {"twig": 3}
    assert table.hand() == ["bard"]


def test_the_ranger_cannot_move_a_worker_to_his_spots_nor_move_his() -> None:
    """E-250, E-177: your worker, to a spot that is free."""
    table = Table(
        solo=1, hand=["ranger"], goods={"berry": 2}, deployed=["one_pebble", "two_resin"], forest=FOREST
    )
    table.pick("play:ranger")
    assert sorted(table.codes) == ["lift:one_pebble", "lift:two_resin"]
    table.pick("lift:one_pebble")
    assert "move:three_twigs" not in table.codes
    assert "move:three_berries" not in table.codes
    assert "move:two_any" in table.codes


def test_a_well_run_city_takes_back_a_worker_of_yours_only() -> None:
    """E-222: his workers are not yours to recall."""
    table = Table(
        solo=1, city=["chip_sweep", "clock_tower"], deployed=["two_resin"], forest=FOREST,
        events_in_play=["a_well_run_city", "tax_relief", "croak_wart_cure", "path_of_the_pilgrims"],
    )  # fmt: skip
    table.pick("visit:a_well_run_city")
    assert sorted(table.codes) == ["recall:a_well_run_city", "recall:two_resin"]
