"""What the terminal needs to know of a game: how to draw it, word it, and enter an answer."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, ClassVar, Final

import click
from rich.console import Console, ConsoleOptions, Group, RenderableType, RenderResult
from rich.text import Text

from ...core.decision import Decision
from ...core.events import Event
from ...core.options import Move
from ...core.plain_data import Json
from ...core.protocol import State
from ...locales import Wording, Words

if TYPE_CHECKING:
    from ...pages.composing import Composer
    from ...pages.face import TextFace

OptionGroup = tuple[str, list[tuple[str, str]]]
"""A heading, and options under it: code and words."""
UNBROKEN_WIDTH: Final = 80


class AnswerInput(ABC):
    """An answer being entered, word by word, until it spells an option."""

    @abstractmethod
    def take(self, word: str) -> bool:
        """Use one word of input; returns whether it was understood. May raise `Refusal`."""

    @abstractmethod
    def code(self) -> str | None:
        """The code entered so far, legal or not, or None while something is missing."""

    def allows(self, typed: list[str]) -> bool:  # noqa: ARG002 (for games whose options are composed)
        """Whether these words would spell an option, without entering them. May raise `Refusal`."""
        return False

    @property
    def quick(self) -> bool:
        """Whether an answer that can be undone is given as soon as it is entered."""
        return False

    @property
    @abstractmethod
    def blank(self) -> bool:
        """Whether nothing has been entered yet."""

    @abstractmethod
    def clear(self) -> None:
        """Clear what was entered."""


class Screen(ABC):
    """The text face of one game."""

    game: ClassVar[str]
    brief_has_preview: ClassVar[bool] = False
    """Whether the table includes the preview when the screen is low."""

    def __init__(self, words: Words) -> None:
        self.words = words.at(self.game)

    @abstractmethod
    def options(self) -> list[click.Parameter]:
        """Command-line options for the set-up of this game."""

    @abstractmethod
    def setup(self, values: dict[str, object], seats: int) -> dict[str, Json]:
        """The set-up that those options give; raises `Refusal` if it does not fit the number of seats."""

    def rivals(self, state: State) -> list[str]:  # noqa: ARG002 (most games have none)
        """The names of players whom the rules play; they follow the seats wherever names are shown."""
        return []

    @abstractmethod
    def heading(self, state: State, seed: int) -> str:
        """The game, its set-up and its seed in one line."""

    @abstractmethod
    def season(self, state: State) -> RenderableType:
        """How far the game has come."""

    @abstractmethod
    def table(
        self, state: State, seat: int, names: list[str], move: Move | None, entry: AnswerInput, *, brief: bool
    ) -> RenderableType:
        """The table as a seat sees it while it enters an answer; `move` is the answer being tried.

        If the screen is low, `brief` leaves out the rule texts and includes the preview.
        """

    @abstractmethod
    def spectator(self, state: State, names: list[str]) -> RenderableType:
        """The table as everybody sees it."""

    @abstractmethod
    def seat_view(self, state: State, seat: int, names: list[str]) -> RenderableType:
        """A seat's own board and what only that seat knows."""

    # On the plain pages

    def page(
        self,
        state: State,
        seat: int | None,
        names: list[str],
        move: Move | None,
        scored: bool,  # noqa: ARG002 (some tables show scores)
    ) -> RenderableType:
        """The table on a page, where the options have buttons; `scored` says whether scores are shown."""
        if seat is None:
            return self.spectator(state, names)
        if seat in state.waiting():
            return self.table(state, seat, names, move, self.entry(state, seat), brief=False)
        return Group(self.season(state), Text(), self.seat_view(state, seat, names))

    def boards(self, state: State, names: list[str]) -> RenderableType | None:  # noqa: ARG002 (most pages show them)
        """The boards of all players, if the page of a table does not show them."""
        return None

    def option_groups(self, state: State, seat: int, names: list[str]) -> list[OptionGroup]:
        """All options of a seat in words, under headings if there are several kinds."""
        codes = state.options(seat).codes()
        return [("", [(code, self.option_text(state, seat, code, names)) for code in codes])]

    def composer(self, face: TextFace, query: Mapping[str, str]) -> Composer | None:  # noqa: ARG002 (most list them)
        """How an answer is composed on a page, in games with too many options for a list."""
        return None

    # Entering an answer

    @abstractmethod
    def entry(self, state: State, seat: int) -> AnswerInput:
        """A blank entry for the question to a seat."""

    @abstractmethod
    def help(self) -> list[tuple[str, str]]:
        """What can be typed to enter an answer, each with its meaning."""

    def wording(self, names: Sequence[str] = ()) -> Wording:
        """Words for what the game gives as data."""
        return Wording(self.words, names)

    def prompt(self, decision: Decision, names: list[str]) -> str:
        """The question in one sentence."""
        return self.wording(names).prompt(decision)

    def option_text(self, state: State, seat: int, code: str, names: list[str]) -> str:
        """What an answer does, as a complete phrase."""
        return self.wording(names).option(state.label(seat, code))

    @abstractmethod
    def preview(self, state: State, seat: int, move: Move, names: list[str]) -> RenderableType:
        """What an answer would change in the scores."""

    def log(self, event: Event, names: list[str], viewer: int | None = None) -> str:
        """An event in one line for a seat (None: a spectator); empty if nothing needs to be said."""
        return self.wording(names).event(event, viewer)

    @abstractmethod
    def rules(self, state: State, about: str = "", seat: int | None = None) -> RenderableType:
        """The rule texts of everything that a seat sees on the table, or of what is named."""

    def reasons(
        self,
        state: State,  # noqa: ARG002 (games without a fixed set of wishes have none)
        seat: int,  # noqa: ARG002 (for titles)
        names: list[str],  # noqa: ARG002 (for titles)
    ) -> list[tuple[str, str]]:
        """What a seat might expect among its options and does not find, each with the reason in words."""
        return []

    @abstractmethod
    def scores(self, state: State, names: list[str]) -> RenderableType:
        """The scores by season and source."""

    def source(self, source: str) -> str:
        """The name of a source of points."""
        return self.wording().text("source", source)

    @abstractmethod
    def title(self, rating: int, rank: int) -> str:
        """What a solo game earned, by its rating and its rank among rivals."""

    @abstractmethod
    def verdict(self, state: State, names: list[str]) -> str:
        """Who has won, or what a solo game earned; for a game that is over."""


class Unwrapped:
    """Something whose lines are never wrapped; on a phone they scroll."""

    def __init__(self, inner: RenderableType) -> None:
        self.inner: Final = inner

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        yield from console.render(self.inner, options.update(width=max(UNBROKEN_WIDTH, options.max_width)))
