"""A box: the contents of a set of Farshore, read from the plain data of a set file.

`standard.toml` is the default set; `docs/sets.md` describes the format.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from functools import lru_cache
from typing import Final

from boardwright.core.plain_data import Field, Json, parse
from boardwright.games.valley.rules.effects import ClaimPlace
from boardwright.games.valley.rules.pieces.card import COLOURS, Card, CardSet, colour_count
from boardwright.games.valley.rules.pieces.card_filter import CardFilter
from boardwright.games.valley.rules.pieces.place import Place
from boardwright.games.valley.rules.rules import Rules
from boardwright.games.valley.rules.sets.reader import (
    DEAREST,
    ID,
    KINDS,
    MOST_KINDS,
    RARITIES,
    BadBox,
    SetReader,
)

from .extensions import STACKS
from .goods import DECLARED
from .phrases import BOOK
from .tags import DOCKS, ISLAND, LOOKOUT, MAP, SHORE
from .weather import COSTS, FLAGS, NUMBERS, STILL

__all__ = ["BadBox", "Box", "Route", "Stop", "WeatherCard", "WindRose", "load_box", "read_stop"]

RESERVED: Final = (
    "autumn", "bay", "docks", "dunes", "farshore", "island", "lookout", "red", "route", "spring", "summer",
    "weather", "wind", "winter",
)  # fmt: skip
"""Ids that sets may not use, because they mean something else."""
LEAST_CARDS: Final = 60
"""The fewest cards of a deck: four hands, the Bay, and enough to play with."""
PLAYERS: Final = ("2", "3", "4")
HIGHEST: Final = {"hand_limit": 8, "island_asks_for": 2}
"""Numbers of the weather with a lower maximum than the others."""


class WindRose:
    """A wind rose. It moves the ship of a player who plays a card with all its properties."""

    def __init__(self, id: str, names: tuple[str, ...], card_filter: CardFilter) -> None:
        self.id: Final = id
        self.names: Final = names
        self.matches: Final = card_filter.matches


class Stop:
    """A place where Captain Bonny tries to place a worker, and what she does there."""

    def __init__(self, text: str, place: str, action: str = "", n: int = 0, colour: int = -1) -> None:
        self.text: Final = text
        """The stop as the set spells it."""
        self.place: Final = place
        """The id of a shore location, or `island`, `red`, `docks`, `lookout`."""
        self.action: Final = action
        """`play`, `treasure`, `ship`, or empty."""
        self.n: Final = n
        self.colour: Final = colour
        """The color of the cards that the Lookout discards from the Bay."""

    def message(self) -> dict[str, Json]:
        """Return the stop as a message."""
        if self.place == "lookout":
            return {"key": "stop-lookout", "args": {"colour": COLOURS[self.colour]}}
        if self.action:
            return {"key": f"stop-{self.place}-{self.action}", "args": {"n": self.n}}
        if self.place == "island":
            return {"key": "stop-island", "args": {}}
        return {"key": "option-place", "args": {"place": self.place}}


class Route:
    """A route card: three stops, in the order in which she tries them."""

    def __init__(self, id: str, stops: tuple[Stop, ...]) -> None:
        self.id: Final = id
        self.stops: Final = stops


class WeatherCard:
    """A weather card: the effects of its two halves, by name. Goods are packed."""

    def __init__(self, id: str, upper: dict[str, int], lower: dict[str, int]) -> None:
        self.id: Final = id
        self.upper: Final = upper
        self.lower: Final = lower


class Box:
    """The contents of a set."""

    def __init__(self, data: Json) -> None:
        reader = _FarshoreSetReader(data)
        reader.read()
        self.data: Final = data
        self.cards: Final = CardSet(reader.cards, DECLARED, same_colour)
        self.shore: Final = reader.shore
        self.docks: Final[Place] = reader.docks
        self.lookout: Final[Place] = reader.lookout
        self.islands: Final[dict[str, Place]] = {place.id: place for place in reader.islands}
        self.roses: Final = (reader.roses[0], reader.roses[1])
        """The stacks A and B of wind roses."""
        self.maps: Final[dict[int, list[Place]]] = {
            int(players): [_map(id, needs, tiles) for id, needs in reader.maps]
            for players, tiles in reader.tiles.items()
        }
        """The maps, by the number of players."""
        self.track: Final = reader.track
        """The points of each space of the ship track."""
        self.chests: Final = reader.chests
        self.chests_by: Final = [
            sum([1 for chest in reader.chests if chest <= space]) for space in range(len(reader.track))
        ]
        """The number of chests up to each space."""
        self.routes: Final = reader.routes
        self.weathers: Final = reader.weathers
        self.lines: Final = reader.lines
        """The phrases of every entry, by its id."""
        self.words: Final = reader.words
        """The names that the set defines: messages by language."""
        self.reconstructed: Final = reader.reconstructed
        """The parts of an entry that no source prints, by its id."""
        self.variants: Final[dict[tuple[int, str], Rules]] = {}
        """The rules that use this box, by level and weather."""


@lru_cache(maxsize=16)
def load_box(spelled: str) -> Box:
    """Return the box of a set that is given in the options of a game."""
    return Box(parse(spelled))


def same_colour(home: Card, critter: Card) -> bool:
    """Return whether a critter may be anchored at a construction: both have the same color (F-53)."""
    return home.colour == critter.colour


def _map(id: str, needs: int, tiles: tuple[int, ...]) -> Place:
    return Place(
        id, (ClaimPlace(),), tags=MAP, spots=0, colours=needs, claimed=True, tiles=tiles, part_of="dunes"
    )


class _FarshoreSetReader(SetReader):
    """Reads a whole box."""

    def __init__(self, data: Json) -> None:
        super().__init__(data, BOOK, RESERVED)
        self.shore: Final[list[Place]] = []
        self.islands: Final[list[Place]] = []
        self.docks = Place("docks", (), spots=0)
        self.lookout = Place("lookout", (), spots=0)
        self.roses: Final[list[list[WindRose]]] = [[] for _ in STACKS]
        self.maps: Final[list[tuple[str, int]]] = []
        self.tiles: Final[dict[str, tuple[int, ...]]] = {}
        self.track: tuple[int, ...] = ()
        self.chests: tuple[int, ...] = ()
        self.routes: Final[list[Route]] = []
        self.weathers: Final[list[WeatherCard]] = []

    def lists(self) -> Mapping[str, tuple[int, int | None, Callable[[Field], None]]]:
        return {
            "card": (8, MOST_KINDS, self.card),
            "shore": (1, 8, self._shore),
            "island": (4, 16, self._island),
            "rose": (8, 32, self._rose),
            "map": (1, 12, self._map),
            "route": (14, 64, self._route),
            "weather": (4, 64, self._weather),
        }

    def tables(self) -> Mapping[str, Callable[[Field], None]]:
        return {
            "docks": self._docks,
            "lookout": self._lookout,
            "map_tiles": self._tiles,
            "track": self._track,
        }

    def whole(self, given: dict[str, Field]) -> None:
        if sum(card.copies for card in self.cards) < LEAST_CARDS:
            self.problems.append(given["card"].refuse("too-few-cards", least=LEAST_CARDS))
        for stack, roses in zip(STACKS, self.roses, strict=True):
            if len(roses) < 4:
                self.problems.append(given["rose"].refuse("too-few-roses", stack=stack, least=4))

    def _shore(self, field: Field) -> None:
        given = self.entry(field, ("id", "does"))
        id = given["id"].text()
        self.shore.append(Place(id, self.does(id, given["does"]), tags=SHORE))

    def _island(self, field: Field) -> None:
        given = self.entry(field, ("id", "does"))
        id = given["id"].text()
        self.islands.append(Place(id, self.does(id, given["does"]), tags=ISLAND, closable=True))

    def _docks(self, field: Field) -> None:
        given = self.entry(field, ("does",))
        self.docks = Place("docks", self.does("docks", given["does"]), tags=DOCKS, spots=0)

    def _lookout(self, field: Field) -> None:
        given = self.entry(field, ("does",))
        self.lookout = Place("lookout", self.does("lookout", given["does"]), tags=LOOKOUT, spots=0)

    def _rose(self, field: Field) -> None:
        given = self.entry(field, ("id", "stack", "matches"))
        names = tuple([item.one_of([*COLOURS, *KINDS, *RARITIES]) for item in given["matches"].items(1, 3)])
        critter = [KINDS[name] for name in names if name in KINDS]
        unique = [RARITIES[name] for name in names if name in RARITIES]
        colours = [COLOURS.index(name) for name in names if name in COLOURS]
        if max(len(critter), len(unique), len(colours)) > 1:
            raise given["matches"].refuse("never-matches")
        card_filter = CardFilter(
            critter[0] if critter else None, unique[0] if unique else None, tuple(colours)
        )
        stack = STACKS.index(given["stack"].one_of(STACKS))
        self.roses[stack].append(WindRose(given["id"].text(), names, card_filter))

    def _map(self, field: Field) -> None:
        given = self.entry(field, ("id", "needs"))
        needs = 0
        for name, item in given["needs"].entries(COLOURS).items():
            needs += colour_count(COLOURS.index(name), item.whole(1, 15))
        if not needs:
            raise given["needs"].refuse("needs-nothing")
        self.maps.append((given["id"].text(), needs))

    def _tiles(self, field: Field) -> None:
        given = field.entries(PLAYERS)
        for players in PLAYERS:
            if players not in given:
                raise field.refuse("field-missing", field=players)
            self.tiles[players] = tuple([item.whole(0, 9) for item in given[players].items(2, 9)])

    def _track(self, field: Field) -> None:
        given = field.entries(("values", "chests"))
        for name in ("values", "chests"):
            if name not in given:
                raise field.refuse("field-missing", field=name)
        self.track = tuple([item.whole(0, 999) for item in given["values"].items(2, 200)])
        self.chests = tuple([item.whole(1, len(self.track) - 1) for item in given["chests"].items()])
        if sorted(set(self.chests)) != list(self.chests):
            raise given["chests"].refuse("not-ascending")

    def _route(self, field: Field) -> None:
        given = self.entry(field, ("id", "stops"))
        stops = tuple([self._stop(item) for item in given["stops"].items(3, 3)])
        if stops[-1].place not in ("docks", "lookout"):
            raise given["stops"].refuse("last-stop")
        self.routes.append(Route(given["id"].text(), stops))

    def _stop(self, field: Field) -> Stop:
        stop = read_stop(field.text())
        known = ("island", "red", "docks", "lookout", *[shore.id for shore in self.shore])
        if stop is None or stop.place not in known:
            raise field.refuse("stop", value=field.text(), known=", ".join([*known[4:], "island"]))
        return stop

    def _weather(self, field: Field) -> None:
        given = self.entry(field, ("id", "upper", "lower"))
        upper, lower = self._effects(given["upper"]), self._effects(given["lower"])
        for name in upper:
            if name in lower and name != STILL:
                raise given["lower"].refuse("both-halves", value=name)
        self.weathers.append(WeatherCard(given["id"].text(), upper, lower))

    def _effects(self, field: Field) -> dict[str, int]:
        """Return the effects of half a weather card."""
        found: dict[str, int] = {}
        for name, item in field.entries((*NUMBERS, *FLAGS, *COSTS, STILL)).items():
            if name in COSTS:
                found[name] = self.goods(item)
                if not found[name]:
                    raise item.refuse("half-empty")
            elif name == STILL:
                found[name] = 1 << STACKS.index(item.one_of(STACKS))
            elif name in FLAGS:
                if item.flag():
                    found[name] = 1
            else:
                found[name] = item.whole(0 if name == "wind_at_most" else 1, HIGHEST.get(name, DEAREST))
        if not found:
            raise field.refuse("half-empty")
        return found


def read_stop(text: str) -> Stop | None:
    """Parse a stop. A place without an action is the island or a shore location."""
    if re.fullmatch(ID, text) is not None and text not in ("red", "docks", "lookout"):
        return Stop(text, text)
    if text == "red card: play a card":
        return Stop(text, "red", "play", 1)
    treasure = re.fullmatch(r"red card: gain (\d) treasures?", text)
    ship = re.fullmatch(r"(red card|docks): move the ship (\d)", text)
    away = re.fullmatch(r"lookout: discard ([a-z]+)", text)
    if treasure is not None:
        return Stop(text, "red", "treasure", int(treasure[1]))
    if ship is not None:
        return Stop(text, "docks" if ship[1] == "docks" else "red", "ship", int(ship[2]))
    if away is not None and away[1] in COLOURS:
        return Stop(text, "lookout", "", 0, COLOURS.index(away[1]))
    return None
