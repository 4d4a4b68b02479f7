"""A title: the object that describes one game to the frame.

A title needs a `game` and a `package`; every other part has a default that works for any game. Parts that are
slow to import, or that need an extra (numpy, rich), are methods: they are imported on first use.
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
    """How solo games of a level are shown in `docs/bots.md`, under the marker of this name.

    Against a rival that the rules play, it names the `setting` in which games differ, and the `rival`. Games
    with a rating state from which rating on a result is `good`. Others show only scores.
    """

    __slots__ = ("good", "name", "rival", "setting")

    def __init__(self, name: str, *, setting: str = "", rival: str = "", good: int | None = None) -> None:
        self.name = name
        self.setting = setting
        self.rival = rival
        self.good = good


class Title:
    """One title as the frame knows it. Subclass it and override what differs from the defaults."""

    game: ClassVar[Game]
    package: ClassVar[str]
    """The package of the title. Its words are in `locales/<language>.ftl` there. Its board for browsers, if
    it has one, is the built module `board/index.js`; otherwise the frame draws the title."""
    families: ClassVar[tuple[str, ...]] = ()
    """Packages of families whose words the title shares."""
    together: ClassVar[bool] = False
    """Whether all seats always answer at the same time."""
    most_decisions: ClassVar[int] = 1000
    """More decisions than a seat ever has in a game."""

    @property
    def id(self) -> str:
        """The id of the title: the name of its game."""
        return self.game.name

    # Players

    def players(self) -> Mapping[str, Bot]:
        """Return the bots of this title by level. At other levels, bots play that know no title."""
        return {}

    def judge(self) -> Judge:
        """Return the judge: a heuristic and, if trained, a value network. The default tries moves in
        imagination."""
        from ..bots.judge import Judge

        return Judge()

    # Text and words

    def screen(self) -> type[Screen]:
        """Return the class of the title's screen, for the terminal and the plain pages."""
        from ..cli.screens.plain_screen import plain_screen

        return plain_screen(self.id)

    def draw(self, state: State, seat: int | None = None, language: str = "en") -> str:
        """Return the table as text, as a seat sees it (None: a spectator). `print(state)` uses a
        spectator."""
        from ..cli.screens.drawing import draw

        return draw(state, seat, language)

    def facts(self, state: State | None = None) -> dict[str, Json]:  # noqa: ARG002 (titles with sets look)
        """Return what is printed on cards and boards, as plain data for clients that draw them: of the
        standard set, or of the set in a state."""
        return {}

    def words(self, state: State | None, language: str) -> dict[str, str]:
        """Return the messages that a state, or without one the standard set, adds to the catalogues: names of
        entries that players brought along, and rule texts as `<message>.rule`. English replaces messages that
        a language lacks."""
        own = state.words() if state is not None else {}
        return {**own.get("en", {}), **own.get(language, {})}

    # Set-ups

    def daily(self, number: int) -> dict[str, Json] | None:  # noqa: ARG002 (titles let set-ups take turns)
        """Return the options of the daily game with this number, or None if the title has no solo game."""
        return {} if self.game.least_seats == 1 else None

    def solo_setups(self) -> list[dict[str, Json]]:
        """Return the set-ups in which the solo strength of a level is measured."""
        return [{}] if self.game.least_seats == 1 else []

    set_parts: ClassVar[tuple[str, ...]] = ()
    """The lists and tables that a set file of the title may hold; empty if it reads no sets."""

    def check_set(self, data: Json) -> list[tuple[str, dict[str, int]]]:
        """Return what a set holds, as messages with numbers. Raise `BadDocument` if it cannot be played."""
        raise NotImplementedError

    def season_of(self, state: State, seat: int) -> str:  # noqa: ARG002 (titles with seasons know)
        """Return the id of the season in which a seat is, for reviews; its message is `season-<id>`. Empty in
        games without parts."""
        return ""

    # Research

    encoding_version: ClassVar[int] = 0
    """Rises with every change of rules, observations, actions or rewards: it is the number in the ids of
    environments."""

    def cards_of_seats(self, state: State) -> list[list[str]]:
        """Return the ids of the cards that lie face up in front of each seat; empty without such cards."""
        return cards_of_seats(state)

    def solo_table(self) -> SoloTable:
        """Return how the page of strengths shows solo games of a level."""
        return SoloTable(self.id)

    def encoding(self, seats: int, options: Mapping[str, Json]) -> Encoding:
        """Return the encoding of the game. Raise `BadSetup` as the game itself would."""
        from boardwright.env.generic import GenericEncoding

        return GenericEncoding(self.game, seats, options)

    def figures(self) -> list[Figure]:
        """Measure the speed of the rules and return the figures."""
        from ..cli.figures import measure

        return measure(self.game)
