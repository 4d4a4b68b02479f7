"""What surrounds a visit of a place: reactions of the city, and the weather."""

from __future__ import annotations

from typing import Final

from ..valley.goods import kinds_of, unit
from ..valley.play import React, ReactAtOnce
from ..valley.script import Frame, Question, Script
from ..valley.table import Table
from ..valley.verbs.goods import pay
from .tags import DOCKS, ISLAND, SHORE
from .verbs import WeatherDiscard, goods_of
from .weather import weather_of

PLACED: Final = 1
"""The moment after a worker was placed on the board."""


class BeforeVisit(WeatherDiscard):
    """Cards that the weather asks for before a place does anything."""

    def due(self, g: Table, f: Frame) -> int:
        tags = g.setup.places[f.place].tags
        weather = weather_of(g)
        if tags & ISLAND:
            return weather.island_asks_for
        return weather.docks_first_discard if tags & DOCKS else 0


class Washed(Question):
    """The weather takes back some of what a shore location gave, of the player's choice."""

    prompt = "weather-return"

    def options(self, g: Table, f: Frame) -> list[int]:
        if not g.setup.places[f.place].tags & SHORE or f.n >= weather_of(g).shore_gives_less:
            return []
        return kinds_of(g.players[f.seat].goods, goods_of(g, f.place))

    def pick(self, g: Table, f: Frame, option: int) -> bool:
        f.n += 1
        pay(g, f.seat, unit(option), "weather")
        return True

    def code(self, g: Table, f: Frame, option: int) -> str:
        return f"pay:{g.rules.goods[option]}"


class AfterIsland(WeatherDiscard):
    """Cards that the weather takes after an island was visited."""

    def due(self, g: Table, f: Frame) -> int:
        island = g.setup.places[f.place].tags & ISLAND
        return weather_of(g).after_island_discard if island else 0


BEFORE: Final = Script("farshore.arrive", (BeforeVisit(),))
AFTER: Final = Script("farshore.leave", (Washed(), ReactAtOnce(PLACED), React(PLACED), AfterIsland()))


def visit(g: Table, seat: int, index: int) -> None:
    """Carry out a visit, with what comes before and after it; the last that is put down comes first."""
    watched = len(g.rules.reacting) > PLACED and g.players[seat].city.mask & g.rules.reacting[PLACED]
    touched = weather_of(g).marks_visits
    if watched or touched:
        g.push(AFTER, seat).place = index
    g.push(g.setup.places[index].visit, seat).place = index
    if touched:
        g.push(BEFORE, seat).place = index
