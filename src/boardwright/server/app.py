"""The application: it builds the parts of the server, and starts and stops them in order."""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections.abc import AsyncIterator, Callable, Sequence
from pathlib import Path
from typing import Any, Final, TypeAlias
from urllib.parse import urlsplit

import structlog
from litestar import Litestar, MediaType, Request, Response, Router, get
from litestar.config.response_cache import ResponseCacheConfig
from litestar.connection import WebSocket
from litestar.di import Provide
from litestar.enums import ScopeType
from litestar.exceptions import HTTPException
from litestar.handlers import websocket
from litestar.types import ASGIApp, Message, Receive, Scope, Send
from prometheus_client import CONTENT_TYPE_LATEST

from .. import __version__
from ..core.refusal import Refusal
from ..games import TITLES
from . import metrics, wire
from .admission import RETRY_AFTER, Admission, Busy, Rank
from .cluster.bus import Bus, BusListeners, NoReply
from .cluster.census import Census
from .cluster.host_bus import HostBus
from .gc_policy import EVERY, GcPolicy
from .http import openapi
from .http.bodies import BodyRequest
from .http.client_files import ClientFiles, File
from .http.daily_routes import DailyController
from .http.game_routes import GamesController
from .http.people_routes import PeopleController
from .http.push_routes import PushController
from .http.rate_limits import RateLimits, TooMany
from .http.services import (
    Services,
    address_of,
    provide_me,
    provide_person,
    provide_services,
    provide_token,
)
from .http.table_routes import TablesController, invitation, join
from .manager import TableManager
from .people import People
from .push.addresses import PushHosts
from .push.sender import PushSender, new_key
from .push.turn_notices import NoticeWords, TurnNotices, without_words
from .settings import Settings
from .sockets.connections import Sockets
from .storage.database import Database, StorageFailed
from .storage.deals import Deals
from .storage.push import PushStore
from .storage.reviews import ReviewStore
from .storage.store import Store
from .supervisor import WorkerPlace
from .tokens import new_id, now_ms
from .workers.pool import WorkerPool
from .workers.reviews import Reviews

log = structlog.get_logger()

BODY_LIMIT: Final = 2_100_000
HEADERS: Final = {
    "content-security-policy": "; ".join(
        (
            "default-src 'self'",
            "script-src 'self' 'wasm-unsafe-eval'",  # the engine for playing without a connection
            "img-src 'self' data:",
            "connect-src 'self'",
            "worker-src 'self'",
            "manifest-src 'self'",
            "object-src 'none'",
            "base-uri 'none'",
            "form-action 'self'",
            "frame-ancestors 'none'",
        )
    ),
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=()",
}
STATUS: Final = {
    "bad-request": 400, "wrong-encoding": 415, "too-large": 413,
    "no-session": 401, "bad-login": 401, "bad-password": 403,
    "no-access": 403, "no-guests": 403, "no-accounts": 403,
    "origin": 403, "not-host": 403, "not-your-seat": 403, "daily-secret": 403,
    "hint-company": 403, "hint-daily": 403, "no-reviews": 403, "too-many-reviews": 429,
    "no-table": 404, "no-link": 404, "no-such-session": 404, "no-day": 404, "no-push": 404, "stale": 409,
    "name-taken": 409, "has-account": 409, "too-many": 429, "storage-failed": 503, "server-stopping": 503,
    "no-owner": 503, "busy": 503,
}  # fmt: skip
"""HTTP statuses of refusals. Any other refusal is 422: understood, but not possible."""
ProblemPage: TypeAlias = Callable[[Request[Any, Any, Any], wire.Problem, int, dict[str, str]], Response[str]]
"""Makes a page for people from a request, the reason of its refusal, its status and headers."""


class Server:
    """The parts of a node."""

    def __init__(
        self, settings: Settings, notice_words: NoticeWords, place: WorkerPlace | None = None
    ) -> None:
        self.settings: Final = settings
        self.place: Final = place
        self.node: Final = new_id() if place is None else place.node
        self.database: Final = Database(settings.database, _committed)
        self.store: Final = Store(self.database, self.node, workers=1 if place is None else place.workers)
        self.census: Final = Census()
        self.bus: Final = self._bus()
        self.worker_pool: Final = WorkerPool(settings.bot_processes)
        self.manager: Final = TableManager(
            self.store, self.bus, self.worker_pool, self.census, Admission(settings.answer_seconds),
            most_tables=settings.most_tables, idle_seconds=settings.idle_seconds,
        )  # fmt: skip
        rate_limits = RateLimits(settings.requests_per_minute, settings.logins_per_minute)
        self.rate_limits: Final = rate_limits
        if isinstance(self.bus, HostBus):
            rate_limits.tell, self.bus.on_limit_hit = self.bus.limit_hit, rate_limits.heard
        self.people: Final = People(
            self.store, rate_limits,
            accounts=settings.accounts, guests=settings.guests, session_days=settings.session_days,
        )  # fmt: skip
        self.deals: Final = Deals(self.database)
        self.reviews: Final = Reviews(ReviewStore(self.database), settings.review_workers)
        self.sockets: Final = Sockets(self.manager, self.people, self.deals, self.reviews, settings)
        self.push_hosts: Final = PushHosts(settings.push_hosts)
        self.turn_notices: Final = TurnNotices(
            PushStore(self.database, self.store.wall_clock), self.manager.subscriptions, notice_words,
            after_seconds=settings.push_after_seconds,
        )  # fmt: skip
        self.ready = False
        self._tasks: list[asyncio.Task[None]] = []
        self._seen_notices: set[int] = set()
        self._since = now_ms()

    def _bus(self) -> Bus:
        """The bus to other nodes; the driver of PostgreSQL is imported only where it is needed."""
        wider = Bus()
        if not self.database.sqlite:
            from .cluster.postgres_bus import PostgresBus

            wider = PostgresBus(self.settings.database, self.node)
        if self.place is None:
            return wider
        return HostBus(self.node, self.place.number, self.place.boxes, self.census, wider)

    async def start(self) -> None:
        await self.store.heartbeat(alone=self.place is None and self.database.sqlite)
        if self.place is not None and self.place.former:
            await self.store.sign_off(self.place.former)  # it is dead, so nobody needs to wait for its lease
        if self.settings.push:
            key = await self.turn_notices.store.key(new_key())
            contact = self.settings.push_contact or self.settings.base_url
            self.turn_notices.sender = PushSender(key, contact, self.push_hosts)
        await self.bus.start(
            BusListeners(self.manager.ownership.on_log_entry, self._on_notice, self._on_gap, self._serve)
        )
        self._tasks = [
            asyncio.create_task(self._every(seconds, work))
            for seconds, work in (
                (1.0, self.store.heartbeat),
                (0.5, self._notices),  # a logout takes effect within a second
                (1.0, self.turn_notices.send_due),
                (1.0, self.manager.bots.adopt_orphans),
                (2.0, self.manager.ownership.check_all),
                (2.0, self.reviews.stop_unwanted),
                (5.0, self.manager.cache.evict),
                (600.0, self.store.remove_expired),
                (600.0, self.manager.forget_people),
                (EVERY, GcPolicy(lambda: self.manager.taken).collect),
            )
        ] + [asyncio.create_task(self._measure_loop_delay())]
        self.ready = True
        log.info("started", node=self.node, version=__version__, database=self.database.writing.dialect.name)

    async def _serve(self, body: dict[str, Any]) -> dict[str, Any]:
        """Answer another node."""
        return {"metrics": metrics.page().decode()} if "metrics" in body else await self.manager.serve(body)

    async def metrics(self) -> bytes:
        """The metrics; with several workers those of all, each marked with its number."""
        if not isinstance(self.bus, HostBus):
            return metrics.page()
        pages = {self.bus.place: metrics.page().decode()}

        async def ask(place: int, node: str) -> None:
            with contextlib.suppress(NoReply):  # it is missing then
                pages[place] = (await self.bus.request(node, {"metrics": True}))["metrics"]

        await asyncio.gather(*(ask(place, node) for place, node in list(self.bus.peers.items())))
        return metrics.together(pages)

    async def stop(self) -> None:
        """Accept no more commands, finish those in progress, release the tables. All clients are already
        disconnected."""
        self.ready = False
        await self.manager.drain(self.settings.drain_seconds / 2)  # the rest was for closing connections
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self.turn_notices.stop()
        await self.bus.stop()
        await self.reviews.close()
        with contextlib.suppress(StorageFailed):
            await self.store.sign_off()
        self.worker_pool.close()
        await asyncio.to_thread(self.database.close)
        log.info("stopped", node=self.node)

    # Periodic jobs

    async def _every(self, seconds: float, work: Any) -> None:
        while True:
            try:
                await work()
            except StorageFailed as error:
                log.error("storage-failed", error=error.why)
                metrics.ERRORS.labels("storage").inc()
            except Exception:
                log.exception("task-failed", task=work.__name__)
                metrics.ERRORS.labels("task").inc()
            await asyncio.sleep(seconds)

    async def _measure_loop_delay(self) -> None:
        """Measure how late the event loop is: the first sign of an overloaded server."""
        while True:
            due = time.perf_counter() + 0.1
            await asyncio.sleep(0.1)
            late = max(0.0, time.perf_counter() - due)
            metrics.LOOP_SECONDS.observe(late)
            self.manager.admission.tick(late)
            metrics.TABLES.set(len(self.manager.cache.tables))
            metrics.THINKING.set(self.worker_pool.thinking)

    def _on_notice(self) -> None:
        self._tasks.append(asyncio.create_task(self._notices()))
        self._tasks = [task for task in self._tasks if not task.done()]

    def _on_gap(self) -> None:
        self._tasks.append(asyncio.create_task(self.manager.ownership.check_all()))

    async def _notices(self) -> None:
        """Read the notices of other nodes and of the administrator, also slightly older ones, because their
        clocks may differ."""
        found = await self.store.notices_since(self._since - 10_000)
        self._since = now_ms()
        for id, kind, body in found:
            if id in self._seen_notices:
                continue
            self._seen_notices.add(id)
            if kind == "session-ended":
                self.sockets.end_session(body["hash"])
            elif kind == "person-renamed":
                self.sockets.rename(body["person"], body["name"])
            elif kind == "announce":
                self.sockets.broadcast(wire.Notice("announce", body["text"], body.get("seconds")))
            elif kind == "table-changed":
                await self.manager.ownership.check_all()
        self._seen_notices &= {id for id, _, _ in found}


def _committed(writes: int, seconds: float) -> None:
    metrics.GROUP_SIZE.observe(writes)
    metrics.COMMIT_SECONDS.observe(seconds)


# The application


def build(
    settings: Settings,
    pages: Sequence[Any] = (),
    problem_page: ProblemPage | None = None,
    client: Path | None = None,
    place: WorkerPlace | None = None,
    notice_words: NoticeWords = without_words,
) -> Litestar:
    """The ASGI application of one node. The caller, which has the messages, words notices, and passes `pages`
    for people and the page that explains a refusal; `client` is the folder of the browser client, `place`
    that of this worker among others."""
    server = Server(settings, notice_words, place)
    services = Services(
        settings, server.store, server.manager, server.people, server.deals,
        server.reviews, server.push_hosts, server.turn_notices,
    )  # fmt: skip

    @contextlib.asynccontextmanager
    async def lifespan(_app: Litestar) -> AsyncIterator[None]:
        await server.start()
        try:
            yield
        finally:
            await server.stop()

    @websocket("/socket")
    async def socket(socket: WebSocket[Any, Any, Any]) -> None:
        address = socket.client.host if socket.client is not None else ""
        await server.sockets.handle(socket, address, socket.cookies.get(services.cookie_name))

    @get("/health/live", include_in_schema=False)
    async def live() -> wire.Health:
        return wire.Health("ok", __version__, len(server.manager.cache.tables), len(server.sockets.open))

    @get("/health/ready", include_in_schema=False)
    async def ready() -> Response[wire.Health]:
        status = "ok"
        try:
            async with asyncio.timeout(2):
                if not await server.store.alive(server.node):
                    status = "no-database"  # reading works, but heartbeats are not written
        except (StorageFailed, TimeoutError):
            status = "no-database"
        if not server.ready:
            status = "stopping"
        health = wire.Health(status, __version__, len(server.manager.cache.tables), len(server.sockets.open))
        return Response(health, status_code=200 if status == "ok" else 503)

    @get("/metrics", include_in_schema=False)
    async def prometheus() -> Response[bytes]:
        return Response(await server.metrics(), media_type=CONTENT_TYPE_LATEST)

    api = Router(
        "/api/v1",
        route_handlers=[
            GamesController,
            PeopleController,
            PushController,
            TablesController,
            DailyController,
            invitation,
            join,
            socket,
        ],
    )
    handlers: list[Any] = [api, live, ready, *pages]
    if settings.metrics:
        handlers.append(prometheus)
    app = Litestar(
        handlers,
        lifespan=[lifespan],
        dependencies={
            "services": Provide(provide_services),
            "token": Provide(provide_token),
            "person": Provide(provide_person),
            "me": Provide(provide_me),
        },
        exception_handlers={
            Refusal: _refused,
            HTTPException: _http_error,
            RecursionError: _too_deep,
            Exception: _failed,
        },
        openapi_config=openapi.config(),
        request_class=BodyRequest,
        request_max_body_size=BODY_LIMIT,
        response_cache_config=ResponseCacheConfig(),
        logging_config=None,
        debug=False,
    )
    # Outside of everything: the framework's middleware does not see requests for pages that do not exist.
    app.asgi_handler = _guard(server, ClientFiles(client, TITLES.values()))(app.asgi_handler)
    app.state.services = services
    app.state.problem_page = problem_page
    app.state.server = server
    return app


def _guard(server: Server, bundle: ClientFiles) -> Any:
    """Wraps every HTTP request: rate limits, foreign origins, and security headers. It also serves the files
    of the browser client."""

    def middleware(app: ASGIApp) -> ASGIApp:
        async def guarded(scope: Scope, receive: Receive, send: Send) -> None:
            if scope["type"] != ScopeType.HTTP:
                await app(scope, receive, send)
                return

            async def send_with_headers(message: Message) -> None:
                if message["type"] == "http.response.start":
                    known = {name for name, _ in message["headers"]}
                    extra = [(n.encode(), v.encode()) for n, v in HEADERS.items() if n.encode() not in known]
                    if scope["path"].startswith("/api/"):
                        extra.append((b"cache-control", b"no-store"))
                    message["headers"] = [*message["headers"], *extra]
                await send(message)

            request: Request[Any, Any, Any] = Request(scope)
            if not _is_valid_host(request.headers.get("host", "")):
                bad = Response(wire.Problem("bad-request", "host", {}), status_code=400)
                await bad.to_asgi_response(app=None, request=request)(scope, receive, send_with_headers)
                return
            file = bundle.find(scope["path"]) if request.method in ("GET", "HEAD") else None
            if not scope["path"].startswith("/health"):
                try:
                    if file is None:
                        server.rate_limits.request(address_of(request))
                        server.manager.admission.check(_rank(request))
                    else:
                        server.rate_limits.file(address_of(request))
                except (TooMany, Busy) as refusal:
                    await _refused(request, refusal).to_asgi_response(app=None, request=request)(
                        scope, receive, send_with_headers
                    )
                    return
                origin = request.headers.get("origin")
                if request.method not in ("GET", "HEAD", "OPTIONS") and not server.sockets.allows_origin(
                    origin, request.headers.get("host")
                ):
                    await _refused(request, Refusal("origin")).to_asgi_response(app=None, request=request)(
                        scope, receive, send_with_headers
                    )
                    return
            if file is not None:
                await _send_file(file, request, send_with_headers)
                return
            await app(scope, receive, send_with_headers)

        return guarded

    return middleware


def _rank(request: Request[Any, Any, Any]) -> Rank:
    """Who asks: somebody at a table who acts, somebody who is known, or a newcomer."""
    if request.url.path.endswith("/acts"):
        return Rank.AT_TABLE
    known = "authorization" in request.headers or "cookie" in request.headers
    return Rank.LOOKING if known and "/tables/" in request.url.path else Rank.NEW


async def _send_file(file: File, request: Request[Any, Any, Any], send: Send) -> None:
    """Send a file of the browser client."""
    status, headers, body = file.answer(request.headers)
    if status != 304:
        headers["content-length"] = str(len(body))
    encoded = [(name.encode(), value.encode()) for name, value in headers.items()]
    await send({"type": "http.response.start", "status": status, "headers": encoded})
    sent = b"" if request.method == "HEAD" else body
    await send({"type": "http.response.body", "body": sent, "more_body": False})


def _is_valid_host(host: str) -> bool:
    """Whether a Host header is valid; addresses are built from it."""
    try:
        urlsplit(f"//{host}").port  # noqa: B018 (it is read here)
    except ValueError:
        return False
    return True


def _problem(
    request: Request[Any, Any, Any], problem: wire.Problem, status: int, headers: dict[str, str]
) -> Response[Any]:
    """The response for a refusal: data for a program, a page for a person with a browser."""
    page: ProblemPage | None = request.app.state.problem_page
    browser = "text/html" in request.headers.get("accept", "")
    if page is not None and browser and not request.url.path.startswith("/api/"):
        return page(request, problem, status, headers)
    return Response(problem, status_code=status, media_type=MediaType.JSON, headers=headers)


def _refused(request: Request[Any, Any, Any], refusal: Refusal) -> Response[Any]:
    metrics.REFUSALS.labels(refusal.reason).inc()
    if isinstance(refusal, StorageFailed):
        log.error("storage-failed", error=refusal.why)
    later = {"too-many": "10", "busy": str(RETRY_AFTER)}.get(refusal.reason)
    headers = {} if later is None else {"retry-after": later}
    return _problem(request, wire.Problem(*wire.refused(refusal)), STATUS.get(refusal.reason, 422), headers)


def _http_error(request: Request[Any, Any, Any], error: HTTPException) -> Response[Any]:
    """The response for errors of the framework: no such page, a body that cannot be read."""
    extra = error.extra if isinstance(error.extra, list) else []
    where = ", ".join(str(part.get("key", "")) for part in extra if isinstance(part, dict))
    why = "; ".join(str(part.get("message", "")) for part in extra if isinstance(part, dict))
    reason = {404: "no-page", 405: "no-method", 413: "too-large"}.get(error.status_code, "bad-request")
    details: dict[str, Any] = {"why": why[:300]} if why else {}
    return _problem(request, wire.Problem(reason, where, details), error.status_code, error.headers or {})


def _too_deep(_request: Request[Any, Any, Any], _error: RecursionError) -> Response[wire.Problem]:
    """The response for a body that is nested deeper than any valid message."""
    return Response(wire.Problem("bad-request", "data", {}), status_code=400, media_type=MediaType.JSON)


def _failed(request: Request[Any, Any, Any], error: Exception) -> Response[Any]:
    metrics.ERRORS.labels("http").inc()
    log.error("request-failed", exc_info=error)
    return _problem(request, wire.Problem("server-error", "", {}), 500, {})
