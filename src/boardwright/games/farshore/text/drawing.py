"""The drawing of Farshore's table as text: the parts that only Farshore has."""

from __future__ import annotations

from typing import TypedDict, cast

from rich.console import Group, RenderableType
from rich.text import Text

from boardwright.core.plain_data import Json
from boardwright.games.valley.rules.effects import Draw, Gain, GainAny
from boardwright.games.valley.rules.pieces.city import EMPTY_CITY
from boardwright.games.valley.rules.pieces.goods import amount
from boardwright.games.valley.rules.pieces.place import Place
from boardwright.games.valley.text.drawing import COLOUR_STYLES, Drawing

from ..rules.box import Box
from ..rules.extensions import STACKS
from ..rules.game import rules_of
from ..rules.weather import BOTH
from .texts import FarshoreTexts


class Marker(TypedDict):
    """A color marker of Captain Bonny's plan in a view."""

    colour: str
    row: int


class SeaView(TypedDict):
    """The parts of a view that this drawing reads beyond those of the family."""

    copies: list[int]
    high_tide: list[str]
    roses: dict[str, list[str]]
    weather: list[str]
    plan: list[Marker]
    tiles: dict[str, list[int]]
    players: list[dict[str, Json]]


class FarshoreDrawing(Drawing):
    """The drawing of one table as one seat sees it."""

    shown_reasons = ()

    @property
    def sea(self) -> SeaView:
        return cast(SeaView, self.view)

    @property
    def box(self) -> Box:
        return rules_of(self.state).box

    @property
    def texts(self) -> FarshoreTexts:
        return FarshoreTexts(self.words)

    def rival_cells(self, seat: int) -> list[str]:
        player = self.view["players"][seat]
        goods = ["" for _ in self.rules.goods.resources]
        treasures = str(player["goods"][self.rules.goods.names[-1]])
        return [
            str(player["workers"]),
            *goods,
            treasures,
            "",
            str(len(player["hand"])),
            str(len(player["city"])),
        ]

    def ships(self) -> str:
        """Return how far each ship has come, with the anchors and map tiles of its owner."""
        found: list[str] = []
        for seat, player in enumerate(self.sea["players"]):
            tiles = [str(claim["points"]) for claim in self.view["players"][seat]["claims"]]
            rival = self.view["players"][seat]["rival"] is not None
            found.append(
                self.words(
                    "ship-of-rival" if rival else "ship-of",
                    player=self.names[seat],
                    points=int(str(player["ship_points"])),
                    anchors=int(str(player["anchors"])),
                    maps=", ".join(tiles) or "-",
                )
            )
        return self.words("between").join(found)

    def pile(self, position: int) -> str:
        copies = self.sea["copies"][position]
        return f" {self.words('copies-short', n=copies)}" if copies > 1 else ""

    def mark(self, id: str) -> str:
        return self.words("mark-reconstructed") if id in self.box.reconstructed else ""

    def offer(self, place: Place) -> str:
        if place.claimed:
            tiles = ", ".join(str(tile) for tile in self.sea["tiles"][place.id]) or "-"
            city = self.state.data.players[self.seat].city if self.seat is not None else EMPTY_CITY
            return f" {self.words('tiles-left', tiles=tiles)} {self.texts.needs(place, city)}"
        if place.id in self.sea["high_tide"]:
            return f" {self.words('under-water')}"
        short = self._in_short(place)
        if short or self.brief:
            return short
        return self.words("place-offers", text=self.texts.of(self.box, place.id))

    def _in_short(self, place: Place) -> str:
        """Return what a place yields, as signs, if it does nothing else."""
        parts: list[str] = []
        for step in place.visit.steps:
            if isinstance(step, Gain) and isinstance(step.per, int):
                named = {good: amount(step.goods, field) for field, good in enumerate(self.rules.goods.names)}
                parts.append(self.short_goods(named))
            elif isinstance(step, GainAny) and isinstance(step.n, int):
                parts.append(self.short_goods({"any": step.n}))
            elif isinstance(step, Draw) and isinstance(step.n, int):
                parts.append(self.words("noun-card", n=step.n))
            else:
                return ""
        return f" {' + '.join(parts)}"

    def more(self) -> list[RenderableType]:
        """Return the wind roses, the weather, and Captain Bonny's plan."""
        texts = self.texts
        tops = [self.sea["roses"][stack][-1] for stack in STACKS]
        turned = [rose for roses in self.box.roses for rose in roses if rose.id in tops]
        shown = [self.wording.several("a", list(rose.names)) for rose in turned]
        roses = ", ".join(
            f"{self.words(f'rose-{stack}')} {rose}" for stack, rose in zip(STACKS, shown, strict=True)
        )
        parts: list[RenderableType] = [
            self._title("zone-ships", self.ships()),
            self._title("zone-sea", roses),
        ]
        if self.sea["weather"]:
            card = next(card for card in self.box.weathers if card.id == self.sea["weather"][-1])
            both = rules_of(self.state).mode == BOTH
            text = f"{self.wording.text('weather', card.id)}{self.mark(card.id)}. {texts.weather(card, both)}"
            parts.append(self._title("zone-weather", text))
        if any(marker["row"] for marker in self.sea["plan"]):
            parts.append(self._plan())
        return [Group(*parts)]

    def _plan(self) -> RenderableType:
        """Return Captain Bonny's markers; the color she looks for next comes first."""
        rival = len(self.view["players"]) - 1
        title = Text(self.names[rival], style="bold")
        title.append(f"  {self.words('plan-now')} ", style="dim not bold")
        order = sorted(enumerate(self.sea["plan"]), key=lambda marker: (marker[1]["row"], marker[0]))
        for _, marker in order:
            if marker["row"]:
                colour = self.words(f"colour-{marker['colour']}.short")
                title.append(
                    f"{colour} {marker['row']}  ", style=f"not bold {COLOUR_STYLES[marker['colour']]}"
                )
        return title
