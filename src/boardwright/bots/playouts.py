"""Imagined games: from a made-up world to its end, everybody playing by the game's own outlook."""

from __future__ import annotations

from typing import Final

from ..core.options import Move
from ..core.protocol import Outlook, State
from ..core.rng import Rng

WORD: Final = 0xFFFFFFFF
"""The highest word that chance gives."""


def play_out(world: State, rng: Rng, doubt: float = 0.0) -> int:
    """Play a world to its end and say how many options were judged on the way: that is the work it took.

    Everybody takes what looks best. Judgements are off by up to `doubt` points, so that many imagined games
    show many ways a game can go; without it, chance decides among equals.
    """
    work = 0
    while waiting := world.waiting():
        for seat in waiting:
            options = world.options(seat).moves()
            best = options[0]
            if len(options) > 1:
                work += len(options)
                worth = world.outlook(seat).worth
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


class Leaning(Outlook):
    """An insight that has not learned enough to be trusted alone: the outlook has a say as well."""

    def __init__(self, insight: Outlook, outlook: Outlook, lean: float) -> None:
        self._insight: Final = insight
        self._outlook: Final = outlook
        self._lean: Final = lean

    def worth(self, move: Move) -> float:
        return self._insight.worth(move) + self._lean * self._outlook.worth(move)


def leaning(world: State, seat: int, insight: Outlook, lean: float) -> Outlook:
    """Who judges the options of a seat into whose game there is an insight."""
    return Leaning(insight, world.outlook(seat), lean) if lean else insight


def play_on(world: State, seat: int, decisions: int, lean: float = 0.0) -> tuple[int, float]:
    """Play a world on until a seat has decided so often, everybody by insight where there is one, leaning on
    the outlook or not; say how many options were judged on the way, and how the game ends for the seat: by
    insight, or as it did."""
    work = 0
    while waiting := world.waiting():
        for asked in waiting:
            options = world.options(asked).moves()
            if asked != seat and len(options) == 1:
                world.play(asked, options[0])
                continue
            insight = world.insight(asked)
            judge = world.outlook(asked) if insight is None else leaning(world, asked, insight, lean)
            work += len(options)
            best = max(options, key=judge.worth)
            if asked == seat and insight is not None:
                if not decisions:
                    return work, insight.worth(best)
                decisions -= 1
            world.play(asked, best)
    return work, result(world, seat)


def unit_of(world: State) -> str:
    """What `result` counts."""
    return "margin" if len(world.scores()) > 1 else "rating"


def result(world: State, seat: int) -> float:
    """How well a seat did: the rating of a game alone, otherwise points ahead of the best other player."""
    scores = world.scores()
    mine = scores[seat]
    if mine.rating is not None:
        return float(mine.rating)
    return float(mine.total - max([score.total for score in scores if score.seat != seat], default=0))
