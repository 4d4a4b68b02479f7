"""The bus of the workers of one host: each has a mailbox, a socket that all others write to.

The mailboxes are made before the workers, and outlive them. A message that does not fit into a full mailbox
is dropped: entries are in the database as well, requests and counts are sent again.
"""

from __future__ import annotations

import asyncio
import socket
from collections.abc import Callable, Sequence
from typing import Any, Final, TypeAlias

import msgspec
import structlog
from msgspec import Struct

from ...tables.log_entries import LogEntry, dump, load
from ..tokens import new_id
from .bus import Bus, BusListeners, NoReply
from .census import Census, Row

log = structlog.get_logger()

REPLY_WITHIN: Final = 2.0
TELL_EVERY: Final = 1.0
ROOM: Final = 4 * 1024 * 1024
"""Bytes that wait in a mailbox; the system may allow less."""
LONGEST: Final = 60_000
"""The longest message that is sent, in bytes."""
ROWS: Final = 400
"""Rows of a census in one message."""
AT_ONCE: Final = 200
"""Messages that are read before others get their turn."""


class Mailbox:
    """A socket for messages, one end to read and one to write."""

    def __init__(self) -> None:
        self.reading, self.writing = socket.socketpair(socket.AF_UNIX, socket.SOCK_DGRAM)
        for end in (self.reading, self.writing):
            end.setblocking(False)
        self.writing.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, ROOM)

    def close(self) -> None:
        self.reading.close()
        self.writing.close()


class WorkerAlive(Struct, tag="alive"):
    """A worker is alive; `fresh` asks the others for what they count."""

    place: int
    node: str
    fresh: bool = False


class WorkerEnded(Struct, tag="ended"):
    """The worker at a place has ended."""

    place: int


class Appended(Struct, tag="log"):
    """An entry is on disk; without `event` it is too long to be sent along."""

    table: str
    number: int
    at: int
    command: str
    event: dict[str, Any] | None


class CensusRows(Struct, tag="census"):
    """Rows of a census; the first message of a whole one says so."""

    node: str
    rows: list[Row]
    first: bool = False


class LimitHit(Struct, tag="limit"):
    """Something that counts for a rate limit."""

    limit: str
    keys: list[str]


class BusRequest(Struct, tag="request"):
    """A request."""

    id: str
    place: int
    node: str
    body: dict[str, Any]


class BusReply(Struct, tag="reply"):
    """The reply to a request."""

    id: str
    body: dict[str, Any]


HostMessage: TypeAlias = WorkerAlive | WorkerEnded | Appended | CensusRows | LimitHit | BusRequest | BusReply

_encode = msgspec.json.Encoder().encode
_decode = msgspec.json.Decoder(HostMessage).decode


def announce_end(boxes: Sequence[Mailbox], place: int) -> None:
    """Tell the workers that the one at this place has ended."""
    for number, box in enumerate(boxes):
        if number != place:
            _post(box, _encode(WorkerEnded(place)))


def _post(box: Mailbox, data: bytes) -> bool:
    try:
        box.writing.send(data)
    except OSError:  # the mailbox is full, or the message too long
        return False
    return True


class HostBus(Bus):
    """The bus of a worker. What is for nodes of other hosts goes to the `wider` one."""

    def __init__(
        self, node: str, place: int, boxes: Sequence[Mailbox], census: Census, wider: Bus | None = None
    ) -> None:
        self.node: Final = node
        self.place: Final = place
        self.census: Final = census
        self.wider: Final = wider or Bus()
        self.peers: Final[dict[int, str]] = {}
        """The other workers: their nodes, by place."""
        self.on_limit_hit: Callable[[str, list[str]], None] = lambda _limit, _keys: None
        """Called when another worker has counted something for a rate limit."""
        self._boxes: Final = boxes
        self._waiting: Final[dict[str, asyncio.Future[dict[str, Any]]]] = {}
        self._tasks: Final[set[asyncio.Task[None]]] = set()
        self._behind: Final[set[int]] = set()
        """Places that have missed something that we count."""
        census.tell = self._tell_count

    async def start(self, listeners: BusListeners) -> None:
        self._listeners = listeners
        await self.wider.start(listeners)
        asyncio.get_running_loop().add_reader(self._boxes[self.place].reading, self._read)
        self._tell(WorkerAlive(self.place, self.node, fresh=True))
        self._start(self._repeat())

    async def stop(self) -> None:
        asyncio.get_running_loop().remove_reader(self._boxes[self.place].reading)
        self._tell(WorkerEnded(self.place))
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self.wider.stop()

    async def request(self, node: str, body: dict[str, Any]) -> dict[str, Any]:
        place = next((place for place, peer in self.peers.items() if peer == node), None)
        if place is None:
            return await self.wider.request(node, body)
        id = new_id()
        reply: asyncio.Future[dict[str, Any]] = asyncio.get_running_loop().create_future()
        self._waiting[id] = reply
        try:
            if not self._send(place, BusRequest(id, self.place, self.node, body)):
                raise NoReply(node)
            return await asyncio.wait_for(reply, REPLY_WITHIN)
        except TimeoutError as error:
            raise NoReply(node) from error
        finally:
            del self._waiting[id]

    def is_near(self, node: str) -> bool:
        return node in self.peers.values()

    def appended(self, table: str, entry: LogEntry) -> None:
        whole = Appended(table, entry.number, entry.at, entry.command, dump(entry.event))
        data = _encode(whole)
        if len(data) > LONGEST:
            data = _encode(Appended(table, entry.number, entry.at, entry.command, None))
        for place in self._others():
            _post(self._boxes[place], data)

    def limit_hit(self, limit: str, keys: list[str]) -> None:
        """Tell the others what counts for a rate limit."""
        self._tell(LimitHit(limit, keys))

    # Sending

    def _others(self) -> list[int]:
        return [place for place in range(len(self._boxes)) if place != self.place]

    def _send(self, place: int, message: HostMessage) -> bool:
        data = _encode(message)
        return len(data) <= LONGEST and _post(self._boxes[place], data)

    def _tell(self, message: HostMessage) -> None:
        for place in self._others():
            self._send(place, message)

    def _tell_count(self, row: Row) -> None:
        for place in self._others():
            if not self._send(place, CensusRows(self.node, [row])):
                self._behind.add(place)

    def _tell_all_counts(self, place: int) -> None:
        rows = list(self.census.rows())
        chunks = [rows[start : start + ROWS] for start in range(0, len(rows), ROWS)] or [[]]
        for number, chunk in enumerate(chunks):
            if not self._send(place, CensusRows(self.node, chunk, first=number == 0)):
                self._behind.add(place)
                return
        self._behind.discard(place)

    async def _repeat(self) -> None:
        while True:
            await asyncio.sleep(TELL_EVERY)
            self._tell(WorkerAlive(self.place, self.node))
            for place in list(self._behind):
                self._tell_all_counts(place)

    # Receiving

    def _read(self) -> None:
        for _ in range(AT_ONCE):
            try:
                data = self._boxes[self.place].reading.recv(ROOM)
            except OSError:
                return
            try:
                self._received(_decode(data))
            except Exception:
                log.exception("bus-failed")

    def _received(self, message: HostMessage) -> None:
        match message:
            case Appended(table=table, number=number):
                entry = None
                if message.event is not None:
                    entry = LogEntry(number, message.at, load(message.event), message.command)
                self._listeners.log(table, number, entry)
            case CensusRows(node=node, rows=rows):
                if message.first:
                    self.census.forget(node)
                if node in self.peers.values():
                    for row in rows:
                        self.census.heard(node, row)
            case LimitHit(limit=limit, keys=keys):
                self.on_limit_hit(limit, keys)
            case BusRequest():
                self._start(self._answer(message))
            case BusReply(id=id, body=body):
                waiting = self._waiting.get(id)
                if waiting is not None and not waiting.done():
                    waiting.set_result(body)
            case WorkerAlive(place=place, node=node):
                self._meet(place, node)
                if message.fresh:
                    self._send(place, WorkerAlive(self.place, self.node))
                    self._tell_all_counts(place)
            case WorkerEnded(place=place):
                gone = self.peers.pop(place, None)
                if gone is not None:
                    self.census.forget(gone)

    def _meet(self, place: int, node: str) -> None:
        known = self.peers.get(place)
        if known == node:
            return
        if known is not None:
            self.census.forget(known)
        self.peers[place] = node
        self._behind.add(place)  # it starts, or it was taken for gone

    async def _answer(self, asked: BusRequest) -> None:
        try:
            body = await self._listeners.serve(asked.body)
        except Exception:
            log.exception("bus-request-failed")
            return
        self._send(asked.place, BusReply(asked.id, body))

    def _start(self, work: Any) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
