"""The judge that the titles of the family share."""

from __future__ import annotations

from typing import Final

from boardwright.bots.judge import Heuristic, Judge, ValueNetwork
from boardwright.core.protocol import State

from ..rules.game import ValleyState
from ..rules.pieces.game_data import GameData
from ..rules.rules import Rules
from .heuristic import ValleyHeuristic
from .knowledge import Knowledge
from .network_files import TrainedNetworks, load_trained
from .value_network import ValleyValueNetwork
from .weights import Weights

MOST_KNOWN: Final = 64
"""How many variants are remembered. Rules that users write may come and go."""


class ValleyJudge(Judge):
    """Judges the games of any title of the family. It builds its knowledge of a variant on first use."""

    def __init__(self) -> None:
        self._known: Final[dict[Rules, Knowledge]] = {}
        self._trained: Final[dict[tuple[Rules, bool], TrainedNetworks | None]] = {}

    def build_knowledge(self, rules: Rules) -> Knowledge:
        """Build what bots of the title know about a variant."""
        return Knowledge(rules, Weights())

    def knowledge(self, rules: Rules) -> Knowledge:
        """Return what bots of the title know about a variant; built once."""
        found = self._known.get(rules)
        if found is None:
            if len(self._known) >= MOST_KNOWN:
                self._known.clear()
                self._trained.clear()
            found = self._known[rules] = self.build_knowledge(rules)
        return found

    def heuristic(self, state: State, seat: int) -> Heuristic:
        table = table_of(state, seat)
        return ValleyHeuristic(table, seat, self.knowledge(table.rules))

    def value_network(self, state: State, seat: int) -> ValueNetwork | None:
        table = table_of(state, seat)
        rules = table.rules
        if table.agenda[0].script is rules.opening:  # no action yet, so there is nothing to look past
            return None
        key = (rules, table.seats == 1)
        if key not in self._trained:
            self._trained[key] = load_trained(self.knowledge(rules), table.seats == 1)
        found = self._trained[key]
        return ValleyValueNetwork(table, seat, *found) if found is not None else None


def table_of(state: State, seat: int) -> GameData:
    """Return the game data of a state in which a seat is asked."""
    assert isinstance(state, ValleyState)
    table = state.data
    if not table.options or table.agenda[-1].seat != seat:
        state.options(seat)  # raises the refusal
    return table
