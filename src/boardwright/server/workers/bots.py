"""Bots at tables: started when they have to answer, and stopped when their question is no longer open."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from functools import partial
from typing import Final, TypeAlias

import structlog

from ...core.refusal import Refusal
from ...tables import commands, hints
from ...tables.authorize import Actor
from ...tables.hints import Advice
from .. import metrics
from ..cache import LiveTable, TableCache
from ..cluster.ownership import Ownership
from ..storage.database import StorageFailed
from .pool import WorkerPool

log = structlog.get_logger()

Submit: TypeAlias = Callable[[str, Actor, commands.Command], Awaitable[int]]

MOST_ORPHANS: Final = 100
GONE_ON: Final = ("stale", "not-asked", "table-over", "moved", "server-stopping")
"""Refusals of a bot's answer that are no error: the table has moved on without it."""


class TableBots:
    """The bots of the tables that this node owns. Their answers go to `submit`, like those of people."""

    def __init__(
        self, cache: TableCache, ownership: Ownership, worker_pool: WorkerPool, submit: Submit
    ) -> None:
        self.cache: Final = cache
        self.ownership: Final = ownership
        self.worker_pool: Final = worker_pool
        self.submit: Final = submit
        self.stopped = False
        self._unreadable: Final[set[str]] = set()
        """Tables without an owner that we cannot read."""

    def start_bots(self, live: LiveTable) -> None:
        """Start the bots that have to answer at a table we own; stop those whose question is no longer
        open."""
        if live.table is None or live.fence is None or self.stopped:
            return
        due = live.table.programs()
        for seat, asked in live.open_questions.items():
            if seat not in due or live.table.seats[seat].asked != asked:
                live.thinking[seat].cancel()
        for seat in due:
            if seat not in live.thinking:
                task = live.thinking[seat] = asyncio.create_task(self._think(live, seat))
                task.add_done_callback(partial(self._thought, live, seat))

    def _thought(self, live: LiveTable, seat: int, task: asyncio.Task[None]) -> None:
        del live.thinking[seat]
        error = None if task.cancelled() else task.exception()
        if error is None:
            self.start_bots(live)
            return
        self.cache.to_retry.add(live.id)
        if not isinstance(error, StorageFailed):
            log.error("bot-failed", table=live.id, seat=seat, exc_info=error)
            metrics.ERRORS.labels("bot").inc()

    async def _think(self, live: LiveTable, seat: int) -> None:
        """Let the bot of a seat think, and submit its answer like that of a person."""
        async with live.lock:
            table = live.table
            if table is None or table.state is None or seat not in table.programs():
                return
            asked = table.seats[seat].asked
            task = hints.answer_task(table, seat)
        live.open_questions[seat] = asked
        try:
            code = await self.worker_pool.answer(task)
        finally:
            del live.open_questions[seat]
        answer = commands.Choose(f"{seat}-{asked}", seat, asked, code)
        try:
            await self.submit(live.id, Actor("", "", task.bot), answer)
        except Refusal as refusal:
            if refusal.reason not in GONE_ON:
                raise

    async def hint(self, id: str, actor: Actor, seat: int, level: str) -> tuple[int, Advice]:
        """The question of a person, and what a bot would answer to it."""
        async with self.cache.at(id) as table:
            asked, task = hints.hint_task(table, actor, seat, level)
        return asked, await self.worker_pool.advise(task)

    async def adopt_orphans(self) -> None:
        """Take over tables without a living owner where a bot has to answer; restart bots that could not
        answer."""
        orphans = await self.cache.store.orphaned_tables(MOST_ORPHANS + len(self._unreadable))
        ids = {*orphans, *self.cache.to_retry} - self._unreadable
        self.cache.to_retry.clear()
        for id in ids:
            if self.stopped:
                return
            try:
                async with self.cache.hold(id) as live:
                    await self.cache.load(live)
                    await self.ownership.own(live)
                    self.start_bots(live)
            except StorageFailed:
                self.cache.to_retry.add(id)
            except Exception as error:
                self._unreadable.add(id)
                if not (isinstance(error, Refusal) and error.reason == "no-table"):
                    log.exception("table-unreadable", table=id)
                    metrics.ERRORS.labels("table").inc()

    def stop(self) -> None:
        """Start no more bots, and stop those that think."""
        self.stopped = True
        for live in list(self.cache.tables.values()):
            for task in list(live.thinking.values()):
                task.cancel()
