"""Everdell in the terminal: the table of the family, with the set-up options of Everdell."""

from __future__ import annotations

from typing import Final

import click

from boardwright.cli.arguments import OneOf
from boardwright.cli.commands.set_file import read_set
from boardwright.core.plain_data import Json
from boardwright.core.protocol import State
from boardwright.core.refusal import Refusal
from boardwright.games.valley.text.screen import ValleyScreen, ids_of
from boardwright.games.valley.text.texts import Texts

from .rules.game import EverdellRules
from .rules.rugwort import FOREST_PATHS

YEARS: Final = ("year1", "year2", "year3")


class EverdellScreen(ValleyScreen):
    """The text face of Everdell."""

    game = "everdell"

    def options(self) -> list[click.Parameter]:
        words = self.words
        return [
            click.Option(
                ["--solo"], type=OneOf(words, YEARS), metavar="year1|year2|year3", help=words("help-solo")
            ),
            click.Option(["--forest"], metavar="A,B,C", help=words("help-forest")),
            click.Option(["--set"], metavar=words("help-file-word"), help=words("help-set-more")),
            click.Option(["--events"], metavar="A,B,C,D", help=words("help-events")),
            click.Option(
                ["--direction"],
                type=OneOf(words, list(FOREST_PATHS)),
                metavar="|".join(FOREST_PATHS),
                help=words("help-direction"),
            ),
        ]

    def setup(self, values: dict[str, object], seats: int) -> dict[str, Json]:
        setup: dict[str, Json] = {}
        for name in ("solo", "direction"):
            if values.get(name) and seats > 1:
                raise Refusal("only-alone", f"--{name}")
        for name in ("forest", "events"):
            if values.get(name):
                setup[name] = ids_of(values[name])
        if values.get("solo"):
            setup["year"] = YEARS.index(str(values["solo"])) + 1
        if values.get("direction"):
            setup["direction"] = str(values["direction"])
        if values.get("set"):
            setup["set"] = read_set(str(values["set"]), self.game)
        return setup

    def rule(self, state: State, id: str) -> str:
        rules = self.rules_of(state)
        if isinstance(rules, EverdellRules) and id in rules.box.lines:
            return Texts(self.words).phrased(rules.box.lines[id], rules.cards.cards[rules.cards.kind(id)])
        return super().rule(state, id)

    def heading(self, state: State, seed: int) -> str:
        game = self.words("game-everdell")
        year = self.option(state, "year")
        if year:
            return self.words(
                "heading-solo", game=game, n=year, year=self.words(f"year-{year}"), seed=str(seed)
            )
        return self.words("heading", game=game, seed=str(seed))

    def rival_rules(self, state: State) -> tuple[str, str] | None:
        year = self.option(state, "year")
        if not year:
            return None
        return self.words(f"year-{year}"), f"{self.words('rule-rugwort')} {self.words(f'year-{year}.rule')}"
