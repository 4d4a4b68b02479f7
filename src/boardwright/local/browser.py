"""The local server in the browser: what Pyodide calls, and what it calls back.

The scripts around it (`web/src/engine/`) pass objects of theirs. All texts between the two are JSON. Their
promises are awaited; a question that may be given up is a ticket, with the promise and a way to drop it.
"""

from __future__ import annotations

import asyncio
import json
import secrets
import sys
import time
import traceback
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import asynccontextmanager
from typing import Any, Final

from ..bots import BOTS, Budget
from ..bots.speed import options_per_second
from ..core.refusal import Refusal
from ..core.rng import SEED_BITS
from ..games import TITLES
from ..tables import hints
from ..tables.hints import Advice, BotTask, RatedOption
from ..tables.offer import game_info
from .connection import LocalConnection
from .local_server import LocalServer
from .requests import Reply, reply_to
from .spelling import spell

Script = Any
"""An object of the scripts around us."""
REPORT_EVERY: Final = 0.1
"""Seconds between two reports of a bot that thinks."""
MEASURED: Final = 0.2
"""Seconds for which the speed of this device is measured in each game."""


class BrowserStorage:
    """IndexedDB, as the local server needs it."""

    def __init__(self, script: Script) -> None:
        self._script: Final = script

    async def append(self, table: str, line: str, numbers: list[int], rows: list[str]) -> None:
        await self._result(self._script.append(table, line, json.dumps(numbers), json.dumps(rows)))

    async def log(self, table: str, after: int) -> list[str]:
        found: list[str] = await self._result(self._script.log(table, after))
        return found

    async def lines(self) -> list[str]:
        found: list[str] = await self._result(self._script.lines())
        return found

    async def remove(self, table: str) -> None:
        await self._result(self._script.remove(table))

    async def read(self, name: str) -> str:
        found: str = await self._result(self._script.read(name))
        return found

    async def write(self, name: str, value: str) -> None:
        await self._result(self._script.write(name, value))

    async def _result(self, promise: Script) -> Any:
        """What was read or written. A refusal of the disk is one of ours."""
        reply = json.loads(await promise)
        match reply.get("failed"):
            case None:
                return reply["result"]
            case "full":
                raise Refusal("storage-full")
            case "closed":
                raise Refusal("storage-none")
            case "taken":  # another tab was faster
                raise Refusal("moved")
            case _:
                raise Refusal("storage-failed")


class BrowserDevice:
    """The rest of what the browser does."""

    def __init__(self, script: Script) -> None:
        self._script: Final = script

    def now(self) -> int:
        return time.time_ns() // 1_000_000

    def token(self) -> str:
        return secrets.token_hex(9)

    def seed(self) -> int:
        return secrets.randbits(SEED_BITS)

    @asynccontextmanager
    async def lock(self, name: str) -> AsyncIterator[None]:
        ticket = self._script.lock(name)
        try:
            await ticket.promise
            yield
        finally:
            ticket.drop()

    async def advise(self, table: str, seat: int, task: BotTask) -> Advice:
        ticket = self._script.advise(table, seat, json.dumps(task._asdict()))
        try:
            reply = json.loads(await ticket.promise)
        except asyncio.CancelledError:
            ticket.drop()
            raise
        if reply is None:
            raise Refusal("server-error")
        return Advice(reply["unit"], [RatedOption(**one) for one in reply["best"]])

    def announce(self, table: str) -> None:
        self._script.announce(table)


class BrowserGateway:
    """Takes what the page and other tabs say to the local server, and sends its replies."""

    def __init__(self, script: Script) -> None:
        self._script: Final = script
        self.server: Final = LocalServer(BrowserStorage(script), BrowserDevice(script))
        self.connection: Final = LocalConnection(
            self.server, lambda message: script.send(spell({"frame": message}))
        )
        self._begun: Final = asyncio.ensure_future(self.server.begin())
        self._tasks: Final[set[asyncio.Task[None]]] = set()

    def receive(self, text: str) -> None:
        """A request (`id`, `method`, `path`, `body`), a message of the socket (`frame`), or a table that
        another tab has changed (`changed`)."""
        message = json.loads(text)
        if "frame" in message:
            self._begin(self.connection.receive(message["frame"]))
        elif "changed" in message:
            self._begin(self.server.refresh(message["changed"]))
        else:
            self._begin(self._reply(message))

    async def _reply(self, message: dict[str, Any]) -> None:
        try:
            reply = await reply_to(self.server, message["method"], message["path"], message["body"])
        except Exception:
            reply = Reply(500, "application/json", '{"reason":"server-error","where":"","details":{}}')
            raise
        finally:
            self._script.send(
                spell({"id": message["id"], "status": reply.status, "kind": reply.kind, "text": reply.text})
            )

    def _begin(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.ensure_future(self._run(work))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _run(self, work: Coroutine[Any, Any, None]) -> None:
        try:
            await asyncio.shield(self._begun)
        except Refusal as refusal:  # nothing can be read, so nothing is known: requests will say why
            print(refusal.reason, file=sys.stderr)
        try:
            await work
        except Exception:
            traceback.print_exc()


def prepare() -> None:
    """Import all titles, and do what the first page asks for: the browser keeps the memory after this."""
    for title in TITLES.values():
        game_info(title, has_board=False)


def think(text: str, tell: Callable[[float], None]) -> str:
    """In the second worker: what a bot answers, within the time of its level. `tell` hears how much of it is
    over."""
    task = BotTask(**json.loads(text))
    seconds = BOTS[task.bot].seconds
    started = reported = time.monotonic()

    def over() -> bool:
        nonlocal reported
        now = time.monotonic()
        if now - reported > REPORT_EVERY:
            reported = now
            tell((now - started) / seconds)
        return now - started >= seconds

    advice = hints.think(task, Budget(over=over))
    return spell({"unit": advice.unit, "best": advice.best})


def measure() -> str:
    """In the second worker: by game and level, the share of its usual work that it does here in its time."""
    speeds = {game: options_per_second(game, MEASURED, time.monotonic) for game in TITLES}
    return spell({
        game: {name: round(bot.share(game, speed), 2) for name, bot in BOTS.items()}
        for game, speed in speeds.items()
    })  # fmt: skip
