"""Running a node: migrations, the web server, and a line with its address."""

from __future__ import annotations

import asyncio
import contextlib
import os
import signal
import socket
from collections.abc import Callable, Sequence
from pathlib import Path
from types import FrameType
from typing import Any, Final

import uvicorn
from structlog.contextvars import bind_contextvars

from ..core.refusal import Refusal
from .app import ProblemPage, build
from .http.protocols import HttpProtocol, SocketProtocol
from .logs import set_up
from .push.turn_notices import NoticeWords, without_words
from .settings import Settings
from .storage.database import lock_sqlite, refusing_failures
from .storage.migrating import forget_nodes, upgrade
from .supervisor import Supervisor, WorkerPlace

FRAME_LIMIT: Final = 16 * 1024
PING_SECONDS: Final = 20


def serve(
    settings: Settings,
    say: Callable[[str], None],
    pages: Sequence[Any] = (),
    problem_page: ProblemPage | None = None,
    client: Path | None = None,
    notice_words: NoticeWords = without_words,
) -> None:
    """Serve until a signal stops the server. When it is ready, `say` is called with its address."""
    with contextlib.ExitStack() as held:
        listener = held.enter_context(listen(settings.host, settings.port))
        with refusing_failures(settings.database):
            held.enter_context(lock_sqlite(settings.database))
            upgrade(settings.database)
            if settings.workers > 1 and settings.database.startswith("sqlite"):
                forget_nodes(settings.database)
        set_up(settings.log_level)

        def work(place: WorkerPlace | None = None) -> None:
            if place is not None:
                bind_contextvars(worker=place.number)
            config = uvicorn.Config(
                build(settings, pages, problem_page, client, place, notice_words),
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
            server = _Server(config, settings, say if place is None else place.ready, place)
            for number in (signal.SIGINT, signal.SIGTERM):
                signal.signal(number, lambda *_: None)  # the web server raises it again after its stop
            server.run([listener])
            if place is not None and not server.started:
                raise SystemExit(1)

        if settings.workers == 1:
            work()
        else:
            Supervisor(settings.workers, work, say, settings.drain_seconds).run()


class _Server(uvicorn.Server):
    """Reports its address, with the port that the system chose for port 0. When it stops, it closes
    connections that do not answer the closing handshake."""

    def __init__(
        self,
        config: uvicorn.Config,
        settings: Settings,
        say: Callable[[str], None],
        place: WorkerPlace | None,
    ) -> None:
        super().__init__(config)
        self.settings: Final = settings
        self.say: Final = say
        self.place: Final = place

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.place is not None:
            asyncio.get_running_loop().add_reader(self.place.supervisor, self._end_with_supervisor)
        for listener in self.servers[0].sockets if self.started else []:
            port = listener.getsockname()[1]
            host = "localhost" if self.settings.host in ("0.0.0.0", "::", "127.0.0.1") else self.settings.host
            shown = f"[{host}]" if ":" in host else host
            self.say(self.settings.public_url or f"http://{shown}:{port}")
            break

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        """Ctrl-C at a terminal reaches all processes; a worker waits for its supervisor to tell it."""
        if self.place is None or sig != signal.SIGINT:
            super().handle_exit(sig, frame)

    def _end_with_supervisor(self) -> None:
        """Stop: the supervisor is gone, and nobody would start this worker again."""
        assert self.place is not None
        asyncio.get_running_loop().remove_reader(self.place.supervisor)
        self.should_exit = True

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
