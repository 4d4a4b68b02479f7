"""Garbage collection: when Python looks for garbage that holds on to itself.

Left alone it looks through everything every few seconds, and with a thousand tables in memory that stops the
server for half a second each time. Almost all we drop is freed at once, without any looking; so the whole is
looked through only at times of our choosing, and most of the time only what is new.
"""

from __future__ import annotations

import gc
from typing import Final

EVERY: Final = 300.0
"""Seconds between two looks at what is new."""
WHOLE_EVERY: Final = 12
"""So many of them make one look at everything: what was kept may have become garbage since."""
_NEVER: Final = 1_000_000


class GcPolicy:
    """Picks up from time to time."""

    def __init__(self) -> None:
        self._looks = 0
        gc.set_threshold(20_000, 10, _NEVER)
        gc.collect()
        gc.freeze()

    async def pick_up(self) -> None:
        self._looks += 1
        if self._looks % WHOLE_EVERY == 0:
            gc.unfreeze()
        gc.collect()
        gc.freeze()
