"""Comparing answers of a seat: they are all played on in the same redealt worlds, with the same chance.

Search bots, and so hints, compare options here; reviews compare what was played with what could have been.
A line is what a seat answers first in each of those worlds, as moves one after the other. It must not lead
past anything hidden, or its moves might not be legal in all worlds; an empty line changes nothing.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from ..core.options import Move
from ..core.protocol import State
from ..core.rng import Rng
from .playouts import Playouts

Line = Sequence[Move]


class Trial:
    """One line in one world: how the imagined game ends for the seat."""

    __slots__ = ("end", "state", "work")

    def __init__(self, state: State, end: float, work: int = 0) -> None:
        self.state: Final = state
        """The imagined game, as far as it was played; a kernel returns the world in which it began."""
        self.end: Final = end
        self.work: Final = work


def try_once(playouts: Playouts, world: State, seat: int, lines: Sequence[Line], rng: Rng) -> list[Trial]:
    """Play all lines on in one redealt world, with the same chance."""
    dealt = playouts.imagine(world, seat, rng)
    chance = rng.word()
    trials: list[Trial] = []
    for line in lines:
        imagined = dealt.copy()
        for move in line:
            imagined.play(seat, move)
        work, end = playouts.play_on(imagined, seat, Rng(chance))
        trials.append(Trial(imagined, end, work))
    return trials


def compare(
    playouts: Playouts, world: State, seat: int, lines: Sequence[Line], rng: Rng, worlds: int
) -> list[list[Trial]]:
    """Play all lines on in a number of redealt worlds; return the trials of each line, world by world."""
    found: list[list[Trial]] = [[] for _ in lines]
    for _ in range(worlds):
        for trials, trial in zip(found, try_once(playouts, world, seat, lines, rng), strict=True):
            trials.append(trial)
    return found
