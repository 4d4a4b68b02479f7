"""The tables in memory on this node: read from their logs when needed, dropped when nobody watches."""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections.abc import AsyncIterator, Callable
from dataclasses import replace
from typing import Any, Final

import msgspec

from ..core.refusal import Refusal
from ..tables.table import Table
from ..tables.views import TableSnapshot, scores_are_open
from . import metrics
from .cluster.census import Census
from .storage.database import StorageFailed
from .storage.store import Store
from .tokens import now_ms

_encode = msgspec.json.Encoder().encode


class Subscriber:
    """A viewer of a table over a socket: its seat, and the last entry that it has seen."""

    def __init__(self, person: str, seat: int | None, wake: Callable[[], None]) -> None:
        self.person: Final = person
        self.seat: Final = seat
        self.number: int | None = None
        """The last entry sent; None before the first view."""
        self.sent = 0
        """A hash of the last view sent; views are too large to be kept."""
        self.looking = True
        """Whether the person looks at the page; a page may be open and out of sight."""
        self.wake: Final = wake


class LiveTable:
    """A table in memory on this node."""

    def __init__(self, id: str) -> None:
        self.id: Final = id
        self.lock: Final = asyncio.Lock()
        self.table: Table | None = None
        self.fence: int | None = None
        """The fence of this node's lease; None while another node owns the table."""
        self.subscribers: Final[set[Subscriber]] = set()
        self.elsewhere: frozenset[str] = frozenset()
        """The people who watch it at other workers of this host."""
        self.used_at = time.monotonic()
        self.thinking: Final[dict[int, asyncio.Task[None]]] = {}
        """Bots at work, by seat."""
        self.open_questions: Final[dict[int, int]] = {}
        """By seat: the question that its bot thinks about, as the number of its entry."""
        self._encoded_views: EncodedViews | None = None

    def behind(self, number: int, fence: int) -> bool:
        """Whether other nodes have written to the log or have become owners of the table."""
        if self.table is None:
            return False
        return self.table.number < number if self.fence is None else self.fence < fence

    def online(self) -> frozenset[str]:
        return self.elsewhere.union(subscriber.person for subscriber in self.subscribers)

    def changed(self) -> None:
        """Drop the encoded views, and wake all subscribers."""
        self._encoded_views = None
        for subscriber in self.subscribers:
            subscriber.wake()

    def encoded_view(self, seat: int | None) -> bytes:
        """The view of a viewer now, encoded once for all viewers with the same view."""
        assert self.table is not None
        if self._encoded_views is None:
            self._encoded_views = EncodedViews(TableSnapshot(self.table, now_ms(), self.online()))
        return self._encoded_views.of(seat)

    def drop_sent_views(self) -> None:
        """Drop the encoded views if all subscribers have got theirs."""
        assert self.table is not None
        number = self.table.number
        if all(subscriber.number == number for subscriber in self.subscribers):
            self._encoded_views = None


class EncodedViews:
    """A table at one moment, encoded for each view. What all views share is encoded once."""

    def __init__(self, snapshot: TableSnapshot) -> None:
        self._snapshot: Final = snapshot
        self._info: Final = msgspec.Raw(_encode(snapshot.info))
        self._scores: msgspec.Raw | None = None
        self._encoded: Final[dict[int | None, bytes]] = {}

    def of(self, seat: int | None) -> bytes:
        """The encoded view of a viewer."""
        if seat not in self._encoded:
            started = time.perf_counter()
            seen = self._snapshot.view(seat)
            shared: dict[str, Any] = {"table": self._info}
            if seen.scores is not None and scores_are_open(self._snapshot.table):
                if self._scores is None:
                    self._scores = msgspec.Raw(_encode(seen.scores))
                shared["scores"] = self._scores
            self._encoded[seat] = _encode(replace(seen, **shared))
            metrics.VIEW_SECONDS.observe(time.perf_counter() - started)
        return self._encoded[seat]


class TableCache:
    """The tables of this node, each with a lock that keeps its changes in one order."""

    def __init__(self, store: Store, census: Census, *, most_tables: int, idle_seconds: float) -> None:
        self.store: Final = store
        self.census: Final = census
        census.on_change = self._watched_elsewhere
        self.most_tables: Final = most_tables
        self.idle_seconds: Final = idle_seconds
        self.tables: Final[dict[str, LiveTable]] = {}
        self.to_retry: Final[set[str]] = set()
        """Tables to try again: the disk was full, a worker died, or a connection was lost."""

    def live(self, id: str) -> LiveTable:
        """The live table with this id, loaded or not."""
        found = self.tables.get(id)
        if found is None:
            found = self.tables[id] = LiveTable(id)
            found.elsewhere = self.census.watching_elsewhere(id)
        found.used_at = time.monotonic()
        return found

    def _watched_elsewhere(self, id: str) -> None:
        """Show who has come to a table or has left it at another worker of this host."""
        live = self.tables.get(id)
        if live is None:
            return
        here = self.census.watching_elsewhere(id)
        changed, live.elsewhere, live.used_at = live.elsewhere ^ here, here, time.monotonic()
        if live.table is not None and any(live.table.held_by(person) for person in changed):
            live.changed()

    @contextlib.asynccontextmanager
    async def hold(self, id: str) -> AsyncIterator[LiveTable]:
        """The live table with this id, while its lock is held."""
        while True:
            live = self.live(id)
            async with live.lock:
                if self.tables.get(id) is live:  # not evicted while we waited
                    yield live
                    return

    @contextlib.asynccontextmanager
    async def at(self, id: str) -> AsyncIterator[Table]:
        """A table as it is on disk, locked while it is read."""
        async with self.hold(id) as live:
            if live.table is not None and live.fence is None and self.store.shared:
                await self.catch_up(live)  # other nodes may have written to the log
            yield await self.load(live)

    async def load(self, live: LiveTable) -> Table:
        """The table, read from its log if it is not in memory (`load`). Call it with the lock."""
        if live.table is None:
            entries = await self.store.log(live.id)
            if not entries:
                self.tables.pop(live.id, None)
                raise Refusal("no-table", live.id)
            live.table = await asyncio.to_thread(Table, live.id, entries)  # a long game takes a while
            metrics.LOADS.inc()
        return live.table

    async def catch_up(self, live: LiveTable) -> None:
        """Read what other nodes have appended (`catch up`). Call it with the lock."""
        table = await self.load(live)
        entries = await self.store.log(live.id, table.number)
        try:
            for entry in entries:
                table.apply(entry)
        except Exception:
            live.table = None  # it failed between two entries: read it from the beginning
            raise
        if entries:
            live.changed()

    async def evict(self) -> None:
        """Drop tables that nobody watches (`release`); they are read from their logs when needed."""
        now = time.monotonic()
        quiet = [
            live
            for live in self.tables.values()
            if not live.subscribers and not live.thinking and not live.lock.locked()
        ]
        quiet.sort(key=lambda live: live.used_at)
        too_many = len(self.tables) - self.most_tables
        for place, live in enumerate(quiet):
            if place >= too_many and now - live.used_at < self.idle_seconds:
                break
            async with live.lock:
                if live.subscribers or live.thinking or self.tables.get(live.id) is not live:
                    continue
                await self.release(live)

    async def release(self, live: LiveTable) -> None:
        """Drop a table, so that any node may own it. Call it with the lock."""
        del self.tables[live.id]
        if live.fence is not None:
            fence, live.fence, live.table = live.fence, None, None
            with contextlib.suppress(StorageFailed):
                await self.store.release(live.id, fence)
