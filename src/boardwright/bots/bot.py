"""The interface of bots: a bot picks an option in a redealt world, and can show its ratings."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable
from typing import Final

from ..core.options import Move
from ..core.protocol import State
from ..core.rng import Rng
from .thought import Thought


def never() -> bool:
    """Return False: a budget without a time limit does not end."""
    return False


class Budget:
    """How much a bot may think.

    Work is counted, not timed: equal views and seeds give equal answers on any machine. A clock is only an
    emergency brake, and only the caller reads it. When `over` returns true, a bot answers with its best
    option so far.
    """

    __slots__ = ("effort", "over")

    def __init__(self, effort: float = 1.0, over: Callable[[], bool] = never) -> None:
        self.effort: Final = effort
        """A factor for the usual work of the level."""
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
        """Load slow data of a game in advance, so that it takes no time of a move."""

    def share(self, game: str, speed: float) -> float:  # noqa: ARG002 (most answer at once)
        """The share of its usual work that it does within its time, at a speed as in `speed.py`."""
        return 1.0

    @abstractmethod
    def think(self, world: State, seat: int, rng: Rng, budget: Budget = UNLIMITED) -> Thought:
        """The moves of `world.options(seat)` with their values; the first is the one that the bot plays.

        `world` was redealt from the view of the seat. Its hidden cards and future chance are random, so it
        reveals nothing; `world.redeal(seat, rng)` makes more such worlds. Equal views and equal generators
        give equal answers.
        """

    def pick(self, world: State, seat: int, rng: Rng, budget: Budget = UNLIMITED) -> Move:
        """Return the move of `world.options(seat)` that the bot plays."""
        thought = self.think(world, seat, rng, budget)
        if not isinstance(thought, Thought):
            raise TypeError(f"{type(self).__name__}.think gave {thought!r}, which is no Thought")
        return thought.best


def answer(bot: Bot, state: State, seat: int, rng: Rng, budget: Budget = UNLIMITED) -> Move:
    """Ask a bot to answer for a seat. The bot receives only a redealt world, never the true state."""
    if not isinstance(bot, Bot):
        raise TypeError(f"{bot!r} is no Bot; `boardwright.BOTS` has bots by name")
    return bot.pick(state.redeal(seat, rng), seat, rng, budget)
