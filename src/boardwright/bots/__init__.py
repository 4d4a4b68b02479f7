"""Players that are programs: five levels, and one that plays at random."""

from __future__ import annotations

from typing import Final

from .bot import Bot, Budget
from .levels import LEVELS
from .thought import Thought
from .uniform import Uniform

BOTS: Final[dict[str, Bot]] = {bot.name: bot for bot in (*LEVELS, Uniform())}

CASUAL: Final = "casual"
"""The opponent of those who have not chosen one, and the stand-in."""

FORMER_NAMES: Final = {"greedy": "casual"}
"""What bots were called in older records."""


def current_name(name: str) -> str:
    """What a bot is called today."""
    return FORMER_NAMES.get(name, name)


def bot_named(name: str) -> Bot | None:
    """The bot of this name, be it a former one; None where we have none."""
    return BOTS.get(current_name(name))


__all__ = [
    "BOTS",
    "CASUAL",
    "FORMER_NAMES",
    "LEVELS",
    "Bot",
    "Budget",
    "Thought",
    "bot_named",
    "current_name",
]
