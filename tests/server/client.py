"""A client for tests, written against the public API: HTTP and a socket."""

from __future__ import annotations

import asyncio
import contextlib
import json
import statistics
import time
from collections.abc import AsyncIterator, Callable
from typing import Any, Final

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect

from boardwright.server.tokens import new_id

from .node import PATIENCE, Node

Frame = dict[str, Any]
SLOWER: Final = 20
"""The factor from which a request is too slow: it then waits for the load that the test makes."""
AT_ONCE: Final = httpx.Limits(max_keepalive_connections=0)
"""Connections close after each request, so that none stays open."""


class Visitor:
    """A user of the server: a session and its requests."""

    def __init__(self, node: Node, token: str = "", person: Frame | None = None) -> None:
        self.node: Final = node
        self.token = token
        self.person: Frame = person or {}
        headers = {"authorization": f"Bearer {token}"} if token else {}
        self.http: Final = httpx.AsyncClient(
            base_url=node.url + "/api/v1",
            headers=headers,
            timeout=PATIENCE,
            limits=AT_ONCE,
            verify=False,  # loading the certificates takes longer than a request
        )

    @property
    def id(self) -> str:
        return str(self.person["id"])

    async def ask(self, method: str, path: str, body: object = None, **query: object) -> httpx.Response:
        params = {name: str(value) for name, value in query.items() if value is not None}
        reply = await self.http.request(method, path, json=body, params=params)
        self.http.cookies.clear()  # programs do not need them
        return reply

    async def get(self, path: str, **query: object) -> Any:
        reply = await self.ask("GET", path, **query)
        assert reply.status_code == 200, reply.text
        return reply.json()

    async def post(self, path: str, body: object = None) -> Any:
        reply = await self.ask("POST", path, {} if body is None else body)
        assert reply.status_code in (200, 201), reply.text
        return reply.json()

    async def pace(self, times: int = 20) -> float:
        """Seconds that a small request takes: the median of several. Tests compare two paces."""
        taken = []
        for _ in range(times):
            started = time.perf_counter()
            await self.get("/me")
            taken.append(time.perf_counter() - started)
        return statistics.median(taken)

    async def refused(self, method: str, path: str, body: object = None, **query: object) -> str:
        """Send a request that must be refused. Returns the reason."""
        reply = await self.ask(method, path, body, **query)
        assert 400 <= reply.status_code < 500, reply.text
        return str(reply.json()["reason"])

    async def table(self, game: str, *seats: str, **more: object) -> str:
        """Set up a table: `me`, `open` or the name of a bot for each seat. Returns its id."""
        seats_wanted = [
            {"kind": seat} if seat in ("me", "open") else {"kind": "bot", "bot": seat} for seat in seats
        ]
        made = await self.post("/tables", {"game": game, "seats": seats_wanted, **more})
        return str(made["id"])

    async def act(self, table: str, act: str, **fields: object) -> int:
        """Send an act over HTTP. Returns the number of its log entry."""
        done = await self.post(f"/tables/{table}/acts", {"act": act, "id": new_id(), **fields})
        return int(done["number"])

    async def act_refused(self, table: str, act: str, **fields: object) -> str:
        return await self.refused("POST", f"/tables/{table}/acts", {"act": act, "id": new_id(), **fields})

    async def look(self, table: str, seat: int | None = None) -> Frame:
        seen: Frame = await self.get(f"/tables/{table}", seat=seat)
        return seen

    async def choose(self, table: str, seat: int, pick: int | str = 0) -> str:
        """Answer the question of a seat over HTTP, by number or code. Returns the code."""
        question = (await self.look(table, seat))["question"]
        assert question is not None, "not asked"
        code = pick if isinstance(pick, str) else question["options"][pick % len(question["options"])]["code"]
        await self.act(table, "choose", seat=seat, asked=question["asked"], code=code)
        return str(code)

    async def invite(self, table: str, name: str) -> Visitor:
        """Let a new guest join the table by a link."""
        link = await self.post(f"/tables/{table}/links", {"kind": "join"})
        joined = await Visitor(self.node).post("/join", {"link": link["path"].split("#")[1], "name": name})
        return Visitor(self.node, joined["session"]["token"], joined["session"]["person"])

    @contextlib.asynccontextmanager
    async def socket(self, **options: Any) -> AsyncIterator[Socket]:
        """A connection after its hello message."""
        options = {"ping_timeout": PATIENCE, **options}  # the default is short
        async with connect(self.node.socket_url, max_size=None, **options) as connection:
            socket = Socket(connection)
            await socket.send(type="hello", protocol=1, **({"token": self.token} if self.token else {}))
            welcome = await socket.receive()
            assert welcome["type"] == "welcome", welcome
            yield socket


class Socket:
    """A connection, with the received frames by kind."""

    def __init__(self, connection: ClientConnection) -> None:
        self.connection: Final = connection
        self.frames: Final[list[Frame]] = []

    async def send(self, **message: object) -> None:
        await self.connection.send(json.dumps(message))

    async def receive(self) -> Frame:
        async with asyncio.timeout(PATIENCE):
            frame: Frame = msgspec.json.decode(await self.connection.recv())
        self.frames.append(frame)
        return frame

    async def until(self, wanted: Callable[[Frame], bool]) -> Frame:
        """Read until the first frame that `wanted` accepts."""
        while True:
            frame = await self.receive()
            if wanted(frame):
                return frame

    async def watch(self, table: str, seat: int | None = None, since: int | None = None) -> Frame:
        """Subscribe to a table. Returns the first view."""
        await self.send(type="watch", table=table, seat=seat, since=since)
        return await self.until(lambda frame: frame["type"] in ("snapshot", "update", "refused"))

    async def do(self, table: str, act: str, id: str = "", **fields: object) -> Frame:
        """Send an act. Returns the reply (done or refused)."""
        own = id or new_id()
        await self.send(type="do", table=table, act={"act": act, "id": own, **fields})
        return await self.until(lambda frame: frame["type"] in ("done", "refused") and frame.get("id") == own)

    async def play(self, table: str, seat: int, pick: Callable[[Frame], str]) -> Frame:
        """Answer every question of a seat until the game is over. Returns the last view."""
        seen: Frame = (await self.watch(table, seat))["seen"]
        answered = 0
        while seen["table"]["status"] != "over":
            question = seen["question"]
            if question is not None and question["asked"] > answered:
                answered = question["asked"]
                code = pick(question)
                await self.send(
                    type="do",
                    table=table,
                    act={"act": "choose", "id": new_id(), "seat": seat, "asked": answered, "code": code},
                )
            frame = await self.until(lambda frame: frame["type"] in ("snapshot", "update", "refused"))
            assert frame["type"] != "refused", frame
            seen = frame["seen"]
        return seen


async def guest(node: Node, name: str = "Ada") -> Visitor:
    """A new guest, without an account."""
    made = await Visitor(node).post("/guests", {"name": name})
    return Visitor(node, made["token"], made["person"])
