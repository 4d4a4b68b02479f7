"""A server that stops under load: it finishes the acts in progress, closes all connections in an orderly way,
and nothing is lost when people reconnect."""

from __future__ import annotations

import asyncio
import contextlib
import random
import time
from pathlib import Path

import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from boardwright.server.settings import Settings

from .client import Socket, guest
from .load import Load, compare
from .machine import Machine
from .node import Node, sqlite_url

GONE_WITHIN = Settings().drain_seconds
RESTART = 1012
STOPS = 2


async def seconds_to_stop(node: Node) -> float:
    """The seconds a server takes to stop, minus the delays of the machine."""
    with Machine(node.process.pid) as machine:
        before = time.monotonic()
        assert await asyncio.to_thread(node.stop) == 0, node.log
        return time.monotonic() - before - machine.lost


def test_a_stop_under_load(empty: str) -> None:
    """All connections close with 1012 (come back later), the server ends within the seconds of its settings,
    and the games continue."""

    async def story() -> None:
        node = await asyncio.to_thread(Node, empty)
        port = int(node.url.rsplit(":", 1)[1])
        try:
            load = Load(node, random.Random(8))
            async with load.running():
                for _ in range(STOPS):
                    await load.wait_for_acts(40)
                    await asyncio.sleep(0.5)
                    there = [player for player in load.players if player.here and not player.over]
                    assert there
                    for player in there:
                        player.closed_with.clear()
                    assert await seconds_to_stop(node) < GONE_WITHIN
                    for player in there:
                        assert player.over or player.closed_with == {RESTART: 1}
                    node = await asyncio.to_thread(Node, empty, port)
                await load.wait_for_acts(40)
            assert await asyncio.to_thread(node.stop) == 0, node.log
            assert compare(empty, load.players) > 100
        finally:
            node.kill()

    asyncio.run(story())


def test_the_good_bye_reaches_somebody_who_still_speaks(tmp_path: Path) -> None:
    """If a connection is closed while received data is unread, it is reset, and a client that still sends
    would miss the last message."""

    async def story() -> None:
        node = await asyncio.to_thread(Node, sqlite_url(tmp_path), frames_per_second=1)
        try:
            async with (await guest(node)).socket() as socket:
                for _ in range(60):  # more than the server reads ahead, and faster than it replies
                    await socket.send(type="ping", more="." * 12_000)
                stopping = asyncio.create_task(asyncio.to_thread(node.stop))
                await asyncio.sleep(0.01)
                time.sleep(1.0)  # the client is busy with something else
                with contextlib.suppress(ConnectionClosed):  # the client may have received it already
                    await socket.send(type="ping")
                with pytest.raises(ConnectionClosed):
                    await socket.until(lambda _: False)
                assert socket.connection.close_code == RESTART
                assert socket.connection.close_reason == "restart"
            assert await stopping == 0, node.log
        finally:
            node.kill()

    asyncio.run(story())


def test_clients_that_do_not_listen_cannot_hold_it_up(tmp_path: Path) -> None:
    """One client reads nothing, one stops in the middle of a request, one in the middle of a
    handshake."""

    async def story() -> None:
        node = await asyncio.to_thread(Node, sqlite_url(tmp_path))
        try:
            ada = await guest(node)
            table = await ada.table("everdell", "me", "random")
            async with connect(node.socket_url, max_queue=1, close_timeout=0) as deaf:
                silent = Socket(deaf)
                await silent.send(type="hello", protocol=1, token=ada.token)
                await silent.send(type="watch", table=table, seat=0)
                host, port = node.url.removeprefix("http://").split(":")
                _, request = await asyncio.open_connection(host, int(port))
                request.write(b"POST /api/v1/guests HTTP/1.1\r\nHost: here\r\nContent-Length: 100\r\n\r\n{")
                _, handshake = await asyncio.open_connection(host, int(port))
                handshake.write(b"GET /api/v1/socket HTTP/1.1\r\nHost: here\r\nUpgrade: websocket\r\n")
                async with ada.socket() as socket:
                    for number in range(150):  # each one is an update for the client that does not read
                        await socket.do(table, "say", text=f"Line {number}: " + "🦔" * 400)
                assert await seconds_to_stop(node) < GONE_WITHIN
                for writer in (request, handshake):
                    writer.close()
        finally:
            node.kill()

    asyncio.run(story())
