"""Drawing on a map without scripts: pick a shape and a terrain, pick a square, check it, hand it in.

All steps before the last are links, so that trying costs nothing. The options alone decide what fits.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from boardwright.core.options import Move
from boardwright.pages.composing import Address, Composer, Hidden
from boardwright.pages.face import TextFace, drawn
from boardwright.pages.markup import Html, el, html
from boardwright.pages.page_context import button, field, form, more

from ..rules.board import ROW_NAMES, SIZE, squares
from ..rules.cards import SYMBOLS, TERRAINS
from .maps import LEGEND
from .screen import look

Cells = tuple[tuple[int, int], ...]
KINDS: Final = dict(LEGEND)


class Sketch(Composer):
    """The drawing that a page shows: a shape, a terrain, and where it was put."""

    def __init__(self, face: TextFace, query: Mapping[str, str]) -> None:
        self.face: Final = face
        self.places: Final[dict[Cells, dict[str, dict[str, str]]]] = {}
        """Codes by shape, terrain and first square."""
        for code in face.codes():
            terrain, _, spaces = code.partition(":")
            found = squares(spaces)
            self.places.setdefault(_shape(found), {}).setdefault(terrain, {})[found[0]] = code
        shapes = list(self.places)
        number = query.get("shape", "")
        self.number: Final = int(number) if number in map(str, range(len(shapes))) else 0
        self.shape: Final = shapes[self.number]
        self.terrains: Final = list(self.places[self.shape])
        wish = query.get("terrain", "")
        self.terrain: Final = wish if wish in self.terrains else self.terrains[0]
        self.fits: Final = self.places[self.shape][self.terrain]
        self.at: Final = query.get("at", "")
        self.code: Final = self.fits.get(self.at, "")

    @property
    def move(self) -> Move | None:
        """Return the drawing, if it has been put somewhere."""
        assert self.face.seat is not None
        return self.face.world.options(self.face.seat).move(self.code) if self.code else None

    def question(self, address: Address, act: str, hidden: Hidden, width: int) -> Html:
        """Return the pencil, the map to draw on, and the button that hands the drawing in."""
        words = self.face.words
        typed = form(act, field(words("pages-code"), "code", required=True), button(words("pages-hand-in")),
                     **hidden)  # fmt: skip
        return html(
            el("h3", words("pages-shape")),
            el("div", self._shapes(address), class_="row"),
            el("h3", words("pages-terrain")),
            el("div", self._terrains(address), class_="row"),
            self._map(address),
            self._handed(act, hidden, width),
            more(words("pages-type-code"), el("p", words("pages-code-hint"), class_="hint"), typed),
        )

    def _shapes(self, address: Address) -> list[Html]:
        words = self.face.words
        return [
            el(
                "a",
                el("span", _picture(shape), class_="shape", aria_hidden="true"),
                href=address(shape=number, terrain=self.terrain),
                class_="tile",
                aria_current="true" if number == self.number else None,
                aria_label=words("pages-shape-n", n=number + 1, places=len(next(iter(at.values())))),
            )
            for number, (shape, at) in enumerate(self.places.items())
        ]

    def _terrains(self, address: Address) -> list[Html]:
        return [
            el(
                "a",
                self.face.words(f"terrain-{terrain}"),
                href=address(shape=self.number, terrain=terrain, at=self.at),
                class_=f"tile {terrain}",
                aria_current="true" if terrain == self.terrain else None,
            )
            for terrain in self.terrains
        ]

    def _map(self, address: Address) -> Html:
        """Return the map. A square with a plus takes the upper left space of the shape."""
        assert self.face.seat is not None
        view = look(self.face.world, self.face.seat)
        owner = view["maps"][self.face.seat]["draws_on"]
        assert owner is not None
        rows = view["maps"][owner]["rows"]
        tried = squares(self.code.partition(":")[2])
        symbol = SYMBOLS[TERRAINS.index(self.terrain)]

        def cell(row: int, column: int) -> Html:
            name = f"{ROW_NAMES[row]}{column + 1}"
            mark = rows[row][column]
            kind = KINDS.get(mark, "")
            if name in tried:
                return el("td", symbol, class_=f"{self.terrain} tried")
            if name in self.fits:
                link = address(shape=self.number, terrain=self.terrain, at=name)
                shown = el("a", "+" if mark == "." else mark, href=link, aria_label=name)
                return el("td", shown, class_=kind or None)
            return el("td", "" if mark == "." else mark, class_=kind or None)

        head = [el("th", str(column + 1), scope="col") for column in range(SIZE)]
        body = [
            el("tr", el("th", ROW_NAMES[row], scope="row"), *[cell(row, column) for column in range(SIZE)])
            for row in range(SIZE)
        ]
        caption = el("caption", self.face.words("pages-put"))
        return el("table", caption, el("thead", el("tr", el("td"), *head)), el("tbody", *body), class_="map")

    def _handed(self, act: str, hidden: Hidden, width: int) -> Html | None:
        """Return what the drawing would score, and the button that hands it in."""
        if self.move is None:
            return None
        face = self.face
        assert face.seat is not None
        spaces = " ".join(squares(self.code.partition(":")[2]))
        shown = face.words("option-drawing", terrain=face.words(f"terrain-{self.terrain}"), spaces=spaces)
        preview = None
        if face.scored or face.world.preview(face.seat, self.move).seat == face.seat:
            preview = drawn(width, face.screen.preview(face.world, face.seat, self.move, face.names))
        hand_in = form(act, button(face.words("pages-hand-in"), kind="main"), code=self.code, **hidden)
        return el("div", el("p", shown), preview, hand_in, class_="tried", id="tried")


def _shape(spaces: list[str]) -> Cells:
    """Return the form of a drawing, independent of its place."""
    cells = [(ROW_NAMES.index(space[0]), int(space[1:])) for space in spaces]
    top, left = min(row for row, _ in cells), min(column for _, column in cells)
    return tuple((row - top, column - left) for row, column in cells)


def _picture(shape: Cells) -> str:
    """Return a shape in blocks."""
    height, width = (max(cell[axis] for cell in shape) + 1 for axis in (0, 1))
    return "\n".join("".join("■" if (r, c) in shape else " " for c in range(width)) for r in range(height))
