"""The players of Cartographers by level. From `good` on they use playouts of the map."""

from __future__ import annotations

from typing import Final

from boardwright.bots.bot import Bot
from boardwright.bots.levels import EXPERT, GOOD, STRONG

from .explorer import EVERY, Explorer

PLAYERS: Final[dict[str, Bot]] = {
    "good": Explorer("good", 1.0, 8, 600, 24, GOOD),
    "strong": Explorer("strong", 3.0, 12, 1_500, EVERY, STRONG),
    "expert": Explorer("expert", 10.0, 24, 130_000, 60, EXPERT),
}
