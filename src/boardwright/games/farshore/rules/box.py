"""A box: all that a set contains, read from the plain data of a set file.

Every entry is checked on its own and every problem is kept with the path that leads to it, so that an owner
who has changed a file hears of all mistakes at once. `standard.toml` is the set that is played unless another
is asked for; `docs/sets.md` describes the form.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import lru_cache, partial
from typing import Final

from boardwright.core.plain_data import Field, Json, parse
from boardwright.core.refusal import BadSetup, Refusal
from boardwright.games.valley.rules.card import COLOURS, After, Card, CardSet, of_colour
from boardwright.games.valley.rules.goods import WILD, unit
from boardwright.games.valley.rules.place import Place
from boardwright.games.valley.rules.rules import Rules
from boardwright.games.valley.rules.script import Effect
from boardwright.games.valley.rules.verbs import Achieve
from boardwright.games.valley.rules.ways import Way
from boardwright.games.valley.rules.which import Which

from .goods import GOODS, RESOURCES
from .phrases import (
    ANYWHERE,
    BONUSES,
    HELPS,
    LESS,
    PLACING,
    VISIT,
    WHENS,
    Line,
    less,
    read_effects,
    read_phrase,
)
from .tags import DOCKS, ISLAND, LOOKOUT, MAP, SHORE
from .voyage import STACKS
from .weather import COSTS, FLAGS, NUMBERS, STILL

KINDS: Final = {"critter": True, "construction": False}
RARITIES: Final = {"common": False, "unique": True}
ID: Final = r"[a-z][a-z0-9_]{0,39}"
RESERVED: Final = (
    "autumn", "bay", "docks", "dunes", "farshore", "free", "goods", "home", "island", "lookout", "red",
    "route", "spring", "start", "stray", "summer", "weather", "wind", "winter", *(less(n) for n in LESS),
)  # fmt: skip
"""Ids that mean something else."""
MOST_KINDS: Final = 64
"""A move holds the kind of a card in six bits."""
MOST_HELPERS: Final = 6
LEAST_CARDS: Final = 60
"""Four hands, the Bay, and enough to play with."""
PLAYERS: Final = ("2", "3", "4")
PARTS: Final = ("cost", "effect", "needs")
"""What of an entry may be reconstructed."""
DEAREST: Final = 9
HIGHEST: Final = {"hand_limit": 8, "island_asks_for": 2}
"""Numbers of the weather that cannot be as high."""


class BadSet(BadSetup):
    """A set that cannot be played; `where` is the path of the entry."""


class Rose:
    """A wind rose: it moves the ship of whoever plays a card with all its properties."""

    def __init__(self, id: str, names: tuple[str, ...], which: Which) -> None:
        self.id: Final = id
        self.names: Final = names
        self.fits: Final = which.fits


class Stop:
    """Where Captain Bonny tries to place a worker, and what she does there."""

    def __init__(self, text: str, place: str, action: str = "", n: int = 0, colour: int = -1) -> None:
        self.text: Final = text
        """As the set says it."""
        self.place: Final = place
        """The id of a shore location, or `island`, `red`, `docks`, `lookout`."""
        self.action: Final = action
        """`play`, `treasure`, `ship`, or nothing."""
        self.n: Final = n
        self.colour: Final = colour
        """What the Lookout discards from the Bay."""


class Route:
    """A route card: three stops, from the first she tries to the last."""

    def __init__(self, id: str, stops: tuple[Stop, ...]) -> None:
        self.id: Final = id
        self.stops: Final = stops


class WeatherCard:
    """A weather card: what its halves do, by name; goods are packed."""

    def __init__(self, id: str, upper: dict[str, int], lower: dict[str, int]) -> None:
        self.id: Final = id
        self.upper: Final = upper
        self.lower: Final = lower


class Box:
    """The contents of a set."""

    def __init__(self, data: Json) -> None:
        reader = _Reader(Field(data, "", BadSet))
        reader.read()
        if reader.problems:
            raise BadBox(reader.problems)
        self.data: Final = data
        self.cards: Final = CardSet(reader.cards, same_colour)
        self.shore: Final = reader.shore
        self.docks: Final[Place] = reader.docks
        self.lookout: Final[Place] = reader.lookout
        self.islands: Final[dict[str, Place]] = {place.id: place for place in reader.islands}
        self.roses: Final = (reader.roses[0], reader.roses[1])
        """The stacks A and B."""
        self.maps: Final[dict[int, list[Place]]] = {
            int(players): [_map(id, needs, tiles) for id, needs in reader.maps]
            for players, tiles in reader.tiles.items()
        }
        """Map places, by the number of players."""
        self.track: Final = reader.track
        """What each space of the ship track is worth."""
        self.chests: Final = reader.chests
        self.chests_by: Final = [
            sum([1 for chest in reader.chests if chest <= space]) for space in range(len(reader.track))
        ]
        """How many chests there are up to each space."""
        self.routes: Final = reader.routes
        self.weathers: Final = reader.weathers
        self.lines: Final = reader.lines
        """The phrases of every entry, by its id."""
        self.reconstructed: Final = reader.reconstructed
        """Which parts of an entry no source prints, by its id."""
        self.variants: Final[dict[tuple[int, str], Rules]] = {}
        """The rules that are played with it, by level and weather."""


@lru_cache(maxsize=16)
def box_of(spelled: str) -> Box:
    """The box of a set that comes with the options of a game."""
    return Box(parse(spelled))


class BadBox(BadSet):
    """All that is wrong with a set; as a refusal, the first of it."""

    def __init__(self, problems: list[Refusal]) -> None:
        first = problems[0]
        super().__init__(first.reason, first.where, **first.details)
        self.problems: Final = problems


def same_colour(home: Card, critter: Card) -> bool:
    """A critter may be anchored at any construction of its color (F-53)."""
    return home.colour == critter.colour


def _map(id: str, needs: int, tiles: tuple[int, ...]) -> Place:
    return Place(
        id, (Achieve(),), tags=MAP, spots=0, colours=needs, claimed=True, tiles=tiles, part_of="dunes"
    )


class _Reader:
    """Reads a set entry by entry and keeps what is wrong."""

    def __init__(self, root: Field) -> None:
        self.root: Final = root
        self.problems: Final[list[Refusal]] = []
        self.ids: Final[dict[str, str]] = {}
        """Where each id was first used."""
        self.known: list[str] = []
        """The ids of all cards."""
        self.cards: Final[list[Card]] = []
        self.shore: Final[list[Place]] = []
        self.islands: Final[list[Place]] = []
        self.docks = Place("docks", (), spots=0)
        self.lookout = Place("lookout", (), spots=0)
        self.roses: Final[list[list[Rose]]] = [[] for _ in STACKS]
        self.maps: Final[list[tuple[str, int]]] = []
        self.tiles: Final[dict[str, tuple[int, ...]]] = {}
        self.track: tuple[int, ...] = ()
        self.chests: tuple[int, ...] = ()
        self.routes: Final[list[Route]] = []
        self.weathers: Final[list[WeatherCard]] = []
        self.lines: Final[dict[str, list[Line]]] = {}
        self.reconstructed: Final[dict[str, tuple[str, ...]]] = {}

    def read(self) -> None:
        lists: dict[str, tuple[int, int, Callable[[Field], None]]] = {
            "card": (8, MOST_KINDS, self._card),
            "shore": (1, 8, self._shore),
            "island": (4, 16, self._island),
            "rose": (8, 32, self._rose),
            "map": (1, 12, self._map),
            "route": (14, 64, self._route),
            "weather": (4, 64, self._weather),
        }
        tables: dict[str, Callable[[Field], None]] = {
            "docks": self._docks,
            "lookout": self._lookout,
            "map_tiles": self._tiles,
            "track": self._track,
        }
        given: dict[str, Field] = {}
        self._try(self.root, lambda root: given.update(root.fields()))
        known = ", ".join([*lists, *tables])
        for name, field in given.items():
            if name not in lists and name not in tables:
                self.problems.append(field.refuse("unknown-field", known=known))
        self.known = _ids(given["card"].value) if "card" in given else []
        for name, (least, most, read_one) in lists.items():
            self._try(self._part(given, name), partial(self._each, least, most, read_one))
        for name, read in tables.items():
            self._try(self._part(given, name), read)
        if not self.problems:
            self._whole(given)

    def _part(self, given: dict[str, Field], name: str) -> Field:
        return given.get(name) or Field(None, name, BadSet)

    def _each(self, least: int, most: int, read: Callable[[Field], None], field: Field) -> None:
        for item in field.items(least, most):
            self._try(item, read)

    def _try(self, field: Field, read: Callable[[Field], None]) -> None:
        """Read a field; what is wrong with it is a problem more."""
        try:
            if field.value is None:
                raise self.root.refuse("field-missing", field=field.path)
            read(field)
        except Refusal as problem:
            self.problems.append(problem)

    def _whole(self, given: dict[str, Field]) -> None:
        """What only shows when all entries are there."""
        if sum(card.copies for card in self.cards) < LEAST_CARDS:
            self.problems.append(given["card"].refuse("too-few-cards", least=LEAST_CARDS))
        if sum(1 for card in self.cards if card.pays is not None) > MOST_HELPERS:
            self.problems.append(given["card"].refuse("too-many-helpers", most=MOST_HELPERS))
        for stack, roses in zip(STACKS, self.roses, strict=True):
            if len(roses) < 4:
                self.problems.append(given["rose"].refuse("too-few-roses", stack=stack, least=4))

    # Entries

    def _entry(self, field: Field, needed: tuple[str, ...], more: tuple[str, ...] = ()) -> dict[str, Field]:
        """The fields of an entry with its id, which must be new."""
        given = field.entries((*needed, *more, "reconstructed"))
        for name in needed:
            if name not in given:
                raise field.refuse("field-missing", field=name)
        id = field.path  # of the entries that there is one of
        if "id" in given:
            id = given["id"].text()
            if re.fullmatch(ID, id) is None:
                raise given["id"].refuse("bad-id", value=id)
            if id in RESERVED:
                raise given["id"].refuse("reserved-id", value=id)
            if id in self.ids:
                raise given["id"].refuse("id-twice", value=id, first=self.ids[id])
        self.ids[id] = field.path
        if "reconstructed" in given:
            self.reconstructed[id] = tuple([item.one_of(PARTS) for item in given["reconstructed"].items()])
        return given

    def _does(self, id: str, field: Field, where: str = VISIT, counted: str = "") -> tuple[Effect, ...]:
        steps, lines = read_effects(field, self.known, where, counted)
        self.lines.setdefault(id, []).extend(lines)
        return steps

    def _card(self, field: Field) -> None:
        needed = ("id", "kind", "rarity", "colour", "cost", "points", "copies")
        given = self._entry(field, needed, ("slots", "does", "when", "helps", "bonus"))
        id = given["id"].text()
        colour = COLOURS.index(given["colour"].one_of(COLOURS))
        name = COLOURS[colour]
        wanted = {"blue": ("when", "does") if "helps" not in given else ("helps",), "purple": ("bonus",)}
        fields = wanted.get(name, ("does",))
        for part in ("does", "when", "helps", "bonus"):
            if part in given and part not in fields:
                raise given[part].refuse("not-for-colour", field=part, colour=name)
            if part in fields and part not in given:
                raise field.refuse("field-missing", field=part)
        lines = self.lines.setdefault(id, [])
        after: After | None = None
        pays: Way | None = None
        bonus = None
        where, counted = VISIT if name == "red" else ANYWHERE, ""
        if "when" in given:
            after, line = read_phrase(given["when"], WHENS, self.known)
            lines.append(line)
            counted = "space" if line.key == "when-wind" else ""
            where = PLACING if line.key == "when-placed" else ANYWHERE
        if "helps" in given:
            pays, line = read_phrase(given["helps"], HELPS, self.known)
            lines.append(line)
        if "bonus" in given:
            bonus, line = read_phrase(given["bonus"], BONUSES, self.known)
            lines.append(line)
        steps = self._does(id, given["does"], where, counted) if "does" in given else ()
        self.cards.append(
            Card(
                id,
                KINDS[given["kind"].one_of(KINDS)],
                cost=_goods(given["cost"]),
                points=given["points"].whole(-9, 20),
                colour=colour,
                copies=given["copies"].whole(1, 9),
                unique=RARITIES[given["rarity"].one_of(RARITIES)],
                slots=given["slots"].whole(0, 1) if "slots" in given else 1,
                produce=steps if name == "green" else (),
                play=steps if name == "tan" else (),
                visit=steps if name == "red" else (),
                after=None if after is None else After(after.looks_for, *steps, moment=after.moment),
                pays=pays,
                bonus=bonus,
            )
        )

    def _shore(self, field: Field) -> None:
        given = self._entry(field, ("id", "does"))
        id = given["id"].text()
        self.shore.append(Place(id, self._does(id, given["does"]), tags=SHORE))

    def _island(self, field: Field) -> None:
        given = self._entry(field, ("id", "does"))
        id = given["id"].text()
        self.islands.append(Place(id, self._does(id, given["does"]), tags=ISLAND, closable=True))

    def _docks(self, field: Field) -> None:
        given = self._entry(field, ("does",))
        self.docks = Place("docks", self._does("docks", given["does"]), tags=DOCKS, spots=0)

    def _lookout(self, field: Field) -> None:
        given = self._entry(field, ("does",))
        self.lookout = Place("lookout", self._does("lookout", given["does"]), tags=LOOKOUT, spots=0)

    def _rose(self, field: Field) -> None:
        given = self._entry(field, ("id", "stack", "matches"))
        names = tuple([item.one_of([*COLOURS, *KINDS, *RARITIES]) for item in given["matches"].items(1, 3)])
        critter = [KINDS[name] for name in names if name in KINDS]
        unique = [RARITIES[name] for name in names if name in RARITIES]
        colours = [COLOURS.index(name) for name in names if name in COLOURS]
        if max(len(critter), len(unique), len(colours)) > 1:
            raise given["matches"].refuse("never-matches")
        which = Which(critter[0] if critter else None, unique[0] if unique else None, tuple(colours))
        stack = STACKS.index(given["stack"].one_of(STACKS))
        self.roses[stack].append(Rose(given["id"].text(), names, which))

    def _map(self, field: Field) -> None:
        given = self._entry(field, ("id", "needs"))
        needs = 0
        for name, item in given["needs"].entries(COLOURS).items():
            needs += of_colour(COLOURS.index(name), item.whole(1, 15))
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
        given = self._entry(field, ("id", "stops"))
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
        given = self._entry(field, ("id", "upper", "lower"))
        upper, lower = _effects(given["upper"]), _effects(given["lower"])
        for name in upper:
            if name in lower and name != STILL:
                raise given["lower"].refuse("both-halves", value=name)
        self.weathers.append(WeatherCard(given["id"].text(), upper, lower))


def read_stop(text: str) -> Stop | None:
    """A stop as a set says it; what stands alone is the island or a shore location."""
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


def _ids(cards: Json) -> list[str]:
    """The ids of all cards, for phrases that name one."""
    found: list[str] = []
    for card in cards if isinstance(cards, list) else []:
        id = card.get("id") if isinstance(card, dict) else None
        if isinstance(id, str):
            found.append(id)
    return found


def _goods(field: Field) -> int:
    """A cost: resources by name, and `any`."""
    found = 0
    for name, item in field.entries((*RESOURCES, "any")).items():
        index = WILD if name == "any" else GOODS.index(name)
        found += unit(index) * item.whole(1, DEAREST)
    return found


def _effects(field: Field) -> dict[str, int]:
    """What half a weather card does."""
    found: dict[str, int] = {}
    for name, item in field.entries((*NUMBERS, *FLAGS, *COSTS, STILL)).items():
        if name in COSTS:
            found[name] = _goods(item)
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
