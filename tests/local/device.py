"""A device for tests: what the browser's storage, locks and second worker do, in memory."""

from __future__ import annotations

import asyncio
import itertools
import json
from collections import defaultdict
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any, Final

from boardwright.bots import Budget
from boardwright.core.refusal import Refusal
from boardwright.local.connection import LocalConnection
from boardwright.local.local_server import LocalServer
from boardwright.local.requests import reply_to
from boardwright.local.spelling import spell
from boardwright.tables import hints
from boardwright.tables.hints import Advice, BotTask

Message = dict[str, Any]


TOKENS: Final = itertools.count(1)
"""Ids differ between devices."""


class Storage:
    """Texts in memory, written all at once or not at all."""

    def __init__(self) -> None:
        self.logs: Final[defaultdict[str, dict[int, str]]] = defaultdict(dict)
        self.table_lines: Final[dict[str, str]] = {}
        self.values: Final[dict[str, str]] = {}
        self.room = 1 << 30
        """How many more characters of entries fit."""

    async def append(self, table: str, line: str, numbers: list[int], rows: list[str]) -> None:
        await asyncio.sleep(0)
        if any(number in self.logs[table] for number in numbers):
            raise Refusal("moved")
        if sum(map(len, rows)) > self.room:
            raise Refusal("storage-full")
        self.room -= sum(map(len, rows))
        self.logs[table].update(zip(numbers, rows, strict=True))
        self.table_lines[table] = line

    async def log(self, table: str, after: int) -> list[str]:
        await asyncio.sleep(0)
        kept = self.logs.get(table, {})
        return [kept[number] for number in sorted(kept) if number > after]

    async def lines(self) -> list[str]:
        return list(self.table_lines.values())

    async def remove(self, table: str) -> None:
        self.logs.pop(table, None)
        self.table_lines.pop(table, None)

    async def read(self, name: str) -> str:
        return self.values.get(name, "")

    async def write(self, name: str, value: str) -> None:
        self.values[name] = value


class Machine:
    """The rest of a device. Several tabs may share it."""

    def __init__(self, now: int = 1_790_000_000_000) -> None:
        self.storage: Final = Storage()
        self.time = now
        self.tabs: Final[list[LocalServer]] = []
        self.locks: Final[defaultdict[str, asyncio.Lock]] = defaultdict(asyncio.Lock)
        self.thoughts: Final[list[tuple[str, int]]] = []
        """By table and seat: what bots were asked."""
        self.small = False
        """Whether it has no room for a second worker."""
        self._count: Final = itertools.count(1)

    def now(self) -> int:
        self.time += 1
        return self.time

    def token(self) -> str:
        return f"t{next(TOKENS)}"

    def seed(self) -> int:
        return 40 + next(self._count)

    @asynccontextmanager
    async def lock(self, name: str) -> AsyncIterator[None]:
        async with self.locks[name]:
            yield

    async def advise(self, table: str, seat: int, task: BotTask) -> Advice:
        if self.small:
            raise Refusal("server-error")
        self.thoughts.append((table, seat))
        await asyncio.sleep(0)
        return hints.think(task, Budget(over=lambda: True))

    def announce(self, table: str) -> None:
        for tab in self.tabs:
            asyncio.ensure_future(tab.refresh(table))  # noqa: RUF006 (the loop of the test outlives it)

    async def tab(self, name: str = "Ada") -> Tab:
        """A tab of this device, with the person in it."""
        server = LocalServer(self.storage, self)
        self.tabs.append(server)
        await server.begin()
        tab = Tab(server)
        if server.person is None:
            await tab.post("/guests", {"name": name})
        return tab


class Tab:
    """A page that talks to the local server as it would to another."""

    def __init__(self, server: LocalServer) -> None:
        self.server: Final = server
        self.frames: Final[list[Message]] = []
        self.connection: Final = LocalConnection(server, self._receive)
        self._count: Final = itertools.count(1)

    def _receive(self, message: Message) -> None:
        self.frames.append(json.loads(spell(message)))

    async def ask(self, method: str, path: str, body: object = None) -> tuple[int, Any]:
        text = "" if body is None else json.dumps(body)
        reply = await reply_to(self.server, method, path, text)
        return reply.status, json.loads(reply.text) if reply.kind == "application/json" else reply.text

    async def get(self, path: str) -> Any:
        status, found = await self.ask("GET", path)
        assert status == 200, found
        return found

    async def post(self, path: str, body: object = None) -> Any:
        status, found = await self.ask("POST", path, {} if body is None else body)
        assert status == 200, found
        return found

    async def table(self, game: str, *seats: str, **more: object) -> str:
        wanted = [
            {"kind": seat} if seat in ("me", "open") else {"kind": "bot", "bot": seat} for seat in seats
        ]
        return str((await self.post("/tables", {"game": game, "seats": wanted, **more}))["id"])

    async def send(self, **message: Any) -> Message:
        """Send a message; return the last frame after it."""
        await self.connection.receive(message)
        return self.frames[-1]

    async def watch(self, table: str, seat: int | None = None) -> Message:
        return await self.send(type="watch", table=table, seat=seat)

    async def choose(self, table: str, seat: int, code: str, asked: int) -> Message:
        act = {
            "act": "choose",
            "id": f"c{id(self)}-{next(self._count)}",
            "seat": seat,
            "asked": asked,
            "code": code,
        }
        await self.connection.receive({"type": "do", "table": table, "act": act})
        return next(frame for frame in reversed(self.frames) if frame["type"] in ("done", "refused"))

    def seen(self, table: str) -> Message:
        """The last view of a table."""
        for frame in reversed(self.frames):
            if frame.get("table") == table and frame["type"] in ("snapshot", "update"):
                seen: Message = frame["seen"]
                return seen
        raise AssertionError("nothing was sent")

    async def play(self, table: str, seat: int = 0, most: int = 10_000) -> None:
        """Give the first answers of a seat until the game is over, or so many."""
        await self.watch(table, seat)
        for _ in range(most):
            while not (seen := self.seen(table))["question"] and seen["table"]["status"] == "running":
                await asyncio.sleep(0)
            if seen["table"]["status"] != "running":
                return
            question = seen["question"]
            options = question["options"]
            said = await self.choose(table, seat, options[len(options) // 2]["code"], question["asked"])
            assert said["type"] == "done", said
            number = said["number"]
            while self.seen(table)["number"] < number:
                await asyncio.sleep(0)
