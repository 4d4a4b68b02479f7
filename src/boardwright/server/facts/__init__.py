"""What is printed on cards, places and maps, as plain data for clients that draw them.

Everything is read off the tables that the rules themselves play by, so a client never says of a card what
the card does not do. `make types` writes one file for each game to `web/src/facts`.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from ...core.plain_data import Json
from . import cartographers, everdell, farshore

FACTS: Final[dict[str, Callable[[], dict[str, Json]]]] = {
    "cartographers": cartographers.facts,
    "everdell": everdell.facts,
    "farshore": farshore.facts,
}
