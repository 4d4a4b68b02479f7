"""What a bot thinks of its options: the best of them with their values, for hints and for the curious."""

from __future__ import annotations

from typing import Final

from ..core.options import Move


class Weighed:
    """One option and what it is worth to the bot."""

    __slots__ = ("move", "tries", "value")

    def __init__(self, move: Move, value: float, tries: int = 0) -> None:
        self.move: Final = move
        self.value: Final = value
        self.tries: Final = tries
        """In how many imagined games it was tried; none where it was only judged."""


class Thought:
    """Options that a bot has weighed, the one it plays first, then the others by value."""

    __slots__ = ("unit", "weighed")

    def __init__(self, unit: str, weighed: list[Weighed]) -> None:
        self.unit: Final = unit
        """What the values are: `worth` (points an option seems to bring), `margin` (points ahead of the best
        other player at the end), `rating` (of a solo game); empty where nothing was weighed."""
        self.weighed: Final = weighed

    @property
    def best(self) -> Move:
        return self.weighed[0].move
