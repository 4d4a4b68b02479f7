"""What a seat may answer: a lazy sequence of moves.

A *move* is a whole number that only the game understands; a *code* is its spelling for people,
records and the wire (`docs/notation.md`). Codes cost time, so simulations do not make them: they
ask for the length, an index or a sample. A move is legal exactly if it is in the sequence.
"""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Iterator
from typing import TypeAlias

from .refusal import IllegalChoice
from .rng import Rng

Move: TypeAlias = int


class Options:
    """A sequence of different moves in a fixed order, never empty."""

    __slots__ = ()

    @abstractmethod
    def __len__(self) -> int: ...

    @abstractmethod
    def __getitem__(self, index: int) -> Move:
        """The move at an index from 0 to len - 1."""

    @abstractmethod
    def code(self, move: Move) -> str:
        """The spelling of one of the moves."""

    @abstractmethod
    def move(self, code: str) -> Move:
        """The move spelled `code`; raises `IllegalChoice` with the reason if it is not offered."""

    def __iter__(self) -> Iterator[Move]:
        for index in range(len(self)):
            yield self[index]

    def __contains__(self, move: object) -> bool:
        return any(move == mine for mine in self)

    def moves(self) -> list[Move]:
        """All moves, in order."""
        return list(self)

    def codes(self) -> list[str]:
        """All codes, in the order of the moves."""
        return [self.code(move) for move in self]

    def sample(self, rng: Rng) -> Move:
        """A move drawn uniformly."""
        return self[rng.below(len(self))]


class MoveList(Options):
    """Options from a list of moves, which must not change. Subclasses define the codes."""

    __slots__ = ("_moves",)

    def __init__(self, moves: list[Move]) -> None:
        self._moves = moves

    def __len__(self) -> int:
        return len(self._moves)

    def __getitem__(self, index: int) -> Move:
        if index < 0:
            raise IndexError(index)
        return self._moves[index]

    def __contains__(self, move: object) -> bool:
        return move in self._moves

    def moves(self) -> list[Move]:
        return self._moves[:]


class ListedOptions(MoveList):
    """Options from a list of moves and a list of their codes."""

    __slots__ = ("_codes",)

    def __init__(self, moves: list[Move], codes: list[str]) -> None:
        super().__init__(moves)
        self._codes = codes

    def code(self, move: Move) -> str:
        return self._codes[self._moves.index(move)]

    def move(self, code: str) -> Move:
        if code not in self._codes:
            raise IllegalChoice("not-offered", code)
        return self._moves[self._codes.index(code)]
