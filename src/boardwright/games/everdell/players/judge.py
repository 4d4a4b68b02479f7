"""The judge of Everdell."""

from __future__ import annotations

from typing import Final

from boardwright.games.valley.players.judge import ValleyJudge
from boardwright.games.valley.players.knowledge import Knowledge
from boardwright.games.valley.rules.pieces.place import Place
from boardwright.games.valley.rules.rules import Rules

from ..rules.events import BASIC_EVENTS, SPECIAL_EVENTS
from ..rules.game import SoloRules
from ..rules.places import BASIC_LOCATIONS, FOREST_CARDS, HAVEN, JOURNEYS
from ..rules.rugwort import Year
from ..rules.tags import SPECIAL_EVENT
from .weights import ALONE, WEIGHTS

NETWORKS: Final = "boardwright.games.everdell.players"
PLACES: Final = (
    *[place.id for place in BASIC_LOCATIONS], *FOREST_CARDS, HAVEN.id, *[place.id for place in JOURNEYS],
    *[place.id for place in (*BASIC_EVENTS, *SPECIAL_EVENTS)],
)  # fmt: skip


class SoloKnowledge(Knowledge):
    """Knowledge of games against Rugwort."""

    def __init__(self, rules: Rules, year: Year) -> None:
        super().__init__(rules, ALONE, PLACES, NETWORKS)
        self.year: Final = year

    def denial_value(self, place: Place) -> float:
        """Return the value of keeping a place from him. He scores for missed special events, and takes basic
        events himself if he can."""
        return float(self.year.missed) if place.tags & SPECIAL_EVENT else 1.0

    def variant(self) -> int:
        return self.year.number


class EverdellJudge(ValleyJudge):
    """The judge for games with other players and for Rugwort's years."""

    def build_knowledge(self, rules: Rules) -> Knowledge:
        if isinstance(rules, SoloRules):
            return SoloKnowledge(rules, rules.year)
        return Knowledge(rules, WEIGHTS, PLACES, NETWORKS)


JUDGE: Final = EverdellJudge()
