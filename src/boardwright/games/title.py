"""A title: the one object that tells the frame all about one game.

A title needs a `game` and a `package`; every other part has a default that works for any game. Parts that are
slow to import, or that need an extra (numpy, rich), are methods: they are imported when somebody asks.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, ClassVar

from ..core.plain_data import Json
from ..core.protocol import Game, State
from ..core.zones import cards_of_seats

if TYPE_CHECKING:
    from ..bots import Bot
    from ..bots.judge import Judge
    from ..cli.figures import Figure
    from ..cli.screens.screen import Screen
    from ..env.encoding import Encoding


class SoloTable:
    """How games of a level alone are shown in `docs/bots.md`, under the marker of this name.

    Against a rival whom the rules play it names the `setting` in which games differ, and the `rival`. Games
    with a rating say from where on one is `good`. Others show scores alone.
    """

    __slots__ = ("good", "name", "rival", "setting")

    def __init__(self, name: str, *, setting: str = "", rival: str = "", good: int | None = None) -> None:
        self.name = name
        self.setting = setting
        self.rival = rival
        self.good = good


class Title:
    """One title as the frame knows it. Subclass it, and say what differs from the defaults."""

    game: ClassVar[Game]
    package: ClassVar[str]
    """The package that holds the title; its words are `locales/<language>.ftl` in there. A board for browsers
    that it brings is the built module `board/index.js`; where there is none the frame draws the title."""
    families: ClassVar[tuple[str, ...]] = ()
    """Packages whose words the title shares."""
    together: ClassVar[bool] = False
    """Whether all seats always answer at once."""
    most_decisions: ClassVar[int] = 1000
    """More than a seat ever has in a game."""

    @property
    def id(self) -> str:
        """The id of the title: the name of its game."""
        return self.game.name

    # Players

    def players(self) -> Mapping[str, Bot]:
        """The bots that play a level of this title, by the name of the level; others know no title."""
        return {}

    def judge(self) -> Judge:
        """The evaluation of positions: a heuristic, and a value network where one was trained. The default
        plays moves in imagination."""
        from ..bots.judge import Judge

        return Judge()

    # Faces

    def screen(self) -> type[Screen]:
        """The title as text: in the terminal, on the plain pages."""
        from ..cli.screens.plain_screen import plain_screen

        return plain_screen(self.id)

    def draw(self, state: State, seat: int | None = None, language: str = "en") -> str:
        """The table as text, as a seat sees it (None: a spectator). `print(state)` shows the second."""
        from ..cli.screens.drawing import draw

        return draw(state, seat, language)

    def facts(self, state: State | None = None) -> dict[str, Json]:  # noqa: ARG002 (titles with sets look)
        """What is printed on cards and boards, as plain data for clients that draw them: of the standard set,
        or of the one that a table plays with."""
        return {}

    def words(self, state: State | None, language: str) -> dict[str, str]:
        """The messages that a table adds to the catalogues, or without one the standard set: names of what
        players brought along, and rule texts as `<message>.rule`. English stands in for what a language
        lacks."""
        own = state.words() if state is not None else {}
        return {**own.get("en", {}), **own.get(language, {})}

    # Set-ups

    def daily(self, number: int) -> dict[str, Json] | None:  # noqa: ARG002 (titles let set-ups take turns)
        """The options of the deal of a day, by the number of the day; None where nobody plays alone."""
        return {} if self.game.least_seats == 1 else None

    def solo_setups(self) -> list[dict[str, Json]]:
        """The set-ups in which the strength of a level alone is measured."""
        return [{}] if self.game.least_seats == 1 else []

    set_parts: ClassVar[tuple[str, ...]] = ()
    """The lists and tables that a set file of the title may hold; nothing where it reads no sets."""

    def check_set(self, data: Json) -> list[tuple[str, dict[str, int]]]:
        """What a set holds, as messages with numbers; raises `BadDocument` where it cannot be played."""
        raise NotImplementedError

    # Research

    def cards_of_seats(self, state: State) -> list[list[str]]:
        """The ids of the cards that lie in front of each seat for all to see; empty in games without any."""
        return cards_of_seats(state)

    def solo_table(self) -> SoloTable:
        """How the page of strengths shows games of a level alone."""
        return SoloTable(self.id)

    def encoding(self, seats: int, options: Mapping[str, Json]) -> Encoding:
        """The game as numbers. Raises `BadSetup` as the game itself would."""
        from boardwright.env.generic import GenericEncoding

        return GenericEncoding(self.game, seats, options)

    def figures(self) -> list[Figure]:
        """How fast the rules are, measured now."""
        from ..cli.figures import measure

        return measure(self.game)
