"""A client for the tests, as a builder would write one: HTTP and a socket."""

from __future__ import annotations

import asyncio
import contextlib
import json
import statistics
import time
from collections.abc import AsyncIterator, Callable
from typing import Any, Final

import httpx
from websockets.asyncio.client import ClientConnection, connect

from boardwright.server.tokens import new_id

from .node import PATIENCE, Node

Frame = dict[str, Any]
SLOWER: Final = 20
"""Times as long as without disturbance: whoever is served so slowly waits for what disturbs."""
AT_ONCE: Final = httpx.Limits(max_keepalive_connections=0)
"""Connections are closed after each request, so that none is left over."""


class Visitor:
    """Somebody who comes to the server: a session and what can be asked with it."""

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
            verify=False,  # reading all the certificates takes longer than a request
        )

    @property
    def id(self) -> str:
        return str(self.person["id"])

    async def ask(self, method: str, path: str, body: object = None, **query: object) -> httpx.Response:
        params = {name: str(value) for name, value in query.items() if value is not None}
        reply = await self.http.request(method, path, json=body, params=params)
        self.http.cookies.clear()  # programs have no use for them
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
        """Seconds that a small request takes, as the median of several: to be compared with another pace."""
        taken = []
        for _ in range(times):
            started = time.perf_counter()
            await self.get("/me")
            taken.append(time.perf_counter() - started)
        return statistics.median(taken)

    async def refused(self, method: str, path: str, body: object = None, **query: object) -> str:
        """The reason why something is refused."""
        reply = await self.ask(method, path, body, **query)
        assert 400 <= reply.status_code < 500, reply.text
        return str(reply.json()["reason"])

    async def table(self, game: str, *seats: str, **more: object) -> str:
        """Set up a table: `me`, `open` or the name of a bot for each seat; gives its id."""
        seats_wanted = [
            {"kind": seat} if seat in ("me", "open") else {"kind": "bot", "bot": seat} for seat in seats
        ]
        made = await self.post("/tables", {"game": game, "seats": seats_wanted, **more})
        return str(made["id"])

    async def act(self, table: str, act: str, **fields: object) -> int:
        """Do something over HTTP; gives the number of its entry."""
        done = await self.post(f"/tables/{table}/acts", {"act": act, "id": new_id(), **fields})
        return int(done["number"])

    async def act_refused(self, table: str, act: str, **fields: object) -> str:
        return await self.refused("POST", f"/tables/{table}/acts", {"act": act, "id": new_id(), **fields})

    async def look(self, table: str, seat: int | None = None) -> Frame:
        seen: Frame = await self.get(f"/tables/{table}", seat=seat)
        return seen

    async def choose(self, table: str, seat: int, pick: int | str = 0) -> str:
        """Answer the question of a seat over HTTP, by number or code; gives the code."""
        question = (await self.look(table, seat))["question"]
        assert question is not None, "not asked"
        code = pick if isinstance(pick, str) else question["options"][pick % len(question["options"])]["code"]
        await self.act(table, "choose", seat=seat, asked=question["asked"], code=code)
        return str(code)

    async def invite(self, table: str, name: str) -> Visitor:
        """Somebody else comes in by a link, as a guest."""
        link = await self.post(f"/tables/{table}/links", {"kind": "join"})
        joined = await Visitor(self.node).post("/join", {"link": link["path"].split("#")[1], "name": name})
        return Visitor(self.node, joined["session"]["token"], joined["session"]["person"])

    @contextlib.asynccontextmanager
    async def socket(self, **options: Any) -> AsyncIterator[Socket]:
        """A connection that has said hello."""
        options = {"ping_timeout": PATIENCE, **options}  # the library's own patience is short
        async with connect(self.node.socket_url, max_size=None, **options) as connection:
            socket = Socket(connection)
            await socket.send(type="hello", protocol=1, **({"token": self.token} if self.token else {}))
            welcome = await socket.receive()
            assert welcome["type"] == "welcome", welcome
            yield socket


class Socket:
    """A connection: what was received, by kind."""

    def __init__(self, connection: ClientConnection) -> None:
        self.connection: Final = connection
        self.frames: Final[list[Frame]] = []

    async def send(self, **message: object) -> None:
        await self.connection.send(json.dumps(message))

    async def receive(self) -> Frame:
        async with asyncio.timeout(PATIENCE):
            frame: Frame = json.loads(await self.connection.recv())
        self.frames.append(frame)
        return frame

    async def until(self, wanted: Callable[[Frame], bool]) -> Frame:
        """Read on to the first frame that is wanted."""
        while True:
            frame = await self.receive()
            if wanted(frame):
                return frame

    async def watch(self, table: str, seat: int | None = None, since: int | None = None) -> Frame:
        """Follow a table; gives the first picture."""
        await self.send(type="watch", table=table, seat=seat, since=since)
        return await self.until(lambda frame: frame["type"] in ("snapshot", "update", "refused"))

    async def do(self, table: str, act: str, id: str = "", **fields: object) -> Frame:
        """Do something; gives the reply (done or refused)."""
        own = id or new_id()
        await self.send(type="do", table=table, act={"act": act, "id": own, **fields})
        return await self.until(lambda frame: frame["type"] in ("done", "refused") and frame.get("id") == own)

    async def play(self, table: str, seat: int, pick: Callable[[Frame], str]) -> Frame:
        """Answer every question of a seat until the game is over; gives the last picture."""
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
    """Somebody new, without an account."""
    made = await Visitor(node).post("/guests", {"name": name})
    return Visitor(node, made["token"], made["person"])
