"""Bit boards in two machine words: the twin of `boardwright.games.cartographers.rules.board` (C-2).

Space (row, column) is bit `row * 11 + column`. The low word holds the first 61 spaces, the high word the
other 60, so the sign bit is never used. There are no guard columns: sideways steps mask the column that they
would leave.
"""

from __future__ import annotations

from typing import Final, TypeAlias

from ...rules import board
from .numba_tools import compiled, count, inlined

Board: TypeAlias = tuple[int, int]
"""The low and high word of a set of spaces."""

SIZE: Final = board.SIZE
LOW_BITS: Final = 61
LOW: Final = (1 << LOW_BITS) - 1
HIGH: Final = (1 << SIZE * SIZE - LOW_BITS) - 1


def to_words(spaces: int) -> Board:
    """Return a board of the engine in two words."""
    bits = 0
    for row, column in board.spaces(spaces):
        bits |= 1 << row * SIZE + column
    return bits & LOW, bits >> LOW_BITS


def from_words(words: Board) -> int:
    """Return two words as a board of the engine."""
    bits = words[0] | words[1] << LOW_BITS
    return sum([board.bit(*divmod(at, SIZE)) for at in range(SIZE * SIZE) if bits >> at & 1])


def _columns(first: int, last: int) -> Board:
    """Return the spaces of some columns."""
    return to_words(sum([board.COLUMN_0 << column for column in range(first, last + 1)]))


EDGE: Final = to_words(board.EDGE)
COLUMN_0: Final = _columns(0, 0)
NOT_FIRST: Final = _columns(1, 10)
NOT_LAST: Final = _columns(0, 9)
COLUMNS_0_TO_8: Final = _columns(0, 8)
COLUMNS_0_TO_7: Final = _columns(0, 7)
COLUMNS_0_TO_6: Final = _columns(0, 6)
ROW_0: Final = (1 << SIZE) - 1


@inlined
def intersection(a: Board, b: Board) -> Board:
    """Return the spaces that are on both boards."""
    return a[0] & b[0], a[1] & b[1]


@inlined
def union(a: Board, b: Board) -> Board:
    """Return the spaces that are on one board or the other."""
    return a[0] | b[0], a[1] | b[1]


@inlined
def difference(a: Board, b: Board) -> Board:
    """Return the spaces of the first board that are not on the second."""
    return a[0] & ~b[0], a[1] & ~b[1]


@inlined
def space_count(a: Board) -> int:
    """Return how many spaces a board has."""
    return count(a[0]) + count(a[1])


@inlined
def is_nonempty(a: Board) -> bool:
    """Return whether a board has any space."""
    return a[0] | a[1] != 0


@inlined
def intersects(a: Board, b: Board) -> bool:
    """Return whether two boards have a space in common."""
    return a[0] & b[0] | a[1] & b[1] != 0


@inlined
def is_subset(a: Board, b: Board) -> bool:
    """Return whether all spaces of the first board are on the second."""
    return a[0] & ~b[0] | a[1] & ~b[1] == 0


@inlined
def shift_up(a: Board, step: int) -> Board:
    """Return a board moved to higher bits, by fewer than 61."""
    return a[0] << step & LOW, (a[1] << step | a[0] >> LOW_BITS - step) & HIGH


@inlined
def shift_down(a: Board, step: int) -> Board:
    """Return a board moved to lower bits, by fewer than 61."""
    return a[0] >> step | a[1] << LOW_BITS - step & LOW, a[1] >> step


@inlined
def side_neighbours(a: Board) -> Board:
    """Return the spaces directly left and right of the spaces of a board."""
    return union(intersection(shift_up(a, 1), NOT_FIRST), intersection(shift_down(a, 1), NOT_LAST))


@compiled
def neighbours(a: Board) -> Board:
    """Return the spaces that share a side with a space of the board (C-7)."""
    return union(side_neighbours(a), union(shift_up(a, SIZE), shift_down(a, SIZE)))


@compiled
def flood(start: Board, within: Board) -> Board:
    """Return all spaces of `within` that are connected to `start`, which lies inside it (C-8)."""
    while True:
        grown = intersection(union(start, side_neighbours(start)), within)
        grown = intersection(union(grown, union(shift_up(grown, SIZE), shift_down(grown, SIZE))), within)
        if grown == start:
            return start
        start = grown


@compiled
def first_of(a: Board) -> Board:
    """Return the first space of a nonempty board, as a board."""
    if a[0]:
        return a[0] & -a[0], 0
    return 0, a[1] & -a[1]


@compiled
def nth_of(a: Board, n: int) -> Board:
    """Return the n-th space of a board in reading order, as a board."""
    low, high = a
    in_low = count(low)
    if n < in_low:
        while n:
            low &= low - 1
            n -= 1
        return low & -low, 0
    n -= in_low
    while n:
        high &= high - 1
        n -= 1
    return 0, high & -high


@compiled
def rows_with(a: Board) -> int:
    """Return how many rows contain a space of the board. Each is smeared 1 + 2 + 4 + 3 steps to the left."""
    a = union(a, intersection(shift_down(a, 1), NOT_LAST))
    a = union(a, intersection(shift_down(a, 2), COLUMNS_0_TO_8))
    a = union(a, intersection(shift_down(a, 4), COLUMNS_0_TO_6))
    a = union(a, intersection(shift_down(a, 3), COLUMNS_0_TO_7))
    return space_count(intersection(a, COLUMN_0))


@compiled
def columns_with(a: Board) -> int:
    """Return how many columns contain a space of the board."""
    a = union(a, shift_down(a, SIZE))
    a = union(a, shift_down(a, 2 * SIZE))
    a = union(a, shift_down(a, 4 * SIZE))
    a = union(a, shift_down(a, 3 * SIZE))
    return count(a[0] & ROW_0)


@inlined
def row_of(a: Board, row: int) -> int:
    """Return one row of a board as eleven bits."""
    at = row * SIZE
    if at + SIZE <= LOW_BITS:
        return a[0] >> at & ROW_0
    if at >= LOW_BITS:
        return a[1] >> at - LOW_BITS & ROW_0
    return (a[0] >> at | a[1] << LOW_BITS - at) & ROW_0
