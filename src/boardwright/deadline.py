"""Time to think. Bots read no clock: whoever drives them does, and says when the time is over."""

from __future__ import annotations

import time

from .bots import Budget


def within(seconds: float, effort: float = 1.0) -> Budget:
    """The usual work of a level (or so many times it), and so many seconds from now at most."""
    end = time.monotonic() + seconds
    return Budget(effort, lambda: time.monotonic() >= end)
