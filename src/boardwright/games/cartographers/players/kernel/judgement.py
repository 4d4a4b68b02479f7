"""What a drawing promises: the heuristic of the engine over machine words, with an eye for what is half done.

All is counted in hundredths of a star, so that equal maps are judged equally on every machine. Each edict
counts as often as it will still be scored; what is only begun counts by its *hope*, which fades with the
time left to finish it. The weights are in `weights`.
"""

from __future__ import annotations

from typing import Final

from ...rules.cards import FOREST, SEASONS, TERRAINS, VILLAGE
from ...rules.edicts import EDICTS
from ..heuristic import scorings_left
from .course import LIMITS
from .machine import Numbers, cached, compiled, count, inlined, numbers
from .plan import Ground, KernelMap, monster_loss
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
from .words import (
    HIGH,
    LOW,
    NOT_FIRST,
    NOT_LAST,
    SIZE,
    Board,
    beside,
    both,
    down,
    either,
    first_of,
    flood,
    meet,
    row_of,
    size,
    some,
    up,
    without,
)

LOSS: Final = 0
"""An empty space beside a monster: less than a star, because later drawings may close it."""
SPRAWL: Final = 1
"""Taken off for each empty space left beside the drawing: compact maps keep their room."""
HOLE: Final = 2
"""Taken off for an empty space without an empty neighbour."""
CIRCLED: Final = 3
"""A filled side of a mountain that still holds its coin."""
ONE_GAP: Final = 4
"""A row or column (Borderlands) that lacks one space; half of it for a diagonal (Broken Road)."""
TWO_GAPS: Final = 5
THREE_GAPS: Final = 6
HAMLET: Final = 7
"""A village that is still too small for Wildholds, for each space times spaces."""
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
    """The spaces of each diagonal from the left edge down, as bits (C-98)."""
    return [sum(1 << (top + step) * SIZE + step for step in range(SIZE - top)) for top in range(SIZE)]


_DIAGONALS_LOW: Final = numbers([bits & LOW for bits in _diagonals()])
_DIAGONALS_HIGH: Final = numbers([bits >> 61 for bits in _diagonals()])


@compiled
def crowded(empty: Board) -> tuple[Board, Board]:
    """The spaces with at least one, and with at least two empty neighbours."""
    left = both(up(empty, 1), NOT_FIRST)
    right = both(down(empty, 1), NOT_LAST)
    above = up(empty, SIZE)
    below = down(empty, SIZE)
    sides = either(left, right)
    ends = either(above, below)
    two = either(either(both(left, right), both(above, below)), both(sides, ends))
    return either(sides, ends), two


@inlined
def gap_hope(gaps: int, weights: Numbers) -> int:
    """What a line is worth that lacks so many spaces."""
    if 1 <= gaps <= 3:
        return weights[ONE_GAP - 1 + gaps]
    return 0


@compiled
def see_lines(plan: KernelMap, weights: Numbers) -> tuple[int, int]:
    """Rows and columns that are full, and those that are nearly (Borderlands)."""
    full = hope = 0
    one = two = three = four = 0  # columns with so many gaps, or more
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
def see_diagonals(plan: KernelMap, weights: Numbers) -> tuple[int, int]:
    """Diagonals that are full, and those that are nearly (Broken Road)."""
    full = hope = 0
    for top in range(SIZE):
        gaps = size(both(plan.empty, (_DIAGONALS_LOW[top], _DIAGONALS_HIGH[top])))
        if gaps == 0:
            full += 1
        hope += gap_hope(gaps, weights)
    return 3 * full, hope // 2


@compiled
def see_square(plan: KernelMap, weights: Numbers) -> tuple[int, int]:
    """The largest square, and whether it can be seen growing (Lost Barony)."""
    side = 0
    corners = (~plan.empty[0] & LOW, ~plan.empty[1] & HIGH)
    larger = corners
    while some(larger):
        side += 1
        corners = larger
        larger = both(larger, both(down(larger, 1), NOT_LAST))
        larger = both(larger, down(larger, SIZE))
    if some(both(corners, both(down(corners, 1), NOT_LAST))) or some(both(corners, down(corners, SIZE))):
        return 3 * side, weights[OBLONG]
    return 3 * side, 0


@compiled
def see_villages(edict: int, plan: KernelMap, ground: Ground, weights: Numbers) -> tuple[int, int]:
    """Villages, and those that are still too small (Wildholds), too lonely (Greengold Plains) or the only one
    (Shieldgate)."""
    found = hope = largest = second = 0
    rest = plan.village
    while some(rest):
        cluster = flood(first_of(rest), rest)
        spaces = size(cluster)
        if edict == WILDHOLDS:
            if spaces >= 6:
                found += 8
            elif meet(beside(cluster), plan.empty):
                hope += weights[HAMLET] * spaces * spaces
        elif edict == GREENGOLD_PLAINS:
            types = types_beside(cluster, plan, ground)
            if types >= 3:
                found += 3
            elif types == 2 and meet(beside(cluster), plan.empty):
                hope += weights[NEIGHBOURLY]
        elif spaces > largest:
            largest, second = spaces, largest
        elif spaces > second:
            second = spaces
        rest = without(rest, cluster)
    return found + 2 * second, hope + weights[LARGEST] * (largest - second)


@compiled
def see_mountains(plan: KernelMap, ground: Ground, weights: Numbers) -> tuple[int, int]:
    """Mountains that forest links, and those that it touches only (Stoneside Forest)."""
    linked = (0, 0)
    hope = 0
    rest = both(plan.forest, ground.beside_mountains)
    while some(rest):
        cluster = flood(first_of(rest), plan.forest)
        near = beside(cluster)
        touched = both(near, ground.mountains)
        if size(touched) > 1:
            linked = either(linked, touched)
        elif meet(near, plan.empty):
            hope += weights[FOOTHOLD]
        rest = without(rest, cluster)
    return 3 * size(linked), hope


@cached
def see(edict: int, plan: KernelMap, ground: Ground, weights: Numbers) -> tuple[int, int]:
    """The stars of an edict as the map stands, and in hundredths of a star what is begun."""
    if edict == BORDERLANDS:
        return see_lines(plan, weights)
    if edict == BROKEN_ROAD:
        return see_diagonals(plan, weights)
    if edict == LOST_BARONY:
        return see_square(plan, weights)
    if edict == STONESIDE_FOREST:
        return see_mountains(plan, ground, weights)
    if edict == TREETOWER:
        one, two = crowded(plan.empty)
        return size(without(plan.forest, one)), weights[SHADED] * size(without(both(plan.forest, one), two))
    if edict == CAULDRONS:
        one, two = crowded(plan.empty)
        return size(without(plan.empty, one)), weights[NEARLY] * size(without(both(plan.empty, one), two))
    if edict in (WILDHOLDS, GREENGOLD_PLAINS, SHIELDGATE):
        return see_villages(edict, plan, ground, weights)
    return stars(edict, plan, ground), 0


@compiled
def promise(
    edict: int, plan: KernelMap, ground: Ground, scorings: int, patience: int, weights: Numbers
) -> int:
    """What an edict brings in all scorings to come, as far as one can see."""
    now, begun = see(edict, plan, ground, weights)
    return 100 * scorings * now + patience * begun // 100


@compiled
def touches(edict: int, plan: KernelMap, terrain: int, near: Board) -> bool:
    """Whether a drawing can have changed what an edict promises; `near` are the spaces beside it."""
    if not READS[edict * _TERRAINS + terrain]:
        return False
    if edict == TREETOWER:
        return terrain == FOREST or meet(near, plan.forest)
    if edict == GREENGOLD_PLAINS:
        return terrain == VILLAGE or meet(near, plan.village)
    return True


@compiled
def patience_for(season: int, time: int, scorings: int, later: int) -> int:
    """How much time there is to finish what is begun: 100 for each scoring in a later season, and for this
    season's the share of its time that is left."""
    if scorings > later:
        return 100 * later + 100 * (LIMITS[season] - time) // LIMITS[season]
    return 100 * later


@compiled
def prepare(
    now: Numbers, plan: KernelMap, ground: Ground, edicts: Numbers, season: int, time: int, weights: Numbers
) -> None:
    """Note down for each edict: what it promises as the map stands, its scorings to come, and the patience.

    `time` is that of the season when the drawing is done.
    """
    for letter in range(4):
        scorings = SCORINGS[4 * season + letter]
        later = SCORINGS[4 * season + 4 + letter] if season + 1 < _SEASONS else 0
        patience = patience_for(season, min(time, LIMITS[season]), scorings, later)
        now[4 + letter] = scorings
        now[8 + letter] = patience
        now[letter] = promise(edicts[letter], plan, ground, scorings, patience, weights) if scorings else 0


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
    """How good a map is after a drawing, in hundredths of a star; `left` are the seasons yet to be scored."""
    near = beside(spaces)
    found = -weights[SPRAWL] * size(both(near, plan.empty))
    holes_matter = left > 1
    for letter in range(4):
        edict = edicts[letter]
        if now[4 + letter] and touches(edict, plan, terrain, near):
            found += promise(edict, plan, ground, now[4 + letter], now[8 + letter], weights)
        else:
            found += now[letter]
        if edict == CAULDRONS:
            holes_matter = False
    found += left * (100 * plan.coins - weights[LOSS] * monster_loss(plan))
    if holes_matter:
        found -= weights[HOLE] * size(without(plan.empty, beside(plan.empty)))
    if left > 1 and some(plan.open_mountains):
        filled = without(beside(plan.open_mountains), plan.empty)
        found += left * weights[CIRCLED] * size(filled)
    return found
