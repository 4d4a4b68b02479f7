"""The players of Farshore by level, where they differ from the default ones."""

from __future__ import annotations

from typing import Final

from boardwright.bots.bot import Bot
from boardwright.bots.greedy import Beginner
from boardwright.bots.levels import STRONG
from boardwright.bots.network_search import NetworkSearch
from boardwright.bots.rollout_search import RolloutSearch
from boardwright.core.build import COMPILED

PLAYERS: Final[dict[str, Bot]] = {
    "beginner": Beginner("beginner", 0.1, 3.0, 0.3),
    # Games are longer here than in other titles: with less work this level is not good enough.
    "good": RolloutSearch("good", 1.0, 6, 14_000 if COMPILED else 12_000),
    # Without an error this level would be far above good, and expert only a little above it.
    "strong": NetworkSearch("strong", 3.0, 4, 0, 0, STRONG, error=1.5),
}
