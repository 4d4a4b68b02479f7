"""Bots from outside, for the tests: named as `tests.arena.outsiders:Last`."""

from __future__ import annotations

from boardwright.bots.bot import UNLIMITED, Bot, Budget
from boardwright.bots.thought import Thought
from boardwright.core.options import Move
from boardwright.core.protocol import State
from boardwright.core.rng import Rng


class Last(Bot):
    """Takes the last option."""

    name = "last"

    def think(self, world: State, seat: int, rng: Rng, budget: Budget = UNLIMITED) -> Thought:
        raise NotImplementedError

    def pick(self, world: State, seat: int, rng: Rng, budget: Budget = UNLIMITED) -> Move:  # noqa: ARG002 (of Bot)
        options = world.options(seat)
        return options[len(options) - 1]


class Cheat(Last):
    """Answers with what is not offered."""

    def pick(self, world: State, seat: int, rng: Rng, budget: Budget = UNLIMITED) -> Move:  # noqa: ARG002 (of Bot)
        return max(world.options(seat)) + 1


class Raising(Last):
    """Has a mistake in it."""

    def pick(self, world: State, seat: int, rng: Rng, budget: Budget = UNLIMITED) -> Move:  # noqa: ARG002 (of Bot)
        raise KeyError("no\nplan")


class Silent(Last):
    """Answers with nothing."""

    def pick(self, world: State, seat: int, rng: Rng, budget: Budget = UNLIMITED) -> Move:  # noqa: ARG002 (of Bot)
        return None  # type: ignore[return-value]  # a mistake people make


class Talkative(Last):
    """Answers in words."""

    def pick(self, world: State, seat: int, rng: Rng, budget: Budget = UNLIMITED) -> Move:  # noqa: ARG002 (of Bot)
        return world.options(seat).codes()[0]  # type: ignore[return-value]


class Thoughtless(Bot):
    """Forgets to return what it thinks."""

    name = "thoughtless"

    def think(self, world: State, seat: int, rng: Rng, budget: Budget = UNLIMITED) -> Thought:  # noqa: ARG002 (of Bot)
        return None  # type: ignore[return-value]  # a mistake people make


class Unready(Last):
    """Cannot find what it wants to load."""

    def get_ready(self, game: str) -> None:
        raise FileNotFoundError(game)


class Unborn(Last):
    """Cannot be made."""

    def __init__(self) -> None:
        raise RuntimeError("no network")


last = Last()
