"""Bit boards: a set of spaces of the 11 x 11 map as one whole number (C-2).

Space (row, column) is bit `row * STRIDE + column`. Each row has two unused guard columns at its right, so
that a sideways shift cannot move a space into another row unnoticed (with one guard column, two dominoes a
column apart would wrap round). All rules about neighbours, clusters and lines are shifts and masks of such
numbers.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

SIZE: Final = 11
STRIDE: Final = 13
ROW_NAMES: Final = "abcdefghijk"


def bit(row: int, column: int) -> int:
    """Return the board with this one space."""
    return 1 << row * STRIDE + column


ROW_0: Final = (1 << SIZE) - 1
COLUMN_0: Final = sum(bit(row, 0) for row in range(SIZE))
ALL: Final = ROW_0 * COLUMN_0
EDGE: Final = (
    ROW_0 | ROW_0 << (SIZE - 1) * STRIDE | COLUMN_0 | COLUMN_0 << SIZE - 1
)  # only the border of the grid (C-9)


def neighbours(board: int) -> int:
    """Return the spaces that share a side with a space of the board (C-7)."""
    return (board << 1 | board >> 1 | board << STRIDE | board >> STRIDE) & ALL


def flood(start: int, within: int) -> int:
    """Return all spaces of `within` that are connected to `start`, which lies inside it (C-8)."""
    while True:
        grown = (start | start << 1 | start >> 1 | start << STRIDE | start >> STRIDE) & within
        if grown == start:
            return start
        start = grown


def clusters(board: int) -> Iterator[int]:
    """Yield the clusters of a board (C-8)."""
    while board:
        cluster = flood(board & -board, board)
        yield cluster
        board ^= cluster


def lines(board: int) -> int:
    """Return how many rows and columns contain a space of the board (C-12).

    Each space is smeared 1 + 2 + 4 + 3 = 10 steps towards the first column, and to the first row.
    """
    x = board | board >> 1
    x |= x >> 2
    x |= x >> 4
    x |= x >> 3
    y = board | board >> STRIDE
    y |= y >> 2 * STRIDE
    y |= y >> 4 * STRIDE
    y |= y >> 3 * STRIDE
    return (x & COLUMN_0).bit_count() + (y & ROW_0).bit_count()


def nth_space(board: int, n: int) -> int:
    """Return the n-th space of a board in reading order, as a board."""
    shift = 0
    while True:  # cut off two rows at a time until the space is in the lowest ones
        piece = board & _TWO_ROWS
        count = piece.bit_count()
        if n < count:
            break
        n -= count
        board >>= _PIECE
        shift += _PIECE
    while n:
        piece &= piece - 1
        n -= 1
    return (piece & -piece) << shift


_PIECE: Final = 2 * STRIDE
_TWO_ROWS: Final = (1 << _PIECE) - 1


def spaces(board: int) -> Iterator[tuple[int, int]]:
    """Yield the row and column of each space, in reading order."""
    while board:
        low = board & -board
        yield divmod(low.bit_length() - 1, STRIDE)
        board ^= low


def name(row: int, column: int) -> str:
    """Return the name of a space as on the printed sheet, in lower case: (7, 5) is h6."""
    return f"{ROW_NAMES[row]}{column + 1}"


def names(board: int) -> str:
    """Return the names of all spaces in reading order, joined: b3b4c4."""
    return "".join(name(row, column) for row, column in spaces(board))


def squares(names: str) -> list[str]:
    """Return the separate names of spaces that are joined."""
    return names.translate(_APART).split()  # faster than a pattern: there are hundreds of options


_APART: Final = str.maketrans({row: f" {row}" for row in ROW_NAMES})


def placement_names(placement: int) -> str:
    """Return the names of a placement, cached: there are only about 5,000 placements."""
    text = _NAMES.get(placement)
    if text is None:
        text = _NAMES[placement] = names(placement)
    return text


_NAMES: Final[dict[int, str]] = {}
