"""What a bot says about the options of a seat, as codes: for hints, and for answers that travel."""

from __future__ import annotations

from typing import Final, NamedTuple

from .bots import Bot, Budget, Thought
from .core.protocol import State
from .core.rng import Rng

KEPT: Final = 3
"""Options that are told: the one to play, and what a hint shows beside it."""


class Advised(NamedTuple):
    """An option by its code, what it is worth to the bot, and in how many imagined games it was tried."""

    code: str
    value: float
    tries: int


class Advice(NamedTuple):
    """The option a bot would play, then the next by value; `unit` is what they are, as in `Thought`."""

    unit: str
    best: list[Advised]


def spelled(thought: Thought, world: State, seat: int) -> Advice:
    """A thought about a world in codes."""
    code = world.options(seat).code
    return Advice(
        thought.unit, [Advised(code(one.move), one.value, one.tries) for one in thought.weighed[:KEPT]]
    )


def consult(bot: Bot, state: State, seat: int, rng: Rng, budget: Budget) -> Advice:
    """Ask a bot on behalf of a seat: like `answer`, it shows the bot a re-dealt world and nothing else."""
    world = state.redeal(seat, rng)
    return spelled(bot.think(world, seat, rng, budget), world, seat)
