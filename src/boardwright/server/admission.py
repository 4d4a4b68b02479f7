"""Admission: overload is answered, not queued.

Acts of people wait in one line for a few places. The line never grows longer than can be served within the
promised time; when it is full, acts are refused at once. A standing delay of the event loop shows another
overload: then newcomers are refused first, then spectators, and those at a table last.
"""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections import deque
from collections.abc import AsyncIterator
from enum import IntEnum
from typing import Final

from ..core.refusal import Refusal

RETRY_AFTER: Final = 1
"""Seconds after which somebody who was refused should try again."""
AT_ONCE: Final = 32
"""Acts in progress; more would not make a transaction cheaper, and only delay each other."""
SHARE: Final = 0.5
"""The part of the promised time that acts may spend in the line: the rest is for everything else."""
LEAST_RATE: Final = 20.0
"""Acts a second that are assumed to be possible before anything has been measured."""
WINDOW: Final = 10
"""Ticks over which a delay must stand before it counts: a pause of the machine is not an overload."""


class Busy(Refusal):
    """The server has too much to do; nothing was done."""

    def __init__(self) -> None:
        super().__init__("busy", after=RETRY_AFTER)


class Rank(IntEnum):
    """Who asks; the highest is refused first."""

    AT_TABLE = 0
    LOOKING = 1
    NEW = 2


PATIENCE: Final = {Rank.AT_TABLE: 1.0, Rank.LOOKING: 0.6, Rank.NEW: 0.3}
"""The delay at which each is refused, as a part of the promised time."""


class Admission:
    """Decides what is served now."""

    def __init__(self, within: float) -> None:
        self.within: Final = within
        """The seconds within which everything is answered."""
        self.delay = 0.0
        """The standing delay: the least that was measured lately."""
        self.rate = 0.0
        """Acts a second that were possible lately."""
        self._delays: Final[deque[float]] = deque(maxlen=WINDOW)
        self._free = AT_ONCE
        self._line: Final[deque[tuple[float, asyncio.Future[None]]]] = deque()
        self._done = 0
        self._ticked = time.monotonic()

    def check(self, rank: Rank) -> None:
        """Raise `Busy` if this cannot be served within the promised time."""
        waiting = self.within * SHARE * len(self._line) / self._longest()
        if max(self.delay, waiting) > self.within * PATIENCE[rank]:
            raise Busy

    @contextlib.asynccontextmanager
    async def act(self) -> AsyncIterator[None]:
        """One of the acts in progress. Raises `Busy` if the line is full, or too slow."""
        self.check(Rank.AT_TABLE)
        if self._free:
            self._free -= 1
        else:
            if len(self._line) >= self._longest():
                raise Busy
            place: asyncio.Future[None] = asyncio.get_running_loop().create_future()
            self._line.append((time.monotonic(), place))
            try:
                await place
            except asyncio.CancelledError:
                if place.done() and not place.cancelled() and place.exception() is None:
                    self._leave()  # it got a place at the same moment
                raise
        try:
            yield
        finally:
            self._done += 1
            self._leave()

    def tick(self, late: float) -> None:
        """Take note of how late the event loop is, about every tenth of a second."""
        self._delays.append(late)
        self.delay = min(self._delays) if len(self._delays) == WINDOW else 0.0
        now = time.monotonic()
        seconds = max(now - self._ticked, 1e-3)
        rate, self._done, self._ticked = self._done / seconds, 0, now
        if self._line or rate > self.rate:  # an idle second says nothing about what is possible
            self.rate += (rate - self.rate) * min(1.0, seconds)
        while self._line and now - self._line[0][0] > self.within:  # nothing moves: the database is away
            self._refuse_first()

    def _longest(self) -> float:
        """How many may wait in the line."""
        return max(self.rate, LEAST_RATE) * self.within * SHARE

    def _refuse_first(self) -> None:
        _, place = self._line.popleft()
        if not place.done():
            place.set_exception(Busy())

    def _leave(self) -> None:
        """Give the place to the first in the line who still waits."""
        now = time.monotonic()
        while self._line:
            since, place = self._line[0]
            if place.done():  # gave up
                self._line.popleft()
            elif now - since > self.within:
                self._refuse_first()
            else:
                self._line.popleft()
                place.set_result(None)
                return
        self._free += 1
