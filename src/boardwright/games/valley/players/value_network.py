"""A judge of options that has learned from self-play.

It plays an option until chance or another player comes in, and asks a network for the seat's final lead in
points. So it can also evaluate the whole game. If another network has learned to choose from the results of
its choices, both networks together rate the options.
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
        """Predicts the end of the game."""
        self._choice: Final = choice
        """Rates the options. It is the same network if none has learned to choose."""
        self._world: Final = redeal(table, seat, Rng(0))
        """A copy on which options are tried out: hidden cards dealt again, and a stop after the action."""
        stop_after_action(self._world)
        self.features_of_others: Final = features.features_of_others(table, seat)
        """The input of the networks that is the same for all options."""
        self._start: Final = choice.add_features(choice.start, self.features_of_others)
        self._units = self._start
        self._facts: set[int] = set()
        """The features of the option that was judged last, as the choosing network has them."""
        self._known: Final[dict[Move, tuple[list[int], int]]] = {}
        self._work = 0

    def work(self) -> int:
        return self._work

    def worth(self, move: Move) -> float:
        features, ahead = self.features_of(move)
        choice = self._choice
        distinct = set(features)
        if len(distinct) < len(features):  # a feature that occurs twice counts twice
            return ahead + choice.value(choice.add_features(self._start, features))
        self._units = choice.replace_features(self._units, self._facts, distinct)
        self._facts = distinct
        return ahead + choice.value(self._units)

    def end(self, move: Move) -> float:
        features, ahead = self.features_of(move)
        network = self._network
        return ahead + network.value(network.add_features(network.start, self.features_of_others + features))

    def features_of(self, move: Move) -> tuple[list[int], int]:
        """Return the features of an option besides `features_of_others`, and the lead to add to the value."""
        found = self._known.get(move)
        if found is None:
            world = self._try_move(move)
            found = self._features.features_of_seat(world, self._seat, self._before), lead(world, self._seat)
            self._known[move] = found
        return found

    def _try_move(self, move: Move) -> GameData:
        """Return the game after a move. The heuristic answers all questions within the action."""
        world = self._world.copy()
        choose(world, move)
        self._work += 1
        while world.options and not isinstance(open_question(world), Halt):
            heuristic = ValleyHeuristic(world, world.agenda[-1].seat, self._features.knowledge)
            choose(world, max(world.options, key=heuristic.worth))
            self._work += 1
        return world


def lead(g: GameData, seat: int) -> int:
    """Return the points ahead of the best other player, if the game ended now."""
    others = [total_points(g, other) for other in range(len(g.players)) if other != seat]
    return total_points(g, seat) - max(others)
