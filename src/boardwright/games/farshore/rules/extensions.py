"""The state that only Farshore has: ships and anchors; roses, weather and Captain Bonny's components.

No stack has a hidden order. For tiles and cards that lie face down, the table holds which ones remain, and
chance picks one when it is turned up. This is equivalent to shuffling.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from boardwright.core.plain_data import Json
from boardwright.games.valley.rules.pieces.card import COLOURS
from boardwright.games.valley.rules.pieces.extension import Extension

from .tags import ISLAND

if TYPE_CHECKING:
    from boardwright.games.valley.rules.pieces.game_data import GameData

    from .box import Box
    from .weather import Weather

ANCHORS: Final = 3
STACKS: Final = ("a", "b")


class FarshorePlayer(Extension):
    """A player's ship and anchors."""

    __slots__ = ("anchors", "box", "ship")

    def __init__(self, box: Box, anchors: int, ship: int = 0) -> None:
        self.box: Final = box
        self.anchors: Final = anchors
        self.ship: Final = ship
        """The space of the track that the ship is on, counted from 0."""

    def with_ship_at(self, space: int) -> FarshorePlayer:
        return FarshorePlayer(self.box, self.anchors, space)

    def without_anchor(self) -> FarshorePlayer:
        return FarshorePlayer(self.box, self.anchors - 1, self.ship)

    def view(self, g: GameData) -> dict[str, Json]:
        return {"anchors": self.anchors, "ship": self.ship, "ship_points": self.box.track[self.ship]}

    def dump(self, g: GameData) -> dict[str, Json]:
        return {"anchors": self.anchors, "ship": self.ship}


class TurnedStack:
    """A stack with one piece face up: the last of the pieces that were turned up. It is immutable."""

    __slots__ = ("coming", "seen")

    def __init__(self, seen: tuple[int, ...] = (), coming: tuple[int, ...] = ()) -> None:
        self.seen: Final = seen
        self.coming: Final = coming
        """The pieces that will be turned up next, for games that start from a position."""

    @property
    def top(self) -> int:
        """The piece that lies face up, or -1."""
        return self.seen[-1] if self.seen else -1

    def turn(self, g: GameData, of: int) -> TurnedStack:
        """Return the stack with another of `of` pieces face up, one that was not turned up yet. After all
        were, the first is turned up again."""
        g.mark += 1
        if self.coming:
            return TurnedStack((*self.seen, self.coming[0]), self.coming[1:])
        left = [index for index in range(of) if index not in self.seen]
        if not left:
            return TurnedStack((*self.seen[1:], self.seen[0]))
        return TurnedStack((*self.seen, left[g.rng.below(len(left))]))


NOTHING_TURNED: Final = TurnedStack()


class FarshoreTable(Extension):
    """The table: wind roses, weather, and Captain Bonny's routes and plan."""

    __slots__ = ("box", "facing", "plan", "roses", "routes", "weather", "weather_cards")

    def __init__(
        self,
        box: Box,
        weather_cards: list[Weather],
        roses: tuple[TurnedStack, TurnedStack] = (NOTHING_TURNED, NOTHING_TURNED),
        weather: TurnedStack = NOTHING_TURNED,
        routes: TurnedStack = NOTHING_TURNED,
        plan: tuple[tuple[int, int], ...] = (),
    ) -> None:
        self.box: Final = box
        self.weather_cards: Final = weather_cards
        """What each weather card does in this game; empty without weather."""
        self.roses: Final = roses
        """The stacks A and B of wind roses."""
        self.facing: Final = [
            box.roses[stack][turned.top] for stack, turned in enumerate(roses) if turned.seen
        ]
        """The roses that lie face up."""
        self.weather: Final = weather
        self.routes: Final = routes
        self.plan: Final = plan
        """Her color markers, by column: the color, and the row from the top. Row 0 is above the card."""

    def with_roses(self, a: TurnedStack, b: TurnedStack) -> FarshoreTable:
        return FarshoreTable(self.box, self.weather_cards, (a, b), self.weather, self.routes, self.plan)

    def with_weather(self, weather: TurnedStack) -> FarshoreTable:
        return FarshoreTable(self.box, self.weather_cards, self.roses, weather, self.routes, self.plan)

    def with_routes(self, routes: TurnedStack) -> FarshoreTable:
        return FarshoreTable(self.box, self.weather_cards, self.roses, self.weather, routes, self.plan)

    def with_plan(self, plan: tuple[tuple[int, int], ...]) -> FarshoreTable:
        return FarshoreTable(self.box, self.weather_cards, self.roses, self.weather, self.routes, plan)

    def without_future(self) -> FarshoreTable:
        a, b = self.roses
        roses = (TurnedStack(a.seen), TurnedStack(b.seen))
        weather, routes = TurnedStack(self.weather.seen), TurnedStack(self.routes.seen)
        return FarshoreTable(self.box, self.weather_cards, roses, weather, routes, self.plan)

    def view(self, g: GameData) -> dict[str, Json]:
        """Return the view, which is the same for all seats: only the future of the table is hidden."""
        box = self.box
        return {
            "high_tide": [
                place.id
                for index, place in enumerate(g.setup.places)
                if place.tags & ISLAND and g.closed >> index & 1
            ],
            "roses": {
                name: [box.roses[stack][index].id for index in self.roses[stack].seen]
                for stack, name in enumerate(STACKS)
            },
            "weather": [box.weathers[index].id for index in self.weather.seen],
            "routes": [box.routes[index].id for index in self.routes.seen],
            "plan": [{"colour": COLOURS[colour], "row": row} for colour, row in self.plan],
        }

    def dump(self, g: GameData) -> dict[str, Json]:
        box = self.box
        coming: dict[str, Json] = {}
        for stack, name in enumerate(STACKS):
            if self.roses[stack].coming:
                coming[f"roses_{name}"] = [box.roses[stack][i].id for i in self.roses[stack].coming]
        if self.weather.coming:
            coming["weather"] = [box.weathers[index].id for index in self.weather.coming]
        if self.routes.coming:
            coming["routes"] = [box.routes[index].id for index in self.routes.coming]
        return {**self.view(g), "coming": coming}


def farshore_player(g: GameData, seat: int) -> FarshorePlayer:
    """Return the ship and the anchors of a player."""
    own = g.players[seat].extension
    assert isinstance(own, FarshorePlayer)
    return own


def farshore_table(g: GameData) -> FarshoreTable:
    """Return the table extension of Farshore."""
    own = g.extension
    assert isinstance(own, FarshoreTable)
    return own
