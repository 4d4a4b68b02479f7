"""The scoring cards in machine words: the twin of `rules.edicts` (C-84 to C-99)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from ...rules.edicts import EDICT_INDEX
from .bitboards import (
    COLUMN_0,
    COLUMNS_0_TO_6,
    COLUMNS_0_TO_7,
    COLUMNS_0_TO_8,
    EDGE,
    HIGH,
    LOW,
    NOT_LAST,
    SIZE,
    Board,
    columns_with,
    difference,
    first_of,
    flood,
    intersection,
    intersects,
    is_nonempty,
    neighbours,
    rows_with,
    shift_down,
    space_count,
    union,
)
from .maps import Ground, KernelMap
from .numba_tools import Numbers, cached, compiled, numbers

# Forest


@compiled
def sentinel_wood(plan: KernelMap) -> int:
    """1 for each forest space on the map edge (C-84)."""
    return space_count(intersection(plan.forest, EDGE))


@compiled
def greenbough(plan: KernelMap) -> int:
    """1 for each row and each column with a forest space (C-85)."""
    return rows_with(plan.forest) + columns_with(plan.forest)


@compiled
def treetower(plan: KernelMap) -> int:
    """1 for each forest space without an empty neighbour (C-86)."""
    return space_count(difference(plan.forest, neighbours(plan.empty)))


@compiled
def stoneside_forest(plan: KernelMap, ground: Ground) -> int:
    """3 for each mountain that a forest cluster links with another mountain (C-87)."""
    linked = (0, 0)
    rest = intersection(plan.forest, ground.beside_mountains)
    while is_nonempty(rest):
        cluster = flood(first_of(rest), plan.forest)
        touched = intersection(neighbours(cluster), ground.mountains)
        if space_count(touched) > 1:
            linked = union(linked, touched)
        rest = difference(rest, cluster)
    return 3 * space_count(linked)


# Farm and water


@compiled
def canal_lake(plan: KernelMap) -> int:
    """1 for each water space beside a farm and each farm space beside water (C-88)."""
    return space_count(intersection(plan.water, neighbours(plan.farm))) + space_count(
        intersection(plan.farm, neighbours(plan.water))
    )


@compiled
def mages_valley(plan: KernelMap, ground: Ground) -> int:
    """2 for each water space and 1 for each farm space beside a mountain (C-89)."""
    near = ground.beside_mountains
    return 2 * space_count(intersection(plan.water, near)) + space_count(intersection(plan.farm, near))


@compiled
def golden_granary(plan: KernelMap, ground: Ground) -> int:
    """1 for each water space beside ruins, 3 for each farm space on ruins (C-90)."""
    return space_count(intersection(plan.water, ground.beside_ruins)) + 3 * space_count(
        intersection(plan.farm, ground.ruins)
    )


@compiled
def shoreside_expanse(plan: KernelMap) -> int:
    """3 for each farm cluster away from water and edge, and for water likewise (C-91)."""
    return 3 * (apart(plan.farm, plan.water) + apart(plan.water, plan.farm))


@compiled
def apart(board: Board, other: Board) -> int:
    """Return how many clusters of a board touch neither the edge nor the other board."""
    touching = intersection(board, union(EDGE, neighbours(other)))
    rest = difference(board, flood(touching, board))
    clusters = 0
    while is_nonempty(rest):
        clusters += 1
        rest = difference(rest, flood(first_of(rest), rest))
    return clusters


# Village


@compiled
def wildholds(plan: KernelMap) -> int:
    """8 for each village cluster of six or more (C-92)."""
    rest = plan.village
    holds = 0
    while space_count(rest) >= 6:
        cluster = flood(first_of(rest), rest)
        if space_count(cluster) >= 6:
            holds += 1
        rest = difference(rest, cluster)
    return 8 * holds


@compiled
def great_city(plan: KernelMap, ground: Ground) -> int:
    """1 for each space of the largest village cluster that touches no mountain (C-93)."""
    village = plan.village
    rest = difference(village, flood(intersection(village, ground.beside_mountains), village))
    largest = 0
    while space_count(rest) > largest:
        cluster = flood(first_of(rest), rest)
        largest = max(largest, space_count(cluster))
        rest = difference(rest, cluster)
    return largest


@compiled
def greengold_plains(plan: KernelMap, ground: Ground) -> int:
    """3 for each village cluster beside three or more other terrain types (C-94)."""
    plains = 0
    rest = plan.village
    while is_nonempty(rest):
        cluster = flood(first_of(rest), rest)
        if types_beside(cluster, plan, ground) >= 3:
            plains += 1
        rest = difference(rest, cluster)
    return 3 * plains


@compiled
def types_beside(cluster: Board, plan: KernelMap, ground: Ground) -> int:
    """Return how many terrain types other than village lie beside a cluster."""
    near = neighbours(cluster)
    types = 0
    if intersects(near, plan.forest):
        types += 1
    if intersects(near, plan.farm):
        types += 1
    if intersects(near, plan.water):
        types += 1
    if intersects(near, plan.monster):
        types += 1
    if intersects(near, ground.mountains):
        types += 1
    return types


@compiled
def shieldgate(plan: KernelMap) -> int:
    """2 for each space of the second largest village cluster (C-95)."""
    rest = plan.village
    largest = second = 0
    while space_count(rest) > second:
        cluster = flood(first_of(rest), rest)
        found = space_count(cluster)
        if found > largest:
            largest, second = found, largest
        elif found > second:
            second = found
        rest = difference(rest, cluster)
    return 2 * second


# Arrangement


@compiled
def borderlands(plan: KernelMap) -> int:
    """6 for each row and each column without an empty space (C-96)."""
    return 6 * (2 * SIZE - rows_with(plan.empty) - columns_with(plan.empty))


@compiled
def lost_barony(plan: KernelMap) -> int:
    """3 times the side of the largest filled square (C-97)."""
    # Top-left corners of filled squares of side 1, then 2, ...
    corners = (~plan.empty[0] & LOW, ~plan.empty[1] & HIGH)
    side = 0
    while is_nonempty(corners):
        side += 1
        corners = intersection(corners, intersection(shift_down(corners, 1), NOT_LAST))
        corners = intersection(corners, shift_down(corners, SIZE))
    return 3 * side


@compiled
def broken_road(plan: KernelMap) -> int:
    """3 for each filled diagonal from the left edge down to the bottom edge (C-98)."""
    gaps = plan.empty  # smeared 1 + 2 + 4 + 3 = 10 steps up and to the left, into the first column
    gaps = union(gaps, intersection(shift_down(gaps, SIZE + 1), NOT_LAST))
    gaps = union(gaps, intersection(shift_down(gaps, 2 * (SIZE + 1)), COLUMNS_0_TO_8))
    gaps = union(gaps, intersection(shift_down(gaps, 4 * (SIZE + 1)), COLUMNS_0_TO_6))
    gaps = union(gaps, intersection(shift_down(gaps, 3 * (SIZE + 1)), COLUMNS_0_TO_7))
    return 3 * (SIZE - space_count(intersection(gaps, COLUMN_0)))


@compiled
def cauldrons(plan: KernelMap) -> int:
    """1 for each empty space without an empty neighbour (C-99)."""
    return space_count(difference(plan.empty, neighbours(plan.empty)))


# The scoring cards by their index in `EDICTS`

SENTINEL_WOOD = EDICT_INDEX["sentinel_wood"]
GREENBOUGH = EDICT_INDEX["greenbough"]
TREETOWER = EDICT_INDEX["treetower"]
STONESIDE_FOREST = EDICT_INDEX["stoneside_forest"]
CANAL_LAKE = EDICT_INDEX["canal_lake"]
MAGES_VALLEY = EDICT_INDEX["mages_valley"]
GOLDEN_GRANARY = EDICT_INDEX["golden_granary"]
SHORESIDE_EXPANSE = EDICT_INDEX["shoreside_expanse"]
WILDHOLDS = EDICT_INDEX["wildholds"]
GREAT_CITY = EDICT_INDEX["great_city"]
GREENGOLD_PLAINS = EDICT_INDEX["greengold_plains"]
SHIELDGATE = EDICT_INDEX["shieldgate"]
BORDERLANDS = EDICT_INDEX["borderlands"]
LOST_BARONY = EDICT_INDEX["lost_barony"]
BROKEN_ROAD = EDICT_INDEX["broken_road"]
CAULDRONS = EDICT_INDEX["cauldrons"]
KNOWN: Final = frozenset({
    SENTINEL_WOOD, GREENBOUGH, TREETOWER, STONESIDE_FOREST, CANAL_LAKE, MAGES_VALLEY, GOLDEN_GRANARY,
    SHORESIDE_EXPANSE, WILDHOLDS, GREAT_CITY, GREENGOLD_PLAINS, SHIELDGATE, BORDERLANDS, LOST_BARONY,
    BROKEN_ROAD, CAULDRONS,
})  # fmt: skip
"""The edicts that `stars` has a branch for."""


def row_of_edicts(edicts: Sequence[int]) -> Numbers:
    """Return edicts for compiled code, which does not check them. Raise for one that `stars` does not
    know."""
    if unknown := set(edicts) - KNOWN:
        raise ValueError(f"the kernel does not know these edicts: {sorted(unknown)}")
    return numbers(edicts)


@cached
def stars(edict: int, plan: KernelMap, ground: Ground) -> int:
    """Return the stars of a scoring card."""
    if edict == SENTINEL_WOOD:
        return sentinel_wood(plan)
    if edict == GREENBOUGH:
        return greenbough(plan)
    if edict == TREETOWER:
        return treetower(plan)
    if edict == STONESIDE_FOREST:
        return stoneside_forest(plan, ground)
    if edict == CANAL_LAKE:
        return canal_lake(plan)
    if edict == MAGES_VALLEY:
        return mages_valley(plan, ground)
    if edict == GOLDEN_GRANARY:
        return golden_granary(plan, ground)
    if edict == SHORESIDE_EXPANSE:
        return shoreside_expanse(plan)
    if edict == WILDHOLDS:
        return wildholds(plan)
    if edict == GREAT_CITY:
        return great_city(plan, ground)
    if edict == GREENGOLD_PLAINS:
        return greengold_plains(plan, ground)
    if edict == SHIELDGATE:
        return shieldgate(plan)
    if edict == BORDERLANDS:
        return borderlands(plan)
    if edict == LOST_BARONY:
        return lost_barony(plan)
    if edict == BROKEN_ROAD:
        return broken_road(plan)
    return cauldrons(plan)
