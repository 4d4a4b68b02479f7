"""'Your turn' for people who do not look at the table.

An entry that makes it somebody's turn writes a notice for each of the person's browsers, in the same
transaction. Every node deletes the notices of people who look at the table there. After a while, one node
claims each notice that is left, and sends it. A notice that could not be sent is tried
again, if it is still that person's turn.
"""

from __future__ import annotations

import asyncio
import hashlib
from collections.abc import Callable
from typing import Final, TypeAlias

import msgspec
import structlog
from msgspec import Struct

from .. import metrics
from ..sockets.subscriptions import Subscriptions
from ..storage.push import PushStore, TurnNotice
from .sender import PushReply, PushSender, encode

log = structlog.get_logger()

NoticeWords: TypeAlias = Callable[[str, str], tuple[str, str]]
"""Words a notice: title and text, from a language and the name of a game."""
AT_ONCE: Final = 32
LEASE_MS: Final = 60_000
"""After this time another node may send what a node has claimed: longer than any request."""
WAITS: Final = (60, 300, 1800, 7200)
"""Seconds until the next try; then a notice is given up."""
LONGEST_WAIT: Final = 6 * 3600
TOPIC_LENGTH: Final = 32
_encode = msgspec.json.Encoder().encode


def without_words(_language: str, game: str) -> tuple[str, str]:
    """A notice of a server to which nobody has given words."""
    return "Boardwright", game


class NoticeMessage(Struct, frozen=True):
    """What a browser gets. It contains nothing about the game but its name."""

    title: str
    body: str
    path: str
    """The page of the table."""
    lang: str


class TurnNotices:
    """Sends the notices of this server."""

    def __init__(
        self, store: PushStore, subscriptions: Subscriptions, words: NoticeWords, *, after_seconds: float
    ) -> None:
        self.store: Final = store
        self.subscriptions: Final = subscriptions
        self.words: Final = words
        self.after_ms: Final = int(after_seconds * 1000)
        self.sender: PushSender | None = None
        self._sending: Final[set[asyncio.Task[None]]] = set()

    async def send_due(self) -> None:
        """Delete the notices of people who look at the table, and send those that are due."""
        if self.sender is None:
            return
        free = AT_ONCE - len(self._sending)
        claimed: list[TurnNotice] = []
        dropped: list[TurnNotice] = []
        for notice in await self.store.pending(AT_ONCE):
            looks = notice.person in self.subscriptions.looking(notice.table)
            if looks or not notice.your_turn or notice.tries > len(WAITS):
                dropped.append(notice)
            elif notice.waited >= (0 if notice.tries else self.after_ms) and len(claimed) < free:
                claimed.append(notice)
        if dropped:
            await self.store.drop(dropped)
        for notice in await self.store.claim(claimed, LEASE_MS) if claimed else ():
            task = asyncio.create_task(self._send(self.sender, notice))
            self._sending.add(task)
            task.add_done_callback(self._sent)

    def _sent(self, task: asyncio.Task[None]) -> None:
        self._sending.discard(task)
        error = None if task.cancelled() else task.exception()
        if error is not None:  # it is tried again when the lease is over
            metrics.ERRORS.labels("push").inc()
            log.error("push-failed", exc_info=error)

    async def stop(self) -> None:
        """Stop sending; another node, or the next start, sends what is left."""
        for task in self._sending:
            task.cancel()
        await asyncio.gather(*self._sending, return_exceptions=True)
        if self.sender is not None:
            await self.sender.close()

    async def _send(self, sender: PushSender, notice: TurnNotice) -> None:
        title, body = self.words(notice.language, notice.game)
        message = _encode(NoticeMessage(title, body, f"/tables/{notice.table}", notice.language))
        to = notice.endpoint
        reply = await sender.send(to.address, to.point, to.secret, message, _topic(notice))
        await self._handle_reply(notice, reply)

    async def _handle_reply(self, notice: TurnNotice, reply: PushReply) -> None:
        """Delete or postpone a notice, and remove its endpoint, according to the reply."""
        if 200 <= reply.status < 300:
            metrics.PUSHED.labels("sent").inc()
            await self.store.drop([notice])
        elif reply.status in (404, 410):
            metrics.PUSHED.labels("gone").inc()
            await self.store.remove(notice.endpoint.hash)
        elif reply.status == 0 or reply.status == 429 or reply.status >= 500:
            metrics.PUSHED.labels("failed").inc()
            if notice.tries >= len(WAITS):
                await self.store.drop([notice])
            else:
                wait = min(max(WAITS[notice.tries], reply.retry_after), LONGEST_WAIT)
                await self.store.postpone(notice, wait * 1000)
        else:
            metrics.PUSHED.labels("refused").inc()
            log.warning("push-refused", host=notice.endpoint.host, status=reply.status)
            await self.store.drop([notice])


def _topic(notice: TurnNotice) -> str:
    """A name for the notices of one table on one device, from which a push service learns nothing."""
    named = f"{notice.endpoint.hash} {notice.table}".encode()
    return encode(hashlib.sha256(named).digest())[:TOPIC_LENGTH]
