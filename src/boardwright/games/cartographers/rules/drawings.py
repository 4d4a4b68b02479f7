"""The drawings that a player may make: the shapes of the card in every place where they fit (C-42 to C-53).

Codes are `terrain:spaces`, with the spaces in reading order: `forest:b3b4c4`. A move is the same as one
number, `spaces * 8 + terrain`. Drawings are ordered by the card's terrain, the card's shape, orientation and
first space.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Final

from boardwright.core.label import Label
from boardwright.core.options import Move, Options
from boardwright.core.refusal import IllegalChoice
from boardwright.core.rng import Rng

from .board import ROW_NAMES, SIZE, bit, names, nth_space, placement_names, squares
from .cards import TERRAINS, Card

_CODE: Final = re.compile(r"([a-z_]+):((?:[a-z][0-9]+){1,121})")
"""At most as long as a full map, so that a code of a million characters is refused quickly."""
_SPACE: Final = re.compile(r"([a-z])([0-9]+)")
_SINGLE: Final = 1
"""The form of the single space."""


def terrain_of(move: Move) -> int:
    """Return the terrain of a move."""
    return move & 7


def spaces_of(move: Move) -> int:
    """Return the board of the spaces that a move fills."""
    return move >> 3


def to_move(terrain: int, spaces: int) -> Move:
    """Return the move that fills these spaces with this terrain."""
    return spaces << 3 | terrain


def spell(move: Move) -> str:
    """Return the code of a move."""
    return f"{TERRAINS[move & 7]}:{names(move >> 3)}"


def label(code: str) -> Label:
    """Return the label of a drawing, with the spaces that it fills."""
    terrain, _, spaces = code.partition(":")
    return Label("option-drawing", {"terrain": terrain, "spaces": spaces}, squares(spaces))


def parse(code: str) -> Move:
    """Return the move of a code, legal or not. Refuse a code that is not a drawing on the map."""
    match = _CODE.fullmatch(code)
    if match is None:
        raise IllegalChoice("no-drawing", code)
    if match[1] not in TERRAINS:
        raise IllegalChoice("no-terrain", code, terrain=match[1])
    board = 0
    for space in _SPACE.finditer(match[2]):
        row: str = space[1]
        column: str = space[2]
        if row not in ROW_NAMES or len(column) > 2 or not 1 <= int(column) <= SIZE:
            raise IllegalChoice("off-map", code, space=row + column)
        board |= bit(ROW_NAMES.index(row), int(column) - 1)
    if names(board) != match[2]:  # each drawing has one code
        raise IllegalChoice("spelling", code, right=f"{match[1]}:{names(board)}")
    return to_move(TERRAINS.index(match[1]), board)


class Drawings(Options):
    """The legal drawings of one card on one map. They are computed on first use.

    `must_cover` holds the ruins spaces of which one has to be covered, or -1 without this obligation.
    `any_terrain` is the switch of C-126.
    """

    __slots__ = ("_any_terrain", "_boards", "_card", "_empty", "_must_cover", "_per_terrain", "_terrains")

    def __init__(self, card: Card, empty: int, must_cover: int = -1, any_terrain: bool = False) -> None:
        self._card = card
        self._empty = empty
        self._must_cover = must_cover
        self._any_terrain = any_terrain
        self._terrains = card.terrains
        self._boards: list[tuple[int, int, int]] | None = None
        """For each orientation that fits: the number of places, the board of first spaces, the form."""
        self._per_terrain = 0

    def is_same(self, other: Drawings) -> bool:
        """Return whether another list holds the same drawings for the same reasons."""
        return (
            self._card is other._card
            and self._empty == other._empty
            and self._must_cover == other._must_cover
            and self._any_terrain == other._any_terrain
        )

    def _find_boards(self) -> list[tuple[int, int, int]]:
        boards: list[tuple[int, int, int]] = []
        empty = self._empty
        must_cover = self._must_cover
        per_terrain = 0
        for turn in self._card.orientations:  # distinct, so that no drawing is listed twice (C-122)
            first = empty
            for shift in turn.shifts:
                first &= empty >> shift
            if must_cover >= 0:  # C-48
                covering = must_cover
                for shift in turn.shifts:
                    covering |= must_cover >> shift
                first &= covering
            if first:
                count = first.bit_count()
                per_terrain += count
                boards.append((count, first, turn.form))
        if not boards:  # no shape of the card fits: a single space anywhere (C-43, C-50, C-58)
            per_terrain = empty.bit_count()
            boards.append((per_terrain, empty, _SINGLE))
            if self._any_terrain and must_cover >= 0:
                self._terrains = tuple(range(len(TERRAINS)))
        self._boards = boards
        self._per_terrain = per_terrain
        return boards

    def __len__(self) -> int:
        if self._boards is None:
            self._find_boards()
        return self._per_terrain * len(self._terrains)

    def __getitem__(self, index: int) -> Move:
        if not 0 <= index < len(self):
            raise IndexError(index)
        return self._at(index)

    def sample(self, rng: Rng) -> Move:
        if self._boards is None:
            self._find_boards()
        return self._at(rng.below(self._per_terrain * len(self._terrains)))

    def _at(self, index: int) -> Move:
        terrain = self._terrains[index // self._per_terrain]
        index %= self._per_terrain
        for count, first, form in self._boards or self._find_boards():
            if index < count:
                return nth_space(first, index) * form << 3 | terrain
            index -= count
        raise AssertionError("the counts of the boards do not add up")

    def _placements(self) -> list[int]:
        found: list[int] = []
        for _, rest, form in self._boards or self._find_boards():
            while rest:
                low = rest & -rest
                found.append(low * form)
                rest ^= low  # noqa: PLW2901 - the places still to come
        return found

    def boards(self) -> list[tuple[int, int]]:
        """Return for each orientation that fits the board of first spaces, and the form."""
        return [(first, form) for _, first, form in self._boards or self._find_boards()]

    def terrains(self) -> tuple[int, ...]:
        """Return the terrains that may be drawn."""
        if self._boards is None:
            self._find_boards()
        return self._terrains

    def moves(self) -> list[Move]:
        placements = self._placements()
        return [spaces << 3 | terrain for terrain in self._terrains for spaces in placements]

    def __iter__(self) -> Iterator[Move]:
        return iter(self.moves())

    def codes(self) -> list[str]:
        texts = [placement_names(spaces) for spaces in self._placements()]
        codes: list[str] = []
        for terrain in self._terrains:
            prefix = TERRAINS[terrain] + ":"
            codes += [prefix + text for text in texts]
        return codes

    def code(self, move: Move) -> str:
        return spell(move)

    def move(self, code: str) -> Move:
        move = parse(code)
        reason = self._why_not(move)
        if reason == "overlap":
            filled = spaces_of(move) & ~self._empty
            raise IllegalChoice(reason, code, space=names(filled & -filled))
        if reason:
            raise IllegalChoice(reason, code, card=self._card.id)
        return move

    def __contains__(self, move: object) -> bool:
        return isinstance(move, int) and not self._why_not(move)

    def _why_not(self, move: Move) -> str:
        """Return the first reason why a move is not legal (C-121), or an empty text if it is."""
        spaces = spaces_of(move)
        boards = self._boards or self._find_boards()
        if terrain_of(move) not in self._terrains:
            return "terrain-not-on-card"
        if not spaces or spaces & ~self._empty:
            return "overlap"
        form = spaces // (spaces & -spaces)
        fallback = form == _SINGLE and boards[0][2] == _SINGLE
        if form not in self._card.forms and not fallback:
            if form == _SINGLE:
                return "single-not-allowed"
            return "shape-not-on-card"
        if fallback:
            return "" if boards[0][1] & spaces else "ruins-not-covered"
        if self._must_cover >= 0 and not spaces & self._must_cover:
            return "only-single" if boards[0][2] == _SINGLE else "ruins-not-covered"
        return ""
