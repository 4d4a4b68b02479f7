"""The Dunes and the maps (F-44 to F-50, F-115, F-126, F-128, F-144, F-151, X-1 to X-9)."""

from __future__ import annotations

from itertools import pairwise
from typing import Any

import pytest

from boardwright.core.plain_data import Json
from boardwright.games.farshore.rules.standard import standard

from .table import Table

GREEN: list[Json] = ["grove", "grove", "grove", "diver"]
TAN: list[Json] = ["rope_bridge", "hideout", "stowaway"]
BLUE: list[Json] = ["port", "market", "herbalist"]
RED: list[Json] = ["inn", "abbey", "steward"]
PURPLE: list[Json] = ["pilgrim", "windmill"]
RAINBOW: list[Json] = ["grove", "market", "hideout", "abbey", "pilgrim"]
CITIES: dict[str, list[Json]] = {
    "map_green": GREEN, "map_rainbow": RAINBOW, "map_tan": TAN, "map_blue": BLUE, "map_red": RED,
    "map_purple": PURPLE,
}  # fmt: skip
TYPES = list(CITIES)
every_map = pytest.mark.parametrize("map", TYPES)


def tiles(*numbers: int) -> list[Json]:
    """Map tiles of different types with these numbers."""
    return [{"map": map, "points": n} for map, n in zip(TYPES, numbers, strict=False)]


def scored(*numbers: int) -> int:
    """The points of these tiles in a game of four."""
    return Table(maps=tiles(*numbers), others=[{}, {}, {}]).scored("maps")


# Claiming


@every_map
def test_a_worker_claims_the_top_tile(map: str) -> None:
    """F-44."""
    table = Table(city=CITIES[map])
    assert table.offers("visit:map_") == [f"visit:{map}"]
    table.pick(f"visit:{map}")
    assert table.maps() == {map: 2}
    assert table.seat()["deployed"] == [map]
    assert table.seat()["workers"] == 1
    assert table.asked == 1


@every_map
def test_one_card_short_is_short(map: str) -> None:
    """F-44, F-45, X-6, X-7: whichever card is missing."""
    for missing in range(len(CITIES[map])):
        city = [card for at, card in enumerate(CITIES[map]) if at != missing]
        table = Table(city=city)
        assert table.why_not(f"visit:{map}") == "colour-short"


def test_x6_the_green_map() -> None:
    """X-6: three green cards are refused, four take the top tile."""
    table = Table(city=GREEN[:3])
    refusal = table.refusal("visit:map_green")
    assert refusal.reason == "colour-short"
    assert refusal.details == {"colour": "green", "n": 4, "have": 3}
    table = Table(city=GREEN)
    table.pick("visit:map_green")
    assert table.maps() == {"map_green": 2}


def test_x7_the_map_of_five_colours() -> None:
    """X-7."""
    table = Table(city=RAINBOW)
    table.pick("visit:map_rainbow")
    assert table.maps() == {"map_rainbow": 2}
    refusal = Table(city=RAINBOW[:4]).refusal("visit:map_rainbow")
    assert (refusal.reason, refusal.details["colour"]) == ("colour-short", "purple")


def test_x8_one_tile_of_each_type() -> None:
    """X-8, F-46: however often the city would do."""
    table = Table(city=GREEN, maps=["map_green"])
    assert table.why_not("visit:map_green") == "already-yours"
    table = Table(city=[*["grove"] * 5, *["diver"] * 3], others=[{}, {}, {}])
    table.pick("visit:map_green", *["visit:docks"] * 3)
    assert table.why_not("visit:map_green") == "already-yours"


@pytest.mark.parametrize(("players", "numbers"), [(2, [2, 1]), (3, [2, 1, 0]), (4, [2, 1, 1, 0])])
def test_x9_tiles_are_taken_from_the_top(players: int, numbers: list[int]) -> None:
    """X-9, F-12, F-44: everybody claims the purple map, one after the other."""
    pairs: list[list[Json]] = [
        ["pilgrim", "windmill"], ["pilgrim", "windmill"], ["manor", "harbor"], ["manor", "harbor"],
    ]  # fmt: skip
    table = Table(city=pairs[0], others=[{"city": pairs[seat]} for seat in range(1, players)])
    for _ in range(players):
        table.pick("visit:map_purple")
    assert [table.maps(seat)["map_purple"] for seat in range(players)] == numbers


def test_x9_captain_bonny_counts_when_the_stacks_are_made() -> None:
    """X-9, F-108: two humans and she play with three tiles, and the last has no number."""
    table = Table(
        bonny=1,
        city=PURPLE,
        maps=[],
        others=[{"city": ["manor", "harbor"]}],
        captain={"maps": ["map_purple"]},
    )
    table.pick("visit:map_purple", "visit:map_purple")
    assert [table.maps(seat) for seat in (2, 0, 1)] == [{"map_purple": n} for n in (2, 1, 0)]


def test_more_than_is_asked_for_will_do() -> None:
    """F-45: at least so many."""
    table = Table(city=[*["grove"] * 5, *["diver"] * 3, "abbey"])
    table.pick("visit:map_green")
    assert table.maps() == {"map_green": 2}


def test_copies_of_one_card_count_each() -> None:
    """F-45: cards, not names."""
    table = Table(city=["grove"] * 4)
    assert "visit:map_green" in table.codes
    assert "visit:map_red" in Table(city=["abbey"] * 3).codes


def test_cards_that_take_no_slot_count() -> None:
    """F-45, F-66: Shipwreck and Castaway are tan."""
    table = Table(city=["shipwreck", "castaway", "pirate"])
    table.pick("visit:map_tan")
    assert table.maps() == {"map_tan": 2}


def test_critters_and_constructions_count_alike() -> None:
    """F-45."""
    assert "visit:map_green" in Table(city=["diver", "scribe", "warehouse", "sloop"]).codes


def test_cards_in_hand_do_not_count() -> None:
    """F-44: it is the city that meets the requirement."""
    assert Table(city=GREEN[:3], hand=["grove"]).why_not("visit:map_green") == "colour-short"


def test_cards_of_other_cities_do_not_count() -> None:
    """F-44."""
    table = Table(bonny=1, city=GREEN[:2], captain={"city": ["grove", "grove", "diver"]})
    assert table.why_not("visit:map_green") == "colour-short"


def test_cards_are_not_spent_and_count_for_several_maps() -> None:
    """F-45: one city, three maps, and it stays as it was."""
    city: list[Json] = [*RAINBOW, "windmill", "inn", "steward"]
    table = Table(season="autumn", city=city, others=[{"season": "autumn"}])
    assert table.offers("visit:map_") == ["visit:map_rainbow", "visit:map_red", "visit:map_purple"]
    for map in ("map_rainbow", "map_red", "map_purple"):
        table.pick(f"visit:{map}", "visit:docks")
    assert table.maps() == {"map_rainbow": 2, "map_red": 2, "map_purple": 2}
    assert table.city() == city


def test_all_six_maps_may_be_claimed_by_one_player() -> None:
    """F-46, F-48, X-5."""
    city: list[Json] = [*["grove"] * 4, *TAN, *BLUE, *RED, *PURPLE]
    table = Table(season="autumn", city=city, maps=["map_green"], others=[{"season": "autumn"}])
    for map in TYPES[1:]:
        table.pick(f"visit:{map}", "visit:docks")
    assert table.maps() == dict.fromkeys(TYPES, 2)
    assert table.scored("maps") == 72


# Stacks


def test_an_empty_stack_cannot_be_claimed_any_more() -> None:
    """F-47: in a box with two tiles a stack even for three players."""
    data = standard().data
    assert isinstance(data, dict)
    scarce: Json = {**data, "map_tiles": {players: [2, 1] for players in ("2", "3", "4")}}
    taken: dict[str, Json] = {"maps": ["map_purple"]}
    table = Table(set=scarce, city=[*PURPLE, *RED], others=[taken, taken])
    assert table.offers("visit:map_") == ["visit:map_red"]
    assert table.why_not("visit:map_purple") == "already-achieved"


def test_the_stacks_of_the_box_last_for_everybody() -> None:
    """F-12, F-46: the last player finds the last tile."""
    table = Table(city=PURPLE, others=[{"maps": ["map_purple"]}])
    table.pick("visit:map_purple")
    assert table.maps() == {"map_purple": 1}
    left: Any = table.state.view(None)["tiles"]
    assert left["map_purple"] == []


def test_a_claimed_tile_stays_whatever_the_city_holds() -> None:
    """F-47: it is never given back."""
    table = Table(city=["grove"], maps=["map_green", "map_purple"])
    table.pick("visit:docks")
    assert table.maps() == {"map_green": 2, "map_purple": 2}
    assert table.scored("maps") == 8


def test_somebody_elses_tile_does_not_close_the_type() -> None:
    """F-44: only the top tile is gone."""
    table = Table(city=GREEN, others=[{"maps": ["map_green"], "city": ["tumbler"]}])
    table.pick("visit:map_green")
    assert table.maps() == {"map_green": 1}


def test_of_equal_numbers_both_are_there_with_four() -> None:
    """F-12."""
    table = Table(city=PURPLE, others=[{"maps": ["map_purple"]}, {"maps": ["map_purple"]}, {}])
    assert [table.maps(seat)["map_purple"] for seat in (1, 2)] == [2, 1]
    table.pick("visit:map_purple")
    assert table.maps() == {"map_purple": 1}


# The Dunes


def test_the_dunes_hold_any_number_of_workers() -> None:
    """F-48: two of the same player for two maps, and others for the same ones."""
    mine: list[Json] = [*PURPLE, *RED]
    others: list[Json] = ["manor", "harbor", "post_office", "crows_nest", "cooper"]
    table = Table(city=mine, others=[{"city": others}])
    table.pick("visit:map_purple", "visit:map_purple", "visit:map_red", "visit:map_red")
    assert table.maps() == {"map_purple": 2, "map_red": 2}
    assert table.maps(1) == {"map_purple": 1, "map_red": 1}
    assert table.seat()["deployed"] == ["map_red", "map_purple"]
    assert table.seat(1)["deployed"] == ["map_red", "map_purple"]


def test_each_visit_claims_one_tile() -> None:
    """F-48: although the city would do for two."""
    table = Table(city=[*PURPLE, *RED])
    table.pick("visit:map_purple")
    assert table.maps() == {"map_purple": 2}
    assert table.asked == 1


def test_nobody_goes_to_the_dunes_for_nothing() -> None:
    """F-44, F-49: there is no bare visit."""
    table = Table(city=["grove"])
    assert table.offers("visit:map_") == []
    assert table.offers("visit:dunes") == []
    assert table.why_not("visit:dunes") == "no-such-place"
    for map in TYPES:
        assert table.why_not(f"visit:{map}") == "colour-short"


def test_who_owns_every_map_that_would_do_cannot_go_there() -> None:
    """F-49, F-46."""
    table = Table(city=PURPLE, maps=["map_purple"])
    assert table.offers("visit:map_") == []


def test_without_a_worker_no_map_is_claimed() -> None:
    """F-44."""
    table = Table(city=PURPLE, workers=0)
    assert table.why_not("visit:map_purple") == "no-worker"


def test_the_worker_comes_home_and_the_tile_stays() -> None:
    """F-32, F-47."""
    table = Table(city=PURPLE, maps=["map_purple"], deployed=["map_purple", "docks"])
    table.pick("prepare")
    assert table.seat()["deployed"] == []
    assert table.maps() == {"map_purple": 2}


@pytest.mark.parametrize("season", ["winter", "spring", "summer", "autumn"])
def test_maps_are_claimed_in_every_season(season: str) -> None:
    """F-44."""
    table = Table(season=season, city=PURPLE)
    table.pick("visit:map_purple")
    assert table.maps() == {"map_purple": 2}


def test_a_map_gives_nothing_at_once() -> None:
    """F-50: it counts at the end."""
    table = Table(city=PURPLE)
    table.pick("visit:map_purple")
    assert (table.goods(), table.points(), table.hand()) == ({}, 0, [])
    assert table.scored("maps") == 2


def test_a_crows_nest_sees_no_map() -> None:
    """F-43: only shore locations and islands."""
    table = Table(city=[*PURPLE, "crows_nest"])
    table.pick("visit:0.crows_nest")
    assert table.offers("copy:map_") == []


def test_a_stowaway_moves_a_worker_to_the_dunes_on_the_same_condition() -> None:
    """F-144, F-44."""
    table = Table(
        city=PURPLE, hand=["stowaway"], goods={"mushroom": 2}, deployed=["docks"],
        roses=("rose_a_red", "rose_b_common"),
    )  # fmt: skip
    table.pick("play:stowaway", "lift:docks")
    assert [code for code in table.codes if "map_" in code] == ["move:map_purple"]
    table.pick("move:map_purple")
    assert table.maps() == {"map_purple": 2}
    assert table.seat()["deployed"] == ["map_purple"]


def test_the_dunes_are_one_location_for_a_stowaway() -> None:
    """F-144, F-44: from the Dunes the worker must go elsewhere, not to another map."""
    table = Table(
        city=[*PURPLE, *RED], maps=["map_purple"], hand=["stowaway"], goods={"mushroom": 2},
        deployed=["map_purple"], roses=("rose_a_green", "rose_b_common"),
    )  # fmt: skip
    table.pick("play:stowaway", "lift:map_purple")
    assert [code for code in table.codes if "map_" in code] == []


# Captain Bonny


def test_she_claims_without_a_worker_when_she_prepares() -> None:
    """F-126, F-115: every map she qualifies for, the top tile of each stack."""
    table = Table(
        bonny=1,
        season="winter",
        workers=0,
        captain={"city": [*PURPLE, *RED], "workers": 0, "hand": ["grove"]},
    )
    table.pick("prepare")
    assert table.maps(1) == {"map_red": 2, "map_purple": 2}
    assert table.seat(1)["deployed"] == []


def test_she_takes_what_is_left() -> None:
    """F-126, F-46: and never a second tile of a type."""
    table = Table(
        bonny=1, city=["manor", "harbor"], maps=["map_purple"], workers=0,
        captain={"city": [*PURPLE, *RED], "maps": ["map_red"], "workers": 0, "hand": ["grove"]},
    )  # fmt: skip
    table.pick("prepare")
    assert table.maps(1) == {"map_red": 2, "map_purple": 1}


def test_in_autumn_she_needs_a_worker_for_each() -> None:
    """F-128: the first in board order with her last one; it stands on the Dunes."""
    table = Table(
        bonny=1, season="autumn", rolls=[1],
        captain={"season": "autumn", "city": [*PURPLE, "inn", "abbey"], "hand": ["steward"], "workers": 1},
    )  # fmt: skip
    table.pick("visit:docks")
    assert table.maps(1) == {"map_red": 2}
    assert table.seat(1)["deployed"] == ["map_red"]
    assert table.seat(1)["workers"] == 0


# Scoring


@pytest.mark.parametrize(
    ("numbers", "points"),
    [
        ((), 0),
        ((2,), 2),
        ((2, 1), 6),
        ((2, 1, 0), 9),
        ((2, 2, 1, 1, 1, 0), 42),
        ((2, 2, 1, 1, 1), 35),
        ((2, 2, 2, 2, 2, 2), 72),
        ((0,), 0),
        ((0, 0, 0, 0, 0, 0), 0),
        ((1, 0), 2),
    ],
)  # fmt: skip
def test_x1_to_x5_each_tile_counts_its_number_for_every_tile(numbers: tuple[int, ...], points: int) -> None:
    """F-50, X-1 to X-5."""
    assert scored(*numbers) == points


def test_a_tile_without_a_number_still_makes_the_others_worth_more() -> None:
    """F-50, X-4."""
    counts = [scored(*[2, 2, *[0] * n]) for n in range(5)]
    assert counts == [8, 12, 16, 20, 24]
    assert all(later > earlier for earlier, later in pairwise(counts))


def test_maps_of_others_do_not_count() -> None:
    """F-50: the number of tiles of their owner."""
    table = Table(maps=tiles(2, 1), others=[{"maps": tiles(1)}, {"maps": []}, {}])
    assert [table.scored("maps", seat) for seat in range(4)] == [6, 1, 0, 0]


def test_captain_bonnys_maps_count_like_any_others() -> None:
    """F-132."""
    assert Table(bonny=1, captain={"maps": tiles(2, 1)}).scored("maps", 1) == 6


# The tiles of the box


def test_there_are_six_stacks_in_board_order() -> None:
    """F-12, F-115."""
    assert [place.id for place in standard().maps[4]] == TYPES
    assert sorted(n for place in standard().maps[4] for n in place.tiles) == [0] * 6 + [1] * 12 + [2] * 6
