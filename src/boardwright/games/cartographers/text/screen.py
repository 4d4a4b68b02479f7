"""Cartographers as text: the map, the edicts with their current scores, the card in play."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Final, Literal, TypedDict, cast

import click
from rich.console import Console, ConsoleOptions, Group, RenderableType, RenderResult
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from boardwright.cli.arguments import OneOf
from boardwright.cli.screens.command_words import CommandWords
from boardwright.cli.screens.screen import AnswerInput, Screen
from boardwright.core.options import Move
from boardwright.core.plain_data import Json
from boardwright.core.protocol import State
from boardwright.core.refusal import IllegalChoice
from boardwright.core.score import ScoreLine

from ..rules.cards import (
    CARD_INDEX,
    CARDS,
    EDICT_LETTERS,
    SEASONS,
    SYMBOLS,
    TERRAINS,
    title_key,
)
from ..rules.drawings import spaces_of, terrain_of
from ..rules.edicts import EDICT_INDEX, EDICTS
from .maps import STYLES, draw_legend, draw_map, draw_shape
from .pencil import COMMANDS, Pencil

if TYPE_CHECKING:
    from boardwright.pages.composing import Composer
    from boardwright.pages.face import TextFace

MAP_WIDTH: Final = 38
TEXT_WIDTH: Final = 40
MOST_TEXT_WIDTH: Final = 62
MOST_SHEETS: Final = 8
"""With more players, only the ranking and the seat's own map are shown."""
STAR: Final = "★"


class MapView(TypedDict):
    """One map within a view."""

    rows: list[str]
    coins: int
    edicts_now: list[int]
    monster_loss_now: int
    seasons: list[list[int]]
    draws_on: int | None
    ready: bool


class CartographersView(TypedDict):
    """A view as `cartographers.view` builds it."""

    seat: int | None
    land: list[str]
    side: str
    edicts: list[str]
    season: str
    time: int
    limit: int
    revealed: list[str]
    card: str | None
    must_cover_ruins: bool
    handed: str | None
    maps: list[MapView]


def look(state: State, seat: int | None) -> CartographersView:
    """Return the view of a seat, typed."""
    return cast(CartographersView, state.view(seat))


class CartographersScreen(Screen):
    """The text face of Cartographers."""

    game = "cartographers"
    brief_has_preview = True

    # Set-up

    def options(self) -> list[click.Parameter]:
        words = self.words
        return [
            click.Option(
                ["--map", "side"],
                type=OneOf(words, ("a", "b")),
                default="a",
                metavar="a|b",
                help=words("help-map"),
            ),
            click.Option(["--edicts"], help=words("help-edicts"), metavar="A,B,C,D"),
            click.Option(["--any-terrain"], is_flag=True, help=words("help-any-terrain")),
        ]

    def setup(self, values: dict[str, object], seats: int) -> dict[str, Json]:  # noqa: ARG002 (all suit)
        setup: dict[str, Json] = {"map": str(values["side"])}
        if values.get("edicts"):
            setup["edicts"] = [edict.strip() for edict in str(values["edicts"]).split(",")]
        if values.get("any_terrain"):
            setup["any_terrain"] = True
        return setup

    # The table

    def heading(self, state: State, seed: int) -> str:
        side = look(state, None)["side"]
        return self.words(
            "heading",
            game=self.words("game-cartographers"),
            side=self.words(f"side-{side or 'own'}"),
            seed=str(seed),
        )

    def table(
        self, state: State, seat: int, names: list[str], move: Move | None, entry: AnswerInput, *, brief: bool
    ) -> RenderableType:
        view = look(state, seat)
        owner = view["maps"][seat]["draws_on"]
        assert owner is not None
        assert isinstance(entry, Pencil)
        tried = 0 if move is None else spaces_of(move)
        symbol = "" if move is None else SYMBOLS[terrain_of(move)]
        places = entry.places() if entry.show_places else 0
        mine = view["maps"][owner]
        sheet = Group(
            self._owner(names[owner], mine, len(names)),
            draw_map(mine["rows"], view["land"], tried, symbol, places),
        )
        edicts = self._edicts(view, owner, brief)
        card = self._card(view, len(names), entry, brief)
        if brief:
            preview = Text() if move is None else self.preview(state, seat, move, names)
            return Group(self._season(view), _Beside(sheet, Group(edicts, preview)), card)
        sides = _Beside(sheet, edicts)
        legend = draw_legend(self.words, view["land"], bool(places))
        return Group(self._season(view), Text(), sides, Text(), legend, Text(), card)

    def spectator(self, state: State, names: list[str]) -> RenderableType:
        view = look(state, None)
        maps: list[RenderableType] = [
            Group(self._owner(name, one, len(names)), draw_map(one["rows"], view["land"]))
            for name, one in zip(names, view["maps"], strict=True)
        ]
        pairs = zip(maps[::2], [*maps[1::2], Text()], strict=False)
        rows = [Padding(_Beside(left, right), (0, 0, 1, 0)) for left, right in pairs]
        return Group(self._season(view), Text(), *rows, draw_legend(self.words, view["land"]))

    def seat_view(self, state: State, seat: int, names: list[str]) -> RenderableType:
        view = look(state, seat)
        mine = view["maps"][seat]
        sheet = Group(self._owner(names[seat], mine, 2), draw_map(mine["rows"], view["land"]))
        parts: list[RenderableType] = [_Beside(sheet, self._edicts(view, seat))]
        if view["handed"] is not None:
            parts.append(Text(self.words("handed-sealed", code=view["handed"])))
        return Group(*parts)

    def season(self, state: State) -> Text:
        return self._season(look(state, None))

    def _season(self, view: CartographersView) -> Text:
        text = Text(self.words(f"season-{view['season']}"), style="bold")
        if view["season"] != "over":
            bar = "#" * min(view["time"], view["limit"]) + "-" * (view["limit"] - view["time"])
            text.append(
                "  " + self.words("time-of", time=view["time"], limit=view["limit"]), style="not bold"
            )
            text.append(f"  [{bar}]", style="cyan")
            if len(view["revealed"]) > 1:
                before = ", ".join(self.words(f"card-{card}") for card in view["revealed"][:-1])
                text.append("\n" + self.words("revealed-before", cards=before), style="dim not bold")
        return text

    def _owner(self, name: str, one: MapView, players: int) -> Text:
        coins = self.words("coins-of", coins=one["coins"], most=14)
        return Text(self.words("owner", player=name, coins=coins) if players > 1 else coins, style="bold")

    def _edicts(self, view: CartographersView, owner: int, brief: bool = False) -> RenderableType:
        """Return the four edicts: letter, name, seasons, rule, and what the map would score now."""
        one = view["maps"][owner]
        grid = Table.grid(padding=(0, 1), expand=True)
        grid.add_column(width=2)
        grid.add_column(ratio=1)
        grid.add_column(justify="right", width=5)
        for index, edict in enumerate(view["edicts"]):
            letter = self.words(f"edict-letter-{EDICT_LETTERS[index].lower()}")
            running = view["season"] in _seasons_of(index)
            name = Text(self.words(f"edict-{edict}"), style="bold" if running else "")
            when = ", ".join(self.words(f"season-{season}").lower() for season in _seasons_of(index))
            name.append(f" ({when})", style="dim not bold")
            points = Text(f"{one['edicts_now'][index]} {STAR}", style="bold yellow" if running else "yellow")
            grid.add_row(Text(letter, style="bold"), name, points)
            if not brief:
                grid.add_row("", Text(self.words(f"edict-{edict}.rule"), style="dim"), "")
        loss = one["monster_loss_now"]
        grid.add_row(
            "", self.words("source-monsters"), Text(f"{self.words.number(-loss)} {STAR}", style="magenta")
        )
        return grid

    def _card(self, view: CartographersView, players: int, pencil: Pencil, brief: bool) -> RenderableType:
        """Return the card in play: its name and time, its rule, and the shapes as the pencil holds them."""
        assert view["card"] is not None
        card = CARDS[CARD_INDEX[view["card"]]]
        head = Text(self.words(f"card-{card.id}"), style="bold")
        if not card.is_ambush:
            head.append("  " + self.words("card-time", time=card.time), style="not bold")
        if view["must_cover_ruins"]:
            head.append("  " + self.words("must-cover-ruins"), style="bold yellow")
        parts: list[RenderableType] = [head]
        if not brief:
            parts.append(Text(self.card_rule(card.id, players), style="dim"))
        if pencil.single:
            parts.append(Text(self.words("single-space"), style="bold"))
        style = STYLES[SYMBOLS[TERRAINS.index(pencil.terrain)]].split()[-1]
        shapes = Table.grid(padding=(0, 3))
        cells: list[RenderableType] = []
        for number, shape in enumerate(pencil.shapes):
            chosen = number == pencil.shape
            label = Text(
                f"[{number + 1}]" if chosen else f" {number + 1} ", style="bold reverse" if chosen else "bold"
            )
            if card.coin == len(shape) and not pencil.single:
                label.append(" " + self.words("with-coin"), style="yellow not reverse")
            if len(shape) not in pencil.sizes:
                label.append(" " + self.words("does-not-fit"), style="dim not reverse")
            cells.append(Group(label, draw_shape(shape, style if chosen else "dim")))
        shapes.add_row(*cells)
        terrains = Text(self.words("terrains") + " ")
        for terrain in pencil.terrains:
            chosen = terrain == pencil.terrain
            terrains.append(
                f"[{self.words(f'terrain-{terrain}')}]"
                if chosen
                else f" {self.words(f'terrain-{terrain}')} ",
                style=STYLES[SYMBOLS[TERRAINS.index(terrain)]] if chosen else "",
            )
        return Group(*parts, Padding(shapes, (0, 2)), terrains)

    def card_rule(self, card_id: str, players: int) -> str:
        """Return the rule text of an explore or ambush card."""
        alone = f"card-{card_id}.solo"
        return self.words(alone if players == 1 and self.words.knows(alone) else f"card-{card_id}.rule")

    # Plain pages

    def page(
        self, state: State, seat: int | None, names: list[str], move: Move | None, scored: bool
    ) -> RenderableType:
        if seat is None and state.seats > MOST_SHEETS:
            return self.season(state)
        return super().page(state, seat, names, move, scored)

    def boards(self, state: State, names: list[str]) -> RenderableType | None:
        return self.spectator(state, names) if len(names) > 1 and state.seats <= MOST_SHEETS else None

    def composer(self, face: TextFace, query: Mapping[str, str]) -> Composer:
        from .sketch import Sketch

        return Sketch(face, query)

    # Answers

    def entry(self, state: State, seat: int) -> Pencil:
        return Pencil(state.decision(seat), self.words)

    def help(self) -> list[tuple[str, str]]:
        speech = CommandWords(self.words, COMMANDS)
        rows = [("b3", self.words("typing-square")), ("1 2", self.words("typing-shape"))]
        rows += [
            (self.words(f"type-{command}").replace(" ", ", "), self.words(f"typing-{command}"))
            for command in COMMANDS
        ]
        rows.append((self.words("terrain-farm"), self.words("typing-terrain")))
        rows.append((f"2 {speech.shown('turn')} {speech.shown('flip')} d7", self.words("typing-together")))
        rows.append(("b3b4c4", self.words("typing-squares")))
        rows.append(("forest:b3b4c4", self.words("typing-code")))
        return rows

    def preview(self, state: State, seat: int, move: Move, names: list[str]) -> RenderableType:
        after = state.preview(seat, move)
        before = state.scores()[after.seat]
        grid = Table.grid(padding=(0, 2))
        text = self.words("preview-of", player=names[after.seat]) if len(names) > 1 else self.words("preview")
        pairs = [
            (old, new)
            for old, new in zip(before.forecast, after.forecast, strict=True)
            if old.points != new.points
        ]
        for source in dict.fromkeys(new.source for _, new in pairs):  # once for each source, in order
            changes = [(old.points, new.points) for old, new in pairs if new.source == source]
            first, last = changes[0]  # the same in every season that scores it
            change = len(changes) * (last - first)
            grid.add_row(
                f"  {self.source(source)}",
                f"{self.words.number(first)} -> {self.words.number(last)}",
                f"×{len(changes)}",
                Text(
                    f"{self.words.number(change, sign=True)} {STAR}", style="green" if change > 0 else "red"
                ),
            )
        if not grid.row_count:
            grid.add_row("  " + self.words("preview-nothing"))
        total = self.words(
            "preview-total",
            points=after.expected,
            change=self.words.number(after.expected - before.expected, sign=True),
        )
        return Group(Text(text, style="bold"), grid, Text("  " + total, style="bold"))

    def reasons(self, state: State, seat: int, names: list[str]) -> list[tuple[str, str]]:  # noqa: ARG002 (no names)
        """Return the terrains that the card does not show, and the shapes that fit nowhere."""
        pencil = self.entry(state, seat)
        refused = self.words.short_reason(IllegalChoice("terrain-not-on-card", card=pencil.card))
        reasons = [
            (self.words(f"terrain-{terrain}"), refused)
            for terrain in TERRAINS
            if terrain not in pencil.terrains
        ]
        return reasons + [
            (self.words("why-shape", n=number), self.words("why-nowhere"))
            for number, shape in enumerate(pencil.shapes, 1)
            if len(shape) not in pencil.sizes
        ]

    # Rules and scores

    def rules(self, state: State, about: str = "", seat: int | None = None) -> RenderableType:  # noqa: ARG002 (all fit on a page)
        view = look(state, None)
        grid = Table.grid(padding=(0, 2))
        for index, edict in enumerate(view["edicts"]):
            letter = self.words(f"edict-letter-{EDICT_LETTERS[index].lower()}")
            grid.add_row(
                Text(f"{letter}  {self.words(f'edict-{edict}')}", style="bold"),
                self.words(f"edict-{edict}.rule"),
            )
        for card in view["revealed"]:
            name = Text(self.words(f"card-{card}"), style="bold")
            grid.add_row(name, self.card_rule(card, len(view["maps"])))
        grid.add_row(Text(self.words("source-coins"), style="bold"), self.words("rule-coins"))
        grid.add_row(Text(self.words("source-monsters"), style="bold"), self.words("rule-monsters"))
        return grid

    def scores(self, state: State, names: list[str]) -> RenderableType:
        """Return the ranking, and each player's sheet with a line per season: edicts, coins, monsters,
        total."""
        scores = state.scores()
        groups: list[RenderableType] = []
        if len(names) > 1:
            groups.append(self._ranking(state, names))
        shown = scores if len(names) <= MOST_SHEETS else scores[:0]
        for score in shown:
            table = Table(
                title=names[score.seat] if len(names) > 1 else None, title_justify="left", title_style="bold"
            )
            for head in ("season", "first-edict", "", "second-edict", "", "coins", "monsters", "total"):
                justify: Literal["left", "right"] = "left" if "edict" in head or head == "season" else "right"
                heading = self.words(f"column-{head}") if head else STAR
                table.add_column(heading, justify=justify, overflow="fold")
            for start in range(0, len(score.lines), 4):
                table.add_row(*self._season_row(score.lines[start : start + 4], "season-name"))
            if score.forecast:
                table.add_row(*self._season_row(score.forecast[:4], "season-so-far"), style="dim")
            table.add_section()
            total = self.words("total-so-far" if score.forecast else "column-total")
            table.add_row(Text(total, style="bold"), *[""] * 6, self.words.number(score.total))
            groups.append(table)
            if not state.waiting() and score.rating is not None:
                numbers = " + ".join(
                    str(EDICTS[EDICT_INDEX[edict]].solo) for edict in look(state, None)["edicts"]
                )
                rating = self.words("rating-sum", total=score.total, numbers=numbers, rating=score.rating)
                groups.append(Text(rating))
        return Group(*groups)

    def _ranking(self, state: State, names: list[str]) -> Table:
        """Return all players, best first; the stars lost to monsters break ties."""
        table = Table()
        for index, head in enumerate(("rank", "player", "total", "monsters")):
            table.add_column(
                self.words(f"column-{head}"), justify="left" if index == 1 else "right", overflow="fold"
            )
        for score in sorted(state.scores(), key=lambda score: score.rank):
            lost = sum(line.points for line in score.lines if line.source == "monsters")
            figures = [self.words.number(score.total), self.words.number(lost)]
            table.add_row(str(score.rank), names[score.seat], *figures)
        return table

    def _season_row(self, lines: list[ScoreLine], key: str) -> list[str]:
        """Return the two edicts, coins, monsters and the total of one season."""
        first, second, coins, monsters = lines
        return [
            self.words(key, season=self.words(f"season-{first.when}")),
            self.source(first.source),
            self.words.number(first.points),
            self.source(second.source),
            self.words.number(second.points),
            self.words.number(coins.points),
            self.words.number(monsters.points),
            self.words.number(sum(line.points for line in lines)),
        ]

    def title(self, rating: int, rank: int) -> str:  # noqa: ARG002 (alone there is no rank)
        return self.words(title_key(rating))

    def verdict(self, state: State, names: list[str]) -> str:
        scores = state.scores()
        if scores[0].rating is not None:
            rating = scores[0].rating
            return self.words("verdict-solo", rating=rating, title=self.title(rating, 1))
        winners = [names[score.seat] for score in scores if score.rank == 1]
        return self.words("verdict-winners", n=len(winners), players=self.words.join(winners))


def _seasons_of(letter: int) -> list[str]:
    """Return the two seasons that score an edict."""
    return [season.id for season in SEASONS if letter in season.edicts]


class _Beside:
    """Two things side by side if the screen is wide enough, otherwise one under the other."""

    def __init__(self, left: RenderableType, right: RenderableType) -> None:
        self.left, self.right = left, right

    def __rich_console__(self, _console: Console, options: ConsoleOptions) -> RenderResult:
        if options.max_width < MAP_WIDTH + TEXT_WIDTH:
            yield Group(self.left, Text(), self.right)
            return
        grid = Table.grid(padding=(0, 2))
        grid.add_column(width=MAP_WIDTH)
        grid.add_column(width=min(MOST_TEXT_WIDTH, options.max_width - MAP_WIDTH - 2))
        grid.add_row(self.left, self.right)
        yield grid
