"""What is printed, or publicly known, of the box (F-2, F-9, F-12, F-66, F-91): none of it may be tuned."""

from __future__ import annotations

from typing import Final

import pytest

from boardwright.games.farshore.rules.seasons import SEASONS
from boardwright.games.farshore.rules.standard import standard
from boardwright.games.valley.rules.pieces.card import COLOUR_WIDTH, COLOURS, Card
from boardwright.testing.cases import plain

from .table import Table

# id, kind, rarity, colour, base points, copies, slots, bonus of purple cards
CARD_FACTS: Final = """
    grove             construction common green   1 5 1
    beach_sledge      construction common green   1 3 1
    tangle_raft       construction common green   1 3 1
    tumbler           construction common green   2 3 1
    scriptorium       construction common green   2 3 1
    warehouse         construction unique green   2 2 1
    sloop             construction unique green   1 2 1
    sea_chip          critter      common green   1 3 1
    scribe            critter      common green   1 3 1
    scavenger         critter      common green   2 3 1
    sail_maker        critter      common green   1 3 1
    merchant          critter      common green   2 3 1
    diver             critter      common green   1 3 1
    treasure_hunter   critter      unique green   1 2 1
    rope_bridge       construction common tan     1 3 1
    shipwreck         construction unique tan    -1 3 0
    hideout           construction unique tan     0 2 1
    galley            construction unique tan     3 3 1
    postal_pigeon     critter      common tan     0 3 1
    pirate            critter      unique tan     0 3 1
    stowaway          critter      unique tan     1 2 1
    castaway          critter      unique tan    -1 3 0
    port              construction unique blue    2 3 1
    market            construction unique blue    1 3 1
    lighthouse        construction unique blue    1 2 1
    customs_office    construction unique blue    3 3 1
    customs_officer   critter      unique blue    1 3 1
    navigator         critter      unique blue    2 2 1
    lighthouse_keeper critter      unique blue    1 3 1
    herbalist         critter      unique blue    1 3 1
    post_office       construction common red     2 3 1
    inn               construction common red     2 3 1
    abbey             construction common red     2 3 1
    crows_nest        construction unique red     2 2 1
    steward           critter      common red     1 3 1
    cooper            critter      unique red     2 2 1
    illuminator       critter      unique red     2 2 1
    cartographer      critter      unique red     2 2 1
    windmill          construction unique purple  2 2 1 2 for each green card
    manor             construction unique purple  4 2 1 2 for each common critter
    harbor            construction unique purple  5 2 1 3 for each purple card
    gardens           construction unique purple  4 2 1 2 for each unique critter
    galleon           construction unique purple  5 2 1 1 for each treasure
    sculptor          critter      unique purple  4 2 1 2 for each unique construction
    pilgrim           critter      unique purple  2 2 1 2 for each map
    guild_master      critter      unique purple  2 2 1 1 for each blue, red or tan card
    governor          critter      unique purple  4 2 1 2 for each common construction
    admiral           critter      unique purple  4 2 1 1 for each chest
"""
FACTS: Final = [line.split(maxsplit=7) for line in CARD_FACTS.strip().splitlines()]


def card(id: str) -> Card:
    return standard().cards.cards[standard().cards.kind(id)]


@pytest.mark.parametrize("fact", FACTS, ids=lambda fact: fact[0])
def test_a_card_is_as_it_is_printed(fact: list[str]) -> None:
    """F-9: kind, rarity, color, base points; and how many copies there are."""
    id, kind, rarity, colour, points, copies, slots, *_ = fact
    found = card(id)
    assert found.critter == (kind == "critter")
    assert found.unique == (rarity == "unique")
    assert COLOURS[found.colour] == colour
    assert [found.points, found.copies, found.slots] == [int(points), int(copies), int(slots)]


@pytest.mark.parametrize("fact", [fact for fact in FACTS if len(fact) > 7], ids=lambda fact: fact[0])
def test_a_purple_card_brings_what_is_known_of_it(fact: list[str]) -> None:
    """F-83, F-152: the bonuses are public facts."""
    line = standard().lines[fact[0]][0]
    entries = {entry["id"]: entry for entry in plain(standard().data)["card"]}
    assert entries[fact[0]]["bonus"] == fact[7]
    assert line.key.startswith("per-")
    assert "effect" not in standard().reconstructed[fact[0]]


def test_there_are_125_cards_of_48_names() -> None:
    """F-2."""
    assert len(FACTS) == len(standard().cards.ids) == 48
    assert len(standard().cards.whole_deck) == 125


def test_exactly_two_cards_take_no_slot() -> None:
    """F-66."""
    assert [found.id for found in standard().cards.cards if not found.slots] == ["castaway", "shipwreck"]


def test_there_are_ten_islands_eight_roses_fifteen_routes_and_eleven_weather_cards() -> None:
    """F-2."""
    assert len(standard().islands) == 10
    assert [len(roses) for roses in standard().roses] == [4, 4]
    assert len(standard().routes) == 15
    assert len(standard().weathers) == 11


def test_there_are_six_maps_with_their_tiles() -> None:
    """F-2, F-12: 24 tiles, 2, 1, 1, 0 of each type; which are used depends on the players."""
    assert [place.id for place in standard().maps[4]] == [
        "map_green", "map_rainbow", "map_tan", "map_blue", "map_red", "map_purple",
    ]  # fmt: skip
    tiles = {players: {place.tiles for place in places} for players, places in standard().maps.items()}
    assert tiles == {2: {(2, 1)}, 3: {(2, 1, 0)}, 4: {(2, 1, 1, 0)}}


def test_two_map_requirements_are_printed() -> None:
    """F-45: four green cards; one of each color."""
    maps = {place.id: place for place in standard().maps[2]}
    green, rainbow = maps["map_green"].colours, maps["map_rainbow"].colours
    counts = [[needs >> COLOUR_WIDTH * colour & 0x3F for colour in range(5)] for needs in (green, rainbow)]
    assert counts == [[4 if name == "green" else 0 for name in COLOURS], [1] * 5]
    assert {"map_green", "map_rainbow"} & set(standard().reconstructed) == set()


def test_the_track_has_41_spaces_and_12_chests() -> None:
    """F-91: steps of 2 up to 40, then of 1 up to 60."""
    assert list(standard().track) == [*range(0, 41, 2), *range(41, 61)]
    assert [standard().track[space] for space in standard().chests] == [
        4, 8, 12, 18, 24, 30, 36, 41, 45, 49, 53, 57,
    ]  # fmt: skip


def test_one_shore_location_is_printed() -> None:
    """F-35: three driftwood."""
    table = Table()
    table.pick("visit:shore_driftwood")
    assert table.goods() == {"driftwood": 3}
    assert "shore_driftwood" not in standard().reconstructed


def test_workers_by_season() -> None:
    """F-95: the sixth rides the ship."""
    assert [(season.id, season.workers) for season in SEASONS] == [
        ("winter", 2), ("spring", 3), ("summer", 4), ("autumn", 5),
    ]  # fmt: skip


def test_every_cost_is_reconstructed_and_says_so() -> None:
    assert [id for id in standard().cards.ids if "cost" not in standard().reconstructed.get(id, ())] == []


def test_constructions_cost_no_mushrooms() -> None:
    """F-78."""
    entries = plain(standard().data)["card"]
    assert [
        entry["id"] for entry in entries if entry["kind"] == "construction" and "mushroom" in entry["cost"]
    ] == []
