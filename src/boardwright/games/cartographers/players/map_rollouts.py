"""The playouts of one map: converts the engine's state to numbers, and the kernel's answers back."""

from __future__ import annotations

from typing import Final

from boardwright.core.options import Move
from boardwright.core.rng import Rng

from ..rules.drawings import spaces_of, terrain_of, to_move
from ..rules.edicts import EDICTS
from ..rules.game_data import CartographersData
from .kernel.bitboards import from_words, to_words
from .kernel.calls import KernelPosition, rank_drawings, try_out
from .kernel.chance import chance_of
from .kernel.maps import kernel_map
from .kernel.numba_tools import numbers, zeros
from .kernel.placements import MOST
from .kernel.playouts import KernelRules, kernel_rules, new_workspace
from .kernel.weights import WEIGHTS


class MapRollouts:
    """The playouts of the map of one seat at a decision."""

    def __init__(
        self, world: CartographersData, owner: int, width: int, rules: KernelRules | None = None
    ) -> None:
        self._world: Final = world
        self._rules: Final = rules or kernel_rules(world.setup)
        self._plan: Final = kernel_map(world.sheets[owner])
        self._position: Final = KernelPosition(
            world.card,
            world.season,
            world.time,
            world.must_cover_ruins,
            sum([1 << card for card in world.deck]),
            sum([1 << card for card in world.unrevealed]),
        )
        self._width: Final = width
        self._desk: Final = new_workspace(WEIGHTS)
        self.solo_target: Final = sum([EDICTS[edict].solo for edict in world.setup.edicts])
        """The number that a solo rating subtracts (C-115)."""

    def beside(self, owner: int) -> MapRollouts:
        """Return the playouts of the map of another seat."""
        return MapRollouts(self._world, owner, self._width, self._rules)

    def rated(self, sign: int) -> list[tuple[float, Move]]:
        """Return all drawings with their worth to the owner, best first; with a sign of -1, worst first."""
        drawings = zeros(3 * 5 * MOST)
        values = zeros(5 * MOST)
        n = rank_drawings(self._plan, self._rules, self._position, self._desk, drawings, values)
        order = sorted([(-sign * values[at], at) for at in range(n)])
        return [
            (-value / 100, _move(drawings[3 * at], drawings[3 * at + 1], drawings[3 * at + 2]))
            for value, at in order
        ]

    def ranked(self, sign: int) -> list[Move]:
        """Return all drawings, best for the owner first; with a sign of -1, worst first."""
        return [move for _, move in self.rated(sign)]

    def try_out(self, moves: list[Move], deals: int, rng: Rng) -> list[int]:
        """Return for each drawing the points from now on, added up over a number of playouts."""
        arguments = numbers(
            [number for move in moves for number in (terrain_of(move), *to_words(spaces_of(move)))]
        )
        sums = zeros(len(moves))
        chance = chance_of(rng)
        try_out(
            self._plan,
            self._rules,
            self._position,
            arguments,
            deals,
            self._width,
            chance,
            self._desk,
            sums,
        )
        return [int(sums[at]) for at in range(len(moves))]

    def expected(self, deals: int, rng: Rng) -> float:
        """Return the expected points from now on, if the card is still to be drawn."""
        return self.try_out([0], deals, rng)[0] / deals


def _move(terrain: int, low: int, high: int) -> Move:
    return to_move(int(terrain), from_words((int(low), int(high))))
