"""The table drawn as text: players, the face-up row, the board, cities and the hand, with numbers to type.

An option has its number in front; a thing that cannot be used shows the reason. Every cell has a narrow
column for the number, so that long texts wrap beside it.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Final, cast

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from boardwright.cli.screens.signs import glued
from boardwright.core.protocol import State
from boardwright.core.refusal import Refusal
from boardwright.locales import Wording, Words

from ..rules.game import ValleyState
from ..rules.pieces.card import COLOURS, Card
from ..rules.pieces.goods import amount
from ..rules.pieces.place import Place
from ..rules.rules import Rules
from .views import CityCardView, PlayerView, look

COLOUR_STYLES: Final = {"tan": "yellow", "green": "green", "red": "red", "blue": "blue", "purple": "magenta"}
Cell = tuple[str, Text]
"""A number or an empty text, and the thing that it belongs to."""


class Guide:
    """The numbers of the options on the table, and the reasons why some things have none."""

    def __init__(self, numbers: Mapping[str, str], reasons: Mapping[str, Refusal]) -> None:
        self.numbers: Final = numbers
        self.reasons: Final = reasons

    def number(self, code: str) -> str:
        return self.numbers.get(code, "")

    def ways(self, card: str) -> list[str]:
        """Return the codes that play a card with a home or a helper."""
        return [code for code in self.numbers if code.startswith((f"play:{card}@", f"play:{card}="))]


NO_GUIDE: Final = Guide({}, {})


class Drawing:
    """One table as one seat sees it; a spectator with seat None."""

    def __init__(
        self,
        words: Words,
        state: State,
        names: list[str],
        seat: int | None,
        guide: Guide = NO_GUIDE,
        brief: bool = False,
    ) -> None:
        assert isinstance(state, ValleyState)
        self.words: Final = words
        self.state: Final = state
        self.rules: Final = state.data.rules
        self.names: Final = names
        self.seat: Final = seat
        self.guide: Final = guide
        self.brief: Final = brief
        """For a low screen: only what can be used, and only the city of the seat."""
        self.view: Final = look(state, seat)
        self.wording: Final = Wording(words, names)

    def card(self, id: str) -> str:
        """Return the name of a card."""
        return self.wording.text("card", id)

    def short_goods(self, goods: Mapping[str, int]) -> str:
        """Return goods by their signs: 2T 1R."""
        return " ".join(f"{n}{self.words(f'sign-{good}')}" for good, n in goods.items() if n)

    def kind(self, id: str) -> Card:
        return self.rules.cards.cards[self.rules.cards.kind(id)]

    # Players

    def players(self, scored: bool = True) -> RenderableType:
        """Draw one line for each player: season, workers, goods, tokens, cards, and the score if shown."""
        words = self.words
        goods = self.rules.goods.names
        table = Table.grid(padding=(0, 2))
        head = [words("column-player"), words("column-season"), words("column-workers")]
        head += [words(f"sign-{good}") for good in goods]
        head += [words(f"column-{name}") for name in ("points", "hand", "slots")]
        head += [words("column-score")] if scored else []
        for index, _ in enumerate(head):
            table.add_column(justify="right" if index else "left", no_wrap=index == 0)
        table.add_row(*[Text(name, style="dim") for name in head])
        for score, name, player in zip(self.state.scores(), self.names, self.view["players"], strict=True):
            asked = self.view["asked"] == score.seat
            season = words("passed-short") if player["passed"] else words(f"season-{player['season']}")
            cells = [f"{'>' if asked else ' '} {name}", season]
            if player["rival"] is None:
                cells += [str(player["workers"]), *[str(player["goods"][good]) for good in goods]]
                cells += [str(player["points"]), str(len(player["hand"]))]
                cells += [f"{player['slots']}/{self.rules.slots}"]
            else:
                cells += self.rival_cells(score.seat)
            cells += [words.number(score.total)] if scored else []
            table.add_row(*[Text(cell, style="bold" if asked else "") for cell in cells])
        return table

    def rival_cells(self, seat: int) -> list[str]:
        """Return the line of a rival that the rules play, from the workers to the city."""
        player = self.view["players"][seat]
        return [""] * (1 + len(self.rules.goods.names)) + [
            str(player["points"]),
            "",
            str(len(player["city"])),
        ]

    # Cards

    def row(self) -> RenderableType:
        """Draw the face-up row with costs."""
        zone = self.rules.row_name
        row = cast(list[str | None], self.state.view(self.seat)[zone])
        cells: list[Cell] = []
        for position, id in enumerate(row):
            if id is None:
                cells.append(("", Text("-", style="dim")))
                continue
            copy = row[: position + 1].count(id)
            code = f"{zone}.{id}" + (f".{copy}" if copy > 1 and self.rules.positions_matter else "")
            cost = self.state.data.conditions.row_costs[self.kind(id).kind]
            cells.append(self._card(id, code, cost, position in self.view["closed"], self.pile(position)))
        signs = ", ".join(
            f"{self.words(f'sign-{good}')} {self.words(f'good-{good}')}" for good in self.rules.goods.names
        )
        piles = self.words("piles", deck=self.view["deck"], discard=len(self.view["discard"]))
        return Group(self._title(f"zone-{zone}", f"{piles} {signs}."), _grid(cells, 2))

    def pile(self, position: int) -> str:
        """Return a short text for what lies under a face-up card."""
        return ""

    def hand(self) -> RenderableType:
        """Draw the hand with costs, sorted by name."""
        assert self.seat is not None
        hand = [id for id in self.view["players"][self.seat]["hand"] if id is not None]
        hand.sort(key=self.card)
        if not hand:
            return self._title("zone-hand", self.words("hand-empty"))
        costs = self.state.data.conditions.costs
        return Group(
            self._title("zone-hand"), _grid([self._card(id, id, costs[self.kind(id).kind]) for id in hand], 2)
        )

    def _card(self, id: str, code: str, cost: int, closed: bool = False, pile: str = "") -> Cell:
        """Return a card as printed, with the numbers of the ways to play it, or why it cannot be played."""
        card = self.kind(id)
        colour = COLOURS[card.colour]
        text = Text(self.card(id) + self.mark(id) + pile, style=COLOUR_STYLES[colour])
        text.append(f" {self.short_goods(cost_of(self.rules, cost))}".rstrip(), style="default")
        value = self.words("value-short", points=card.points, colour=self.words(f"colour-{colour}.sign"))
        text.append(f" {value}", style="default dim")
        ways = self.guide.ways(code)
        for way in ways:
            assert self.seat is not None  # a spectator has no guide
            args = self.state.label(self.seat, way).args
            key = "way-home" if "home" in args else "way-helper"
            helper = str(args.get("home") or args.get("helper"))
            text.append("  ")
            text.append(self.guide.number(way) + ")", style="bold cyan")
            text.append(_unbroken(f" {self.words(key, card=self.card(helper))}"), style="default")
        reason = self.guide.reasons.get(f"play:{code}")
        if closed:
            text.append(f" {self.words('row-closed')}", style="red")
        elif reason is not None and not ways:
            text.append(f" {_unbroken(self.reason(reason))}", style="dim")
        return self.guide.number(f"play:{code}"), text

    def mark(self, id: str) -> str:
        """Return a small mark behind the name of a card or a place."""
        return ""

    def reason(self, reason: Refusal) -> str:
        """Return a short refusal, with missing goods by their signs."""
        if reason.reason == "resources-short-by":
            return self.words("lacks", goods=self.short_goods({"any": int(reason.details["n"])}))
        if reason.reason != "goods-short":
            return self.words.short_reason(reason)
        lacking = re.findall(r"(\d+)([a-z_]+)", str(reason.details["missing"]))
        return self.words("lacks", goods=self.short_goods({good: int(n) for n, good in lacking}))

    # The board

    def board(self) -> RenderableType:
        """Draw the places with their workers, and the events with the players who have achieved them."""
        shown = [
            place
            for place in self.state.data.setup.places
            if not self.brief or self.guide.number(f"visit:{place.id}")
        ]
        places = [self._place(place) for place in shown if not place.claimed]
        events = [self._event(place) for place in shown if place.claimed]
        parts: list[RenderableType] = []
        if places:
            parts += [self._title("zone-board"), _grid(places, 3)]
        if events:
            parts += [self._title("zone-events"), _grid(events, 2)]
        return Group(*parts)

    def _place(self, place: Place) -> Cell:
        code = f"visit:{place.id}"
        name = self.wording.text("place", place.id) + self.mark(place.id)
        text = Text(name, style="dim" if code in self.guide.reasons else "")
        text.append(self.offer(place), style="dim")
        workers = self.view["places"][place.id]
        if workers:
            text.append(f" [{', '.join(self.wording.player(owner) for owner in workers)}]", style="cyan")
        return self.guide.number(code), text

    shown_reasons: tuple[str, ...] = ("card-missing", "colour-short", "price-short")
    """Refusals of a claim that are shown. The others are visible on the table."""

    def offer(self, place: Place) -> str:
        """Return what a place offers or requires, to stand beside its name."""
        return ""

    def _event(self, place: Place) -> Cell:
        """Return an event with the players who have achieved it, or with what is missing for it."""
        code = f"visit:{place.id}"
        reason = self.guide.reasons.get(code)
        name = self.wording.text("place", place.id) + self.mark(place.id)
        text = Text(name, style="dim" if reason is not None else "")
        text.append(self.offer(place), style="dim")
        for index, player in enumerate(self.view["players"]):
            if any(claim[self.rules.claim_name] == place.id for claim in player["claims"]):
                text.append(f" {self.words('achieved-by', player=self.names[index])}", style="cyan")
        if reason is not None and reason.reason in self.shown_reasons:
            text.append(f" {_unbroken(self._missing(place, reason))}", style="dim")
        return self.guide.number(code), text

    def _missing(self, place: Place, reason: Refusal) -> str:
        if reason.reason != "card-missing" or self.seat is None:
            return self.words.short_reason(reason)
        city = {city_card["card"] for city_card in self.view["players"][self.seat]["city"]}
        missing = [self.card(id) for id in place.needs if id not in city]
        return self.words("needs-cards", cards=self.words.join(missing))

    def more(self) -> list[RenderableType]:
        """Draw what only one title has on its board."""
        return []

    # Cities

    def cities(self) -> RenderableType:
        """Draw every city; the seat's city is the last, next to the hand."""
        owners = [i for i in range(len(self.view["players"])) if i != self.seat]
        if self.brief:
            open_ones = [code for code in self.guide.numbers if re.match(r"visit:\d+\.", code)]
            owners = [i for i in owners if any(code.startswith(f"visit:{i}.") for code in open_ones)]
        if self.seat is not None:
            owners.append(self.seat)
        return Group(*[self.city(owner) for owner in owners])

    def city(self, owner: int) -> RenderableType:
        player = self.view["players"][owner]
        title = Text(self.words("city-of", player=self.names[owner]), style="bold")
        if not player["city"]:
            return title.append(f"  {self.words('city-empty')}", style="dim not bold")
        return Group(title, Padding(self._city(player, owner), (0, 0, 0, 4)))

    def _city(self, player: PlayerView, owner: int) -> Text:
        line = Text()
        seen: dict[str, int] = {}
        for index, city_card in enumerate(player["city"]):
            id = city_card["card"]
            seen[id] = seen.get(id, 0) + 1
            code = f"visit:{owner}.{id}" + (f".{seen[id]}" if seen[id] > 1 else "")
            line.append(", " if index else "")
            if code in self.guide.numbers:
                line.append(glued(f"{self.guide.numbers[code]})\u00a0"), style="bold cyan")
            line.append(self.card(id), style=COLOUR_STYLES[COLOURS[self.kind(id).colour]])
            marks = self._marks(city_card)
            if marks:
                line.append(f" ({', '.join(marks)})", style="default")
        return line

    def _marks(self, city_card: CityCardView) -> list[str]:
        """Return what lies on and under a card."""
        marks: list[str] = []
        if city_card.get("occupied"):
            marks.append(self.words("mark-occupied"))
        if city_card.get("points"):
            marks.append(self.words("noun-point", n=city_card["points"]))
        if city_card.get("goods"):
            marks.append(self.short_goods(city_card["goods"]))
        if city_card.get("workers"):
            owners = ", ".join(self.wording.player(owner) for owner in city_card["workers"])
            marks.append(self.words("mark-worker", players=owners))
        if city_card.get("under"):
            marks.append(
                self.words("mark-under", cards=self.wording.several("cards", list(city_card["under"])))
            )
        return marks

    # Options that are not on the table

    def menu(self, options: list[tuple[int, str]]) -> list[RenderableType]:
        """Draw a list of options by number, if there are any."""
        return [_grid([(str(number), Text(label)) for number, label in options], 3)] if options else []

    def shown(self) -> list[RenderableType]:
        """Draw the cards that an effect has laid aside, if there are any."""
        cards = self.wording.several("cards", list(self.view["shown"]))
        return [Text(self.words("shown-cards", cards=cards))] if cards else []

    def _title(self, key: str, beside: str = "") -> Text:
        name = self.words(key)
        title = Text(name[:1].upper() + name[1:], style="bold")
        return title.append(f"  {beside}", style="dim not bold") if beside else title


def cost_of(rules: Rules, cost: int) -> dict[str, int]:
    """Return a cost by the names of goods. The part that any resource can pay is called `any`."""
    found = {good: amount(cost, field) for field, good in enumerate(rules.goods.resources)}
    return {**found, "any": amount(cost, rules.goods.wild)}


def _unbroken(text: str) -> str:
    """Return a short text with non-breaking spaces."""
    return glued(text.replace(" ", "\u00a0")) if len(text) < 30 else text


def _grid(cells: list[Cell], columns: int) -> RenderableType:
    """Draw cells side by side, row by row, each with its number in a separate column."""
    grid = Table.grid(padding=(0, 1), expand=True)
    for _ in range(columns):
        grid.add_column(width=3, justify="right", no_wrap=True)
        grid.add_column(ratio=1, overflow="fold")  # on a narrow screen long words are broken, not cut off
    for first in range(0, len(cells), columns):
        row: list[RenderableType] = []
        for number, text in cells[first : first + columns]:
            row += [Text(f"{number})" if number else "", style="bold cyan"), text]
        grid.add_row(*row)
    return grid
