"""Farshore in the terminal: the table of the family, with the parts that only Farshore has."""

from __future__ import annotations

from typing import Final

import click

from boardwright.cli.arguments import Integer, OneOf
from boardwright.cli.commands.set_file import read_set
from boardwright.core.plain_data import Json
from boardwright.core.protocol import State
from boardwright.games.valley.text.drawing import NO_GUIDE, Guide
from boardwright.games.valley.text.screen import ValleyScreen, ids_of

from ..rules.bonny import LEVELS
from ..rules.game import rules_of
from ..rules.weather import MODES
from .drawing import FarshoreDrawing
from .texts import FarshoreTexts

RIVAL: Final = "player-bonny"


class FarshoreScreen(ValleyScreen):
    """The text face of Farshore."""

    game = "farshore"

    def options(self) -> list[click.Parameter]:
        words = self.words
        return [
            click.Option(
                ["--bonny"], type=Integer(words, 1, len(LEVELS)), metavar="N", help=words("help-bonny")
            ),
            click.Option(
                ["--weather"], type=OneOf(words, MODES), metavar="|".join(MODES), help=words("help-weather")
            ),
            click.Option(["--islands"], metavar="A,B", help=words("help-islands")),
            click.Option(["--set"], metavar=words("help-file-word"), help=words("help-set")),
        ]

    def setup(self, values: dict[str, object], seats: int) -> dict[str, Json]:
        setup: dict[str, Json] = {}
        if values.get("islands"):
            setup["islands"] = ids_of(values["islands"])
        if isinstance(values.get("bonny"), int):
            setup["bonny"] = int(str(values["bonny"]))
        if values.get("weather"):
            setup["weather"] = str(values["weather"])
        if values.get("set"):
            setup["set"] = read_set(str(values["set"]), self.game)
        return setup

    def heading(self, state: State, seed: int) -> str:
        words = self.words
        game = words("game-farshore")
        level = self.option(state, "bonny")
        if not level:
            return words("heading", game=game, seed=str(seed))
        named = {"rival": words(RIVAL), "level": words(f"level-{level}")}
        return words("heading-bonny", game=game, n=level, seed=str(seed), **named)

    def drawing(
        self, state: State, names: list[str], seat: int | None, guide: Guide = NO_GUIDE, brief: bool = False
    ) -> FarshoreDrawing:
        return FarshoreDrawing(self.words, state, names, seat, guide, brief)

    def rule(self, state: State, id: str) -> str:
        texts = FarshoreTexts(self.words)
        for place in self.table_of(state).data.setup.places:
            if place.id == id and place.claimed:
                return texts.map(place)
        return texts.of(rules_of(state).box, id)

    def note(self, state: State, id: str) -> str:
        return FarshoreTexts(self.words).reconstructed(rules_of(state).box, id)

    topics = ("anchors", "treasure", "ship", "roses", "maps", "weather", "marks")

    def rival_rules(self, state: State) -> tuple[str, str] | None:
        level = self.option(state, "bonny")
        if not level:
            return None
        return self.words(RIVAL), f"{self.words('rule-bonny')} {self.words(f'level-{level}.rule')}"
