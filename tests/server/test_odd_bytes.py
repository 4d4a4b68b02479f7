"""Bytes that are not a valid request: odd headers, broken frames, incomplete requests."""

from __future__ import annotations

import asyncio
import contextlib
import json
from collections.abc import Iterator
from typing import Final

import pytest

from .client import SLOWER, guest
from .hostile import (
    closed_with,
    frame,
    handshake,
    metrics,
    raw,
    server_under_attack,
)
from .node import Node, sqlite_url

FRAME_LIMIT: Final = 16 * 1024
HELLO: Final = b'{"type":"hello","protocol":1}'


@pytest.fixture(scope="module")
def node(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Node]:
    """A server with high rate limits."""
    with server_under_attack(sqlite_url(tmp_path_factory.mktemp("odd"))) as running:
        yield running


POST: Final = b"POST /api/v1/guests HTTP/1.1\r\nHost: x\r\n"
ME: Final = b"GET /api/v1/me HTTP/1.1\r\nHost: x\r\n"
ODD: Final = {
    "no request": b"\x00" * 1000,
    "a handshake of TLS": b"\x16\x03\x01\x02\x00\x01" + bytes(60),
    "another protocol": b"PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n",
    "no version": b"GET /health/live\r\n\r\n",
    "a version to come": b"GET / HTTP/9.9\r\n\r\n",
    "no host": b"GET /api/v1/games HTTP/1.1\r\n\r\n",
    "no host but an origin": b"POST /api/v1/guests HTTP/1.1\r\nOrigin: http://x\r\n\r\n",
    "a host that is none": b"GET / HTTP/1.1\r\nHost: [\r\nAccept: text/html\r\n\r\n",
    "a door that is none": b"GET /x HTTP/1.1\r\nHost: x:99999\r\nAccept: text/html\r\n\r\n",
    "a method nobody has": b"BREW /api/v1/tables HTTP/1.1\r\nHost: x\r\n\r\n",
    "a method for proxies": b"CONNECT example.org:80 HTTP/1.1\r\nHost: x\r\n\r\n",
    "all at once": b"OPTIONS * HTTP/1.1\r\nHost: x\r\n\r\n",
    "an address without host": b"GET http:// HTTP/1.1\r\nHost: x\r\n\r\n",
    "letters that are none": b"GET /api/v1/tables/\xff\xfe HTTP/1.1\r\nHost: x\r\n\r\n",
    "a length below nothing": POST + b"Content-Length: -5\r\n\r\n",
    "a length above all": POST + b"Content-Length: " + b"9" * 30 + b"\r\n\r\n",
    "two lengths": POST + b"Content-Length: 5\r\nContent-Length: 6\r\n\r\nhello!",
    "length and chunks": POST + b"Content-Length: 5\r\n"
    b"Transfer-Encoding: chunked\r\n\r\n0\r\n\r\n",
    "chunks that are none": POST + b"Transfer-Encoding: chunked\r\n\r\nZZ\r\n",
    "a token that is none": ME + b"Authorization: Bearer \xff\xfe\r\n\r\n",
    "a cookie that is none": ME + b'Cookie: boardwright="\\777";=;a=\xff\r\n\r\n',
    "a wish for another protocol": b"GET /health/live HTTP/1.1\r\nHost: x\r\nUpgrade: h2c\r\n"
    b"Connection: Upgrade\r\n\r\nGET /health/live HTTP/1.1\r\nHost: x\r\n\r\n",
    "a body without end": POST + b"Content-Length: 100\r\n\r\n{",
    "an expectation": POST + b"Expect: 100-continue\r\nContent-Length: 9\r\n\r\n",
    "many requests at once": b"GET /api/v1/games HTTP/1.1\r\nHost: x\r\n\r\n" * 200,
}  # fmt: skip


@pytest.mark.parametrize("name", ODD)
def test_odd_requests(node: Node, name: str) -> None:
    """The server refuses any such input or waits for the rest. The client may disconnect at any time."""

    async def story() -> None:
        for at in (None, 7, len(ODD[name]) - 3):
            async with raw(node) as client:
                await client.send(ODD[name][:at])
                reply = await client.receive(0.2)
                assert not reply.startswith(b"HTTP/1.1 5")

    asyncio.run(story())


def test_odd_handshakes(node: Node) -> None:
    """If the upgrade of a connection fails, the server answers or ends it."""
    good = handshake(node)
    odd = {
        "many headers": handshake(node, *[b"X-%d: y" % number for number in range(200)]),
        "a long header": handshake(node, b"X: " + b"y" * 20_000),
        "a long address": good.replace(b"/socket", b"/socket?" + b"q" * 20_000),
        "another method": handshake(node, method=b"POST"),
        "with a body": handshake(node, b"Content-Length: 5", method=b"POST") + b"hello",
        "an old version": good.replace(b"Version: 13", b"Version: 7"),
        "no key": good.replace(b"Sec-WebSocket-Key", b"X-Key"),
        "a short key": handshake(node).replace(b"==\r\n", b"\r\n"),
        "odd protocols": handshake(node, b"Sec-WebSocket-Protocol: \xff,,,"),
        "nowhere": good.replace(b"/api/v1/socket", b"/api/v1/%ff"),
        "somewhere else": good.replace(b"/api/v1/socket", b"/api/v1/tables"),
    }

    async def story() -> None:
        for name, request in odd.items():
            async with raw(node) as client:
                await client.send(request)
                reply = await client.receive(1)
                assert not reply or reply.startswith(b"HTTP/1.1 4"), name
                assert await client.gone(0.1), name

    asyncio.run(story())


@pytest.mark.parametrize(
    ("bytes_sent", "code"),
    [
        (frame(b"\xff\xfe"), 1007),
        (frame(b"\xed\xa0\x80"), 1007),
        (frame(b"\xc3", fin=False) + frame(b"\x28", 0), 1007),
        (frame(b"hello", masked=False), 1002),
        (frame(b"hello", 3), 1002),
        (frame(b"hello", 11), 1002),
        (frame(b"hello", reserved=4), 1002),
        (frame(b"hello", 0), 1002),
        (frame(b"a", fin=False) + frame(b"b"), 1002),
        (frame(b"p" * 126, 9), 1002),
        (frame(b"p", 9, fin=False), 1002),
        (frame(b"\x03", 8), 1002),
        (frame(b"\x00\x01", 8), 1002),
        (frame(b"\x03\xe8\xff\xfe", 8), 1007),
        (b"\x81\xff" + b"\xff" * 8 + bytes(4), 1009),
    ],
)
def test_broken_frames_end_the_connection(node: Node, bytes_sent: bytes, code: int) -> None:
    """With the close code of the standard, and without a line in the log."""

    async def story() -> None:
        async with raw(node) as client:
            await client.upgrade(node)
            await client.send(frame(HELLO))
            await client.reader.readuntil(b'"now":')
            await client.send(bytes_sent)
            assert closed_with(await client.receive(1)) == code

    asyncio.run(story())


def test_letters_may_be_cut_in_two(node: Node) -> None:
    """Fragments may split messages anywhere, also inside a letter."""

    async def story() -> None:
        ada = await guest(node)
        table = await ada.table("cartographers", "me", "open")
        text = json.dumps(
            {"type": "do", "table": table, "act": {"act": "say", "id": "x", "text": "Привет, ça va? 🎲"}},
            ensure_ascii=False,
        ).encode()
        async with raw(node) as client:
            await client.upgrade(node)
            await client.send(frame(b'{"type":"hello","protocol":1,"token":"%b"}' % ada.token.encode()))
            letters = [text[at : at + 5] for at in range(0, len(text), 5)]
            for number, letter in enumerate(letters):
                await client.send(frame(letter, 0 if number else 1, fin=number == len(letters) - 1))
            assert b'"done"' in await client.receive(0.5)
        log = await ada.get(f"/tables/{table}/log")
        assert log["lines"][-1]["text"] == "Привет, ça va? 🎲"

    asyncio.run(story())


def test_half_requests_hold_nobody_up(node: Node) -> None:
    """Some connections send nothing, half a header or half a body. The server serves others as before."""
    halves = (
        b"",
        b"GET /health",
        b"POST /api/v1/guests HTTP/1.1\r\nHost: x\r\nContent-Length: 1000\r\n\r\n{",
    )

    async def story() -> None:
        ada = await guest(node)
        alone = await ada.pace()
        async with contextlib.AsyncExitStack() as stack:
            for number in range(300):
                client = await stack.enter_async_context(raw(node))
                await client.send(halves[number % 3])
            assert await ada.pace() < SLOWER * alone
        assert metrics(node)["boardwright_sockets"] == 0

    asyncio.run(story())


def test_there_is_no_way_out_of_the_house(node: Node) -> None:
    """No path leads to a file of the machine."""
    ways = ("/../../../../etc/passwd", "/%2e%2e/%2e%2e/%2e%2e/etc/passwd", "/..%2f..%2f..%2fetc%2fpasswd",
            "/static/../../etc/passwd", "/static/%2e%2e%2f%2e%2e%2fpyproject.toml", "//etc/passwd",
            "/....//....//etc/passwd", "/static//etc/passwd", "/%00/etc/passwd", "/..\\..\\etc\\passwd",
            "/api/v1/../../etc/passwd", "/api/v1/tables/..%2f..%2f..%2fetc%2fpasswd/record", "/.git/config",
            "/boardwright.db", "/boardwright.toml", "/.env", "/pages/../app.py", "/static/../app.py",
            "/file:///etc/passwd", "/%252e%252e/etc/passwd")  # fmt: skip

    async def story() -> None:
        for way in ways:
            async with raw(node) as client:
                await client.send(b"GET %b HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n" % way.encode())
                reply = await client.receive()
                assert reply.split()[1] in (b"400", b"404", b"405"), way
                assert b"root:" not in reply
                assert b"import " not in reply

    asyncio.run(story())
