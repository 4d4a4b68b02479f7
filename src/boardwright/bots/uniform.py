"""The random bot: any option, each as likely."""

from __future__ import annotations

from ..core.options import Move
from ..core.protocol import State
from ..core.rng import Rng
from .bot import Bot


class Uniform(Bot):
    """Plays at random; a baseline and a test player."""

    name = "random"

    def pick(self, world: State, seat: int, rng: Rng) -> Move:
        return world.options(seat).sample(rng)
