"""The steps around a visit of a place: reactions of the city, and the weather."""

from __future__ import annotations

from typing import Final

from boardwright.games.valley.rules.pieces.deck import discard_from_hand, hand_kinds
from boardwright.games.valley.rules.pieces.game_data import GameData
from boardwright.games.valley.rules.play import React, ReactAtOnce
from boardwright.games.valley.rules.script import Frame, Script

from .effects import WeatherDiscard, WeatherReturn, goods_of
from .tags import DOCKS, ISLAND, SHORE
from .weather import weather_of

PLACED: Final = 1
"""The moment after a worker is placed on the board."""


def required_discards(g: GameData, index: int) -> int:
    """Return how many cards the weather asks for before a place has its effect."""
    tags = g.setup.places[index].tags
    weather = weather_of(g)
    if tags & ISLAND:
        return weather.island_asks_for
    return weather.docks_first_discard if tags & DOCKS else 0


def can_visit_after_discards(g: GameData, seat: int, index: int, cards: int) -> bool:
    """Return whether an island can be visited after a number of cards are discarded."""
    if not cards or not g.setup.places[index].tags & ISLAND:
        return True
    if len(g.players[seat].hand) < cards:
        return False
    checked = g.setup.places[index].visit.has_precondition
    return not checked or any(_possible_without(g, seat, index, kind, cards) for kind in hand_kinds(g, seat))


def _possible_without(g: GameData, seat: int, index: int, kind: int, cards: int) -> bool:
    """Return whether the script of a place is possible after a card, and then some more, are discarded."""
    world = g.copy()
    discard_from_hand(world, seat, kind)
    if cards > 1:
        return can_visit_after_discards(world, seat, index, cards - 1)
    return world.setup.places[index].visit.possible(world, seat)


class BeforeVisit(WeatherDiscard):
    """Discard the cards that the weather asks for before a place has its effect."""

    def due(self, g: GameData, f: Frame) -> int:
        return required_discards(g, f.place)

    def options(self, g: GameData, f: Frame) -> list[int]:
        kinds = super().options(g, f)
        if not g.setup.places[f.place].visit.has_precondition:
            return kinds
        left = self.due(g, f) - f.picks
        return [kind for kind in kinds if _possible_without(g, f.seat, f.place, kind, left)]


class ShoreReturn(WeatherReturn):
    """Give back some of the resources of a shore location, as the weather asks."""

    def due(self, g: GameData, f: Frame) -> int:
        return weather_of(g).shore_gives_less if g.setup.places[f.place].tags & SHORE else 0

    def among(self, g: GameData, f: Frame) -> int:
        return goods_of(g, f.place)


class AfterIsland(WeatherDiscard):
    """Discard the cards that the weather asks for after a visit of an island."""

    def due(self, g: GameData, f: Frame) -> int:
        return weather_of(g).after_island_discard


BEFORE: Final = Script("farshore.arrive", (BeforeVisit(),), about_place=True)
AFTER: Final = Script("farshore.leave", (ShoreReturn(), ReactAtOnce(PLACED), React(PLACED)), about_place=True)
AFTER_ISLAND: Final = Script("farshore.island", (AfterIsland(),), about_place=True)


def resolve(g: GameData, seat: int, index: int) -> None:
    """Carry out what a place offers, then what the weather does. The frame pushed last runs first."""
    if weather_of(g).after_island_discard and g.setup.places[index].tags & ISLAND:
        g.push(AFTER_ISLAND, seat).place = index
    g.push(g.setup.places[index].visit, seat).place = index


def visit(g: GameData, seat: int, index: int) -> None:
    """Carry out a visit, with the steps before and after it."""
    watched = (
        len(g.rules.reacting_kinds) > PLACED and g.players[seat].city.mask & g.rules.reacting_kinds[PLACED]
    )
    if watched or weather_of(g).shore_gives_less:
        g.push(AFTER, seat).place = index
    resolve(g, seat, index)
    if required_discards(g, index):
        g.push(BEFORE, seat).place = index
