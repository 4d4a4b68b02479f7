"""The text face of a game as markup: what a screen draws, with its colours as classes.

A screen is never handed the true state, only a world that was re-dealt from what the viewer sees: whatever
mistake a screen makes, it has no secret to give away.
"""

from __future__ import annotations

from io import StringIO
from typing import Final

from rich.console import Console, RenderableType
from rich.style import Style

from ..cli.players import display_names
from ..cli.signs import glued
from ..core.events import Event
from ..core.options import Move
from ..core.protocol import State
from ..core.record import BOT_MARK
from ..games import TITLES
from ..games.cartographers.text.screen import CartographersScreen
from ..games.valley.text.drawing import NO_GUIDE, Guide
from ..games.valley.text.screen import ValleyScreen
from ..locales import Words
from ..server.wire import Fact, SeatInfo
from .markup import Html, el, html

MOST_MAPS: Final = 8
"""With more players their maps are not drawn."""
PLAYERS_WIDTH: Final = 80
"""The line of a player is not broken, even on a phone: it is scrolled."""
Group = tuple[str, list[tuple[str, str]]]
"""A heading, and options under it: code and words."""


class Face:
    """A game as one viewer sees it, in words and letters."""

    def __init__(
        self, game: str, language: str, world: State, seat: int | None, seats: list[SeatInfo], scored: bool
    ) -> None:
        self.screen: Final = TITLES[game].screen()(Words(language, glued))
        self.words: Final = self.screen.words
        self.world: Final = world
        self.seat: Final = seat
        self.names: Final = names_of(seats, self.words) + self.screen.rivals(world)
        self.scored: Final = scored
        """Whether the scores of everybody are shown."""

    @property
    def asked(self) -> bool:
        return self.seat is not None and self.seat in self.world.waiting()

    # The table

    def table(self, width: int, move: Move | None = None) -> Html:
        """The table as the viewer sees it; `move` is a drawing being tried."""
        screen, world, seat = self.screen, self.world, self.seat
        if isinstance(screen, ValleyScreen):
            guide = NO_GUIDE
            if seat is not None and self.asked:
                guide = Guide(self.codes() if self.turn else [], world.why_not(seat))
            drawing = screen.drawing(world, self.names, seat, guide)
            parts = [drawing.row(), *drawing.more(), drawing.board(), drawing.cities()]
            if seat is not None:
                parts += [drawing.hand(), *drawing.shown()]
            return drawn(drawn_lines(max(width, PLAYERS_WIDTH), drawing.players(self.scored)), width, *parts)
        if seat is None:
            few = world.seats <= MOST_MAPS
            return drawn("", width, screen.spectator(world, self.names) if few else screen.season(world))
        if self.asked:
            entry = screen.entry(world.decision(seat))
            return drawn("", width, screen.table(world, seat, self.names, move, entry, brief=False))
        return drawn("", width, screen.season(world), "", screen.seat_view(world, seat, self.names))

    def everybody(self, width: int) -> Html | None:
        """The boards of all players, where the table does not show them and they are not too many."""
        alone = len(self.names) == 1
        if not isinstance(self.screen, CartographersScreen) or alone or self.world.seats > MOST_MAPS:
            return None
        return drawn("", width, self.screen.spectator(self.world, self.names))

    def scores(self, width: int) -> Html:
        return drawn("", max(width, PLAYERS_WIDTH), self.screen.scores(self.world, self.names))

    def rules(self, width: int, about: str) -> Html:
        return drawn("", width, self.screen.rules(self.world, about))

    def verdict(self) -> str:
        return self.screen.verdict(self.world, self.names)

    # The question

    @property
    def turn(self) -> bool:
        """Whether the viewer may choose an action: then the table shows the numbers of the options."""
        return self.asked and self.world.decision(self.seat or 0).prompt == "action"

    def codes(self) -> list[str]:
        assert self.seat is not None
        return self.world.options(self.seat).codes()

    def prompt(self) -> str:
        assert self.seat is not None
        return self.screen.prompt(self.world.decision(self.seat), self.names)

    def options(self) -> list[Group]:
        """All options in words; the actions of a turn by what is done, with their numbers on the table."""
        assert self.seat is not None
        assert isinstance(self.screen, ValleyScreen)
        labels = self.screen.labels(self.names, self.seat)
        groups: dict[str, list[tuple[str, str]]] = {}
        for number, code in enumerate(self.codes(), 1):
            text = labels.option(self.world.label(self.seat, code))
            heading = self._deed(code) if self.turn else ""
            numbered = self.turn and ":" in code
            groups.setdefault(heading, []).append((code, f"{number}) {text}" if numbered else text))
        return list(groups.items()) if len(groups) > 1 else [("", next(iter(groups.values())))]

    def _deed(self, code: str) -> str:
        """The heading of an action."""
        verb, _, what = code.partition(":")
        if verb == "play":
            zone = what.partition(".")[0]
            known = self.words.knows(f"zone-{zone}") and "." in what
            return self.words("pages-play", zone=self.words(f"zone-{zone}" if known else "zone-hand"))
        return self.words("pages-visit") if verb == "visit" else self.words("pages-otherwise")

    def reasons(self) -> list[tuple[str, str]]:
        assert self.seat is not None
        return self.screen.reasons(self.world, self.seat, self.names)

    def fact(self, fact: Fact) -> str:
        """An event in words, or nothing."""
        known = frozenset() if self.seat is None else frozenset({self.seat})
        return self.screen.log(Event(fact.kind, fact.seat, fact.args), self.names, known)


def names_of(seats: list[SeatInfo], words: Words) -> list[str]:
    """The names of the seats as they are shown."""
    return display_names([BOT_MARK + seat.bot if seat.bot else seat.name for seat in seats], words)


def drawn(before: str, width: int, *parts: RenderableType) -> Html:
    """A drawing, in a box that scrolls by itself."""
    return el("pre", Html(before + drawn_lines(width, *parts)), tabindex="0")


def drawn_lines(width: int, *parts: RenderableType) -> Html:
    """What is drawn, piece by piece; styles become classes."""
    console = Console(
        file=StringIO(), color_system=None, width=width, markup=False, emoji=False, highlight=False
    )
    pieces: list[str] = []
    for part in parts:
        for segment in console.render(part):
            if not segment.control:
                kind = _class(segment.style) if segment.text.strip() else ""
                pieces.append(el("span", segment.text, class_=kind) if kind else segment.text)
    return html(pieces)


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
