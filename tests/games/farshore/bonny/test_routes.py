"""The fifteen route cards: where Captain Bonny goes, and what it brings her (F-116 to F-118)."""

from __future__ import annotations

from typing import Any, Final

import pytest

from boardwright.core.plain_data import Json

from ..table import Table

Stop = tuple[str, str, int | str]
"""A place, what it brings her there, and how much of it, or which color."""

ISLAND: Final[Stop] = ("island", "", 0)
DRIFTWOOD: Final[Stop] = ("shore_driftwood", "", 0)
SEAWEED: Final[Stop] = ("shore_seaweed", "", 0)
SEA_STONE: Final[Stop] = ("shore_sea_stone", "", 0)
MUSHROOM: Final[Stop] = ("shore_mushroom", "", 0)
DOCKS: Final[tuple[Stop, ...]] = (("docks", "ship", 0), ("docks", "ship", 1), ("docks", "ship", 2))
TREASURE: Final[tuple[Stop, ...]] = (("red", "treasure", 0), ("red", "treasure", 1), ("red", "treasure", 2))
SHIP: Final[tuple[Stop, ...]] = (("red", "ship", 0), ("red", "ship", 1), ("red", "ship", 2))
PLAY: Final[Stop] = ("red", "play", 1)


def clearing(colour: str) -> Stop:
    """The Lookout, and the color she discards there."""
    return ("lookout", "discard", colour)


ROUTES: Final[dict[str, tuple[Stop, Stop, Stop]]] = {
    "route_01": (ISLAND, DRIFTWOOD, DOCKS[2]),
    "route_02": (ISLAND, SEAWEED, clearing("green")),
    "route_03": (ISLAND, SEA_STONE, DOCKS[1]),
    "route_04": (ISLAND, MUSHROOM, clearing("blue")),
    "route_05": (PLAY, DRIFTWOOD, DOCKS[1]),
    "route_06": (TREASURE[1], SEAWEED, DOCKS[1]),
    "route_07": (SHIP[2], MUSHROOM, clearing("tan")),
    "route_08": (PLAY, SEA_STONE, clearing("red")),
    "route_09": (TREASURE[2], ISLAND, DOCKS[1]),
    "route_10": (DRIFTWOOD, SHIP[1], clearing("green")),
    "route_11": (SEAWEED, PLAY, DOCKS[2]),
    "route_12": (SEA_STONE, ISLAND, DOCKS[2]),
    "route_13": (MUSHROOM, TREASURE[1], clearing("tan")),
    "route_14": (DRIFTWOOD, MUSHROOM, clearing("blue")),
    "route_15": (SEAWEED, SEA_STONE, DOCKS[1]),
}

CLEARED: Final = {
    "green": ["diver", "grove"], "blue": ["navigator", "port"], "tan": ["pirate"], "red": ["inn", "inn"],
}  # fmt: skip
"""What goes when a color is cleared out of the Bay."""
BAY: Final[list[Json]] = [
    "grove", "port", "pirate", {"card": "inn", "copies": 2}, "windmill", "diver", "navigator", "harbor",
]  # fmt: skip
STOCK: Final = ["admiral", "abbey", "galley", "herbalist"]
"""The next cards of the deck."""
START: Final = 6
"""Two spaces from here there is no chest."""

every_route = pytest.mark.parametrize("route", ROUTES)


def sail(route: str, taken: tuple[Stop, ...]) -> Table:
    """The round in which she reveals a route, some of its places being taken. She has a red card with a spot
    unless it is taken, too, and a card in hand that matches no rose."""
    yours: list[Json] = ["isle_gems" if stop is ISLAND else stop[0] for stop in taken if stop[0] != "red"]
    captain: dict[str, Json] = {"city": ["abbey"], "hand": ["tumbler"], "ship": START}
    if any(stop[0] == "red" for stop in taken):
        captain["deployed"] = ["1.abbey"]
    table = Table(
        bonny=1, season="spring", deployed=yours, captain=captain, routes=[route], bay=BAY, next=STOCK,
    )  # fmt: skip
    table.pick("visit:docks")
    return table


def check(table: Table, stop: Stop) -> None:
    """She is there, has what it brings, and nothing else."""
    place, what, much = stop
    spot = {"island": "isle_gems", "red": "1.abbey"}.get(place, place)
    visits = [event for event in table.happened if event.seat == 1 and event.kind in ("visit", "visit-card")]
    assert len(visits) == 1
    assert visits[0].args.get("place", "1.abbey") == spot
    assert spot in table.seat(1)["deployed"]
    hand = ["tumbler"]
    city = ["abbey"]
    expected: dict[str, Any] = {"ship": START, "goods": {}}
    if what == "ship":
        assert isinstance(much, int)
        expected["ship"] = START + much
    elif what == "treasure":
        expected["goods"] = {"treasure": much}
    elif what == "play":
        city, hand = ["abbey", "tumbler"], []
    elif what == "discard":
        expected["goods"] = {"treasure": 1}
        hand = ["tumbler", "windmill"]
    assert (table.city(1), table.hand(1)) == (city, hand)
    assert {name: table.seat(1)[name] for name in expected} == expected
    assert sorted(table.discard()) == (CLEARED[str(much)] if what == "discard" else [])
    if what != "discard":
        assert table.bay()[4] == "windmill"


@every_route
def test_she_goes_to_the_first_place(route: str) -> None:
    """F-116."""
    check(sail(route, ()), ROUTES[route][0])


@every_route
def test_she_goes_to_the_second_place_when_the_first_is_taken(route: str) -> None:
    """F-116."""
    check(sail(route, ROUTES[route][:1]), ROUTES[route][1])


@every_route
def test_she_goes_to_the_third_place_when_two_are_taken(route: str) -> None:
    """F-116."""
    check(sail(route, ROUTES[route][:2]), ROUTES[route][2])


@every_route
def test_in_autumn_she_goes_to_the_third_place_at_once(route: str) -> None:
    """F-129: although the others are free."""
    table = Table(bonny=1, season="autumn", captain={"ship": START}, routes=[route], bay=BAY, next=STOCK)
    table.pick("visit:docks")
    place, what, much = ROUTES[route][2]
    assert table.seat(1)["deployed"] == [place]
    if what == "ship":
        assert isinstance(much, int)
        assert (table.ship(1), table.goods(1), table.city(1)) == (START + much, {}, [])
    else:
        assert (table.city(1), table.hand(1), table.goods(1)) == (["windmill"], [], {"treasure": 1})
        assert sorted(table.discard()) == CLEARED[str(much)]


@every_route
def test_the_last_place_is_always_the_docks_or_the_lookout(route: str) -> None:
    """F-116: otherwise she could be stuck."""
    table = Table(bonny=1, season="autumn", deployed=["docks", "lookout", "docks"], routes=[route], bay=BAY)
    table.pick("visit:docks")
    assert table.seat(1)["deployed"][0] in ("docks", "lookout")
