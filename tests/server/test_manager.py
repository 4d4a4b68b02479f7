"""The house from within, where a moment matters that no client can choose: a real database and real workers,
but no doors, and nothing that happens by itself from time to time."""

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
from boardwright.server.cluster.bus import Bus
from boardwright.server.manager import House
from boardwright.server.secret import new_id
from boardwright.server.storage.database import Database
from boardwright.server.storage.migrating import upgrade
from boardwright.server.storage.schema import entries
from boardwright.server.storage.store import Fenced, Store
from boardwright.server.wire import Choose, NewSeat, NewTable, Person, Say
from boardwright.server.workers.pool import Thinkers
from boardwright.tables.authorize import Actor
from boardwright.tables.create import new_table
from boardwright.tables.log_entries import Entry, Said
from boardwright.tables.table import Table

from .load import fill, read_tables
from .node import PATIENCE, sqlite_url

ADA = Person("filler", "Ada", guest=True)
ACTOR = Actor(ADA.id, ADA.name)
DUE = "filled-0"
"""A table where a bot has to answer, as a dead server left it."""


@contextlib.asynccontextmanager
async def open_house(url: str) -> AsyncIterator[House]:
    """A house that keeps no table longer than it must."""
    upgrade(url)
    database = Database(url)
    house = House(Store(database, "home"), Bus(), Thinkers(1), most_tables=1, idle_seconds=0.001)
    await house.store.live(alone=True)
    await house.store.add_person(ADA.id, ADA.name, None, None)
    try:
        yield house
    finally:
        await house.drain(5)
        house.thinkers.close()
        await asyncio.to_thread(database.close)


def at_home(folder: Path, story: Callable[[House], Awaitable[None]], filled: int = 0) -> None:
    """Tell a story in a house of its own."""
    url = sqlite_url(folder)
    if filled:
        fill(url, filled)

    async def told() -> None:
        async with open_house(url) as house:
            await story(house)

    asyncio.run(told())


async def new(house: House) -> str:
    """A game that Ada plays alone."""
    table, log = new_table(NewTable("cartographers", [NewSeat("me")]), ADA)
    await house.add(table, log)
    return table.id


async def answered(house: House, table: str, after: int) -> None:
    """Wait until a bot has answered."""
    async with asyncio.timeout(PATIENCE):
        while len(await house.store.log(table)) <= after:
            await asyncio.sleep(0.05)


def test_tables_are_let_go_of_while_people_act(tmp_path: Path) -> None:
    """The house forgets tables all the time; nobody at them notices."""

    async def story(house: House) -> None:
        ids = [await new(house) for _ in range(6)]
        promised: dict[tuple[str, str], int] = {}

        async def chat(table: str) -> None:
            for _ in range(30):
                act = Say(new_id(), "Is this saved?")
                promised[table, act.id] = await house.act(table, ACTOR, act)
                await asyncio.sleep(random.random() / 200)

        async def forget() -> None:
            while True:
                await house.evict()
                await asyncio.sleep(0.002)

        forgetting = asyncio.create_task(forget())
        await asyncio.gather(*(chat(id) for id in ids for _ in range(2)))
        forgetting.cancel()
        logs = read_tables(house.store.database.url)
        for (table, id), number in promised.items():
            assert logs[table][number - 1].act == f"{ADA.id}/{id}"
        assert sum(len(log) for log in logs.values()) == 6 * (3 + 60)
        await asyncio.sleep(0.01)
        await house.evict()
        assert not house.tables

    at_home(tmp_path, story)


def test_an_act_is_finished_though_nobody_waits_for_it(tmp_path: Path) -> None:
    async def story(house: House) -> None:
        table = await new(house)
        act = Say(new_id(), "I am off")
        leaving = asyncio.create_task(house.act(table, ACTOR, act))
        await asyncio.sleep(0)
        leaving.cancel()
        assert await house.act(table, ACTOR, act) == 4
        assert [entry.act for entry in read_tables(house.store.database.url)[table]][3:] == [
            f"{ADA.id}/{act.id}"
        ]

    at_home(tmp_path, story)


def test_whoever_takes_a_table_over_sets_its_bots_to_work(tmp_path: Path) -> None:
    """Even where the act for which it was taken over is refused."""

    async def story(house: House) -> None:
        before = len(await house.store.log(DUE))
        with pytest.raises(Refusal, match="stale"):
            await house.act(DUE, ACTOR, Choose(new_id(), 0, 1, "whatever"))
        await answered(house, DUE, before)

    at_home(tmp_path, story, filled=1)


def test_a_table_that_nobody_can_read_holds_up_no_other(tmp_path: Path) -> None:
    """One log is damaged, one belongs to rules we do not have; the bots of the third one play."""

    async def story(house: House) -> None:
        def damage(connection: sa.Connection) -> None:
            first = entries.c.number == 1
            text = connection.execute(sa.select(entries.c.deed).where(entries.c.table_id == DUE, first))
            old = {**msgspec.json.decode(text.scalar_one()), "rules": 999}
            for table, deed in ((DUE, msgspec.json.encode(old).decode()), ("filled-100", "{}")):
                connection.execute(
                    entries.update().where(entries.c.table_id == table, first).values(deed=deed)
                )

        before = len(await house.store.log("filled-200"))
        await house.store.database.write(damage)
        await house.tend_orphans()
        await answered(house, "filled-200", before)

    at_home(tmp_path, story, filled=201)


def test_a_table_that_was_forgotten_is_taken_up_when_another_server_asks(tmp_path: Path) -> None:
    """The database says that it is ours; a failed write has made us forget it."""

    async def story(house: House) -> None:
        table = await new(house)
        house.tables.clear()
        act = Say(new_id(), "Anybody there?")
        body = {"table": table, "actor": ADA.id, "name": ADA.name, "act": msgspec.json.encode(act).decode()}
        assert await house.serve(body) == {"number": 4}

    at_home(tmp_path, story)


def test_a_former_owner_is_fenced_off(tmp_path: Path) -> None:
    """Even where the new one has not written anything yet."""

    async def story(house: House) -> None:
        id = await new(house)
        table = Table(id, await house.store.log(id))
        said = Entry(4, table.created_at, Said(ADA.id, ADA.name, "Still mine?"))
        table.apply(said)
        other = Store(house.store.database, "other")
        assert await other.claim(id) is None, "its owner is alive"
        await house.store.die()
        assert await other.claim(id) == 2
        with pytest.raises(Fenced):
            await house.store.append(table, said, 1)
        assert len(await house.store.log(id)) == 3
        await other.append(table, said, 2)

    at_home(tmp_path, story)
