"""The random bot: it picks an option uniformly."""

from __future__ import annotations

from ..core.protocol import State
from ..core.rng import Rng
from .bot import UNLIMITED, Bot, Budget
from .thought import RatedMove, Thought


class Uniform(Bot):
    """Plays at random; a baseline and a test player."""

    name = "random"

    def think(self, world: State, seat: int, rng: Rng, budget: Budget = UNLIMITED) -> Thought:
        del budget
        return Thought("", [RatedMove(world.options(seat).sample(rng), 0.0)])
