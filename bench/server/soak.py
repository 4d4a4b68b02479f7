"""Hours of play on a server to which everything happens, in random order, and a report.

    .venv/bin/python bench/server/soak.py                          eight hours, SQLite
    .venv/bin/python bench/server/soak.py --hours 0.05             three minutes
    .venv/bin/python bench/server/soak.py --postgres               on a PostgreSQL of its own
    .venv/bin/python bench/server/soak.py --report soak.md         also writes the report to a file

People and bots play games of every title over sockets, at several processes of one server. Meanwhile the
server is killed, a worker is killed or frozen, the server is restarted in an orderly way, the disk is full,
the database is away, the clock jumps, and readers do not read. After each round of events every acknowledged
command is in the log once, under the acknowledged number; no other command is; every log can be replayed;
everybody saw the same order. If not, the soak ends with status 1, and says where the files are.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import json
import os
import random
import resource
import shutil
import signal
import sqlite3
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Awaitable, Callable, Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

sys.path.insert(0, str(Path(__file__).resolve().parents[2]))

from tests.server.client import guest
from tests.server.hostile import frame, handshake, raw
from tests.server.load import Load, compare, own_postgres, ready, retry
from tests.server.node import Node, sqlite_url
from tests.server.test_disk import OwnPostgres

EVENTS_A_ROUND: Final = 6
"""After so many events the players rest, and everything is compared."""
ACTS_BETWEEN: Final = 30
"""Acts that must be acknowledged after each event before the next one: the server has recovered."""
EXPECTED: Final = ("storage-failed",)
"""Errors in the log that belong to what happens."""
JUMPS: Final = (-86_400, -3600, -30, 30, 3600, 86_400)


class SoakNode(Node):
    """A server whose clock can be set."""

    program = (str(Path(__file__).with_name("soak_server.py")),)


@dataclass
class Report:
    """What has happened so far."""

    recoveries: dict[str, list[float]] = field(default_factory=dict)
    """By event: the seconds until enough acts were acknowledged again."""
    acknowledged: int = 0
    entries: int = 0
    tables: int = 0
    reconnected: int = 0
    resent: int = 0
    rounds: int = 0
    errors: Counter[str] = field(default_factory=Counter)
    memory: list[tuple[float, float]] = field(default_factory=list)
    """Hours since the beginning, and MiB of all processes of the server."""
    failed: str = ""

    def text(self, hours: float, what: str) -> str:
        """The report, as Markdown."""
        rows = [
            f"| {name} | {len(seconds)} | {sorted(seconds)[len(seconds) // 2]:.1f} | {max(seconds):.1f} |"
            for name, seconds in sorted(self.recoveries.items())
        ]
        memory = [f"{mib:.0f} MiB after {at:.2f} h" for at, mib in self.memory]
        shown = memory if len(memory) < 10 else memory[:: max(1, len(memory) // 8)]
        return "\n".join(
            [
                f"# Soak of {hours:.2f} hours on {what}",
                "",
                f"{self.acknowledged:,} commands acknowledged at {self.tables:,} tables, {self.entries:,} "
                f"log entries compared in {self.rounds} rounds; {self.reconnected:,} reconnections, "
                f"{self.resent:,} commands sent again.",
                "",
                "| event | times | seconds until play goes on, median | most |",
                "| --- | --- | --- | --- |",
                *rows,
                "",
                f"Memory of all processes: {', '.join(shown)}.",
                f"Errors in the log: {dict(self.errors) or 'none'}.",
                "",
                self.failed or "**Nothing lost, nothing doubled, one order for all.**",
                "",
            ]
        )


class Soak:
    """One server, its players, and what happens to them."""

    def __init__(self, folder: Path, postgres: OwnPostgres | None, processes: int, seed: int) -> None:
        self.folder: Final = folder
        self.postgres: Final = postgres
        self.url: Final = postgres.url if postgres else sqlite_url(folder)
        self.processes: Final = processes
        self.rng: Final = random.Random(seed)
        self.clock: Final = folder / "clock"
        self.report: Final = Report()
        self.began: Final = time.monotonic()
        self.clock.write_text("0")
        os.environ["SOAK_CLOCK"] = str(self.clock)
        self.node: SoakNode = SoakNode(self.url, processes=processes)
        self.port: Final = int(self.node.url.rsplit(":", 1)[1])
        self.events: Final[dict[str, Callable[[], Awaitable[None]]]] = {
            "server killed": self.kill,
            "worker killed": self.kill_worker,
            "worker frozen": self.freeze_worker,
            "restart": self.restart,
            "disk full": self.fill_disk,
            "database away": self.take_database,
            "clock jumps": self.jump,
            "slow readers": self.slow_readers,
        }
        if postgres:
            del self.events["disk full"]  # it is the disk of PostgreSQL, not ours

    async def run(self, seconds: float, load_per_game: int) -> None:
        """Rounds of events, until the time is over."""
        while time.monotonic() - self.began < seconds:
            load = Load(self.node, self.rng, per_game=load_per_game)
            async with load.running():
                for name in self._round():
                    before = time.monotonic()
                    await self.events[name]()
                    await load.wait_for_acts(ACTS_BETWEEN)
                    self.report.recoveries.setdefault(name, []).append(time.monotonic() - before)
                    await asyncio.sleep(self.rng.uniform(0, 2))
                    if time.monotonic() - self.began > seconds:
                        break
            self._compare(load)

    def _round(self) -> list[str]:
        """Every event comes equally often, in random order."""
        names = list(self.events) * EVENTS_A_ROUND
        self.rng.shuffle(names)
        done = Counter({name: len(self.report.recoveries.get(name, [])) for name in self.events})
        return sorted(names[: 2 * EVENTS_A_ROUND], key=lambda name: done[name])[:EVENTS_A_ROUND]

    def _compare(self, load: Load) -> None:
        report, players = self.report, load.players
        report.entries += compare(self.url, players, {player.table for player in players})
        report.acknowledged += load.acknowledged
        report.tables += len({player.table for player in players})
        report.reconnected += sum(player.connections - 1 for player in players)
        report.resent += sum(player.resent for player in players)
        report.rounds += 1
        self._count_errors()
        mib = sum(map(_memory, [self.node.process.pid, *self._workers()]))
        report.memory.append(((time.monotonic() - self.began) / 3600, mib))
        print(f"{report.memory[-1][0]:6.2f} h: {report.acknowledged:,} commands, {mib:.0f} MiB", flush=True)

    def _count_errors(self) -> None:
        for line in self.node.lines:
            entry = json.loads(line) if line.startswith("{") else {"event": line.strip(), "level": "error"}
            if entry["level"] == "error" and entry["event"] not in EXPECTED:
                self.report.errors[entry["event"]] += 1
                with (self.folder / "errors.log").open("a") as file:
                    file.write(line)
        self.node.lines.clear()

    def _workers(self) -> list[int]:
        pid = self.node.process.pid
        found = [int(child) for child in Path(f"/proc/{pid}/task/{pid}/children").read_text().split()]
        return found if self.processes > 1 else [pid]

    # Events

    async def kill(self) -> None:
        await asyncio.to_thread(self.node.kill)
        await self._start()

    async def restart(self) -> None:
        status = await asyncio.to_thread(self.node.stop)
        assert status == 0, f"the server ended with status {status}"
        await self._start()

    async def _start(self) -> None:
        self._count_errors()
        self.node = await asyncio.to_thread(SoakNode, self.url, self.port, processes=self.processes)
        await ready(self.node)

    async def kill_worker(self) -> None:
        if self.processes == 1:
            await self.kill()
        else:
            os.kill(self.rng.choice(self._workers()), signal.SIGKILL)

    async def freeze_worker(self) -> None:
        """Longer than its lease."""
        worker = self.rng.choice(self._workers())
        os.kill(worker, signal.SIGSTOP)
        await asyncio.sleep(self.rng.uniform(1, 7))
        os.kill(worker, signal.SIGCONT)

    async def fill_disk(self) -> None:
        """The system refuses every write that makes a file longer."""
        most = max(path.stat().st_size for path in self.folder.iterdir())
        workers = self._workers()
        for worker in workers:
            _limit(worker, most)
        await asyncio.sleep(self.rng.uniform(1, 6))
        for worker in workers:
            _limit(worker, resource.RLIM_INFINITY)

    async def take_database(self) -> None:
        if self.postgres is not None:
            await asyncio.to_thread(self.postgres.stop)
            await asyncio.sleep(self.rng.uniform(1, 6))
            await asyncio.to_thread(self.postgres.start)
            return
        with contextlib.closing(sqlite3.connect(self.folder / "boardwright.db", timeout=60)) as other:
            other.isolation_level = None
            other.execute("BEGIN IMMEDIATE")  # somebody else writes, and does not end
            await asyncio.sleep(self.rng.uniform(1, 8))

    async def jump(self) -> None:
        self.clock.write_text(str(self.rng.choice(JUMPS)))

    async def slow_readers(self) -> None:
        """They watch, and read nothing."""
        ada = await retry(lambda: guest(self.node, "Slow"))
        table = await retry(lambda: ada.table("everdell", "me", "random", terms={"listed": True}))
        async with contextlib.AsyncExitStack() as held:
            for _ in range(10):
                with contextlib.suppress(OSError):
                    reader = await held.enter_async_context(raw(self.node, 4096))
                    hello = {"type": "hello", "protocol": 1, "token": ada.token}
                    watch = {"type": "watch", "table": table, "seat": 0}
                    reader.writer.write(handshake(self.node))
                    for message in (hello, watch):
                        reader.writer.write(frame(json.dumps(message).encode()))
            await asyncio.sleep(self.rng.uniform(1, 6))


def _limit(pid: int, size: int) -> None:
    with contextlib.suppress(ProcessLookupError):
        resource.prlimit(pid, resource.RLIMIT_FSIZE, (size, resource.RLIM_INFINITY))


def _memory(pid: int) -> float:
    """Resident memory in MiB."""
    with contextlib.suppress(OSError):
        pages = int(Path(f"/proc/{pid}/statm").read_text().split()[1])
        return pages * os.sysconf("SC_PAGE_SIZE") / 2**20
    return 0.0


@contextlib.contextmanager
def postgres_if(wanted: bool) -> Iterator[OwnPostgres | None]:
    if not wanted:
        yield None
        return
    with own_postgres() as server:
        yield OwnPostgres(server)


def main() -> int:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--hours", type=float, default=8)
    parser.add_argument("--postgres", action="store_true", help="on a PostgreSQL of its own; else on SQLite")
    parser.add_argument("--processes", type=int, default=2, help="processes that serve (default: 2)")
    parser.add_argument("--tables", type=int, default=2, help="tables of each title (default: 2)")
    parser.add_argument("--seed", type=int, default=1, help="of the order of events (default: 1)")
    parser.add_argument("--report", type=Path, help="write the report to this file as well")
    given = parser.parse_args()
    folder = Path(tempfile.mkdtemp(prefix="boardwright-soak-"))
    with postgres_if(given.postgres) as postgres:
        soak = Soak(folder, postgres, given.processes, given.seed)
        try:
            asyncio.run(soak.run(given.hours * 3600, given.tables))
            assert soak.node.stop() == 0, soak.node.log
        except BaseException as error:
            soak.report.failed = f"**Failed: {type(error).__name__}: {error}** Files: {folder}"
            (folder / "last.log").write_text(soak.node.log)
            raise
        finally:
            soak.node.kill()
            hours = (time.monotonic() - soak.began) / 3600
            what = "PostgreSQL" if given.postgres else "SQLite"
            text = soak.report.text(hours, f"{what}, {given.processes} processes, seed {given.seed}")
            print(text)
            if given.report is not None:
                given.report.write_text(text)
    if soak.report.errors:
        print(f"the errors: {folder / 'errors.log'}")
        return 1
    shutil.rmtree(folder, ignore_errors=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
