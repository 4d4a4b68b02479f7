"""Garbage collection: when Python looks for reference cycles.

By default it scans everything every few seconds, which stops a server with a thousand tables for half a
second each time. Almost all objects are freed at once by reference counting. So what is new is scanned often,
in slices of a few milliseconds, and everything only when nobody asks for anything.
"""

from __future__ import annotations

import gc
from collections.abc import Callable
from typing import Final

EVERY: Final = 5.0
"""Seconds between two scans of what is new."""
WHOLE_AFTER: Final = 360
"""After this number of scans everything is scanned too, as soon as a slice of time passes without a command:
older objects may have become garbage since."""
WHOLE_AT_LATEST: Final = 12 * WHOLE_AFTER
"""After this number of scans everything is scanned also while people play."""
_NEVER: Final = 1_000_000


class GcPolicy:
    """Scans at intervals, and freezes what survives."""

    def __init__(self, commands: Callable[[], int]) -> None:
        self._commands: Final = commands
        """How many commands the server has taken."""
        self._taken = 0
        self._scans = 0
        gc.set_threshold(20_000, 10, _NEVER)
        gc.collect()
        gc.freeze()

    async def collect(self) -> None:
        taken = self._commands()
        quiet, self._taken = taken == self._taken, taken
        self._scans += 1
        if self._scans >= (WHOLE_AFTER if quiet else WHOLE_AT_LATEST):
            self._scans = 0
            gc.unfreeze()
        gc.collect()
        gc.freeze()
