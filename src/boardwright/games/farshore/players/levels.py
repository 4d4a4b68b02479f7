"""The players of Farshore, by level, where they differ from the usual ones."""

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
    # Games have more in them here: with less work it is not good enough.
    "good": RolloutSearch("good", 1.0, 6, 14_000 if COMPILED else 12_000),
    # With a steady eye it would be a large step above good, and expert a small one above it.
    "strong": NetworkSearch("strong", 3.0, 4, 0, 0, STRONG, error=1.5),
}
