"""Running a node: migrations, the web server, and a line with its address."""

from __future__ import annotations

import asyncio
import contextlib
import os
import signal
import socket
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, Final

import uvicorn

from ..core.refusal import Refusal
from .app import ProblemPage, build
from .http.protocols import HttpProtocol, SocketProtocol
from .logs import set_up
from .settings import Settings
from .storage.database import lock_sqlite, refusing_failures
from .storage.migrating import upgrade

FRAME_LIMIT: Final = 16 * 1024
PING_SECONDS: Final = 20


def serve(
    settings: Settings,
    say: Callable[[str], None],
    pages: Sequence[Any] = (),
    problem_page: ProblemPage | None = None,
    client: Path | None = None,
) -> None:
    """Serve until a signal stops the server. When it is ready, `say` is called with its address."""
    with contextlib.ExitStack() as held:
        listener = held.enter_context(listen(settings.host, settings.port))
        with refusing_failures(settings.database):
            held.enter_context(lock_sqlite(settings.database))
            upgrade(settings.database)
        set_up(settings.log_level)
        config = uvicorn.Config(
            build(settings, pages, problem_page, client),
            http=HttpProtocol,
            ws=SocketProtocol,
            ws_max_size=FRAME_LIMIT,
            ws_per_message_deflate=False,
            ws_ping_interval=PING_SECONDS,
            ws_ping_timeout=PING_SECONDS,
            timeout_graceful_shutdown=max(1, int(settings.drain_seconds)),
            proxy_headers=bool(settings.trusted_proxies),
            forwarded_allow_ips=settings.trusted_proxies,
            server_header=False,
            access_log=False,
            log_config=None,
            lifespan="on",
        )
        server = _Server(config, settings, say)
        for number in (signal.SIGINT, signal.SIGTERM):
            signal.signal(number, lambda *_: None)  # the web server raises it again after its stop
        server.run([listener])


class _Server(uvicorn.Server):
    """Reports its address, with the port that the system chose for port 0. When it stops, it closes
    connections that do not answer the closing handshake."""

    def __init__(self, config: uvicorn.Config, settings: Settings, say: Callable[[str], None]) -> None:
        super().__init__(config)
        self.settings: Final = settings
        self.say: Final = say

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        for listener in self.servers[0].sockets if self.started else []:
            port = listener.getsockname()[1]
            host = "localhost" if self.settings.host in ("0.0.0.0", "::", "127.0.0.1") else self.settings.host
            shown = f"[{host}]" if ":" in host else host
            self.say(self.settings.public_url or f"http://{shown}:{port}")
            break

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        asyncio.get_running_loop().call_later(self.settings.drain_seconds / 2, self._cut_off)
        await super().shutdown(sockets)

    def _cut_off(self) -> None:
        for connection in self.server_state.connections:
            connection.transport.abort()


def listen(host: str, port: int) -> socket.socket:
    """A listening socket, opened before anything else starts."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    try:
        return socket.create_server((host, port), family=family)
    except OSError as error:
        named = isinstance(error, socket.gaierror)  # the host name is wrong, not the port
        problem = error.strerror if named else os.strerror(error.errno or 0)
        raise Refusal("cannot-listen", f"{host}:{port}", problem=problem or str(error)) from None
