"""After a restart, and after a power cut, everything is as it was."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Callable, Iterator

import pytest
import sqlalchemy as sa

from boardwright.server.storage.schema import entries
from boardwright.server.tokens import new_id

from .client import Frame, Visitor, guest
from .follow import Memory, catch_up
from .node import PATIENCE, Node

DAY = 86_400_000
EYES = (None, 0, 1, 2)


@contextlib.contextmanager
def serving(database: str) -> Iterator[Node]:
    node = Node(database)
    try:
        yield node
    finally:
        node.stop()


def at(node: Node, visitor: Visitor) -> Visitor:
    """The same person at the server that came back."""
    return Visitor(node, visitor.token, visitor.person)


@pytest.mark.parametrize("end", [Node.stop, Node.kill])
def test_the_table_stands_as_it_was_left(database: str, end: Callable[[Node], object]) -> None:
    async def story() -> None:
        with serving(database) as node:
            ada = await guest(node)
            table = await ada.table("cartographers", "me", "me", "me")
            for seat in (0, 1, 2, 1, 0):
                await ada.choose(table, seat, seat)
            await ada.act(table, "undo", seat=1)
            question = (await ada.look(table, 1))["question"]
            answer_fields = {"seat": 1, "asked": question["asked"], "code": question["options"][0]["code"]}
            act = {"act": "choose", "id": new_id(), **answer_fields}
            number = (await ada.post(f"/tables/{table}/acts", act))["number"]
            pictures, logs = await everything(ada, table)
            end(node)
        with serving(database) as node:
            ada = at(node, ada)
            # If the reply was lost, the client sends its act again. The act counts once.
            assert (await ada.post(f"/tables/{table}/acts", act))["number"] == number
            async with ada.socket() as socket:
                await socket.send(type="do", table=table, act=act)
                assert (await socket.receive())["number"] == number
            assert await everything(ada, table) == (pictures, logs)
            assert pictures[1]["waiting"] == [2]
            await ada.act(table, "undo", seat=0)  # the answer is still sealed and can be taken back
            for seat in (2, 0):
                await ada.choose(table, seat)
            assert (await ada.look(table))["waiting"] == [0, 1, 2]

    asyncio.run(story())


async def everything(visitor: Visitor, table: str) -> tuple[list[Frame], list[Frame]]:
    """Everything that is visible of a table, for all viewers."""
    pictures = [await visitor.look(table, viewer) for viewer in EYES]
    return pictures, [await visitor.get(f"/tables/{table}/log", seat=viewer) for viewer in EYES]


def test_somebody_who_watched_goes_on_from_the_number_last_seen(database: str) -> None:
    async def story() -> None:
        memory = Memory()
        with serving(database) as node:
            ada = await guest(node)
            table = await ada.table("everdell", "me", "me")
            async with ada.socket() as socket:
                memory.take(await socket.watch(table, 1))
                await ada.choose(table, 0, "visit:three_twigs")
                await catch_up(socket, memory, memory.number + 1)
            await ada.choose(table, 1, "visit:two_resin")  # unseen; taken back after the restart
        with serving(database) as node:
            ada = at(node, ada)
            number = await ada.act(table, "undo", seat=1)
            await ada.choose(table, 1, "visit:one_berry")
            async with ada.socket() as socket:
                update = await socket.watch(table, 1, memory.number)
            assert update["type"] == "update"
            assert [line["number"] for line in update["log"]] == [number + 1]
            memory.take(update)
            assert memory.log == (await ada.get(f"/tables/{table}/log", seat=1))["lines"]

    asyncio.run(story())


def test_bots_go_on_by_themselves(database: str) -> None:
    async def story() -> None:
        with serving(database) as node:
            ada = await guest(node)
            table = await ada.table("farshore", "random", "random", "random")
            node.kill()
        with serving(database) as node:
            async with at(node, ada).socket() as socket, asyncio.timeout(PATIENCE):
                seen = (await socket.watch(table))["seen"]
                while seen["table"]["status"] != "over":
                    seen = (await socket.until(lambda frame: "seen" in frame))["seen"]

    asyncio.run(story())


def test_after_a_day_without_an_answer_others_may_act(database: str) -> None:
    """At a table without a clock."""

    async def story() -> None:
        with serving(database) as node:
            ada, ben = await guest(node), await guest(node, "Ben")
            tables = []
            for _ in range(2):
                table = await ada.table("everdell", "me", "open", terms={"listed": True})
                await ben.act(table, "sit")
                await ada.act(table, "begin")
                refused = await ben.act_refused(table, "replace", seat=0, bot="random", how="answer")
                assert refused == "not-late"
                tables.append(table)
        almost, late = tables
        time_passes(database, almost, DAY - 60_000)
        time_passes(database, late, DAY + 1)
        with serving(database) as node:
            ada, ben = at(node, ada), at(node, ben)
            assert await ben.act_refused(almost, "replace", seat=0, bot="random", how="answer") == "not-late"
            assert (await ben.look(late))["waiting"] == [0], "nothing has happened by itself"
            await ben.act(late, "replace", seat=0, bot="random", how="stand_in")
            async with asyncio.timeout(PATIENCE):
                while (await ben.look(late))["waiting"] != [1]:
                    await asyncio.sleep(0.05)
            await ada.act(late, "return", seat=0)

    asyncio.run(story())


def time_passes(database: str, table: str, ms: int) -> None:
    """Move everything that happened at a table further into the past."""
    engine = sa.create_engine(database)
    with engine.begin() as connection:
        older = entries.update().where(entries.c.table_id == table)
        connection.execute(older.values(at=entries.c.at - ms))
    engine.dispose()
