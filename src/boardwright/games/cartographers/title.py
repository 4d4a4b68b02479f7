"""The title Cartographers."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Final

from boardwright.core.plain_data import Json
from boardwright.core.protocol import State
from boardwright.games import SoloTable, Title

from .rules.game import cartographers
from .rules.sheet import SIDES

if TYPE_CHECKING:
    from boardwright.bots import Bot
    from boardwright.bots.judge import Judge
    from boardwright.cli.figures import Figure
    from boardwright.cli.screens.screen import Screen
    from boardwright.env.encoding import Encoding


class Cartographers(Title):
    """Four seasons to map the north of the kingdom, alone or with up to 99 others."""

    game = cartographers
    package = "boardwright.games.cartographers"
    together = True
    most_decisions = 100

    def players(self) -> Mapping[str, Bot]:
        from .players.levels import PLAYERS

        return PLAYERS

    def judge(self) -> Judge:
        from .players.judge import JUDGE

        return JUDGE

    def screen(self) -> type[Screen]:
        from .text.screen import CartographersScreen

        return CartographersScreen

    def facts(self, state: State | None = None) -> dict[str, Json]:  # noqa: ARG002 (it has no sets)
        from .facts import facts

        return facts()

    def daily(self, number: int) -> dict[str, Json]:
        """Return the options of a day. The sides of the map alternate."""
        return {"map": list(SIDES)[number % len(SIDES)]}

    def season_of(self, state: State, seat: int) -> str:  # noqa: ARG002 (the same for all)
        from .rules.cards import SEASONS
        from .rules.game import CartographersState

        assert isinstance(state, CartographersState)
        return SEASONS[state.season].id

    def encoding(self, seats: int, options: Mapping[str, Json]) -> Encoding:
        from .encoding import CartographersEncoding

        return CartographersEncoding(seats, options)

    def solo_table(self) -> SoloTable:
        return SoloTable("cartographers", good=30)

    def figures(self) -> list[Figure]:
        from .text.figures import measure

        return measure(self.game)


TITLE: Final = Cartographers()
