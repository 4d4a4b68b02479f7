"""Maps in machine words: what is printed (`Ground`), what is drawn (`KernelMap`), and drawing (C-61 to C-64).

These are the twins of `PrintedMap` and `Sheet` in `boardwright.games.cartographers.rules.sheet`.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from ...rules.cards import CARDS, FARM, FOREST, VILLAGE, WATER
from ...rules.sheet import MOST_COINS, PrintedMap, Sheet
from .bitboards import (
    Board,
    difference,
    intersection,
    intersects,
    is_nonempty,
    neighbours,
    space_count,
    to_words,
    union,
)
from .numba_tools import cached, compiled, numbers


class Ground(NamedTuple):
    """The printed parts of a map that scores need."""

    mountains: Board
    beside_mountains: Board
    ruins: Board
    beside_ruins: Board


class KernelMap(NamedTuple):
    """One player's map."""

    forest: Board
    village: Board
    farm: Board
    water: Board
    monster: Board
    empty: Board
    open_mountains: Board
    """Mountains with an empty neighbour, which still hold their coin (C-62)."""
    coins: int


def kernel_ground(land: PrintedMap) -> Ground:
    """Return a printed map in words."""
    boards = (land.mountains, land.beside_mountains, land.ruins, land.beside_ruins)
    mountains, beside_mountains, ruins, beside_ruins = map(to_words, boards)
    return Ground(mountains, beside_mountains, ruins, beside_ruins)


def kernel_map(sheet: Sheet) -> KernelMap:
    """Return a sheet in words."""
    return KernelMap(
        to_words(sheet.forest),
        to_words(sheet.village),
        to_words(sheet.farm),
        to_words(sheet.water),
        to_words(sheet.monster),
        to_words(sheet.empty),
        to_words(sheet.open_mountains),
        sheet.coins,
    )


_COIN_SIZES: Final = numbers([card.coin for card in CARDS])


@cached
def draw(plan: KernelMap, ground: Ground, card: int, terrain: int, spaces: Board) -> KernelMap:
    """Return the map after a drawing with a card, with the coins that it earns (C-61 to C-64)."""
    forest, village, farm, water, monster, empty, open_mountains, coins = plan
    empty = difference(empty, spaces)
    if terrain == FOREST:
        forest = union(forest, spaces)
    elif terrain == VILLAGE:
        village = union(village, spaces)
    elif terrain == FARM:
        farm = union(farm, spaces)
    elif terrain == WATER:
        water = union(water, spaces)
    else:
        monster = union(monster, spaces)
    if space_count(spaces) == _COIN_SIZES[card]:  # the size identifies the shape (C-16)
        coins += 1
    if intersects(spaces, ground.beside_mountains) and is_nonempty(open_mountains):
        still_open = intersection(open_mountains, neighbours(empty))
        coins += space_count(open_mountains) - space_count(still_open)
        open_mountains = still_open
    return KernelMap(forest, village, farm, water, monster, empty, open_mountains, min(coins, MOST_COINS))


@compiled
def monster_loss(plan: KernelMap) -> int:
    """Return the number of empty spaces beside a monster, each counted once (C-71)."""
    return space_count(intersection(plan.empty, neighbours(plan.monster)))
