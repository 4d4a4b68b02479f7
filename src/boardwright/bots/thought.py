"""The result of a bot's thinking: its best options with their values. Hints show them."""

from __future__ import annotations

from typing import Final

from ..core.options import Move


class RatedMove:
    """One option, and its value to the bot."""

    __slots__ = ("move", "tries", "value")

    def __init__(self, move: Move, value: float, tries: int = 0) -> None:
        self.move: Final = move
        self.value: Final = value
        self.tries: Final = tries
        """In how many playouts it was tried; 0 if it was only judged."""

    def __reduce__(self) -> tuple[object, tuple[object, ...]]:
        return RatedMove, (self.move, self.value, self.tries)


Weighed = RatedMove
"""The former name of `RatedMove`."""


class Thought:
    """Options that a bot has rated: first the one that it plays, then the others by value."""

    __slots__ = ("ranking", "unit")

    def __init__(self, unit: str, ranking: list[RatedMove]) -> None:
        self.unit: Final = unit
        """What the values mean: `worth` (points an option seems to bring), `margin` (points ahead of the best
        other player at the end), `rating` (of a solo game); empty if nothing was rated."""
        self.ranking: Final = ranking

    @property
    def best(self) -> Move:
        return self.ranking[0].move

    def __reduce__(self) -> tuple[object, tuple[object, ...]]:
        return Thought, (self.unit, self.ranking)
