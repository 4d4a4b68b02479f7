"""The solo ambush: the order in which the monsters try placements (C-102 to C-113)."""

from __future__ import annotations

from typing import Final

from .board import SIZE, bit
from .cards import Card

_CORNERS: Final = ("NW", "NE", "SE", "SW")  # clockwise, as in direction 1 (C-108)


def ring(k: int, height: int, width: int, corner: str, direction: int) -> list[tuple[int, int]]:
    """Return the places of the box's top-left space on ring k, from the corner round (C-105 to C-109)."""
    top, left = k, k
    bottom, right = SIZE - height - k, SIZE - width - k
    if top > bottom or left > right:
        return []
    corners = [(top, left), (top, right), (bottom, right), (bottom, left)]
    start = _CORNERS.index(corner)
    route = [corners[(start + direction * step) % 4] for step in range(5)]
    places = [route[0]]
    y, x = route[0]
    for to_y, to_x in route[1:]:
        while (y, x) != (to_y, to_x):
            y += (to_y > y) - (to_y < y)
            x += (to_x > x) - (to_x < x)
            if (y, x) not in places:  # on a ring one place thick the scan goes only to the other end (C-109)
                places.append((y, x))
    return places


def places(card: Card) -> list[tuple[int, int]]:
    """Return all places of the box's top-left space in the order of the scan, ring after ring (C-107)."""
    printed = card.shapes[0].printed
    rings = [ring(k, printed.height, printed.width, card.corner, card.direction) for k in range(SIZE)]
    return [place for one in rings for place in one]


def placements(card: Card, room: int) -> tuple[int, ...]:
    """Return the placements of the scan that fit on the spaces that can be drawn on."""
    cells = card.shapes[0].printed.cells
    boards = [sum(bit(y + r, x + c) for r, c in cells) for y, x in places(card)]
    return tuple(board for board in boards if board & room == board)
