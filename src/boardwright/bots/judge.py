"""Evaluation: how good a move looks, and how a game will end. The rules do not use it.

A title provides its `Judge` (`Title.judge`). The default knows no title: it judges moves by their previews.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import TYPE_CHECKING, ClassVar, Final

from ..core.options import Move
from ..core.protocol import State
from ..games import TITLES

if TYPE_CHECKING:
    from .comparer import Comparer


class Heuristic(ABC):
    """A quick evaluation of the options of one seat at one decision."""

    __slots__ = ()

    @abstractmethod
    def worth(self, move: Move) -> float:
        """How good a move looks to the seat; higher is better, the unit is about one point."""


class ValueNetwork(Heuristic):
    """An evaluation learned from many games. It is slower and better, and predicts how games end."""

    __slots__ = ()

    @abstractmethod
    def work(self) -> int:
        """How many follow-up questions it has answered so far to see where options lead; they take most of
        the time."""

    @abstractmethod
    def end(self, move: Move) -> float:
        """The predicted lead of the seat over the best other player at the end, in points, after a move."""


class PreviewHeuristic(Heuristic):
    """Rates a move by the score of its preview, as if nothing else happened in the game."""

    __slots__ = ("_seat", "_state")

    def __init__(self, state: State, seat: int) -> None:
        state.options(seat)  # raises if the seat is not asked
        self._state = state
        self._seat = seat

    def worth(self, move: Move) -> float:
        score = self._state.preview(self._seat, move)
        return score.expected if score.seat == self._seat else -score.expected


class Judge:
    """The evaluation of a title. Subclass it for a title that has a better one than previews."""

    swing: ClassVar[float] = 1.0
    """How far results swing, compared with other titles: a review asks for so much larger differences."""

    def heuristic(self, state: State, seat: int) -> Heuristic:
        """A quick evaluation of the seat's options. Raises `IllegalChoice` if the seat is not asked."""
        return PreviewHeuristic(state, seat)

    def value_network(self, state: State, seat: int) -> ValueNetwork | None:
        """The network that judges the seat's options; None if none was trained. Raises as above."""
        state.options(seat)
        return None

    def comparer(self) -> Comparer:
        """Return what compares answers for reviews. The default plays imagined games by the rules."""
        from .comparer import Comparer

        return Comparer()


_ANYBODY: Final = Judge()
_JUDGES: Final[dict[str, Judge]] = {}


def judge_of(state: State) -> Judge:
    """The judge of the state's game; the default one if the game is not registered."""
    name = state.game.name
    found = _JUDGES.get(name)
    if found is None:
        title = TITLES.get(name)
        found = _JUDGES[name] = _ANYBODY if title is None else title.judge()
    return found


def heuristic_of(state: State, seat: int) -> Heuristic:
    """A quick evaluation of the seat's options."""
    return judge_of(state).heuristic(state, seat)


def value_network_of(state: State, seat: int) -> ValueNetwork | None:
    """The network that judges the seat's options, if there is one."""
    return judge_of(state).value_network(state, seat)
