"""Random maps of many kinds, the same in every run, for comparisons nobody could write by hand."""

from __future__ import annotations

import random
from typing import Final

from .tables import SIDE_A, SIDE_B

KINDS: Final = ("sparse", "half", "dense", "patches", "nearly full", "broken land")


def random_land(rng: random.Random, kind: str) -> list[str]:
    """A printed side as often as a layout of its own (C-82)."""
    if kind != "broken land" and rng.random() < 0.5:
        return list(rng.choice((SIDE_A, SIDE_B)))
    # Land with much print: mountains side by side and at the edge, ruins next to ruins.
    print_share = 0.4 if kind == "broken land" else rng.choice((0.0, 0.05, 0.15))
    marks = rng.choice(("^R#", "^R", "^#", "R#"))
    return [
        "".join(rng.choice(marks) if rng.random() < print_share else "." for _ in range(11))
        for _ in range(11)
    ]  # fmt: skip


def random_map(seed: int, kind: str) -> tuple[list[str], list[str]]:
    """A land and a map drawn on it, with room for one more space at least."""
    rng = random.Random(f"{kind} {seed}")
    land = random_land(rng, kind)
    if kind == "patches":
        rows = _patches(rng, land)
    else:
        share = {"sparse": 0.2, "half": 0.5, "dense": 0.8, "nearly full": 0.96, "broken land": 0.6}[kind]
        letters = rng.choice(("FVfWM", "FVfWM", "FV", "fW", "VM", "VVVVFfWM"))
        rows = [
            "".join(rng.choice(letters) if m in ".R" and rng.random() < share else m for m in row)
            for row in land
        ]  # fmt: skip
    if not any(m in ".R" for row in rows for m in row):
        rows[5] = rows[5][:5] + land[5][5] + rows[5][6:]
        if land[5][5] not in ".R":
            return random_map(seed + 10_000, kind)
    return land, rows


def _patches(rng: random.Random, land: list[str]) -> list[str]:
    """Terrain in blots, as people draw it: large clusters that touch and enclose each other."""
    grid = [list(row) for row in land]
    for _ in range(rng.randrange(4, 22)):
        letter = rng.choice("FVfWM")
        r, c = rng.randrange(11), rng.randrange(11)
        for _ in range(rng.randrange(1, 16)):
            if land[r][c] in ".R" and grid[r][c] in ".R":
                grid[r][c] = letter
            dr, dc = rng.choice(((0, 1), (1, 0), (0, -1), (-1, 0)))
            r, c = min(max(r + dr, 0), 10), min(max(c + dc, 0), 10)
    return ["".join(row) for row in grid]
