"""A table to tell a story at: set up what matters, let the players pick, look at what came of it.

    table = Table(hand=["bard", "farm", "farm"], goods={"berry": 3})
    table.pick("play:bard", "discard:farm", "done")
    assert table.points() == 1

What is said directly is about seat 0; the others are given as `others=[{...}, ...]`, by default one opponent.
Everything goes through positions and option codes, as for any user of the library.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from boardwright.core.plain_data import Json
from boardwright.games.everdell.rules.cards import CARDS

from ..valley.story import Story

DECK: Final = len(CARDS.whole_deck)
"""How many cards there are; `test_facts.py` has the printed number."""


class Table(Story):
    """A game in a position, and the events since the last look."""

    def __init__(
        self,
        *,
        others: list[dict[str, Json]] | None = None,
        solo: int = 0,
        rugwort: dict[str, Json] | None = None,
        meadow: list[str | None] | None = None,
        seed: int = 1,
        discard: Sequence[Json] | None = None,
        next: list[str] | None = None,
        rolls: list[int] | None = None,
        turn: int = 0,
        out: list[str] | None = None,
        forest: list[str] | None = None,
        events_in_play: list[str] | None = None,
        direction: str = "",
        set: Json = None,
        **me: Json,
    ) -> None:
        """`me` are the fields of seat 0: hand, goods, points, city, events, season, workers, deployed ..."""
        options: dict[str, Json] = {}
        if forest is not None:
            options["forest"] = list(forest)
        if events_in_play is not None:
            options["events"] = list(events_in_play)
        if solo:
            options["year"] = solo
        if direction:
            options["direction"] = direction
        if set is not None:
            options["set"] = set
        position: dict[str, Any] = {
            "game": "everdell", "seed": seed, "options": options, "turn": turn,
            "seats": [me] if solo else [me, *([{}] if others is None else others)],
        }  # fmt: skip
        if solo and rugwort is not None:
            position["rivals"] = [rugwort]
        said = {"meadow": meadow, "discard": discard, "next": next, "out": out, "rolls": rolls}
        position |= {name: value for name, value in said.items() if value is not None}
        super().__init__(position)

    def meadow(self) -> list[str | None]:
        dump: dict[str, Any] = self.state.dump()
        row: list[str | None] = dump["meadow"]
        return row
