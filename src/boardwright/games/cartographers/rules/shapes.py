"""Shapes and their orientations (C-13, C-14)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, TypeAlias

from .board import STRIDE

Cells: TypeAlias = tuple[tuple[int, int], ...]
"""Rows and columns within the bounding box, in reading order."""


class Orientation:
    """A shape in one rotation and reflection, ready to be shifted over a board.

    A placement is `first space * form`: multiplying by the board of the first space moves the shape there.
    `shifts` are the distances of the other spaces from the first in reading order.
    """

    __slots__ = ("cells", "form", "height", "shifts", "width")

    def __init__(self, cells: Cells) -> None:
        row, column = cells[0]
        distances = [(r - row) * STRIDE + c - column for r, c in cells]
        self.cells: Final = cells
        self.height: Final = max(r for r, _ in cells) + 1
        self.width: Final = max(c for _, c in cells) + 1
        self.shifts: Final = tuple(distances[1:])
        self.form: Final = sum(1 << distance for distance in distances)


def rotate(cells: Cells) -> Cells:
    """Return the shape after a quarter turn clockwise."""
    height = max(r for r, _ in cells)
    return tuple(sorted((c, height - r) for r, c in cells))


def mirror(cells: Cells) -> Cells:
    """Return the shape with left and right exchanged."""
    width = max(c for _, c in cells)
    return tuple(sorted((r, width - c) for r, c in cells))


class Shape:
    """A set of spaces as printed on a card, and its distinct orientations (C-122)."""

    __slots__ = ("orientations", "printed", "size")

    def __init__(self, rows: Sequence[str]) -> None:
        cells: Cells = tuple(
            (r, c) for r, row in enumerate(rows) for c, mark in enumerate(row) if mark == "X"
        )
        found: list[Cells] = []
        for seen in (cells, mirror(cells)):
            for _ in range(4):
                if seen not in found:
                    found.append(seen)
                seen = rotate(seen)  # noqa: PLW2901 - a quarter turn further
        self.printed: Final = Orientation(cells)
        self.orientations: Final = tuple(Orientation(cells) for cells in found)
        self.size: Final = len(cells)
