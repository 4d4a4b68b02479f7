"""Ids and secrets: drawn from the system's random source; secrets are stored only as hashes."""

from __future__ import annotations

import hashlib
import secrets
import time

from ..core.rng import SEED_BITS
from ..tables.create import NewTableInputs


def new_id() -> str:
    """An id that nobody can guess. It is not a secret and grants no access."""
    return secrets.token_urlsafe(9).replace("-", "x").replace("_", "y")


def new_token() -> str:
    """A secret of 256 bits for a session or a link."""
    return secrets.token_urlsafe(32)


def hash_of(token: str) -> str:
    """The hash of a token, as it is stored. A random token needs no slow hash."""
    return hashlib.sha256(token.encode()).hexdigest()


def new_seed() -> int:
    return secrets.randbits(SEED_BITS)


def now_ms() -> int:
    """The time in milliseconds since 1970."""
    return time.time_ns() // 1_000_000


def new_table_inputs() -> NewTableInputs:
    """New inputs for a table: id, seed, salt and time."""
    return NewTableInputs(new_id(), new_seed(), new_token(), now_ms())
