"""Put a real server under load, and measure how long moves take.

.venv/bin/python bench/server/load.py --games 1000 --rate 200 --seconds 120 [--database URL]

Starts its own server and this number of games for two, with a socket for each seat. Moves arrive at a fixed
rate, also if the server is slow. Each is measured from the time it was scheduled until its acknowledgement
(it is on disk), and until the other seat sees it. The share of the rules comes from the server's metrics.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import gc
import itertools
import json
import os
import random
import re
import sys
import tempfile
import time
from collections import deque
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import httpx
import msgspec
from rich.console import Console
from rich.progress import Progress
from rich.table import Table
from websockets.asyncio.client import ClientConnection, connect

sys.path.insert(0, str(Path(__file__).resolve().parents[2]))

from tests.server.node import Node

CONTROL_GROUPS: Final = Path("/sys/fs/cgroup")
PERIOD: Final = 20_000
"""Microseconds in which a control group may use its part of the processor."""
SETTLE: Final = 2.0
"""Seconds after the last move until the figures are read."""
RECOVERY: Final = 5.0
"""Seconds after an overload until it is measured whether the server is itself again."""


class Option(msgspec.Struct):
    code: str


class Question(msgspec.Struct):
    asked: int
    options: list[Option]


class Status(msgspec.Struct):
    status: str


class Seen(msgspec.Struct):
    number: int
    table: Status
    question: Question | None


class Frame(msgspec.Struct):
    """The part of a message that the driver reads. It skips the rest, because its own work must not count."""

    type: str
    table: str | None = None
    seen: Seen | None = None
    id: str | None = None
    number: int = 0
    reason: str = ""


decode = msgspec.json.Decoder(Frame).decode
encode = msgspec.json.Encoder().encode


class Board:
    """One game and its two sockets."""

    def __init__(self, load: Load, number: int, game: str, token: str) -> None:
        self.load = load
        self.number = number
        self.game = game
        self.token = token
        self.table = ""
        self.sockets: list[ClientConnection] = []
        self.questions: dict[int, Question] = {}
        self.answered = [0, 0]
        self.flying: dict[str, tuple[float, int, Question]] = {}
        """By act: when it was meant to be sent, and what it answers."""
        self.shown: list[deque[tuple[int, float]]] = [deque(maxlen=50), deque(maxlen=50)]
        """For each seat, the updates it received: number and time."""
        self.moved: list[deque[tuple[int, float]]] = [deque(), deque()]
        """For each seat, moves of the other seat that it has not seen yet: number and scheduled time."""

    async def open(self) -> None:
        self.table = await self.load.new_table(self.game, self.token)
        for seat in (0, 1):
            socket = await connect(
                self.load.node.socket_url, max_size=None, compression=None, ping_interval=None
            )
            self.sockets.append(socket)
            await socket.send(encode({"type": "hello", "protocol": 1, "token": self.token}).decode())
            await self.watch(seat)
            self.load.readers.append(asyncio.create_task(self.read(seat, socket)))

    async def watch(self, seat: int) -> None:
        await self.sockets[seat].send(encode({"type": "watch", "table": self.table, "seat": seat}).decode())

    async def read(self, seat: int, socket: ClientConnection) -> None:
        async for raw in socket:
            now = time.perf_counter()
            frame = decode(raw)
            if frame.seen is not None and frame.table == self.table:
                seen = frame.seen
                self.shown[seat].append((seen.number, now))
                self.match(seat)
                if seen.question is not None and seen.question.asked > self.answered[seat]:
                    self.questions[seat] = seen.question
                elif seen.table.status == "over" and seat == 0:
                    asyncio.create_task(self.again())  # noqa: RUF006 (a load test, not a server)
            elif frame.type == "done":
                meant, _, _ = self.flying.pop(frame.id or "", (None, 0, None))
                if meant is not None:
                    self.load.done.append(now - meant)
                    self.moved[1 - seat].append((frame.number, meant))
                    self.match(1 - seat)
            elif frame.type == "refused":
                _, seat_of, again = self.flying.pop(frame.id or "", (None, 0, None))
                self.load.refused.append(frame.reason)
                if again is not None and frame.reason == "busy":
                    self.questions.setdefault(seat_of, again)

    def match(self, seat: int) -> None:
        """Match moves of the other seat with the first update that shows them."""
        shown, moved = self.shown[seat], self.moved[seat]
        while shown and moved:
            if shown[0][0] < moved[0][0]:
                shown.popleft()
            else:
                self.load.seen.append(shown[0][1] - moved.popleft()[1])

    async def again(self) -> None:
        """Start the next game on the same sockets, because this one is over."""
        self.questions.clear()
        self.answered = [0, 0]
        for seen in (*self.shown, *self.moved):
            seen.clear()
        self.table = await self.load.new_table(self.game, self.token)
        for seat in (0, 1):
            await self.watch(seat)
        self.load.finished += 1

    async def move(self, meant: float) -> bool:
        """Answer an open question; return whether there was one."""
        if not self.questions:
            return False
        seat, question = self.questions.popitem()
        self.answered[seat] = question.asked
        id = f"m{next(self.load.ids)}"
        self.flying[id] = meant, seat, question
        act = {
            "act": "choose",
            "id": id,
            "seat": seat,
            "asked": question.asked,
            "code": self.load.random.choice(question.options).code,
        }
        await self.sockets[seat].send(encode({"type": "do", "table": self.table, "act": act}).decode())
        return True


class Load:
    """The driver."""

    def __init__(self, node: Node, games: list[str], seed: int) -> None:
        self.node = node
        self.games = games
        self.random = random.Random(seed)
        self.ids = itertools.count()
        self.readers: list[asyncio.Task[None]] = []
        self.done: list[float] = []
        self.seen: list[float] = []
        self.refused: list[str] = []
        self.finished = 0
        self.late = 0
        # A connection for each request: tables are made at every worker, as by real people.
        self.http = httpx.AsyncClient(
            base_url=node.url + "/api/v1", timeout=60, limits=httpx.Limits(max_keepalive_connections=0)
        )

    async def new_table(self, game: str, token: str) -> str:
        seats = [{"kind": "me"}, {"kind": "me", "name": "Ben"}]
        reply = await self.http.post(
            "/tables", json={"game": game, "seats": seats}, headers={"authorization": f"Bearer {token}"}
        )
        return str(reply.raise_for_status().json()["id"])

    async def set_up(self, count: int, progress: Progress) -> list[Board]:
        task = progress.add_task("setting up games", total=count)
        boards: list[Board] = []
        for number in range(count):
            session = (
                (await self.http.post("/guests", json={"name": f"Ada {number}"})).raise_for_status().json()
            )
            board = Board(self, number, self.games[number % len(self.games)], session["token"])
            await board.open()
            boards.append(board)
            progress.advance(task)
        return boards

    async def run(self, boards: list[Board], rate: float, seconds: float, progress: Progress) -> None:
        """Send moves at a fixed rate, to the boards in random order."""
        total = int(rate * seconds)
        task = progress.add_task("playing", total=total)
        start = time.perf_counter() + 0.5
        ready = boards[:]
        self.random.shuffle(ready)
        place = 0
        for number in range(total):
            meant = start + number / rate
            delay = meant - time.perf_counter()
            if delay > 0:
                await asyncio.sleep(delay)
            for _ in range(len(ready)):
                board = ready[place % len(ready)]
                place += 1
                if await board.move(meant):
                    break
            else:
                self.late += 1
            if number % 50 == 0:
                progress.update(task, completed=number)
        await asyncio.sleep(SETTLE)
        progress.update(task, completed=total)

    async def metrics(self) -> dict[str, float]:
        text = (await httpx.AsyncClient(timeout=60).get(self.node.url + "/metrics")).text
        found: dict[str, float] = {}
        for line in text.splitlines():
            if line and not line.startswith("#"):
                name, value = line.rsplit(" ", 1)
                name = re.sub(r'worker="\d+",?', "", name).replace("{}", "")
                found[name] = found.get(name, 0.0) + float(value)  # of all workers together
        return found

    async def close(self) -> None:
        for reader in self.readers:
            reader.cancel()
        await self.http.aclose()


def quantiles(values: list[float]) -> list[str]:
    ordered = sorted(values)
    if not ordered:
        return ["–"] * 4
    return [
        f"{1000 * ordered[min(int(len(ordered) * q), len(ordered) - 1)]:.1f}" for q in (0.5, 0.9, 0.99, 1)
    ]


def quantile(values: list[float], part: float) -> float:
    """Milliseconds."""
    ordered = sorted(values) or [0.0]
    return 1000 * ordered[min(int(len(ordered) * part), len(ordered) - 1)]


def workers(node: Node) -> list[int]:
    """The processes of a server: the first one, and those that it started."""
    pid = node.process.pid
    return [pid, *map(int, Path(f"/proc/{pid}/task/{pid}/children").read_text().split())]


def cpu_seconds(pid: int) -> float:
    fields = Path(f"/proc/{pid}/stat").read_text().rsplit(")", 1)[1].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def memory_mib(pid: int) -> float:
    return int(Path(f"/proc/{pid}/statm").read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE") / 2**20


@contextlib.contextmanager
def limited(node: Node, cores: float) -> Iterator[None]:
    """Let a server use this much of the processor in all, by a control group. Needs root on Linux."""
    unified = (CONTROL_GROUPS / "cgroup.controllers").exists()
    group = (CONTROL_GROUPS if unified else CONTROL_GROUPS / "cpu") / f"boardwright-{os.getpid()}"
    group.mkdir()
    if unified:
        (group / "cpu.max").write_text(f"{round(cores * PERIOD)} {PERIOD}")
    else:
        (group / "cpu.cfs_period_us").write_text(str(PERIOD))
        (group / "cpu.cfs_quota_us").write_text(str(round(cores * PERIOD)))
    for pid in workers(node):
        (group / "cgroup.procs").write_text(str(pid))
    try:
        yield
    finally:
        node.stop()
        group.rmdir()


async def measure(node: Node, wish: argparse.Namespace) -> None:
    console = Console()
    empty = sum(map(memory_mib, workers(node)))
    load = Load(node, wish.game or ["cartographers", "everdell", "farshore"], wish.seed)
    with Progress(console=console) as progress:
        boards = await load.set_up(wish.games, progress)
        gc.freeze()
        opened = sum(map(memory_mib, workers(node)))
        before, cpu, begun = await load.metrics(), sum(map(cpu_seconds, workers(node))), time.perf_counter()
        own_before = time.process_time()
        await load.run(boards, wish.rate, wish.seconds, progress)
        after, cpu_after = await load.metrics(), sum(map(cpu_seconds, workers(node)))
        ended = time.perf_counter()
        done, load.done = load.done, []
        if wish.afterwards:
            await asyncio.sleep(RECOVERY - SETTLE)
            await load.run(boards, wish.afterwards, RECOVERY, progress)
        afterwards, load.done = load.done, done
    memory = sum(map(memory_mib, workers(node)))
    await load.close()

    def gained(name: str) -> float:
        return after.get(name, 0) - before.get(name, 0)

    table = Table("ms from the intended time", "p50", "p90", "p99", "max", "n")
    table.add_row("acknowledged, on disk", *quantiles(load.done), str(len(load.done)))
    table.add_row("seen by the other seat", *quantiles(load.seen), str(len(load.seen)))
    console.print(table)
    acts = gained("boardwright_act_seconds_count") or 1
    engine = 1000 * gained("boardwright_engine_seconds_sum") / acts
    views = 1000 * gained("boardwright_view_seconds_sum") / acts
    commits = (
        1000 * gained("boardwright_commit_seconds_sum") / (gained("boardwright_commit_seconds_count") or 1)
    )
    share = (cpu_after - cpu) / (ended - begun)
    own = (time.process_time() - own_before) / (ended - begun)
    console.print(
        f"{len(boards)} games, {2 * len(boards)} sockets, {wish.rate:g} moves/s for {wish.seconds:g} s; "
        f"refused {len(load.refused)}, finished games {load.finished}, no question open {load.late} times"
    )
    group = gained("boardwright_commit_group_sum") / (gained("boardwright_commit_group_count") or 1)
    console.print(
        f"server: {100 * share:.0f} % of a core, {memory:.0f} MiB; {1000 * (cpu_after - cpu) / acts:.2f} ms "
        f"of processor time an act, of which rules {engine:.2f} and views {views:.2f}; "
        f"commit {commits:.2f} ms, {group:.1f} writes each; this driver: {100 * own:.0f} % of a core"
    )
    delays = sorted(
        (float(name.split('"')[1].replace("+Inf", "inf")), gained(name))
        for name in after
        if name.startswith("boardwright_loop_delay_seconds_bucket")
    )
    if delays:
        bound = next(bound for bound, count in delays if count >= 0.99 * delays[-1][1])
        console.print(f"delay of the event loop: 99 % below {1000 * bound:g} ms")
    figures = {
        "p50": quantile(load.done, 0.5),
        "p99": quantile(load.done, 0.99),
        "worst": quantile(load.done, 1),
        "moves_per_second": len(load.done) / wish.seconds,
        "refused": len(load.refused),
        "mib": memory,
        "kib_per_table": 1024 * (opened - empty) / len(boards),
        "grown_mib": memory - opened,
        "cpu_ms": 1000 * (cpu_after - cpu) / acts,
        "share": share,
        "own_share": own,
        "p50_afterwards": quantile(afterwards, 0.5),
    }
    if wish.json:
        Path(wish.json).write_text(json.dumps(figures))
    if load.refused:
        console.print(f"reasons: { {reason: load.refused.count(reason) for reason in set(load.refused)} }")


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--rate", type=float, default=40)
    parser.add_argument("--seconds", type=float, default=60)
    parser.add_argument("--game", action="append", help="only this title; may be given several times")
    parser.add_argument("--database", default="")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--processes", type=int, default=1, help="processes that serve (default: 1)")
    parser.add_argument(
        "--cores", type=float, help="how much of the processor the server may use; needs root"
    )
    parser.add_argument(
        "--afterwards", type=float, default=0, help="moves a second once it is over, to see it recover"
    )
    parser.add_argument("--json", default="", help="write the figures to this file")
    wish = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        database = wish.database or f"sqlite:///{folder}/load.db"
        node = Node(database, processes=wish.processes, answer_seconds=1)
        try:
            with limited(node, wish.cores) if wish.cores else contextlib.nullcontext():
                asyncio.run(measure(node, wish))
        finally:
            node.stop()
            errors = [line for line in node.lines if '"level":"error"' in line]
            print(f"errors in the server's log: {len(errors)}")
            for line in errors[:3]:
                print(line[:1500])


if __name__ == "__main__":
    main()
