"""What a bot is: a program that picks one of the options of a re-dealt world, and can show its ratings."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable
from typing import Final

from ..core.options import Move
from ..core.protocol import State
from ..core.rng import Rng
from .thought import Thought


def never() -> bool:
    """The end of a budget without a limit of time."""
    return False


class Budget:
    """How much a bot may think.

    Work is counted, not timed: equal views and seeds give equal answers on any machine. A clock is only an
    emergency brake, and only the caller reads it: once `over` returns true, a bot answers with what it has.
    """

    __slots__ = ("effort", "over")

    def __init__(self, effort: float = 1.0, over: Callable[[], bool] = never) -> None:
        self.effort: Final = effort
        """Times the usual work of the level."""
        self.over: Final = over

    @staticmethod
    def within(seconds: float, clock: Callable[[], float], effort: float = 1.0) -> Budget:
        """A budget that also ends after some seconds of a clock, such as `time.monotonic`."""
        end = clock() + seconds
        return Budget(effort, lambda: clock() >= end)


UNLIMITED: Final = Budget()
UNHURRIED: Final = UNLIMITED
"""The former name of `UNLIMITED`."""


class Bot(ABC):
    """A player that is a program. It keeps nothing between decisions, so it can take any seat at any time."""

    name: str
    seconds: float = 0.1
    """The longest a move may take."""

    def get_ready(self, game: str) -> None:  # noqa: B027 (most have nothing to load)
        """Load what is slow to load for a game, before the time of a move begins to run."""

    @abstractmethod
    def think(self, world: State, seat: int, rng: Rng, budget: Budget = UNLIMITED) -> Thought:
        """The moves of `world.options(seat)` with their values, the one it would play first.

        `world` was re-dealt from the view of the seat: its hidden cards and future chance are made up, so
        it reveals nothing, and `world.redeal(seat, rng)` gives more such worlds. Equal views and equal
        generators give equal answers.
        """

    def pick(self, world: State, seat: int, rng: Rng, budget: Budget = UNLIMITED) -> Move:
        """One of the moves of `world.options(seat)`."""
        return self.think(world, seat, rng, budget).best


def answer(bot: Bot, state: State, seat: int, rng: Rng, budget: Budget = UNLIMITED) -> Move:
    """Ask a bot on behalf of a seat; bots get a true state in no other way."""
    return bot.pick(state.redeal(seat, rng), seat, rng, budget)
