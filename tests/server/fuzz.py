"""Fuzzing over sockets and HTTP while games are played: random bytes, and messages that are almost valid.
`test_fuzz.py` uses it, and `bench/server/fuzz.py` for long runs."""

from __future__ import annotations

import asyncio
import contextlib
import json
import random
from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Any, Final, get_args
from urllib.parse import urlencode

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from boardwright.server import wire
from boardwright.server.tokens import new_id

from .client import Frame, Visitor, guest
from .node import PATIENCE, Node

ALLOWED: Final = frozenset({1002, 1007, 1008, 1009, 1013})
"""Codes with which the server may end a connection that sends nonsense."""
GAMES: Final = ("cartographers", "everdell", "farshore")


@dataclass
class World:
    """What an attacker knows: people with sessions, tables in every state, questions of others."""

    node: Node
    people: list[Visitor] = field(default_factory=list)
    tables: list[str] = field(default_factory=list)
    owned: dict[str, list[str]] = field(default_factory=dict)
    """Tables by the person who made them, the latest last."""
    links: list[str] = field(default_factory=list)
    questions: dict[str, Frame] = field(default_factory=dict)
    """The last question seen at a table."""
    record: str = ""


async def settle(node: Node) -> World:
    """Set up people, and tables that are gathering, in play (with a bot), over, and closed."""
    world = World(node, [await guest(node, name) for name in ("Ada", "Ben", "Cy")])
    for who in world.people:
        for game in GAMES:
            await add_table(world, who, game, "me", "random")
            await add_table(world, who, game, "me", "me")
        await add_table(world, who, "cartographers", "me", "open", "open")
        await who.act(await add_table(world, who, "everdell", "me", "me"), "close")
    ada = world.people[0]
    over = await ada.table("cartographers", "random")
    while (await ada.look(over))["table"]["status"] != "over":
        await asyncio.sleep(0.1)
    world.record = (await ada.ask("GET", f"/tables/{over}/record")).text
    world.tables.append(over)
    for table in world.tables[:4]:
        made = await ada.ask("POST", f"/tables/{table}/links", {"kind": "join"})
        if made.status_code == 201:
            world.links.append(made.json()["path"].split("#")[1])
    return world


async def add_table(world: World, who: Visitor, game: str, *seats: str) -> str:
    """Add a table in play that the attackers know."""
    table = await who.table(game, *seats, terms={"listed": True, "chat": "all"})
    world.tables.append(table)
    world.owned.setdefault(who.id, []).append(table)
    return table


# Nonsense

ODD_TEXTS: Final = (
    "", " ", "\0", "null", "NaN", "-1", "../../etc/passwd", "<script>", "' OR 1=1 --", "\ufeff", "\u202e",
    "🎲" * 50, "\ufdfa" * 40, "x" * 401, "a" * 5000, "%s%n", "${jndi:ldap://x}", "{{7*7}}",
    "\r\nSet-Cookie: a=b", "é\u0301", "bot:casual", "\x7f\x80\x9f",
)  # fmt: skip
ODD_NUMBERS: Final = (
    "-1", "0", "1", "99", "100", "2147483648", "9007199254740993", "18446744073709551616", "9" * 300,
    "9" * 5000, "1e308", "1e999", "-0", "0.1", "1.0", "-1e-400", "NaN", "Infinity", "00", "0x1", "1_000",
    "+1", ".5", "1.",
)  # fmt: skip
LIKELY: Final = {"choose": 40, "undo": 8, "say": 5, "close": 0.3}
"""The weights of acts; other acts have the weight 2."""
SURROGATE: Final = '"\\ud800"'


class Nonsense:
    """Generates random input from a seed, so that it can be repeated."""

    def __init__(self, world: World, rng: random.Random) -> None:
        self.world: Final = world
        self.rng: Final = rng
        self.who: Visitor | None = None
        """The sender; None is a stranger."""

    # Values

    def text(self) -> str:
        """An unusual text, or a text of unusual letters."""
        if self.rng.random() < 0.6:
            return self.rng.choice(ODD_TEXTS)
        letters = (
            chr(self.rng.choice((self.rng.randrange(0xD800), self.rng.randrange(128)))) for _ in range(20)
        )
        return "".join(letters)

    def value(self, depth: int = 0) -> str:
        """Any value as JSON, or almost as JSON."""
        match self.rng.randrange(9 if depth < 3 else 6):
            case 0:
                return json.dumps(self.text())
            case 1:
                return self.rng.choice(ODD_NUMBERS)
            case 2:
                return self.rng.choice(("true", "false", "null", "undefined", "None"))
            case 3:
                return SURROGATE
            case 4:
                return json.dumps(self.text(), ensure_ascii=False)
            case 5:
                return str(self.rng.randrange(-5, 105))
            case 6:
                return "[" + ",".join(self.value(depth + 1) for _ in range(self.rng.randrange(4))) + "]"
            case 7:
                names = (json.dumps(self.text()) for _ in range(self.rng.randrange(4)))
                return "{" + ",".join(f"{name}:{self.value(depth + 1)}" for name in names) + "}"
            case _:
                deep = self.rng.choice((50, 500, 3000))
                return self.rng.choice(
                    ("[" * deep + "]" * deep, '{"a":' * deep + "1" + "}" * deep, "[" * deep)
                )

    def table(self) -> str:
        """A table: mostly one of the sender, and mostly a late one, which is probably in play."""
        if self.who is not None and self.rng.random() < 0.7:
            return self.rng.choice(self.world.owned[self.who.id][-4:])
        return self.rng.choice(self.world.tables) if self.rng.random() < 0.95 else new_id()

    # Messages

    def act(self, table: str) -> Frame:
        """An act that may be possible."""
        kinds = get_args(wire.AnyAct)
        weights = [LIKELY.get(kind.__struct_config__.tag, 2) for kind in kinds]
        kind = self.rng.choices(kinds, weights)[0]
        question = self.world.questions.get(table)
        fields: Frame = {"act": kind.__struct_config__.tag, "id": new_id()}
        for one in msgspec.structs.fields(kind):
            match one.name:
                case "seat":
                    fields["seat"] = self.rng.randrange(3)
                case "asked":
                    fields["asked"] = self.rng.randrange(30)
                case "code":
                    fields["code"] = "pass"
                case "text":
                    fields["text"] = self.text() or "x"
                case "bot":
                    fields["bot"] = self.rng.choice(("random", "casual", "nobody"))
                case "how":
                    fields["how"] = self.rng.choice(("answer", "stand_in", "forfeit"))
                case "name" if self.rng.random() < 0.5:
                    fields["name"] = self.text()[:40] or "x"
                case _:
                    pass
        if fields["act"] == "choose" and question is not None and self.rng.random() < 0.9:
            code = self.rng.choice(question["options"])["code"]
            fields |= {"seat": question["seat"], "asked": question["asked"], "code": code}
        return fields

    def order(self) -> Frame:
        """A message that may be valid."""
        kind = self.rng.choices(("do", "watch", "unwatch", "preview", "ping", "hello"), (12, 5, 1, 4, 1, 1))[
            0
        ]
        table = self.table()
        message: Frame = {"type": kind}
        if kind == "hello":
            message |= {"protocol": 1, "token": self.rng.choice(self.world.people).token}
        if kind in ("do", "watch", "unwatch", "preview"):
            message["table"] = table
        if kind == "do":
            message["act"] = self.act(table)
        if kind in ("watch", "preview"):
            message["seat"] = self.rng.choice((0, 1, 0, 1, 0, 7)) if kind == "preview" else self.seat()
        if kind == "watch" and self.rng.random() < 0.3:
            message["since"] = self.rng.randrange(200)
        if kind == "preview":
            message |= {"code": self.act(table).get("code", "pass"), "ask": new_id()}
        return message

    def seat(self) -> int | None:
        return self.rng.choice((None, 0, 0, 1, 7))

    def spoiled(self, message: Frame) -> str:
        """A message with one error."""
        text = json.dumps(message)
        match self.rng.randrange(7):
            case 0:  # truncated
                return text[: self.rng.randrange(len(text))]
            case 1:  # some letters replaced
                letters = list(text)
                for _ in range(self.rng.randrange(1, 5)):
                    letters[self.rng.randrange(len(letters))] = self.rng.choice('{}[]",:\\0aé\0\u2028')
                return "".join(letters)
            case 2:  # one field more
                return text[:-1] + f",{json.dumps(self.text())}:{self.value()}" + "}"
            case 3:  # one field twice
                name = self.rng.choice(list(message))
                return text[:-1] + f",{json.dumps(name)}:{self.value()}" + "}"
            case 4:  # one field missing
                fields = dict(message)
                del fields[self.rng.choice(list(fields))]
                return json.dumps(fields)
            case 5 if "act" in message and isinstance(message["act"], dict):  # the same inside the act
                return '{"type":"do","table":"%s","act":%s}' % (self.table(), self.spoiled(message["act"]))  # noqa: UP031
            case _:  # one field wrong
                name = self.rng.choice(list(message))
                marked = json.dumps(message | {name: "@"})
                return marked.replace('"@"', self.value(), 1)

    def frame(self) -> str | bytes | list[str]:
        """The next data for a socket."""
        match self.rng.randrange(20):
            case 0 | 1:
                return self.value()
            case 2:
                return self.text()
            case 3:
                return self.rng.randbytes(self.rng.randrange(200))
            case 4:
                return _mutated(json.dumps(self.order()).encode(), self.rng)
            case 5:
                text = self.spoiled(self.order()) or " "
                cuts = sorted(self.rng.randrange(len(text)) for _ in range(3))
                return [text[a:b] for a, b in zip([0, *cuts], [*cuts, len(text)], strict=True)]
            case 6 | 7 | 8 | 9 | 10 | 11 | 12:
                return self.spoiled(self.order())
            case _:
                return json.dumps(self.order())


# Over sockets


async def frames(world: World, count: int, seed: int, sockets: int = 6) -> Counter[str]:
    """Send `count` frames over several sockets at once. Returns the number of replies by kind."""
    tally: Counter[str] = Counter()
    shares = [count // sockets] * sockets
    await asyncio.gather(
        *(
            _talk(world, share, random.Random(seed * 1000 + number), tally)
            for number, share in enumerate(shares)
        )
    )
    return tally


async def _talk(world: World, count: int, rng: random.Random, tally: Counter[str]) -> None:
    nonsense = Nonsense(world, rng)
    while count > 0:
        async with _connect(world.node) as connection:
            who = nonsense.who = rng.choice([*world.people, *world.people, None])
            if rng.random() < 0.95:
                token = {} if who is None else {"token": who.token}
                await connection.send(json.dumps({"type": "hello", "protocol": 1, **token}))
            if who is not None:
                await add_table(world, who, rng.choice(GAMES), "me", rng.choice(("me", "random")))
                for table in world.owned[who.id][-4:]:
                    await connection.send(json.dumps({"type": "watch", "table": table, "seat": 0}))
            with contextlib.suppress(ConnectionClosed):
                for _ in range(rng.randrange(1, 60)):
                    batch = min(count, rng.randrange(1, 30))
                    for _ in range(batch):
                        count -= 1
                        tally["sent"] += 1
                        await connection.send(nonsense.frame())
                    await _listen(world, connection, rng, tally)
                    if count <= 0:
                        return
        code = connection.close_code
        why = connection.protocol.close_exc
        assert code in (*ALLOWED, 1000, 1005), f"the server ended a connection with {code}: {why!r}"
        tally[f"closed {code}"] += 1


def _connect(node: Node) -> connect:
    # No limit on unread messages: at a limit the client would stop reading, would miss the answer to
    # its own close, and would report that the server is silent.
    return connect(node.socket_url, max_size=None, max_queue=None, ping_interval=None, close_timeout=PATIENCE)


async def _listen(
    world: World, connection: ClientConnection, rng: random.Random, tally: Counter[str]
) -> None:
    """Read until the server has answered everything sent so far."""
    ask = f"e{rng.randrange(1 << 30)}"
    await connection.send(json.dumps({"type": "preview", "table": "x", "seat": 0, "code": "x", "ask": ask}))
    async with asyncio.timeout(PATIENCE):
        while True:
            message: Frame = json.loads(await connection.recv())
            if message["type"] == "refused" and message["id"] == ask:
                return
            tally[message["type"]] += 1
            if message["type"] == "refused":
                tally[f"refused {message['reason']}"] += 1
            if message["type"] in ("snapshot", "update") and message["seen"]["question"] is not None:
                world.questions[message["table"]] = message["seen"]["question"]


# Over HTTP

HEADERS: Final[Sequence[tuple[bytes, bytes]]] = (
    (b"content-type", b"text/plain"), (b"content-type", b"application/json; charset=utf-16"),
    (b"content-type", b"multipart/form-data; boundary=x"), (b"content-type", b";;;"), (b"content-type", b""),
    (b"content-type", b"application/x-www-form-urlencoded"), (b"content-encoding", b"gzip"),
    (b"accept", b"text/html"), (b"accept", b"application/x-msgpack"), (b"accept", b"\xff"),
    (b"accept", b"*/*;q=x"),
    (b"accept-language", b"xx;q=9,*;q=-1"), (b"accept-language", b"\xff,,;;"), (b"range", b"bytes=5-1"),
    (b"cookie", b"boardwright=\xff; a=\xff\xfe; =;;"), (b"cookie", b'boardwright="\\777\\"'),
    (b"authorization", b"Bearer \xff\xfe"), (b"authorization", b"Basic ::::"), (b"authorization", b"Bearer"),
    (b"origin", b"http://["), (b"origin", b"null"), (b"host", b"evil.example"),
    (b"host", b"x:99999"), (b"host", b"["),
    (b"x-forwarded-for", b"\xff,,"),
    (b"if-none-match", b'W/"x"'), (b"if-modified-since", b"yesterday"),
    (b"x-http-method-override", b"DELETE"),
)  # fmt: skip
PAGES: Final = (
    ("GET", "/"), ("GET", "/join"), ("GET", "/plain/"), ("GET", "/plain/join"), ("POST", "/plain/join"),
    ("POST", "/plain/guest"), ("POST", "/plain/tables"),
    ("GET", "/plain/tables/{id}"), ("GET", "/plain/tables/{id}/more"), ("GET", "/plain/tables/{id}/replay"),
    ("POST", "/plain/tables/{id}/act"), ("POST", "/plain/tables/{id}/links"),
    ("POST", "/plain/tables/{id}/rematch"), ("GET", "/plain/{link}"), ("GET", "/nowhere"), ("POST", "/"),
    ("GET", "/api/v1/socket"), ("GET", "/health/live"),
)  # fmt: skip
METHODS: Final = ("GET", "POST", "PUT", "PATCH", "DELETE", "HEAD", "OPTIONS", "TRACE")


async def requests(world: World, count: int, seed: int, at_once: int = 4) -> Counter[str]:
    """Send `count` random requests. Returns the number of replies by status."""
    tally: Counter[str] = Counter()
    rng = random.Random(seed)
    routes = await _routes(world)
    share = count // at_once
    await asyncio.gather(
        *(_ask(world, share, random.Random(rng.random()), routes, tally) for _ in range(at_once))
    )
    return tally


async def _routes(world: World) -> list[tuple[str, str]]:
    described = await world.people[0].get("/schema/openapi.json")
    found = [(method.upper(), path) for path, methods in described["paths"].items() for method in methods]
    return [*found, *PAGES]


async def _ask(
    world: World, count: int, rng: random.Random, routes: list[tuple[str, str]], tally: Counter[str]
) -> None:
    nonsense = Nonsense(world, rng)
    async with httpx.AsyncClient(base_url=world.node.url, verify=False, timeout=PATIENCE) as client:
        for _ in range(count):
            method, path = rng.choice(routes)
            if rng.random() < 0.1:
                method = rng.choice(METHODS)
            if "/sessions" in path and method == "DELETE":
                continue  # the others still need it
            if path.endswith(("/accounts", "/sessions")) and rng.random() < 0.9:
                continue  # hashing a password is slow for everybody
            client.cookies.clear()
            reply = await client.send(
                client.build_request(method, _path(path, nonsense), **_filled(path, nonsense))
            )
            tally[str(reply.status_code)] += 1
            assert reply.status_code < 500, (
                method,
                reply.request.url,
                reply.request.content[:500],
                reply.text,
            )


def _path(path: str, nonsense: Nonsense) -> str:
    rng = nonsense.rng
    odd = rng.choice(("%00", "%ff", "..", "%2e%2e%2f", "a" * 50, "%F0%9F%8E%B2", "null", "-1", "x y", "%25"))
    id = nonsense.table() if rng.random() < 0.9 else odd
    asked = path.replace("{id}", id).replace("{link}", rng.choice((new_id(), odd)))
    if rng.random() < 0.4:
        name = rng.choice(("seat", "after", "limit", "start", "lang", "step", "about", "x"))
        value = rng.choice((*ODD_NUMBERS[:12], "", "a", "%00", "0&seat=1", "null", "%ff"))
        asked += f"?{name}={value}"
    return asked


def _filled(path: str, nonsense: Nonsense) -> dict[str, Any]:
    """Body and headers."""
    rng, world = nonsense.rng, nonsense.world
    seats = [{"kind": rng.choice(("me", "open", "bot"))} for _ in range(rng.randrange(1, 5))]
    bodies: dict[str, Callable[[], Frame]] = {
        "/guests": lambda: {"name": nonsense.text()[:40]},
        "/accounts": lambda: {"name": nonsense.text()[:40], "password": nonsense.text() * 8},
        "/sessions": lambda: {"name": nonsense.text()[:40], "password": nonsense.text()},
        "/tables": lambda: {"game": rng.choice(GAMES), "seats": seats, "options": _options(nonsense)},
        "/import": lambda: {"record": _record(nonsense), "seats": seats if rng.random() < 0.2 else []},
        "/acts": lambda: nonsense.act(rng.choice(world.tables)),
        "/fork": lambda: {
            "answers": rng.choice((0, 1, 5, 10**9)),
            "seats": seats if rng.random() < 0.3 else [],
        },
        "/links": lambda: {"kind": rng.choice(("join", "watch")), "seat": rng.choice((None, 0, 1, 50))},
        "/plain/join": lambda: {
            "link": rng.choice([*world.links, new_id()]),
            "name": nonsense.text()[:40] or "x",
        },
    }
    body = next((make() for end, make in bodies.items() if path.endswith(end)), {"x": 1})
    content = json.dumps(body) if rng.random() < 0.6 else nonsense.spoiled(body)
    headers: list[tuple[bytes, bytes]] = [(b"content-type", b"application/json")]
    if not path.startswith("/api/"):
        content, headers = _form(nonsense), [(b"content-type", b"application/x-www-form-urlencoded")]
        headers.append((b"accept", b"text/html"))
    if rng.random() < 0.85:
        headers.append((b"authorization", b"Bearer " + rng.choice(world.people).token.encode()))
    if rng.random() < 0.2:
        headers = [*(one for one in headers if one[0] != b"content-type"), rng.choice(HEADERS)]
    return {"content": _mutated(content.encode(errors="surrogatepass"), rng), "headers": headers}


ODD_BYTES: Final = (b"\0", b"\x95", b"\xff", b"\xc0\xaf", b"\xed\xa0\x80", b"\xf4\x90\x80\x80", b"\xe2\x82",
                    b"\\ud800", b"\\u0000", b'"', b"9" * 5000)  # fmt: skip


def _mutated(data: bytes, rng: random.Random) -> bytes:
    """Data in which some bytes were replaced, lost or added; often unchanged."""
    changed = bytearray(data)
    for _ in range(rng.choice((0, 0, 0, 1, 1, 3))):
        at = rng.randrange(len(changed) + 1)
        odd = rng.choice((*ODD_BYTES, rng.randbytes(1), b""))
        changed[at : at + rng.randrange(3)] = odd
    return bytes(changed)


def _form(nonsense: Nonsense) -> str:
    """The fields of a form, as a browser would send them, or wrong."""
    rng = nonsense.rng
    if rng.random() < 0.1:
        return nonsense.text()
    act = nonsense.act(nonsense.table())
    names = ("name", "link", "game", "seats", "kind", "eyes", "lang", "seat", "text", "options", "preset")
    given = {name: nonsense.text() for name in names if rng.random() < 0.3}
    return urlencode(act | given, errors="replace")


def _options(nonsense: Nonsense) -> Frame:
    """Set-up options with one random value."""
    rng = nonsense.rng
    name = rng.choice(
        ("map", "edicts", "any_terrain", "forest", "events", "year", "bonny", "weather", "islands", "set")
    )
    with contextlib.suppress(ValueError, RecursionError):
        return {name: json.loads(nonsense.value())}
    return {}


def _record(nonsense: Nonsense) -> str:
    """A record file with an error; sometimes a valid one."""
    rng = nonsense.rng
    lines = nonsense.world.record.split("\n")
    match rng.randrange(6):
        case 0:
            del lines[rng.randrange(len(lines))]
        case 1:
            lines[rng.randrange(len(lines))] = nonsense.text()
        case 2:
            lines[4] = f"options {nonsense.value()}"
        case 3:
            lines[3] = f"seed {rng.choice(ODD_NUMBERS)}"
        case 4:
            at = rng.randrange(len(lines))
            lines[at] = lines[at] * rng.choice((2, 2000))
        case _:
            pass
    return "\n".join(lines)
