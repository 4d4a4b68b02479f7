"""Ships. Effects move them, and the wind does when a card matches a rose (section 9 of the rules)."""

from __future__ import annotations

from typing import Final

from boardwright.games.valley.rules.counts import Count, resolve_count
from boardwright.games.valley.rules.pieces.card import Card
from boardwright.games.valley.rules.pieces.game_data import GameData
from boardwright.games.valley.rules.script import Effect, Frame

from .extensions import farshore_player, farshore_table
from .goods import TREASURE
from .weather import weather_of


def move_ship(g: GameData, seat: int, spaces: int, by: str) -> int:
    """Move a ship space by space, with a treasure for each chest. Return the spaces moved (F-86 to F-88)."""
    own = farshore_player(g, seat)
    box = own.box
    to = min(own.ship + spaces, len(box.track) - 1)
    moved = to - own.ship
    if moved:
        landing_only = seat < g.seats and weather_of(g).chests_on_landing_only
        treasures = box.chests_by[to] - box.chests_by[to - 1 if landing_only else own.ship]
        player = g.players[seat]
        player.extension = own.with_ship_at(to)
        player.goods += TREASURE * treasures
        if g.events is not None:
            g.emit("sail", seat, {"n": moved, "points": box.track[to], "treasures": treasures, "by": by})
    return moved


class MoveShip(Effect):
    """Move the ship. This is not wind movement (F-85)."""

    def __init__(self, n: int, per: int | Count = 1) -> None:
        self.n: Final = n
        self.per: Final = per

    def run(self, g: GameData, f: Frame) -> None:
        spaces = self.n * resolve_count(self.per, g, f)
        move_ship(g, f.seat, max(0, spaces - weather_of(g).ship_moves_less), f.script.source)


def matching_roses(g: GameData, card: Card, still: int = 0) -> int:
    """Return how many of the two roses that lie face up a card matches. Roses that are still do not count."""
    found = 0
    for stack, rose in enumerate(farshore_table(g).facing):
        if rose.matches(card) and not still >> stack & 1:
            found += 1
    return found


class MoveShipByWind(Effect):
    """The sixth step of a play: one space for each rose that the card matches (F-84). Reactions may count
    them."""

    def run(self, g: GameData, f: Frame) -> None:
        weather = weather_of(g)
        found = matching_roses(g, g.rules.cards.cards[f.kind], weather.still)
        f.last_picks = move_ship(g, f.seat, min(found, weather.wind_at_most), "wind") if found else 0
