"""The routes of the pages. Links read, forms act. A form that succeeds redirects to a page that can be
reloaded; one that is refused is shown again with the reason in words."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping
from importlib.resources import files
from typing import Annotated, Any, Final

from litestar import Request, Response, Router, get, post
from litestar.datastructures import Cookie
from litestar.di import NamedDependency, Provide
from litestar.exceptions import NotFoundException
from litestar.params import PathParameter, QueryParameter
from litestar.response import Redirect

from ..core.refusal import Refusal
from ..games import TITLES
from ..server import metrics, wire
from ..server.app import STATUS
from ..server.http import table_service
from ..server.http.services import (
    AnyRequest,
    MaybePerson,
    Me,
    SeatQuery,
    Services,
    ServicesGiven,
    TableId,
    TokenGiven,
    actor_of,
    address_of,
    device_of,
)
from ..server.tokens import now_ms
from ..tables import views
from ..tables.hints import Advice
from .forms import act_of, fields, read, whole_number
from .markup import el, html
from .page_context import HOME, PageContext
from .page_state import PageState
from .replay import ReplayPosition, replay_body
from .start import join_body, start_body, table_request, token_of
from .table import HINT_LEVEL, MorePage, TablePage, path_of

LINK_COOKIE: Final = "boardwright-link"
"""Carries a new link from the form to the page that shows it, once."""
BOT_WAIT: Final = 1.0
"""Seconds that a page waits for bots to answer, so that nobody has to reload it."""
SEE_OTHER: Final = 303
PAGE_COST: Final = 3
"""A page with a drawing costs as much as some requests of a program, and counts as so many."""
ContextGiven = NamedDependency[PageContext]
Page = Response[str]


async def provide_context(request: AnyRequest, person: MaybePerson) -> PageContext:
    return PageContext(request, person)


# Start


@get("/")
async def home() -> Redirect:
    """If the browser client was not built, its addresses redirect to the plain pages."""
    return Redirect(HOME)


@get(HOME)
async def start(services: ServicesGiven, context: ContextGiven) -> Page:
    return await _start(services, context, {})


async def _start(
    services: Services, context: PageContext, given: Mapping[str, str], refusal: Refusal | None = None
) -> Page:
    tables = await table_service.list_tables(services, context.person_id)
    body = start_body(context, services.settings, tables, given)
    return context.page("Boardwright", body, **_refused(context, refusal))


@post("/plain/guest")
async def guest(services: ServicesGiven, context: ContextGiven, request: AnyRequest) -> Page | Redirect:
    given = await fields(request)
    try:
        entered = read({"name": given.get("name", "")}, wire.NewGuest)
        return _enter(services, await services.people.guest(entered.name, device_of(request)))
    except Refusal as refusal:
        return await _start(services, context, given, refusal)


@post("/plain/login")
async def login(services: ServicesGiven, context: ContextGiven, request: AnyRequest) -> Page | Redirect:
    given = await fields(request)
    try:
        entered = read({name: given.get(name, "") for name in ("name", "password")}, wire.Login)
        made = await services.people.login(
            entered.name, entered.password, address_of(request), device_of(request)
        )
        return _enter(services, made)
    except Refusal as refusal:
        return await _start(services, context, {"name": given.get("name", "")}, refusal)


@post("/plain/register")
async def register(services: ServicesGiven, context: ContextGiven, request: AnyRequest) -> Page | Redirect:
    given = await fields(request)
    try:
        entered = read({name: given.get(name, "") for name in ("name", "password")}, wire.NewAccount)
        made = await services.people.register(
            entered.name, entered.password, context.person, address_of(request), device_of(request)
        )
        return _enter(services, made)
    except Refusal as refusal:
        return await _start(services, context, {"name": given.get("name", "")}, refusal)


@post("/plain/logout")
async def logout(services: ServicesGiven, token: TokenGiven) -> Redirect:
    await services.people.logout(token)
    return Redirect(HOME, status_code=SEE_OTHER, cookies=[services.cookie("")])


def _enter(services: Services, session: wire.SessionInfo) -> Redirect:
    return Redirect(HOME, status_code=SEE_OTHER, cookies=[services.cookie(session.token)])


@post("/plain/tables")
async def create(
    services: ServicesGiven, context: ContextGiven, me: Me, request: AnyRequest
) -> Page | Redirect:
    given = await fields(request)
    try:
        made = await table_service.create_table(services, me, table_request(given))
    except Refusal as refusal:
        return await _start(services, context, given, refusal)
    return Redirect(path_of(made.id), status_code=SEE_OTHER)


# By a link


@get("/join")
async def link_without_client() -> Redirect:
    """The page of a link; browsers do not send what follows its #."""
    return Redirect(f"{HOME}join")


@get("/plain/join")
async def join_page(context: ContextGiven) -> Page:
    return context.page(context.words("pages-join"), join_body(context))


@post("/plain/join")
async def join(
    services: ServicesGiven, context: ContextGiven, person: MaybePerson, request: AnyRequest
) -> Page | Redirect:
    given = await fields(request)
    link, name = token_of(given.get("link", "")), given.get("name") or None
    try:
        # After a link from another site, a browser sends its cookie only now. Without one, we ask for a name.
        if person is None and name is None and services.settings.guests:
            return context.page(context.words("pages-join"), join_body(context, link, naming=True))
        joined = await table_service.join_by_link(
            services, request, person, read({"link": link, "name": name}, wire.Join)
        )
    except Refusal as refusal:
        body = join_body(context, link, naming=name is not None and refusal.reason == "player-name")
        return context.page(context.words("pages-join"), body, **_refused(context, refusal))
    cookies = [services.cookie(joined.session.token)] if joined.session is not None else []
    return Redirect(_address_for(joined.table, joined.seat), status_code=SEE_OTHER, cookies=cookies)


# A table


@get("/plain/tables/{id:str}")
async def table(
    services: ServicesGiven, context: ContextGiven, request: AnyRequest, id: TableId, seat: SeatQuery = None
) -> Page:  # fmt: skip
    _count_request(services, request)
    await _until_people(services, id)
    return await _table(services, context, id, seat, request.cookies.get(LINK_COOKIE, ""))


async def _table(
    services: Services,
    context: PageContext,
    id: str,
    seat: int | None,
    link: str = "",
    refusal: Refusal | None = None,
    advice: Advice | None = None,
) -> Page:
    state = await _page_state(services, context, id, seat)
    query = {name: str(value) for name, value in context.request.query_params.items()}

    def make() -> Page:
        base = services.settings.public_url or str(context.request.base_url)
        shown = f"{base.rstrip('/')}/join#{link}" if link else ""
        page = TablePage(context, state, query, shown, advice)
        alert = _refused(context, refusal, state.info.game)
        return context.page(page.title, page.body(), game=state.info.game, refresh=page.refresh, **alert)

    response = await asyncio.to_thread(make)
    if link:
        response.cookies = [*response.cookies, _link_cookie(services, id, "")]
    return response


async def _page_state(services: Services, context: PageContext, id: str, seat: int | None) -> PageState:
    async with services.manager.at(id) as found:
        return PageState(found, context.person_id, seat, now_ms(), services.manager.subscriptions.online(id))


def _count_request(services: Services, request: AnyRequest) -> None:
    """Count a page against the rate limit. Raises `TooMany`."""
    for _ in range(PAGE_COST - 1):
        services.people.rate_limits.request(address_of(request))


async def _until_people(services: Services, id: str) -> None:
    """Wait a moment while only bots have to answer."""
    for _ in range(int(BOT_WAIT / 0.05)):
        async with services.manager.at(id) as found:
            waiting = found.waiting()
            if not waiting or waiting != found.programs():
                return
        await asyncio.sleep(0.05)


@post("/plain/tables/{id:str}/act")
async def act(
    services: ServicesGiven, context: ContextGiven, me: Me, request: AnyRequest, id: TableId
) -> Page | Redirect:
    given = await fields(request)
    viewer = _viewing_seat(given)
    try:
        await services.manager.submit(id, actor_of(me), wire.command_of(act_of(given)))
    except Refusal as refusal:
        return await _table(services, context, id, viewer, refusal=refusal)
    return Redirect(_address_for(id, viewer), status_code=SEE_OTHER)


@post("/plain/tables/{id:str}/hint", status_code=200)
async def hint(
    services: ServicesGiven, context: ContextGiven, me: Me, request: AnyRequest, id: TableId
) -> Page:
    seat = whole_number((await fields(request)).get("seat", ""))
    try:
        _, advice = await services.manager.bots.hint(id, actor_of(me), seat, HINT_LEVEL)
    except Refusal as refusal:
        return await _table(services, context, id, seat, refusal=refusal)
    return await _table(services, context, id, seat, advice=advice)


@post("/plain/tables/{id:str}/links")
async def invite(services: ServicesGiven, me: Me, request: AnyRequest, id: TableId) -> Redirect:
    given = await fields(request)
    entered = read({name: given[name] for name in ("kind", "seat") if name in given}, wire.NewLink)
    made = await table_service.create_link(services, request, me, id, entered)
    cookie = _link_cookie(services, id, token_of(made.path))
    return Redirect(_address_for(id, _viewing_seat(given)), status_code=SEE_OTHER, cookies=[cookie])


@post("/plain/tables/{id:str}/rematch")
async def rematch(services: ServicesGiven, context: ContextGiven, me: Me, id: TableId) -> Page | Redirect:
    try:
        made = await table_service.create_rematch(services, me, id)
    except Refusal as refusal:
        return await _table(services, context, id, None, refusal=refusal)
    return Redirect(path_of(made.id), status_code=SEE_OTHER)


@get("/plain/tables/{id:str}/more")
async def more(
    services: ServicesGiven,
    context: ContextGiven,
    request: AnyRequest,
    id: TableId,
    seat: SeatQuery = None,
    about: Annotated[str, QueryParameter(max_length=60)] = "",
) -> Page:
    _count_request(services, request)
    state = await _page_state(services, context, id, seat)
    game = state.info.game
    return await asyncio.to_thread(
        lambda: context.page(
            context.words.at(game)(f"game-{game}"), MorePage(context, state, about).body(), game=game
        )
    )


@get("/plain/tables/{id:str}/replay")
async def replay(
    services: ServicesGiven,
    context: ContextGiven,
    request: AnyRequest,
    id: TableId,
    seat: SeatQuery = None,
    step: Annotated[int, QueryParameter(ge=0, le=2**31)] = 0,
) -> Page:
    _count_request(services, request)
    async with services.manager.at(id) as found:
        if not found.may_look(context.person_id, None):
            raise Refusal("no-access", id)
        if found.status != "over":
            raise Refusal("not-over")
        if seat is not None and seat >= len(found.seats):
            raise Refusal("no-seat", "seat", seat=seat)
        position = await asyncio.to_thread(ReplayPosition, found.playing(), step, seat)
        info = views.info(found, now_ms())
    return await asyncio.to_thread(
        lambda: context.page(
            context.words("pages-replay"),
            replay_body(context, id, info.game, info.seats, position),
            game=info.game,
        )
    )


# Parts of pages


@get("/plain/{name:str}", sync_to_thread=False)
def static(name: Annotated[str, PathParameter(max_length=40)]) -> Response[bytes]:
    if name not in STATIC:
        raise NotFoundException
    text, kind = STATIC[name]
    return Response(text, media_type=kind, headers={"cache-control": "public, max-age=86400"})


def problem_page(
    request: Request[Any, Any, Any], problem: wire.Problem, status: int, headers: dict[str, str]
) -> Page:
    """The page that explains a refusal, if no other page does."""
    context = PageContext(request, None, knows_person=False)
    refusal = Refusal(problem.reason, problem.where, **problem.details)
    home = el("p", el("a", context.words("pages-home"), href=HOME))
    page = context.page(
        context.words("pages-problem"),
        html(el("h1", context.words("pages-problem")), home),
        status=status,
        alert=context.words.reason(refusal),
    )
    page.headers.update(headers)
    return page


def _refused(context: PageContext, refusal: Refusal | None, game: str = "") -> dict[str, Any]:
    """Status and alert of a page that is shown because a request was refused."""
    if refusal is None:
        return {}
    metrics.REFUSALS.labels(refusal.reason).inc()
    words = context.words.at(game) if game else context.words
    return {"status": STATUS.get(refusal.reason, 422), "alert": words.reason(refusal)}


def _viewing_seat(given: Mapping[str, str]) -> int | None:
    """The seat from whose view a form was sent."""
    text = given.get("eyes", "")
    return int(text) if text.isascii() and text.isdecimal() and len(text) < 3 else None


def _address_for(id: str, seat: int | None) -> str:
    return path_of(id) + ("" if seat is None else f"?seat={seat}")


def _link_cookie(services: Services, id: str, token: str) -> Cookie:
    return Cookie(
        LINK_COOKIE,
        value=token,
        path=path_of(id),
        httponly=True,
        secure=services.settings.secure,
        samesite="strict",
        max_age=60 if token else 0,
    )


def _style() -> bytes:
    """Our styles, and those of titles that have some."""
    found = [_here.joinpath("style.css"), *(files(t.package).joinpath("pages.css") for t in TITLES.values())]
    return b"\n".join(file.read_bytes() for file in found if file.is_file())


_here: Final = files(__package__)
STATIC: Final = {
    "style.css": (_style(), "text/css"),
    "icon.svg": (_here.joinpath("icon.svg").read_bytes(), "image/svg+xml"),
    "join.js": (_here.joinpath("join.js").read_bytes(), "text/javascript"),
}
PAGES: Final = [
    Router(
        "/",
        route_handlers=[
            home, start, guest, login, register, logout, create, link_without_client, join_page, join,
            table, act, hint, invite, rematch, more, replay, static,
        ],
        dependencies={"context": Provide(provide_context)},
        include_in_schema=False,
    )
]  # fmt: skip
