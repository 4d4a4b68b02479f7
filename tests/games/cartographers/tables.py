"""A table to test at: positions in a few lines, and short ways to look at what lies on it.

Maps are eleven rows of marks: `.` blank, `R` blank ruins, `^` mountain, `#` wasteland, and for drawn
terrain `F` forest, `V` village, `f` farm, `W` water, `M` monster. Spaces are named as in codes: `h6`.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final, TypeAlias

import pytest

from boardwright import cartographers
from boardwright.core.events import Event
from boardwright.core.plain_data import Json
from boardwright.core.refusal import IllegalChoice
from boardwright.core.rng import Rng
from boardwright.games.cartographers import CartographersState

Rows: TypeAlias = Sequence[str]

# The printed sides are typed again here, so that the test finds an error in those of the engine.
SIDE_A: Final = (
    "...........",
    "...^.R.....",
    ".R......^R.",
    "...........",
    "...........",
    ".....^.....",
    "...........",
    "...........",
    ".R^......R.",
    ".....R.^...",
    "...........",
)
SIDE_B: Final = (
    "...........",
    "......R.^..",
    "..R^.......",
    ".....#.....",
    "....##R....",
    "....###....",
    ".R...#.....",
    ".....^..R..",
    ".........^.",
    "..^R.......",
    "...........",
)
SIDES: Final = {"a": SIDE_A, "b": SIDE_B}
OPEN: Final = ("...........",) * 11
"""A map on which nothing is printed."""

LANDSCAPES: Final = (
    "great_river", "farmland", "hamlet", "forgotten_forest", "hinterland_stream", "homestead", "orchard",
    "treetop_village", "marshlands", "fishing_village", "rift_lands",
)  # fmt: skip
RUINS: Final = ("temple_ruins", "outpost_ruins")
AMBUSHES: Final = ("goblin_attack", "bugbear_assault", "kobold_onslaught", "gnoll_raid")

EDICTS: Final = ("treetower", "great_city", "canal_lake", "borderlands")
"""The scoring cards under A to D unless a test says otherwise."""
HANDS: Final = (
    ("sentinel_wood", "canal_lake", "wildholds", "borderlands"),
    ("greenbough", "mages_valley", "great_city", "lost_barony"),
    ("treetower", "golden_granary", "greengold_plains", "broken_road"),
    ("stoneside_forest", "shoreside_expanse", "shieldgate", "cauldrons"),
)
"""All sixteen scoring cards, in four hands that a game can have."""


# Maps


def place(name: str) -> tuple[int, int]:
    """Row and column of a space: `h6` is (7, 5)."""
    return "abcdefghijk".index(name[0]), int(name[1:]) - 1


def name(row: int, column: int) -> str:
    """The name of a space: (7, 5) is `h6`."""
    return f"{'abcdefghijk'[row]}{column + 1}"


def split(spot: str) -> list[str]:
    """`b3b4c4` as its three names."""
    cuts = [i for i, letter in enumerate(spot) if letter.isalpha()]
    return [spot[start:end] for start, end in zip(cuts, [*cuts[1:], len(spot)], strict=True)]


def spaces_with(rows: Rows, letters: str) -> list[str]:
    """The spaces of a map that carry one of the letters, in reading order."""
    return [name(r, c) for r, row in enumerate(rows) for c, letter in enumerate(row) if letter in letters]


def lay(rows: Rows, pattern: Rows, at: str) -> list[str]:
    """The map with a pattern put on it, the pattern's top-left space at `at`."""
    top, left = place(at)
    new = [list(row) for row in rows]
    for r, line in enumerate(pattern):
        for c, letter in enumerate(line):
            new[top + r][left + c] = letter
    return ["".join(row) for row in new]


def mark(rows: Rows, letter: str, *names: str) -> list[str]:
    """The map with this letter on the named spaces."""
    new = [list(row) for row in rows]
    for space in names:
        r, c = place(space)
        new[r][c] = letter
    return ["".join(row) for row in new]


def full(*blank: str, land: Rows = SIDE_A, drawn: str = "F") -> list[str]:
    """A map drawn full with one terrain, but for the named spaces."""
    rows = ["".join(drawn if m in ".R" else m for m in row) for row in land]
    for space in blank:
        r, c = place(space)
        rows = mark(rows, land[r][c], space)
    return rows


def printed(rows: Rows) -> list[str]:
    """What is printed on a map once the drawing is rubbed out."""
    return ["".join(m if m in "^R#" else "." for m in row) for row in rows]


# Positions


def table(
    *maps: Rows,
    land: str | Rows = "a",
    coins: Sequence[int] = (),
    edicts: Sequence[str] = EDICTS,
    any_terrain: bool = False,
    **fields: Json,
) -> CartographersState:
    """A game at this position, one seat for each map; without maps one seat, or as many as `seats` says.

    Where neither `next` nor `revealed` is given, a quiet card comes next, so that no ambush disturbs a test.
    """
    position: dict[str, Json] = {
        "options": {
            "map": land if isinstance(land, str) else list(land),
            "edicts": list(edicts),
            "any_terrain": any_terrain,
        }
    }
    if maps:
        position["seats"] = [
            {"map": list(rows), "coins": coins[seat] if coins else 0} for seat, rows in enumerate(maps)
        ]
    over = fields.get("season") == "over" or (fields.get("season") == "winter" and fields.get("time") == 6)
    if not over and "revealed" not in fields:
        position["next"] = ["hamlet" if fields.get("card") == "rift_lands" else "rift_lands"]
    return cartographers.load(position | fields)


def everyone_draws(state: CartographersState) -> list[Event]:
    """Each seat that is waited for draws the first thing it may."""
    events: list[Event] = []
    for seat in state.waiting():
        events += state.choose(seat, state.options(seat).codes()[0])
    return events


def play_out(state: CartographersState, seed: int = 0) -> list[Event]:
    """Random drawings until the game is over."""
    rng = Rng(seed)
    events: list[Event] = []
    while state.waiting():
        for seat in state.waiting():
            options = state.options(seat)
            events += state.choose(seat, options.code(options.sample(rng)))
    return events


# Looking


def seen(state: CartographersState, *path: str | int, seat: int | None = None) -> Json:
    """What a seat (a spectator by default) sees at a path of its view."""
    value: Json = state.view(seat)
    for step in path:
        if isinstance(step, str):
            assert isinstance(value, dict), f"no {step} in {value}"
            value = value[step]
        else:
            assert isinstance(value, list), f"no {step} in {value}"
            value = value[step]
    return value


def rows_of(state: CartographersState, owner: int = 0) -> list[str]:
    """A player's map."""
    return texts(seen(state, "maps", owner, "rows"))


def coins_of(state: CartographersState, owner: int = 0) -> Json:
    """The coins on a player's track."""
    return seen(state, "maps", owner, "coins")


def texts(value: Json) -> list[str]:
    """The value, which has to be a list of strings."""
    assert isinstance(value, list)
    assert all(isinstance(item, str) for item in value)
    return [str(item) for item in value]


def spots(codes: Iterable[str]) -> set[str]:
    """The spaces of some drawings, whatever terrain they are drawn with."""
    return {code.partition(":")[2] for code in codes}


def sizes(codes: Iterable[str]) -> set[int]:
    """How many spaces the drawings have."""
    return {size(code) for code in codes}


def size(code: str) -> int:
    """How many spaces a drawing has."""
    return len(split(code.partition(":")[2]))


def terrains(codes: Iterable[str]) -> set[str]:
    """The terrains that occur in the drawings."""
    return {code.partition(":")[0] for code in codes}


def kinds(events: Iterable[Event]) -> list[str]:
    """What happened, in order."""
    return [event.kind for event in events]


def facts(events: Iterable[Event], kind: str, particular: str) -> list[Json]:
    """One particular of all events of a kind, in order."""
    return [event.args[particular] for event in events if event.kind == kind]


def refused(state: CartographersState, code: str, seat: int = 0) -> str:
    """The reason why a drawing is refused; it has to be, and to leave everything as it was (C-121)."""
    before = state.dump()
    with pytest.raises(IllegalChoice) as refusal:
        state.choose(seat, code)
    assert state.dump() == before
    assert refusal.value.where in ("", code)
    return refusal.value.reason


# Scores


def stars(rows: Rows, land: str | Rows) -> dict[str, int]:
    """What each of the sixteen scoring cards gives for a map."""
    found: dict[str, int] = {}
    for hand in HANDS:
        values = seen(table(rows, land=land, edicts=hand, season="over"), "maps", 0, "edicts_now")
        assert isinstance(values, list)
        for edict, value in zip(hand, values, strict=True):
            assert isinstance(value, int)
            found[edict] = value
    return found


def star(edict: str, pattern: Rows, at: str = "e5", ruins: Sequence[str] = (), rows: Rows = OPEN) -> int:
    """What one scoring card gives for a pattern on an otherwise blank map.

    Marks for mountain, ruins and wasteland in the pattern are print; `ruins` names drawn-on ruins.
    """
    drawn = lay(rows, pattern, at)
    hand = next(hand for hand in HANDS if edict in hand)
    state = table(drawn, land=mark(printed(drawn), "R", *ruins), edicts=hand, season="over")
    value = seen(state, "maps", 0, "edicts_now", hand.index(edict))
    assert isinstance(value, int)
    return value
