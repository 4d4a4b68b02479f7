"""The tables of this device, and how a command is processed.

As on a server, a command is checked, applied in memory, written, and only then acknowledged and shown. Other
tabs may write to the same log, so a table first catches up, under a lock that all tabs share.
"""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from functools import partial
from typing import Any, Final, Literal, TypeAlias

from ..bots import Budget
from ..core.refusal import Refusal
from ..tables import commands, daily, hints, views
from ..tables.authorize import Actor, authorize
from ..tables.commands import Command
from ..tables.create import NewTableInputs
from ..tables.log_entries import LogEntry
from ..tables.table import Table
from .store import LocalDevice, LocalStore, line_of, read_entry, write_entry

LOCAL: Final = "here."
"""How the ids of tables on a device begin."""
MOST_TABLES: Final = 8
"""Tables kept in memory; others are read again when they are needed."""
GONE_ON: Final = ("stale", "not-asked", "table-over")
"""Refusals of a bot's answer that are no error: the table has moved on without it."""

Restored: TypeAlias = Literal["new", "known", "left-out"]
"""What became of a table in a file of all tables."""


class LocalTable:
    """A table in memory, with those who watch it and its bots at work."""

    def __init__(self, id: str) -> None:
        self.id: Final = id
        self.table: Table | None = None
        self.lock: Final = asyncio.Lock()
        """Held while the table is read or changed: nothing is shown that is not on the disk."""
        self.watchers: Final[set[Callable[[], None]]] = set()
        self.thinking: Final[dict[int, tuple[int, asyncio.Task[None]]]] = {}
        """By seat: the question that its bot thinks about, and its task."""


class LocalServer:
    """The tables of one device and the person who plays there."""

    def __init__(self, store: LocalStore, device: LocalDevice) -> None:
        self.store: Final = store
        self.device: Final = device
        self.person: dict[str, Any] | None = None
        self.live: Final[dict[str, LocalTable]] = {}

    async def begin(self) -> None:
        """Read who plays here."""
        kept = await self.store.read("person")
        self.person = json.loads(kept) if kept else None

    async def sign_in(self, name: str) -> dict[str, Any]:
        """Be a person of this name. It stays the same person, so that the tables stay theirs."""
        id = self.person["id"] if self.person else self.device.token()
        self.person = {"id": id, "name": name, "guest": True}
        await self.store.write("person", json.dumps(self.person))
        return self.person

    def actor(self) -> Actor:
        """The person as the sender of commands. Raises `Refusal`."""
        if self.person is None:
            raise Refusal("no-session")
        return Actor(self.person["id"], self.person["name"])

    def inputs(self) -> NewTableInputs:
        device = self.device
        return NewTableInputs(LOCAL + device.token(), device.seed(), device.token(), device.now())

    # Tables

    @asynccontextmanager
    async def at(self, id: str) -> AsyncIterator[Table]:
        """A table as it is on the disk, which does not change while it is read."""
        live = self.live.get(id)
        if live is None:
            live = self.live[id] = LocalTable(id)
            self._forget_old()
        async with live.lock:
            await self._catch_up(live)
            if live.table is None:
                self.live.pop(id, None)
                raise Refusal("no-table", id)
            yield live.table

    async def _catch_up(self, live: LocalTable) -> None:
        """Read what has been written since, by another tab too."""
        known = live.table.number if live.table is not None else 0
        entries = [read_entry(text) for text in await self.store.log(live.id, known)]
        if live.table is None:
            live.table = Table(live.id, entries) if entries else None
            return
        try:
            for entry in entries:
                live.table.apply(entry)
        except BaseException:
            live.table = None  # it failed between two entries: read it from the beginning
            raise

    def _forget_old(self) -> None:
        quiet = [
            id
            for id, live in self.live.items()
            if not (live.watchers or live.thinking or live.lock.locked()) and live.table is not None
        ]
        for id in quiet[: max(0, len(self.live) - MOST_TABLES)]:
            del self.live[id]

    async def add(self, table: Table, entries: list[LogEntry]) -> Table:
        """LocalStore a new table and put it in play."""
        await self._write(table, entries)
        live = self.live[table.id] = LocalTable(table.id)
        live.table = table
        self.start_bots(live)
        return table

    async def _write(self, table: Table, entries: list[LogEntry]) -> None:
        line = json.dumps(line_of(table), ensure_ascii=False)
        numbers = [entry.number for entry in entries]
        await self.store.append(table.id, line, numbers, [write_entry(entry) for entry in entries])

    async def submit(self, id: str, actor: Actor, command: Command) -> int:
        """Process a command; return the number of its entry, which is on the disk. Raises `Refusal`."""
        async with self.device.lock(f"table {id}"), self.at(id) as table:
            number = await self._perform(table, actor, command)
        self.changed(id)
        self.device.announce(id)
        return number

    async def _perform(self, table: Table, actor: Actor, command: Command) -> int:
        key = f"{actor.id or actor.bot}/{command.id}"
        if key in table.commands:
            return table.commands[key]
        now = self.device.now()
        entry = LogEntry(table.number + 1, now, authorize(table, actor, command, now), key)
        number = table.number
        try:
            table.apply(entry)
            await self._write(table, [entry])
        except BaseException:
            if table.number != number:  # the table in memory is not the one on the disk
                self.live[table.id].table = None
            raise
        return entry.number

    def changed(self, id: str) -> None:
        """Show a table to those who watch it, and start its bots."""
        live = self.live.get(id)
        if live is not None:
            for wake in list(live.watchers):
                wake()
            self.start_bots(live)

    async def refresh(self, id: str) -> None:
        """Another tab has written to a table."""
        if id in self.live:
            async with self.at(id):
                pass
            self.changed(id)

    def watch(self, id: str, wake: Callable[[], None]) -> None:
        live = self.live[id]
        live.watchers.add(wake)
        self.start_bots(live)

    def unwatch(self, id: str, wake: Callable[[], None]) -> None:
        live = self.live.get(id)
        if live is not None:
            live.watchers.discard(wake)
            if not live.watchers:  # nobody waits for its bots
                for _, task in live.thinking.values():
                    task.cancel()

    # Bots

    def start_bots(self, live: LocalTable) -> None:
        """Start the bots that have to answer where somebody watches; stop those whose question is over."""
        table = live.table
        if table is None:
            return
        due = table.programs() if live.watchers else []
        for seat, (asked, task) in live.thinking.items():
            if seat not in due or table.seats[seat].asked != asked:
                task.cancel()
        for seat in due:
            if seat not in live.thinking:
                asked = table.seats[seat].asked
                task = asyncio.ensure_future(self._think(live, seat))
                live.thinking[seat] = asked, task
                task.add_done_callback(partial(self._thought, live, seat))

    def _thought(self, live: LocalTable, seat: int, task: asyncio.Task[None]) -> None:
        del live.thinking[seat]
        if task.cancelled() or task.exception() is None:
            self.start_bots(live)

    async def _think(self, live: LocalTable, seat: int) -> None:
        """Let the bot of a seat think, in one tab at a time, and submit its answer like that of a person."""
        async with self.device.lock(f"bots {live.id}"):
            async with self.at(live.id) as table:
                if seat not in table.programs():
                    return  # another tab has answered
                asked = table.seats[seat].asked
                task = hints.answer_task(table, seat)
            try:
                advice = await self.device.advise(live.id, seat, task)
            except Refusal:  # its worker has failed: better an answer without a search than none
                advice = hints.think(task, Budget(over=lambda: True))
            answer = commands.Choose(f"{seat}-{asked}", seat, asked, advice.best[0].code)
            try:
                await self.submit(live.id, Actor("", "", task.bot), answer)
            except Refusal as refusal:
                if refusal.reason not in GONE_ON:
                    raise

    # Lists

    async def lines(self) -> list[dict[str, Any]]:
        """The tables of this device, the last one first."""
        found = [json.loads(line) for line in await self.store.lines()]
        return sorted(found, key=lambda line: line["changed_at"], reverse=True)

    async def table_of_the_day(self, game: str, day: str) -> str | None:
        """The id of the table of a deal of the day, if it was begun."""
        return next(
            (line["id"] for line in await self.lines() if (line["day"], line["game"]) == (day, game)), None
        )

    async def export(self) -> dict[str, Any]:
        """Who plays here, and the logs of all tables as they are stored."""
        ids = [line["id"] for line in await self.lines()]
        tables = [{"id": id, "log": await self.store.log(id, 0)} for id in ids]
        return {"person": self.person, "tables": tables}

    async def restore(self, id: str, log: list[str], owner: str) -> Restored:
        """Take in a table from such a file, unless it is here; the seats of its owner become those of the
        person here. It is left out if it is damaged, or of a game or rules that are not here."""
        if not id.startswith(LOCAL):
            return "left-out"
        if await self.store.log(id, 0):
            return "known"
        me = self.actor().id
        try:
            entries = [read_entry(text.replace(f'"{owner}"', f'"{me}"')) for text in log]
            table = Table(id, entries)
            views.table_view(table, None, self.device.now(), [])
        except Exception:  # files may hold anything
            return "left-out"
        await self._write(table, entries)
        return "new"

    def today(self) -> str:
        return daily.day_at(self.device.now())
