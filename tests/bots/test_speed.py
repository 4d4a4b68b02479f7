"""Which levels get through their work on a machine of some speed."""

from __future__ import annotations

import itertools

import pytest

from boardwright.bots import BOTS, LEVELS
from boardwright.bots.levels import EXPERT
from boardwright.bots.speed import options_per_second
from boardwright.games import GAMES


@pytest.mark.parametrize("game", sorted(GAMES))
def test_a_slow_machine_does_less(game: str) -> None:
    slow, fast = ([level.share(game, speed) for level in LEVELS] for speed in (2_000, 200_000))
    assert fast == [1.0] * len(LEVELS)
    assert slow[:2] == [1.0, 1.0], "the first levels answer at once"
    assert EXPERT.share(game, 2_000) < 1
    assert all(one <= other for one, other in zip(slow, fast, strict=True))
    assert BOTS["random"].share(game, 1.0) == 1.0


@pytest.mark.parametrize("game", sorted(GAMES))
def test_speed_is_options_by_time(game: str) -> None:
    """A clock that ticks twice as fast halves the speed."""
    ticks, faster = itertools.count(), itertools.count(step=2)
    one = options_per_second(game, 60, lambda: float(next(ticks)))
    two = options_per_second(game, 120, lambda: float(next(faster)))
    assert one == 2 * two > 0
