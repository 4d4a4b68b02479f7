"""Seeds that follow from what a seat sees, so that equal views give equal imagined worlds."""

from __future__ import annotations

import hashlib

from .plain_data import spell
from .protocol import State
from .rng import SEED_BITS


def seed_from_view(state: State, seat: int, about: str) -> int:
    """A seed made from what the seat sees and from what is asked about it."""
    digest = hashlib.sha256(f"{spell(state.view(seat))} {about}".encode()).digest()
    return int.from_bytes(digest[: SEED_BITS // 8], "big")
