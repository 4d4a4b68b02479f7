"""Limits of connections: how many bytes and seconds a request may take to arrive, and how long the server
waits for a client that does not read.

The web server leaves this to a proxy, and a club may have none. Received data is processed in small pieces,
and only up to the next request or message: a quarter of a megabyte may contain forty thousand of them.
"""

from __future__ import annotations

import asyncio
import socket
from asyncio.transports import BaseTransport
from collections.abc import Callable
from typing import Final

from uvicorn._types import ASGI3Application, ASGIReceiveEvent, ASGISendEvent
from uvicorn.protocols.http.flow_control import FlowControl
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol, RequestResponseCycle
from uvicorn.protocols.utils import ClientDisconnected
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame

from .rate_limits import Bucket

PIECE: Final = 2048
HEAD_LIMIT: Final = 64 * 1024
"""Bytes of a request that are not its body: the head, and the framing of the body."""
REQUEST_WITHIN: Final = 30.0
"""Seconds for a request to arrive."""
READ_WITHIN: Final = 30.0
"""Seconds for a client to read what it was sent, before it is disconnected."""
GOOD_BYE_WITHIN: Final = 3.0
"""Seconds for a client to answer the closing handshake."""
UNREAD_LIMIT: Final = 256 * 1024
"""Bytes that the system keeps for a socket whose client does not read."""
RESTART: Final = 1012
"""Connect again, to the next server."""
SMALL_FRAMES: Final = 10
"""Pings, pongs and fragments a second; the application does not see them."""
SMALL_BURST: Final = 100


class _Impatient(asyncio.Protocol):
    """Disconnects clients that do not read for too long."""

    loop: asyncio.AbstractEventLoop
    transport: asyncio.Transport
    _writing: asyncio.TimerHandle | None = None

    def pause_writing(self) -> None:
        self._writing = self.loop.call_later(READ_WITHIN, self.transport.abort)
        super().pause_writing()

    def resume_writing(self) -> None:
        _cancel(self._writing)
        super().resume_writing()


class HttpProtocol(_Impatient, HttpToolsProtocol):
    """A connection that speaks HTTP."""

    extra = 0
    """Bytes of the current request that are not its body."""
    _served: RequestResponseCycle | None = None
    _listening: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]  # as the web server has it
        super().connection_made(transport)
        self.flow = _Flow(transport, lambda: self.loop.call_soon(self._look))
        self._ahead = bytearray()
        self._listen()

    def connection_lost(self, exc: Exception | None) -> None:
        _cancel(self._listening, self._writing)
        self.pipeline.clear()
        if self._served is not None:  # the web server reports only the last of several requests
            self._served.disconnected = True
            self._served.message_event.set()
        super().connection_lost(exc)

    def _start_asgi_task(self, cycle: RequestResponseCycle, app: ASGI3Application) -> None:
        self._served = cycle
        super()._start_asgi_task(cycle, app)

    def data_received(self, data: bytes) -> None:
        if self._listening is None:
            self._listen()
        self._ahead += data
        self._look()

    def _look(self) -> None:
        while self._ahead and not self.flow.read_paused and not self.transport.is_closing():
            if self.pipeline:  # requests that came together are answered one after the other
                self.flow.pause_reading()
                break
            piece = _piece(self._ahead)
            self.extra += len(piece)
            super().data_received(piece)
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
        self._ahead.clear()  # a socket is not used before its handshake is complete
        super().handle_websocket_upgrade()

    def timeout_keep_alive_handler(self) -> None:
        super().timeout_keep_alive_handler()
        self._writing = self.loop.call_later(READ_WITHIN, self.transport.abort)  # it may never read the rest

    def _listen(self) -> None:
        self._listening = self.loop.call_later(REQUEST_WITHIN, self.transport.abort)


class _Flow(FlowControl):
    """Tells when reading may continue."""

    def __init__(self, transport: asyncio.Transport, resumed: Callable[[], object]) -> None:
        super().__init__(transport)
        self._resumed: Final = resumed

    def resume_reading(self) -> None:
        super().resume_reading()
        self._resumed()


class SocketProtocol(_Impatient, WebSocketsSansIOProtocol):
    """A connection that became a socket."""

    _leaving: asyncio.TimerHandle | None = None

    def connection_made(self, transport: BaseTransport) -> None:
        super().connection_made(transport)
        self.close_timeout = GOOD_BYE_WITHIN
        self._small = Bucket(SMALL_FRAMES, SMALL_BURST)
        self._ahead = bytearray()
        self._last = PIECE
        """Bytes that we still read after closing: the other side's closing frame."""
        self.transport.set_write_buffer_limits(0)
        plain = transport.get_extra_info("socket")
        plain.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, UNREAD_LIMIT // 2)  # the system doubles it

    def connection_lost(self, exc: Exception | None) -> None:
        _cancel(self._writing, self._leaving)
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        self._ahead += data
        self._look()
        if self.conn.handshake_exc is not None and not self.handshake_initiated:
            self.transport.write(b"".join(self.conn.data_to_send()))  # the refusal is ready to be sent
            self.transport.close()

    def _look(self) -> None:
        while self._ahead and not self.read_paused and not self.transport.is_closing():
            piece = _piece(self._ahead)
            if self.close_sent:
                piece, self._last = piece[: self._last], max(0, self._last - len(piece))
            if self.conn.parser_exc is None:  # after something unreadable, nothing more is read
                super().data_received(piece)

    def handle_parser_exception(self) -> None:
        self._say_good_bye()

    def shutdown(self) -> None:
        if not self.handshake_complete or self.transport.is_closing():
            super().shutdown()
        elif not self.close_sent:
            self.stop_keepalive()
            self.conn.send_close(RESTART, "restart")
            self._say_good_bye()

    def _say_good_bye(self) -> None:
        """Send the reason, and keep the connection open for a moment. The web server would close it at once,
        while the client still sends, and the reason would be lost."""
        close = self.conn.close_sent
        assert close is not None
        self.queue.put_nowait({"type": "websocket.disconnect", "code": close.code, "reason": close.reason})
        self.transport.write(b"".join(self.conn.data_to_send()))
        self.transport.write_eof()
        self.close_sent = True
        if self.read_paused:
            self.read_paused = False
            self.transport.resume_reading()
        self.close_timer = self.loop.call_later(self.close_timeout, self.transport.abort)

    async def receive(self) -> ASGIReceiveEvent:
        message = await super().receive()
        self._look()
        return message

    async def send(self, message: ASGISendEvent) -> None:
        try:
            await super().send(message)
        except RuntimeError:
            if not (self.close_sent or self.transport.is_closing()):
                raise
            raise ClientDisconnected from None  # the connection was closed meanwhile

    def handle_ping(self) -> None:
        if not self.close_sent:
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
            self._say_good_bye()

    def send_receive_event_to_app(self) -> None:
        text = self.curr_msg_data_type == "text" and not self.close_sent
        if text and not _is_text(b"".join(self.frames)):
            self.frames = []
            self.conn.send_close(1007)
            self._say_good_bye()
            return
        super().send_receive_event_to_app()

    async def run_asgi(self) -> None:
        await super().run_asgi()
        if not self.disconnected:  # the closing frame may never be read
            self._leaving = self.loop.call_later(READ_WITHIN, self.transport.abort)


def _piece(ahead: bytearray) -> bytes:
    piece = bytes(ahead[:PIECE])
    del ahead[:PIECE]
    return piece


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
