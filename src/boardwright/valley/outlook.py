"""A quick judge of options, for greedy players and rollouts."""

from __future__ import annotations

from ..core.options import Move
from ..core.protocol import Outlook
from .machine import choose
from .scoring import total_of
from .table import Table


class ValleyOutlook(Outlook):
    """Judges by what the table is worth afterwards."""

    __slots__ = ("_seat", "_table")

    def __init__(self, table: Table, seat: int) -> None:
        self._table = table
        self._seat = seat

    def worth(self, move: Move) -> float:
        world = self._table.copy()
        choose(world, move)
        return float(total_of(world, self._seat))
