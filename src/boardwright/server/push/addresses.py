"""Where notices may be sent. Clients choose the address, so the server must not give them access to its own
network."""

from __future__ import annotations

import asyncio
import socket
from collections.abc import Iterable, Sequence
from ipaddress import IPv4Address, IPv6Address, IPv6Network, ip_address
from typing import Final
from urllib.parse import urlsplit

import httpcore

from ...core.refusal import Refusal

SERVICES: Final = (
    "fcm.googleapis.com",  # Chrome, Edge on Android, Opera, Samsung Internet
    "*.push.services.mozilla.com",  # Firefox
    "web.push.apple.com", "*.push.apple.com",  # Safari
    "*.notify.windows.com",  # Edge
)  # fmt: skip
"""The push services of the browsers."""
EVERYWHERE: Final = "*"
HTTPS: Final = 443
NAT64: Final = IPv6Network("64:ff9b::/96")


class PushHosts:
    """The hosts that notices may be sent to: the services of the browsers, and those a host has added.

    A name that a host has added, with a port if it is not 443, may be at any address. All others must be at
    public addresses.
    """

    def __init__(self, added: Iterable[str]) -> None:
        self._added: Final = {name.lower() for name in added} - {EVERYWHERE}
        self._everywhere: Final = EVERYWHERE in set(added)

    def check(self, address: str) -> str:
        """The origin of an address where notices may be sent. Raises a `Refusal`."""
        try:
            parts = urlsplit(address)
            host, port = parts.hostname or "", parts.port or HTTPS
        except ValueError:
            raise Refusal("push-address", "endpoint") from None
        plain = address.isascii() and address.isprintable() and not set(address) & set(' \\"<>')
        if parts.scheme != "https" or not host or "@" in parts.netloc or not plain or "#" in address:
            raise Refusal("push-address", "endpoint")
        if not self.trusts(host, port) and not (port == HTTPS and self._is_service(host)):
            raise Refusal("push-host", "endpoint", host=host[:100])
        return f"https://{parts.netloc}"

    def trusts(self, host: str, port: int) -> bool:
        """Whether a host of the server has named it."""
        return (host if port == HTTPS else f"{host}:{port}") in self._added

    def _is_service(self, host: str) -> bool:
        if self._everywhere:
            return "." in host and not host.replace(".", "").isdigit() and ":" not in host
        return any(host.endswith(known[1:]) if known.startswith("*") else host == known for known in SERVICES)


class PublicNetwork(httpcore.AsyncNetworkBackend):
    """Connects to public addresses only. It connects to the very address that it has checked, so that a name
    cannot change its address in between."""

    def __init__(self, hosts: PushHosts) -> None:
        self._hosts: Final = hosts
        self._network: Final = httpcore.AnyIOBackend()

    async def connect_tcp(
        self,
        host: str,
        port: int,
        timeout: float | None = None,
        local_address: str | None = None,
        socket_options: Iterable[httpcore.SOCKET_OPTION] | None = None,
    ) -> httpcore.AsyncNetworkStream:
        try:
            async with asyncio.timeout(timeout):
                found = await asyncio.get_running_loop().getaddrinfo(host, port, type=socket.SOCK_STREAM)
        except (OSError, UnicodeError, TimeoutError) as error:
            raise httpcore.ConnectError(str(error)) from None
        addresses = list(dict.fromkeys(str(one[4][0]) for one in found))
        if not self._hosts.trusts(host, port):
            addresses = [address for address in addresses if is_public(address)]
        return await self._connect(addresses, port, timeout, local_address, socket_options)

    async def _connect(
        self,
        addresses: Sequence[str],
        port: int,
        timeout: float | None,
        local_address: str | None,
        socket_options: Iterable[httpcore.SOCKET_OPTION] | None,
    ) -> httpcore.AsyncNetworkStream:
        error: Exception = httpcore.ConnectError("no public address")
        for address in addresses:
            try:
                return await self._network.connect_tcp(address, port, timeout, local_address, socket_options)
            except (httpcore.ConnectError, httpcore.ConnectTimeout) as failed:
                error = failed
        raise error

    async def sleep(self, seconds: float) -> None:
        await self._network.sleep(seconds)


def is_public(address: str) -> bool:
    """Whether an address belongs to the public internet, also one that is wrapped in another."""
    found: IPv4Address | IPv6Address = ip_address(address.partition("%")[0])
    if isinstance(found, IPv6Address):
        inner = found.ipv4_mapped or found.sixtofour
        if found in NAT64:
            inner = IPv4Address(int(found) & 0xFFFF_FFFF)
        if inner is not None:
            return is_public(str(inner))
        if found.teredo is not None or found.is_site_local:
            return False
    return found.is_global and not found.is_multicast
