"""Every class of odd bytes, sent to every place of every route: never a 5xx, and every refusal has words.
The routes come from the application, so a new one is covered."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Iterator, Sequence
from functools import cache
from itertools import cycle, islice
from operator import itemgetter
from typing import Any, Final, TypeVar, get_args
from urllib.parse import quote_from_bytes

import msgspec
import pytest
from litestar.routes import HTTPRoute

from boardwright.locales import Words
from boardwright.pages import PAGES, problem_page
from boardwright.server import wire
from boardwright.server.app import build
from boardwright.server.settings import Settings

from .client import Visitor, guest
from .hostile import RawConnection, frame, raw, server_under_attack
from .node import Node, sqlite_url

T = TypeVar("T")
BROKEN: Final = {
    "a byte of another encoding": b"\x95",
    "a byte that UTF-8 never has": b"\xff",
    "a byte order mark of UTF-16": b"\xff\xfe",
    "a surrogate": b"\xed\xa0\x80",
    "a pair of surrogates": b"\xed\xa0\x80\xed\xb0\x80",
    "an overlong slash": b"\xc0\xaf",
    "an overlong NUL": b"\xc0\x80",
    "three bytes for one": b"\xe0\x80\xaf",
    "beyond Unicode": b"\xf4\x90\x80\x80",
    "half a letter": b"\xe2\x82",
    "the other half": b"\x82\xac",
}
"""No UTF-8: refused wherever a body has it."""
NO_STRING: Final = {
    "NUL": b"\0",
    "a control character": b"\x1f",
    "an open end": b'"',
    "a lone surrogate": b"\\ud800",
    "surrogates in the wrong order": b"\\udc00\\ud800",
    "an escape that is none": b"\\x",
    "half an escape": b"\\u00",
}
"""UTF-8, but not inside a string of JSON."""
STRANGE: Final = {
    "an escaped NUL": b"\\u0000",
    "no character": "\uffff".encode(),
    "right to left": "\u202e".encode(),
    "a letter that becomes a word": "\ufdfa".encode(),
    "beyond the first plane": "\U0010ffff".encode(),
}
"""Valid, and to be refused or cleaned."""
NO_VALUE: Final = {
    "a number of many digits": b"9" * 10_000,
    "a fraction of many digits": b"0." + b"1" * 10_000,
    "an endless exponent": b"1e" + b"9" * 400,
    "not a number": b"NaN",
    "depth": b"[" * 100_000,
    "depth that ends": b'{"a":' * 20_000 + b"1" + b"}" * 20_000,
    "a key twice": b'{"a":1,"a":2}',
    "a key twice, written differently": b'{"a":1,"\\u0061":2}',
}
ENCODED: Final = {
    "compressed": b"content-encoding: gzip\r\n",
    "compressed twice": b"content-encoding: br, gzip\r\n",
    "another charset": b"content-type: application/json; charset=utf-16\r\n",
    "a quoted charset": b'content-type: application/json; charset="latin-1"\r\n',
}
HEADERS: Final = (b"authorization: Bearer ", b"cookie: boardwright=", b"cookie: lang=", b"accept: ",
                  b"accept-language: ", b"content-type: ", b"if-none-match: ", b"x-forwarded-for: ",
                  b"referer: ", b"user-agent: ")  # fmt: skip
QUERIES: Final = (b"seat=", b"lang=", b"about=", b"after=1&", b"day=", b"start=", b"limit=", b"step=")
PLACES: Final = list(zip(cycle(QUERIES), HEADERS, strict=False))
FORM: Final = (b"act=", b"id=", b"seat=", b"asked=", b"code=", b"text=", b"name=", b"bot=", b"how=",
               b"password=", b"link=", b"game=", b"seats=", b"kind=", b"eyes=", b"preset=")  # fmt: skip
VALID: Final[dict[str, Any]] = {"name": "Ada", "password": "long enough", "link": "x", "game": "everdell",
                                "seats": [{"kind": "me"}], "act": "say", "id": "x"}  # fmt: skip
SOCKET: Final = {name: data for kind in (NO_STRING, NO_VALUE) for name, data in kind.items()}


@cache
def routes() -> list[tuple[str, str, Any]]:
    """All routes of the application, in one order for all test processes: method, path, and the type of the
    JSON body if there is one."""
    app = build(Settings(database="sqlite://"), PAGES, problem_page)
    found = []
    for route in app.routes:
        for handler in route.route_handlers if isinstance(route, HTTPRoute) else ():
            data = handler.parsed_fn_signature.parameters.get("data")
            kind = None if data is None else data.annotation
            found += [(str(method), route.path_format, kind) for method in handler.http_methods]
    return sorted(found, key=itemgetter(1, 0))


ROUTES: Final = [pytest.param(*route, id=f"{route[0]} {route[1]}") for route in routes()]
SENDING: Final = [route for route in ROUTES if route.values[0] == "POST"]


@pytest.fixture(scope="module")
def node(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Node]:
    with server_under_attack(sqlite_url(tmp_path_factory.mktemp("bytes"))) as running:
        yield running


class Line:
    """Asks over one connection, and opens another one when the server has closed it."""

    def __init__(self, node: Node, who: Visitor) -> None:
        self.node: Final = node
        self.token: Final = who.token.encode()

    async def ask_all(self, asked: list[tuple[str, bytes]]) -> list[tuple[str, int, bytes]]:
        """Send requests one by one; return name, status and body of each reply."""
        found = []
        while asked:
            async with raw(self.node) as client:
                for name, request in asked:
                    await client.send(request)
                    reply = await _reply(client)
                    found.append((name, *reply))
                    if not reply[0]:
                        break
            asked = asked[len(found) :] if not found[-1][1] else []
        return found

    def request(self, method: str, path: bytes, *headers: bytes, body: bytes = b"") -> bytes:
        known = b"".join(headers).lower()
        given = [*headers]
        if b"authorization" not in known:
            given.append(b"authorization: Bearer %b\r\n" % self.token)
        if b"content-type" not in known:
            given.append(b"content-type: application/json\r\n")
        head = b"%b %b HTTP/1.1\r\nhost: x\r\n" % (method.encode(), path)
        return head + b"".join(given) + b"content-length: %d\r\n\r\n" % len(body) + body


async def _reply(client: RawConnection) -> tuple[int, bytes]:
    """Status and body of the next reply; 0 if the server has closed the connection."""
    try:
        head = await client.reader.readuntil(b"\r\n\r\n")
    except (asyncio.IncompleteReadError, ConnectionError):
        return 0, b""
    status = int(head.split()[1])
    length = [line for line in head.lower().split(b"\r\n") if line.startswith(b"content-length:")]
    size = int(length[0].split(b":")[1]) if length and status not in (204, 304) else 0
    return status, await client.reader.readexactly(size)


def _path(path: str, odd: bytes = b"x") -> bytes:
    for name in ("{id}", "{game}", "{link}", "{language}", "{action}", "{name}", "{path}"):
        path = path.replace(name, quote_from_bytes(odd, safe=""))
    assert "{" not in path, f"a new parameter: {path}"
    return path.encode()


def _worded(name: str, status: int, body: bytes) -> str:
    """The reason of a refusal, after a check that it has words."""
    assert status < 500, (name, status, body[:300])
    if status < 400 or body[:1] != b"{":
        return ""
    reason = str(json.loads(body)["reason"])
    assert Words("en").knows(f"refusal-{reason}"), (name, body)
    return reason


def _bodies(kind: Any) -> Iterator[tuple[str, dict[str, Any]]]:
    """Valid messages of a type, one for each of its fields, with the name of that field."""
    if kind == wire.AnyAct:
        for act in get_args(wire.AnyAct):
            yield from ((name, {"act": act.__struct_config__.tag, **body}) for name, body in _bodies(act))
        return
    known = msgspec.structs.fields(kind)
    required = {one.encode_name: VALID.get(one.encode_name, 0) for one in known if one.required}
    for one in known:
        yield one.encode_name, {**required, one.encode_name: "@"}


def _texts(kind: Any) -> Iterator[tuple[str, bytes, int | None]]:
    """Bodies of a type with odd bytes in each place, and the status if it is certain."""
    for name, data in BROKEN.items():
        yield f"{name} alone", data, 400
        yield f"{name} in a key", b'{"%b":1}' % data, 400
        yield f"{name} after the end", b"{}" + data, 400
    for name, data in NO_VALUE.items():
        yield f"{name} alone", data, 400
    yield "the body in UTF-16", json.dumps(VALID).encode("utf-16"), 400
    yield "a byte order mark", json.dumps(VALID).encode("utf-8-sig"), 400
    bodies = [(field, json.dumps(body).encode()) for field, body in _bodies(kind)]
    for (name, data), (field, text) in _paired(BROKEN | NO_STRING | STRANGE | NO_VALUE, bodies):
        place = b'"@"' if name in NO_VALUE else b"@"
        assert text.count(place) == 1
        yield f"{name} in {field}", text.replace(place, data), None if name in STRANGE else 400
    for field, text in bodies:
        yield f"{field} twice", text[:-1] + b',"%b":"@"}' % field.encode(), 400


def _paired(classes: dict[str, bytes], places: Sequence[T]) -> Iterator[tuple[tuple[str, bytes], T]]:
    """Each class with a place, and each place with a class; all pairs would take minutes."""
    longest = max(len(classes), len(places))
    return zip(islice(cycle(classes.items()), longest), cycle(places), strict=False)


@pytest.mark.parametrize(("method", "path", "kind"), [route for route in SENDING if route.values[2]])
def test_odd_bytes_in_messages(node: Node, method: str, path: str, kind: Any) -> None:
    async def story() -> None:
        line = Line(node, await guest(node))
        texts = list(_texts(kind))
        asked = [(name, line.request(method, _path(path), body=body)) for name, body, _ in texts]
        for (name, status, body), (_, _, expected) in zip(await line.ask_all(asked), texts, strict=True):
            reason = _worded(name, status, body)
            assert expected in (None, status), (name, status, body)
            assert expected is None or reason == "bad-request", (name, body)
        body = json.dumps(VALID).encode()
        asked = [
            (name, line.request(method, _path(path), header, body=body)) for name, header in ENCODED.items()
        ]
        for name, status, said in await line.ask_all(asked):
            assert (status, _worded(name, status, said)) == (415, "wrong-encoding"), name

    asyncio.run(story())


@pytest.mark.parametrize(("method", "path"), [route.values[:2] for route in SENDING if not route.values[2]])
def test_odd_bytes_in_forms(node: Node, method: str, path: str) -> None:
    """The forms of plain pages, and routes that expect no body."""
    form = b"content-type: application/x-www-form-urlencoded\r\n"

    async def story() -> None:
        line = Line(node, await guest(node))
        asked = []
        for (name, data), field in _paired(BROKEN | NO_STRING | STRANGE, FORM):
            sent = (data, data + b"=1", *(field + data for data in (data, quote_from_bytes(data).encode())))
            asked += [(name, line.request(method, _path(path), form, body=body)) for body in sent]
        for name, status, body in await line.ask_all(asked):
            _worded(name, status, body)
            if "/plain/" in path and name.startswith(tuple(BROKEN)) and path != "/plain/logout":
                assert status in (400, 401, 403, 404), (name, status)

    asyncio.run(story())


@pytest.mark.parametrize(("method", "path"), list(dict.fromkeys(route.values[:2] for route in ROUTES)))
def test_odd_bytes_around_the_body(node: Node, method: str, path: str) -> None:
    """In addresses, queries and headers. Requests that are no HTTP end the connection."""

    async def story() -> None:
        line = Line(node, await guest(node))
        asked = []
        for (name, data), (query, header) in _paired(BROKEN | NO_STRING | STRANGE, PLACES):
            percent = quote_from_bytes(data, safe="").encode()
            sent = [_path(path, b"a" + data), _path(path) + b"?" + query + percent]
            asked += [(name, line.request(method, address)) for address in sent]
            asked.append((name, line.request(method, _path(path), header + data + b"\r\n")))
        for name, status, body in await line.ask_all(asked):
            _worded(name, status, body)

    asyncio.run(story())


@pytest.mark.parametrize("name", SOCKET)
def test_odd_values_in_frames(node: Node, name: str) -> None:
    """They are refused, and the connection goes on. Bytes that are no text: `test_odd_bytes`."""
    data = SOCKET[name]
    fields = (
        b'{"type":"hello","protocol":%b}', b'{"type":"watch","table":%b}',
        b'{"type":"watch","table":"x","seat":%b}',
        b'{"type":"do","table":"x","act":{"act":"say","id":"x","text":%b}}', b'{"type":%b}', b"%b", b'{%b:1}',
    )  # fmt: skip

    async def story() -> None:
        async with raw(node) as client:
            await client.upgrade(node)
            for field in fields:
                for value in (data, b'"%b"' % data):
                    text = field % value
                    if len(text) > 16_000 or (value is not data and name in NO_VALUE):
                        continue
                    await client.send(frame(text))
                    assert b'"reason":"bad-message"' in await client.reader.readuntil(b'"table":null}'), text[
                        :80
                    ]

    asyncio.run(story())
