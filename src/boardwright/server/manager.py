"""The tables in play on this node, and how a command is processed.

A command is checked, applied in memory, written to disk, and only then acknowledged and shown. A lock for
each table keeps the commands in one order. If the database refuses, the table is read again from its log, and
the command has no effect.
"""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections.abc import Iterator
from typing import Any, Final

import structlog

from ..core.refusal import Refusal
from ..tables import commands
from ..tables.authorize import Actor, authorize
from ..tables.commands import Command
from ..tables.log_entries import NOBODY, LogEntry
from ..tables.table import Table
from . import metrics
from .admission import Admission
from .cache import LiveTable, TableCache
from .cluster.bus import Bus
from .cluster.census import Census
from .cluster.ownership import Ownership
from .sockets.subscriptions import Subscriptions
from .storage.database import StorageFailed
from .storage.store import Fenced, Store
from .tokens import now_ms
from .workers.bots import TableBots
from .workers.pool import WorkerPool

log = structlog.get_logger()

OWNER_TRIES: Final = 12


@contextlib.contextmanager
def _unreadable() -> Iterator[None]:
    """Go on if the game of a table cannot be shown any more: it shows nobody anything."""
    try:
        yield
    except Refusal as refusal:
        if refusal.reason not in ("rules-changed", "log-broken"):
            raise


class TableManager:
    """The tables of this node: those in memory (`cache`), their owners (`ownership`), their `bots`, and their
    subscribers (`subscriptions`)."""

    def __init__(
        self,
        store: Store,
        bus: Bus,
        worker_pool: WorkerPool,
        census: Census | None = None,
        admission: Admission | None = None,
        *,
        most_tables: int,
        idle_seconds: float,
    ) -> None:
        self.store: Final = store
        self.bus: Final = bus
        self.census: Final = census or Census()
        self.admission: Final = admission or Admission(1.0)
        self.cache: Final = TableCache(store, self.census, most_tables=most_tables, idle_seconds=idle_seconds)
        self.ownership: Final = Ownership(self.cache, bus)
        self.bots: Final = TableBots(self.cache, self.ownership, worker_pool, self.submit)
        self.subscriptions: Final = Subscriptions(self.cache)
        self.at: Final = self.cache.at
        self.draining = False
        self.busy = 0
        """Commands in progress."""
        self.taken = 0
        """Commands taken since the start."""
        self._tasks: Final[set[asyncio.Task[int]]] = set()
        self._forgetting: Final[set[asyncio.Task[None]]] = set()
        self._forget_lock: Final = asyncio.Lock()

    async def add(self, table: Table, entries: list[LogEntry]) -> None:
        """Store a new table and put it in play."""
        async with self.cache.hold(table.id) as live:
            try:
                live.fence = await self.store.create(table, entries)
            except BaseException:
                self.cache.tables.pop(table.id, None)
                self.cache.to_retry.add(table.id)  # the connection was lost; it may be stored
                raise
            live.table = table
            self.bots.start_bots(live)
        metrics.TABLES_MADE.inc()

    async def submit(self, id: str, actor: Actor, command: Command) -> int:
        """Process a command; return the number of its entry, which is on disk. Raises `Refusal`.

        A command that was started is finished, also if its client no longer waits.
        """
        if self.draining:
            raise Refusal("server-stopping")
        if actor.bot:
            return await self._begin(id, actor, command)
        async with self.admission.act():
            if isinstance(command, commands.Sit) and command.name:
                await self.store.check_name(actor.id, command.name)
            return await self._begin(id, actor, command)

    async def _begin(self, id: str, actor: Actor, command: Command) -> int:
        if self.draining:  # since it waited in the line
            raise Refusal("server-stopping")
        self.busy += 1
        self.taken += 1
        task = asyncio.create_task(self._submit(id, actor, command))
        self._tasks.add(task)
        task.add_done_callback(self._submitted)
        return await asyncio.shield(task)

    def _submitted(self, task: asyncio.Task[int]) -> None:
        self._tasks.discard(task)
        self.busy -= 1
        if not task.cancelled():
            task.exception()  # a waiting client gets it; otherwise it is ignored

    async def _submit(self, id: str, actor: Actor, command: Command) -> int:
        for attempt in range(OWNER_TRIES):
            async with self.cache.hold(id) as live:
                if await self._own(live):
                    with contextlib.suppress(Fenced):  # another node now owns it
                        return await self._perform(live, actor, command)
            if actor.bot:
                raise Fenced(id)  # the new owner asks the bot again
            number = await self.ownership.forward(id, actor, command)
            if number is not None:
                return number
            await asyncio.sleep(min(0.1 * (attempt + 1), 1.0))
        raise Refusal("no-owner")

    async def serve(self, body: dict[str, Any]) -> dict[str, Any]:
        """Process a command that another node forwarded to us."""
        id, actor, command = self.ownership.read_forwarded(body)
        try:
            async with self.cache.hold(id) as live:
                if self.draining or not await self._own(live):
                    return {"moved": True}
                number = await self._perform(live, actor, command)
                if body.get("watched") and self.store.shared and self._is_idle(live):
                    await self.cache.release(live)  # the node of the players becomes its owner
        except Fenced:
            return {"moved": True}
        except Refusal as refusal:
            return {"reason": refusal.reason, "where": refusal.where, "details": refusal.details}
        return {"number": number}

    @staticmethod
    def _is_idle(live: LiveTable) -> bool:
        """Whether nothing at a table is done here: nobody watches, and no bot thinks."""
        return not live.subscribers and not live.thinking

    async def _own(self, live: LiveTable) -> bool:
        """Try to own a table and its bots; return whether we do. Call it with the lock."""
        await self.cache.load(live)
        ours = live.fence is not None
        if not ours and await self.ownership.own(live):
            self.bots.start_bots(live)
        return live.fence is not None

    async def _perform(self, live: LiveTable, actor: Actor, command: Command) -> int:
        """Process a command as the owner. Call it with the lock.

        Steps of the model: `apply`, or `known` if it was sent before; if the `storage failed` or its
        `answer lost` the way, we know no longer what is on disk.
        """
        table = await self.cache.load(live)
        assert live.fence is not None
        key = f"{actor.id or actor.bot}/{command.id}"
        if key in table.commands:
            return table.commands[key]
        started = time.perf_counter()
        now = now_ms()
        entry = LogEntry(table.number + 1, now, authorize(table, actor, command, now), key)
        number, asked = table.number, table.people_asked()
        try:
            table.apply(entry)
            applied = time.perf_counter()
            called = table.people_asked() - asked - {actor.id}
            await self.store.append(table, entry, live.fence, called)
        except BaseException as error:
            if isinstance(error, Refusal) and table.number == number:
                raise  # the rules forbid it, and nothing was changed
            # The table in memory is not the one on disk: drop it, and read the log when it is needed.
            live.table, live.fence = None, None
            live.changed()
            self.cache.to_retry.add(live.id)
            if isinstance(error, StorageFailed):
                log.error("storage-failed", table=live.id, error=error.why)
                metrics.ERRORS.labels("storage").inc()
            raise
        self.bus.appended(live.id, entry)
        metrics.SAVES.inc()
        metrics.ENGINE_SECONDS.observe(applied - started)
        metrics.ACT_SECONDS.observe(time.perf_counter() - started)
        live.used_at = time.monotonic()
        live.changed()
        self.bots.start_bots(live)
        return entry.number

    async def revoke_link(self, actor: Actor, id: str, link: str, kind: str, seat: int | None) -> None:
        """Revoke a link; one to watch takes back what it showed, in the same transaction."""
        if kind == "watch":
            with _unreadable():
                await self.submit(id, actor, commands.Revoke(f"revoke-{link}", link, seat))
        await self.store.end_link(id, link)

    def forget_soon(self) -> None:
        """Forget the names of people who have just left, without waiting for the next round."""
        task = asyncio.create_task(self.forget_people())
        self._forgetting.add(task)
        task.add_done_callback(self._forgetting.discard)

    async def forget_people(self) -> None:
        """Let the tables of people who have deleted their accounts forget their names. What is left to do is
        in the database, so that it goes on after a crash."""
        async with self._forget_lock:
            while found := await self.store.left_at_tables():
                for person, id in found:
                    await self._forget(person, id)

    async def _forget(self, person: str, id: str) -> None:
        actor = Actor(person, NOBODY)
        for at, link, kind, shared_seat in await self.store.links_by(person):
            if at == id:
                await self.revoke_link(actor, id, link, kind, shared_seat)
        with _unreadable():
            async with self.at(id) as table:
                waiting, hosts = table.status == "gathering", table.created.host == person
                seats = table.held_by(person)
            if waiting and hosts:
                await self.submit(id, actor, commands.Close(f"forget-close-{person}"))
            elif waiting:
                for seat in seats:
                    await self.submit(id, actor, commands.Rise(f"forget-rise-{seat}", seat))
            await self.submit(id, actor, commands.Forget("forget"))
        await self.store.forget(person, id)  # does nothing if the table could do it

    async def drain(self, seconds: float) -> None:
        """Accept no more commands, finish those in progress, release everything."""
        self.draining = True
        self.bots.stop()
        deadline = time.monotonic() + seconds
        while self.busy and time.monotonic() < deadline:
            await asyncio.sleep(0.02)
