"""The table manager from inside, for moments that no client can choose: a real database and real workers, but
no routes and no periodic jobs."""

from __future__ import annotations

import asyncio
import contextlib
import random
from collections.abc import AsyncIterator, Awaitable, Callable
from pathlib import Path

import msgspec
import pytest
import sqlalchemy as sa

from boardwright.core.refusal import Refusal
from boardwright.server import wire
from boardwright.server.cluster.bus import Bus
from boardwright.server.manager import TableManager
from boardwright.server.storage.database import Database
from boardwright.server.storage.migrating import upgrade
from boardwright.server.storage.schema import entries
from boardwright.server.storage.store import Fenced, Store
from boardwright.server.tokens import new_id, new_table_inputs
from boardwright.server.workers.pool import WorkerPool
from boardwright.tables.authorize import Actor
from boardwright.tables.commands import Choose, Say
from boardwright.tables.create import SeatSetup, TableSetup, new_table
from boardwright.tables.log_entries import LogEntry, Said
from boardwright.tables.table import Table

from .load import fill, read_tables
from .node import PATIENCE, sqlite_url

ADA = Actor("filler", "Ada")
DUE = "filled-0"
"""A table where a bot has to answer, as a dead server left it."""


@contextlib.asynccontextmanager
async def open_manager(url: str) -> AsyncIterator[TableManager]:
    """A manager that drops tables from its memory as soon as possible."""
    upgrade(url)
    database = Database(url)
    manager = TableManager(Store(database, "home"), Bus(), WorkerPool(1), most_tables=1, idle_seconds=0.001)
    await manager.store.heartbeat(alone=True)
    await manager.store.add_person(ADA.id, ADA.name, None, None)
    try:
        yield manager
    finally:
        await manager.drain(5)
        manager.bots.worker_pool.close()
        await asyncio.to_thread(database.close)


def at_home(folder: Path, story: Callable[[TableManager], Awaitable[None]], filled: int = 0) -> None:
    """Run a test in a separate manager."""
    url = sqlite_url(folder)
    if filled:
        fill(url, filled)

    async def check() -> None:
        async with open_manager(url) as manager:
            await story(manager)

    asyncio.run(check())


async def new(manager: TableManager) -> str:
    """A game that Ada plays alone."""
    table, log = new_table(TableSetup("cartographers", [SeatSetup("me")]), ADA, new_table_inputs())
    await manager.add(table, log)
    return table.id


async def answered(manager: TableManager, table: str, after: int) -> None:
    """Wait until a bot has answered."""
    async with asyncio.timeout(PATIENCE):
        while len(await manager.store.log(table)) <= after:
            await asyncio.sleep(0.05)


def test_tables_are_let_go_of_while_people_act(tmp_path: Path) -> None:
    """The manager drops tables from memory all the time. Nobody at them notices."""

    async def story(manager: TableManager) -> None:
        ids = [await new(manager) for _ in range(6)]
        promised: dict[tuple[str, str], int] = {}

        async def chat(table: str) -> None:
            for _ in range(30):
                act = Say(new_id(), "Is this saved?")
                promised[table, act.id] = await manager.submit(table, ADA, act)
                await asyncio.sleep(random.random() / 200)

        async def forget() -> None:
            while True:
                await manager.cache.evict()
                await asyncio.sleep(0.002)

        forgetting = asyncio.create_task(forget())
        await asyncio.gather(*(chat(id) for id in ids for _ in range(2)))
        forgetting.cancel()
        logs = read_tables(manager.store.database.url)
        for (table, id), number in promised.items():
            assert logs[table][number - 1].command == f"{ADA.id}/{id}"
        assert sum(len(log) for log in logs.values()) == 6 * (3 + 60)
        await asyncio.sleep(0.01)
        await manager.cache.evict()
        assert not manager.cache.tables

    at_home(tmp_path, story)


def test_an_act_is_finished_though_nobody_waits_for_it(tmp_path: Path) -> None:
    async def story(manager: TableManager) -> None:
        table = await new(manager)
        act = Say(new_id(), "I am off")
        leaving = asyncio.create_task(manager.submit(table, ADA, act))
        await asyncio.sleep(0)
        leaving.cancel()
        assert await manager.submit(table, ADA, act) == 4
        assert [entry.command for entry in read_tables(manager.store.database.url)[table]][3:] == [
            f"{ADA.id}/{act.id}"
        ]

    at_home(tmp_path, story)


def test_somebody_who_takes_a_table_over_sets_its_bots_to_work(tmp_path: Path) -> None:
    """Also if the act that caused the takeover is refused."""

    async def story(manager: TableManager) -> None:
        before = len(await manager.store.log(DUE))
        with pytest.raises(Refusal, match="stale"):
            await manager.submit(DUE, ADA, Choose(new_id(), 0, 1, "whatever"))
        await answered(manager, DUE, before)

    at_home(tmp_path, story, filled=1)


def test_a_table_that_nobody_can_read_holds_up_no_other(tmp_path: Path) -> None:
    """One log is damaged, one needs unknown rules. The bots of the third table play."""

    async def story(manager: TableManager) -> None:
        def damage(connection: sa.Connection) -> None:
            first = entries.c.number == 1
            text = connection.execute(sa.select(entries.c.deed).where(entries.c.table_id == DUE, first))
            old = {**msgspec.json.decode(text.scalar_one()), "rules": 999}
            for table, deed in ((DUE, msgspec.json.encode(old).decode()), ("filled-100", "{}")):
                connection.execute(
                    entries.update().where(entries.c.table_id == table, first).values(deed=deed)
                )

        before = len(await manager.store.log("filled-200"))
        await manager.store.database.write(damage)
        await manager.bots.adopt_orphans()
        await answered(manager, "filled-200", before)

    at_home(tmp_path, story, filled=201)


def test_a_table_that_was_forgotten_is_taken_up_when_another_server_asks(tmp_path: Path) -> None:
    """The database names this node as the owner, but a failed write removed the table from memory."""

    async def story(manager: TableManager) -> None:
        table = await new(manager)
        manager.cache.tables.clear()
        act = Say(new_id(), "Anybody there?")
        body = {
            "table": table,
            "actor": ADA.id,
            "name": ADA.name,
            "act": msgspec.json.encode(wire.act_of(act)).decode(),
        }
        assert await manager.serve(body) == {"number": 4}

    at_home(tmp_path, story)


def test_a_former_owner_is_fenced_off(tmp_path: Path) -> None:
    """Also if the new owner has not written anything yet."""

    async def story(manager: TableManager) -> None:
        id = await new(manager)
        table = Table(id, await manager.store.log(id))
        said = LogEntry(4, table.created_at, Said(ADA.id, ADA.name, "Still mine?"))
        table.apply(said)
        other = Store(manager.store.database, "other")
        assert await other.claim(id) is None, "its owner is alive"
        await manager.store.sign_off()
        assert await other.claim(id) == 2
        with pytest.raises(Fenced):
            await manager.store.append(table, said, 1)
        assert len(await manager.store.log(id)) == 3
        await other.append(table, said, 2)

    at_home(tmp_path, story)
