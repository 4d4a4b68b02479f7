"""Sockets: one connection, a reader and a writer side by side.

The writer has no queue of views. It wakes up when a table has changed, and then asks what the viewer has not
seen yet. A slow reader gets fewer and later views, each of them complete, and costs no memory. Only short
replies are queued, and a client with too many unread replies is disconnected.
"""

from __future__ import annotations

import asyncio
import contextlib
from collections import deque
from typing import Any, Final, TypeAlias

import msgspec
import structlog
from litestar.connection import WebSocket
from litestar.exceptions import WebSocketDisconnect

from ... import __version__
from ...core.refusal import Refusal
from ...tables.authorize import Actor, known_level
from ...tables.preview import preview
from ...tables.reviewing import review_task
from .. import metrics, wire
from ..admission import Busy, Rank
from ..cache import Subscriber
from ..cluster.census import ADDRESS, PERSON
from ..http.rate_limits import Bucket
from ..manager import TableManager
from ..people import People
from ..reading import check_keys
from ..settings import Settings
from ..storage.database import StorageFailed
from ..storage.deals import Deals
from ..tokens import hash_of, now_ms
from ..wire import AnySocketRequest, Person
from ..workers.reviews import Reviews

log = structlog.get_logger()
Socket: TypeAlias = WebSocket[Any, Any, Any]

POLICY, TOO_SLOW, SESSION_OVER = 1008, 1013, 4001
MOST_REPLIES: Final = 64
MOST_WATCHED: Final = 20
STRIKES: Final = 100
"""After this number of messages that came too fast, without waiting for an answer, a client is
disconnected."""
HELLO_WITHIN: Final = 10.0
LONGEST_WHY: Final = 300
SEND_WITHIN: Final = 30.0
END_WITHIN: Final = 0.3
CHECK_EVERY: Final = 1800.0
RETRY_AFTER: Final = 0.5
WAITING_REPLIES: Final = 4
CROWD: Final = 8
PACE: Final = 0.006
"""Extra seconds between views for each viewer beyond a crowd: nobody can follow the moves of a hundred
people."""

_encode = msgspec.json.Encoder().encode
_read = msgspec.json.Decoder(AnySocketRequest).decode


class Sockets:
    """All connections of this node."""

    def __init__(
        self, manager: TableManager, people: People, deals: Deals, reviews: Reviews, settings: Settings
    ) -> None:
        self.manager: Final = manager
        self.people: Final = people
        self.deals: Final = deals
        self.reviews: Final = reviews
        self.settings: Final = settings
        self.open: Final[set[Connection]] = set()
        self.census: Final = manager.census

    def allows_origin(self, origin: str | None, host: str | None) -> bool:
        """Whether a page of this origin may connect. Programs send none; a browser always does."""
        if origin is None:
            return True
        if origin in (self.settings.base_url, *self.settings.origins):
            return True
        if self.settings.public_url or host is None:
            return False
        return origin in (f"http://{host}", f"https://{host}")

    async def handle(self, socket: Socket, address: str, cookie: str | None) -> None:
        """Serve one connection to its end."""
        origin = socket.headers.get("origin")
        if not self.allows_origin(origin, socket.headers.get("host")):
            metrics.REFUSALS.labels("origin").inc()
            await socket.close(POLICY, "origin")
            return
        try:
            self.manager.admission.check(Rank.NEW)
        except Busy:
            metrics.REFUSALS.labels("busy").inc()
            await socket.close(TOO_SLOW, "busy")  # try again later
            return
        if self.census.total(ADDRESS, address) >= self.settings.sockets_per_address or self.manager.draining:
            await socket.close(POLICY, "too-many")
            return
        await socket.accept()
        # Without an origin the client is not a browser, and a cookie does not prove who wrote the page.
        connection = Connection(self, socket, cookie if origin is not None else None)
        self.open.add(connection)
        self.census.add(ADDRESS, address)
        metrics.SOCKETS.set(len(self.open))
        try:
            await connection.run()
        finally:
            self.open.discard(connection)
            self.census.add(ADDRESS, address, more=-1)
            if connection.person is not None:
                self.census.add(PERSON, connection.person.id, more=-1)
            metrics.SOCKETS.set(len(self.open))

    def end_session(self, hash: str) -> None:
        """Close the connections of a session that has ended."""
        for connection in self.open:
            if connection.session == hash:
                connection.end(SESSION_OVER, "session-over")

    def rename(self, person: str, name: str) -> None:
        """Use the new name of a person from now on."""
        for connection in self.open:
            if connection.person is not None and connection.person.id == person:
                connection.person = Person(person, name, connection.person.guest)

    def broadcast(self, notice: wire.Notice) -> None:
        for connection in self.open:
            connection.reply(notice)


class Connection:
    """One client."""

    def __init__(self, sockets: Sockets, socket: Socket, cookie: str | None) -> None:
        self.sockets: Final = sockets
        self.manager: Final = sockets.manager
        self.socket: Final = socket
        self.cookie: Final = cookie
        self.person: Person | None = None
        self.session = ""
        self.greeted = False
        rate = sockets.settings.frames_per_second
        self.bucket: Final = Bucket(rate, 3 * rate)
        self.strikes = 0
        self.watching: Final[dict[str, Subscriber]] = {}
        self.replies: Final[deque[wire.Message]] = deque()
        self.dirty: Final[dict[str, None]] = {}
        """Tables whose views have to be sent; the one that has waited longest comes first."""
        self.outdated: Final[set[str]] = set()
        """Tables of which the client has an outdated view: a snapshot is sent."""
        self.awake: Final = asyncio.Event()
        self.ended: Final = asyncio.Event()
        self.closing: tuple[int, str] | None = None
        self.hint: asyncio.Task[None] | None = None
        self.review: asyncio.Task[None] | None = None
        self.looking = True

    async def run(self) -> None:
        """Read and write until either ends."""
        tasks = [
            asyncio.create_task(work)
            for work in (self._read_all(), self._write_all(), self._check_session(), self._end())
        ]
        try:
            done, _ = await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
            for task in done:
                task.result()
        except (WebSocketDisconnect, OSError):
            pass  # disconnected, or too slow
        except Exception:
            metrics.ERRORS.labels("socket").inc()
            log.exception("socket-failed")
        finally:
            for task in tasks:
                task.cancel()
            self._drop_hint()
            self._drop_review()
            await asyncio.gather(*tasks, return_exceptions=True)
            for table, subscriber in self.watching.items():
                self.manager.subscriptions.unwatch(table, subscriber)
            with contextlib.suppress(Exception):
                code, reason = self.closing or (1011, "")
                async with asyncio.timeout(1):
                    await self.socket.close(code, reason)

    def reply(self, message: wire.Message) -> None:
        """Send something short; a client that does not read is disconnected."""
        if len(self.replies) >= MOST_REPLIES:
            self.end(TOO_SLOW, "too-slow")
            return
        self.replies.append(message)
        self.awake.set()

    def end(self, code: int, reason: str) -> None:
        """Close the connection after what is being sent."""
        if self.closing is None:
            self.closing = (code, reason)
        self.awake.set()
        self.ended.set()

    async def _end(self) -> None:
        """Return some time after the end of the connection, in case the client does not read."""
        await self.ended.wait()
        await asyncio.sleep(END_WITHIN)

    # Writing

    async def _write_all(self) -> None:
        while self.closing is None or self.replies:
            await self.awake.wait()
            self.awake.clear()
            while self.replies or self.dirty:
                if self.replies:  # before any view, so that a refusal comes before the next view
                    await self._send(_encode(self.replies.popleft()))
                elif self.closing is not None:
                    return
                else:
                    table = next(iter(self.dirty))
                    del self.dirty[table]
                    await self._send_view(table)

    async def _send_view(self, table: str) -> None:
        subscriber = self.watching.get(table)
        if subscriber is None:
            return
        if table in self.outdated:
            self.outdated.discard(table)
            subscriber.number = None
        crowd = len(self.manager.cache.live(table).subscribers) - CROWD
        if crowd > 0 and subscriber.seat is None:  # players do not wait for spectators
            await asyncio.sleep(crowd * PACE)
        try:
            frame = await self.manager.subscriptions.next_message(subscriber, table)
        except StorageFailed:
            asyncio.get_running_loop().call_later(
                RETRY_AFTER, subscriber.wake
            )  # try again: the disk may be back
            return
        except Refusal as refusal:
            self._unsubscribe(table)
            self.reply(wire.Gone(table, refusal.reason))
            return
        if frame is not None:
            await self._send(frame)

    async def _send(self, frame: bytes) -> None:
        async with asyncio.timeout(SEND_WITHIN):
            await self.socket.send_data(frame.decode(), mode="text")

    # Reading

    async def _read_all(self) -> None:
        while self.closing is None:
            async with asyncio.timeout(None if self.greeted else HELLO_WITHIN):
                event = await self.socket.receive()
            flooding = self.awake.is_set()  # the reply to the previous message is still in the queue
            if event["type"] == "websocket.disconnect":
                raise WebSocketDisconnect(detail="gone", code=event.get("code", 1005))
            if event["type"] != "websocket.receive":
                continue
            if self.closing is not None:
                break
            wait = self.bucket.wait()
            self.strikes = self.strikes + flooding if wait else 0
            if self.strikes > STRIKES:
                self.end(POLICY, "too-many")
                break
            await asyncio.sleep(wait)
            await self._receive(event.get("text") or "")
        await asyncio.sleep(SEND_WITHIN)  # the writer closes

    async def _receive(self, text: str) -> None:
        try:
            request = _read(text)
            check_keys(text)
        except (msgspec.DecodeError, ValueError, RecursionError) as error:
            self._refuse(Refusal("bad-message", why=str(error)[:LONGEST_WHY]))
            return
        try:
            await self._handle(request)
        except Refusal as refusal:
            metrics.REFUSALS.labels(refusal.reason).inc()
            self._refuse(refusal, request)

    def _refuse(self, refusal: Refusal, request: AnySocketRequest | None = None) -> None:
        id = request.act.id if isinstance(request, wire.Do) else getattr(request, "ask", None)
        self.reply(wire.Refused(*wire.refused(refusal), id=id, table=getattr(request, "table", None)))

    async def _handle(self, request: AnySocketRequest) -> None:
        if not self.greeted:
            if not isinstance(request, wire.Hello):
                raise Refusal("hello-first")
            await self._greet(request)
            return
        match request:
            case wire.Hello():
                raise Refusal("already-greeted")
            case wire.Watch(table=table, seat=seat, since=since):
                self.manager.admission.check(Rank.LOOKING)
                await self._watch(table, seat, since)
            case wire.Unwatch(table=table):
                self._unsubscribe(table)
                self.reply(wire.Gone(table, "unwatched"))
            case wire.Do(table=table, act=act):
                await self._submit(table, act)
            case wire.PreviewRequest():
                self.manager.admission.check(Rank.LOOKING)
                await self._preview(request)
            case wire.HintRequest():
                self.manager.admission.check(Rank.LOOKING)
                self._hint(request)
            case wire.ReviewRequest():
                self._drop_review()
                self.review = asyncio.create_task(self._follow_review(request))
            case wire.Unreview():
                self._drop_review()
            case wire.Attention(looking=looking):
                self.looking = looking
                for subscriber in self.watching.values():
                    subscriber.looking = looking
            case wire.Ping():
                self.reply(wire.Pong(now_ms()))

    async def _greet(self, hello: wire.Hello) -> None:
        if hello.protocol != wire.PROTOCOL:
            self._refuse(Refusal("protocol-version", protocol=wire.PROTOCOL))
            self.end(POLICY, "protocol-version")
            return
        token = hello.token or self.cookie
        if token:
            person = await self.sockets.people.person_of(token)
            if person is None and hello.token:
                raise Refusal("no-session")
            if person is not None:
                if self.sockets.census.total(PERSON, person.id) >= self.sockets.settings.sockets_per_person:
                    raise Refusal("too-many-sockets")
                self.person, self.session = person, hash_of(token)
                self.sockets.census.add(PERSON, person.id)
        self.greeted = True
        self.reply(wire.Welcome(wire.PROTOCOL, __version__, self.person, now_ms()))

    async def _watch(self, table: str, seat: int | None, since: int | None) -> None:
        if table not in self.watching and len(self.watching) >= MOST_WATCHED:
            raise Refusal("too-many-tables")
        person = self.person.id if self.person is not None else ""
        async with self.manager.at(table) as found:
            if not found.may_look(person, seat):
                raise Refusal("no-access", table)
        self._unsubscribe(table)

        def wake() -> None:
            self.dirty[table] = None
            self.awake.set()

        subscriber = Subscriber(person, seat, wake)
        subscriber.number, subscriber.looking = since, self.looking
        self.watching[table] = subscriber
        self.manager.subscriptions.watch(table, subscriber)
        wake()

    def _unsubscribe(self, table: str) -> None:
        subscriber = self.watching.pop(table, None)
        if subscriber is not None:
            self.manager.subscriptions.unwatch(table, subscriber)

    async def _submit(self, table: str, act: wire.AnyAct) -> None:
        if self.person is None:
            raise Refusal("no-session")
        try:
            number = await self.manager.submit(
                table, Actor(self.person.id, self.person.name), wire.command_of(act)
            )
        except Refusal as refusal:
            subscriber = self.watching.get(table)
            if refusal.reason in ("stale", "not-asked") and subscriber is not None:
                self.outdated.add(table)
                subscriber.wake()
            raise
        self._drop_hint()  # it was about the previous question
        self.reply(wire.Done(act.id, table, number))

    async def _preview(self, request: wire.PreviewRequest) -> None:
        async with self.manager.at(request.table) as found:
            if self.person is None or request.seat not in found.held_by(self.person.id):
                raise Refusal("not-your-seat")
            result = preview(found, request.seat, request.code, request.then)
        self.reply(
            wire.Previewed(
                request.table,
                request.ask,
                request.code,
                result.score,
                result.events,
                result.undo,
                result.counted,
                result.forced,
                result.then,
            )
        )

    def _hint(self, request: wire.HintRequest) -> None:
        """Let a bot think about a question, and continue reading meanwhile."""
        self._drop_hint()
        self.hint = asyncio.create_task(self._ask_bot(request))

    def _drop_hint(self) -> None:
        """Drop the last requested hint."""
        if self.hint is not None:
            self.hint.cancel()

    async def _ask_bot(self, request: wire.HintRequest) -> None:
        try:
            if self.person is None:
                raise Refusal("not-your-seat")
            level = known_level(request.level, "level")
            actor = Actor(self.person.id, self.person.name)
            asked, advice = await self.manager.bots.hint(request.table, actor, request.seat, level)
            self.reply(wire.Hinted(request.table, request.ask, asked, level, advice.unit, advice.best))
        except Refusal as refusal:
            metrics.REFUSALS.labels(refusal.reason).inc()
            self._refuse(refusal, request)
        except asyncio.CancelledError:
            self._refuse(Refusal("stale"), request)
            raise
        except Exception:
            metrics.ERRORS.labels("hint").inc()
            log.exception("hint-failed", table=request.table)
            self._refuse(Refusal("server-error"), request)

    def _drop_review(self) -> None:
        """Stop following a review."""
        if self.review is not None:
            self.review.cancel()
            self.review = None

    async def _follow_review(self, request: wire.ReviewRequest) -> None:
        try:
            who = self.person.id if self.person is not None else ""
            async with self.manager.at(request.table) as found:
                over = found.status == "over" and await self.sockets.deals.open_to(found.created, who)
                if not (over or found.may_look(who, None)):
                    raise Refusal("no-access", request.table)
                task = review_task(found, now_ms())
            if self.person is None:
                raise Refusal("no-session")
            async with contextlib.aclosing(self.sockets.reviews.follow(task, who)) as views:
                async for view in views:
                    while len(self.replies) > WAITING_REPLIES:  # a slow reader gets fewer messages
                        await asyncio.sleep(RETRY_AFTER)
                    self.reply(wire.Reviewed(request.table, request.ask, view))
        except Refusal as refusal:
            metrics.REFUSALS.labels(refusal.reason).inc()
            self._refuse(refusal, request)
        except Exception:
            metrics.ERRORS.labels("review").inc()
            log.exception("review-failed", table=request.table)
            self._refuse(Refusal("server-error"), request)

    async def _check_session(self) -> None:
        while True:
            await asyncio.sleep(CHECK_EVERY)
            with contextlib.suppress(StorageFailed):  # unknown now: ask again later
                if self.session and await self.sockets.people.store.session(self.session) is None:
                    self.end(SESSION_OVER, "session-over")
