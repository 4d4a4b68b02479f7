"""The sixteen scoring cards: one function each, from a sheet to stars (C-82 to C-100)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from . import counts
from .board import ALL, COLUMN_0, EDGE, SIZE, STRIDE, clusters, flood, lines, neighbours
from .cards import FARM, FOREST, MONSTER, VILLAGE, WATER
from .sheet import Sheet

# Forest


def sentinel_wood(sheet: Sheet) -> int:
    """1 for each forest space on the map edge (C-84)."""
    return (sheet.forest & EDGE).bit_count()


def greenbough(sheet: Sheet) -> int:
    """1 for each row and each column with a forest space (C-85)."""
    return lines(sheet.forest)


def treetower(sheet: Sheet) -> int:
    """1 for each forest space without an empty neighbour (C-86)."""
    return (sheet.forest & ~neighbours(sheet.empty)).bit_count()


def stoneside_forest(sheet: Sheet) -> int:
    """3 for each mountain that a forest cluster links with another mountain (C-87)."""
    mountains = sheet.land.mountains
    linked = 0
    rest = sheet.forest & sheet.land.beside_mountains
    while rest:
        cluster = flood(rest & -rest, sheet.forest)
        touched = neighbours(cluster) & mountains
        if touched & (touched - 1):  # at least two
            linked |= touched
        rest &= ~cluster
    return 3 * linked.bit_count()


# Farm and water


def canal_lake(sheet: Sheet) -> int:
    """1 for each water space beside a farm and each farm space beside water (C-88)."""
    return (sheet.water & neighbours(sheet.farm)).bit_count() + (
        sheet.farm & neighbours(sheet.water)
    ).bit_count()


def mages_valley(sheet: Sheet) -> int:
    """2 for each water space and 1 for each farm space beside a mountain (C-89)."""
    near = sheet.land.beside_mountains
    return 2 * (sheet.water & near).bit_count() + (sheet.farm & near).bit_count()


def golden_granary(sheet: Sheet) -> int:
    """1 for each water space beside ruins, 3 for each farm space on ruins (C-90)."""
    land = sheet.land
    return (sheet.water & land.beside_ruins).bit_count() + 3 * (sheet.farm & land.ruins).bit_count()


def shoreside_expanse(sheet: Sheet) -> int:
    """3 for each farm cluster away from water and edge, and for water likewise (C-91)."""
    return 3 * (_apart(sheet.farm, sheet.water) + _apart(sheet.water, sheet.farm))


def _apart(board: int, other: int) -> int:
    """Return how many clusters of a board touch neither the edge nor the other board."""
    touching = board & (EDGE | neighbours(other))
    rest = board & ~flood(touching, board)
    count = 0
    while rest:
        count += 1
        rest &= ~flood(rest & -rest, rest)
    return count


# Village


def wildholds(sheet: Sheet) -> int:
    """8 for each village cluster of six or more (C-92)."""
    rest = sheet.village
    count = 0
    while rest.bit_count() >= 6:
        cluster = flood(rest & -rest, rest)
        if cluster.bit_count() >= 6:
            count += 1
        rest ^= cluster
    return 8 * count


def great_city(sheet: Sheet) -> int:
    """1 for each space of the largest village cluster that touches no mountain (C-93)."""
    village = sheet.village
    rest = village & ~flood(village & sheet.land.beside_mountains, village)
    largest = 0
    while rest.bit_count() > largest:
        cluster = flood(rest & -rest, rest)
        largest = max(largest, cluster.bit_count())
        rest ^= cluster
    return largest


def greengold_plains(sheet: Sheet) -> int:
    """3 for each village cluster beside three or more other terrain types (C-94)."""
    count = 0
    for cluster in clusters(sheet.village):
        near = neighbours(cluster)
        types = (
            (near & sheet.forest != 0)
            + (near & sheet.farm != 0)
            + (near & sheet.water != 0)
            + (near & sheet.monster != 0)
            + (near & sheet.land.mountains != 0)
        )
        if types >= 3:
            count += 1
    return 3 * count


def shieldgate(sheet: Sheet) -> int:
    """2 for each space of the second largest village cluster (C-95)."""
    rest = sheet.village
    largest = second = 0
    while rest.bit_count() > second:
        cluster = flood(rest & -rest, rest)
        size = cluster.bit_count()
        if size > largest:
            largest, second = size, largest
        elif size > second:
            second = size
        rest ^= cluster
    return 2 * second


# Arrangement


def borderlands(sheet: Sheet) -> int:
    """6 for each row and each column without an empty space (C-96)."""
    return 6 * (2 * SIZE - lines(sheet.empty))


def lost_barony(sheet: Sheet) -> int:
    """3 times the side of the largest filled square (C-97)."""
    corners = ALL & ~sheet.empty  # top-left corners of filled squares of side 1, then 2, ...
    side = 0
    while corners:
        side += 1
        corners &= corners >> 1
        corners &= corners >> STRIDE
    return 3 * side


def broken_road(sheet: Sheet) -> int:
    """3 for each filled diagonal from the left edge down to the bottom edge (C-98)."""
    step = STRIDE + 1
    gaps = sheet.empty  # smeared 1 + 2 + 4 + 3 = 10 steps up and to the left, into the first column
    gaps |= gaps >> step
    gaps |= gaps >> 2 * step
    gaps |= gaps >> 4 * step
    gaps |= gaps >> 3 * step
    return 3 * (SIZE - (gaps & COLUMN_0).bit_count())


def cauldrons(sheet: Sheet) -> int:
    """1 for each empty space without an empty neighbour (C-99)."""
    return (sheet.empty & ~neighbours(sheet.empty)).bit_count()


class Edict:
    """A scoring card: its back, its solo number (C-117), its score, the spaces that it counts, and the
    terrains that can change it.

    `by_fill` is true if the score depends only on which spaces are filled, not on their terrains.
    """

    __slots__ = ("back", "by_fill", "counts", "id", "reads", "score", "solo")

    def __init__(
        self,
        score: Callable[[Sheet], int],
        counts: Callable[[Sheet], int],
        back: str,
        solo: int,
        reads: tuple[int, ...],
        by_fill: bool = False,
    ) -> None:
        self.id: Final = score.__name__
        self.score: Final = score
        self.counts: Final = counts
        self.back: Final = back
        self.solo: Final = solo
        self.reads: Final = reads
        self.by_fill: Final = by_fill


_ANY: Final = (FOREST, VILLAGE, FARM, WATER, MONSTER)

BACKS: Final = ("forest", "farm_water", "village", "arrangement")
EDICTS: Final[tuple[Edict, ...]] = (
    Edict(sentinel_wood, counts.sentinel_wood, "forest", 25, (FOREST,)),
    Edict(greenbough, counts.greenbough, "forest", 22, (FOREST,)),
    Edict(treetower, counts.treetower, "forest", 17, _ANY),
    Edict(stoneside_forest, counts.stoneside_forest, "forest", 18, (FOREST,)),
    Edict(canal_lake, counts.canal_lake, "farm_water", 24, (FARM, WATER)),
    Edict(mages_valley, counts.mages_valley, "farm_water", 22, (FARM, WATER)),
    Edict(golden_granary, counts.golden_granary, "farm_water", 20, (FARM, WATER)),
    Edict(shoreside_expanse, counts.shoreside_expanse, "farm_water", 27, (FARM, WATER)),
    Edict(wildholds, counts.wildholds, "village", 16, (VILLAGE,)),
    Edict(great_city, counts.great_city, "village", 16, (VILLAGE,)),
    Edict(greengold_plains, counts.greengold_plains, "village", 21, _ANY),
    Edict(shieldgate, counts.shieldgate, "village", 20, (VILLAGE,)),
    Edict(borderlands, counts.borderlands, "arrangement", 24, _ANY, by_fill=True),
    Edict(lost_barony, counts.lost_barony, "arrangement", 24, _ANY, by_fill=True),
    Edict(broken_road, counts.broken_road, "arrangement", 24, _ANY, by_fill=True),
    Edict(cauldrons, counts.cauldrons, "arrangement", 20, _ANY, by_fill=True),
)
EDICT_INDEX: Final = {edict.id: index for index, edict in enumerate(EDICTS)}
