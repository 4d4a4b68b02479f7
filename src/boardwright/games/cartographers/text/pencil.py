"""The pencil: a drawing entered by shape, turn, flip, terrain and square.

It knows no rules. It reads the shapes and terrains from the card and the options; the options decide whether
the drawing is legal.
"""

from __future__ import annotations

import re
from copy import copy
from itertools import product
from typing import Final

from boardwright.cli.screens.command_words import CommandWords
from boardwright.cli.screens.screen import AnswerInput
from boardwright.core.decision import Decision
from boardwright.core.options import Options
from boardwright.core.refusal import IllegalChoice
from boardwright.locales import Words

from ..rules.board import ROW_NAMES, SIZE, bit, name
from ..rules.cards import CARD_INDEX, CARDS, TERRAINS
from ..rules.drawings import spaces_of, terrain_of, to_move
from ..rules.shapes import Cells, mirror, rotate

COMMANDS: Final = ("turn", "flip", "where")
LOOK_ALIKES: Final = str.maketrans("авсек", "abcek")
"""Cyrillic letters that look like row letters."""
_SQUARE: Final = re.compile(r"([a-z])([0-9]{1,3})")
_SQUARES: Final = re.compile(r"([a-z][0-9]{1,3}){2,}")


class Pencil(AnswerInput):
    """One drawing in progress."""

    def __init__(self, decision: Decision, words: Words) -> None:
        self.options: Final[Options] = decision.options
        self.card: Final = decision.source
        self.words = words
        self.speech = CommandWords(words, COMMANDS)
        moves = decision.options.moves()
        self.sizes: Final = {spaces_of(move).bit_count() for move in moves}
        shapes = [shape.printed.cells for shape in CARDS[CARD_INDEX[decision.source]].shapes]
        self.single: Final = self.sizes == {1} and all(len(cells) > 1 for cells in shapes)
        """Whether no shape of the card fits, so that a single space is drawn."""
        self.shapes: list[Cells] = [((0, 0),)] if self.single else shapes
        self.terrains: Final = [TERRAINS[terrain] for terrain in sorted({terrain_of(move) for move in moves})]
        self.shape = next((i for i, cells in enumerate(self.shapes) if len(cells) in self.sizes), 0)
        self.terrain = self.terrains[0]
        self.square: tuple[int, int] | None = None
        self.spelled: str | None = None
        self.show_places = False

    @property
    def cells(self) -> Cells:
        """Return the chosen shape in its current orientation."""
        return self.shapes[self.shape]

    def take(self, word: str) -> bool:
        low = word.lower()
        if low[-1:].isdecimal():
            low = low.translate(LOOK_ALIKES)
        if ":" in word:
            self.options.move(low)  # refuses, with a reason, a drawing that is not legal
            self.spelled = low
            self.terrain = low.partition(":")[0]
            return True
        square = _SQUARE.fullmatch(low)
        if not square and _SQUARES.fullmatch(low):
            return self.take(f"{self.terrain}:{_in_order(low)}")
        command = self.speech.command(low)
        terrain = self._terrain(low)
        if square:
            self._put(square[1], square[2])
        elif low.isascii() and low.isdecimal():
            self._choose_shape(low)
        elif command == "turn":
            self._turn(rotate(self.cells))
        elif command == "flip":
            self._turn(mirror(self.cells))
        elif command == "where":
            self.show_places = not self.show_places
        elif terrain:
            self.terrain = terrain
            if self.spelled:
                self.spelled = f"{terrain}:{self.spelled.partition(':')[2]}"
        else:
            return False
        return True

    def allows(self, typed: list[str]) -> bool:
        trial = copy(self)
        trial.shapes = [*self.shapes]
        if typed:
            trial.clear()
        if not all(trial.take(word) for word in typed):
            return False
        code = trial.code()
        if code is None:
            return bool(trial.places())
        self.options.move(code)
        return True

    @property
    def blank(self) -> bool:
        return self.square is None and self.spelled is None

    def clear(self) -> None:
        self.square = self.spelled = None

    def code(self) -> str | None:
        if self.spelled:
            return self.spelled
        if self.square is None:
            return None
        spaces = sorted(self._spaces(self.square))
        for row, column in spaces:
            if not (0 <= row < SIZE and 0 <= column < SIZE):
                raise IllegalChoice("shape-off-map", space=name(*self.square))
        return self.terrain + ":" + "".join(name(row, column) for row, column in spaces)

    def places(self) -> int:
        """Return the board of squares where the shape fits in its current orientation."""
        terrain = TERRAINS.index(self.terrain)
        board = 0
        for square in product(range(SIZE), range(SIZE)):
            spaces = self._spaces(square)
            on_map = all(0 <= r < SIZE and 0 <= c < SIZE for r, c in spaces)
            if on_map and to_move(terrain, sum(bit(r, c) for r, c in spaces)) in self.options:
                board |= bit(*square)
        return board

    def _spaces(self, square: tuple[int, int]) -> list[tuple[int, int]]:
        """Return the spaces covered if the first space of the shape is put on a square."""
        first_row, first_column = self.cells[0]
        return [(square[0] + r - first_row, square[1] + c - first_column) for r, c in self.cells]

    def _put(self, row: str, column: str) -> None:
        if row not in ROW_NAMES or not 1 <= int(column) <= SIZE:
            raise IllegalChoice("off-map", space=row + column)
        self.square = (ROW_NAMES.index(row), int(column) - 1)
        self.spelled = None

    def _choose_shape(self, digits: str) -> None:
        index = int(digits[:4]) - 1
        if not 0 <= index < len(self.shapes):
            raise IllegalChoice("no-such-shape", most=len(self.shapes))
        self.shape = index
        self.spelled = None

    def _turn(self, cells: Cells) -> None:
        self.shapes[self.shape] = cells
        self.spelled = None

    def _terrain(self, word: str) -> str | None:
        """Return the terrain with this id or name, or with this beginning of one."""
        named = {terrain: [terrain, self.words(f"terrain-{terrain}").lower()] for terrain in TERRAINS}
        found = [t for t, names in named.items() if len(word) > 1 and any(n.startswith(word) for n in names)]
        offered = [terrain for terrain in found if terrain in self.terrains]
        if found and not offered:
            raise IllegalChoice("terrain-not-on-card", card=self.card)
        return offered[0] if len(offered) == 1 else None


def _in_order(squares: str) -> str:
    """Return squares that were typed one after the other, in reading order."""
    found = sorted({(row, int(column)) for row, column in _SQUARE.findall(squares)})
    return "".join(f"{row}{column}" for row, column in found)
