"""The text face of any title: drawn from its view, its labels and its words.

A view with `zones` is drawn zone by zone; any other is listed entry by entry. A title that needs more has its
own screen.
"""

from __future__ import annotations

import json
import tomllib
from collections.abc import Iterable
from functools import cache
from pathlib import Path
from typing import Final

import click
from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from ...core.decision import Decision
from ...core.options import Move
from ...core.plain_data import Json
from ...core.protocol import State
from ...core.setup_options import (
    DocumentOption,
    FlagOption,
    IntegerOption,
    OneOption,
    SetupOption,
    SeveralOption,
)
from ...core.zones import cards_of, zones_of
from ...files import BadFile, json_of, read_text
from ...games import GAMES, TITLES
from ...locales.words import written
from ..arguments import Integer
from ..commands.set_file import read_set
from .menu import Menu
from .screen import AnswerInput, OptionGroup, Screen

MOST_SEATS: Final = 6
"""Set-up options are read for at most this number of players: they hardly depend on it."""
MOST_PREVIEWS: Final = 30
"""With more options, points are shown only for the one being tried."""
Numbers = dict[str, list[int]]
"""The numbers of the options that point at a thing."""


@cache
def plain_screen(game: str) -> type[PlainScreen]:
    """The plain screen of a game."""
    return type("PlainScreen", (PlainScreen,), {"game": game})


class PlainScreen(Screen):
    """The text face of a title that has no screen of its own."""

    # Setting up

    def choices(self) -> list[SetupOption]:
        """What can be chosen for some number of players."""
        rules = GAMES[self.game]
        counts = range(rules.least_seats, min(rules.most_seats, MOST_SEATS) + 1)
        found = {choice.name: choice for seats in counts for choice in rules.setup_options(seats)}
        return list(found.values())

    def options(self) -> list[click.Parameter]:
        return [self._option(choice) for choice in self.choices()]

    def _option(self, choice: SetupOption) -> click.Option:
        names = [f"--{choice.name.replace('_', '-')}", choice.name]
        key = f"choice-{choice.name}"
        about = self.words(key) if self.words.knows(key) else _spaced(choice.name)
        if isinstance(choice, FlagOption):
            return click.Option(names, is_flag=True, help=about)
        if isinstance(choice, IntegerOption):
            kind = Integer(self.words, choice.least, choice.most)
            return click.Option(names, type=kind, metavar=f"{choice.least}-{choice.most}", help=about)
        if isinstance(choice, DocumentOption):
            return click.Option(names, metavar=self.words("help-file-word"), help=about)
        shown = "A"
        if isinstance(choice, SeveralOption):
            shown = ",".join("ABCDEFGH"[: choice.count])
        elif isinstance(choice, OneOption):
            shown = "|".join(choice.values) or shown
        return click.Option(names, metavar=shown, help=about)

    def setup(self, values: dict[str, object], seats: int) -> dict[str, Json]:  # noqa: ARG002 (the game says)
        setup: dict[str, Json] = {}
        for choice in self.choices():
            given = values.get(choice.name)
            if given is None or given is False:
                continue
            if isinstance(choice, FlagOption):
                setup[choice.name] = True
            elif isinstance(choice, IntegerOption):
                setup[choice.name] = int(str(given))
            elif isinstance(choice, SeveralOption):
                setup[choice.name] = [value.strip() for value in str(given).split(",")]
            elif isinstance(choice, DocumentOption):
                setup[choice.name] = self._document(str(given))
            else:
                setup[choice.name] = str(given)
        return setup

    def _document(self, file: str) -> Json:
        """Plain data from a file, in JSON or TOML."""
        if Path(file).suffix != ".toml":
            return json_of(file, read_text(file))
        if TITLES[self.game].set_parts:
            return read_set(file, self.game)
        try:
            data: dict[str, Json] = json.loads(json.dumps(tomllib.loads(read_text(file)), default=str))
        except tomllib.TOMLDecodeError:
            raise BadFile("not-toml", file, column=1) from None
        return data

    def rivals(self, state: State) -> list[str]:
        return [self.words("player-rival") for _ in state.scores()[state.seats :]]

    def heading(self, state: State, seed: int) -> str:  # noqa: ARG002 (not every game tells its set-up)
        return self.words("heading", game=self.words(f"game-{self.game}"), seed=str(seed))

    # The table

    def season(self, state: State) -> RenderableType:
        return Group(*self._zones(state, None, [], {}, {None}))

    def table(
        self,
        state: State,
        seat: int,
        names: list[str],
        move: Move | None,  # noqa: ARG002 (the choice is shown below the table)
        entry: AnswerInput,
        *,
        brief: bool,
    ) -> RenderableType:
        assert isinstance(entry, Menu)
        numbers: Numbers = {}
        for number, code in enumerate(entry.codes, 1):
            for thing in state.label(seat, code).at:
                numbers.setdefault(thing, []).append(number)
        return Group(
            *self._zones(state, seat, names, numbers), self._menu(state, seat, entry.codes, names, brief)
        )

    def spectator(self, state: State, names: list[str]) -> RenderableType:
        return Group(*self._zones(state, None, names, {}))

    def seat_view(self, state: State, seat: int, names: list[str]) -> RenderableType:
        return Group(*self._zones(state, seat, names, {}, {seat}))

    def page(
        self,
        state: State,
        seat: int | None,
        names: list[str],
        move: Move | None,  # noqa: ARG002 (an answer is a button)
        scored: bool,
    ) -> RenderableType:
        return Group(*self._zones(state, seat, names, {}, scored=scored))

    def option_groups(self, state: State, seat: int, names: list[str]) -> list[OptionGroup]:
        codes = state.options(seat).codes()
        few = len(codes) <= MOST_PREVIEWS
        options: list[tuple[str, str]] = []
        for code in codes:
            change = self._change(state, seat, code) if few else 0
            points = f" ({self.words.number(change, sign=True)})" if change else ""
            options.append((code, self.option_text(state, seat, code, names) + points))
        return [("", options)]

    def _zones(
        self,
        state: State,
        seat: int | None,
        names: list[str],
        numbers: Numbers,
        owners: set[int | None] | None = None,
        scored: bool = True,
    ) -> list[RenderableType]:
        """The zones as a seat sees them: the table's, the others', and last its own, next to the options."""
        view = state.view(seat)
        zones = zones_of(view)
        if not zones:
            return [self._entries(view, state.seats, names)]
        scores = state.scores()
        around = [other for other in range(len(scores)) if other != seat]
        parts: list[RenderableType] = []
        for owner in (None, *around, *(() if seat is None else (seat,))):
            own = [zone for zone in zones if zone.get("seat") == owner]
            if not own or (owners is not None and owner not in owners):
                continue
            if owner is not None and owner < len(names):
                asked = owner in state.waiting()
                name = Text(f"{'> ' if asked else ''}{names[owner]}", style="bold cyan" if asked else "bold")
                if scored:
                    name.append(f"  {self.words.number(scores[owner].total)}", style="not bold yellow")
                parts.append(name)
            parts.append(Padding(self._grid(own, numbers), (0, 0, 0, 2 if owner is not None else 0)))
        return parts

    def _grid(self, zones: list[dict[str, Json]], numbers: Numbers) -> Table:
        """Zones under each other: the name, then the cards side by side."""
        grid = Table.grid(padding=(0, 2))
        grid.add_column(max_width=24)
        grid.add_column(overflow="fold")
        for zone in zones:
            key = f"zone-{zone.get('id')}"
            name = self.words(key) if self.words.knows(key) else _spaced(str(zone.get("id")))
            line = Text()
            if zone.get("count") is not None:
                line.append(str(zone["count"]), style="bold")
            cards = cards_of(zone)
            down = [card for card in cards if not card.get("id")]
            for card, count in self._alike(cards, numbers):
                line.append(", " if line else "")
                line.append_text(self._card(card, numbers))
                line.append(f" ×{count}" if count > 1 else "")
            if down:
                line.append(", " if line else "")
                for thing in dict.fromkeys(_thing(card) for card in down):
                    line.append_text(_signs(numbers.get(thing, [])))
                line.append(self.words("cards-face-down", n=sum(map(_count, down))), style="dim")
            grid.add_row(Text(_capital(name), style="dim"), line or Text("–", style="dim"))
        return grid

    def _alike(self, cards: list[dict[str, Json]], numbers: Numbers) -> Iterable[tuple[dict[str, Json], int]]:
        """The visible cards, each with the number of equal ones."""
        counts: dict[str, int] = {}
        first: dict[str, dict[str, Json]] = {}
        for card in cards:
            if card.get("id"):
                key = repr((card["id"], card.get("marks"), numbers.get(str(card.get("thing")))))
                first.setdefault(key, card)
                counts[key] = counts.get(key, 0) + _count(card)
        return [(card, counts[key]) for key, card in first.items()]

    def _card(self, card: dict[str, Json], numbers: Numbers) -> Text:
        """A card: the numbers of the options that point at it, its name, what lies on it."""
        text = _signs(numbers.get(_thing(card), []))
        text.append(self.card_name(str(card["id"])), style="bold" if text else "")
        marks = card.get("marks")
        if isinstance(marks, list) and marks:
            shown = ", ".join(self.words.named("mark", str(mark)) for mark in marks)
            text.append(f" ({shown})", style="yellow")
        return text

    def card_name(self, id: str) -> str:
        """The name of a card."""
        return self.words(f"card-{id}") if self.words.knows(f"card-{id}") else _spaced(id)

    def rule_text(self, id: str) -> str:
        """The rule text of a card, or nothing."""
        return self.words(f"card-{id}.rule") if self.words.knows(f"card-{id}.rule") else ""

    # A view without zones

    def _entries(self, view: dict[str, Json], seats: int, names: list[str]) -> Table:
        """A view entry by entry; lists with one item for each seat are shown by player."""
        grid = Table.grid(padding=(0, 2))
        for key, value in view.items():
            if value is None or value == []:
                continue
            name = self.words(f"zone-{key}") if self.words.knows(f"zone-{key}") else _spaced(key)
            text = self._value_text(value)
            if isinstance(value, list) and len(value) == seats <= len(names) and seats > 1:
                text = "; ".join(f"{names[seat]}: {self._value_text(value[seat])}" for seat in range(seats))
            grid.add_row(Text(_capital(name), style="dim"), Text(text))
        return grid

    def _value_text(self, value: Json) -> str:
        """A value of a view in few letters."""
        if isinstance(value, bool):
            return "✓" if value else "–"
        if value is None or value in ("", [], {}):
            return "–"
        if isinstance(value, int):
            return self.words.number(value)
        if isinstance(value, str):
            return self.words.named("card", value)
        if isinstance(value, list):
            return ", ".join(self._value_text(item) for item in value)
        return ", ".join(f"{_spaced(key)} {self._value_text(inner)}" for key, inner in value.items())

    # Entering an answer

    def entry(self, state: State, seat: int) -> Menu:
        return Menu(state.decision(seat))

    def _menu(self, state: State, seat: int, codes: list[str], names: list[str], brief: bool) -> Table:
        """The options by number, with the points they bring and the rule texts of their cards."""
        grid = Table.grid(padding=(0, 1))
        grid.add_column(width=4, justify="right", no_wrap=True)
        grid.add_column(overflow="fold")
        things = {} if brief else self._things(state, seat)
        for number, code in enumerate(codes, 1):
            text = Text(self.option_text(state, seat, code, names))
            if len(codes) <= MOST_PREVIEWS and (change := self._change(state, seat, code)):
                text.append(f" {self.words.number(change, sign=True)}", style=_style(change))
            for id in dict.fromkeys(things.get(thing, "") for thing in state.label(seat, code).at):
                if rule := self.rule_text(id):
                    text.append(f"  {rule}", style="dim")
            grid.add_row(Text(f"{number})", style="bold cyan"), text)
        return grid

    def _things(self, state: State, seat: int) -> dict[str, str]:
        """The cards that labels can point at, by thing."""
        cards = [card for zone in zones_of(state.view(seat)) for card in cards_of(zone)]
        return {str(card["thing"]): str(card["id"]) for card in cards if card.get("thing") and card.get("id")}

    def _change(self, state: State, seat: int, code: str) -> int:
        """How many points an answer brings to the board that it changes."""
        after = state.preview(seat, state.options(seat).move(code))
        return after.total - state.scores()[after.seat].total

    def help(self) -> list[tuple[str, str]]:
        return [
            (self.words("help-number-word"), self.words("typing-number")),
            (self.words("help-code-word"), self.words("typing-code")),
        ]

    def prompt(self, decision: Decision, names: list[str]) -> str:
        if not self.words.knows(decision.key):
            return self.words("prompt-plain")
        return super().prompt(decision, names)

    def preview(self, state: State, seat: int, move: Move, names: list[str]) -> RenderableType:
        code = state.options(seat).code(move)
        label = state.label(seat, code)
        lines = [Text(self.words("preview", option=self.option_text(state, seat, code, names)), style="bold")]
        things = self._things(state, seat)
        lines += [
            Text(rule, style="dim") for thing in label.at if (rule := self.rule_text(things.get(thing, "")))
        ]
        after = state.preview(seat, move)
        before = state.scores()[after.seat]
        old = {(line.source, line.when): line.points for line in before.lines}
        for line in after.lines:
            change = line.points - old.get((line.source, line.when), 0)
            if change:
                text = f"  {self.source(line.source)} {self.words.number(change, sign=True)}"
                lines.append(Text(text, style=_style(change)))
        if after.total == before.total:
            return Group(*lines, Text(self.words("preview-nothing")))
        whole = self.words.number(after.total - before.total, sign=True)
        return Group(*lines, Text(self.words("preview-total", points=after.total, change=whole)))

    def reasons(self, state: State, seat: int, names: list[str]) -> list[tuple[str, str]]:
        return [
            (self.option_text(state, seat, code, names), self.words.short_reason(reason))
            for code, reason in state.why_not(seat).items()
        ]

    # Wording

    def rules(self, state: State, about: str = "", seat: int | None = None) -> RenderableType:
        grid = Table.grid(padding=(0, 2))
        grid.add_column(max_width=24)
        grid.add_column()
        wanted = about.casefold()
        key = f"game-{self.game}.about"
        if not wanted and self.words.knows(key):
            grid.add_row(Text(self.words("rules-about"), style="bold"), Text(self.words(key)))
        ids = self._all_cards() if wanted else self._shown_cards(state, seat)
        for id in sorted(set(ids), key=self.card_name):
            if (rule := self.rule_text(id)) and wanted in self.card_name(id).casefold():
                grid.add_row(Text(self.card_name(id), style="bold"), Text(rule))
        return grid if grid.row_count else Text(self.words("rules-nothing", name=about))

    def _all_cards(self) -> Iterable[str]:
        title = TITLES[self.game]
        for package in (*title.families, title.package):
            yield from (
                key.removeprefix("card-") for key in written("en", package) if key.startswith("card-")
            )

    def _shown_cards(self, state: State, seat: int | None) -> Iterable[str]:
        for zone in zones_of(state.view(seat)):
            yield from (str(card["id"]) for card in cards_of(zone) if card.get("id"))

    # Scores

    def source(self, source: str) -> str:
        if self.words.knows("family-source"):
            return super().source(source)
        for key in (f"source-{source}", f"card-{source}"):
            if self.words.knows(key):
                return self.words(key)
        return _capital(_spaced(source))

    def scores(self, state: State, names: list[str]) -> RenderableType:
        """Points by source, a column for each player."""
        scores = state.scores()
        table = Table(show_edge=False, pad_edge=False)
        table.add_column(self.words("column-source"))
        sources: dict[str, list[int]] = {}
        for score in scores:
            table.add_column(names[score.seat], justify="right")
            for line in score.lines:
                row = sources.setdefault(line.source, [0] * len(scores))
                row[score.seat] += line.points
        for source, points in sources.items():
            if any(points):
                table.add_row(self.source(source), *[self.words.number(n) for n in points])
        table.add_section()
        table.add_row(self.words("column-total"), *[self.words.number(s.total) for s in scores], style="bold")
        table.add_row(self.words("column-rank"), *[str(score.rank) for score in scores])
        return table

    def title(self, rating: int, rank: int) -> str:  # noqa: ARG002 (titles may name ratings)
        return self.words("title-won" if rank == 1 else "title-lost")

    def verdict(self, state: State, names: list[str]) -> str:
        scores = state.scores()
        first = scores[0]
        if len(scores) == 1:
            if first.rating is None:
                return self.words("verdict-alone", points=first.total)
            return self.words("verdict-rated", points=first.total, rating=first.rating)
        if state.seats == 1:
            key = "verdict-solo-won" if first.rank == 1 else "verdict-solo-lost"
            return self.words(key, points=first.total, other=scores[1].total, rival=names[1])
        best = [names[score.seat] for score in scores if score.rank == 1]
        return self.words("verdict-shared" if len(best) > 1 else "verdict-won", players=self.words.join(best))


def _count(card: dict[str, Json]) -> int:
    count = card.get("count", 1)
    return count if isinstance(count, int) else 1


def _thing(card: dict[str, Json]) -> str:
    """The name by which labels point at a card; no label has the name of one without."""
    return str(card.get("thing") or " ")


def _signs(numbers: list[int]) -> Text:
    """The numbers of the options that point at a card."""
    return Text().append("".join(f"{number}) " for number in numbers), style="bold cyan")


def _style(change: int) -> str:
    """The colour of points won or lost."""
    return "green" if change > 0 else "red"


def _spaced(id: str) -> str:
    """An id that has no name, with spaces."""
    return id.replace("_", " ")


def _capital(text: str) -> str:
    return text[:1].upper() + text[1:]
