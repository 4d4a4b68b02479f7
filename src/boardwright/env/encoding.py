"""An encoding: a game as numbers. What a seat sees becomes a row of numbers, what it may do a mask.

Everything is written from what the seat may know. One test re-deals everything hidden and finds no byte
changed; another reads every part back from the seat's view.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

import numpy as np

from ..core.inheriting import inheritable
from ..core.options import Move
from ..core.plain_data import Json
from ..core.protocol import Game, State
from ..games import TITLES
from .layout import Layout, Mask, Row

WAIT: Final = "wait"
"""The last action of every space, which is no option code: the only action of a seat that is not asked."""


class IllegalAction(ValueError):
    """An action that the mask does not allow."""


@inheritable(allow_interpreted_subclasses=True)
class Encoding:
    """A game with a number of seats and options, as numbers.

    The numbers of actions are fixed; each action but the last is an option code. Seats in codes are counted
    from the one that acts: what seat 2 writes `to:3` is the action `to:1`.

    Each title implements what is not implemented here. It is no abstract class, because `isinstance` fails
    with those when compiled.
    """

    game: Game
    seats: int
    layout: Layout
    actions: int
    """The number of actions; the last one is `wait`."""

    def __init__(self, game: Game, seats: int, options: Mapping[str, Json]) -> None:
        self.game = game
        self.seats = seats
        self.options: Final = dict(options)

    @property
    def version(self) -> int:
        """The number in the ids of environments: `Title.encoding_version`."""
        return TITLES[self.game.name].encoding_version

    def new(self, seed: int) -> State:
        """A new game, the same that `Game.new` deals."""
        return self.game.new(self.seats, seed, self.options)

    def __reduce__(self) -> tuple[object, tuple[object, ...]]:
        """It is pickled as its arguments."""
        return type(self), (self.seats, self.options)

    def row(self, state: State, seat: int) -> Row:
        """What a seat sees, in a new array."""
        raise NotImplementedError

    def mask(self, state: State, seat: int) -> Mask:
        """1 for each action that a seat may take, in a new array."""
        raise NotImplementedError

    def move(self, state: State, seat: int, action: int) -> Move:
        """The move that an action means now; raises `IllegalAction` if the mask does not allow it."""
        raise NotImplementedError

    def code(self, action: int, seat: int = 0) -> str:
        """The option code of an action, as this seat spells it."""
        raise NotImplementedError

    def action(self, code: str, seat: int = 0) -> int:
        """The action of an option code, as this seat spells it; raises `KeyError` if there is none."""
        raise NotImplementedError

    def action_of(self, state: State, seat: int, move: Move) -> int:
        """The action that means a move of the seat's options now."""
        return self.action(state.options(seat).code(move), seat)

    def text(self, state: State, seat: int) -> str:
        """What a seat sees, for people."""
        raise NotImplementedError

    def blocks(self) -> list[tuple[str, int, str]]:
        """The actions in blocks, for the documentation: what they are, how many, and the first of them."""
        raise NotImplementedError

    def only_wait(self) -> Mask:
        """The mask of a seat that is not asked."""
        mask = np.zeros(self.actions, np.int8)
        mask[-1] = 1
        return mask
