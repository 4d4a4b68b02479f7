"""A judge of options that has learned from self-play.

It looks where an option leads, before chance and others have their say, and asks a network how many points
ahead the seat will be at the end: it can also say how things stand. Where another network has learned to
choose, by what came of its choices, both say which options are to be preferred.
"""

from __future__ import annotations

from typing import Final

from boardwright.bots.judge import ValueNetwork
from boardwright.core.options import Move
from boardwright.core.rng import Rng

from ..rules.machine import choose, open_question
from ..rules.pieces.game_data import GameData
from ..rules.positions.redeal import redeal, stop_after_action
from ..rules.scoring import total_points
from ..rules.script import Halt
from .features import Features
from .heuristic import ValleyHeuristic
from .network import Network


class ValleyValueNetwork(ValueNetwork):
    """Judges the options of one seat at one decision."""

    __slots__ = (
        "_before", "_choice", "_facts", "_features", "_known", "_network", "_seat", "_start", "_units",
        "_work", "_world", "features_of_others",
    )  # fmt: skip

    def __init__(
        self, table: GameData, seat: int, features: Features, network: Network, choice: Network
    ) -> None:
        self._before: Final = table
        self._seat: Final = seat
        self._features: Final = features
        self._network: Final = network
        """Foresees the end."""
        self._choice: Final = choice
        """Says what is to be preferred; the same one, where none has learned to choose."""
        self._world: Final = redeal(table, seat, Rng(0))
        """Where options are tried out: hidden cards made up, and nothing follows the action."""
        stop_after_action(self._world)
        self.features_of_others: Final = features.features_of_others(table, seat)
        """What the networks are told whatever is chosen."""
        self._start: Final = choice.add_features(choice.start, self.features_of_others)
        self._units = self._start
        self._facts: set[int] = set()
        """What the choosing network was told of the option judged last."""
        self._known: Final[dict[Move, tuple[list[int], int]]] = {}
        self._work = 0

    def work(self) -> int:
        return self._work

    def worth(self, move: Move) -> float:
        told, ahead = self.features_of(move)
        choice = self._choice
        facts = set(told)
        if len(facts) < len(told):  # what is told twice counts twice
            return ahead + choice.value(choice.add_features(self._start, told))
        self._units = choice.replace_features(self._units, self._facts, facts)
        self._facts = facts
        return ahead + choice.value(self._units)

    def end(self, move: Move) -> float:
        told, ahead = self.features_of(move)
        network = self._network
        return ahead + network.value(network.add_features(network.start, self.features_of_others + told))

    def features_of(self, move: Move) -> tuple[list[int], int]:
        """The features of an option beside `features_of_others`, and the lead that the value is added to."""
        found = self._known.get(move)
        if found is None:
            world = self._try_move(move)
            found = self._features.features_of_seat(world, self._seat, self._before), lead(world, self._seat)
            self._known[move] = found
        return found

    def _try_move(self, move: Move) -> GameData:
        """Where a move leads, when all that is asked within the action has been answered by the heuristic."""
        world = self._world.copy()
        choose(world, move)
        self._work += 1
        while world.options and not isinstance(open_question(world), Halt):
            heuristic = ValleyHeuristic(world, world.agenda[-1].seat, self._features.knowledge)
            choose(world, max(world.options, key=heuristic.worth))
            self._work += 1
        return world


def lead(g: GameData, seat: int) -> int:
    """Points ahead of the best other player, if the game ended now."""
    others = [total_points(g, other) for other in range(len(g.players)) if other != seat]
    return total_points(g, seat) - max(others)
