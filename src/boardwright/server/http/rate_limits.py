"""Rate limits: messages a second over a socket, requests a minute from an address."""

from __future__ import annotations

import time
from collections.abc import Callable
from ipaddress import IPv4Address, IPv6Network, ip_address
from typing import Final

from limits import RateLimitItem, RateLimitItemPerMinute
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


FORGIVEN: Final = "forgiven"
"""What is sent instead of a limit when password attempts are forgotten."""
NAMES: Final = 4
"""How many names may use up their password attempts from one address: a school has many people."""


class RateLimits:
    """Counters for each address, kept in memory."""

    def __init__(self, requests: int, logins: int) -> None:
        self._limiter: Final = MovingWindowRateLimiter(MemoryStorage())
        per_name, per_address = RateLimitItemPerMinute(logins), RateLimitItemPerMinute(NAMES * logins)
        self._limits: Final[dict[str, RateLimitItem]] = {
            "http": RateLimitItemPerMinute(requests),
            "file": RateLimitItemPerMinute(FILES * requests),
            "login": per_name,
            "login-from": per_address,
            "account-from": per_address,
            "link-from": per_address,
        }
        self.tell: Callable[[str, list[str]], None] = lambda _limit, _keys: None
        """Tells the other workers of this host what was counted."""

    def heard(self, limit: str, keys: list[str]) -> None:
        """Count what another worker has counted."""
        if limit == FORGIVEN:
            self._limiter.clear(self._limits["login"], "login", *keys)
        else:
            self._limiter.hit(self._limits[limit], limit, *keys)

    def _hit(self, limit: str, *keys: str) -> bool:
        self.tell(limit, list(keys))
        return self._limiter.hit(self._limits[limit], limit, *keys)

    def request(self, address: str) -> None:
        """Count a request; raises `TooMany`."""
        if not self._hit("http", network_of(address)):
            raise TooMany

    def file(self, address: str) -> None:
        """Count a file of the browser client; raises `TooMany`."""
        if not self._hit("file", network_of(address)):
            raise TooMany

    def login(self, address: str, login: str) -> None:
        """Count a password attempt, for the address and for the name from this address. Never for the name
        alone: strangers could lock its owner out."""
        network = network_of(address)
        by_name = self._hit("login", network, login)
        by_address = self._hit("login-from", network)
        if not (by_address and by_name):
            raise TooMany

    def logged_in(self, address: str, login: str) -> None:
        """Forget the attempts for a name: one has succeeded. Those of the address count on, or an attacker
        could go on by logging in to another account."""
        self._limiter.clear(self._limits["login"], "login", network_of(address), login)
        self.tell(FORGIVEN, [network_of(address), login])

    def account(self, address: str) -> None:
        """Count an account that somebody wants to make; raises `TooMany`."""
        if not self._hit("account-from", network_of(address)):
            raise TooMany

    def check_link(self, address: str) -> None:
        """Raise `TooMany` if somebody has tried too many links that do not exist."""
        if not self._limiter.test(self._limits["link-from"], "link-from", network_of(address)):
            raise TooMany

    def wrong_link(self, address: str) -> None:
        """Count a link that does not exist."""
        self._hit("link-from", network_of(address))


def network_of(address: str) -> str:
    """What counts as one address: of IPv6 the network that one customer gets."""
    try:
        found = ip_address(address)
    except ValueError:
        return address
    if isinstance(found, IPv4Address):
        return address
    if found.ipv4_mapped is not None:
        return str(found.ipv4_mapped)
    return str(IPv6Network((found, 64), strict=False))
