"""Several servers on one PostgreSQL: the people of a table use different servers and see one order of events.
If one server fails, the others continue."""

from __future__ import annotations

import asyncio
import contextlib
import random
import re
import time
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import httpx
import psycopg
import pytest
import sqlalchemy as sa
from websockets.exceptions import ConnectionClosed

from boardwright.games import GAMES
from boardwright.server.storage.schema import tables
from boardwright.server.storage.store import NODE_DIES_AFTER

from .client import Visitor, guest
from .load import Player, act, compare, freeze, read_tables, sit_down, unfreeze
from .machine import Machine
from .node import PATIENCE, Node, sqlite_url

LEASE = NODE_DIES_AFTER / 1000


class Cluster:
    """Three servers, started at once on an empty database."""

    def __init__(self, database: str) -> None:
        self.database = database
        with ThreadPoolExecutor(3) as pool:
            self.nodes = list(pool.map(Node, [database] * 3))

    def renew(self, place: int) -> None:
        """Start a new server in place of one that has ended."""
        self.nodes[place] = Node(self.database)

    def owner(self, table: str) -> str | None:
        return self._ask(sa.select(tables.c.owner).where(tables.c.id == table))

    def status(self, table: str) -> str | None:
        return self._ask(sa.select(tables.c.status).where(tables.c.id == table))

    def _ask(self, query: sa.Select[Any]) -> str | None:
        engine = sa.create_engine(self.database, poolclass=sa.NullPool)
        with engine.connect() as connection:
            found: str | None = connection.execute(query).scalar()
            return found


@pytest.fixture(scope="module")
def cluster(new_postgres: Callable[[], str]) -> Iterator[Cluster]:
    started = Cluster(new_postgres())
    yield started
    with ThreadPoolExecutor(3) as pool:
        assert list(pool.map(Node.stop, started.nodes)) == [0, 0, 0], [node.log for node in started.nodes]


def at(node: Node, visitor: Visitor) -> Visitor:
    """The same person at another server."""
    return Visitor(node, visitor.token, visitor.person)


async def three_people(nodes: Sequence[Node]) -> list[Visitor]:
    return [await guest(node, name) for node, name in zip(nodes, ("Ada", "Ben", "Cleo"), strict=True)]


async def saves(node: Node) -> float:
    """The number of log entries that a server has written."""
    async with httpx.AsyncClient() as http:
        text = (await http.get(f"{node.url}/metrics")).text
    found = re.search(r"^boardwright_saves_total (\S+)", text, re.MULTILINE)
    assert found is not None
    return float(found[1])


async def acknowledged(players: Sequence[Player], more: int) -> None:
    """Wait until this number of further acts has been acknowledged."""
    wanted = sum(len(player.acknowledged) for player in players) + more
    async with asyncio.timeout(PATIENCE):
        while sum(len(player.acknowledged) for player in players) < wanted:
            assert not all(player.over for player in players), "the game was too short for this story"
            await asyncio.sleep(0.01)


@pytest.mark.parametrize("game", GAMES)
def test_a_game_over_three_servers(cluster: Cluster, game: str) -> None:
    """Everybody sees every event in the same order, and one server writes them all."""

    async def story() -> None:
        before = [await saves(node) for node in cluster.nodes]
        people = await three_people(cluster.nodes)
        players = await sit_down(game, people, [], random.Random(3))
        await asyncio.gather(*(player.play() for player in players))
        log = read_tables(cluster.database)[players[0].table]
        wrote = [await saves(node) - old for node, old in zip(cluster.nodes, before, strict=True)]
        assert wrote == [len(log) - 2, 0, 0], "created and sat were written with the table"
        compare(cluster.database, players)

    asyncio.run(story())


def test_somebody_who_acts_sees_it_at_once_at_any_server(cluster: Cluster) -> None:
    async def story() -> None:
        ada, ben, cleo = await three_people(cluster.nodes)
        table = await ada.table("cartographers", "me", "open", "open", terms={"listed": True, "chat": "all"})
        assert await act(ben, table, "sit") == (await ben.look(table))["number"]
        link = await ben.post(f"/tables/{table}/links", {"kind": "join"})
        joined = await cleo.post("/join", {"link": link["path"].split("#")[1]})
        assert joined["seat"] == 2, "her own server knows where she sits"
        longest = await act(cleo, table, "say", text="🦫" * 500)
        assert (await cleo.look(table))["number"] == (await ada.look(table))["number"] == longest

    asyncio.run(story())


def test_the_owner_of_a_table_is_killed(cluster: Cluster) -> None:
    """The game continues within seconds. Ada, who was connected there, reconnects to another server."""

    async def story() -> None:
        people = await three_people(cluster.nodes)
        players = await sit_down("everdell", people, [], random.Random(4))
        ada = players[0]
        playing = asyncio.gather(*(player.play() for player in players))
        await acknowledged(players, 30)
        owner = cluster.owner(ada.table)
        cluster.nodes[0].kill()
        ada.visitor = at(cluster.nodes[2], ada.visitor)
        await acknowledged(players, 5)
        assert cluster.owner(ada.table) not in (owner, None)
        await playing
        compare(cluster.database, players)

    try:
        asyncio.run(story())
    finally:
        cluster.nodes[0].kill()
        cluster.renew(0)


def test_a_frozen_owner_cannot_write_any_more(cluster: Cluster) -> None:
    """The owner freezes during the game for longer than its lease. Another server takes the table over. When
    the old owner continues with pending acts, it forwards them and follows the new owner."""

    async def story() -> None:
        people = await three_people(cluster.nodes)
        cleo = people[2]
        seated = [people[0], people[1]]
        players = await sit_down("farshore", seated, [], random.Random(5))
        table, frozen = players[0].table, cluster.nodes[0]
        players[0].visitor = at(cluster.nodes[2], people[0])
        playing = asyncio.gather(*(player.play() for player in players))
        await acknowledged(players, 10)
        watching = at(frozen, cleo)
        async with watching.socket() as window, people[0].socket() as slow:
            await window.watch(table)
            first = cluster.owner(table)
            await acknowledged(players, 1)
            freeze(frozen)
            try:
                late = {"act": "say", "id": "late", "text": "Where is everybody?"}
                await slow.send(type="do", table=table, act=late)
                await acknowledged(players, 5)
                assert cluster.owner(table) not in (first, None)
            finally:
                unfreeze(frozen)
            done = await slow.until(lambda frame: frame["type"] in ("done", "refused") and "id" in frame)
            assert done["type"] == "done", done
            await playing
            end = len(read_tables(cluster.database)[table])
            assert cluster.owner(table) != first
            async with asyncio.timeout(PATIENCE):
                shown = await window.until(lambda frame: frame["seen"]["number"] == end)
            assert shown["seen"]["table"]["status"] == "over"
        log = read_tables(cluster.database)[table]
        assert log[done["number"] - 1].command == f"{people[0].id}/late"
        players[0].acknowledged["late"] = done["number"]
        compare(cluster.database, players)

    asyncio.run(story())


def test_a_picture_comes_behind_the_refusal_it_explains(cluster: Cluster) -> None:
    """Ada answers an old question, at a server that must ask the owner. While she waits, another update is
    due and is delayed. It must not replace the update that follows her refusal."""

    async def story() -> None:
        owner, other = cluster.nodes[0], cluster.nodes[1]
        ada, ben, _ = await three_people(cluster.nodes)
        table = (await sit_down("farshore", [ada, ben], [], random.Random(8)))[0].table
        away = at(other, ada)
        async with away.socket() as window, contextlib.AsyncExitStack() as elsewhere:
            await (await elsewhere.enter_async_context(away.socket())).watch(table, 0)
            await window.watch(table, 0)
            with held_up(cluster.database, "entries") as let_go:
                freeze(owner)
                try:
                    await window.send(
                        type="do",
                        table=table,
                        act={"act": "choose", "id": "late", "seat": 0, "asked": 1, "code": "pass"},
                    )
                    await asyncio.sleep(0.3)  # her server has asked the owner
                    looking = asyncio.create_task(away.look(table))  # waits for the log, and holds the table
                    await asyncio.sleep(0.3)
                    await elsewhere.aclose()  # one of her connections closes, and everybody is notified
                    await asyncio.sleep(0.3)
                finally:
                    unfreeze(owner)
                await asyncio.sleep(0.3)
                let_go()
                await looking
            await window.until(lambda frame: frame["type"] == "refused")
            async with asyncio.timeout(PATIENCE):
                await window.until(lambda frame: frame["type"] == "snapshot")

    asyncio.run(story())


def test_bots_of_a_dead_server_are_taken_over(cluster: Cluster) -> None:
    """Nobody is connected and nobody sends requests. The bots continue anyway."""

    async def story() -> str:
        ada = await guest(cluster.nodes[0])
        return await ada.table("everdell", "random", "random", "random", "random")

    table = asyncio.run(story())
    cluster.nodes[0].kill()
    try:
        assert cluster.status(table) == "running", "the game was too short for this story"
        deadline = time.monotonic() + PATIENCE
        while cluster.status(table) != "over":
            assert time.monotonic() < deadline
            time.sleep(0.1)
    finally:
        cluster.renew(0)


def test_a_server_that_stops_hands_its_tables_over_at_once(cluster: Cluster) -> None:
    """Ben and Cleo are at the other servers, and wait less than after a crash."""

    async def story() -> float:
        people = await three_people(cluster.nodes)
        players = await sit_down("everdell", people, ["random"], random.Random(6))
        players[0].visitor = at(cluster.nodes[1], people[0])
        playing = asyncio.gather(*(player.play() for player in players))
        await acknowledged(players, 20)
        stopping = asyncio.create_task(asyncio.to_thread(cluster.nodes[0].stop))
        longest, last, count = 0.0, time.monotonic(), 0
        while not playing.done():
            now = time.monotonic()
            known = sum(len(player.acknowledged) for player in players)
            if known != count:
                longest, last, count = max(longest, now - last), now, known
            await asyncio.sleep(0.01)
        await playing
        assert await stopping == 0, cluster.nodes[0].log
        compare(cluster.database, players)
        return longest

    try:
        with Machine() as machine:
            longest = asyncio.run(story())
        assert longest < LEASE - 1 + machine.lost
    finally:
        cluster.renew(0)


def test_logging_out_at_one_server_closes_the_sockets_at_the_others(cluster: Cluster) -> None:
    async def story() -> None:
        ada = await guest(cluster.nodes[0])
        async with (
            at(cluster.nodes[1], ada).socket() as one,
            at(cluster.nodes[2], ada).socket() as two,
            (await guest(cluster.nodes[1], "Ben")).socket() as other,
        ):
            reply = await ada.ask("DELETE", "/sessions/current")
            assert reply.status_code == 204
            for socket in (one, two):
                with pytest.raises(ConnectionClosed):
                    await socket.receive()
                assert socket.connection.close_code == 4001
            await other.send(type="ping")
            assert (await other.receive())["type"] == "pong", "others stay"

    asyncio.run(story())


def test_a_server_that_did_not_hear_looks_for_itself(cluster: Cluster) -> None:
    """PostgreSQL cuts all listening connections. What is written before they listen again is not lost."""

    async def story() -> None:
        people = await three_people(cluster.nodes)
        players = await sit_down("cartographers", people, [], random.Random(7))
        playing = asyncio.gather(*(player.play() for player in players))
        for _ in range(3):
            await acknowledged(players, 6)
            async with asyncio.timeout(PATIENCE):
                while not deafen(cluster.database):  # connections that were cut need a moment to listen again
                    await asyncio.sleep(0.05)
        await playing
        compare(cluster.database, players)

    asyncio.run(story())


@contextlib.contextmanager
def held_up(database: str, what: str) -> Iterator[Callable[[], None]]:
    """Lock a database table against reading. The yielded function unlocks it."""
    with psycopg.connect(database.replace("+psycopg", "")) as connection:
        connection.execute(f"LOCK TABLE {what} IN ACCESS EXCLUSIVE MODE".encode())
        yield connection.commit


def deafen(database: str) -> int:
    """End the listening connections. Returns their number."""
    with psycopg.connect(database.replace("+psycopg", "")) as connection:
        return len(
            connection.execute(
                "SELECT pg_terminate_backend(pid) FROM pg_stat_activity "
                "WHERE datname = current_database() AND query LIKE 'LISTEN%'"
            ).fetchall()
        )


def test_a_second_server_on_one_sqlite_file_is_refused(tmp_path: Path) -> None:
    first = Node(sqlite_url(tmp_path))
    try:
        with pytest.raises(RuntimeError, match="a server uses this database; stop it first"):
            Node(sqlite_url(tmp_path))
        assert first.stop() == 0, first.log
        again = Node(sqlite_url(tmp_path))
        assert again.stop() == 0, again.log
    finally:
        first.kill()
