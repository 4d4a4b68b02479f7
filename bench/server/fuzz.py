"""Fuzz a real server for some minutes, and report what happened.

.venv/bin/python bench/server/fuzz.py --minutes 5 [--seed 1] [--database URL]

It sends frames over sockets and requests over HTTP, as in `tests/server/fuzz.py`, in rounds with a new seed
each, while bots play. Then it opens connections that send half a request or never read; the server must close
all of them. It fails if the server answered 5xx, closed a connection with an internal error, logged an error,
was late by 250 ms, or leaked memory.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import sys
import tempfile
import time
from collections import Counter
from pathlib import Path

from rich.console import Console

sys.path.insert(0, str(Path(__file__).resolve().parents[2]))

from tests.server.client import guest
from tests.server.fuzz import World, frames, requests, settle
from tests.server.hostile import (
    LATE,
    assert_no_secrets_logged,
    assert_no_warnings,
    behind,
    frame,
    memory,
    metrics,
    raw,
)
from tests.server.node import Node, sqlite_url

from boardwright.server.http.protocols import READ_WITHIN, REQUEST_WITHIN

FRAMES = 20_000
REQUESTS = 2_000
HALVES = (
    b"",
    b"GET /health",
    b"POST /api/v1/guests HTTP/1.1\r\nHost: x\r\nContent-Length: 1000\r\n\r\n{",
    b"\r\n\r\n",
)
HELLO = b'{"type":"hello","protocol":1}'
SLEEPERS = 500
GROWTH = 150
"""Megabytes by which a server may grow: it keeps tables in memory while people are at them."""

console = Console()


async def nonsense(node: Node, minutes: float, seed: int) -> None:
    """Send rounds of nonsense until the time is over."""
    world: World | None = None
    total: Counter[str] = Counter()
    until, round = time.monotonic() + 60 * minutes, 0
    while time.monotonic() < until:
        if round % 10 == 0:  # games end: begin new ones
            world = await settle(node)
        assert world is not None
        started = time.monotonic()
        counts, asked = await asyncio.gather(
            frames(world, FRAMES, seed + round), requests(world, REQUESTS, seed + round)
        )
        total += counts
        total["requests"] += asked.total()
        total.update({f"status {status}": count for status, count in asked.items()})
        round += 1
        rate = (counts["sent"] + asked.total()) / (time.monotonic() - started)
        console.print(
            f"round {round}: {total['sent']:,} frames, {total['requests']:,} requests, {rate:,.0f} a second, "
            f"{memory(node):,.0f} MB, late {behind(metrics(node), LATE):.0f} times"
        )
    for name, count in sorted(total.items()):
        console.print(f"  {name:30} {count:>10,}")


async def sleepers(node: Node) -> None:
    """Send half requests, and open subscribers that never read. The server closes all of them."""
    ada = await guest(node)
    table = await ada.table("cartographers", "me", "me", "me", terms={"listed": True})
    async with contextlib.AsyncExitStack() as stack:
        halves, stalled = [], []
        for number in range(SLEEPERS):
            client = await stack.enter_async_context(raw(node))
            await client.send(HALVES[number % len(HALVES)])
            halves.append(client)
        for _ in range(SLEEPERS):
            client = await stack.enter_async_context(raw(node, receive_buffer=2048))
            await client.upgrade(node)
            await client.send(frame(HELLO))
            await client.send(frame(b'{"type":"watch","table":"%b"}' % table.encode()))
            stalled.append(client)
        await asyncio.sleep(3)
        sizes, times = [memory(node)], []
        for _ in range(3):
            for _ in range(200):
                started = time.monotonic()
                await ada.act(table, "say", text="x" * 500)
                times.append(time.monotonic() - started)
            sizes.append(memory(node))
        times.sort()
        console.print(
            f"{SLEEPERS} sleepers: {', '.join(f'{size:,.0f} MB' for size in sizes)}; an act took "
            f"{times[len(times) // 2] * 1000:.0f} ms (median), {times[-1] * 1000:.0f} ms (slowest)"
        )
        assert sizes[1] - sizes[0] < SLEEPERS * 0.26, "a quarter of a megabyte for each"
        assert sizes[3] - sizes[1] < 10, "whatever happens"
        started = time.monotonic()
        ended = await asyncio.gather(*(client.gone(REQUEST_WITHIN + 10) for client in halves))
        assert all(ended), f"{ended.count(False)} half requests are still waited for"
        console.print(f"half requests cut off after {time.monotonic() - started:.0f} s more")
        await asyncio.sleep(READ_WITHIN + 10 - (time.monotonic() - started))
        left = metrics(node)["boardwright_sockets"]
        assert not left, f"{left} sleepers are still there"
        console.print("sleepers cut off")


def main() -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--minutes", type=float, default=5)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--database", help="address of an empty database; otherwise a SQLite file")
    given = parser.parse_args()
    with tempfile.TemporaryDirectory(prefix="boardwright-fuzz-") as folder:
        node = Node(given.database or sqlite_url(Path(folder)), 0, frames_per_second=100_000)
        try:
            before = memory(node)
            asyncio.run(nonsense(node, given.minutes, given.seed))
            asyncio.run(sleepers(node))
            measured, after = metrics(node), memory(node)
            console.print(f"memory: {before:,.0f} MB, then {after:,.0f} MB")
            late = behind(measured, LATE)
            looks = measured["boardwright_loop_delay_seconds_count"]
            console.print(
                f"event loop: {late:.0f} of {looks:,.0f} looks at the clock more than {LATE} s late"
            )
            assert not late
            assert after - before < GROWTH
            assert node.stop() == 0, node.log
            assert_no_warnings(node)
            assert_no_secrets_logged(node)
        finally:
            node.kill()
    console.print("[green]well[/green]")
    return 0


if __name__ == "__main__":
    sys.exit(main())
