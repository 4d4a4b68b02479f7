"""The colours: whether they have enough contrast, and differ for every kind of colour vision."""

from __future__ import annotations

import math
import re
from collections.abc import Callable, Iterator
from itertools import combinations
from pathlib import Path
from typing import Final

import pytest

pytestmark = pytest.mark.all_titles  # pieces have the colours of the titles that use them
SOURCES: Final = Path(__file__).parents[2] / "web" / "src"
SHEETS: Final = [SOURCES / "styles" / "tokens.css", *sorted(SOURCES.glob("games/*/art/colours.css"))]
GAMES: Final = ("everdell", "farshore", "cartographers")
LOOKS: Final = [
    (game, theme, contrast)
    for game in GAMES
    for theme in ("light", "dark")
    for contrast in ("normal", "high")
]
READ: Final = 4.5
"""The least contrast of text with its ground."""
SEEN: Final = 3.0
"""The least contrast of frames and drawings that carry meaning."""
TERRAIN_INK: Final = 5.0

TEXTS: Final = [
    *((text, ground) for text in ("ink", "muted") for ground in ("bg", "bg2", "panel", "panel2", "litbg")),
    *((text, ground) for text in ("accent", "good", "bad") for ground in ("panel", "panel2")),
    ("accent", "bg"), ("onaccent", "accent"), ("onlit", "lit"),
    ("faceink", "face"), ("facemuted", "face"), ("faceink", "c-tan"),
]  # fmt: skip
FRAMES: Final = [
    *(("lit", ground) for ground in ("bg", "panel", "panel2")),
    *(("edge-line", ground) for ground in ("bg", "panel", "panel2")),
    ("ink", "vellum"),
]
BANDS: Final = ("c-green", "c-red", "c-blue", "c-purple")
CARDS: Final = (*BANDS, "c-tan")
PLAYERS: Final = ("p1", "p2", "p3", "p4", "p5")
TERRAIN: Final = ("t-forest", "t-village", "t-farm", "t-water", "t-monster")
"""What people draw. Mountains are printed, and nothing else has their shape."""
INKED: Final = ("forest", "village", "farm", "water", "monster", "mountain", "ruins")
PIECES: Final = [
    *((player,) for player in PLAYERS),
    ("twig",), ("resin",), ("pebble",), ("berry",), ("weed",), ("gem",), ("wood",), ("gold",), ("anchor",),
    ("cap", "stem"), ("chest", "gold"), ("cardback", "cardback2"),
]  # fmt: skip
"""Pieces with what they are filled with; each has an outline in `edge` as well."""
APART: Final = {"players": (PLAYERS, 18.0), "terrain": (TERRAIN, 10.5), "card colours": (CARDS, 12.0)}
"""How far apart colours are at least (CIE 1976), whatever the sight. Glyphs, animals and letters help."""

RGB = tuple[float, float, float]


# Reading the style sheets


def rules(sheet: str) -> Iterator[tuple[str, dict[str, str]]]:
    """Selectors with the custom properties that they set; rules within media queries are left out."""
    text = re.sub(r"/\*.*?\*/", "", sheet, flags=re.DOTALL)
    text = re.sub(r"@media[^{]*\{(?:[^{}]*\{[^{}]*\})*[^{}]*\}", "", text)
    for selectors, body in re.findall(r"([^{}]+)\{([^{}]*)\}", text):
        found = {name: value.strip() for name, value in re.findall(r"--([\w-]+):\s*([^;]+);", body)}
        for selector in selectors.split(","):
            yield selector.strip(), found


def weight(selector: str) -> int:
    """The specificity of a selector: its classes, attributes and pseudo-classes. `:where` counts as 0."""
    return len(re.findall(r"[.:\[]", re.sub(r":where\([^()]*\)", "", selector)))


def tokens(game: str, theme: str, contrast: str) -> dict[str, str]:
    """The values on the page: the higher specificity wins, and among equals the later rule."""
    matching = {":where(:root)", ":root", f'[data-game="{game}"]', f':root[data-contrast="{contrast}"]'}
    read = [rule for sheet in SHEETS for rule in rules(sheet.read_text(encoding="utf-8"))]
    found: dict[str, str] = {}
    for _, properties in sorted(
        ((weight(selector), properties) for selector, properties in read if selector in matching),
        key=lambda rule: rule[0],
    ):
        found |= properties
    side = 0 if theme == "light" else 1
    chosen = {}
    for name, value in found.items():
        both = re.fullmatch(r"light-dark\(([^,()]+),([^,()]+)\)", value)
        chosen[name] = both[side + 1].strip() if both else value
    return chosen


def rgb(colour: str) -> RGB:
    """A colour such as #fff or #a8360f, from 0 to 1."""
    digits = colour.removeprefix("#")
    if len(digits) == 3:
        digits = "".join(digit * 2 for digit in digits)
    assert re.fullmatch("[0-9a-f]{6}", digits), f"no plain colour: {colour}"
    r, g, b = (int(digits[at : at + 2], 16) / 255 for at in (0, 2, 4))
    return r, g, b


# Arithmetic of colours


def linear(colour: RGB) -> RGB:
    r, g, b = (c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in colour)
    return r, g, b


def luminance(colour: RGB) -> float:
    r, g, b = linear(colour)
    return 0.2126 * r + 0.7152 * g + 0.0722 * b


def contrast_of(one: RGB, other: RGB) -> float:
    darker, lighter = sorted((luminance(one), luminance(other)))
    return (lighter + 0.05) / (darker + 0.05)


Matrix = tuple[RGB, RGB, RGB]
# Viénot, Brettel and Mollon (1999), on linear light: one plane of colours is left.
PROTAN: Final[Matrix] = ((0.11238, 0.88762, 0.0), (0.11238, 0.88762, 0.0), (0.00401, -0.00401, 1.0))
DEUTAN: Final[Matrix] = ((0.29275, 0.70725, 0.0), (0.29275, 0.70725, 0.0), (-0.02234, 0.02234, 1.0))
# Brettel, Viénot and Mollon (1997): two half planes, and what tells on which of them a colour comes.
TRITAN: Final[tuple[Matrix, Matrix]] = (
    ((1.01277, 0.13548, -0.14826), (-0.01243, 0.86812, 0.14431), (0.07589, 0.80500, 0.11911)),
    ((0.93678, 0.18979, -0.12657), (0.06154, 0.81526, 0.12320), (-0.37562, 1.12767, 0.24796)),
)
SIDE: Final[RGB] = (0.03901, -0.02788, -0.01113)


def protan(light: RGB) -> RGB:
    return applied(PROTAN, light)


def deutan(light: RGB) -> RGB:
    return applied(DEUTAN, light)


def tritan(light: RGB) -> RGB:
    first = sum(n * c for n, c in zip(SIDE, light, strict=True)) >= 0
    return applied(TRITAN[0 if first else 1], light)


def applied(matrix: Matrix, colour: RGB) -> RGB:
    x, y, z = (sum(m * c for m, c in zip(row, colour, strict=True)) for row in matrix)
    return x, y, z


def lab(light: RGB) -> RGB:
    """CIELAB of linear light, white of the standard display."""
    to_xyz: Matrix = ((0.41239, 0.35758, 0.18048), (0.21264, 0.71517, 0.07219), (0.01933, 0.11919, 0.95053))
    xyz = applied(to_xyz, light)
    fx, fy, fz = (
        ratio ** (1 / 3) if ratio > 0.008856 else 7.787 * ratio + 16 / 116
        for ratio in (max(part, 0) / white for part, white in zip(xyz, (0.95047, 1.0, 1.08883), strict=True))
    )
    return 116 * fy - 16, 500 * (fx - fy), 200 * (fy - fz)


Sight = Callable[[RGB], RGB]


def distance(one: RGB, other: RGB, sight: Sight) -> float:
    def seen(colour: RGB) -> RGB:
        r, g, b = (min(1.0, max(0.0, part)) for part in sight(linear(colour)))
        return lab((r, g, b))

    return math.dist(seen(one), seen(other))


# The checks


def too_low(of: dict[str, str], pairs: list[tuple[str, str]], least: float) -> list[str]:
    found = []
    for front, ground in pairs:
        contrast = contrast_of(rgb(of[front]), rgb(of[ground]))
        if contrast < least:
            found.append(f"{front} {of[front]} on {ground} {of[ground]}: {contrast:.2f} < {least}")
    return found


@pytest.mark.parametrize(("game", "theme", "contrast"), LOOKS)
def test_text_can_be_read(game: str, theme: str, contrast: str) -> None:
    of = tokens(game, theme, contrast) | {"white": "#fff"}
    found = too_low(of, TEXTS, READ)
    found += too_low(of, [("white", band) for band in BANDS], READ)
    found += too_low(of, [(f"k-{terrain}", f"t-{terrain}") for terrain in INKED], TERRAIN_INK)
    assert found == []


@pytest.mark.parametrize(("game", "theme", "contrast"), LOOKS)
def test_frames_and_signs_can_be_seen(game: str, theme: str, contrast: str) -> None:
    of = tokens(game, theme, contrast)
    found = too_low(of, FRAMES, SEEN)
    found += too_low(of, [(f"k-{terrain}", "vellum") for terrain in INKED], SEEN)
    assert found == []


@pytest.mark.parametrize(("game", "theme", "contrast"), LOOKS)
def test_pieces_stand_out_by_their_outline_or_their_filling(game: str, theme: str, contrast: str) -> None:
    of = tokens(game, theme, contrast)
    found = [
        f"{' and '.join(parts)} on {ground}"
        for parts in PIECES
        for ground in ("bg", "panel", "panel2")
        if max(contrast_of(rgb(of[part]), rgb(of[ground])) for part in (*parts, "edge")) < SEEN
    ]
    assert found == []


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("family", APART)
def test_colours_stay_apart_for_every_sight(theme: str, family: str) -> None:
    names, least = APART[family]
    of = tokens("cartographers", theme, "normal")
    found = {
        (one, other, sight.__name__): distance(rgb(of[one]), rgb(of[other]), sight)
        for one, other in combinations(names, 2)
        for sight in (protan, deutan, tritan)
    }
    closest = min(found, key=lambda pair: found[pair])
    assert found[closest] >= least, f"{closest}: {found[closest]:.1f} < {least}"


@pytest.mark.parametrize("game", GAMES)
def test_high_contrast_has_pure_grounds(game: str) -> None:
    for theme, ground, ink in (("light", "#fff", "#000"), ("dark", "#000", "#fff")):
        of = tokens(game, theme, "high")
        assert (of["bg"], of["panel"], of["ink"]) == (ground, ground, ink)
