"""Where the shapes of a card can be placed: the twin of `rules.drawings` (C-42 to C-53).

For each orientation a few shifts and masks compute a board of first spaces. A placement is the form of the
orientation, moved to a first space.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from ...rules.cards import CARDS, EXPLORE_CARDS, TERRAINS
from ...rules.shapes import Orientation
from ...rules.sheet import PrintedMap
from .bitboards import (
    LOW,
    LOW_BITS,
    SIZE,
    Board,
    intersection,
    is_subset,
    nth_of,
    shift_down,
    space_count,
    to_words,
    union,
)
from .chance import below
from .numba_tools import Numbers, cached, compiled, inlined, lowest, numbers


def _steps(turn: Orientation) -> list[int]:
    """Return the distances of the other spaces from the first; a single space has none."""
    row, column = turn.cells[0]
    return [(r - row) * SIZE + c - column for r, c in turn.cells[1:]]


def _first_spaces(turn: Orientation) -> Board:
    """Return where the first space can be, so that the shape stays on the map."""
    column = turn.cells[0][1]
    bits = 0
    for top in range(SIZE - turn.height + 1):
        for left in range(SIZE - turn.width + 1):
            bits |= 1 << top * SIZE + left + column
    return bits & LOW, bits >> LOW_BITS


_TURNS: Final = [turn for card in CARDS for turn in card.orientations]
_BEGIN: Final = numbers(
    [sum([len(card.orientations) for card in CARDS[:at]]) for at in range(len(CARDS) + 1)]
)
"""The orientations of a card are those from `_BEGIN[card]` to `_BEGIN[card + 1]`."""
_FORMS: Final = numbers([1 + sum(1 << step for step in _steps(turn)) for turn in _TURNS])
_MOST_STEPS: Final = 4
_STEPS: Final = numbers([step for turn in _TURNS for step in (*_steps(turn), 0, 0, 0, 0)[:_MOST_STEPS]])
"""Padded with steps of 0, which test the first space again. A fixed number of four is faster."""
_FIRST_LOW: Final = numbers([_first_spaces(turn)[0] for turn in _TURNS])
_FIRST_HIGH: Final = numbers([_first_spaces(turn)[1] for turn in _TURNS])

_ALL_TERRAINS: Final = len(TERRAINS)
_TERRAIN_COUNTS: Final = numbers([len(card.terrains) for card in CARDS])
_IN_ORDER: Final = numbers(
    [terrain for card in CARDS for terrain in (*card.terrains, 0, 0, 0, 0, 0)[:_ALL_TERRAINS]]
)

MOST: Final = 1200
"""An upper bound on the placements of a card on a map."""


@inlined
def first_spaces(turn: int, empty: Board, must_cover: Board, covering: bool) -> Board:
    """Return where an orientation can begin. If `covering`, it must cover a space of `must_cover` (C-48)."""
    first = intersection(empty, (_FIRST_LOW[turn], _FIRST_HIGH[turn]))
    for at in range(_MOST_STEPS):
        first = intersection(first, shift_down(empty, _STEPS[turn * _MOST_STEPS + at]))
    if covering:
        return intersection(first, starts_covering(turn, must_cover))
    return first


@compiled
def starts_covering(turn: int, spaces: Board) -> Board:
    """Return where an orientation has to begin to cover one of some spaces."""
    first = spaces
    for at in range(_MOST_STEPS):
        first = union(first, shift_down(spaces, _STEPS[turn * _MOST_STEPS + at]))
    return first


@inlined
def place_at(turn: int, first: int) -> Board:
    """Return an orientation moved to a first space, given by its number."""
    form = _FORMS[turn]
    if first < LOW_BITS:
        return form << first & LOW, form >> LOW_BITS - first
    return 0, form << first - LOW_BITS


@compiled
def any_placement(
    found: Numbers, card: int, empty: Board, must_cover: Board, covering: bool, chance: Numbers
) -> Board:
    """Return a random placement, all equally likely, or an empty board if nothing fits. `found` is a work
    area: for each orientation its first spaces in two words, and the number of placements up to and including
    it."""
    begin = _BEGIN[card]
    n = at = 0
    for turn in range(begin, _BEGIN[card + 1]):
        first = first_spaces(turn, empty, must_cover, covering)
        n += space_count(first)
        found[at], found[at + 1] = first
        found[at + 2] = n
        at += 3
    if n == 0:
        return 0, 0
    pick = below(chance, n)
    at = 0
    while found[at + 2] <= pick:
        at += 3
    if at:
        pick -= found[at - 1]
    low, high = nth_of((found[at], found[at + 1]), pick)
    return place_at(begin + at // 3, lowest(low) if low else LOW_BITS + lowest(high))


@compiled
def all_placements(found: Numbers, card: int, empty: Board, must_cover: Board, covering: bool) -> int:
    """List all placements in the order of the options, two words each. Return how many there are."""
    n = 0
    for turn in range(_BEGIN[card], _BEGIN[card + 1]):
        low, high = first_spaces(turn, empty, must_cover, covering)
        while low:
            found[2 * n], found[2 * n + 1] = place_at(turn, lowest(low))
            low &= low - 1
            n += 1
        while high:
            found[2 * n], found[2 * n + 1] = place_at(turn, LOW_BITS + lowest(high))
            high &= high - 1
            n += 1
    return n


@compiled
def all_spaces(found: Numbers, empty: Board) -> int:
    """List single spaces in the same way; they may be drawn if nothing fits (C-43, C-50, C-58)."""
    low, high = empty
    n = 0
    while low:
        found[2 * n], found[2 * n + 1] = low & -low, 0
        low &= low - 1
        n += 1
    while high:
        found[2 * n], found[2 * n + 1] = 0, high & -high
        high &= high - 1
        n += 1
    return n


@inlined
def terrain_at(card: int, index: int, any_terrain: bool) -> int:
    """Return a terrain of the card, or of all terrains (C-126)."""
    if any_terrain:
        return index
    return _IN_ORDER[card * _ALL_TERRAINS + index]


@inlined
def terrain_count(card: int, any_terrain: bool) -> int:
    """Return from how many terrains a player may choose."""
    if any_terrain:
        return _ALL_TERRAINS
    return _TERRAIN_COUNTS[card]


class Scans(NamedTuple):
    """The solo scans on a land: the placements that each ambush tries, in order (C-104 to C-109)."""

    low: Numbers
    high: Numbers
    begin: Numbers


def scans_of(land: PrintedMap) -> Scans:
    """Return the solo scans on a land."""
    boards: list[Board] = []
    begin = [0]
    for card in CARDS[EXPLORE_CARDS:]:
        boards += [to_words(board) for board in land.scans[card.id]]
        begin.append(len(boards))
    return Scans(numbers([low for low, _ in boards]), numbers([high for _, high in boards]), numbers(begin))


@cached
def first_free(scans: Scans, card: int, empty: Board) -> Board:
    """Return the placement of a solo ambush, or an empty board if there is no room (C-110 to C-112)."""
    ambush = card - EXPLORE_CARDS
    for at in range(scans.begin[ambush], scans.begin[ambush + 1]):
        spaces = (scans.low[at], scans.high[at])
        if is_subset(spaces, empty):
            return spaces
    return 0, 0
