"""Bots that take what looks best now by the title's heuristic: exactly, or with a beginner's mistakes."""

from __future__ import annotations

from typing import Final

from ..core.options import Move, Options
from ..core.protocol import State
from ..core.rng import Rng
from .bot import UNLIMITED, Bot, Budget
from .judge import Heuristic, heuristic_of
from .thought import RatedMove, Thought


def rate_options(judge: Heuristic, options: Options, rng: Rng) -> list[tuple[float, Move]]:
    """All options with their worth, best first; chance decides between equals, so that games differ."""
    worth = judge.worth
    found = [(worth(move), rng.word(), move) for move in options.moves()]
    found.sort(reverse=True)
    return [(value, move) for value, _, move in found]


def add_noise(found: list[tuple[float, Move]], error: float, rng: Rng) -> list[tuple[float, Move]]:
    """The same options, with values changed at random by up to `error` points."""
    return [(value + error * (2.0 * rng.word() / 0xFFFFFFFF - 1.0), move) for value, move in found]


class Greedy(Bot):
    """Takes an option of highest worth."""

    def __init__(self, name: str, seconds: float) -> None:
        self.name = name
        self.seconds = seconds

    def think(self, world: State, seat: int, rng: Rng, budget: Budget = UNLIMITED) -> Thought:
        del budget  # this takes almost no time
        found = rate_options(heuristic_of(world, seat), world.options(seat), rng)
        return Thought("worth", [RatedMove(move, value) for value, move in found])


class Beginner(Bot):
    """Like the greedy bot, with errors in its values and overlooked options.

    It errs in what it picks, not in when it stops: it does not stop after half of what an effect asks for.
    What is worth nothing never looks better than what is worth something, and it does not overlook all of
    that.
    """

    def __init__(self, name: str, seconds: float, error: float, overlooks: float) -> None:
        self.name = name
        self.seconds = seconds
        self.error: Final = error
        """The largest error of a value, in points."""
        self.overlooks: Final = overlooks
        """The share of options that it overlooks."""

    def think(self, world: State, seat: int, rng: Rng, budget: Budget = UNLIMITED) -> Thought:
        del budget
        options = world.options(seat)
        exact = rate_options(heuristic_of(world, seat), options, rng)
        several = world.decision(seat).several if len(exact) > 1 else None
        if several is not None and several.done:
            done = options.move(several.done)
            exact = exact[:1] if exact[0][1] == done else [one for one in exact if one[1] != done]
        noisy = add_noise(exact, self.error, rng)
        found = [
            (max(new, old / 100) if old > 0.0 else min(old, new), move)
            for (old, move), (new, _) in zip(exact, noisy, strict=True)
        ]
        seen = [one for one in found if rng.word() >= self.overlooks * 0xFFFFFFFF]
        if not any(value > 0.0 for value, _ in seen):
            seen = found
        seen = sorted(seen, reverse=True)
        return Thought("worth", [RatedMove(move, value) for value, move in seen])
