"""The table of a game of the valley in text: row, board, players, cities, hand, and the options by number."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from typing import Final, TypedDict, cast

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from ...core.decision import Decision
from ...core.events import Event
from ...core.options import Move
from ...core.plain_data import Json
from ...core.protocol import State
from ...core.refusal import Refusal
from ...valley.card import COLOURS, Card
from ...valley.game import ValleyState
from ...valley.goods import amount
from ..screen import Entry, Screen
from .labels import Labels
from .menu import Menu
from .stories import story

COLOUR_STYLES: Final = {"tan": "yellow", "green": "green", "red": "red", "blue": "blue", "purple": "magenta"}
EVENT_REASONS: Final = ("card-missing", "colour-short", "price-short")
"""What is missing for an event; the rest can be seen."""


class CityCard(TypedDict, total=False):
    """A card of a city in a view."""

    card: str
    occupied: bool
    points: int
    goods: dict[str, int]
    workers: list[int]
    under: list[str]


class ClaimView(TypedDict):
    """An achieved event in a view."""

    event: str
    goods: dict[str, int]
    cards: list[str]


class PlayerView(TypedDict):
    """A player in a view."""

    rival: str | None
    hand: list[str | None]
    goods: dict[str, int]
    points: int
    season: str
    workers: int
    gone: int
    strays: int
    passed: bool
    slots: int
    city: list[CityCard]
    claims: list[ClaimView]


class TableView(TypedDict):
    """What this screen reads of a view."""

    turn: int | None
    asked: int | None
    by: str | None
    shown: list[str]
    closed: list[int]
    deck: int
    discard: list[str | None]
    places: dict[str, list[int]]
    players: list[PlayerView]


class Guide:
    """Which numbers lead where on the table, and why some things have none."""

    def __init__(self, codes: list[str], reasons: Mapping[str, Refusal], chosen: str | None) -> None:
        self.numbers: Final = {code: number for number, code in enumerate(codes, 1)}
        self.reasons: Final = reasons
        self.chosen: Final = chosen

    def number(self, code: str) -> Text:
        """The number of an option before the thing it is about; blanks where there is none."""
        if code not in self.numbers:
            return Text(" " * 4)
        style = "bold reverse" if code == self.chosen else "bold cyan"
        return Text(f"{self.numbers[code]:>3} ", style=style)

    def ways(self, card: str) -> list[str]:
        """The codes of other ways to play a card than paying for it."""
        return [code for code in self.numbers if code.startswith((f"play:{card}@", f"play:{card}="))]


NO_GUIDE: Final = Guide([], {}, None)


def look(state: State, seat: int | None) -> TableView:
    """The view of a seat, typed."""
    return cast(TableView, state.view(seat))


class ValleyScreen(Screen):
    """The text face of a game of the family."""

    def valley(self, state: State) -> ValleyState:
        assert isinstance(state, ValleyState)
        return state

    def labels(self, names: list[str], seat: int | None) -> Labels:
        return Labels(self.words, names, seat)

    def rivals(self, state: State) -> list[str]:
        return [self.words(f"player-{id}") for id in self.valley(state).table.rules.rivals]

    # The table

    def table(
        self,
        state: State,
        seat: int,
        names: list[str],
        move: Move | None,  # noqa: ARG002 (the preview below the table shows it)
        entry: Entry,
        *,
        brief: bool,
    ) -> RenderableType:
        assert isinstance(entry, Menu)
        view = look(state, seat)
        turn = entry.decision.prompt == "action"
        guide = Guide(entry.codes if turn else [], state.why_not(seat), entry.chosen)
        parts: list[RenderableType] = [
            self._players(state, view, names),
            self._row(state, view, names, guide),
            self._board(state, view, names, seat, guide),
            self._cities(view, names, seat, guide, brief),
            self._hand(state, view, names, seat, guide),
        ]
        if view["shown"]:
            labels = self.labels(names, seat)
            parts.append(Text(self.words("shown-cards", cards=labels.cards(list(view["shown"])))))
        parts.append(self._menu(state, entry, names, seat, turn))
        return Group(*parts)

    def spectator(self, state: State, names: list[str]) -> RenderableType:
        view = look(state, None)
        return Group(
            self._players(state, view, names),
            self._row(state, view, names, NO_GUIDE),
            self._board(state, view, names, None, NO_GUIDE),
            self._cities(view, names, None, NO_GUIDE),
        )

    def seat_view(self, state: State, seat: int, names: list[str]) -> RenderableType:
        view = look(state, seat)
        return Group(
            Text(names[seat], style="bold"),
            self._city(view["players"][seat], names, seat, seat, NO_GUIDE),
            self._hand(state, view, names, seat, NO_GUIDE),
        )

    def season(self, state: State) -> Text:
        view = look(state, None)
        if view["turn"] is None:
            return Text(self.words("season-over"), style="bold")
        cards = {"deck": view["deck"], "discard": len(view["discard"])}
        return Text(self.words("piles", **cards), style="dim")

    def _players(self, state: State, view: TableView, names: list[str]) -> RenderableType:
        """One line for each player: season, workers, goods, tokens, cards, score."""
        goods = self.valley(state).table.rules.goods
        table = Table.grid(padding=(0, 2))
        table.add_column()
        head = [self.words("column-player"), self.words("column-season"), self.words("column-workers")]
        head += [self.words(f"sign-{good}") for good in goods]
        head += [self.words(f"column-{name}") for name in ("points", "hand", "slots", "score")]
        for _ in head[1:]:
            table.add_column(justify="right")
        table.add_row(*[Text(name, style="dim") for name in head])
        for score, name, player in zip(state.scores(), names, view["players"], strict=True):
            turn = view["asked"] == score.seat
            rival = player["rival"] is not None
            season = (
                self.words("passed-short") if player["passed"] else self.words(f"season-{player['season']}")
            )
            cells = [f"{'>' if turn else ' '} {name}", season, "" if rival else str(player["workers"])]
            cells += ["" if rival else str(player["goods"][good]) for good in goods]
            cells += [str(player["points"]), "" if rival else str(len(player["hand"]))]
            cells += [f"{len(player['city'])}" if rival else f"{player['slots']}/15", str(score.total)]
            table.add_row(*[Text(cell, style="bold" if turn else "") for cell in cells])
        return table

    def _row(self, state: State, view: TableView, names: list[str], guide: Guide) -> RenderableType:
        """The face-up row: costs, numbers of what can be played, and why the others cannot."""
        rules = self.valley(state).table.rules
        row = cast(list[str | None], state.view(None)[rules.market_name])
        cells: list[RenderableType] = []
        for position, id in enumerate(row):
            if id is None:
                cells.append(Text("    -", style="dim"))
                continue
            copy = row[: position + 1].count(id)
            card = f"{rules.market_name}.{id}"
            code = f"{card}.{copy}" if copy > 1 and rules.positions_matter else card
            closed = position in view["closed"]
            cells.append(self._card(state, id, code, names, guide, closed))
        piles = {"deck": view["deck"], "discard": len(view["discard"])}
        title = Text(_title(self.words(f"zone-{rules.market_name}")), style="bold")
        title.append(f"  {self.words('piles', **piles)}", style="dim not bold")
        return Group(title, _grid(cells, 2))

    def _card(
        self, state: State, id: str, code: str, names: list[str], guide: Guide, closed: bool = False
    ) -> Text:
        """A card as it is printed, with the numbers of the ways to play it, or why it cannot be played."""
        rules = self.valley(state).table.rules
        labels = self.labels(names, None)
        card = rules.cards.cards[rules.cards.kind(id)]
        cost = {good: amount(card.cost, field) for field, good in enumerate(rules.goods)}
        ways = guide.ways(code)
        text = guide.number(f"play:{code}")
        text.append(self.words(f"card-{id}"), style=COLOUR_STYLES[COLOURS[card.colour]] + " not bold")
        text.append(f" {labels.short_goods(cost)}".rstrip(), style="default not bold")
        text.append(f" {self.words('value-short', points=card.points)}", style="default dim not bold")
        for way in ways:
            text.append(f"  {guide.numbers[way]} ", style="bold cyan")
            helper = way.partition("@")[2] or way.partition("=")[2]
            key = "way-home" if "@" in way else "way-helper"
            text.append(self.words(key, card=labels.card(helper)), style="default not bold")
        reason = guide.reasons.get(f"play:{code}")
        if closed:
            text.append(f"  {self.words('row-closed')}", style="red not bold")
        elif reason is not None and not ways:
            text.append(f"  {self._reason(reason, labels)}", style="dim not bold")
        return text

    def _reason(self, reason: Refusal, labels: Labels) -> str:
        """Why not, in little space: lacking goods by their signs."""
        if reason.reason != "goods-short":
            return self.words.short_reason(reason)
        lacking = re.findall(r"(\d+)([a-z_]+)", str(reason.details["missing"]))
        return self.words("lacks", goods=labels.short_goods({good: int(n) for n, good in lacking}))

    def _board(
        self, state: State, view: TableView, names: list[str], seat: int | None, guide: Guide
    ) -> RenderableType:
        """Places with the workers on them, events with who has achieved them."""
        labels = self.labels(names, seat)
        achieved = {claim["event"]: i for i, p in enumerate(view["players"]) for claim in p["claims"]}
        places: list[RenderableType] = []
        events: list[RenderableType] = []
        for place in self.valley(state).table.setup.places:
            code = f"visit:{place.id}"
            reason = guide.reasons.get(code)
            text = guide.number(code)
            text.append(
                labels.place(place.id), style="dim not bold" if reason is not None else "default not bold"
            )
            if view["places"][place.id]:
                owners = ", ".join(labels.player(owner) for owner in view["places"][place.id])
                text.append(f" [{owners}]", style="cyan not bold")
            if place.claimed:
                if place.id in achieved:
                    owner = names[achieved[place.id]]
                    text.append(f" {self.words('achieved-by', player=owner)}", style="cyan not bold")
                elif reason is not None and reason.reason in EVENT_REASONS:
                    text.append(f"  {self._reason(reason, labels)}", style="dim not bold")
                events.append(text)
            else:
                places.append(text)
        return Group(
            Text(_title(self.words("zone-board")), style="bold"), _grid(places, 3),
            Text(_title(self.words("zone-events")), style="bold"), _grid(events, 2),
        )  # fmt: skip

    def _cities(
        self, view: TableView, names: list[str], seat: int | None, guide: Guide, brief: bool = False
    ) -> RenderableType:
        """Every city, one's own last, next to the hand. Where space is short, empty ones are left out."""
        order = [i for i in range(len(view["players"])) if i != seat] + ([] if seat is None else [seat])
        parts: list[RenderableType] = []
        for owner in order:
            player = view["players"][owner]
            if brief and not player["city"] and owner != seat:
                continue
            title = Text(self.words("city-of", player=names[owner]), style="bold")
            if not player["city"]:
                title.append(f"  {self.words('city-empty')}", style="dim not bold")
            parts.append(title)
            if player["city"]:
                parts.append(self._city(player, names, owner, seat, guide))
        return Group(*parts)

    def _city(
        self, player: PlayerView, names: list[str], owner: int, seat: int | None, guide: Guide
    ) -> RenderableType:
        labels = self.labels(names, seat)
        line = Text()
        seen: dict[str, int] = {}
        for index, built in enumerate(player["city"]):
            id = built["card"]
            seen[id] = seen.get(id, 0) + 1
            code = f"visit:{owner}.{id}" + (f".{seen[id]}" if seen[id] > 1 else "")
            line.append(", " if index else "")
            if code in guide.numbers:
                line.append(f"{guide.numbers[code]} ", style="bold cyan")
            style = COLOUR_STYLES[COLOURS[self.cards[id].colour]]
            line.append(labels.card(id), style=style)
            marks = self._marks(built, labels)
            if marks:
                line.append(f" ({', '.join(marks)})", style="default")
        return Padding(line, (0, 0, 0, 4))

    def _marks(self, built: CityCard, labels: Labels) -> list[str]:
        """What lies on and under a card."""
        marks: list[str] = []
        if built.get("occupied"):
            marks.append(self.words("mark-occupied"))
        if built.get("points"):
            marks.append(self.words("noun-point", n=built["points"]))
        if built.get("goods"):
            marks.append(labels.short_goods(built["goods"]))
        if built.get("workers"):
            marks.append(
                self.words("mark-worker", players=", ".join(labels.player(i) for i in built["workers"]))
            )
        if built.get("under"):
            marks.append(self.words("mark-under", cards=labels.cards(list(built["under"]))))
        return marks

    def _hand(
        self, state: State, view: TableView, names: list[str], seat: int, guide: Guide
    ) -> RenderableType:
        """The own hand with costs, and why a card cannot be played."""
        hand = [id for id in view["players"][seat]["hand"] if id is not None]
        title = Text(_title(self.words("zone-hand")), style="bold")
        if not hand:
            return Group(title.append(f"  {self.words('hand-empty')}", style="dim not bold"))
        return Group(title, _grid([self._card(state, id, id, names, guide) for id in hand], 2))

    @property
    def cards(self) -> dict[str, Card]:
        """All kinds of cards of the game, by id."""
        raise NotImplementedError

    # Entering an answer

    def entry(self, decision: Decision) -> Menu:
        return Menu(decision)

    def _menu(self, state: State, entry: Menu, names: list[str], seat: int, turn: bool) -> RenderableType:
        """The options by number; in a turn only those that stand nowhere on the table."""
        labels = self.labels(names, seat)
        about = dict(entry.decision.about)
        about["season"] = self._next_season(state, look(state, seat)["players"][seat])
        cells: list[RenderableType] = []
        for number, code in enumerate(entry.codes, 1):
            if turn and ":" in code:
                continue
            text = Text(f"{number:>3} ", style="bold cyan")
            style = "reverse" if entry.chosen == code else "default not bold"
            cells.append(text.append(labels.option(code, about, {}), style=style))
        return _grid(cells, 3) if cells else Text()

    def help(self) -> list[tuple[str, str]]:
        return [
            (self.words("help-number-word"), self.words("typing-number")),
            (self.words("help-code-word"), self.words("typing-code")),
        ]

    def prompt(self, decision: Decision, names: list[str]) -> str:
        labels = self.labels(names, decision.seat)
        args: dict[str, str | int] = {
            "source": labels.source(decision.source),
            "left": 0,
            "most": 0,
            "to": "",
        }
        for name, value in decision.about.items():
            if name == "to":
                args[name] = labels.player(value) or self.words("player-supply")
            elif name == "card":
                args[name] = labels.card(str(value))
            elif name == "goods":
                args[name] = labels.goods_acc(value)
            elif name == "good":
                most = decision.about.get("most")
                args["amount"] = self.words(f"noun-{value}", n=most if isinstance(most, int) else 1)
            elif name == "from":
                args[name] = labels.spot(str(value))
            elif isinstance(value, int):
                args[name] = value
        return self.words(f"prompt-{decision.prompt}", **args)

    def preview(self, state: State, seat: int, move: Move, names: list[str]) -> RenderableType:
        labels = self.labels(names, seat)
        code = state.options(seat).code(move)
        decision = state.decision(seat)
        lines = [Text(self.words("preview", option=labels.option(code, decision.about, {})), style="bold")]
        rule = self._rule_of(code)
        if rule:
            lines.append(Text(rule, style="dim"))
        before = state.scores()[seat].total
        after = state.preview(seat, move).total
        if after != before:
            change = self.words.number(after - before, sign=True)
            lines.append(Text(self.words("preview-total", points=after, change=change)))
        return Group(*lines)

    def _rule_of(self, code: str) -> str:
        """The rule text of what an option points at."""
        rest = code.partition(":")[2].partition("=")[0].partition("@")[0]
        for part in rest.split("."):
            for family in ("card", "place", "event"):
                if self.words.knows(f"{family}-{part}.rule"):
                    return self.words(f"{family}-{part}.rule")
        return ""

    def log(self, event: Event, names: list[str], people: frozenset[int] = frozenset()) -> str:
        return story(event, self.labels(names, None), people)

    def reasons(self, state: State, seat: int, names: list[str]) -> list[tuple[str, str]]:
        labels = self.labels(names, seat)
        player = look(state, seat)["players"][seat]
        about: dict[str, Json] = {"season": self._next_season(state, player)}
        return [
            (labels.option(code, about, {}), self.words.short_reason(reason))
            for code, reason in state.why_not(seat).items()
        ]

    def _next_season(self, state: State, player: PlayerView) -> str:
        seasons = [season.id for season in self.valley(state).table.rules.seasons]
        return seasons[min(seasons.index(player["season"]) + 1, len(seasons) - 1)]

    # Rules and scores

    def rules(self, state: State, about: str = "") -> RenderableType:
        """The rule texts of the table, or of what is named."""
        grid = Table.grid(padding=(0, 2))
        grid.add_column(no_wrap=True)
        grid.add_column()
        wanted = about.casefold()
        for key in self._rule_keys(state, everything=bool(wanted)):
            name = self.words(key)
            if wanted in name.casefold():
                text = Text(self.words(f"{key}.rule"))
                card = self.cards.get(key.removeprefix("card-"))
                if card is not None:
                    text.append(f" ({self._printed(card)})", style="dim")
                grid.add_row(Text(name, style="bold"), text)
        return grid

    def _printed(self, card: Card) -> str:
        """Kind, rarity and colour of a card."""
        kind = self.words(f"kind-{'critter' if card.critter else 'construction'}")
        rarity = self.words(f"rarity-{'unique' if card.unique else 'common'}")
        colour = COLOURS[card.colour]
        return f"{kind}, {rarity}, {self.words(f'colour-{colour}')}: {self.words(f'colour-{colour}.short')}"

    def _rule_keys(self, state: State, everything: bool) -> Iterable[str]:
        """Message keys of what lies on the table, or of all there is."""
        table = self.valley(state).table
        view = look(state, state.waiting()[0] if state.waiting() else None)
        on_table = set(view["shown"])
        on_table |= {id for player in view["players"] for id in player["hand"] if id is not None}
        on_table |= {built["card"] for player in view["players"] for built in player["city"]}
        on_table |= {table.rules.cards.ids[kind] for kind in table.market if kind >= 0}
        for id in table.rules.cards.ids:
            if everything or id in on_table:
                yield f"card-{id}"
        for place in table.setup.places:
            yield f"event-{place.id}" if place.claimed else f"place-{place.id}"

    def source(self, source: str) -> str:
        return (
            self.words(f"source-{source}")
            if self.words.knows(f"source-{source}")
            else self.labels([], None).source(source)
        )

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
            if any(points) or source in ("cards", "points"):
                table.add_row(self.source(source), *[self.words.number(n) for n in points])
        table.add_section()
        table.add_row(self.words("column-total"), *[self.words.number(s.total) for s in scores], style="bold")
        table.add_row(self.words("column-rank"), *[str(score.rank) for score in scores])
        return table

    def title(self, rating: int) -> str:
        return self.words("title-won" if rating > 0 else "title-lost")

    def verdict(self, state: State, names: list[str]) -> str:
        scores = state.scores()
        if state.seats == 1 and len(scores) > 1:
            won = scores[0].rank == 1
            points: dict[str, str | int] = {
                "points": scores[0].total,
                "other": scores[1].total,
                "rival": names[1],
            }
            return self.words("verdict-solo-won" if won else "verdict-solo-lost", **points)
        winners = [names[score.seat] for score in scores if score.rank == 1]
        return self.words(
            "verdict-shared" if len(winners) > 1 else "verdict-won", players=self.words.join(winners)
        )


def _grid(cells: list[RenderableType] | list[Text], columns: int) -> RenderableType:
    """Cells side by side, filled row by row."""
    grid = Table.grid(padding=(0, 2), expand=True)
    for _ in range(columns):
        grid.add_column(ratio=1)
    for first in range(0, len(cells), columns):
        grid.add_row(*cells[first : first + columns])
    return grid


def _title(name: str) -> str:
    return name[:1].upper() + name[1:]
