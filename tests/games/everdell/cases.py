"""The set-ups on which Everdell is held to the protocol."""

from __future__ import annotations

from typing import Final

from boardwright.core.plain_data import Json
from boardwright.games.everdell.rules.game import everdell
from boardwright.testing.cases import Case

from ..valley.conservation import UNFORESEEN, conserves

# Six workers and three seasons bring a few dozen actions, each with some questions.
_MANY: Final = 400
BUSY_FOREST: Final[list[Json]] = [
    "draw_two_meadow_play_one",
    "copy_basic_one_card",
    "discard_any_draw_double",
]
BUSY_EVENTS: Final[list[Json]] = [
    "the_everdell_games", "a_well_run_city", "under_new_management", "tax_relief",
]  # fmt: skip

CASES: Final = [
    Case(everdell, 1, _MANY, "year1", stride=5),
    Case(everdell, 1, _MANY, "year3", stride=5, year=3, direction="counterclockwise"),
    Case(everdell, 2, _MANY, stride=11),
    Case(everdell, 2, _MANY, "busy", stride=11, forest=BUSY_FOREST, events=BUSY_EVENTS),
    Case(everdell, 3, _MANY, stride=17),
    Case(everdell, 4, _MANY, stride=23),
]

__all__ = ["CASES", "UNFORESEEN", "conserves"]
