"""Players that are programs. They know the protocol and no game."""

from __future__ import annotations

from typing import Final

from .bot import Bot
from .greedy import Greedy
from .uniform import Uniform

BOTS: Final[dict[str, Bot]] = {bot.name: bot for bot in (Uniform(), Greedy())}

__all__ = ["BOTS", "Bot", "Greedy", "Uniform"]
