"""The judge of Cartographers."""

from __future__ import annotations

from typing import Final

from boardwright.bots.comparer import Comparer
from boardwright.bots.judge import Heuristic, Judge
from boardwright.core.protocol import State

from ..rules.cards import CARDS
from ..rules.game import CartographersState
from ..rules.turn import map_drawn_by
from .heuristic import DrawingHeuristic


class CartographersJudge(Judge):
    """Judges drawings by the edicts."""

    def heuristic(self, state: State, seat: int) -> Heuristic:
        assert isinstance(state, CartographersState)
        state.options(seat)  # refuses a seat that is not asked
        owner = map_drawn_by(state, seat)
        card = CARDS[state.card]
        return DrawingHeuristic(state.sheets[owner], card, state.season, state.setup.edicts, owner == seat)

    def comparer(self) -> Comparer:
        from .explorer import has_kernel

        if not has_kernel():
            return Comparer()
        from .drawing_comparer import DrawingComparer

        return DrawingComparer()


JUDGE: Final = CartographersJudge()
