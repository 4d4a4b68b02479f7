"""What stories at a table of the family have in common: the players pick, and one looks at what came of it.

Everything goes through positions and option codes, as for any user of the library.
"""

from __future__ import annotations

from typing import Any, Final

import pytest

from boardwright.core.events import Event
from boardwright.core.plain_data import Json
from boardwright.core.refusal import IllegalChoice
from boardwright.core.score import Score
from boardwright.games import GAMES
from boardwright.games.valley.rules.game import ValleyState


class Story:
    """A game in a position, and the events since the beginning."""

    def __init__(self, position: dict[str, Json]) -> None:
        state = GAMES[str(position["game"])].load(position)
        assert isinstance(state, ValleyState)
        self.state: Final = state
        self.happened: list[Event] = []

    # Playing

    @property
    def asked(self) -> int:
        """The seat that has to answer."""
        return self.state.waiting()[0]

    @property
    def codes(self) -> list[str]:
        """All that may be answered now."""
        return self.state.options(self.asked).codes()

    @property
    def prompt(self) -> str:
        """What is asked now, or `over`."""
        return self.state.pending()[0].prompt if self.state.waiting() else "over"

    @property
    def source(self) -> str:
        """Which card, place or event asks."""
        return self.state.pending()[0].source

    def pick(self, *codes: str) -> None:
        """Answer with codes one by one, for the seat that is asked. Each must be offered, with a label."""
        for code in codes:
            assert code in self.codes, f"{code} is not among {self.codes}"
            assert self.label(code)[0] != "option-plain", code
            self.happened += self.state.choose(self.asked, code)

    def offers(self, prefix: str) -> list[str]:
        """The codes that begin with something, such as `play:`."""
        return [code for code in self.codes if code.startswith(prefix)]

    def refusal(self, code: str) -> IllegalChoice:
        """The refusal of a code that must not be possible now; nothing changes by it."""
        before = self.state.dump()
        with pytest.raises(IllegalChoice) as caught:
            self.state.choose(self.asked, code)
        assert self.state.dump() == before
        return caught.value

    def why_not(self, code: str) -> str:
        """The reason why a code is not possible now."""
        return self.refusal(code).reason

    def label(self, code: str) -> tuple[str, dict[str, Json], list[str]]:
        """How an option, or what cannot be done, is shown: message key, parameters, what it points at."""
        assert code in self.codes or code in self.state.why_not(self.asked)
        label = self.state.label(self.asked, code)
        return label.key, label.args, label.at

    # Looking

    def seat(self, seat: int = 0) -> dict[str, Any]:
        """All about a player, a rival (after the seats) included, from the dump."""
        dump: dict[str, Any] = self.state.dump()
        found: dict[str, Any] = [*dump["seats"], *dump["rivals"]][seat]
        return found

    def goods(self, seat: int = 0) -> dict[str, int]:
        """The resources a player has; those of which there are none are not named."""
        found: dict[str, int] = self.seat(seat)["goods"]
        return found

    def points(self, seat: int = 0) -> int:
        """The point tokens in a player's supply."""
        return int(self.seat(seat)["points"])

    def hand(self, seat: int = 0) -> list[str]:
        """The ids of the cards in a hand, sorted."""
        return [card if isinstance(card, str) else card["card"] for card in self.seat(seat)["hand"]]

    def city(self, seat: int = 0) -> list[str]:
        """The ids of the cards in a city, in the order in which they came."""
        return [card if isinstance(card, str) else card["card"] for card in self.seat(seat)["city"]]

    def built(self, id: str, seat: int = 0, number: int = 1) -> dict[str, Any]:
        """A card of a city with what lies on it: points, goods, under, occupied."""
        found = [
            card if isinstance(card, dict) else {"card": card}
            for card in self.seat(seat)["city"]
            if (card if isinstance(card, str) else card["card"]) == id
        ]
        return found[number - 1]

    def discard(self) -> list[str]:
        """The ids of the cards on the discard pile, the top last."""
        dump: dict[str, Any] = self.state.dump()
        return [card if isinstance(card, str) else card["card"] for card in dump["discard"]]

    def deck(self) -> int:
        """How many cards the deck holds."""
        view: dict[str, Any] = self.state.view(None)
        return int(view["deck"])

    def score(self, seat: int = 0) -> Score:
        return self.state.scores()[seat]

    def scored(self, source: str, seat: int = 0) -> int:
        """The points of all score lines of one source: `cards`, `points`, `journey`, a card or an event."""
        return sum(line.points for line in self.score(seat).lines if line.source == source)

    def heard(self, kind: str) -> list[Event]:
        """The events of one kind since the beginning."""
        return [event for event in self.happened if event.kind == kind]
