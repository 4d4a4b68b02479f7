"""Several processes that serve on one port: the people of a table are connected to any of them, and see one
order of events. A process that dies is replaced."""

from __future__ import annotations

import asyncio
import contextlib
import functools
import json
import os
import random
import signal
import sys
import time
from collections.abc import AsyncIterator, Callable, Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from prometheus_client.parser import text_string_to_metric_families

from boardwright.server.settings import MOST_ON_SQLITE, Settings

from .client import AT_ONCE, Socket, Visitor, guest
from .load import Load, compare, sit_down
from .node import PATIENCE, Node, sqlite_url

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="reads /proc")

TWO = 2


@pytest.fixture
def node(empty: str) -> Iterator[Node]:
    """A server of two processes."""
    running = Node(empty, processes=TWO)
    try:
        yield running
    finally:
        assert running.stop() == 0, running.log
        assert "Warning" not in running.log


def workers(node: Node) -> list[int]:
    """The processes that serve."""
    found = Path(f"/proc/{node.process.pid}/task/{node.process.pid}/children").read_text().split()
    return [int(pid) for pid in found]


def entries(node: Node, event: str) -> list[dict[str, Any]]:
    """The lines of the log about an event."""
    return [line for line in map(json.loads, list(node.lines)) if line["event"] == event]


async def figures(node: Node, name: str) -> dict[str, float]:
    """A metric, by worker."""
    async with httpx.AsyncClient(base_url=node.url, limits=AT_ONCE, timeout=PATIENCE) as http:
        text = (await http.get("/metrics")).text
    return {
        sample.labels["worker"]: sample.value
        for family in text_string_to_metric_families(text)
        for sample in family.samples
        if sample.name == name
    }


async def sockets_of(node: Node) -> dict[str, float]:
    """How many sockets are open, by worker."""
    return await figures(node, "boardwright_sockets")


def online(frame: dict[str, Any]) -> list[bool]:
    """Who is there, as a view shows it."""
    return [seat["online"] for seat in frame["seen"]["table"]["seats"]] if "seen" in frame else []


async def until(true: Callable[[], bool]) -> None:
    async with asyncio.timeout(PATIENCE):
        while not true():
            await asyncio.sleep(0.05)


def replaced(node: Node, victim: int) -> bool:
    """Whether another process has taken the place of this one."""
    return victim not in workers(node) and len(workers(node)) == TWO


@contextlib.contextmanager
def only(node: Node, worker: int) -> Iterator[None]:
    """Let only one of the workers run, so that it gets the connections that are made meanwhile."""
    others = [pid for pid in workers(node) if pid != worker]
    for pid in others:
        os.kill(pid, signal.SIGSTOP)
    try:
        yield
    finally:
        for pid in others:
            os.kill(pid, signal.SIGCONT)


@contextlib.asynccontextmanager
async def socket_at(node: Node, worker: int, visitor: Visitor) -> AsyncIterator[Socket]:
    """A connection to one of the workers."""
    async with contextlib.AsyncExitStack() as held:
        with only(node, worker):
            socket = await held.enter_async_context(visitor.socket())
        yield socket


def test_people_at_different_processes_play_together(node: Node) -> None:
    """Every combination of game and worker: all see one order, at any worker."""

    async def story() -> None:
        people = [await guest(node, name) for name in ("Ada", "Ben", "Cleo")]
        played = []
        for seed, game in enumerate(("cartographers", "farshore")):
            players = await sit_down(game, people, ["random"] * (game == "farshore"), random.Random(seed))
            await asyncio.gather(*(player.play() for player in players))
            played += players
        compare(node.database, played)

    asyncio.run(story())
    assert entries(node, "worker-died") == []


def test_a_move_at_one_process_is_seen_at_the_other(node: Node) -> None:
    """Also who is there. When all of its players are at one process, that one becomes its owner."""

    async def story() -> None:
        first, second = workers(node)
        ada = await guest(node)
        with only(node, first):
            table = await ada.table("cartographers", "me", "open", terms={"listed": True, "chat": "all"})
        ben = await guest(node, "Ben")
        await ben.act(table, "sit", seat=1)
        await ada.act(table, "begin")
        async with socket_at(node, second, ada) as hers:
            await hers.watch(table, 0)
            (place,) = [place for place, open in (await sockets_of(node)).items() if open]
            async with socket_at(node, first, ben) as his:
                await his.watch(table, 1)
                if online(hers.frames[-1]) != [True, True]:
                    await hers.until(lambda frame: online(frame) == [True, True])
                question = hers.frames[-1]["seen"]["question"]
                done = await hers.do(
                    table, "choose", seat=0, asked=question["asked"], code=question["options"][0]["code"]
                )
                shown = await his.until(lambda frame: frame.get("seen", {}).get("number") == done["number"])
                assert online(shown) == [True, True]
            await hers.until(lambda frame: online(frame) == [True, False])
            before = await figures(node, "boardwright_saves_total")
            for line in range(5):
                assert (await hers.do(table, "say", text=f"Line {line}"))["type"] == "done"
            after = await figures(node, "boardwright_saves_total")
            assert after[place] - before[place] == 4, "the first one went to the former owner"

    asyncio.run(story())


def test_a_process_that_dies_is_replaced_and_nothing_is_lost(node: Node) -> None:
    """The others take its tables over at once; its players connect again."""

    async def story() -> None:
        load = Load(node, random.Random(5), per_game=1)
        async with load.running():
            for victim in workers(node):
                await load.wait_for_acts(10)
                os.kill(victim, signal.SIGKILL)
                await until(functools.partial(replaced, node, victim))
                await load.wait_for_acts(10)
        compare(node.database, load.players)
        async with asyncio.timeout(PATIENCE):
            while set(await figures(node, "boardwright_sockets")) != {"0", "1"}:
                await asyncio.sleep(0.1)

    asyncio.run(story())
    died = entries(node, "worker-died")
    assert [line["status"] for line in died] == ["SIGKILL"] * TWO
    assert {line["worker"] for line in died} == {0, 1}
    assert [line["worker"] for line in entries(node, "started")].count(0) == TWO


def test_limits_count_at_all_processes_together(tmp_path: Path) -> None:
    node = Node(sqlite_url(tmp_path), processes=TWO, requests_per_minute=20, sockets_per_person=3)

    async def story() -> None:
        ada = await guest(node)
        first, second = workers(node)
        async with contextlib.AsyncExitStack() as held:
            for place in (first, second, first):
                await held.enter_async_context(socket_at(node, place, ada))
            for place in (first, second):
                with pytest.raises(AssertionError, match="too-many-sockets"):
                    await held.enter_async_context(socket_at(node, place, ada))
        replies = [(await ada.ask("GET", "/me")).status_code for _ in range(30)]
        assert replies[-5:] == [429] * 5

    try:
        asyncio.run(story())
    finally:
        node.stop()


@pytest.mark.parametrize("group", [False, True])
def test_a_signal_ends_all(tmp_path: Path, group: bool) -> None:
    """One to the first process (`systemctl stop`), or Ctrl-C, which reaches all of them."""
    node = Node(sqlite_url(tmp_path), processes=TWO)
    pids = workers(node)
    assert len(pids) == TWO
    if group:
        os.killpg(node.process.pid, signal.SIGINT)
    assert node.stop() == 0, node.log
    assert not any(Path(f"/proc/{pid}").exists() for pid in pids)
    assert len(entries(node, "stopped")) == TWO
    assert all(line["worker"] in (0, 1) for line in map(json.loads, node.lines))


def test_workers_end_with_their_supervisor(tmp_path: Path) -> None:
    """Then the next server can start; not before."""
    node = Node(sqlite_url(tmp_path), processes=TWO)
    pids = workers(node)
    os.kill(node.process.pid, signal.SIGKILL)
    node.process.wait(PATIENCE)
    deadline = time.monotonic() + PATIENCE
    while any(Path(f"/proc/{pid}").exists() for pid in pids):
        assert time.monotonic() < deadline
        time.sleep(0.05)
    again = Node(sqlite_url(tmp_path), processes=TWO)
    assert again.stop() == 0
    node.kill()


def test_a_server_that_cannot_start_ends(tmp_path: Path) -> None:
    """All workers fail in the same way; they are not started again and again."""
    database = tmp_path / "boardwright.db"
    node = Node(sqlite_url(tmp_path), processes=TWO)
    try:
        with pytest.raises(RuntimeError, match="a server uses this database"):
            Node(f"sqlite:///{database}", processes=TWO)
    finally:
        assert node.stop() == 0


def test_by_default_there_is_a_process_for_each_core(monkeypatch: pytest.MonkeyPatch) -> None:
    cores = {1}
    monkeypatch.setattr(os, "sched_getaffinity", lambda _pid: cores)
    assert Settings().workers == 1
    cores.update(range(64))
    assert Settings().workers == MOST_ON_SQLITE
    assert Settings(database="postgresql+psycopg://x/y").workers > MOST_ON_SQLITE
    assert Settings(processes=1).workers == 1
    assert Settings(processes=7).workers == 7
    assert Settings(processes=1, bot_workers=6).bot_processes == 6
    assert Settings(processes=2, bot_workers=6).bot_processes == 3
    assert Settings(processes=2, bot_workers=2).bot_processes == 2, "one stays for quick bots"
    assert Settings(processes=2, bot_workers=1).bot_processes == 1
