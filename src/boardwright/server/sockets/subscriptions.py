"""Subscriptions: who watches a table, and what each subscriber has not seen yet."""

from __future__ import annotations

import time
from typing import Final

import msgspec

from ...core.refusal import Refusal
from ...tables.views import news
from .. import wire
from ..cache import LiveTable, Subscriber, TableCache
from ..cluster.census import WATCHING
from ..tokens import now_ms

ELSEWHERE: Final = 3600.0
"""Seconds for which a table counts as attended when its host may be at another node."""

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
            if subscriber.number == table.number and subscriber.sent == hash(view):
                live.drop_sent_views()
                return None
            fresh = news(table, subscriber.seat, subscriber.number)
            subscriber.number, subscriber.sent = table.number, hash(view)
            live.drop_sent_views()
            raw, lines = msgspec.Raw(view), wire.log_lines(fresh.lines)
            if fresh.after is None:
                return _encode(wire.Snapshot(id, raw, lines))
            return _encode(wire.Update(id, fresh.after, raw, lines, fresh.undone))

    def watch(self, id: str, subscriber: Subscriber) -> None:
        live = self.cache.live(id)
        live.subscribers.add(subscriber)
        self.cache.census.add(WATCHING, id, subscriber.person)
        self._presence_changed(live, subscriber)

    def unwatch(self, id: str, subscriber: Subscriber) -> None:
        self.cache.census.add(WATCHING, id, subscriber.person, -1)
        live = self.cache.tables.get(id)
        if live is not None:
            live.subscribers.discard(subscriber)
            live.used_at = time.monotonic()
            self._presence_changed(live, subscriber)

    def online(self, id: str) -> frozenset[str]:
        """The people who watch a table on this host."""
        live = self.cache.tables.get(id)
        return self.cache.census.watching_elsewhere(id) if live is None else live.online()

    def looking(self, id: str) -> frozenset[str]:
        """The people who look at a table on this node."""
        live = self.cache.tables.get(id)
        found = live.subscribers if live is not None else ()
        return frozenset(subscriber.person for subscriber in found if subscriber.looking)

    def attended(self, line: wire.TableLine, patience: float) -> bool:
        """Whether the host of a listed table is there, or something has happened there lately."""
        live = self.cache.tables.get(line.id)
        quiet = (now_ms() - line.changed_at) / 1000
        if live is not None:
            if live.table is not None and live.table.created.host in live.online():
                return True
            quiet = min(quiet, time.monotonic() - live.used_at)
        elif self.cache.census.watching_elsewhere(line.id):
            return True
        return quiet < (max(patience, ELSEWHERE) if not self.cache.store.database.sqlite else patience)

    def _presence_changed(self, live: LiveTable, subscriber: Subscriber) -> None:
        """Show the others when the holder of a seat comes or goes."""
        if live.table is not None and live.table.held_by(subscriber.person):
            live.changed()
