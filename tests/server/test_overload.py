"""Overload is answered, not queued: what cannot be served in time is refused, and the rest goes on."""

from __future__ import annotations

import asyncio
import contextlib
import functools
import sqlite3
from pathlib import Path

from boardwright.server.admission import AT_ONCE, LEAST_RATE, SHARE, WINDOW, Admission, Busy, Rank

from .client import guest
from .load import read_tables, retry
from .node import Node, sqlite_url

TABLE = {"game": "cartographers", "seats": [{"kind": "me"}], "terms": {"chat": "all"}}


class Crowd:
    """Acts that arrive at a server which can do a certain number a second; the clock is counted, not read."""

    def __init__(self, admission: Admission) -> None:
        self.admission = admission
        self.served = self.refused = 0
        self.doing: asyncio.Queue[asyncio.Event] = asyncio.Queue()
        self.tasks: set[asyncio.Task[None]] = set()

    async def _act(self) -> None:
        try:
            async with self.admission.act():
                done = asyncio.Event()
                self.doing.put_nowait(done)
                await done.wait()
                self.served += 1
        except Busy:
            self.refused += 1

    async def arrive(self, many: int) -> None:
        for _ in range(many):
            task = asyncio.create_task(self._act())
            self.tasks.add(task)
            task.add_done_callback(self.tasks.discard)
        await settle()

    async def work(self, many: int) -> None:
        """Finish so many acts, if there are so many."""
        for _ in range(many):
            if self.doing.empty():
                break
            self.doing.get_nowait().set()
            await settle()


async def settle() -> None:
    for _ in range(4):
        await asyncio.sleep(0)


def test_a_line_that_is_too_long_is_refused_at_once() -> None:
    async def story() -> None:
        crowd = Crowd(Admission(1.0))
        room = AT_ONCE + int(LEAST_RATE * SHARE)
        await crowd.arrive(5 * room)
        assert crowd.refused == 4 * room
        assert crowd.doing.qsize() == AT_ONCE
        await crowd.work(room)
        assert (crowd.served, crowd.refused) == (room, 4 * room), "who was let in is served"
        await crowd.arrive(room)
        await crowd.work(room)
        assert crowd.served == 2 * room, "and afterwards all is as before"

    asyncio.run(story())


def test_as_much_is_done_at_five_times_the_load() -> None:
    """In every step the same number of acts is possible; five times as many come."""

    async def served(load: int) -> tuple[int, int]:
        crowd = Crowd(Admission(1.0))
        for _ in range(50):
            await crowd.arrive(load * 10)
            await crowd.work(10)
        return crowd.served, crowd.refused

    once, five = asyncio.run(served(1)), asyncio.run(served(5))
    assert once == (500, 0)
    assert five[0] == 500
    assert five[1] > 50 * 40 - AT_ONCE - LEAST_RATE


def test_newcomers_are_refused_first_and_acts_last() -> None:
    def refused(delay: float) -> list[str]:
        admission = Admission(1.0)
        for _ in range(WINDOW):
            admission.tick(delay)
        found = []
        for rank in Rank:
            with contextlib.suppress(Busy):
                admission.check(rank)
                continue
            found.append(rank.name)
        return found

    assert refused(0.2) == []
    assert refused(0.4) == ["NEW"]
    assert refused(0.8) == ["LOOKING", "NEW"]
    assert refused(1.2) == ["AT_TABLE", "LOOKING", "NEW"]


def test_a_pause_is_no_overload() -> None:
    admission = Admission(1.0)
    for late in (0.0, 5.0, 0.0, 3.0) * WINDOW:
        admission.tick(late)
        admission.check(Rank.NEW)


def test_nobody_waits_longer_than_promised() -> None:
    """The database is away, and nothing moves: those who wait are refused."""

    async def story() -> None:
        crowd = Crowd(Admission(0.01))
        for _ in range(AT_ONCE):
            await crowd.arrive(1)
        crowd.admission.rate = 1e6  # it was fast until now
        await crowd.arrive(100)
        assert crowd.refused == 0
        await asyncio.sleep(0.02)
        crowd.admission.tick(0.0)
        await settle()
        assert crowd.refused == 100
        await crowd.work(AT_ONCE)
        assert crowd.served == AT_ONCE

    asyncio.run(story())


def test_who_gives_up_leaves_the_line() -> None:
    async def story() -> None:
        crowd = Crowd(Admission(1.0))
        await crowd.arrive(AT_ONCE + 5)
        for task in list(crowd.tasks):
            task.cancel()
        await asyncio.gather(*crowd.tasks, return_exceptions=True)
        crowd.doing = asyncio.Queue()
        await crowd.arrive(AT_ONCE)
        assert crowd.doing.qsize() == AT_ONCE, "all places are free again"
        await crowd.work(AT_ONCE)

    asyncio.run(story())


def test_a_server_says_so_and_what_it_has_done_counts_once(tmp_path: Path) -> None:
    """Somebody else holds the database, so nothing is done for a while: those who come then are refused at
    once. When they send their acts again, each counts once."""
    node = Node(sqlite_url(tmp_path), answer_seconds=0.5)
    many = 3 * AT_ONCE

    async def story() -> None:
        ada = await retry(lambda: guest(node))
        table = str((await retry(lambda: ada.post("/tables", TABLE)))["id"])

        acts = f"/tables/{table}/acts"
        lines = [{"act": "say", "id": f"s{number}", "text": "x"} for number in range(many)]
        with contextlib.closing(sqlite3.connect(tmp_path / "boardwright.db")) as other:
            other.isolation_level = None
            other.execute("BEGIN IMMEDIATE")
            asked = [asyncio.create_task(ada.ask("POST", acts, line)) for line in lines]
            while sum(task.done() for task in asked) < many - AT_ONCE:
                await asyncio.sleep(0.01)
        replies = await asyncio.gather(*asked)
        refused = [reply for reply in replies if reply.status_code == 503]
        assert len(refused) >= many - AT_ONCE
        assert {reply.json()["reason"] for reply in refused} <= {"busy", "storage-failed"}
        busy = [reply for reply in refused if reply.json()["reason"] == "busy"]
        assert len(busy) >= many - AT_ONCE
        assert {reply.headers["retry-after"] for reply in busy} == {"1"}
        for line in lines:
            await retry(functools.partial(ada.post, acts, line))
        said = [entry.command for entry in read_tables(node.database)[table] if "/s" in entry.command]
        assert sorted(said) == sorted(f"{ada.id}/{line['id']}" for line in lines)

    try:
        asyncio.run(story())
    finally:
        assert node.stop() == 0, node.log
