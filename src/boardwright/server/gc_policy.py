"""Garbage collection: when Python looks for reference cycles.

By default it scans everything every few seconds, which stops a server with a thousand tables for half a
second each time. Almost all objects are freed at once by reference counting. So we scan everything only at
chosen times, and usually only what is new.
"""

from __future__ import annotations

import gc
from typing import Final

EVERY: Final = 300.0
"""Seconds between two scans of what is new."""
WHOLE_EVERY: Final = 12
"""After this number of scans, scan everything: older objects may have become garbage since."""
_NEVER: Final = 1_000_000


class GcPolicy:
    """Scans at intervals, and freezes what survives."""

    def __init__(self) -> None:
        self._scans = 0
        gc.set_threshold(20_000, 10, _NEVER)
        gc.collect()
        gc.freeze()

    async def collect(self) -> None:
        self._scans += 1
        if self._scans % WHOLE_EVERY == 0:
            gc.unfreeze()
        gc.collect()
        gc.freeze()
