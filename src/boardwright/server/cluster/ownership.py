"""Ownership of tables.

One node at a time owns a table and appends to its log. Its fence is checked with every entry, so a former
owner that does not know of the change yet cannot write. Nodes that only have subscribers follow the log and
forward commands to the owner.

A model of this protocol is explored in every state (`tests/server/ownership_model.py`). The methods that take
its steps name them.
"""

from __future__ import annotations

import asyncio
import contextlib
from typing import Any, Final

import msgspec
import structlog

from ...core.refusal import Refusal
from ...tables.authorize import Actor
from ...tables.commands import Command
from ...tables.log_entries import LogEntry
from .. import wire
from ..cache import LiveTable, TableCache
from ..storage.database import StorageFailed
from .bus import Bus, NoReply

log = structlog.get_logger()

_decode_act = msgspec.json.Decoder(wire.ForwardedAct).decode


class Ownership:
    """Which tables of the cache are ours, and how to reach the owners of the others."""

    def __init__(self, cache: TableCache, bus: Bus) -> None:
        self.cache: Final = cache
        self.store: Final = cache.store
        self.bus: Final = bus
        self._tasks: Final[set[asyncio.Task[None]]] = set()

    async def own(self, live: LiveTable) -> bool:
        """Try to own a table; return whether we do. Call it with the lock."""
        if live.fence is None and await self.store.ownable(live.id):
            try:
                fence = await self.store.claim(live.id)
                if fence is not None:
                    await self.cache.catch_up(live)
            except BaseException:
                self.cache.to_retry.add(live.id)  # it may be ours by now
                raise
            live.fence = fence
        return live.fence is not None

    # Forwarding

    async def forward(self, id: str, actor: Actor, command: Command) -> int | None:
        """Forward a command to the owner of a table; return None if the owner cannot be reached."""
        owner = await self.store.owner_of(id)
        if owner is None or owner == self.store.node:
            return None
        act = msgspec.json.encode(wire.act_of(command)).decode()
        live = self.cache.tables.get(id)
        watched = live is not None and bool(live.subscribers) and self.bus.is_near(owner)
        body = {"table": id, "actor": actor.id, "name": actor.name, "act": act, "watched": watched}
        try:
            reply = await self.bus.request(owner, body)
        except NoReply:
            return None
        if "moved" in reply:
            return None
        if "reason" in reply:
            raise Refusal(reply["reason"], reply["where"], **reply["details"])
        return int(reply["number"])

    @staticmethod
    def read_forwarded(body: dict[str, Any]) -> tuple[str, Actor, Command]:
        """Read a command that another node forwarded to us."""
        return body["table"], Actor(body["actor"], body["name"]), wire.command_of(_decode_act(body["act"]))

    # Following

    def on_log_entry(self, id: str, number: int, entry: LogEntry | None = None) -> None:
        """Handle the news that this or another node has appended to a log (`follow`)."""
        live = self.cache.tables.get(id)
        if live is not None and (live.table is None or live.table.number < number):
            task = asyncio.create_task(self._follow(live, number, entry))
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)

    async def _follow(self, live: LiveTable, number: int, entry: LogEntry | None) -> None:
        with contextlib.suppress(StorageFailed):  # `check_all` tries again
            async with live.lock:
                if live.table is None or live.table.number >= number:
                    return
                if entry is None or live.fence is not None or live.table.number != number - 1:
                    await self._yield_to_owner(live)
                    return
                try:  # the entry that comes next, without asking the database
                    live.table.apply(entry)
                except Exception:
                    live.table = None
                    log.exception("table-unreadable", table=live.id)
                live.changed()

    async def _yield_to_owner(self, live: LiveTable) -> None:
        """Follow a log that others write to (`yield to owner`): it is not ours. Call it with the lock."""
        live.fence = None
        try:
            await self.cache.catch_up(live)
        except StorageFailed:
            raise
        except Exception:
            log.exception("table-unreadable", table=live.id)

    async def check_all(self) -> None:
        """Compare every table in memory with the disk: follow what others wrote, release what they own."""
        ids = [live.id for live in self.cache.tables.values() if live.table is not None]
        for id, (number, fence) in (await self.store.numbers_of(ids) if ids else {}).items():
            live = self.cache.tables.get(id)
            if live is None or not live.behind(number, fence):
                continue
            async with live.lock:
                if live.behind(number, fence):
                    await self._yield_to_owner(live)
