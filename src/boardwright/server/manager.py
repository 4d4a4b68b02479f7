"""The house: all tables in play on this node, and the way an act takes.

An act is checked, applied in memory, written to disk, and only then acknowledged and shown; a lock for
each table keeps that one order for all. If the disk refuses, the table is read anew from its log, as if
the act had not been.

One node at a time owns a table and appends to its log; its fence, checked with every entry, makes sure
that a former owner who does not know yet can write nothing. Nodes that only have watchers follow the log,
and pass acts on to the owner.
"""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections.abc import AsyncIterator, Callable, Coroutine
from functools import partial
from typing import Any, Final, TypeVar

import msgspec
import structlog

from ..advice import Advice
from ..core.refusal import Refusal
from ..tables import views
from ..tables.authorize import Actor, asks_for_hint, deed_of
from ..tables.log_entries import Entry
from ..tables.preview import seed_from_view
from ..tables.table import Table
from . import metrics, wire
from .cluster.bus import Bus, NoReply
from .secret import now_ms
from .storage.database import StorageFailed
from .storage.store import Fenced, Store
from .wire import InnerAct
from .workers.pool import Thinkers, question, seed_of

log = structlog.get_logger()
T = TypeVar("T")

OWNER_TRIES: Final = 12
MOST_ORPHANS: Final = 100
LOG_SHOWN: Final = 100
"""Lines of the log that come with a snapshot; older ones can be asked for. Whoever has missed more of them
gets one."""

GONE_ON: Final = ("stale", "not-asked", "table-over", "moved", "server-stopping")
"""Why a bot may be refused and nothing is wrong: the table has gone on without it."""

_encode = msgspec.json.Encoder().encode
_read_act = msgspec.json.Decoder(InnerAct).decode


class Watcher:
    """Somebody who looks at a table, over a socket: a pair of eyes and how far they have seen."""

    def __init__(self, person: str, seat: int | None, wake: Callable[[], None]) -> None:
        self.person: Final = person
        self.seat: Final = seat
        self.number: int | None = None
        """The last entry shown; None before the first look."""
        self.shown: bytes = b""
        self.wake: Final = wake


class Live:
    """A table in memory on this node."""

    def __init__(self, id: str) -> None:
        self.id: Final = id
        self.lock: Final = asyncio.Lock()
        self.table: Table | None = None
        self.fence: int | None = None
        """The fence under which we own it; None while we only follow."""
        self.watchers: Final[set[Watcher]] = set()
        self.used_at = time.monotonic()
        self.thinking: Final[dict[int, asyncio.Task[None]]] = {}
        """Bots at work, by seat."""
        self.pondered: Final[dict[int, int]] = {}
        """The questions they think about, by seat: the entries that put them."""
        self._moment: views.Moment | None = None
        self._shown: dict[int | None, bytes] = {}

    def behind(self, number: int, fence: int) -> bool:
        """Whether others have written to the log, or own the table by now."""
        if self.table is None:
            return False
        return self.table.number < number if self.fence is None else self.fence < fence

    def online(self) -> frozenset[str]:
        return frozenset(watcher.person for watcher in self.watchers)

    def changed(self) -> None:
        """Forget the pictures made, and wake everybody who looks."""
        self._moment = None
        self._shown.clear()
        for watcher in self.watchers:
            watcher.wake()

    def picture(self, seat: int | None) -> bytes:
        """What a pair of eyes sees now, encoded once for all who share them."""
        assert self.table is not None
        if seat not in self._shown:
            started = time.perf_counter()
            if self._moment is None:
                self._moment = views.Moment(self.table, self.online())
            self._shown[seat] = _encode(self._moment.seen(seat))
            metrics.VIEW_SECONDS.observe(time.perf_counter() - started)
        return self._shown[seat]


class House:
    """The tables of this node."""

    def __init__(
        self, store: Store, bus: Bus, thinkers: Thinkers, *, most_tables: int, idle_seconds: float
    ) -> None:
        self.store: Final = store
        self.bus: Final = bus
        self.thinkers: Final = thinkers
        self.most_tables: Final = most_tables
        self.idle_seconds: Final = idle_seconds
        self.tables: Final[dict[str, Live]] = {}
        self.draining = False
        self.busy = 0
        """Acts under way."""
        self._tasks: Final[set[asyncio.Task[Any]]] = set()
        self._overdue: Final[set[str]] = set()
        """Tables whose bots could not answer: the disk was full, a worker died. They are tried again."""
        self._unreadable: Final[set[str]] = set()
        """Tables that nobody looks after, and that we cannot read either."""

    # Tables in memory

    def live(self, id: str) -> Live:
        """The place of a table in memory, loaded or not."""
        found = self.tables.get(id)
        if found is None:
            found = self.tables[id] = Live(id)
        found.used_at = time.monotonic()
        return found

    @contextlib.asynccontextmanager
    async def hold(self, id: str) -> AsyncIterator[Live]:
        """The place of a table in memory, with its lock."""
        while True:
            live = self.live(id)
            async with live.lock:
                if self.tables.get(id) is live:  # not evicted while we waited
                    yield live
                    return

    @contextlib.asynccontextmanager
    async def at(self, id: str) -> AsyncIterator[Table]:
        """A table as the disk knows it, held still while it is looked at."""
        async with self.hold(id) as live:
            if live.table is not None and live.fence is None and self.store.shared:
                await self._catch_up(live)  # others may have written, and we not have heard of it yet
            yield await self._load(live)

    async def _load(self, live: Live) -> Table:
        """The table, read from its log where it is not in memory. Call it with the lock."""
        if live.table is None:
            entries = await self.store.log(live.id)
            if not entries:
                self.tables.pop(live.id, None)
                raise Refusal("no-table", live.id)
            live.table = await asyncio.to_thread(Table, live.id, entries)  # a long game takes a while
            metrics.LOADS.inc()
        return live.table

    async def add(self, table: Table, entries: list[Entry]) -> None:
        """A new table, kept and in play."""
        async with self.hold(table.id) as live:
            try:
                live.fence = await self.store.create(table, entries)
            except BaseException:
                self.tables.pop(table.id, None)
                self._overdue.add(table.id)  # a lost connection does not tell whether it was kept
                raise
            live.table = table
            self._tend(live)
        metrics.TABLES_MADE.inc()

    async def evict(self) -> None:
        """Let go of tables that nobody looks at; they come back from their logs when asked for."""
        now = time.monotonic()
        quiet = [
            live
            for live in self.tables.values()
            if not live.watchers and not live.thinking and not live.lock.locked()
        ]
        quiet.sort(key=lambda live: live.used_at)
        too_many = len(self.tables) - self.most_tables
        for place, live in enumerate(quiet):
            if place >= too_many and now - live.used_at < self.idle_seconds:
                break
            async with live.lock:
                if live.watchers or live.thinking or self.tables.get(live.id) is not live:
                    continue
                del self.tables[live.id]
                if live.fence is not None:
                    fence, live.fence, live.table = live.fence, None, None
                    with contextlib.suppress(StorageFailed):
                        await self.store.release(live.id, fence)

    # Acts

    async def act(self, id: str, actor: Actor, act: InnerAct) -> int:
        """Do something at a table; gives the number of its entry, which is on disk. Raises `Refusal`.

        An act that was begun is finished, whether its client waits for it or not.
        """
        if self.draining:
            raise Refusal("server-stopping")
        self.busy += 1
        task = self._spawn(self._act(id, actor, act))
        task.add_done_callback(self._acted)
        return await asyncio.shield(task)

    def _acted(self, task: asyncio.Task[int]) -> None:
        self.busy -= 1
        if not task.cancelled():
            task.exception()  # told to whoever waits; a client that left does not need it

    async def _act(self, id: str, actor: Actor, act: InnerAct) -> int:
        for attempt in range(OWNER_TRIES):
            async with self.hold(id) as live:
                await self._load(live)
                if await self._own(live):
                    with contextlib.suppress(Fenced):  # another node owns it by now
                        return await self._perform(live, actor, act)
            if actor.bot:
                raise Fenced(id)  # the new owner lets it think anew
            number = await self._pass_on(id, actor, act)
            if number is not None:
                return number
            await asyncio.sleep(min(0.1 * (attempt + 1), 1.0))
        raise Refusal("no-owner")

    async def _own(self, live: Live) -> bool:
        """Whether we own a table, after trying to. Call it with the lock."""
        if live.fence is None and await self.store.ownable(live.id):
            try:
                fence = await self.store.claim(live.id)
                if fence is not None:
                    await self._catch_up(live)
            except BaseException:
                self._overdue.add(live.id)  # it may be ours by now
                raise
            live.fence = fence
            self._tend(live)
        return live.fence is not None

    async def _perform(self, live: Live, actor: Actor, act: InnerAct) -> int:
        """The way of an act at its owner. Call it with the lock."""
        table = await self._load(live)
        assert live.fence is not None
        key = f"{actor.id or actor.bot}/{act.id}"
        if key in table.acts:
            return table.acts[key]
        started = time.perf_counter()
        entry = Entry(table.number + 1, now_ms(), deed_of(table, actor, act, now_ms()), key)
        number = table.number
        try:
            table.apply(entry)
            applied = time.perf_counter()
            await self.store.append(table, entry, live.fence)
        except BaseException as error:
            if isinstance(error, Refusal) and table.number == number:
                raise  # the rules forbid it, and nothing was changed
            # What memory holds is not on disk: forget it, and read the log when somebody asks again.
            live.table, live.fence = None, None
            live.changed()
            self._overdue.add(live.id)
            if isinstance(error, StorageFailed):
                log.error("storage-failed", table=live.id, error=error.why)
                metrics.ERRORS.labels("storage").inc()
            raise
        metrics.SAVES.inc()
        metrics.ENGINE_SECONDS.observe(applied - started)
        metrics.ACT_SECONDS.observe(time.perf_counter() - started)
        live.used_at = time.monotonic()
        live.changed()
        self._tend(live)
        return entry.number

    async def _catch_up(self, live: Live) -> None:
        """Read what others have appended. Call it with the lock."""
        table = await self._load(live)
        entries = await self.store.log(live.id, table.number)
        try:
            for entry in entries:
                table.apply(entry)
        except Exception:
            live.table = None  # it fell between two entries: read it from the beginning
            raise
        if entries:
            live.changed()

    # Several nodes

    async def _pass_on(self, id: str, actor: Actor, act: InnerAct) -> int | None:
        """Let the owner of a table do it; nothing if there is no owner to be reached."""
        owner = await self.store.owner_of(id)
        if owner is None or owner == self.store.node:
            return None
        body = {
            "table": id, "actor": actor.id, "name": actor.name, "act": msgspec.json.encode(act).decode(),
        }  # fmt: skip
        try:
            reply = await self.bus.request(owner, body)
        except NoReply:
            return None
        if "moved" in reply:
            return None
        if "reason" in reply:
            raise Refusal(reply["reason"], reply["where"], **reply["details"])
        return int(reply["number"])

    async def serve(self, body: dict[str, Any]) -> dict[str, Any]:
        """An act that another node passed on to us."""
        actor = Actor(body["actor"], body["name"])
        act = _read_act(body["act"])
        try:
            async with self.hold(body["table"]) as live:
                await self._load(live)
                if self.draining or not await self._own(live):
                    return {"moved": True}
                number = await self._perform(live, actor, act)
        except Fenced:
            return {"moved": True}
        except Refusal as refusal:
            return {"reason": refusal.reason, "where": refusal.where, "details": refusal.details}
        return {"number": number}

    def heard_of(self, id: str, number: int) -> None:
        """Another node, or we ourselves, have appended to a log."""
        live = self.tables.get(id)
        if live is not None and (live.table is None or live.table.number < number):
            self._spawn(self._follow(live, number))

    async def _follow(self, live: Live, number: int) -> None:
        with contextlib.suppress(StorageFailed):  # `check_all` tries again
            async with live.lock:
                if live.table is not None and live.table.number < number:
                    await self._let_go(live)

    async def _let_go(self, live: Live) -> None:
        """Others write to a log, so that it is not ours: follow it. Call it with the lock."""
        live.fence = None
        try:
            await self._catch_up(live)
        except StorageFailed:
            raise
        except Exception:
            log.exception("table-unreadable", table=live.id)

    async def check_all(self) -> None:
        """Compare every table in memory with the disk: follow what others wrote, let go of what they own."""
        ids = [live.id for live in self.tables.values() if live.table is not None]
        for id, (number, fence) in (await self.store.numbers_of(ids) if ids else {}).items():
            live = self.tables.get(id)
            if live is None or not live.behind(number, fence):
                continue
            async with live.lock:
                if live.behind(number, fence):
                    await self._let_go(live)

    # Bots

    def _tend(self, live: Live) -> None:
        """Set the bots to work that have to answer at a table we own; stop those whose question is gone."""
        if live.table is None or live.fence is None or self.draining:
            return
        due = live.table.programs()
        for seat, asked in live.pondered.items():
            if seat not in due or live.table.seats[seat].asked != asked:
                live.thinking[seat].cancel()
        for seat in due:
            if seat not in live.thinking:
                task = live.thinking[seat] = asyncio.create_task(self._think(live, seat))
                task.add_done_callback(partial(self._thought, live, seat))

    def _thought(self, live: Live, seat: int, task: asyncio.Task[None]) -> None:
        del live.thinking[seat]
        error = None if task.cancelled() else task.exception()
        if error is None:
            self._tend(live)
            return
        self._overdue.add(live.id)
        if not isinstance(error, StorageFailed):
            log.error("bot-failed", table=live.id, seat=seat, exc_info=error)
            metrics.ERRORS.labels("bot").inc()

    async def _think(self, live: Live, seat: int) -> None:
        """Let the bot of a seat answer, through the same door as everybody."""
        async with live.lock:
            table = live.table
            if table is None or table.state is None or seat not in table.programs():
                return
            bot, asked = table.seats[seat].program, table.seats[seat].asked
            asking = question(table.state, seat, bot, seed_of(table.created.salt, seat, asked))
        live.pondered[seat] = asked
        try:
            code = await self.thinkers.answer(asking)
        finally:
            del live.pondered[seat]
        act = wire.Choose(f"{seat}-{asked}", seat, asked, code)
        try:
            await self.act(live.id, Actor("", "", bot), act)
        except Refusal as refusal:
            if refusal.reason not in GONE_ON:
                raise

    async def hint(self, id: str, actor: Actor, seat: int, level: str) -> tuple[int, Advice]:
        """What a bot would answer in the place of a person, and to which question. Its chance comes from what
        the seat sees: who asks twice hears the same."""
        async with self.at(id) as table:
            asked = asks_for_hint(table, actor, seat)
            state = table.playing().state
            asking = question(state, seat, level, seed_from_view(state, seat, "hint"))
        return asked, await self.thinkers.weigh(asking)

    async def tend_orphans(self) -> None:
        """Take over tables where a bot has to answer and no living node looks after it; set bots to work
        again that could not answer."""
        orphans = await self.store.untended(MOST_ORPHANS + len(self._unreadable))
        ids = {*orphans, *self._overdue} - self._unreadable
        self._overdue.clear()
        for id in ids:
            if self.draining:
                return
            try:
                async with self.hold(id) as live:
                    await self._load(live)
                    await self._own(live)
                    self._tend(live)
            except StorageFailed:
                self._overdue.add(id)
            except Exception as error:
                self._unreadable.add(id)
                if not (isinstance(error, Refusal) and error.reason == "no-table"):
                    log.exception("table-unreadable", table=id)
                    metrics.ERRORS.labels("table").inc()

    # Watching

    async def look(self, watcher: Watcher, id: str) -> bytes | None:
        """What to send next to somebody who watches; nothing if there is nothing new."""
        async with self.hold(id) as live:
            table = await self._load(live)
            if not table.may_look(watcher.person, watcher.seat):
                raise Refusal("no-access", id)
            picture = live.picture(watcher.seat)
            if watcher.number == table.number and watcher.shown == picture:
                return None
            after = watcher.number
            watcher.number, watcher.shown = table.number, picture
            raw = msgspec.Raw(picture)
            if after is None or not 0 <= table.number - after <= LOG_SHOWN:
                lines = views.log_since(table, watcher.seat, 0, LOG_SHOWN)
                return _encode(wire.Snapshot(id, raw, lines))
            lines = views.log_since(table, watcher.seat, after)
            undone = [line for by, line in table.undone if by > after >= line]
            return _encode(wire.Update(id, after, raw, lines, undone))

    def watch(self, id: str, watcher: Watcher) -> None:
        live = self.live(id)
        live.watchers.add(watcher)
        self._seen(live, watcher)

    def unwatch(self, id: str, watcher: Watcher) -> None:
        live = self.tables.get(id)
        if live is not None:
            live.watchers.discard(watcher)
            live.used_at = time.monotonic()
            self._seen(live, watcher)

    def _seen(self, live: Live, watcher: Watcher) -> None:
        """Whoever holds a seat and comes or goes is seen by the others."""
        if live.table is not None and live.table.held_by(watcher.person):
            live.changed()

    # Ending

    def _spawn(self, work: Coroutine[Any, Any, T]) -> asyncio.Task[T]:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task

    async def drain(self, seconds: float) -> None:
        """Take no more acts, finish those under way, let go of everything."""
        self.draining = True
        for live in list(self.tables.values()):
            for task in list(live.thinking.values()):
                task.cancel()
        deadline = time.monotonic() + seconds
        while self.busy and time.monotonic() < deadline:
            await asyncio.sleep(0.02)
