"""Subscriptions: who watches a table, and what each subscriber has not seen yet."""

from __future__ import annotations

import time
from typing import Final

import msgspec

from ...core.refusal import Refusal
from ...tables.views import log_since
from .. import wire
from ..cache import LiveTable, Subscriber, TableCache

LOG_SHOWN: Final = 100
"""Lines of the log in a snapshot; older ones can be requested. A viewer who missed more lines gets a
snapshot."""

_encode = msgspec.json.Encoder().encode


class Subscriptions:
    """The subscribers of the tables of this node."""

    def __init__(self, cache: TableCache) -> None:
        self.cache: Final = cache

    async def next_message(self, subscriber: Subscriber, id: str) -> bytes | None:
        """The next message for a subscriber; None if there is nothing new."""
        async with self.cache.hold(id) as live:
            table = await self.cache.load(live)
            if not table.may_look(subscriber.person, subscriber.seat):
                raise Refusal("no-access", id)
            view = live.encoded_view(subscriber.seat)
            if subscriber.number == table.number and subscriber.sent == view:
                return None
            after = subscriber.number
            subscriber.number, subscriber.sent = table.number, view
            raw = msgspec.Raw(view)
            if after is None or not 0 <= table.number - after <= LOG_SHOWN:
                lines = wire.log_lines(log_since(table, subscriber.seat, 0, LOG_SHOWN))
                return _encode(wire.Snapshot(id, raw, lines))
            lines = wire.log_lines(log_since(table, subscriber.seat, after))
            undone = [line for by, line in table.undone if by > after >= line]
            return _encode(wire.Update(id, after, raw, lines, undone))

    def watch(self, id: str, subscriber: Subscriber) -> None:
        live = self.cache.live(id)
        live.subscribers.add(subscriber)
        self._presence_changed(live, subscriber)

    def unwatch(self, id: str, subscriber: Subscriber) -> None:
        live = self.cache.tables.get(id)
        if live is not None:
            live.subscribers.discard(subscriber)
            live.used_at = time.monotonic()
            self._presence_changed(live, subscriber)

    def online(self, id: str) -> frozenset[str]:
        """The people who watch a table on this node."""
        live = self.cache.tables.get(id)
        return frozenset() if live is None else live.online()

    def _presence_changed(self, live: LiveTable, subscriber: Subscriber) -> None:
        """Show the others when the holder of a seat comes or goes."""
        if live.table is not None and live.table.held_by(subscriber.person):
            live.changed()
