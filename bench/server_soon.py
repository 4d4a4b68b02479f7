"""Measure how soon a running server carries out commands, on an idle machine.

    .venv/bin/python -m bench.server_soon

Tests only check that it does so at all: the time depends on the load of the machine.
"""

from __future__ import annotations

import asyncio
import contextlib
import statistics
import tempfile
import time
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Final

from tests.server.client import guest
from tests.server.node import Node, sqlite_url
from websockets.exceptions import ConnectionClosed

from boardwright.cli.main import run

TIMES: Final = 10


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
        await asyncio.to_thread(run, ["admin", "close", table, "--database", node.database])
        started = time.perf_counter()
        await socket.until(lambda frame: frame.get("seen", {})["table"]["status"] == "closed")
        return time.perf_counter() - started


async def measured(node: Node, what: Callable[[Node], Awaitable[float]]) -> str:
    times = [await what(node) for _ in range(TIMES)]
    return f"{statistics.median(times):.2f} s, {max(times):.2f} s at most"


def main() -> None:
    with tempfile.TemporaryDirectory() as folder:
        started = time.perf_counter()
        node = Node(sqlite_url(Path(folder)))
        print(f"start: {time.perf_counter() - started:.2f} s")
        for what in (logout, closing):
            print(f"{what.__name__}: {asyncio.run(measured(node, what))}", flush=True)
        started = time.perf_counter()
        node.stop()
        print(f"stop: {time.perf_counter() - started:.2f} s")


if __name__ == "__main__":
    main()
