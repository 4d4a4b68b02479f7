"""What a bot is: something that picks one of the options of a re-dealt world."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import ClassVar

from ..core.options import Move
from ..core.protocol import State
from ..core.rng import Rng


class Bot(ABC):
    """A player that is a program. It keeps nothing between decisions, so it can take any seat at any time."""

    name: ClassVar[str]

    @abstractmethod
    def pick(self, world: State, seat: int, rng: Rng) -> Move:
        """One of the moves of `world.options(seat)`.

        `world` has been re-dealt from the seat's view: hidden things and future chance in it are made up,
        so there is nothing to peek at. Equal views and equal generators give equal answers.
        """


def answer(bot: Bot, state: State, seat: int, rng: Rng) -> Move:
    """Ask a bot on behalf of a seat; the only door between bots and a true state."""
    return bot.pick(state.reimagine(seat, rng), seat, rng)
