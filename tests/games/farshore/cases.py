"""The set-ups on which Farshore is held to the protocol."""

from __future__ import annotations

from typing import Final

from boardwright.games.farshore.rules.game import farshore
from boardwright.testing.cases import Case

from ..valley.conservation import UNFORESEEN, conserves

# As in Everdell, a few dozen actions, each with some questions.
_MANY: Final = 400

CASES: Final = [
    Case(farshore, 1, _MANY, "level1", stride=13),
    Case(farshore, 1, _MANY, "level4", stride=13, bonny=4),
    Case(farshore, 2, _MANY, stride=17, islands=["isle_yard", "isle_echo"]),
    Case(farshore, 2, _MANY, "bonny", stride=17, bonny=2),
    Case(farshore, 3, _MANY, "weather", stride=23, weather="both"),
    Case(farshore, 4, _MANY, stride=29),
]

__all__ = ["CASES", "UNFORESEEN", "conserves"]
