"""Seeds of games: the first game after a seed is the one that `Game.new` deals from it."""

from __future__ import annotations

import secrets

from ..core.rng import SEED_BITS, Rng


class SeedStream:
    """Gives a seed for each new game."""

    def __init__(self) -> None:
        self._rng = Rng(secrets.randbits(SEED_BITS))

    def seed(self, given: int | None) -> int:
        """The seed of the next game: the one given, or the next that follows from the last one given."""
        if given is None:
            return self._rng.word() << 32 | self._rng.word()
        self._rng = Rng(given)
        return given
