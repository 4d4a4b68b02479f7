"""What the hostile tests share: the default limits, a bare connection that breaks the protocol, and what must
be true of a server afterwards."""

from __future__ import annotations

import asyncio
import base64
import contextlib
import hashlib
import json
import os
import re
import socket
from collections.abc import AsyncIterator, Callable, Iterator
from typing import Any, Final, TypeVar

import httpx
import sqlalchemy as sa

from boardwright.server.http.protocols import REQUEST_WITHIN
from boardwright.server.settings import Settings
from boardwright.server.storage.database import Database
from boardwright.server.storage.schema import entries, links, sessions, tables
from boardwright.server.storage.store import read_log
from boardwright.tables.table import Table

from .machine import Machine
from .node import GENEROUS, PATIENCE, Node

T = TypeVar("T")

DEFAULTS: Final[dict[str, object]] = {name: getattr(Settings(), name) for name in GENEROUS}
"""The default limits, for tests of these limits."""
LATE: Final = 0.25
VERY_LATE: Final = 1.0
"""Seconds that the event loop is behind."""
PASSWORD: Final = "open sesame, said Ali"
TOKEN: Final = re.compile(r"[0-9A-Za-z_-]{43,}")
HARMLESS: Final = ("Invalid HTTP request received.", "Unsupported upgrade request.")


@contextlib.contextmanager
def server_under_attack(database: str, **settings: object) -> Iterator[Node]:
    """A server for attacks. Afterwards it must be healthy, have no errors in its log, and have written no
    secrets into its log."""
    node = Node(database, 0, **settings)
    try:
        with Machine(node.process.pid) as machine:
            yield node
        assert_healthy(node, machine)
    except BaseException:
        node.kill()
        raise
    assert node.stop() == 0, node.log
    assert_no_warnings(node)
    assert_no_secrets_logged(node)


# What must be true


def assert_healthy(node: Node, machine: Machine) -> None:
    """Check that the server answers, counted no errors, and that its event loop was late in at most one of a
    hundred checks, unless the whole machine was late."""
    assert httpx.get(f"{node.url}/health/ready").json()["status"] == "ok"
    measured = metrics(node)
    failed = [
        name for name, count in measured.items() if name.startswith("boardwright_errors_total") and count
    ]
    assert not failed, node.log
    looks = measured["boardwright_loop_delay_seconds_count"]
    for seconds, excused in ((LATE, looks / 100), (VERY_LATE, 0.0)):
        late = behind(measured, seconds)
        figures = f"{seconds} s late {late} of {looks} times; {machine}"
        assert late <= excused + machine.behind(seconds), figures


def behind(measured: dict[str, float], seconds: float) -> float:
    """How often the event loop was late by more than this number of seconds."""
    in_time = measured[f'boardwright_loop_delay_seconds_bucket{{le="{seconds}"}}']
    return measured["boardwright_loop_delay_seconds_count"] - in_time


def assert_no_warnings(node: Node) -> None:
    """Check that the log has no warnings or errors."""
    for line in node.lines:
        entry = json.loads(line)
        assert entry["level"] in ("debug", "info") or entry["event"] in HARMLESS, line
        assert "exception" not in entry, line


def assert_no_secrets_logged(node: Node) -> None:
    """Check that the log has no token of a session or a link, no password, no seed and no card."""
    logged, kept = node.log, _kept(node)
    assert PASSWORD not in logged
    for run in TOKEN.findall(logged):
        for start in range(len(run) - 42):
            assert hashlib.sha256(run[start : start + 43].encode()).hexdigest() not in kept, run
    for secret in _hidden(node):
        assert not re.search(rf"\b{re.escape(secret)}\b", logged), secret


def _kept(node: Node) -> set[str]:
    """The hashes of all valid tokens."""

    def job(connection: sa.Connection) -> set[str]:
        found = [sa.select(sessions.c.hash), sa.select(links.c.hash)]
        return {hash for query in found for hash in connection.execute(query).scalars()}

    return query_database(node, job)


def _hidden(node: Node) -> set[str]:
    """Seeds, salts, and the names of everything on the tables."""

    def job(connection: sa.Connection) -> set[str]:
        found: set[str] = set()
        for id in connection.execute(sa.select(tables.c.id)).scalars():
            table = Table(id, read_log(connection, id))
            found |= {table.created.seed, table.created.salt}
            if table.state is not None:
                found |= {word for word in _texts(table.state.dump()) if len(word) > 3}
        return found - {"node", "name", "info", "level", "event", "started", "stopped"}

    return query_database(node, job)


def _texts(value: Any) -> Iterator[str]:
    match value:
        case str():
            yield value
        case list():
            for one in value:
                yield from _texts(one)
        case dict():
            for one in value.values():
                yield from _texts(one)
        case _:
            pass


def query_database(node: Node, job: Callable[[sa.Connection], T]) -> T:
    """Read directly from the database of a server."""
    database = Database(node.database)
    try:
        return database.read_now(job)
    finally:
        database.close()


def changed(node: Node, *statements: Any) -> None:
    """Change the database of a server directly, as its administrator could."""
    database = Database(node.database)
    try:
        for statement in statements:
            database.write_now(lambda connection, statement=statement: connection.execute(statement).rowcount)  # type: ignore[misc]
    finally:
        database.close()


def entries_in(node: Node, table: str) -> int:
    """The number of log entries of a table on disk."""
    query = sa.select(sa.func.count()).where(entries.c.table_id == table)
    return query_database(node, lambda connection: int(connection.execute(query).scalar() or 0))


def metrics(node: Node) -> dict[str, float]:
    """The metrics of the server, by name and labels; those of several workers added up."""
    found: dict[str, float] = {}
    for line in httpx.get(f"{node.url}/metrics").text.splitlines():
        if not line.startswith("#"):
            labelled, value = line.rsplit(" ", 1)
            name = re.sub(r',?worker="\d+"', "", labelled).replace("{}", "")
            found[name] = found.get(name, 0.0) + float(value)
    return found


def memory(node: Node) -> float:
    """Megabytes of memory that the server process uses, without its workers."""
    with open(f"/proc/{node.process.pid}/statm") as file:
        return int(file.read().split()[1]) * os.sysconf("SC_PAGE_SIZE") / 1e6


# A connection that breaks the protocol


class RawConnection:
    """A connection that sends and receives any bytes."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.reader: Final = reader
        self.writer: Final = writer

    async def send(self, data: bytes) -> None:
        self.writer.write(data)
        await self.writer.drain()

    async def upgrade(self, node: Node) -> None:
        """Upgrade the connection to a WebSocket."""
        await self.send(handshake(node))
        assert (await self.reader.readuntil(b"\r\n\r\n")).startswith(b"HTTP/1.1 101")

    async def receive(self, seconds: float = 5.0) -> bytes:
        """Read until the end, or until nothing has come for some seconds."""
        parts = []
        with contextlib.suppress(TimeoutError, ConnectionError):
            while True:
                async with asyncio.timeout(seconds):
                    part = await self.reader.read(1 << 16)
                if not part:
                    break
                parts.append(part)
        return b"".join(parts)

    async def gone(self, seconds: float = REQUEST_WITHIN / 2) -> bool:
        """Whether the server ends the connection well before its time limit for requests."""
        try:
            async with asyncio.timeout(seconds):
                while await self.reader.read(1 << 16):
                    pass
        except ConnectionError:
            return True
        except TimeoutError:
            return False
        return True


@contextlib.asynccontextmanager
async def raw(node: Node, receive_buffer: int | None = None) -> AsyncIterator[RawConnection]:
    """A bare connection. With a small buffer, the server soon notices a client that does not read."""
    plain = socket.socket()
    plain.setblocking(False)
    if receive_buffer is not None:
        plain.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, receive_buffer)
    await asyncio.get_running_loop().sock_connect(plain, address(node))
    reader, writer = await asyncio.open_connection(sock=plain, limit=receive_buffer or 1 << 16)
    try:
        yield RawConnection(reader, writer)
    finally:
        writer.transport.abort()
        with contextlib.suppress(OSError):
            await writer.wait_closed()


def address(node: Node) -> tuple[str, int]:
    return "127.0.0.1", int(node.url.rsplit(":", 1)[1])


def handshake(node: Node, *headers: bytes, method: bytes = b"GET") -> bytes:
    """The request that upgrades a connection to a WebSocket."""
    host = b":".join(str(part).encode() for part in address(node))
    key = base64.b64encode(os.urandom(16))
    lines = [
        method + b" /api/v1/socket HTTP/1.1",
        b"Host: " + host,
        b"Upgrade: websocket",
        b"Connection: Upgrade",
        b"Sec-WebSocket-Version: 13",
        b"Sec-WebSocket-Key: " + key,
        *headers,
    ]
    return b"\r\n".join([*lines, b"", b""])


def frame(
    payload: bytes, opcode: int = 1, *, fin: bool = True, masked: bool = True, reserved: int = 0
) -> bytes:
    """The bytes of one WebSocket frame."""
    head = bytes([(0x80 if fin else 0) | reserved << 4 | opcode])
    mask = 0x80 if masked else 0
    if len(payload) < 126:
        head += bytes([mask | len(payload)])
    elif len(payload) < 1 << 16:
        head += bytes([mask | 126]) + len(payload).to_bytes(2)
    else:
        head += bytes([mask | 127]) + len(payload).to_bytes(8)
    return head + (bytes(4) if masked else b"") + payload


def closed_with(data: bytes) -> int | None:
    """The code of the close frame at the end of what was received."""
    for at in range(len(data) - 1, 0, -1):
        if data[at - 1] == 0x88 and data[at] == len(data) - at - 1 and len(data) - at > 2:
            return int.from_bytes(data[at + 1 : at + 3])
    return None


class NodeBehindProxy(Node):
    """A server whose public address differs from the address that it listens on."""

    def __init__(self, database: str, public_url: str, **settings: object) -> None:
        with socket.socket() as probe:
            probe.bind(("127.0.0.1", 0))
            self.port: Final = int(probe.getsockname()[1])
        super().__init__(database, self.port, public_url=public_url, **settings)

    def _address(self) -> str:
        assert self._first.get(timeout=PATIENCE), self.log
        return f"http://localhost:{self.port}"
