"""The Pilgrim: 2 points for each map tile."""

from __future__ import annotations

import pytest

from boardwright.core.plain_data import Json

from ..table import Table, price

SIX = ["map_green", "map_rainbow", "map_tan", "map_blue", "map_red", "map_purple"]


def test_does_nothing_when_played_and_cannot_be_visited() -> None:
    """F-83."""
    table = Table(hand=["pilgrim", "diver"], goods=price("pilgrim"))
    table.pick("play:pilgrim")
    assert table.city() == ["pilgrim"]
    assert table.goods() == {}
    assert table.maps() == {}
    assert table.hand() == ["diver"]
    assert table.asked == 1
    table.pick("visit:docks")
    assert table.why_not("visit:0.pilgrim") == "no-spot"


@pytest.mark.parametrize("n", [0, 1, 2, 6])
def test_each_map_tile_is_worth_two_more(n: int) -> None:
    """F-50: besides what the tiles are worth together."""
    table = Table(city=["pilgrim"], maps=[*SIX[:n]])
    assert table.scored("cards") == 2
    assert table.scored("pilgrim") == 2 * n
    assert table.scored("maps") == 2 * n * n


def test_the_number_on_the_tile_does_not_matter() -> None:
    tile: dict[str, Json] = {"map": "map_red", "points": 0}
    table = Table(city=["pilgrim"], maps=[tile], others=[{"maps": ["map_red"]}, {"maps": ["map_red"]}])
    assert table.scored("maps") == 0
    assert table.scored("pilgrim") == 2


def test_without_it_maps_bring_no_more_than_themselves() -> None:
    table = Table(maps=["map_red"], hand=["pilgrim"], others=[{"city": ["pilgrim"]}])
    assert table.score().total == 2
    assert table.scored("pilgrim", 1) == 0


def test_grows_with_a_tile_of_the_dunes_and_one_of_the_cartographer() -> None:
    table = Table(city=["pilgrim", "cartographer", *["grove"] * 4])
    table.pick("visit:map_green")
    assert table.scored("pilgrim") == 2
    table.pick("visit:docks", "visit:0.cartographer")
    assert table.maps().keys() == {"map_green", "map_purple"}
    assert table.scored("pilgrim") == 4


def test_captain_bonny_gets_six_points_for_it_and_no_bonus() -> None:
    """F-132."""
    table = Table(bonny=1, captain={"city": ["pilgrim"], "maps": ["map_red", "map_blue"]})
    assert table.scored("bonny_cards", 1) == 6
    assert table.scored("maps", 1) == 8
    assert table.score(1).total == 14


def test_a_second_one_is_refused() -> None:
    """F-77."""
    table = Table(hand=["pilgrim"], goods=price("pilgrim"), city=["pilgrim"])
    assert table.why_not("play:pilgrim") == "already-in-city"


def test_takes_an_anchor_at_a_purple_construction_only() -> None:
    """F-53."""
    table = Table(hand=["pilgrim"], city=["harbor", "abbey"])
    assert table.offers("play:pilgrim") == ["play:pilgrim@harbor"]
    assert table.why_not("play:pilgrim@abbey") == "not-its-home"
    table.pick("play:pilgrim@harbor")
    assert table.anchors() == 2


def test_is_the_second_purple_card_of_a_map() -> None:
    """F-45."""
    assert Table(city=["harbor"]).why_not("visit:map_purple") == "colour-short"
    assert "visit:map_purple" in Table(city=["harbor", "pilgrim"]).codes
