"""Players that are programs: five levels, and one that plays at random."""

from __future__ import annotations

from typing import Final

from .bot import Bot, Budget
from .levels import LEVELS
from .thought import Thought
from .uniform import Uniform

BOTS: Final[dict[str, Bot]] = {bot.name: bot for bot in (*LEVELS, Uniform())}

CASUAL: Final = "casual"
"""The default opponent and stand-in."""

FORMER_NAMES: Final = {"greedy": "casual"}
"""Former names of bots, for older records."""


def current_name(name: str) -> str:
    """The current name of a bot."""
    return FORMER_NAMES.get(name, name)


def bot_named(name: str) -> Bot | None:
    """The bot of this name, current or former; None if there is none."""
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
