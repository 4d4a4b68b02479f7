"""Map sheets: what is printed (`PrintedMap`) and what has been drawn (`Sheet`) (C-3 to C-6).

A sheet never changes; drawing returns a new one. So an answer can be tried without a copy, a sealed answer
cannot leak into the public map, and a copy of a game copies only references.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from boardwright.core.options import Move

from .board import ALL, bit, neighbours, spaces
from .cards import AMBUSHES, FARM, FOREST, SYMBOLS, VILLAGE, WATER, Card
from .scan import placements

MOST_COINS: Final = 14  # the length of the coin track (C-25)


class PrintedMap:
    """A printed map: any 11 x 11 layout of plain spaces, mountains, ruins and wasteland (C-82)."""

    __slots__ = (
        "beside_mountains",
        "beside_ruins",
        "id",
        "mountains",
        "room",
        "rows",
        "ruins",
        "scans",
        "wasteland",
    )

    def __init__(self, rows: Sequence[str], id: str = "") -> None:
        def printed(mark: str) -> int:
            return sum(bit(r, c) for r, row in enumerate(rows) for c, m in enumerate(row) if m == mark)

        self.id: Final = id
        self.rows: Final = tuple(rows)
        self.mountains: Final = printed("^")
        self.ruins: Final = printed("R")
        self.wasteland: Final = printed("#")
        self.room: Final = ALL & ~self.mountains & ~self.wasteland
        """Spaces that can be drawn on."""
        self.beside_mountains: Final = neighbours(self.mountains)
        self.beside_ruins: Final = neighbours(self.ruins)
        self.scans: Final = {card.id: placements(card, self.room) for card in AMBUSHES}
        """The placements of the solo scan for each ambush card, in order."""


WILDERNESS: Final = PrintedMap(
    (
        "...........",
        "...^.R.....",
        ".R......^R.",
        "...........",
        "...........",
        ".....^.....",
        "...........",
        "...........",
        ".R^......R.",
        ".....R.^...",
        "...........",
    ),
    "a",
)
WASTELANDS: Final = PrintedMap(
    (
        "...........",
        "......R.^..",
        "..R^.......",
        ".....#.....",
        "....##R....",
        "....###....",
        ".R...#.....",
        ".....^..R..",
        ".........^.",
        "..^R.......",
        "...........",
    ),
    "b",
)
SIDES: Final = {"a": WILDERNESS, "b": WASTELANDS}


class Sheet:
    """One player's map: a board for each terrain, the empty spaces, and the coin track."""

    __slots__ = ("coins", "empty", "farm", "forest", "land", "monster", "open_mountains", "village", "water")

    land: PrintedMap
    forest: int
    village: int
    farm: int
    water: int
    monster: int
    empty: int
    coins: int
    open_mountains: int
    """Mountains with an empty neighbour, which still hold their coin (C-62)."""

    def draw(self, card: Card, move: Move) -> Sheet:
        """Return the sheet after a drawing with a card, with the coins that it earns (C-61 to C-64)."""
        drawn = move >> 3
        terrain = move & 7
        new_sheet = Sheet()
        new_sheet.land = self.land
        new_sheet.forest = self.forest
        new_sheet.village = self.village
        new_sheet.farm = self.farm
        new_sheet.water = self.water
        new_sheet.monster = self.monster
        new_sheet.empty = empty = self.empty ^ drawn
        if terrain == FOREST:
            new_sheet.forest |= drawn
        elif terrain == VILLAGE:
            new_sheet.village |= drawn
        elif terrain == FARM:
            new_sheet.farm |= drawn
        elif terrain == WATER:
            new_sheet.water |= drawn
        else:
            new_sheet.monster |= drawn
        coins = self.coins
        if drawn.bit_count() == card.coin:  # the size identifies the shape (C-16)
            coins += 1
        new_sheet.open_mountains = open_mountains = self.open_mountains
        if drawn & self.land.beside_mountains:
            new_sheet.open_mountains = still_open = open_mountains & neighbours(empty)
            coins += (open_mountains ^ still_open).bit_count()
        new_sheet.coins = coins if coins < MOST_COINS else MOST_COINS
        return new_sheet

    @property
    def monster_loss(self) -> int:
        """Return the number of empty spaces beside a monster, each counted once (C-71)."""
        return (self.empty & neighbours(self.monster)).bit_count()

    def board(self, terrain: int) -> int:
        """Return the spaces drawn with a terrain."""
        return (self.forest, self.village, self.farm, self.water, self.monster)[terrain]

    def rows(self) -> list[str]:
        """Return the map as eleven lines of letters; blank spaces show their print."""
        grid = [list(row) for row in self.land.rows]
        for terrain, symbol in enumerate(SYMBOLS):
            for r, c in spaces(self.board(terrain)):
                grid[r][c] = symbol
        return ["".join(row) for row in grid]


def new_sheet(land: PrintedMap, drawn: Sequence[int] = (0, 0, 0, 0, 0), coins: int = 0) -> Sheet:
    """Return a sheet with these boards drawn, by terrain."""
    new = Sheet()
    new.land = land
    new.forest, new.village, new.farm, new.water, new.monster = drawn
    new.empty = land.room
    for board in drawn:
        new.empty &= ~board
    new.open_mountains = land.mountains & neighbours(new.empty)
    new.coins = coins
    return new
