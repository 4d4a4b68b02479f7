"""The bus of nodes that share one PostgreSQL: LISTEN and NOTIFY. Needs the extra `postgres`.

Three kinds of messages: `log TABLE NUMBER` (an entry is on disk; sent with the transaction itself),
`notice` (read the notices), and requests from one node to another with their replies. Everything
important is also in the database, so a node that misses a message finds it there.
"""

from __future__ import annotations

import asyncio
import json
from typing import Any, Final

import psycopg
import structlog
from psycopg import sql

from ..tokens import new_id
from .bus import Bus, BusListeners, NoReply

log = structlog.get_logger()

REPLY_WITHIN: Final = 2.0
LONGEST: Final = 7900
"""The longest message, in bytes: PostgreSQL accepts notifications of less than 8000 bytes."""


class PostgresBus(Bus):
    """The bus of nodes that share one PostgreSQL."""

    def __init__(self, url: str, node: str) -> None:
        self.url: Final = url.replace("postgresql+psycopg://", "postgresql://")
        self.node: Final = node
        self._waiting: Final[dict[str, asyncio.Future[dict[str, Any]]]] = {}
        self._tasks: Final[set[asyncio.Task[None]]] = set()
        self._sender: psycopg.AsyncConnection[Any] | None = None
        self._sending: Final = asyncio.Lock()
        self._listener: asyncio.Task[None] | None = None

    async def start(self, listeners: BusListeners) -> None:
        self._listeners = listeners
        listening = asyncio.Event()
        self._listener = asyncio.create_task(self._listen(listening))
        await listening.wait()

    async def stop(self) -> None:
        tasks = [*self._tasks, *([self._listener] if self._listener else [])]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        if self._sender is not None:
            await self._sender.close()

    async def request(self, node: str, body: dict[str, Any]) -> dict[str, Any]:
        id = new_id()
        reply: asyncio.Future[dict[str, Any]] = asyncio.get_running_loop().create_future()
        self._waiting[id] = reply
        try:
            await self._send(node, {"id": id, "from": self.node, "body": body})
            return await asyncio.wait_for(reply, REPLY_WITHIN)
        except (TimeoutError, psycopg.Error) as error:
            raise NoReply(node) from error
        finally:
            del self._waiting[id]

    async def _listen(self, listening: asyncio.Event) -> None:
        while True:
            try:
                async with await psycopg.AsyncConnection.connect(self.url, autocommit=True) as connection:
                    await connection.execute("LISTEN boardwright")
                    await connection.execute(sql.SQL("LISTEN {}").format(sql.Identifier(_channel(self.node))))
                    if listening.is_set():
                        self._listeners.gap()
                    listening.set()
                    async for notify in connection.notifies():
                        self._received(notify.channel, notify.payload)
            except psycopg.Error as error:
                log.warning("bus-lost", error=type(error).__name__)
            except Exception:  # a message that is not ours: listen again
                log.exception("bus-failed")
            await asyncio.sleep(0.5)

    def _received(self, channel: str, payload: str) -> None:
        if channel == "boardwright":
            kind, *rest = payload.split()
            if kind == "log":
                self._listeners.log(rest[0], int(rest[1]), None)
            else:
                self._listeners.notice()
            return
        message = json.loads(payload)
        if "reply" in message:
            waiting = self._waiting.get(message["id"])
            if waiting is not None and not waiting.done():
                waiting.set_result(message["reply"])
            return
        task = asyncio.create_task(self._answer(message))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _answer(self, message: dict[str, Any]) -> None:
        try:
            reply = await self._listeners.serve(message["body"])
            await self._send(message["from"], {"id": message["id"], "reply": reply})
        except (psycopg.Error, NoReply):
            pass  # the other node will ask again
        except Exception:
            log.exception("bus-request-failed")

    async def _send(self, node: str, message: dict[str, Any]) -> None:
        text = json.dumps(message)
        if len(text.encode()) > LONGEST:
            raise NoReply(node)
        async with self._sending:
            if self._sender is None or self._sender.closed:
                self._sender = await psycopg.AsyncConnection.connect(self.url, autocommit=True)
            await self._sender.execute("SELECT pg_notify(%s, %s)", (_channel(node), text))


def _channel(node: str) -> str:
    return f"boardwright_{node}"
