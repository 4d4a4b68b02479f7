"""Measure how soon a server carries out commands, and how soon another one takes over the tables of a server
that is killed, on an idle machine.

    .venv/bin/python -m bench.server.soon

Tests only check that it does so at all: the time depends on the load of the machine.
"""

from __future__ import annotations

import asyncio
import contextlib
import io
import statistics
import tempfile
import time
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Final

from tests.server.client import Visitor, guest
from tests.server.load import act, own_postgres, sqlalchemy_url
from tests.server.node import Node, sqlite_url
from websockets.exceptions import ConnectionClosed

from boardwright.cli.main import run

TIMES: Final = 10
CRASHES: Final = 3


async def logout(node: Node) -> float:
    """The time from a logout to the end of the socket."""
    ada = await guest(node)
    async with ada.socket() as socket:
        started = time.perf_counter()
        await ada.ask("DELETE", "/sessions/current")
        with contextlib.suppress(ConnectionClosed):
            await socket.until(lambda _: False)
        return time.perf_counter() - started


async def closing(node: Node) -> float:
    """The time from the host's command that closes a table to its message at the table."""
    ada = await guest(node)
    table = await ada.table("everdell", "me", "casual")
    async with ada.socket() as socket:
        await socket.watch(table, 0)
        with contextlib.redirect_stdout(io.StringIO()):
            await asyncio.to_thread(run, ["admin", "close", table, "--database", node.database])
        started = time.perf_counter()
        await socket.until(lambda frame: frame.get("seen", {})["table"]["status"] == "closed")
        return time.perf_counter() - started


async def takeover(node: Node) -> float:
    """The time from the end of a killed server to the first answer at its table, through another server."""
    killed = Node(node.database)
    ada = await guest(killed)
    table = await ada.table("everdell", "me", "casual")
    killed.kill()
    started = time.perf_counter()
    await act(Visitor(node, ada.token, ada.person), table, "say", text="Still here?")
    return time.perf_counter() - started


async def measured(node: Node, what: Callable[[Node], Awaitable[float]], times: int) -> str:
    found = [await what(node) for _ in range(times)]
    return f"{what.__name__}: {statistics.median(found):.2f} s, {max(found):.2f} s at most"


def main() -> None:
    with tempfile.TemporaryDirectory() as folder:
        started = time.perf_counter()
        node = Node(sqlite_url(Path(folder)))
        print(f"start: {time.perf_counter() - started:.2f} s")
        for what in (logout, closing):
            print(asyncio.run(measured(node, what, TIMES)), flush=True)
        started = time.perf_counter()
        node.stop()
        print(f"stop: {time.perf_counter() - started:.2f} s")
    with own_postgres() as server:
        node = Node(sqlalchemy_url(server))
        print(asyncio.run(measured(node, takeover, CRASHES)))
        node.stop()


if __name__ == "__main__":
    main()
