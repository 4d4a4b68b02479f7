"""A bot that judges by insight, by what was learned of how games end, in worlds it plays on for a while."""

from __future__ import annotations

from typing import Final

from ..core.options import Move
from ..core.protocol import Outlook, State
from ..core.rng import Rng
from .bot import UNHURRIED, Budget
from .greedy import judged
from .lookahead import Lookahead
from .playouts import leaning, play_on, unit_of
from .thought import Thought, Weighed

TO_THE_END: Final = -1
"""Imagined games that are not left to the insight."""


class Foresight(Lookahead):
    """Like the look-ahead, with a wiser judge, which also knows how imagined games will end.

    With no work to do it takes what the insight likes best.
    """

    def __init__(
        self,
        name: str,
        seconds: float,
        candidates: int,
        work: int,
        decisions: int,
        otherwise: Lookahead,
        lean: float = 0.0,
        trust: float = 2.0,
    ) -> None:
        super().__init__(name, seconds, candidates, work, trust)
        self.decisions: Final = decisions
        """How many decisions of its own it plays imagined games on, by insight, before it trusts the insight
        again. Or to the end: then by the outlook, which is far quicker."""
        self.otherwise: Final = otherwise
        """Who plays games into which there is no insight."""
        self.lean: Final = lean
        """How much the word of the outlook counts beside an insight that has not learned enough."""

    def think(self, world: State, seat: int, rng: Rng, budget: Budget = UNHURRIED) -> Thought:
        if world.insight(seat) is None:
            return self.otherwise.think(world, seat, rng, budget)
        if not self.work or len(world.options(seat)) == 1:
            ranked = self.rank(world, seat, rng)
            best = ranked[0][1]
            over = ranked[0][0] - self._insight(world, seat).worth(best)  # the word of the outlook for it
            return Thought(unit_of(world), [Weighed(move, value - over) for value, move in ranked])
        return super().think(world, seat, rng, budget)

    def rank(self, world: State, seat: int, rng: Rng) -> list[tuple[float, Move]]:
        judge = leaning(world, seat, self._insight(world, seat), self.lean)
        return judged(judge, world.options(seat), rng)

    def play_on(self, imagined: State, seat: int, rng: Rng) -> tuple[int, float]:
        if self.decisions == TO_THE_END:
            return super().play_on(imagined, seat, rng)
        return play_on(imagined, seat, self.decisions, self.lean)

    def _insight(self, world: State, seat: int) -> Outlook:
        insight = world.insight(seat)
        assert insight is not None
        return insight
