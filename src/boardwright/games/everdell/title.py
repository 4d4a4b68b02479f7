"""The title Everdell."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Final

from boardwright.core.plain_data import Json
from boardwright.core.protocol import State
from boardwright.games import SoloTable, Title

from .rules.box import BASE_BOX, Box
from .rules.game import everdell, rules_of
from .rules.rugwort import YEARS

if TYPE_CHECKING:
    from boardwright.bots.judge import Judge
    from boardwright.cli.figures import Figure
    from boardwright.cli.screens.screen import Screen
    from boardwright.env.encoding import Encoding


class Everdell(Title):
    """Four seasons to build a city, for two to four players or alone against Rugwort."""

    game = everdell
    package = "boardwright.games.everdell"
    families = ("boardwright.games.valley",)

    def judge(self) -> Judge:
        from .players.judge import JUDGE

        return JUDGE

    def screen(self) -> type[Screen]:
        from .text import EverdellScreen

        return EverdellScreen

    def facts(self, state: State | None = None) -> dict[str, Json]:
        from .facts import facts

        return facts() if state is None else facts(rules_of(state))

    def words(self, state: State | None, language: str) -> dict[str, str]:
        from boardwright.games.valley.text.texts import Texts
        from boardwright.locales import Words

        messages = super().words(state, language)
        if state is None:  # the texts of the boxed cards are in the catalogues
            return messages
        rules = rules_of(state)
        texts = Texts(Words(language, game=self.id, more=state.words()))
        for id, lines in rules.box.lines.items():
            messages |= texts.entry("card", id, texts.phrased(lines, rules.cards.cards[rules.cards.kind(id)]))
        return messages

    def daily(self, number: int) -> dict[str, Json]:
        """Return the options of a day. Rugwort's years alternate."""
        return {"year": 1 + number % len(YEARS)}

    def solo_setups(self) -> list[dict[str, Json]]:
        return [{"year": year.number} for year in YEARS]

    set_parts = ("good", "card")

    def check_set(self, data: Json) -> list[tuple[str, dict[str, int]]]:
        box = Box(data)
        added = [card for card in box.cards.cards if card.id in box.lines]
        goods = box.goods.kinds - BASE_BOX.goods.kinds
        cards = sum(card.copies for card in added)
        return [("check-set-fine", {"cards": cards, "kinds": len(added), "goods": goods})]

    def season_of(self, state: State, seat: int) -> str:
        from boardwright.games.valley.text.views import season_of

        return season_of(state, seat)

    def encoding(self, seats: int, options: Mapping[str, Json]) -> Encoding:
        from .encoding import EverdellEncoding

        return EverdellEncoding(seats, options)

    def cards_of_seats(self, state: State) -> list[list[str]]:
        from boardwright.games.valley.text.views import cities_of

        return cities_of(state)

    def solo_table(self) -> SoloTable:
        return SoloTable("rugwort", setting="year", rival="Rugwort")

    def figures(self) -> list[Figure]:
        from boardwright.games.valley.text.figures import Bars, measure

        return measure(self.game, Bars((450, 1_800), (35_000, 180_000), (15, 100)))


TITLE: Final = Everdell()
