"""The five levels, from beginner to expert: for each game the bot that plays them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from ..core.build import COMPILED
from ..core.protocol import State
from ..core.rng import Rng
from .bot import UNHURRIED, Bot, Budget
from .cartographers.explorer import EVERY, Explorer
from .foresight import Foresight
from .greedy import Beginner, Greedy
from .lookahead import Lookahead
from .thought import Thought


class Level(Bot):
    """A level of play: in each game the bot that fits it, otherwise one that knows no game."""

    def __init__(self, number: int, usual: Bot, by_game: Mapping[str, Bot] | None = None) -> None:
        self.number: Final = number
        self.name = usual.name
        self.seconds = usual.seconds
        self._usual: Final = usual
        self._by_game: Final = dict(by_game or {})

    def get_ready(self, game: str) -> None:
        self._by_game.get(game, self._usual).get_ready(game)

    def think(self, world: State, seat: int, rng: Rng, budget: Budget = UNHURRIED) -> Thought:
        return self._by_game.get(world.game.name, self._usual).think(world, seat, rng, budget)


_GOOD: Final = Lookahead("good", 1.0, 6, 10_000)
_GOOD_AT_SEA: Final = Lookahead("good", 1.0, 6, 14_000 if COMPILED else 12_000)
"""Farshore's games have more in them: with less it is not good enough."""
_STRONG: Final = Lookahead("strong", 3.0, 8, 80_000 if COMPILED else 32_000)
_EXPERT: Final = Lookahead("expert", 10.0, 8, 450_000 if COMPILED else 100_000)
_SHARP: Final = Foresight("strong", 3.0, 4, 0, 0, _STRONG)
_SHARP_AT_SEA: Final = Foresight("strong", 3.0, 4, 0, 0, _STRONG, error=1.5)
"""With a steady eye it would be a large step above good there, and expert a small one above it."""
_SHARPEST: Final = Foresight("expert", 10.0, 8, 160_000 if COMPILED else 24_000, 12, _EXPERT, in_sight=32)

LEVELS: Final = (
    Level(1, Beginner("beginner", 0.1, 2.0, 0.2), {"farshore": Beginner("beginner", 0.1, 3.0, 0.3)}),
    Level(2, Greedy("casual", 0.2)),
    Level(3, _GOOD, {"cartographers": Explorer("good", 1.0, 8, 600, 24, _GOOD), "farshore": _GOOD_AT_SEA}),
    Level(
        4,
        _SHARP,
        {"cartographers": Explorer("strong", 3.0, 12, 1_500, EVERY, _STRONG), "farshore": _SHARP_AT_SEA},
    ),
    Level(
        5,
        _SHARPEST,
        {"cartographers": Explorer("expert", 10.0, 24, 130_000, 60, _EXPERT)},
    ),
)
