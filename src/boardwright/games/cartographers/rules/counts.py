"""The spaces that each scoring card counts, for programs that show a map.

Scores do not need these boards and are faster without them; `tests/games/cartographers/test_counts.py`
compares the two.
"""

from __future__ import annotations

from .board import ALL, COLUMN_0, EDGE, ROW_0, SIZE, STRIDE, clusters, flood, neighbours
from .sheet import Sheet

# Forest


def sentinel_wood(sheet: Sheet) -> int:
    """Forest on the edge."""
    return sheet.forest & EDGE


def greenbough(sheet: Sheet) -> int:
    """All forest: each space makes its row and its column count."""
    return sheet.forest


def treetower(sheet: Sheet) -> int:
    """Forest without an empty neighbour."""
    return sheet.forest & ~neighbours(sheet.empty)


def stoneside_forest(sheet: Sheet) -> int:
    """Linked mountains, and the forest that links them."""
    found = 0
    for cluster in clusters(sheet.forest):
        touched = neighbours(cluster) & sheet.land.mountains
        if touched & (touched - 1):  # at least two
            found |= cluster | touched
    return found


# Farm and water


def canal_lake(sheet: Sheet) -> int:
    """Water beside farms, and farms beside water."""
    return sheet.water & neighbours(sheet.farm) | sheet.farm & neighbours(sheet.water)


def mages_valley(sheet: Sheet) -> int:
    """Water and farms beside mountains."""
    return (sheet.water | sheet.farm) & sheet.land.beside_mountains


def golden_granary(sheet: Sheet) -> int:
    """Water beside ruins, and farms on ruins."""
    return sheet.water & sheet.land.beside_ruins | sheet.farm & sheet.land.ruins


def shoreside_expanse(sheet: Sheet) -> int:
    """Farms away from water and edge, and water likewise."""
    return _apart(sheet.farm, sheet.water) | _apart(sheet.water, sheet.farm)


def _apart(board: int, other: int) -> int:
    return board & ~flood(board & (EDGE | neighbours(other)), board)


# Village


def wildholds(sheet: Sheet) -> int:
    """Village clusters of six or more."""
    return sum([cluster for cluster in clusters(sheet.village) if cluster.bit_count() >= 6])


def great_city(sheet: Sheet) -> int:
    """The largest village cluster that touches no mountain."""
    village = sheet.village
    return _largest(village & ~flood(village & sheet.land.beside_mountains, village))


def greengold_plains(sheet: Sheet) -> int:
    """Village clusters beside three or more other terrain types."""
    others = (sheet.forest, sheet.farm, sheet.water, sheet.monster, sheet.land.mountains)
    found = 0
    for cluster in clusters(sheet.village):
        near = neighbours(cluster)
        if sum([near & other != 0 for other in others]) >= 3:
            found |= cluster
    return found


def shieldgate(sheet: Sheet) -> int:
    """The second largest village cluster."""
    return _largest(sheet.village & ~_largest(sheet.village))


def _largest(board: int) -> int:
    """Return the largest cluster of a board; of several, the first in reading order."""
    found = 0
    for cluster in clusters(board):
        if cluster.bit_count() > found.bit_count():
            found = cluster
    return found


# Arrangement


def borderlands(sheet: Sheet) -> int:
    """Rows and columns without an empty space."""
    found = 0
    for line in range(SIZE):
        for spaces in (ROW_0 << line * STRIDE, COLUMN_0 << line):
            if not spaces & sheet.empty:
                found |= spaces
    return found


def lost_barony(sheet: Sheet) -> int:
    """The largest filled square; of several, the first in reading order."""
    corners = ALL & ~sheet.empty
    first, side = 0, 0
    while corners:
        first, side = corners & -corners, side + 1
        corners &= corners >> 1
        corners &= corners >> STRIDE
    row = first * ((1 << side) - 1)
    return sum([row << step * STRIDE for step in range(side)])


def broken_road(sheet: Sheet) -> int:
    """Filled diagonals from the left edge down to the bottom edge."""
    found = 0
    for top in range(SIZE):
        diagonal = sum([1 << (top + step) * STRIDE + step for step in range(SIZE - top)])
        if not diagonal & sheet.empty:
            found |= diagonal
    return found


def cauldrons(sheet: Sheet) -> int:
    """Empty spaces without an empty neighbour."""
    return sheet.empty & ~neighbours(sheet.empty)


def monsters(sheet: Sheet) -> int:
    """Empty spaces beside a monster, which cost one star each."""
    return sheet.empty & neighbours(sheet.monster)
