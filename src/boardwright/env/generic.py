"""The encoding of titles that have none of their own.

An action is the place of an option in the list of options. An observation is the seat's view by feature
hashing: each fact of the view is counted in one of many fields, chosen by the path to the fact.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Final
from zlib import crc32

import numpy as np

from ..core.options import Move
from ..core.plain_data import Json, spell
from ..core.protocol import Game, State
from .encoding import WAIT, Encoding, IllegalAction
from .layout import Layout, Mask, Part, Row

MOST_OPTIONS: Final = 512
FIELDS: Final = 1024
MOST: Final = 32_767
SEAT: Final = "seat"
"""The field by which views name an owner; agents see it counted from themselves."""


class GenericEncoding(Encoding):
    """An encoding that knows nothing about the game."""

    def __init__(self, game: Game, seats: int, options: Mapping[str, Json]) -> None:
        super().__init__(game, seats, options)
        game.new(seats, 0, options)  # refuses what the game refuses
        self.actions = MOST_OPTIONS + 1
        self.layout = Layout([
            Part("asked", (1,), 1, "whether the seat is asked now"),
            Part("facts", (FIELDS,), MOST, "the view of the seat by feature hashing", 8),
        ])  # fmt: skip

    def __reduce__(self) -> tuple[object, tuple[object, ...]]:
        from .encodings import encoding_of

        return encoding_of, (self.game.name, self.seats, self.options)

    def row(self, state: State, seat: int) -> Row:
        row: Row = np.zeros(self.layout.size, np.int16)
        row[0] = seat in state.waiting()
        for path, amount in facts("", state.view(seat), seat, self.seats):
            field = 1 + crc32(path.encode()) % FIELDS
            row[field] = min(MOST, row[field] + amount)
        return row

    def mask(self, state: State, seat: int) -> Mask:
        if seat not in state.waiting():
            return self.only_wait()
        mask: Mask = np.zeros(self.actions, np.int8)
        mask[: self._count(state, seat)] = 1
        return mask

    def move(self, state: State, seat: int, action: int) -> Move:
        if seat not in state.waiting() or not 0 <= action < self._count(state, seat):
            raise IllegalAction(f"{self.code(action, seat)} is not open to seat {seat}")
        return state.options(seat)[action]

    def _count(self, state: State, seat: int) -> int:
        count = len(state.options(seat))
        if count > MOST_OPTIONS:
            raise ValueError(f"{count} options: {self.game.name} needs an encoding of its own")
        return count

    def code(self, action: int, seat: int = 0) -> str:  # noqa: ARG002 (what an option means is up to the state)
        """The index of the option; only a state knows which option that is."""
        return WAIT if action == MOST_OPTIONS else f"option:{action}"

    def action(self, code: str, seat: int = 0) -> int:  # noqa: ARG002 (a place is the same for all)
        kind, _, number = code.partition(":")
        if code == WAIT:
            return MOST_OPTIONS
        if kind != "option" or not number.isdecimal() or int(number) >= MOST_OPTIONS:
            raise KeyError(code)
        return int(number)

    def action_of(self, state: State, seat: int, move: Move) -> int:
        return state.options(seat).moves().index(move)

    def text(self, state: State, seat: int) -> str:
        return spell(state.view(seat))

    def blocks(self) -> list[tuple[str, int, str]]:
        return [("an option by its place in the list", MOST_OPTIONS, "option:0"), ("not asked", 1, WAIT)]


def facts(path: str, value: Json, seat: int, seats: int) -> Iterator[tuple[str, int]]:
    """The facts of a view, each with its path and how often it holds. Texts in a list are a bag: their order
    does not count."""
    if isinstance(value, dict):
        for name, part in value.items():
            if name == SEAT and isinstance(part, int) and 0 <= part < seats:
                yield f"{path}.{name}={(part - seat) % seats}", 1
            else:
                yield from facts(f"{path}.{name}", part, seat, seats)
    elif isinstance(value, list):
        for index, part in enumerate(value):
            yield from facts(path if isinstance(part, str) else f"{path}.{index}", part, seat, seats)
    elif isinstance(value, str):
        yield f"{path}={value}", 1
    elif isinstance(value, bool):
        yield path, int(value)
    elif isinstance(value, int) and value:
        yield (path, value) if value > 0 else (f"{path}-", -value)
