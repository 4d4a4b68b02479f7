"""Farshore, as the frame knows it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Final

from boardwright.core.plain_data import Json
from boardwright.games import Title

from .rules.bonny import LEVELS
from .rules.game import farshore

if TYPE_CHECKING:
    from boardwright.bots import Bot
    from boardwright.cli.figures import Figure
    from boardwright.cli.screen import Screen
    from boardwright.env.encoding import Encoding


class Farshore(Title):
    """Four seasons by the sea, for two to four players, with or against Captain Bonny."""

    game = farshore
    package = "boardwright.games.farshore"
    families = ("boardwright.games.valley",)

    def players(self) -> Mapping[str, Bot]:
        from .players.levels import PLAYERS

        return PLAYERS

    def screen(self) -> type[Screen]:
        from .text.screen import FarshoreScreen

        return FarshoreScreen

    def facts(self) -> dict[str, Json]:
        from .facts import facts

        return facts()

    def daily(self, number: int) -> dict[str, Json]:
        """Captain Bonny's levels take turns."""
        return {"bonny": 1 + number % len(LEVELS)}

    def solo_setups(self) -> list[dict[str, Json]]:
        return [{"bonny": level.number} for level in LEVELS]

    def encoding(self, seats: int, options: Mapping[str, Json]) -> Encoding:
        from .encoding import FarshoreEncoding

        return FarshoreEncoding(seats, options)

    def figures(self) -> list[Figure]:
        from boardwright.games.valley.text.figures import measure

        return measure(self.game)


TITLE: Final = Farshore()
