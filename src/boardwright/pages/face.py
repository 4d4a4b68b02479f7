"""The text face of a game as markup: what a screen draws, with its colours as classes.

A screen never gets the true state, only a world that was re-dealt from what the viewer sees. So a mistake in
a screen cannot reveal a secret.
"""

from __future__ import annotations

from io import StringIO
from typing import Final

from rich.console import Console, RenderableType
from rich.style import Style

from ..cli.screens.players import display_names
from ..cli.screens.screen import OptionGroup, Unwrapped
from ..cli.screens.signs import glued
from ..core.events import Event
from ..core.options import Move
from ..core.protocol import State
from ..core.record import BOT_MARK
from ..games import TITLES
from ..locales import Words
from ..tables.updates import Fact, SeatInfo
from .markup import Html, el, html


class TextFace:
    """A game as one viewer sees it, in words and letters."""

    def __init__(
        self, game: str, language: str, world: State, seat: int | None, seats: list[SeatInfo], scored: bool
    ) -> None:
        self.screen: Final = TITLES[game].screen()(Words(language, glued).plus(world.words()))
        self.words: Final = self.screen.words
        self.world: Final = world
        self.seat: Final = seat
        self.names: Final = names_of(seats, self.words) + self.screen.rivals(world)
        self.scored: Final = scored
        """Whether the scores of everybody are shown."""

    # The table

    def table(self, width: int, move: Move | None = None) -> Html:
        """The table as the viewer sees it; `move` is an answer being tried."""
        return drawn(width, self.screen.page(self.world, self.seat, self.names, move, self.scored))

    def everybody(self, width: int) -> Html | None:
        """The boards of all players, where the table does not show them."""
        boards = self.screen.boards(self.world, self.names)
        return None if boards is None else drawn(width, boards)

    def scores(self, width: int) -> Html:
        return drawn(width, Unwrapped(self.screen.scores(self.world, self.names)))

    def rules(self, width: int, about: str) -> Html:
        return drawn(width, self.screen.rules(self.world, about, self.seat))

    def verdict(self) -> str:
        return self.screen.verdict(self.world, self.names)

    # The question

    def codes(self) -> list[str]:
        assert self.seat is not None
        return self.world.options(self.seat).codes()

    def prompt(self) -> str:
        assert self.seat is not None
        return self.screen.prompt(self.world.decision(self.seat), self.names)

    def options(self) -> list[OptionGroup]:
        """All options in words."""
        assert self.seat is not None
        return self.screen.option_groups(self.world, self.seat, self.names)

    def reasons(self) -> list[tuple[str, str]]:
        assert self.seat is not None
        return self.screen.reasons(self.world, self.seat, self.names)

    def fact(self, fact: Fact) -> str:
        """An event in words, or nothing."""
        return self.screen.log(Event(fact.kind, fact.seat, fact.args, key=fact.key), self.names)


def names_of(seats: list[SeatInfo], words: Words) -> list[str]:
    """The names of the seats as they are shown."""
    return display_names([BOT_MARK + seat.bot if seat.bot else seat.name for seat in seats], words)


def drawn(width: int, what: RenderableType) -> Html:
    """A drawing, in a box that scrolls by itself; styles become classes."""
    console = Console(
        file=StringIO(), color_system=None, width=width, markup=False, emoji=False, highlight=False
    )
    pieces: list[str] = []
    for segment in console.render(what):
        if not segment.control:
            kind = _class(segment.style) if segment.text.strip() else ""
            pieces.append(el("span", segment.text, class_=kind) if kind else segment.text)
    return el("pre", html(pieces), tabindex="0")


def _class(style: Style | None) -> str:
    """The classes of a style: colour, ground, weight."""
    if style is None:
        return ""
    if style.bgcolor is not None:
        found = [f"on-{style.bgcolor.name}"]
    elif style.color is not None and not style.color.is_default:
        found = [style.color.name.replace("_", "-")]
    else:
        found = []
    found += [name for name in ("bold", "dim", "reverse") if getattr(style, name)]
    return " ".join(found)
