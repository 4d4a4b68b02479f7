"""Playouts: a redealt world is played on, with the title's heuristic or its value network for every seat."""

from __future__ import annotations

from abc import abstractmethod
from typing import Final

from ..core.protocol import State
from ..core.rng import Rng
from .judge import judge_of

WORD: Final = 0xFFFFFFFF
"""The highest word of the generator."""


def play_out(world: State, rng: Rng, doubt: float = 0.0) -> int:
    """Play a world to its end; return how many options were judged, which is the work it took.

    Every seat takes the best option by the heuristic. Values are changed at random by up to `doubt` points,
    so that playouts differ; if it is 0, chance decides between equals.
    """
    judge = judge_of(world)
    work = 0
    while waiting := world.waiting():
        for seat in waiting:
            options = world.options(seat).moves()
            best = options[0]
            if len(options) > 1:
                work += len(options)
                worth = judge.heuristic(world, seat).worth
                highest = float("-inf")
                equals = 1
                for move in options:
                    value = worth(move)
                    if doubt:
                        value += doubt * rng.word() / WORD
                    if value > highest:
                        highest = value
                        best = move
                        equals = 1
                    elif value == highest:
                        equals += 1
                        if rng.below(equals) == 0:
                            best = move
            world.play(seat, best)
    return work


def play_on(world: State, seat: int, decisions: int) -> tuple[int, float]:
    """Play a world until a seat has made some decisions, with the value network if there is one.
    Return how many follow-up questions were answered, and the expected result for the seat.

    That is the mean of the network's predictions at the next decisions of the seat. Early predictions do not
    show where an option leads; late ones contain more chance. If the game ends before, its result replaces
    the remaining predictions.
    """
    judge = judge_of(world)
    work = 0
    foreseen = 0.0
    left = decisions + 1
    while waiting := world.waiting():
        for asked in waiting:
            options = world.options(asked).moves()
            if asked != seat and len(options) == 1:
                world.play(asked, options[0])
                continue
            network = judge.value_network(world, asked)
            if network is None:
                work += len(options)
                best = max(options, key=judge.heuristic(world, asked).worth)
            else:
                best = max(options, key=network.worth)
                work += network.work()
                if asked == seat:
                    foreseen += network.end(best)
                    left -= 1
                    if not left:
                        return work, foreseen / (decisions + 1)
            world.play(asked, best)
    return work, (foreseen + left * result(world, seat)) / (decisions + 1)


class Playouts:
    """How redealt worlds are played on, and what result is expected of them."""

    __slots__ = ()

    def imagine(self, world: State, seat: int, rng: Rng) -> State:
        """A world in which options are tried."""
        return world.redeal(seat, rng)

    @abstractmethod
    def play_on(self, imagined: State, seat: int, rng: Rng) -> tuple[int, float]:
        """Play a world on; return the work it took, and how it ends for the seat."""


class Rollouts(Playouts):
    """To the end, with the heuristic; the result counts."""

    __slots__ = ("doubt",)

    def __init__(self, doubt: float) -> None:
        self.doubt: Final = doubt
        """The largest error of values, in points."""

    def play_on(self, imagined: State, seat: int, rng: Rng) -> tuple[int, float]:
        work = play_out(imagined, rng, self.doubt)
        return work, result(imagined, seat)


class Foresight(Playouts):
    """For some decisions of the seat, with the value network; what it predicts on the way counts."""

    __slots__ = ("decisions",)

    def __init__(self, decisions: int) -> None:
        self.decisions: Final = decisions

    def imagine(self, world: State, seat: int, rng: Rng) -> State:
        dealt = world.redeal(seat, rng)
        dealt.settle(rng)
        return dealt

    def play_on(self, imagined: State, seat: int, rng: Rng) -> tuple[int, float]:  # noqa: ARG002 (a network leaves nothing to chance)
        return play_on(imagined, seat, self.decisions)


def unit_of(world: State) -> str:
    """The unit of `result`."""
    return "margin" if len(world.scores()) > 1 else "rating"


def result(world: State, seat: int) -> float:
    """The result of a seat: the rating of a solo game, otherwise the lead over the best other player."""
    scores = world.scores()
    mine = scores[seat]
    if mine.rating is not None:
        return float(mine.rating)
    return float(mine.total - max([score.total for score in scores if score.seat != seat], default=0))


def is_won(world: State, seat: int) -> bool:
    """Whether a game is over and a seat has won it."""
    return not world.waiting() and world.scores()[seat].rank == 1
