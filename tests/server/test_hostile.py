"""Hostile clients: foreign pages, floods, giant messages, clients that do not read, stolen messages."""

from __future__ import annotations

import asyncio
import contextlib
import json
import statistics
import time
from collections.abc import AsyncIterator, Iterator
from pathlib import Path
from typing import Any, Final

import httpx
import pytest
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from boardwright.server.sockets.connections import SEND_WITHIN
from boardwright.server.tokens import new_id

from .client import SLOWER, Frame, Socket, Visitor, guest
from .hostile import (
    DEFAULTS,
    NodeBehindProxy,
    RawConnection,
    address,
    assert_no_warnings,
    closed_with,
    entries_in,
    frame,
    handshake,
    memory,
    raw,
    server_under_attack,
)
from .node import PATIENCE, Node, sqlite_url

FRAME_LIMIT: Final = 16 * 1024
HELLO: Final = b'{"type":"hello","protocol":1}'


@pytest.fixture(scope="module")
def node(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Node]:
    """A server with high rate limits."""
    with server_under_attack(sqlite_url(tmp_path_factory.mktemp("hostile"))) as running:
        yield running


@pytest.fixture(scope="module")
def strict(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Node]:
    """A server with the default rate limits."""
    with server_under_attack(sqlite_url(tmp_path_factory.mktemp("strict")), **DEFAULTS) as running:
        yield running


# Pages of strangers

FOREIGN: Final = (
    b"http://evil.example",
    b"https://localhost.evil.example",
    b"null",
    b"",
    b"*",
    b"file://",
    b"http://[",
    b"http://]",
    b"http://[::1",
    b"http://localhost:99999999",
    b"http://localhost:port",
    b"//localhost",
    b"javascript:alert(1)",
    b"\xff\xfe",
    b"http://" + b"a" * 4000,
)


def forged(node: Node) -> tuple[bytes, ...]:
    """Origins that look like the server's own."""
    host = b"127.0.0.1:%d" % address(node)[1]
    return (
        *FOREIGN, b"http://user@" + host, b"http://" + host + b".evil.example", b"http://" + host + b"/x",
        b"http://evil.example/" + host, b"ftp://" + host, host, b"http://127.0.0.1:1", b"null http://" + host,
    )  # fmt: skip


def test_pages_of_strangers_get_no_socket(node: Node) -> None:
    """Not even with the cookie of somebody who is logged in."""

    async def story() -> None:
        ada = await guest(node)
        for origin in forged(node):
            for cookie in (b"", b"boardwright=" + ada.token.encode()):
                async with raw(node) as client:
                    await client.send(handshake(node, b"Origin: " + origin, b"Cookie: " + cookie))
                    reply = await client.receive()
                    assert reply.split(b"\r\n")[0] in (
                        b"HTTP/1.1 403 Forbidden",
                        b"HTTP/1.1 400 Bad Request",
                    ), origin
        async with raw(node) as client:  # two at once, one of them right
            own = b"Origin: http://127.0.0.1:%d" % address(node)[1]
            await client.send(handshake(node, b"Origin: http://evil.example", own))
            assert (await client.receive()).startswith(b"HTTP/1.1 4")

    asyncio.run(story())


def test_our_own_pages_and_programs_get_one(node: Node) -> None:
    async def story() -> None:
        for origin in (None, node.url):
            async with _connected(node, origin) as socket:
                assert (await socket.receive())["type"] == "welcome"

    asyncio.run(story())


def test_pages_of_friends_get_one_if_the_host_says_so(tmp_path: Path) -> None:
    friends = ("https://club.example.org", "http://localhost:5173")
    with server_under_attack(sqlite_url(tmp_path), origins=",".join(friends)) as node:

        async def story() -> None:
            for origin in friends:
                async with _connected(node, origin) as socket:
                    assert (await socket.receive())["type"] == "welcome"
                made = httpx.post(
                    f"{node.url}/api/v1/guests", json={"name": "Ada"}, headers={"origin": origin}
                )
                assert made.status_code == 201
            for origin in (
                "https://club.example.org.evil.example",
                "https://org",
                "https://club.example.org:444",
            ):
                with pytest.raises(InvalidStatus):
                    async with _connected(node, origin):
                        pass

        asyncio.run(story())


def test_a_server_with_an_address_of_its_own_knows_no_other(tmp_path: Path) -> None:
    """Independent of the Host header: a foreign page may have a name that resolves to our address."""
    node = NodeBehindProxy(sqlite_url(tmp_path), "https://play.example.org")

    async def story() -> None:
        async with _connected(node, "https://play.example.org") as socket:
            assert (await socket.receive())["type"] == "welcome"
        for origin in (node.url, "http://play.example.org", "https://play.example.org:8443"):
            with pytest.raises(InvalidStatus):
                async with _connected(node, origin):
                    pass

    asyncio.run(story())
    assert node.stop() == 0
    assert_no_warnings(node)


def test_pages_of_strangers_change_nothing(node: Node) -> None:
    """Also with the cookie of a logged-in person and any headers. The pages may not read the replies."""

    async def story() -> None:
        ada = await guest(node)
        table = await ada.table("cartographers", "me", "open")
        say = {"act": "say", "id": "x", "text": "Ada never said that"}
        before = entries_in(node, table)
        async with httpx.AsyncClient(base_url=f"{node.url}/api/v1", verify=False) as browser:
            for origin in forged(node):
                for disguise in (b"application/json", b"text/plain", b"application/x-www-form-urlencoded"):
                    reply = await browser.post(
                        f"/tables/{table}/acts",
                        content=json.dumps(say),
                        headers=[
                            (b"origin", origin),
                            (b"cookie", b"boardwright=" + ada.token.encode()),
                            (b"content-type", disguise),
                        ],
                    )
                    assert (reply.status_code, reply.json()["reason"]) == (403, "origin"), origin
                reply = await browser.delete("/sessions", headers=[(b"origin", origin)])
                assert reply.status_code == 403
                looked = await browser.get("/games", headers=[(b"origin", origin)])
                asked = await browser.options("/tables", headers=[(b"origin", origin)])
                for reply in (looked, asked):
                    assert not [name for name in reply.headers if name.startswith("access-control")]
        assert entries_in(node, table) == before

    asyncio.run(story())


@contextlib.asynccontextmanager
async def _connected(node: Node, origin: Any = None) -> AsyncIterator[Socket]:
    async with connect(node.socket_url, origin=origin) as connection:
        socket = Socket(connection)
        await socket.connection.send(HELLO.decode())
        yield socket


# Giants


@pytest.mark.parametrize("size", [FRAME_LIMIT + 1, 20_000, 70_000])
@pytest.mark.parametrize("fragments", [1, 3])
@pytest.mark.parametrize("kind", ["text", "binary"])
def test_giant_messages_end_the_connection(node: Node, size: int, fragments: int, kind: str) -> None:
    """In one frame or in several. A message that is just small enough is read and refused."""

    async def story() -> None:
        async with raw(node) as client:
            await client.upgrade(node)
            await client.send(b"".join(_pieces(b" " * size, fragments, 1 if kind == "text" else 2)))
            assert closed_with(await client.receive()) == 1009
        async with raw(node) as client:
            await client.upgrade(node)
            await client.send(b"".join(_pieces(b" " * FRAME_LIMIT, fragments, 1 if kind == "text" else 2)))
            assert b'"bad-message"' in await client.receive(0.3)

    asyncio.run(story())


def _pieces(payload: bytes, count: int, opcode: int) -> Iterator[bytes]:
    step = -(-len(payload) // count)
    for at in range(0, len(payload), step):
        yield frame(payload[at : at + step], opcode if at == 0 else 0, fin=at + step >= len(payload))


def test_giant_requests_are_not_read(node: Node) -> None:
    async def story() -> None:
        async def endless() -> AsyncIterator[bytes]:
            for _ in range(60):
                yield b"x" * 50_000

        bodies: list[Any] = [b"x" * 3_000_000, endless()]
        async with httpx.AsyncClient(base_url=f"{node.url}/api/v1", verify=False) as client:
            for body in bodies:
                reply = await client.post("/guests", content=body)
                assert (reply.status_code, reply.json()["reason"]) == (413, "too-large")

    asyncio.run(story())


@pytest.mark.parametrize(
    ("begin", "more"),
    [
        (b"GET /health/live HTTP/1.1\r\nX: ", b"y" * 100_000),
        (b"GET /health/live HTTP/1.1\r\n", b"X: y\r\n" * 20_000),
        (b"GET /", b"y" * 100_000),
        (b"POST /api/v1/guests HTTP/1.1\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n", b"X: y\r\n" * 20_000),
        (b"POST /api/v1/guests HTTP/1.1\r\nTransfer-Encoding: chunked\r\n\r\n", b"1;" + b"y" * 100_000),
    ],
    ids=["a value", "many names", "a path", "trailers", "a chunk"],
)
def test_endless_heads_are_cut_off(node: Node, begin: bytes, more: bytes) -> None:
    """Otherwise the web server would store and copy the headers without end."""

    async def story() -> None:
        before = memory(node)
        async with raw(node) as client:
            with contextlib.suppress(ConnectionError):
                await client.send(begin)
                for _ in range(500):
                    await client.send(more)
            assert await client.gone()
        assert memory(node) < before + 20

    asyncio.run(story())


# Floods


def test_a_flood_is_slowed_down_then_cut_off_while_a_quick_client_stays(strict: Node) -> None:
    """A client that waits for each reply may be as fast as the server."""

    async def story() -> None:
        ada, ben, cy = [await guest(strict, name) for name in ("Ada", "Ben", "Cy")]
        table = await ada.table("cartographers", "me", "open")

        async def flood(who: Visitor, message: Frame) -> tuple[int, float]:
            """How much came back, and how long it went on."""
            async with who.socket() as socket:
                started = time.monotonic()
                replies = 0
                sender = asyncio.create_task(_pour(socket.connection, json.dumps(message)))

                def counted(_told: Frame) -> bool:
                    nonlocal replies
                    replies += 1
                    return False

                with pytest.raises(ConnectionClosed) as closed:
                    await socket.until(counted)
                await sender
                assert closed.value.rcvd is not None
                assert (closed.value.rcvd.code, closed.value.rcvd.reason) == (1008, "too-many")
                return replies, time.monotonic() - started

        async def quickly(who: Visitor, count: int) -> float:
            """The time for this number of requests and replies."""
            started = time.monotonic()
            async with who.socket() as socket:
                for _ in range(count):
                    await socket.send(type="ping")
                    assert (await socket.receive())["type"] == "pong"
            return time.monotonic() - started

        async def steadily(who: Visitor, floods: asyncio.Future[Any]) -> int:
            """The number of messages of a normal player during the floods."""
            said = 0
            async with who.socket() as socket:
                while not floods.done():
                    await socket.do(table, "say", text="My turn?")
                    said += 1
                    await asyncio.sleep(0.25)
            return said

        nowhere = {"type": "do", "table": "nowhere", "act": {"act": "begin", "id": "x"}}
        messages: list[Frame] = [{"type": "ping"}, {"type": "watch", "table": table}, nowhere]
        floods = asyncio.gather(*(flood(ben, message) for message in messages))
        quick, said = await asyncio.gather(quickly(cy, 140), steadily(ada, floods))
        for replies, seconds in await floods:
            assert replies <= 30 + 10 * (seconds + 1.5), "30 at once and ten a second, not more"
            assert seconds > 5, "slowed down before it is cut off"
        assert 30 + 10 * (quick + 1.5) >= 140, "30 at once and ten a second"
        assert said >= 5, "players are served meanwhile"

    asyncio.run(story())


async def _pour(connection: ClientConnection, text: str) -> None:
    with contextlib.suppress(ConnectionClosed):
        while True:
            for _ in range(50):
                await connection.send(text)
            await asyncio.sleep(0.01)


@pytest.mark.parametrize("opcode", [9, 10, 0], ids=["pings", "pongs", "fragments"])
def test_floods_of_small_frames_are_cut_off(strict: Node, opcode: int) -> None:
    """Frames that contain no message. Their sender reads nothing, and the server stores no replies."""

    async def story() -> None:
        before = memory(strict)
        async with raw(strict, receive_buffer=4096) as client:
            await client.upgrade(strict)
            await client.send(frame(HELLO))
            if opcode == 0:
                await client.send(frame(b"[", 1, fin=False))
            with contextlib.suppress(ConnectionError):
                for _ in range(200):
                    await client.send(frame(b"p" * 125 if opcode else b"", opcode, fin=opcode != 0) * 2000)
            assert await client.gone()
        assert memory(strict) < before + 10

    asyncio.run(story())


@pytest.mark.parametrize("socket", [True, False], ids=["messages", "requests"])
def test_a_heap_of_small_things_is_looked_at_bit_by_bit(node: Node, socket: bool) -> None:
    """One read may contain forty thousand of them. Other clients are served meanwhile."""

    async def story() -> None:
        before, ada = memory(node), await guest(node)
        alone = await ada.pace()
        async with contextlib.AsyncExitStack() as stack:
            for _ in range(10):
                client = await stack.enter_async_context(raw(node))
                if socket:
                    await client.upgrade(node)
                    await client.send(frame(HELLO))
                await client.send(frame(b"") * 40_000 if socket else b"GET / HTTP/1.1\r\n\r\n" * 14_000)
            assert await ada.pace() < SLOWER * alone
        assert memory(node) < before + 40

    asyncio.run(story())


def test_so_many_sockets_for_each_person_and_address(strict: Node) -> None:
    async def story() -> None:
        most, from_here = Visitor(strict), int(str(DEFAULTS["sockets_per_address"]))
        ada = await guest(strict)
        each = int(str(DEFAULTS["sockets_per_person"]))
        async with contextlib.AsyncExitStack() as hers:
            for _ in range(each):
                await hers.enter_async_context(ada.socket())
            async with connect(strict.socket_url) as connection:
                socket = Socket(connection)
                await socket.send(type="hello", protocol=1, token=ada.token)
                assert (await socket.receive())["reason"] == "too-many-sockets"
            for _ in range(from_here - each):
                await hers.enter_async_context(most.socket())
            with pytest.raises(InvalidStatus):
                await hers.enter_async_context(most.socket())
            reply = await ada.get("/me")  # requests have their own limit
            assert reply["id"] == ada.id
        await _settled(strict, 0)
        async with ada.socket() as again:
            await again.send(type="ping")
            assert (await again.receive())["type"] == "pong"

    asyncio.run(story())


async def _settled(node: Node, sockets: int) -> None:
    """Wait until this number of sockets is open, for less time than the server waits for a stuck one."""
    async with asyncio.timeout(SEND_WITHIN / 2):
        while httpx.get(f"{node.url}/health/live").json()["sockets"] != sockets:
            await asyncio.sleep(0.05)


def test_so_many_requests_a_minute_and_tables_an_hour(tmp_path: Path) -> None:
    strict = Node(sqlite_url(tmp_path), 0, **DEFAULTS)

    async def story() -> None:
        ada = await guest(strict)
        async with httpx.AsyncClient(
            base_url=f"{strict.url}/api/v1", headers=ada.http.headers, verify=False
        ) as http:
            body = {"game": "cartographers", "seats": [{"kind": "open"}]}
            made = [(await http.post("/tables", json=body)).status_code for _ in range(121)]
            assert made == [201] * 120 + [429]
            asked = [(await http.get("/me")).status_code for _ in range(500)]
            assert set(asked) == {200, 429}
            assert asked == sorted(asked)
            assert 600 - 122 - 10 <= asked.count(200) <= 600 - 122
            refused = await http.get("/games")
            assert (refused.status_code, refused.json()["reason"]) == (429, "too-many")
            assert refused.headers["retry-after"].isdecimal()
            assert (await http.get(f"{strict.url}/health/ready")).status_code == 200

    asyncio.run(story())
    assert strict.stop() == 0
    assert_no_warnings(strict)


def test_nobody_watches_the_whole_house_over_one_socket(node: Node) -> None:
    async def story() -> None:
        ada = await guest(node)
        tables = [await ada.table("cartographers", "me", "open") for _ in range(21)]
        async with ada.socket() as socket:
            replies = [(await socket.watch(table))["type"] for table in tables]
            assert replies == ["snapshot"] * 20 + ["refused"]
            assert (await socket.watch(tables[0]))["type"] == "snapshot"

    asyncio.run(story())


# Sleepers

SLEEPERS: Final = 200


def test_sleepers_cost_no_memory_and_hold_nobody_up(node: Node) -> None:
    """Hundreds of spectators never read, while much happens at the table."""

    async def story() -> None:
        ada = await guest(node)
        table = await ada.table("cartographers", "me", "me", "me", terms={"listed": True})
        async with contextlib.AsyncExitStack() as stack:
            for _ in range(SLEEPERS):
                client = await stack.enter_async_context(raw(node, receive_buffer=2048))
                await client.upgrade(node)
                await client.send(frame(HELLO))
                await client.send(frame(b'{"type":"watch","table":"%b"}' % table.encode()))
            await _settled(node, SLEEPERS)
            await asyncio.sleep(2)  # everybody receives the table once
            before, times = memory(node), []
            async with ada.socket() as socket:
                await socket.watch(table, 0)
                until = time.monotonic() + 12
                while time.monotonic() < until:
                    started = time.monotonic()
                    number = (await socket.do(table, "say", text="x" * 500))["number"]
                    while not any(_shows(message, number) for message in socket.frames):
                        await socket.receive()
                    times.append(time.monotonic() - started)
                    socket.frames.clear()
            after = memory(node)
            assert after - before < SLEEPERS * 0.26, f"a quarter of a megabyte for each: {before}, {after}"
            at_first, at_last = (statistics.median(some) for some in (times[:20], times[-20:]))
            assert at_last < SLOWER * at_first, (
                "no player waits for those who look on, when their lines are full"
            )
            assert httpx.get(f"{node.url}/health/live").status_code == 200
        await _settled(node, 0)

    asyncio.run(story())


def _shows(message: Frame, number: int) -> bool:
    return message["type"] in ("snapshot", "update") and message["seen"]["number"] >= number


def test_a_sleeper_who_wakes_up_sees_the_table_as_it_is(node: Node) -> None:
    """It receives the current view, not every update in between."""

    async def story() -> None:
        ada = await guest(node)
        table = await ada.table("cartographers", "me", "me", "me", terms={"listed": True})
        async with raw(node, receive_buffer=2048) as client, ada.socket() as socket:
            await client.upgrade(node)
            await client.send(frame(HELLO))
            await client.send(frame(b'{"type":"watch","table":"%b"}' % table.encode()))
            await asyncio.sleep(0.3)
            last = max([(await socket.do(table, "say", text="x" * 400))["number"] for _ in range(300)])
            received = await _messages(client, lambda one: _shows(one, last))
            pictures = [one for one in received if one["type"] in ("snapshot", "update")]
            assert len(pictures) < 300
            known: list[int] = []
            for one in pictures:  # a client that missed too much receives a new snapshot
                after = 0 if one["type"] == "snapshot" else one["after"]
                assert one["type"] == "snapshot" or after == max(known)
                known = [line["number"] for line in one["log"]]
                assert len(known) <= 100
            assert known[-1] == last

    asyncio.run(story())


async def _messages(client: RawConnection, last: Any) -> list[Frame]:
    """The messages in the frames that wait for a client, up to the last one wanted."""
    found: list[Frame] = []
    async with asyncio.timeout(PATIENCE):
        while not found or not last(found[-1]):
            opcode, length = await client.reader.readexactly(2)
            if length > 125:
                length = int.from_bytes(await client.reader.readexactly(2 if length == 126 else 8))
            payload = await client.reader.readexactly(length)
            if opcode == 0x81:
                found.append(json.loads(payload))
    return found


def test_somebody_who_asks_and_never_listens_is_cut_off(node: Node) -> None:
    """Replies wait in the queue for a limited time."""

    async def story() -> None:
        ada = await guest(node)
        table = await ada.table("everdell", *["me"] * 4)
        async with raw(node, receive_buffer=2048) as client:
            await client.upgrade(node)
            await client.send(frame(b'{"type":"hello","protocol":1,"token":"%b"}' % ada.token.encode()))
            watches = [
                b'{"type":"watch","table":"%b","seat":%d}' % (table.encode(), seat) for seat in range(4)
            ]
            asked = b"".join(frame(watch) + frame(b'{"type":"ping"}') * 50 for watch in watches)
            with contextlib.suppress(ConnectionError, TimeoutError):
                async with asyncio.timeout(2):
                    while True:
                        await client.send(asked)
            await _settled(node, 0)

    asyncio.run(story())


# Thieves


def test_messages_of_somebody_else_do_nothing(node: Node) -> None:
    """An attacker cannot use the messages of Ada. They are valid only over her connection."""

    async def story() -> None:
        ada, mallory = await guest(node), await guest(node, "Mallory")
        table = await ada.table("everdell", "me", "me", terms={"listed": True, "chat": "seats"})
        sent: list[str] = []
        async with ada.socket() as socket:
            seen = (await socket.watch(table, 0))["seen"]
            for _ in range(5):
                seat = seen["waiting"][0]
                question = (await ada.look(table, seat))["question"]
                code = question["options"][-1]["code"]
                act = {
                    "act": "choose",
                    "id": new_id(),
                    "seat": seat,
                    "asked": question["asked"],
                    "code": code,
                }
                sent.append(json.dumps({"type": "do", "table": table, "act": act}))
                sent.append(
                    json.dumps({"type": "preview", "table": table, "seat": seat, "code": code, "ask": "x"})
                )
                sent.append(json.dumps({"type": "watch", "table": table, "seat": seat}))
                await socket.connection.send(sent[-3])
                done = await socket.until(lambda message: message["type"] in ("done", "refused"))
                assert done["type"] == "done"
                seen = await ada.look(table, 0)
            say = {"act": "say", "id": new_id(), "text": "Good luck"}
            sent.append(json.dumps({"type": "do", "table": table, "act": say}))
            await socket.connection.send(sent[-1])
            await socket.until(lambda message: message["type"] == "done")
            before = entries_in(node, table)

            for thief in (mallory, Visitor(node)):
                async with thief.socket() as stolen:
                    for message in sent:
                        await stolen.connection.send(message)
                        assert (await stolen.receive())["type"] == "refused"
            assert entries_in(node, table) == before
            for message in sent:  # she sends it again; it counts once
                await socket.connection.send(message)
            await socket.send(type="ping")
            await socket.until(lambda message: message["type"] == "pong")
            assert entries_in(node, table) == before

    asyncio.run(story())
