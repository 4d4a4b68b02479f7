"""What only Farshore has: ships and anchors; roses, weather and Captain Bonny's things on the table.

Nothing here has a hidden order: of tiles and cards that lie face down, the table holds which ones are left,
and chance picks one when it is turned up, which is the same as having shuffled.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ..core.plain_data import Json
from ..valley.card import COLOURS
from ..valley.own import Own
from ..valley.table import EMPTY
from .tags import ISLAND, MAP

if TYPE_CHECKING:
    from ..valley.table import Table
    from .box import Box
    from .weather import Weather

ANCHORS: Final = 3
STACKS: Final = ("a", "b")


class Voyage(Own):
    """A player's ship and anchors."""

    __slots__ = ("anchors", "box", "ship")

    def __init__(self, box: Box, anchors: int = ANCHORS, ship: int = 0) -> None:
        self.box: Final = box
        self.anchors = anchors
        self.ship = ship
        """The space of the track it is on, counted from 0."""

    def copy(self) -> Voyage:
        return Voyage(self.box, self.anchors, self.ship)

    def view(self, g: Table) -> dict[str, Json]:
        return {**self.dump(g), "ship_points": self.box.track[self.ship]}

    def dump(self, g: Table) -> dict[str, Json]:
        return {"anchors": self.anchors, "ship": self.ship}


class Turned:
    """A stack of which one is face up at a time: those that have been, the last face up. Never changed."""

    __slots__ = ("coming", "seen")

    def __init__(self, seen: tuple[int, ...] = (), coming: tuple[int, ...] = ()) -> None:
        self.seen: Final = seen
        self.coming: Final = coming
        """What will be turned up next, for games that start from a position."""

    @property
    def top(self) -> int:
        """What lies face up, or -1."""
        return self.seen[-1] if self.seen else -1

    def turn(self, g: Table, of: int) -> Turned:
        """With another of so many things face up that has not been yet."""
        g.mark += 1
        if self.coming:
            return Turned((*self.seen, self.coming[0]), self.coming[1:])
        left = [index for index in range(of) if index not in self.seen]
        return Turned((*self.seen, left[g.rng.below(len(left))]))


UNTURNED: Final = Turned()


class Coast(Own):
    """The table: wind roses, weather, and Captain Bonny's routes and plan."""

    __slots__ = ("box", "plan", "roses", "routes", "terms", "weather")

    def __init__(self, box: Box, terms: list[Weather]) -> None:
        self.box: Final = box
        self.terms: Final = terms
        """What each weather card does in this game; nothing where there is no weather."""
        self.roses: tuple[Turned, Turned] = (UNTURNED, UNTURNED)
        """The stacks A and B."""
        self.weather = UNTURNED
        self.routes = UNTURNED
        self.plan: tuple[tuple[int, int], ...] = ()
        """Her color markers, by column: the color, and the row counted from the top; 0 is above the card."""

    def copy(self) -> Coast:
        new = Coast(self.box, self.terms)
        new.roses = self.roses
        new.weather = self.weather
        new.routes = self.routes
        new.plan = self.plan
        return new

    def view(self, g: Table) -> dict[str, Json]:
        return {
            "copies": [
                under + 1 if kind != EMPTY else 0 for kind, under in zip(g.market, g.under, strict=True)
            ],
            "tiles": {
                place.id: _tiles_left(g, index)
                for index, place in enumerate(g.setup.places)
                if place.tags & MAP
            },
            **self._shown(g),
        }

    def _shown(self, g: Table) -> dict[str, Json]:
        """What is the same for all: only its future is hidden."""
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

    def dump(self, g: Table) -> dict[str, Json]:
        box = self.box
        coming: dict[str, Json] = {}
        for stack, name in enumerate(STACKS):
            if self.roses[stack].coming:
                coming[f"roses_{name}"] = [box.roses[stack][i].id for i in self.roses[stack].coming]
        if self.weather.coming:
            coming["weather"] = [box.weathers[index].id for index in self.weather.coming]
        if self.routes.coming:
            coming["routes"] = [box.routes[index].id for index in self.routes.coming]
        return {**self._shown(g), "coming": coming}

    def forget(self) -> None:
        self.roses = (Turned(self.roses[0].seen), Turned(self.roses[1].seen))
        self.weather = Turned(self.weather.seen)
        self.routes = Turned(self.routes.seen)


def _tiles_left(g: Table, index: int) -> list[Json]:
    """The tiles of a map that nobody has, the next first."""
    taken = sum([1 for player in g.players for claim in player.claims if claim.place == index])
    return list(g.setup.places[index].tiles[taken:])


def voyage(g: Table, seat: int) -> Voyage:
    """The ship and the anchors of a player."""
    own = g.players[seat].own
    assert isinstance(own, Voyage)
    return own


def coast(g: Table) -> Coast:
    """What Farshore has on the table."""
    own = g.own
    assert isinstance(own, Coast)
    return own
