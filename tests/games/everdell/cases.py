"""The set-ups on which Everdell is held to the protocol."""

from __future__ import annotations

import tomllib
from pathlib import Path
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

_FILE: Final = Path(__file__).parents[3] / "examples" / "sets" / "rookery.toml"
ROOKERY: Final[Json] = tomllib.loads(_FILE.read_text())
"""A set that adds a fifth resource and twelve cards."""

CASES: Final = [
    Case(everdell, 1, _MANY, "year1", stride=5),
    Case(everdell, 1, _MANY, "year3", stride=5, year=3, direction="counterclockwise"),
    Case(everdell, 2, _MANY, stride=11),
    Case(everdell, 2, _MANY, "busy", stride=11, forest=BUSY_FOREST, events=BUSY_EVENTS),
    Case(everdell, 3, _MANY, stride=17),
    Case(everdell, 4, _MANY, stride=23),
    Case(everdell, 1, _MANY, "set-year2", stride=11, year=2, set=ROOKERY),
    Case(everdell, 3, _MANY, "set", stride=17, set=ROOKERY),
]

__all__ = ["CASES", "UNFORESEEN", "conserves"]
