"""The numbers of a season: two edicts, coins and monster loss (C-68 to C-73), and the ranking."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeAlias

from .edicts import EDICTS
from .sheet import Sheet

Tally: TypeAlias = tuple[int, int, int, int]
"""First edict, second edict, coins, monster loss (a positive number)."""


def tally(sheet: Sheet, first: int, second: int) -> Tally:
    """Return the numbers of a map in a season that scores these two cards."""
    return EDICTS[first].score(sheet), EDICTS[second].score(sheet), sheet.coins, sheet.monster_loss


def total(tallies: Sequence[Tally]) -> int:
    """Return the sum of season totals (C-70, C-78)."""
    return sum(first + second + coins - loss for first, second, coins, loss in tallies)


def ranks(tallies: Sequence[Sequence[Tally]]) -> list[int]:
    """Return the ranks: by more stars, then by less lost to monsters; ties share a rank (C-79 to C-81)."""
    keys = [(-total(mine), sum(loss for _, _, _, loss in mine)) for mine in tallies]
    order = sorted(keys)
    return [order.index(key) + 1 for key in keys]
