"""A quick heuristic for drawings that knows the seasons, for greedy players and rollouts.

Each edict counts as often as it will still be scored; coins and monster losses count once for each season
left. A loss weighs less than a star, because later drawings may close the gap. A small penalty for sprawl
decides between drawings that score alike (over 300 solo games it is worth 3 stars). A drawing on a
neighbour's map (ambush) is good if it is bad for the neighbour.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from boardwright.bots.judge import Heuristic
from boardwright.core.options import Move

from ..rules.board import neighbours
from ..rules.cards import MONSTER, SEASONS, TERRAINS, Card
from ..rules.edicts import EDICTS
from ..rules.sheet import Sheet

LOSS_WEIGHT: Final = 0.7
SPRAWL_WEIGHT: Final = 0.2
"""The penalty for each empty space left beside the drawing: compact maps keep their room."""


def scorings_left(season: int, letter: int) -> int:
    """Return how often an edict is still scored, including the running season (C-22)."""
    return sum(letter in later.edicts for later in SEASONS[season:])


class DrawingHeuristic(Heuristic):
    """Judges drawings with one card on one sheet. It computes only what a drawing can change."""

    __slots__ = (
        "_beside_monsters",
        "_by_fill",
        "_by_terrain",
        "_card",
        "_fixed",
        "_kept",
        "_left",
        "_sheet",
        "_sign",
    )

    def __init__(self, sheet: Sheet, card: Card, season: int, edicts: tuple[int, ...], own: bool) -> None:
        self._sheet = sheet
        self._card = card
        self._sign = 1 if own else -1
        self._left = len(SEASONS) - season
        self._beside_monsters = sheet.empty & neighbours(sheet.monster)
        self._by_fill: list[tuple[Callable[[Sheet], int], int]] = []
        """Scores that depend only on which spaces are filled; `_kept` holds their results by drawn spaces."""
        self._kept: dict[int, float] = {}
        self._by_terrain: list[list[tuple[Callable[[Sheet], int], int]]] = [[] for _ in TERRAINS]
        self._fixed = [0] * len(TERRAINS)
        """Stars of the edicts that a drawing of each terrain cannot change."""
        for letter, index in enumerate(edicts):
            edict = EDICTS[index]
            times = scorings_left(season, letter)
            if edict.by_fill:
                self._by_fill.append((edict.score, times))
                continue
            now = times * edict.score(sheet)
            for terrain in range(len(TERRAINS)):
                if times and terrain in edict.reads:
                    self._by_terrain[terrain].append((edict.score, times))
                else:
                    self._fixed[terrain] += now

    def worth(self, move: Move) -> float:
        spaces = move >> 3
        terrain = move & 7
        sheet = self._sheet.draw(self._card, move)
        kept = self._kept.get(spaces)
        if kept is None:
            kept = -SPRAWL_WEIGHT * (neighbours(spaces) & sheet.empty).bit_count()
            for score, times in self._by_fill:
                kept += times * score(sheet)
            self._kept[spaces] = kept
        stars = self._fixed[terrain] + kept
        for score, times in self._by_terrain[terrain]:
            stars += times * score(sheet)
        near = self._beside_monsters if terrain != MONSTER else neighbours(sheet.monster)
        loss = (near & sheet.empty).bit_count()
        return self._sign * (stars + self._left * (sheet.coins - LOSS_WEIGHT * loss))
