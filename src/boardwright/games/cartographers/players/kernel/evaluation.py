"""The value of a drawing: the heuristic of the engine over machine words, which also values unfinished
things.

All values are in hundredths of a star, so that equal maps have equal values on every machine. Each edict
counts as often as it will still be scored. What is unfinished counts by its *hope*, which fades with the time
left to finish it. The weights are in `weights`.
"""

from __future__ import annotations

from typing import Final

from ...rules.cards import FOREST, SEASONS, TERRAINS, VILLAGE
from ...rules.edicts import EDICTS
from ..heuristic import scorings_left
from .bitboards import (
    HIGH,
    LOW,
    NOT_FIRST,
    NOT_LAST,
    SIZE,
    Board,
    difference,
    first_of,
    flood,
    intersection,
    intersects,
    is_nonempty,
    neighbours,
    row_of,
    shift_down,
    shift_up,
    space_count,
    union,
)
from .deals import LIMITS
from .maps import Ground, KernelMap, monster_loss
from .numba_tools import Numbers, cached, compiled, count, inlined, numbers
from .stars import (
    BORDERLANDS,
    BROKEN_ROAD,
    CAULDRONS,
    GREENGOLD_PLAINS,
    LOST_BARONY,
    SHIELDGATE,
    STONESIDE_FOREST,
    TREETOWER,
    WILDHOLDS,
    stars,
    types_beside,
)

LOSS: Final = 0
"""An empty space beside a monster: less than a star, because later drawings may close it."""
SPRAWL: Final = 1
"""The penalty for each empty space left beside the drawing: compact maps keep their room."""
HOLE: Final = 2
"""The penalty for an empty space without an empty neighbour."""
CIRCLED: Final = 3
"""A filled side of a mountain that still holds its coin."""
ONE_GAP: Final = 4
"""A row or column (Borderlands) that lacks one space; half of it for a diagonal (Broken Road)."""
TWO_GAPS: Final = 5
THREE_GAPS: Final = 6
HAMLET: Final = 7
"""A village that is still too small for Wildholds, times the square of its size."""
NEIGHBOURLY: Final = 8
"""A village that lacks one terrain for Greengold Plains."""
LARGEST: Final = 9
"""Each space by which the largest village is ahead of the second (Shieldgate)."""
FOOTHOLD: Final = 10
"""A mountain that forest touches but links with no other (Stoneside Forest)."""
SHADED: Final = 11
"""A forest space with one empty neighbour (Treetower)."""
OBLONG: Final = 12
"""A filled rectangle one row or column larger than the largest square (Lost Barony)."""
NEARLY: Final = 13
"""An empty space with one empty neighbour (Cauldrons)."""

SCORINGS: Final = numbers(
    [scorings_left(season, letter) for season in range(len(SEASONS)) for letter in range(4)]
)
READS: Final = numbers([terrain in edict.reads for edict in EDICTS for terrain in range(len(TERRAINS))])
_TERRAINS: Final = len(TERRAINS)
_SEASONS: Final = len(SEASONS)


def _diagonals() -> list[int]:
    """Return the spaces of each diagonal from the left edge down, as bits (C-98)."""
    return [sum(1 << (top + step) * SIZE + step for step in range(SIZE - top)) for top in range(SIZE)]


_DIAGONALS_LOW: Final = numbers([bits & LOW for bits in _diagonals()])
_DIAGONALS_HIGH: Final = numbers([bits >> 61 for bits in _diagonals()])


@compiled
def empty_neighbour_counts(empty: Board) -> tuple[Board, Board]:
    """Return the spaces with at least one empty neighbour, and those with at least two."""
    left = intersection(shift_up(empty, 1), NOT_FIRST)
    right = intersection(shift_down(empty, 1), NOT_LAST)
    above = shift_up(empty, SIZE)
    below = shift_down(empty, SIZE)
    sides = union(left, right)
    ends = union(above, below)
    two = union(union(intersection(left, right), intersection(above, below)), intersection(sides, ends))
    return union(sides, ends), two


@inlined
def gap_hope(gaps: int, weights: Numbers) -> int:
    """Return the hope of a line that lacks a number of spaces."""
    if 1 <= gaps <= 3:
        return weights[ONE_GAP - 1 + gaps]
    return 0


@compiled
def lines_value(plan: KernelMap, weights: Numbers) -> tuple[int, int]:
    """Value full rows and columns, and nearly full ones (Borderlands)."""
    full = hope = 0
    one = two = three = four = 0  # columns with at least that many gaps
    for row in range(SIZE):
        gaps = row_of(plan.empty, row)
        if gaps == 0:
            full += 1
        hope += gap_hope(count(gaps), weights)
        four |= three & gaps
        three |= two & gaps
        two |= one & gaps
        one |= gaps
    full += SIZE - count(one)
    hope += weights[ONE_GAP] * count(one & ~two)
    hope += weights[TWO_GAPS] * count(two & ~three)
    hope += weights[THREE_GAPS] * count(three & ~four)
    return 6 * full, hope


@compiled
def diagonals_value(plan: KernelMap, weights: Numbers) -> tuple[int, int]:
    """Value full diagonals, and nearly full ones (Broken Road)."""
    full = hope = 0
    for top in range(SIZE):
        gaps = space_count(intersection(plan.empty, (_DIAGONALS_LOW[top], _DIAGONALS_HIGH[top])))
        if gaps == 0:
            full += 1
        hope += gap_hope(gaps, weights)
    return 3 * full, hope // 2


@compiled
def square_value(plan: KernelMap, weights: Numbers) -> tuple[int, int]:
    """Value the largest square, and whether it is about to grow (Lost Barony)."""
    side = 0
    corners = (~plan.empty[0] & LOW, ~plan.empty[1] & HIGH)
    larger = corners
    while is_nonempty(larger):
        side += 1
        corners = larger
        larger = intersection(larger, intersection(shift_down(larger, 1), NOT_LAST))
        larger = intersection(larger, shift_down(larger, SIZE))
    if is_nonempty(intersection(corners, intersection(shift_down(corners, 1), NOT_LAST))) or is_nonempty(
        intersection(corners, shift_down(corners, SIZE))
    ):
        return 3 * side, weights[OBLONG]
    return 3 * side, 0


@compiled
def villages_value(edict: int, plan: KernelMap, ground: Ground, weights: Numbers) -> tuple[int, int]:
    """Value villages, and those that are still too small (Wildholds), lack a neighbour (Greengold Plains) or
    have no second (Shieldgate)."""
    found = hope = largest = second = 0
    rest = plan.village
    while is_nonempty(rest):
        cluster = flood(first_of(rest), rest)
        spaces = space_count(cluster)
        if edict == WILDHOLDS:
            if spaces >= 6:
                found += 8
            elif intersects(neighbours(cluster), plan.empty):
                hope += weights[HAMLET] * spaces * spaces
        elif edict == GREENGOLD_PLAINS:
            types = types_beside(cluster, plan, ground)
            if types >= 3:
                found += 3
            elif types == 2 and intersects(neighbours(cluster), plan.empty):
                hope += weights[NEIGHBOURLY]
        elif spaces > largest:
            largest, second = spaces, largest
        elif spaces > second:
            second = spaces
        rest = difference(rest, cluster)
    return found + 2 * second, hope + weights[LARGEST] * (largest - second)


@compiled
def mountains_value(plan: KernelMap, ground: Ground, weights: Numbers) -> tuple[int, int]:
    """Value mountains that forest links, and those that it only touches (Stoneside Forest)."""
    linked = (0, 0)
    hope = 0
    rest = intersection(plan.forest, ground.beside_mountains)
    while is_nonempty(rest):
        cluster = flood(first_of(rest), plan.forest)
        near = neighbours(cluster)
        touched = intersection(near, ground.mountains)
        if space_count(touched) > 1:
            linked = union(linked, touched)
        elif intersects(near, plan.empty):
            hope += weights[FOOTHOLD]
        rest = difference(rest, cluster)
    return 3 * space_count(linked), hope


@cached
def edict_value(edict: int, plan: KernelMap, ground: Ground, weights: Numbers) -> tuple[int, int]:
    """Return the stars of an edict on this map, and the hope of unfinished things in hundredths of a star."""
    if edict == BORDERLANDS:
        return lines_value(plan, weights)
    if edict == BROKEN_ROAD:
        return diagonals_value(plan, weights)
    if edict == LOST_BARONY:
        return square_value(plan, weights)
    if edict == STONESIDE_FOREST:
        return mountains_value(plan, ground, weights)
    if edict == TREETOWER:
        one, two = empty_neighbour_counts(plan.empty)
        return space_count(difference(plan.forest, one)), weights[SHADED] * space_count(
            difference(intersection(plan.forest, one), two)
        )
    if edict == CAULDRONS:
        one, two = empty_neighbour_counts(plan.empty)
        return space_count(difference(plan.empty, one)), weights[NEARLY] * space_count(
            difference(intersection(plan.empty, one), two)
        )
    if edict in (WILDHOLDS, GREENGOLD_PLAINS, SHIELDGATE):
        return villages_value(edict, plan, ground, weights)
    return stars(edict, plan, ground), 0


@compiled
def expected_value(
    edict: int, plan: KernelMap, ground: Ground, scorings: int, patience: int, weights: Numbers
) -> int:
    """Return the expected value of an edict in all scorings to come."""
    now, begun = edict_value(edict, plan, ground, weights)
    return 100 * scorings * now + patience * begun // 100


@compiled
def may_change(edict: int, plan: KernelMap, terrain: int, near: Board) -> bool:
    """Return whether a drawing can have changed the value of an edict; `near` are the spaces beside it."""
    if not READS[edict * _TERRAINS + terrain]:
        return False
    if edict == TREETOWER:
        return terrain == FOREST or intersects(near, plan.forest)
    if edict == GREENGOLD_PLAINS:
        return terrain == VILLAGE or intersects(near, plan.village)
    return True


@compiled
def time_factor(season: int, time: int, scorings: int, later: int) -> int:
    """Return how much time there is to finish things: 100 for each scoring in a later season, and for a
    scoring of this season the share of its time that is left."""
    if scorings > later:
        return 100 * later + 100 * (LIMITS[season] - time) // LIMITS[season]
    return 100 * later


@compiled
def prepare(
    now: Numbers, plan: KernelMap, ground: Ground, edicts: Numbers, season: int, time: int, weights: Numbers
) -> None:
    """Write for each edict its value on the current map, its scorings to come, and the patience.

    `time` is the time of the season after the drawing.
    """
    for letter in range(4):
        scorings = SCORINGS[4 * season + letter]
        later = SCORINGS[4 * season + 4 + letter] if season + 1 < _SEASONS else 0
        patience = time_factor(season, min(time, LIMITS[season]), scorings, later)
        now[4 + letter] = scorings
        now[8 + letter] = patience
        now[letter] = (
            expected_value(edicts[letter], plan, ground, scorings, patience, weights) if scorings else 0
        )


@compiled
def worth(
    plan: KernelMap,
    ground: Ground,
    edicts: Numbers,
    terrain: int,
    spaces: Board,
    left: int,
    now: Numbers,
    weights: Numbers,
) -> int:
    """Return the value of a map after a drawing, in hundredths of a star; `left` seasons are still to be
    scored."""
    near = neighbours(spaces)
    found = -weights[SPRAWL] * space_count(intersection(near, plan.empty))
    holes_matter = left > 1
    for letter in range(4):
        edict = edicts[letter]
        if now[4 + letter] and may_change(edict, plan, terrain, near):
            found += expected_value(edict, plan, ground, now[4 + letter], now[8 + letter], weights)
        else:
            found += now[letter]
        if edict == CAULDRONS:
            holes_matter = False
    found += left * (100 * plan.coins - weights[LOSS] * monster_loss(plan))
    if holes_matter:
        found -= weights[HOLE] * space_count(difference(plan.empty, neighbours(plan.empty)))
    if left > 1 and is_nonempty(plan.open_mountains):
        filled = difference(neighbours(plan.open_mountains), plan.empty)
        found += left * weights[CIRCLED] * space_count(filled)
    return found
