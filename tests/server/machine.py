"""The machine that tests run on, which others use too."""

from __future__ import annotations

import os
import threading
import time
from pathlib import Path
from typing import Final

LOOK: Final = 0.1
"""The server looks at its clock so often, and so do we beside it."""


class Machine:
    """How late this machine was meanwhile: others use it too, and a server is not to blame for that."""

    def __init__(self) -> None:
        self._over: Final = threading.Event()
        self._stolen_before: Final = stolen()
        self._delays: Final[list[float]] = []
        self._watch: Final = threading.Thread(target=self._look, daemon=True)

    def __enter__(self) -> Machine:
        self._watch.start()
        return self

    def __exit__(self, *_: object) -> None:
        self._over.set()
        self._watch.join()

    def _look(self) -> None:
        due = time.perf_counter() + LOOK
        while not self._over.wait(LOOK):
            self._delays.append(time.perf_counter() - due)
            due = time.perf_counter() + LOOK

    def behind(self, seconds: float) -> int:
        """How often it stood still for so many seconds, or a part of it may have. A standstill begins
        anywhere between two looks, so that ours is shorter by up to a whole `LOOK` than that of another."""
        return sum(delay > seconds - LOOK for delay in self._delays) + int(self.stolen / seconds)

    @property
    def stolen(self) -> float:
        """Seconds in which a processor worked for others: the server may stand still while we do not."""
        return stolen() - self._stolen_before

    def __str__(self) -> str:
        latest = max(self._delays, default=0.0)
        return f"the machine was {latest:.2f} s late at most, {self.stolen:.2f} s were stolen"

    @property
    def lost(self) -> float:
        """Seconds it was late, all together."""
        return sum(self._delays) + self.stolen


def stolen() -> float:
    """Seconds in which processors have worked for other machines so far, where Linux tells."""
    told = Path("/proc/stat")
    if not told.exists():
        return 0.0
    return int(told.read_text().split(maxsplit=9)[8]) / os.sysconf("SC_CLK_TCK")
