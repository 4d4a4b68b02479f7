"""The types of the parts of a view that the text face reads."""

from __future__ import annotations

from typing import TypedDict, cast

from boardwright.core.plain_data import Json
from boardwright.core.protocol import State


class CityCardView(TypedDict, total=False):
    """A card of a city in a view."""

    card: str
    occupied: bool
    points: int
    goods: dict[str, int]
    workers: list[int]
    under: list[str]


class PlayerView(TypedDict):
    """A player in a view."""

    rival: str | None
    hand: list[str | None]
    goods: dict[str, int]
    points: int
    season: str
    workers: int
    gone: int
    strays: int
    passed: bool
    slots: int
    city: list[CityCardView]
    claims: list[dict[str, Json]]


class ValleyView(TypedDict):
    """The parts of a view that the text face reads."""

    turn: int | None
    asked: int | None
    by: str | None
    shown: list[str]
    closed: list[int]
    deck: int
    discard: list[str | None]
    places: dict[str, list[int]]
    players: list[PlayerView]


def cities_of(state: State) -> list[list[str]]:
    """Return the cards in the city of each seat."""
    players = look(state, None)["players"][: state.seats]
    return [[city_card["card"] for city_card in player["city"]] for player in players]


def season_of(state: State, seat: int) -> str:
    """Return the season of a seat."""
    return look(state, None)["players"][seat]["season"]


def look(state: State, seat: int | None) -> ValleyView:
    """Return the view of a seat."""
    return cast(ValleyView, state.view(seat))
