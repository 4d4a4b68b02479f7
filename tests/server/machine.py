"""The load of the machine that tests run on. Other programs use it too."""

from __future__ import annotations

import contextlib
import os
import threading
import time
from collections import deque
from pathlib import Path
from typing import Final

LOOK: Final = 0.1
"""Seconds between two checks of the clock: the interval of the server and of this watch."""


class Machine:
    """Measures how late this machine was, and how long a server waited for a processor. Such delays come
    from other programs and are not errors of the server."""

    def __init__(self, server: int = 0) -> None:
        self._server: Final = server
        self._over: Final = threading.Event()
        self._stolen_before: Final = stolen()
        self._delays: Final[list[float]] = []
        self._waits: Final[list[float]] = []
        self._watch: Final = threading.Thread(target=self._look, daemon=True)

    def __enter__(self) -> Machine:
        self._watch.start()
        return self

    def __exit__(self, *_: object) -> None:
        self._over.set()
        self._watch.join()

    def _look(self) -> None:
        due, before = time.perf_counter() + LOOK, waited(self._server)
        while not self._over.wait(LOOK):
            self._delays.append(time.perf_counter() - due)
            now = waited(self._server)
            self._waits.append(max(now - before, 0.0))  # ended threads no longer count
            due, before = time.perf_counter() + LOOK, now

    def behind(self, seconds: float) -> int:
        """How often the machine, or possibly a part of it, stood still for this time. A standstill starts
        anywhere between two checks, so this watch may measure up to one `LOOK` less than the server."""
        stood_still = sum(delay > seconds - LOOK for delay in self._delays)
        return stood_still + self._starved(seconds) + int(self.stolen / seconds)

    def _starved(self, seconds: float) -> int:
        """How often the server was ready to run but waited for a processor for half of this time or more."""
        count, stretch = 0, deque[float](maxlen=round(seconds / LOOK) + 1)
        for wait in self._waits:
            stretch.append(wait)
            if sum(stretch) >= seconds / 2:
                count += 1
                stretch.clear()
        return count

    @property
    def stolen(self) -> float:
        """Seconds in which processors worked for other machines. They may stop only the server."""
        return stolen() - self._stolen_before

    def __str__(self) -> str:
        latest = max(self._delays, default=0.0)
        longest = max(self._waits, default=0.0)
        return (
            f"the machine was {latest:.2f} s late at most, {self.stolen:.2f} s were stolen, the server "
            f"waited {sum(self._waits):.2f} s for a processor, {longest:.2f} s at most between two looks"
        )

    @property
    def lost(self) -> float:
        """The total delay in seconds."""
        return sum(self._delays) + sum(self._waits) + self.stolen


def waited(process: int) -> float:
    """Seconds for which threads of a process have waited for a processor so far; 0 without Linux."""
    nanoseconds = 0
    with contextlib.suppress(OSError):  # the process has ended
        for thread in os.listdir(f"/proc/{process}/task"):
            with contextlib.suppress(OSError):  # the thread has ended
                figures = Path(f"/proc/{process}/task/{thread}/schedstat").read_text(encoding="ascii")
                nanoseconds += int(figures.split()[1])
    return nanoseconds / 1e9


def stolen() -> float:
    """Seconds in which processors have worked for other machines so far; 0 without Linux."""
    figures = Path("/proc/stat")
    if not figures.exists():
        return 0.0
    return int(figures.read_text().split(maxsplit=9)[8]) / os.sysconf("SC_CLK_TCK")
