"""Whole solo games at random, many at once, to measure the speed of the kernel. Needs numba."""

from __future__ import annotations

from typing import Final

from boardwright.core.rng import Rng

from ...rules.edicts import BACKS, EDICTS
from ...rules.sheet import SIDES, new_sheet
from .calls import KernelPosition, try_out
from .chance import chance_of
from .deals import ALL_AMBUSHES, WHOLE_DECK
from .maps import kernel_ground, kernel_map
from .numba_tools import zeros
from .placements import scans_of
from .playouts import KernelRules, new_workspace
from .stars import row_of_edicts
from .weights import WEIGHTS

FRESH: Final = KernelPosition(-1, 0, 0, False, WHOLE_DECK, ALL_AMBUSHES)
"""The position before the first card."""


def random_solo_games(each: int, rng: Rng) -> int:
    """Play games on each side of the map with each quarter of the scoring cards. Return how many."""
    workspace = new_workspace(WEIGHTS)
    per_back = len(EDICTS) // len(BACKS)
    for land in SIDES.values():
        ground, scans, plan = kernel_ground(land), scans_of(land), kernel_map(new_sheet(land))
        for quarter in range(per_back):
            edicts = [back * per_back + quarter for back in range(len(BACKS))]
            rules = KernelRules(ground, scans, row_of_edicts(edicts), False, True)
            try_out(plan, rules, FRESH, zeros(3), each, 0, chance_of(rng), workspace, zeros(1))
    return each * per_back * len(SIDES)
