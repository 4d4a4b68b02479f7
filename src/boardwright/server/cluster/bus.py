"""The bus between nodes, and what is sent over it. A single node has one that does nothing."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any

from msgspec import Struct

from ...tables.log_entries import LogEntry

Serve = Callable[[dict[str, Any]], Awaitable[dict[str, Any]]]


class NoReply(Exception):
    """The other node did not answer in time: it may be dead."""


class BusListeners(Struct, frozen=True):
    """What to call for each kind of message."""

    log: Callable[[str, int, LogEntry | None], None]
    """An entry is on disk; the entry itself, if it was sent along."""
    notice: Callable[[], None]
    gap: Callable[[], None]
    """Called when messages may have been missed."""
    serve: Serve


class Bus:
    """The bus of a single node, which has no other node to talk to."""

    async def start(self, listeners: BusListeners) -> None:
        """Start listening."""

    async def stop(self) -> None:
        """Stop listening."""

    async def request(self, node: str, body: dict[str, Any]) -> dict[str, Any]:  # noqa: ARG002 (nobody to ask)
        """Ask another node; raises `NoReply` if it does not answer in time."""
        raise NoReply(node)

    def is_near(self, node: str) -> bool:  # noqa: ARG002 (nobody is)
        """Whether a node is a worker of this host."""
        return False

    def appended(self, table: str, entry: LogEntry) -> None:
        """Tell the other workers of this host that an entry is on disk."""
