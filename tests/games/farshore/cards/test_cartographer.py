"""The Cartographer: a map for which the city is at most one card short (F-151)."""

from __future__ import annotations

import pytest

from boardwright.core.plain_data import Json

from ..table import Table, price


def test_does_nothing_when_played() -> None:
    """F-82."""
    table = Table(hand=["cartographer"], goods=price("cartographer"), city=["inn", "abbey"])
    table.pick("play:cartographer")
    assert table.city() == ["inn", "abbey", "cartographer"]
    assert table.maps() == {}
    assert table.asked == 1
    assert table.scored("cards") == 6


def test_a_second_one_is_refused() -> None:
    """F-77."""
    table = Table(hand=["cartographer"], goods=price("cartographer"), city=["cartographer"])
    assert table.why_not("play:cartographer") == "already-in-city"


@pytest.mark.parametrize(
    ("city", "map"),
    [
        (["grove", "grove", "diver"], "map_green"),
        (["rope_bridge", "hideout"], "map_tan"),
        (["port", "market"], "map_blue"),
        (["inn"], "map_red"),
        (["pilgrim"], "map_purple"),
        (["grove", "port", "hideout"], "map_rainbow"),
    ],
)
def test_one_card_may_be_missing(city: list[str], map: str) -> None:
    """F-151; he himself is a red card. On the Dunes the same map is out of reach."""
    table = Table(city=["cartographer", *city])
    assert table.why_not(f"visit:{map}") == "colour-short"
    table.pick("visit:0.cartographer")
    assert table.maps() == {map: 2}
    assert table.seat()["deployed"] == ["0.cartographer"]
    assert table.asked == 1


@pytest.mark.parametrize(
    "city",
    [
        [],
        ["grove", "grove"],
        ["rope_bridge"],
        ["port"],
        ["grove", "port"],
    ],
)
def test_with_two_cards_missing_the_visit_is_refused(city: list[str]) -> None:
    """F-30, F-151."""
    assert Table(city=["cartographer", *city]).why_not("visit:0.cartographer") == "no-map"


def test_any_one_color_of_five_may_be_missing() -> None:
    """F-151: here tan; one purple card is also half a purple map."""
    table = Table(city=["cartographer", "grove", "port", "pilgrim"])
    table.pick("visit:0.cartographer")
    assert set(table.codes) == {"claim:map_rainbow", "claim:map_purple"}
    table.pick("claim:map_rainbow")
    assert table.maps() == {"map_rainbow": 2}


def test_one_card_of_each_of_two_colours_is_two_cards() -> None:
    """F-151: the five-color map without tan and purple."""
    table = Table(city=["cartographer", "grove", "market"])
    assert table.why_not("visit:0.cartographer") == "no-map"


def test_a_map_for_which_nothing_is_missing_may_be_claimed_as_well() -> None:
    """At most one card short."""
    table = Table(city=["cartographer", *["grove"] * 4])
    table.pick("visit:0.cartographer")
    assert table.maps() == {"map_green": 2}


def test_the_player_chooses_among_the_maps_within_reach_and_has_to() -> None:
    """F-29."""
    table = Table(city=["cartographer", "inn", "port", "market", "pilgrim"])
    table.pick("visit:0.cartographer")
    assert set(table.codes) == {"claim:map_blue", "claim:map_red", "claim:map_purple"}
    table.pick("claim:map_blue")
    assert table.maps() == {"map_blue": 2}


def test_the_top_tile_is_taken() -> None:
    """F-44: after somebody else the next one."""
    table = Table(city=["cartographer", "inn"], others=[{"maps": ["map_red"]}])
    table.pick("visit:0.cartographer")
    assert table.maps() == {"map_red": 1}
    table = Table(city=["cartographer", "inn"], others=[{"maps": ["map_red"]}, {"maps": ["map_red"]}])
    table.pick("visit:0.cartographer")
    assert table.maps() == {"map_red": 0}


def test_a_map_of_a_type_one_owns_is_out_of_question() -> None:
    """F-46."""
    table = Table(city=["cartographer", "inn"], maps=["map_red"])
    assert table.why_not("visit:0.cartographer") == "no-map"
    table = Table(city=["cartographer", "inn", "pilgrim"], maps=["map_red"])
    table.pick("visit:0.cartographer")
    assert set(table.maps()) == {"map_red", "map_purple"}


def test_cards_without_a_slot_count() -> None:
    """F-45."""
    table = Table(city=["cartographer", "castaway", "shipwreck"])
    table.pick("visit:0.cartographer")
    assert table.maps() == {"map_tan": 2}


def test_cards_are_not_spent() -> None:
    """F-45: the same cards serve for a second visit, in another season."""
    table = Table(city=["cartographer", "inn", "pilgrim"], deployed=["docks"])
    table.pick("visit:0.cartographer", "claim:map_red", "visit:docks", "prepare", "visit:docks")
    assert table.city() == ["cartographer", "inn", "pilgrim"]
    table.pick("visit:0.cartographer")
    assert set(table.maps()) == {"map_red", "map_purple"}


def test_the_tiles_count_with_those_of_the_dunes() -> None:
    """F-50: two tiles of 2 are worth 8."""
    table = Table(city=["cartographer", *["grove"] * 4, "inn"], maps=["map_green"])
    table.pick("visit:0.cartographer")
    assert table.scored("maps") == 8


def test_workers_on_the_dunes_do_not_matter() -> None:
    """F-48."""
    table = Table(city=["cartographer", "inn"], others=[{"maps": ["map_red"], "deployed": ["map_red"]}])
    table.pick("visit:0.cartographer")
    assert table.maps() == {"map_red": 1}


def test_the_city_counts_and_not_the_hand() -> None:
    """F-151."""
    table = Table(hand=["inn", "abbey"], city=["cartographer"], others=[{"city": ["inn", "abbey"]}])
    assert table.why_not("visit:0.cartographer") == "no-map"


def test_with_captain_bonny_there_are_enough_tiles() -> None:
    """F-108: she has taken the first."""
    table = Table(bonny=1, city=["cartographer", "inn"], captain={"maps": ["map_red"]})
    table.pick("visit:0.cartographer")
    assert table.maps() == {"map_red": 1}


def test_is_not_open_to_others_and_holds_one_worker() -> None:
    """F-33, F-41."""
    city: list[Json] = ["inn", "abbey"]
    assert Table(city=city, others=[{"city": ["cartographer"]}]).why_not("visit:1.cartographer") == "not-open"
    table = Table(city=["cartographer", *city], deployed=["0.cartographer"])
    assert table.why_not("visit:0.cartographer") == "spot-taken"
    table = Table(city=["cartographer", *city], workers=0)
    assert table.why_not("visit:0.cartographer") == "no-worker"


def test_takes_an_anchor_at_a_red_construction_only() -> None:
    """F-53."""
    table = Table(hand=["cartographer"], city=["inn", "harbor"])
    assert table.offers("play:cartographer") == ["play:cartographer@inn"]
    assert table.why_not("play:cartographer@harbor") == "not-its-home"
