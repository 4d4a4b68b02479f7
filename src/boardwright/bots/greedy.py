"""The greedy bot: the option that looks best now, by the game's own outlook."""

from __future__ import annotations

from ..core.options import Move
from ..core.protocol import State
from ..core.rng import Rng
from .bot import Bot


class Greedy(Bot):
    """Takes the option of highest worth; among equals the first."""

    name = "greedy"

    def pick(self, world: State, seat: int, rng: Rng) -> Move:  # noqa: ARG002 - leaves nothing to chance
        return max(world.options(seat).moves(), key=world.outlook(seat).worth)
