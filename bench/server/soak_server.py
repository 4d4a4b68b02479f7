"""The server of the soak: `boardwright`, on a machine whose clock jumps. The file SOAK_CLOCK has the seconds
by which the clock is wrong."""

from __future__ import annotations

import os
import time
from pathlib import Path
from typing import Final

LOOK_EVERY: Final = 0.2

_file: Final = Path(os.environ["SOAK_CLOCK"])
_true, _true_ns = time.time, time.time_ns


class _Clock:
    offset = 0.0
    looked_at = 0.0


def _offset() -> float:
    now = time.monotonic()
    if now - _Clock.looked_at > LOOK_EVERY:
        _Clock.looked_at = now
        _Clock.offset = float(_file.read_text() or _Clock.offset)
    return _Clock.offset


time.time = lambda: _true() + _offset()
time.time_ns = lambda: _true_ns() + int(_offset() * 1_000_000_000)

if __name__ == "__main__":
    from boardwright.cli.main import main

    main()
