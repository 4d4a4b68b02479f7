"""Hoarfrost as a `Title` of the frame, with defaults for everything that is not here."""

from __future__ import annotations

import os
from typing import Final

from boardwright.core.plain_data import Json
from boardwright.games import Title

from .rules.game import FOXES, hoarfrost

DRESSED: Final = os.environ.get("HOARFROST_BOARD") == "1"
"""Whether the table is drawn by our own board. Otherwise there is no client code, and the frame draws it."""


class Hoarfrost(Title):
    """Eight evenings until the frost, for one to four players."""

    game = hoarfrost
    package = "hoarfrost.dressed" if DRESSED else "hoarfrost"
    families = ("hoarfrost",) if DRESSED else ()
    most_decisions = 40

    def daily(self, number: int) -> dict[str, Json]:
        """The foxes take turns."""
        return {"fox": list(FOXES)[number % len(FOXES)]}


TITLE: Final = Hoarfrost()
