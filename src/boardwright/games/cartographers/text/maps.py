"""Maps in letters and colour. The letters carry all information; colour only helps."""

from __future__ import annotations

from typing import Final

from rich.columns import Columns
from rich.console import RenderableType
from rich.text import Text

from boardwright.locales import Words

from ..rules.board import ROW_NAMES, SIZE, bit
from ..rules.shapes import Cells

STYLES: Final = {
    ".": "bright_black",
    "R": "bold yellow",
    "^": "bold black on white",
    "#": "bright_black on grey23",
    "F": "bold black on green",
    "V": "bold white on red",
    "f": "bold black on yellow",
    "W": "bold white on blue",
    "M": "bold white on magenta",
}
LEGEND: Final = (
    ("F", "forest"), ("V", "village"), ("f", "farm"), ("W", "water"), ("M", "monster"), ("^", "mountain"),
    ("R", "ruins"), ("#", "wasteland"), ("*", "on-ruins"),
)  # fmt: skip


def draw_map(rows: list[str], land: list[str], tried: int = 0, symbol: str = "", places: int = 0) -> Text:
    """Return a map with its row letters and column numbers.

    Spaces of a drawing that is being tried are in brackets. Places where a shape fits show a plus. A star
    marks ruins that have been drawn on.
    """
    text = Text("   " + "".join(f"{c + 1:>3}" for c in range(SIZE)) + "\n", style="bold")
    for r, row in enumerate(rows):
        text.append(f" {ROW_NAMES[r]}  ", style="bold")
        for c, mark in enumerate(row):
            if tried & bit(r, c):
                text.append(f"[{symbol}]", style=f"{STYLES[symbol]} reverse")
            elif places & bit(r, c):
                text.append(" + ", style="bold bright_cyan")
            elif land[r][c] == "R" and mark not in ".R":
                text.append(f" {mark}*", style=STYLES[mark])
            else:
                text.append(f" {mark} ", style=STYLES[mark])
        if r < SIZE - 1:
            text.append("\n")
    return text


def draw_legend(words: Words, land: list[str], places: bool = False) -> Columns:
    """Return the meaning of the letters, wrapped by entry, without marks that the land does not have."""
    entries: list[RenderableType] = []
    for mark, key in (*LEGEND, ("+", "fits")):
        if {"#": any("#" in row for row in land), "+": places}.get(mark, True):
            entries.append(Text.assemble((mark, STYLES.get(mark, "bold")), f" {words(f'legend-{key}')}"))
    return Columns(entries, padding=(0, 2))


def draw_shape(cells: Cells, style: str) -> Text:
    """Return a shape. An at sign marks the first space, which is put on a square."""
    height = max(r for r, _ in cells) + 1
    width = max(c for _, c in cells) + 1
    text = Text()
    for r in range(height):
        for c in range(width):
            if (r, c) == cells[0]:
                text.append(" @", style=f"bold {style}")
            elif (r, c) in cells:
                text.append(" X", style=style)
            else:
                text.append("  ")
        if r < height - 1:
            text.append("\n")
    return text
