"""Bots from outside, for the tests: named as `tests.arena.outsiders:Last`."""

from __future__ import annotations

from boardwright.bots.bot import UNHURRIED, Bot, Budget
from boardwright.bots.thought import Thought
from boardwright.core.options import Move
from boardwright.core.protocol import State
from boardwright.core.rng import Rng


class Last(Bot):
    """Takes the last option."""

    name = "last"

    def think(self, world: State, seat: int, rng: Rng, budget: Budget = UNHURRIED) -> Thought:
        raise NotImplementedError

    def pick(self, world: State, seat: int, rng: Rng, budget: Budget = UNHURRIED) -> Move:  # noqa: ARG002
        options = world.options(seat)
        return options[len(options) - 1]


class Cheat(Last):
    """Answers with what is not offered."""

    def pick(self, world: State, seat: int, rng: Rng, budget: Budget = UNHURRIED) -> Move:  # noqa: ARG002
        return max(world.options(seat)) + 1


last = Last()
