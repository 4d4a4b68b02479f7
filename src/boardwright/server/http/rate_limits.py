"""Rate limits: messages a second over a socket, requests a minute from an address."""

from __future__ import annotations

import time
from typing import Final

from limits import RateLimitItemPerMinute
from limits.storage import MemoryStorage
from limits.strategies import MovingWindowRateLimiter

from ...core.refusal import Refusal


class TooMany(Refusal):
    """Somebody asks too often."""

    def __init__(self) -> None:
        super().__init__("too-many")


class Bucket:
    """A token bucket: a rate and a burst. `wait` returns how long the next message has to wait."""

    __slots__ = ("_at", "_burst", "_left", "_rate")

    def __init__(self, rate: float, burst: float) -> None:
        self._rate = rate
        self._burst = burst
        self._left = burst
        self._at = time.monotonic()

    def wait(self) -> float:
        now = time.monotonic()
        self._left = min(self._burst, self._left + (now - self._at) * self._rate)
        self._at = now
        self._left -= 1
        return 0.0 if self._left >= 0 else -self._left / self._rate


FILES: Final = 10
"""How many files of the browser client count as one request: they cost almost nothing, and a first visit
needs dozens."""


class RateLimits:
    """Counters for each address, kept in memory."""

    def __init__(self, requests: int, logins: int) -> None:
        self._limiter: Final = MovingWindowRateLimiter(MemoryStorage())
        self._requests: Final = RateLimitItemPerMinute(requests)
        self._files: Final = RateLimitItemPerMinute(FILES * requests)
        self._logins: Final = RateLimitItemPerMinute(logins)

    def request(self, address: str) -> None:
        """Count a request; raises `TooMany`."""
        if not self._limiter.hit(self._requests, "http", address):
            raise TooMany

    def file(self, address: str) -> None:
        """Count a file of the browser client; raises `TooMany`."""
        if not self._limiter.hit(self._files, "file", address):
            raise TooMany

    def login(self, address: str, login: str) -> None:
        """Count a password attempt, both for the address and for the account. A new account has no login
        yet."""
        by_address = self._limiter.hit(self._logins, "login-from", address)
        by_name = not login or self._limiter.hit(self._logins, "login-to", login)
        if not (by_address and by_name):
            raise TooMany
