"""Limits of connections: how many bytes and seconds a request may take to arrive, and how long the server
waits for a client that does not read.

The web server expects a proxy to do this, but a club may have none. Received data is processed in small
pieces, and only up to the next request or message: a quarter of a megabyte may contain forty thousand of
them.
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

CHUNK: Final = 2048
HEAD_LIMIT: Final = 64 * 1024
"""Bytes of a request that are not its body: the head, and the framing of the body."""
REQUEST_WITHIN: Final = 30.0
"""Seconds for a request to arrive."""
READ_WITHIN: Final = 30.0
"""Seconds for a client to read what it was sent, before it is disconnected."""
CLOSE_WITHIN: Final = 3.0
"""Seconds for a client to answer the closing handshake."""
UNREAD_LIMIT: Final = 256 * 1024
"""Bytes that the system keeps for a socket whose client does not read."""
RESTART: Final = 1012
"""Connect again, to the next server."""
CONTROL_FRAMES: Final = 10
"""Pings, pongs and fragments a second; the application does not see them."""
CONTROL_BURST: Final = 100


class _SlowReaderTimeout(asyncio.Protocol):
    """Disconnects a client that does not read for too long."""

    loop: asyncio.AbstractEventLoop
    transport: asyncio.Transport
    _write_timer: asyncio.TimerHandle | None = None

    def pause_writing(self) -> None:
        self._write_timer = self.loop.call_later(READ_WITHIN, self.transport.abort)
        super().pause_writing()

    def resume_writing(self) -> None:
        _cancel(self._write_timer)
        super().resume_writing()


class HttpProtocol(_SlowReaderTimeout, HttpToolsProtocol):
    """A connection that speaks HTTP."""

    extra = 0
    """Bytes of the current request that are not its body."""
    _served: RequestResponseCycle | None = None
    _request_timer: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]  # as the web server has it
        super().connection_made(transport)
        self.flow = _Flow(transport, lambda: self.loop.call_soon(self._process))
        self._buffer = bytearray()
        self._start_request_timer()

    def connection_lost(self, exc: Exception | None) -> None:
        _cancel(self._request_timer, self._write_timer)
        self.pipeline.clear()
        if self._served is not None:  # the web server reports only the last of several requests
            self._served.disconnected = True
            self._served.message_event.set()
        super().connection_lost(exc)

    def _start_asgi_task(self, cycle: RequestResponseCycle, app: ASGI3Application) -> None:
        self._served = cycle
        super()._start_asgi_task(cycle, app)

    def data_received(self, data: bytes) -> None:
        if self._request_timer is None:
            self._start_request_timer()
        self._buffer += data
        self._process()

    def _process(self) -> None:
        while self._buffer and not self.flow.read_paused and not self.transport.is_closing():
            if self.pipeline:  # requests that came together are answered one after the other
                self.flow.pause_reading()
                break
            chunk = _chunk(self._buffer)
            self.extra += len(chunk)
            super().data_received(chunk)
            if self.extra > HEAD_LIMIT and not self.transport.is_closing():
                self.send_400_response("Too large.")

    def on_message_begin(self) -> None:
        self.extra = 0
        super().on_message_begin()

    def on_body(self, body: bytes) -> None:
        self.extra -= len(body)
        super().on_body(body)

    def on_message_complete(self) -> None:
        _cancel(self._request_timer)
        self._request_timer = None
        super().on_message_complete()

    def handle_websocket_upgrade(self) -> None:
        _cancel(self._request_timer, self._write_timer)
        self._buffer.clear()  # no data is expected before the handshake is complete
        super().handle_websocket_upgrade()

    def timeout_keep_alive_handler(self) -> None:
        super().timeout_keep_alive_handler()
        self._write_timer = self.loop.call_later(
            READ_WITHIN, self.transport.abort
        )  # it may never read the rest

    def _start_request_timer(self) -> None:
        self._request_timer = self.loop.call_later(REQUEST_WITHIN, self.transport.abort)


class _Flow(FlowControl):
    """Calls back when reading may continue."""

    def __init__(self, transport: asyncio.Transport, resumed: Callable[[], object]) -> None:
        super().__init__(transport)
        self._resumed: Final = resumed

    def resume_reading(self) -> None:
        super().resume_reading()
        self._resumed()


class SocketProtocol(_SlowReaderTimeout, WebSocketsSansIOProtocol):
    """A connection that became a socket."""

    _end_timer: asyncio.TimerHandle | None = None

    def connection_made(self, transport: BaseTransport) -> None:
        super().connection_made(transport)
        self.close_timeout = CLOSE_WITHIN
        self._control_bucket = Bucket(CONTROL_FRAMES, CONTROL_BURST)
        self._buffer = bytearray()
        self._left_to_read = CHUNK
        """Bytes that we still read after closing: the other side's closing frame."""
        self.transport.set_write_buffer_limits(0)
        plain = transport.get_extra_info("socket")
        plain.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, UNREAD_LIMIT // 2)  # the system doubles it

    def connection_lost(self, exc: Exception | None) -> None:
        _cancel(self._write_timer, self._end_timer)
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        self._buffer += data
        self._process()
        if self.conn.handshake_exc is not None and not self.handshake_initiated:
            self.transport.write(b"".join(self.conn.data_to_send()))  # the refusal is ready to be sent
            self.transport.close()

    def _process(self) -> None:
        while self._buffer and not self.read_paused and not self.transport.is_closing():
            chunk = _chunk(self._buffer)
            if self.close_sent:
                chunk, self._left_to_read = (
                    chunk[: self._left_to_read],
                    max(0, self._left_to_read - len(chunk)),
                )
            if self.conn.parser_exc is None:  # after something unreadable, nothing more is read
                super().data_received(chunk)

    def handle_parser_exception(self) -> None:
        self._send_close()

    def shutdown(self) -> None:
        if not self.handshake_complete or self.transport.is_closing():
            super().shutdown()
        elif not self.close_sent:
            self.stop_keepalive()
            self.conn.send_close(RESTART, "restart")
            self._send_close()

    def _send_close(self) -> None:
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
        self._process()
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
        """Count control frames and fragments. The application does not see them, so it cannot limit them."""
        if self._control_bucket.wait() and not self.close_sent:
            self.conn.fail(1008, "too-many")
            self._send_close()

    def send_receive_event_to_app(self) -> None:
        text = self.curr_msg_data_type == "text" and not self.close_sent
        if text and not _is_text(b"".join(self.frames)):
            self.frames = []
            self.conn.send_close(1007)
            self._send_close()
            return
        super().send_receive_event_to_app()

    async def run_asgi(self) -> None:
        await super().run_asgi()
        if not self.disconnected:  # the closing frame may never be read
            self._end_timer = self.loop.call_later(READ_WITHIN, self.transport.abort)


def _chunk(buffer: bytearray) -> bytes:
    chunk = bytes(buffer[:CHUNK])
    del buffer[:CHUNK]
    return chunk


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
