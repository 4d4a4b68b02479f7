"""The schedule: the contests that measure the strength of the levels."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from ..bots import LEVELS
from ..games import TITLES
from .contest import Contest
from .match import setup_text

NUMBERS: Final = (1000, 1000, 1000, 200, 100)
"""The number of games of each match, by its highest level: all of them take one night."""
QUICK: Final = (40, 40, 20, 4, 2)
SEED: Final = 1
NAMES: Final = tuple(level.name for level in LEVELS)


def contests(numbers: Sequence[int], games: Iterable[str] = TITLES) -> list[Contest]:
    """Each level against the one below it, and each alone in every solo mode; the quick ones first."""
    found: list[Contest] = []
    for level, number in enumerate(numbers):
        if not number:
            continue
        for game in games:
            if level:
                pair = (NAMES[level], NAMES[level - 1])
                found.append(Contest(game, setup_text({}), (pair,), number, SEED))
            alone = ((NAMES[level],),)
            setups = TITLES[game].solo_setups()
            found += [Contest(game, setup_text(options), alone, number, SEED) for options in setups]
    return found
