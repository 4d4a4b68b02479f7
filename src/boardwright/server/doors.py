"""The doors: how much and how long we listen to somebody before a request is whole, and how long we wait
for somebody who does not read.

The web server leaves this to a proxy in front of it; a club may have none.
"""

from __future__ import annotations

import asyncio
from asyncio.transports import BaseTransport
from typing import Final

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame

from .limits import Bucket

HEAD_LIMIT: Final = 64 * 1024
"""Bytes of a request that are not its body: the head, and whatever frames the body."""
REQUEST_WITHIN: Final = 30.0
GREET_WITHIN: Final = 10.0
READ_WITHIN: Final = 30.0
"""Seconds for a client to read what it was sent, before it is cut off."""
SMALL_FRAMES: Final = 10
"""Pings, pongs and fragments a second; nobody sees them but us."""
SMALL_BURST: Final = 100


class HttpDoor(HttpToolsProtocol):
    """A connection that speaks HTTP."""

    extra = 0
    """Bytes of the present request that are not its body."""
    _listening: asyncio.TimerHandle | None = None
    _writing: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self._listen()

    def connection_lost(self, exc: Exception | None) -> None:
        _cancel(self._listening, self._writing)
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        if self._listening is None:
            self._listen()
        self.extra += len(data)
        super().data_received(data)
        if self.extra > HEAD_LIMIT and not self.transport.is_closing():
            self.send_400_response("Too large.")

    def on_message_begin(self) -> None:
        self.extra = 0
        super().on_message_begin()

    def on_body(self, body: bytes) -> None:
        self.extra -= len(body)
        super().on_body(body)

    def on_message_complete(self) -> None:
        _cancel(self._listening)
        self._listening = None
        super().on_message_complete()

    def handle_websocket_upgrade(self) -> None:
        _cancel(self._listening, self._writing)
        super().handle_websocket_upgrade()

    def pause_writing(self) -> None:
        self._writing = self.loop.call_later(READ_WITHIN, self.transport.abort)
        super().pause_writing()

    def resume_writing(self) -> None:
        _cancel(self._writing)
        super().resume_writing()

    def timeout_keep_alive_handler(self) -> None:
        super().timeout_keep_alive_handler()
        self._writing = self.loop.call_later(READ_WITHIN, self.transport.abort)  # it may never read the rest

    def _listen(self) -> None:
        self._listening = self.loop.call_later(REQUEST_WITHIN, self.transport.abort)


class SocketDoor(WebSocketsSansIOProtocol):
    """A connection that became a socket."""

    _writing: asyncio.TimerHandle | None = None

    def connection_made(self, transport: BaseTransport) -> None:
        super().connection_made(transport)
        self._small = Bucket(SMALL_FRAMES, SMALL_BURST)
        self.loop.call_later(GREET_WITHIN, self._greeted)

    def _greeted(self) -> None:
        if not self.handshake_complete:  # a handshake that cannot be read gets no answer
            self.transport.abort()

    def connection_lost(self, exc: Exception | None) -> None:
        _cancel(self._writing)
        super().connection_lost(exc)

    def pause_writing(self) -> None:
        self._writing = self.loop.call_later(READ_WITHIN, self.transport.abort)
        super().pause_writing()

    def resume_writing(self) -> None:
        _cancel(self._writing)
        super().resume_writing()

    def handle_ping(self) -> None:
        super().handle_ping()
        self._count()

    def handle_pong(self, event: Frame) -> None:
        super().handle_pong(event)
        self._count()

    def handle_cont(self, event: Frame) -> None:
        super().handle_cont(event)
        self._count()

    def _count(self) -> None:
        """They are not passed on, so that nothing else slows them down."""
        if self._small.wait() and not self.close_sent:
            self.conn.fail(1008, "too-many")
            self.handle_parser_exception()

    def send_receive_event_to_app(self) -> None:
        if self.curr_msg_data_type == "text" and not _is_text(b"".join(self.frames)):
            self.frames = []
            self.conn.send_close(1007)
            self.handle_parser_exception()
            return
        super().send_receive_event_to_app()

    async def run_asgi(self) -> None:
        await super().run_asgi()
        self.loop.call_later(READ_WITHIN, self.transport.abort)  # the good-bye may never be read


def _is_text(data: bytes) -> bool:
    try:
        data.decode()
    except UnicodeDecodeError:
        return False
    return True


def _cancel(*timers: asyncio.TimerHandle | None) -> None:
    for timer in timers:
        if timer is not None:
            timer.cancel()
