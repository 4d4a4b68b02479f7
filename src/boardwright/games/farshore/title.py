"""The title Farshore."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Final

from boardwright.core.plain_data import Json
from boardwright.core.protocol import State
from boardwright.games import SoloTable, Title

from .rules.bonny import LEVELS
from .rules.box import Box
from .rules.game import farshore, rules_of
from .rules.standard import standard

if TYPE_CHECKING:
    from boardwright.bots import Bot
    from boardwright.bots.judge import Judge
    from boardwright.cli.figures import Figure
    from boardwright.cli.screens.screen import Screen
    from boardwright.env.encoding import Encoding


class Farshore(Title):
    """Four seasons by the sea, for two to four players, with or against Captain Bonny."""

    game = farshore
    package = "boardwright.games.farshore"
    families = ("boardwright.games.valley",)

    def players(self) -> Mapping[str, Bot]:
        from .players.levels import PLAYERS

        return PLAYERS

    def judge(self) -> Judge:
        from .players.judge import JUDGE

        return JUDGE

    def screen(self) -> type[Screen]:
        from .text.screen import FarshoreScreen

        return FarshoreScreen

    def facts(self, state: State | None = None) -> dict[str, Json]:
        from .facts import facts

        return facts() if state is None else facts(rules_of(state).box)

    def words(self, state: State | None, language: str) -> dict[str, str]:
        from boardwright.locales import Words

        from .text.texts import FarshoreTexts

        box = standard() if state is None else rules_of(state).box
        texts = FarshoreTexts(
            Words(language, game=self.id, more=state.words() if state is not None else None)
        )
        return super().words(state, language) | texts.all(box)

    def daily(self, number: int) -> dict[str, Json]:
        """Return the options of a day. Captain Bonny's levels alternate."""
        return {"bonny": 1 + number % len(LEVELS)}

    def solo_setups(self) -> list[dict[str, Json]]:
        return [{"bonny": level.number} for level in LEVELS]

    set_parts = (
        "card", "shore", "island", "rose", "map", "route", "weather", "docks", "lookout", "map_tiles",
        "track",
    )  # fmt: skip

    def check_set(self, data: Json) -> list[tuple[str, dict[str, int]]]:
        box = Box(data)
        copies = len(box.cards.whole_deck)
        held = {
            "cards": copies,
            "kinds": len(box.cards.cards),
            "islands": len(box.islands),
            "roses": sum(len(roses) for roses in box.roses),
            "maps": len(box.maps[2]),
            "routes": len(box.routes),
            "weathers": len(box.weathers),
        }
        in_the_box = len(standard().cards.whole_deck)
        count = [] if copies == in_the_box else [("check-set-count", {"box": in_the_box})]
        return [
            ("check-set-fine", held),
            *count,
            ("check-set-reconstructed", {"n": len(box.reconstructed)}),
        ]

    def season_of(self, state: State, seat: int) -> str:
        from boardwright.games.valley.text.views import season_of

        return season_of(state, seat)

    def encoding(self, seats: int, options: Mapping[str, Json]) -> Encoding:
        from .encoding import FarshoreEncoding

        return FarshoreEncoding(seats, options)

    def cards_of_seats(self, state: State) -> list[list[str]]:
        from boardwright.games.valley.text.views import cities_of

        return cities_of(state)

    def solo_table(self) -> SoloTable:
        return SoloTable("bonny", setting="her level", rival="Captain Bonny")

    def figures(self) -> list[Figure]:
        from boardwright.games.valley.text.figures import Bars, measure

        # A game asks twice as many questions as a game of Everdell.
        return measure(self.game, Bars((225, 900), (35_000, 150_000), (8, 50)))


TITLE: Final = Farshore()
