"""The greedy bot: the option that looks best now, by the game's own outlook."""

from __future__ import annotations

from ..core.options import Move
from ..core.protocol import State
from ..core.rng import Rng
from .bot import Bot


class Greedy(Bot):
    """Takes an option of highest worth; chance decides among equals, so that greedy players differ."""

    name = "greedy"

    def pick(self, world: State, seat: int, rng: Rng) -> Move:
        worth = world.outlook(seat).worth
        best: list[Move] = []
        highest = float("-inf")
        for move in world.options(seat).moves():
            value = worth(move)
            if value > highest:
                highest = value
                best = [move]
            elif value == highest:
                best.append(move)
        return best[rng.below(len(best))]
