"""A page that is connected to the local server: the messages of a server's socket."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any, Final

from .. import __version__
from ..core.refusal import Refusal
from ..tables import hints, views
from ..tables.authorize import known_level
from ..tables.preview import preview
from ..tables.table import Table
from ..tables.updates import TableView
from .local_server import LocalServer
from .requests import PROTOCOL, act_of, checked

Message = dict[str, Any]


class Watched:
    """A table that the page watches: as which seat, and the last entry it has seen."""

    def __init__(self, seat: int | None, number: int | None, wake: Callable[[], None]) -> None:
        self.seat: Final = seat
        self.number = number
        self.sent: TableView | None = None
        self.wake: Final = wake


class LocalConnection:
    """One connected page. `send` takes a message for it."""

    def __init__(self, server: LocalServer, send: Callable[[Message], None]) -> None:
        self.server: Final = server
        self.send: Final = send
        self.watching: Final[dict[str, Watched]] = {}
        self.hint: asyncio.Task[None] | None = None
        self._tasks: Final[set[asyncio.Task[None]]] = set()

    async def receive(self, message: Message) -> None:
        """Process a message; a refusal is sent back."""
        try:
            await self._handle(message)
        except Refusal as refusal:
            self._refuse(refusal, message)

    def _refuse(self, refusal: Refusal, message: Message) -> None:
        act = message.get("act")
        id = act.get("id") if isinstance(act, dict) else message.get("ask")
        self.send({
            "type": "refused", "reason": refusal.reason, "where": refusal.where,
            "details": dict(refusal.details), "id": id, "table": message.get("table"),
        })  # fmt: skip

    async def _handle(self, message: Message) -> None:
        match message:
            case {"type": "hello"}:
                self.send({
                    "type": "welcome", "protocol": PROTOCOL, "version": __version__,
                    "person": self.server.person, "now": self.server.device.now(),
                })  # fmt: skip
            case {"type": "watch", "table": str(table)}:
                seat = checked(int | None, message.get("seat"), "seat")
                await self._watch(table, seat, checked(int | None, message.get("since"), "since"))
            case {"type": "unwatch", "table": str(table)}:
                self._unwatch(table)
                self._drop_hint()  # its page is left
                self.send({"type": "gone", "table": table, "reason": "unwatched"})
            case {"type": "do", "table": str(table), "act": dict(act)}:
                await self._do(table, act)
            case {"type": "preview", "table": str(table), "seat": int(seat), "code": str(code)}:
                await self._preview(table, seat, code, message)
            case {"type": "hint", "table": str(), "seat": int()}:
                self._drop_hint()
                self.hint = asyncio.ensure_future(self._hint(message))
            case {"type": "attention"}:
                pass  # there are no notices here
            case {"type": "ping"}:
                self.send({"type": "pong", "now": self.server.device.now()})
            case _:
                raise Refusal("bad-message", why=str(message.get("type", "")))

    # Tables

    async def _watch(self, table: str, seat: int | None, since: int | None) -> None:
        person = self.server.actor().id if self.server.person else ""
        async with self.server.at(table) as found:
            if not found.may_look(person, seat):
                raise Refusal("no-access", table)
        self._unwatch(table)

        def wake() -> None:
            self._tasks.add(task := asyncio.ensure_future(self._show(table)))
            task.add_done_callback(self._tasks.discard)

        watched = Watched(seat, since, wake)
        self.watching[table] = watched
        self.server.watch(table, watched.wake)
        await self._show(table)

    def _unwatch(self, table: str) -> None:
        watched = self.watching.pop(table, None)
        if watched is not None:
            self.server.unwatch(table, watched.wake)

    async def _show(self, id: str) -> None:
        """Send a table as its viewer sees it, if that has changed."""
        watched = self.watching.get(id)
        if watched is None:
            return
        try:
            async with self.server.at(id) as table:
                self._send_view(table, watched)
        except Refusal as refusal:
            self._unwatch(id)
            self.send({"type": "gone", "table": id, "reason": refusal.reason})

    def _send_view(self, table: Table, watched: Watched) -> None:
        online = [self.server.actor().id] if self.server.person else []
        seen = views.table_view(table, watched.seat, self.server.device.now(), online)
        if watched.number == table.number and watched.sent == seen:
            return
        fresh = views.news(table, watched.seat, watched.number)
        watched.number, watched.sent = table.number, seen
        message: Message = {"type": "snapshot", "table": table.id, "seen": seen, "log": fresh.lines}
        if fresh.after is not None:
            message |= {"type": "update", "after": fresh.after, "undone": fresh.undone}
        self.send(message)

    async def _do(self, table: str, act: Message) -> None:
        try:
            number = await self.server.submit(table, self.server.actor(), act_of(act))
        except Refusal as refusal:
            if refusal.reason in ("stale", "not-asked") and table in self.watching:
                self.watching[table].number = None
                self.watching[table].wake()
            raise
        self._drop_hint()  # it was about the previous question
        self.send({"type": "done", "id": act["id"], "table": table, "number": number})

    # Questions about a table

    async def _preview(self, id: str, seat: int, code: str, message: Message) -> None:
        async with self.server.at(id) as table:
            if seat not in table.held_by(self.server.actor().id):
                raise Refusal("not-your-seat")
            found = preview(table, seat, code, checked(list[str], message.get("then", []), "then"))
        said = {name: getattr(found, name) for name in found.__dataclass_fields__}
        self.send({"type": "previewed", "table": id, "ask": message.get("ask", ""), "code": code, **said})

    async def _hint(self, message: Message) -> None:
        table, seat = message["table"], message["seat"]
        try:
            level = known_level(checked(str, message.get("level", "expert"), "level"), "level")
            async with self.server.at(table) as found:
                asked, task = hints.hint_task(found, self.server.actor(), seat, level)
            advice = await self.server.device.advise("", seat, task)
        except Refusal as refusal:
            self._refuse(refusal, message)
        except asyncio.CancelledError:
            self._refuse(Refusal("stale"), message)
            raise
        else:
            self.send({
                "type": "hinted", "table": table, "ask": message.get("ask", ""), "asked": asked,
                "level": level, "unit": advice.unit, "best": advice.best,
            })  # fmt: skip

    def _drop_hint(self) -> None:
        if self.hint is not None:
            self.hint.cancel()

    def leave(self) -> None:
        """The page is gone."""
        self._drop_hint()
        for table in list(self.watching):
            self._unwatch(table)
