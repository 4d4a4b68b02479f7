"""The rules a second time, the slow way: loops and sets over a plain 11 x 11 grid of letters.

Written from the clauses and sharing nothing with the engine, so that the two can be compared on maps
nobody has looked at. A map is two lists of eleven rows: what is printed (`.^R#`) and what is seen
(the same, with `FVfWM` where something is drawn).
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Final, TypeAlias

Space: TypeAlias = tuple[int, int]
Spaces: TypeAlias = frozenset[Space]

ALL: Final = [(r, c) for r in range(11) for c in range(11)]

LETTERS: Final = {"forest": "F", "village": "V", "farm": "f", "water": "W", "monster": "M"}

CARDS: Final[dict[str, tuple[list[str], list[str]]]] = {
    "great_river": (["water"], ["X|X|X", "..X|.XX|XX."]),
    "farmland": (["farm"], ["X|X", ".X.|XXX|.X."]),
    "hamlet": (["village"], ["X.|XX", "XXX|XX."]),
    "forgotten_forest": (["forest"], ["X.|.X", "X.|XX|.X"]),
    "hinterland_stream": (["farm", "water"], ["XXX|X..|X.."]),
    "homestead": (["village", "farm"], ["X.|XX|X."]),
    "orchard": (["forest", "farm"], ["XXX|..X"]),
    "treetop_village": (["forest", "village"], ["..XX|XXX."]),
    "marshlands": (["forest", "water"], ["X..|XXX|X.."]),
    "fishing_village": (["village", "water"], ["XXXX"]),
    "rift_lands": (["forest", "village", "farm", "water", "monster"], ["X"]),
    "goblin_attack": (["monster"], ["X..|.X.|..X"]),
    "bugbear_assault": (["monster"], ["X.X|X.X"]),
    "kobold_onslaught": (["monster"], ["X.|XX|X."]),
    "gnoll_raid": (["monster"], ["XX|X.|XX"]),
}
"""Terrains and shapes of every card that is drawn with."""


class Map:
    """One player's map, asked space by space."""

    def __init__(self, land: Sequence[str], rows: Sequence[str]) -> None:
        self.land = land
        self.rows = rows

    def seen(self, space: Space) -> str:
        return self.rows[space[0]][space[1]]

    def is_ruins(self, space: Space) -> bool:
        return self.land[space[0]][space[1]] == "R"  # drawn on or not (C-11)

    def is_mountain(self, space: Space) -> bool:
        return self.seen(space) == "^"

    def is_empty(self, space: Space) -> bool:
        return self.seen(space) in ".R"  # C-6

    def is_filled(self, space: Space) -> bool:
        return not self.is_empty(space)

    def of(self, letter: str) -> list[Space]:
        return [space for space in ALL if self.seen(space) == letter]

    def touches(self, space: Space, letter: str) -> bool:
        return any(self.seen(near) == letter for near in adjacent(space))

    def is_surrounded(self, space: Space) -> bool:
        return all(self.is_filled(near) for near in adjacent(space))  # the edge closes a side (C-10)

    def clusters(self, letter: str) -> list[set[Space]]:
        """C-8, by spreading from each space not yet seen."""
        found: list[set[Space]] = []
        for space in self.of(letter):
            if any(space in cluster for cluster in found):
                continue
            cluster = {space}
            todo = [space]
            while todo:
                for near in adjacent(todo.pop()):
                    if near not in cluster and self.seen(near) == letter:
                        cluster.add(near)
                        todo.append(near)
            found.append(cluster)
        return found

    def around(self, cluster: Iterable[Space]) -> set[Space]:
        inside = set(cluster)
        return {near for space in inside for near in adjacent(space)} - inside


def adjacent(space: Space) -> list[Space]:
    """C-7."""
    r, c = space
    return [
        (y, x)
        for y, x in [(r - 1, c), (r + 1, c), (r, c - 1), (r, c + 1)]
        if 0 <= y <= 10 and 0 <= x <= 10
    ]  # fmt: skip


def on_edge(space: Space) -> bool:
    """C-9."""
    return space[0] in (0, 10) or space[1] in (0, 10)


# Scoring cards


def sentinel_wood(m: Map) -> int:
    return len([space for space in m.of("F") if on_edge(space)])


def greenbough(m: Map) -> int:
    return len({r for r, _ in m.of("F")}) + len({c for _, c in m.of("F")})


def treetower(m: Map) -> int:
    return len([space for space in m.of("F") if m.is_surrounded(space)])


def stoneside_forest(m: Map) -> int:
    linked: set[Space] = set()
    for cluster in m.clusters("F"):
        mountains = {space for space in m.around(cluster) if m.is_mountain(space)}
        if len(mountains) >= 2:
            linked |= mountains
    return 3 * len(linked)


def canal_lake(m: Map) -> int:
    total = 0
    for space in ALL:
        if m.seen(space) == "W" and m.touches(space, "f"):
            total += 1
        if m.seen(space) == "f" and m.touches(space, "W"):
            total += 1
    return total


def mages_valley(m: Map) -> int:
    worth = {"W": 2, "f": 1}
    return sum(worth.get(m.seen(space), 0) for space in ALL if m.touches(space, "^"))


def golden_granary(m: Map) -> int:
    total = 0
    for space in ALL:
        if m.seen(space) == "W" and any(m.is_ruins(near) for near in adjacent(space)):
            total += 1
        if m.seen(space) == "f" and m.is_ruins(space):
            total += 3
    return total


def shoreside_expanse(m: Map) -> int:
    total = 0
    for mine, other in [("f", "W"), ("W", "f")]:
        for cluster in m.clusters(mine):
            on_the_edge = any(on_edge(space) for space in cluster)
            at_the_other = any(m.touches(space, other) for space in cluster)
            if not on_the_edge and not at_the_other:
                total += 3
    return total


def wildholds(m: Map) -> int:
    return 8 * len([cluster for cluster in m.clusters("V") if len(cluster) >= 6])


def great_city(m: Map) -> int:
    away = [
        len(cluster)
        for cluster in m.clusters("V")
        if not any(m.is_mountain(space) for space in m.around(cluster))
    ]
    return max(away, default=0)


def greengold_plains(m: Map) -> int:
    total = 0
    for cluster in m.clusters("V"):
        types = {m.seen(space) for space in m.around(cluster)} & set("FfWM^")
        if len(types) >= 3:
            total += 3
    return total


def shieldgate(m: Map) -> int:
    in_order = sorted([len(cluster) for cluster in m.clusters("V")], reverse=True)
    return 2 * in_order[1] if len(in_order) >= 2 else 0


def borderlands(m: Map) -> int:
    rows = [[(r, c) for c in range(11)] for r in range(11)]
    columns = [[(r, c) for r in range(11)] for c in range(11)]
    return 6 * len([line for line in rows + columns if all(m.is_filled(space) for space in line)])


def lost_barony(m: Map) -> int:
    best = 0
    for r, c in ALL:
        for side in range(1, 12 - max(r, c)):
            square = [(r + y, c + x) for y in range(side) for x in range(side)]
            if all(m.is_filled(space) for space in square):
                best = max(best, side)
    return 3 * best


def broken_road(m: Map) -> int:
    total = 0
    for k in range(11):
        if all(m.is_filled((k + step, step)) for step in range(11 - k)):
            total += 3
    return total


def cauldrons(m: Map) -> int:
    return len([space for space in ALL if m.is_empty(space) and m.is_surrounded(space)])


EDICTS: Final[dict[str, Callable[[Map], int]]] = {
    "sentinel_wood": sentinel_wood,
    "greenbough": greenbough,
    "treetower": treetower,
    "stoneside_forest": stoneside_forest,
    "canal_lake": canal_lake,
    "mages_valley": mages_valley,
    "golden_granary": golden_granary,
    "shoreside_expanse": shoreside_expanse,
    "wildholds": wildholds,
    "great_city": great_city,
    "greengold_plains": greengold_plains,
    "shieldgate": shieldgate,
    "borderlands": borderlands,
    "lost_barony": lost_barony,
    "broken_road": broken_road,
    "cauldrons": cauldrons,
}


def monster_loss(m: Map) -> int:
    """C-71."""
    return len([space for space in ALL if m.is_empty(space) and m.touches(space, "M")])


def open_mountains(m: Map) -> int:
    """Mountains that still wait for a neighbour to be filled, so that each pays once (C-62)."""
    return len([space for space in m.of("^") if any(m.is_empty(near) for near in adjacent(space))])


# Placements


def orientations(shape: str) -> set[Spaces]:
    """All ways to turn and mirror a shape, pushed into the top-left corner (C-13)."""
    rows = shape.split("|")
    cells = [(r, c) for r, row in enumerate(rows) for c, mark in enumerate(row) if mark == "X"]
    found = set()
    for _ in range(2):
        cells = [(r, -c) for r, c in cells]
        for _ in range(4):
            cells = [(c, -r) for r, c in cells]
            top = min(r for r, _ in cells)
            left = min(c for _, c in cells)
            found.add(frozenset((r - top, c - left) for r, c in cells))
    return found


def placements(m: Map, shape: str) -> set[Spaces]:
    """All legal sets of spaces for a shape (C-15)."""
    found = set()
    for cells in orientations(shape):
        for top, left in ALL:
            spaces = frozenset((top + r, left + c) for r, c in cells)
            if all(r <= 10 and c <= 10 for r, c in spaces) and all(m.is_empty(space) for space in spaces):
                found.add(spaces)
    return found


def drawings(m: Map, card: str, ruins: bool = False, any_terrain: bool = False) -> list[str]:
    """The codes of everything that may be drawn with a card (C-42 to C-52, C-57, C-58, C-126)."""
    kinds, shapes = CARDS[card]
    sets: set[Spaces] = set()
    for shape in shapes:
        sets |= placements(m, shape)
    if ruins:
        sets = {spaces for spaces in sets if any(m.is_ruins(space) for space in spaces)}
    if not sets:
        sets = {frozenset([space]) for space in ALL if m.is_empty(space)}
        if ruins and any_terrain:
            kinds = list(LETTERS)
    return [f"{terrain}:{spell(spaces)}" for terrain in kinds for spaces in sets]


def spell(spaces: Spaces) -> str:
    """Names of spaces in reading order."""
    return "".join("abcdefghijk"[r] + str(c + 1) for r, c in sorted(spaces))
