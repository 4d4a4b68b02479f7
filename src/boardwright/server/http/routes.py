"""REST: HTTP requests translated to calls of tables and people. Rules and secrecy are decided elsewhere."""

from __future__ import annotations

import asyncio
from typing import Annotated, Any, Final, TypeAlias

from litestar import Controller, Request, Response, delete, get, post
from litestar.datastructures import Cookie, State
from litestar.di import NamedDependency
from litestar.openapi import ResponseSpec
from litestar.openapi.spec import SecurityRequirement
from litestar.params import JSONBody, PathParameter, QueryParameter
from litestar.response import Response as AnyResponse

from ... import __version__
from ...bots import BOTS
from ...core.refusal import BadSetup, Refusal
from ...games import TITLES, Title
from ...locales import LANGUAGES, fluent
from ...tables import commands, create, daily, replay, set_files, views
from ...tables.authorize import Actor
from ...tables.log_entries import Rose
from ...tables.table import Table
from .. import wire
from ..manager import TableManager
from ..people import People
from ..settings import Settings
from ..storage.database import Conflict
from ..storage.deals import Deals
from ..storage.store import Store
from ..tokens import fresh, hash_of, new_id, new_token, now_ms
from ..wire import Person
from .client_files import board_of

AnyRequest: TypeAlias = Request[Any, Any, Any]
OPEN: Final = "/join#"
"""The page of a link; the token follows as a fragment, which browsers do not send and servers do not log."""

SeatQuery = Annotated[int | None, QueryParameter(ge=0, le=99)]
GameName = Annotated[str, PathParameter(max_length=40, pattern=r"^[a-z_]+$")]
BEST_TODAY: Final = 10
BEST_OF_A_DAY: Final = 100
Language = Annotated[str, PathParameter(pattern=rf"^({'|'.join(LANGUAGES)})$")]
KEPT: Final = {"cache-control": "private, max-age=86400"}
"""A table never changes its set."""
TableId = Annotated[str, PathParameter(max_length=40, pattern=r"^[0-9A-Za-z_.:-]+$")]


class Services:
    """What the routes need."""

    def __init__(
        self, settings: Settings, store: Store, manager: TableManager, people: People, deals: Deals
    ) -> None:
        self.settings: Final = settings
        self.store: Final = store
        self.manager: Final = manager
        self.people: Final = people
        self.deals: Final = deals

    @property
    def cookie_name(self) -> str:
        return "__Host-boardwright" if self.settings.secure else "boardwright"

    def cookie(self, token: str) -> Cookie:
        return Cookie(
            key=self.cookie_name,
            value=token,
            path="/",
            httponly=True,
            secure=self.settings.secure,
            samesite="strict",
            max_age=self.settings.session_days * 86400 if token else 0,
        )


REFUSALS: Final = {
    400: "The request cannot be read: `bad-request`.",
    401: "Nobody we know: `no-session`, `bad-login`.",
    403: "Not for you, such as `no-access`, `not-host`, `origin`.",
    404: "There is no such thing: `no-table`, `no-link`, `no-day`.",
    409: "Somebody was quicker: `stale`, `name-taken`, `has-account`.",
    413: "The body is too large: `too-large`.",
    422: "Understood, but not possible; all other reasons.",
    429: "Too much at once: `too-many`; `Retry-After` says when to come back.",
    503: "Not at the moment: `storage-failed`, `server-stopping`, `no-owner`.",
}
SESSION: Final[list[SecurityRequirement]] = [{"token": []}]
"""For a description: only with a session."""


def refuses(*statuses: int) -> dict[int, ResponseSpec]:
    """How a route may refuse, for its description. Every route may refuse because of rate limits, or because
    the database cannot be reached."""
    return {
        status: ResponseSpec(wire.Problem, generate_examples=False, description=REFUSALS[status])
        for status in (*statuses, 429, 503)
    }


ServicesGiven: TypeAlias = NamedDependency[Services]
TokenGiven: TypeAlias = NamedDependency[str]
Maybe: TypeAlias = NamedDependency[Person | None]
"""The person who asks, if known."""
Me: TypeAlias = NamedDependency[Person]
"""The person who asks; a session is required."""


async def provide_services(state: State) -> Services:
    services: ServicesGiven = state.services
    return services


async def provide_token(request: AnyRequest, services: ServicesGiven) -> str:
    """The token of a request: of a program in its header, of a browser in its cookie."""
    kind, _, token = request.headers.get("authorization", "").partition(" ")
    if kind.lower() == "bearer":
        return token.strip()
    return request.cookies.get(services.cookie_name, "")


async def provide_person(token: TokenGiven, services: ServicesGiven) -> Person | None:
    return await services.people.who(token)


async def provide_me(person: Maybe) -> Person:
    if person is None:
        raise Refusal("no-session")
    return person


def actor_of(person: Person) -> Actor:
    return Actor(person.id, person.name)


def address_of(request: AnyRequest) -> str:
    return request.client.host if request.client is not None else ""


class GamesController(Controller):
    """What can be played."""

    path = "/games"
    tags = ("games",)

    @get("/", summary="Games, set-up choices, presets, bots, languages", responses=refuses())
    async def games(self) -> wire.Catalogue:
        return wire.Catalogue(
            __version__,
            wire.PROTOCOL,
            [_game(title) for title in TITLES.values()],
            list(BOTS),
            list(LANGUAGES),
            {name: bot.seconds for name, bot in BOTS.items()},
        )

    @post(
        "/{game:str}/sets",
        status_code=200,
        summary="Read and check a set file, without keeping it",
        responses=refuses(400, 403, 413, 422),
    )
    async def check_set(self, game: GameName, data: JSONBody[wire.SetText]) -> wire.CheckedSet:
        title = TITLES.get(game)
        if title is None or not title.set_parts:
            raise Refusal("record-game", "game", game=game)
        return await asyncio.to_thread(_check_set, title, data.text)


def _check_set(title: Title, text: str) -> wire.CheckedSet:
    try:
        data = set_files.parse_set(text)
        told, problems = set_files.check_set(title, text, data)
    except BadSetup as bad:
        told, problems = [], [(int(bad.details["line"]), bad)]
    return wire.CheckedSet(
        None if problems else data,
        [wire.SetLine(key, dict(numbers)) for key, numbers in told],
        [wire.SetProblem(line, bad.where, bad.reason, dict(bad.details)) for line, bad in problems],
    )


def _game(title: Title) -> wire.GameInfo:
    game = title.game
    seats = range(game.least_seats, min(game.most_seats, 4) + 1)
    return wire.GameInfo(
        name=game.name,
        rules=game.version,
        least_seats=game.least_seats,
        most_seats=game.most_seats,
        choices={str(count): [choice.dump() for choice in game.setup_options(count)] for count in seats},
        presets=[preset.dump() for preset in game.presets()],
        board=f"/titles/{title.id}/board/index.js" if board_of(title) else "",
    )


class PeopleController(Controller):
    """Guests, accounts, sessions."""

    path = "/"
    tags = ("people",)

    @post("/guests", summary="Play without an account", responses=refuses(400, 403, 413, 422))
    async def guest(
        self, services: ServicesGiven, data: JSONBody[wire.NewGuest]
    ) -> Response[wire.SessionInfo]:
        return _with_cookie(services, await services.people.guest(data.name))

    @post(
        "/accounts",
        summary="Make an account; a guest keeps the seats",
        responses=refuses(400, 403, 409, 413, 422),
    )
    async def register(
        self, services: ServicesGiven, request: AnyRequest, person: Maybe, data: JSONBody[wire.NewAccount]
    ) -> Response[wire.SessionInfo]:  # fmt: skip
        made = await services.people.register(data.name, data.password, person, address_of(request))
        return _with_cookie(services, made)

    @post("/sessions", summary="Log in", responses=refuses(400, 401, 403, 413))
    async def login(
        self, services: ServicesGiven, request: AnyRequest, data: JSONBody[wire.Login]
    ) -> Response[wire.SessionInfo]:
        return _with_cookie(
            services, await services.people.login(data.name, data.password, address_of(request))
        )

    @delete(
        "/sessions/current",
        summary="Log out: this session ends everywhere",
        security=SESSION,
        responses=refuses(401, 403),
    )
    async def logout(self, services: ServicesGiven, me: Me, token: TokenGiven) -> Response[None]:  # noqa: ARG002 (must be logged in)
        await services.people.logout(token)
        return Response(None, status_code=204, cookies=[services.cookie("")])

    @delete("/sessions", summary="End all sessions of mine", security=SESSION, responses=refuses(401, 403))
    async def logout_everywhere(self, services: ServicesGiven, me: Me) -> Response[None]:
        await services.store.end_sessions(person=me.id)
        return Response(None, status_code=204, cookies=[services.cookie("")])

    @get("/me", summary="Who am I?", security=SESSION, responses=refuses(401))
    async def me(self, me: Me) -> Person:
        return me


def _with_cookie(services: Services, session: wire.SessionInfo) -> Response[wire.SessionInfo]:
    return Response(session, status_code=201, cookies=[services.cookie(session.token)])


class TablesController(Controller):
    """Tables and what happens at them."""

    path = "/tables"
    tags = ("tables",)

    @post("/", summary="Set up a table", security=SESSION, responses=refuses(400, 401, 403, 413, 422))
    async def create(self, services: ServicesGiven, me: Me, data: JSONBody[wire.NewTable]) -> wire.TableInfo:
        return await set_up(services, me, data)

    @post(
        "/import",
        summary="A table from a record file",
        security=SESSION,
        responses=refuses(400, 401, 403, 413, 422),
    )
    async def import_record(
        self, services: ServicesGiven, me: Me, data: JSONBody[wire.Imported]
    ) -> wire.TableInfo:
        await _brake(services, me)
        wish = wire.plain(data, create.Imported)
        table, entries = await asyncio.to_thread(create.imported, wish, actor_of(me), fresh())
        await services.manager.add(table, entries)
        return views.info(table, now_ms())

    @get(
        "/",
        summary="My tables, and those open to everybody",
        responses=refuses(),
    )
    async def mine(self, services: ServicesGiven, person: Maybe) -> wire.TableList:
        who = person.id if person is not None else ""
        return wire.TableList(
            await services.store.tables_of(who) if who else [], await services.store.listed(who)
        )

    @get(
        "/{id:str}",
        summary="A table as one of its seats, or a spectator, sees it",
        responses=refuses(400, 403, 404, 422),
    )
    async def look(
        self, services: ServicesGiven, person: Maybe, id: TableId, seat: SeatQuery = None
    ) -> wire.TableView:
        async with services.manager.at(id) as table:
            _may_look(await _looks(services, table, person, seat), id)
            return views.seen(table, seat, now_ms(), services.manager.watching.online(id))

    @get(
        "/{id:str}/setup",
        summary="All set-up options, the long ones too",
        responses=refuses(400, 403, 404, 422),
    )
    async def setup(self, services: ServicesGiven, person: Maybe, id: TableId) -> dict[str, object]:
        async with services.manager.at(id) as table:
            _may_look(await _looks(services, table, person, None), id)
            return dict(table.created.options)

    @get(
        "/{id:str}/facts",
        summary="What is printed on the cards and boards of this table",
        responses=refuses(400, 403, 404, 422),
    )
    async def facts(
        self, services: ServicesGiven, person: Maybe, id: TableId
    ) -> AnyResponse[dict[str, object]]:
        async with services.manager.at(id) as table:
            _may_look(await _looks(services, table, person, None), id)
            state = table.playing().state
            return AnyResponse({**TITLES[state.game.name].facts(state)}, headers=KEPT)

    @get(
        "/{id:str}/words/{language:str}",
        summary="The messages that this table adds to the catalogues, in Fluent",
        media_type="text/plain",
        responses=refuses(400, 403, 404, 422),
    )
    async def words(
        self, services: ServicesGiven, person: Maybe, id: TableId, language: Language
    ) -> AnyResponse[str]:
        async with services.manager.at(id) as table:
            _may_look(await _looks(services, table, person, None), id)
            state = table.playing().state
            text = fluent(TITLES[state.game.name].words(state, language))
        return AnyResponse(text, media_type="text/plain", headers=KEPT)

    @post(
        "/{id:str}/acts",
        status_code=200,
        summary="Do something at a table",
        security=SESSION,
        responses=refuses(400, 401, 403, 404, 409, 413, 422),
    )
    async def act(
        self, services: ServicesGiven, me: Me, id: TableId, data: JSONBody[wire.AnyAct]
    ) -> wire.Done:
        return wire.Done(data.id, id, await services.manager.submit(id, actor_of(me), wire.command_of(data)))

    @get("/{id:str}/log", summary="The log, as the viewer may know it", responses=refuses(400, 403, 404, 422))
    async def log(
        self,
        services: ServicesGiven,
        person: Maybe,
        id: TableId,
        seat: SeatQuery = None,
        after: Annotated[int, QueryParameter(ge=0, le=2**31)] = 0,
        limit: Annotated[int, QueryParameter(ge=1, le=1000)] = 200,
    ) -> wire.LogPage:
        async with services.manager.at(id) as table:
            _may_look(await _looks(services, table, person, seat), id)
            lines = views.log_since(table, seat, after)
        page = wire.log_lines(lines[:limit])
        return wire.LogPage(page, page[-1].number if len(lines) > limit else None)

    @get(
        "/{id:str}/replay",
        summary="A game from any seat's view of the time",
        responses=refuses(400, 403, 404, 422),
    )
    async def replay(
        self,
        services: ServicesGiven,
        person: Maybe,
        id: TableId,
        seat: SeatQuery = None,
        start: Annotated[int, QueryParameter(ge=0, le=2**31)] = 0,
        limit: Annotated[int, QueryParameter(ge=1, le=100)] = 50,
    ) -> wire.Replay:
        async with services.manager.at(id) as table:
            over = table.status == "over" and await _looks(services, table, person, None)
            _may_look(over or table.may_look(person.id if person else "", seat), id)
            return await asyncio.to_thread(replay.replay, table, seat, start, limit)

    @get(
        "/{id:str}/record",
        summary="A finished game as one file",
        media_type="text/plain",
        responses=refuses(400, 403, 404, 422),
    )
    async def record(self, services: ServicesGiven, person: Maybe, id: TableId) -> AnyResponse[str]:
        async with services.manager.at(id) as table:
            _may_look(await _looks(services, table, person, None), id)
            if table.status != "over":
                raise Refusal("not-over")
            _may_tell(table)
            text = table.playing().text()
        headers = {"content-disposition": f'attachment; filename="{table.created.game}-{id}.txt"'}
        return AnyResponse(text, media_type="text/plain", headers=headers)

    @post(
        "/{id:str}/rematch",
        summary="The same people and set-up with fresh cards",
        security=SESSION,
        responses=refuses(400, 401, 403, 404, 422),
    )
    async def rematch(self, services: ServicesGiven, me: Me, id: TableId) -> wire.TableInfo:
        return await play_again(services, me, id)

    @post(
        "/{id:str}/fork",
        summary="Go on from a point of a finished game",
        security=SESSION,
        responses=refuses(400, 401, 403, 404, 413, 422),
    )
    async def fork(
        self, services: ServicesGiven, me: Me, id: TableId, data: JSONBody[wire.Fork]
    ) -> wire.TableInfo:
        async with services.manager.at(id) as old:
            _may_look(old.may_look(me.id, None), id)
            _may_tell(old)
            wish = wire.plain(data, create.Fork)
            table, entries = await asyncio.to_thread(create.fork, old, wish, actor_of(me), fresh())
        await _brake(services, me)
        await services.manager.add(table, entries)
        return views.info(table, now_ms())

    @post(
        "/{id:str}/links",
        summary="A link to join or to watch",
        security=SESSION,
        responses=refuses(400, 401, 403, 404, 413, 422),
    )
    async def make_link(
        self, services: ServicesGiven, request: AnyRequest, me: Me, id: TableId, data: JSONBody[wire.NewLink]
    ) -> wire.Link:
        return await link_to(services, request, me, id, data)

    @get(
        "/{id:str}/links",
        summary="The links of a table",
        security=SESSION,
        responses=refuses(400, 401, 403, 404, 422),
    )
    async def links(self, services: ServicesGiven, me: Me, id: TableId) -> list[wire.Link]:
        host = await self._host(services, me, id)
        return [
            wire.Link(link, kind, seat, expires_at)
            for link, kind, seat, expires_at, maker in await services.store.links_of(id)
            if host or maker == me.id
        ]

    @delete(
        "/{id:str}/links/{link:str}",
        summary="Revoke a link",
        security=SESSION,
        responses=refuses(400, 401, 403, 404, 422),
    )
    async def end_link(self, services: ServicesGiven, me: Me, id: TableId, link: TableId) -> None:
        host = await self._host(services, me, id)
        mine = [one for one, _, _, _, maker in await services.store.links_of(id) if host or maker == me.id]
        if link not in mine:
            raise Refusal("no-link")
        await services.store.end_link(id, link)

    async def _host(self, services: Services, me: Person, id: str) -> bool:
        async with services.manager.at(id) as table:
            _may_look(table.may_look(me.id, None), id)
            return me.id == table.created.host


class DailyController(Controller):
    """The deals of the day."""

    path = "/daily"
    tags = ("daily",)

    @get("/", summary="The deals of today", responses=refuses())
    async def today(self, services: ServicesGiven, person: Maybe) -> wire.Daily:
        day = daily.day_at(now_ms())
        found = []
        for game in daily.dealt(day):
            _, options = await services.deals.told(day, game)
            mine = await services.deals.mine(day, game, person.id) if person is not None else None
            table, you = mine or (None, None)
            players, best = await services.deals.best(day, game, BEST_TODAY)
            found.append(wire.DailyDeal(game, options, table, you, players, best))
        return wire.Daily(day, daily.end_of(day), found)

    @get("/{game:str}", summary="What people made of the deal of a day", responses=refuses(400, 404, 422))
    async def board(
        self,
        services: ServicesGiven,
        person: Maybe,
        game: GameName,
        day: Annotated[str | None, QueryParameter(pattern=r"^[0-9]{4}-[0-9]{2}-[0-9]{2}$")] = None,
    ) -> wire.DailyBoard:
        wanted = daily.day_at(now_ms()) if day is None else daily.read_day(day, now_ms())
        seed, options = await services.deals.told(wanted, _dealt(game))
        mine = await services.deals.mine(wanted, game, person.id) if person is not None else None
        players, best = await services.deals.best(wanted, game, BEST_OF_A_DAY)
        return wire.DailyBoard(wanted, game, options, seed, players, best, mine[1] if mine else None)

    @post(
        "/{game:str}",
        summary="Play the deal of today: your table, made if there is none yet",
        status_code=200,
        security=SESSION,
        responses=refuses(400, 401, 403, 422),
    )
    async def play(self, services: ServicesGiven, me: Me, game: GameName) -> wire.TableInfo:
        return await deal(services, me, game)


@post(
    "/join",
    tags=["tables"],
    summary="Use a link: come in, and sit down where a seat is free",
    status_code=200,
    responses=refuses(400, 403, 404, 413, 422),
)
async def join(services: ServicesGiven, person: Maybe, data: JSONBody[wire.Join]) -> Response[wire.Joined]:
    joined = await come_in(services, person, data)
    session = joined.session
    return Response(joined, status_code=200, cookies=[services.cookie(session.token)] if session else [])


# What the routes do for programs, the pages do for people.


async def set_up(services: Services, me: Person, wish: wire.NewTable) -> wire.TableInfo:
    """A new table."""
    await _brake(services, me)
    table, entries = create.new_table(wire.plain(wish, create.NewTable), actor_of(me), fresh())
    await services.manager.add(table, entries)
    return views.info(table, now_ms())


async def play_again(services: Services, me: Person, id: str) -> wire.TableInfo:
    """A rematch, announced to the people of the old table."""
    async with services.manager.at(id) as old:
        _may_look(bool(old.held_by(me.id)), id)
        table, entries = create.rematch(old, actor_of(me), fresh())
    await _brake(services, me)
    await services.manager.add(table, entries)
    await services.manager.submit(id, actor_of(me), commands.Continue(table.id, table.id))
    return views.info(table, now_ms())


async def link_to(
    services: Services, request: AnyRequest, me: Person, id: str, wish: wire.NewLink
) -> wire.Link:
    """A new link; its token is shown only here."""
    async with services.manager.at(id) as table:
        seated = table.held_by(me.id)
        allowed = me.id == table.created.host or bool(seated)
        if wish.seat is not None:
            allowed = wish.kind == "watch" and wish.seat in seated
        _may_look(allowed, id)
        _may_tell(table)
    token, link = new_token(), new_id()
    expires_at = now_ms() + wish.hours * 3_600_000
    await services.store.add_link(hash_of(token), link, id, wish.kind, wish.seat, me.id, expires_at)
    # The address we listen on (0.0.0.0, any free port) is not one to send to a friend.
    address = (services.settings.public_url or str(request.base_url)).rstrip("/")
    return wire.Link(link, wish.kind, wish.seat, expires_at, address + OPEN + token)


async def come_in(services: Services, person: Person | None, wish: wire.Join) -> wire.Joined:
    """Enter by a link, and sit down if a seat is free."""
    found = await services.store.link(hash_of(wish.link))
    if found is None:
        raise Refusal("no-link")
    id, kind, eyes, maker = found
    session = None
    if person is None:
        session = await services.people.guest(wish.name or "")
        person = session.person
    actor = actor_of(person)
    async with services.manager.at(id) as table:
        known = table.may_sit(person.id) if kind == "join" else table.may_look(person.id, eyes)
        seats = table.held_by(person.id)
        room = table.status == "gathering" and any(seat.free for seat in table.seats)
        risen = sum(isinstance(line.event, Rose) for line in table.lines)
    if not known:
        await services.manager.submit(id, actor, commands.Admit(new_id(), eyes, maker, kind == "join"))
    if kind == "join" and room and not seats:
        # A link used twice at once seats a person once; a person who stood up may use it again.
        once = f"join-{hash_of(wish.link)[:12]}-{risen}"
        await services.manager.submit(id, actor, commands.Sit(once, name=wish.name))
        async with services.manager.at(id) as table:
            seats = table.held_by(person.id)
    return wire.Joined(id, seats[0] if seats else eyes, session)


async def deal(services: Services, me: Person, game: str) -> wire.TableInfo:
    """The person's table for today's deal, created if there is none yet."""
    day = daily.day_at(now_ms())
    mine = await services.deals.mine(day, _dealt(game), me.id)
    if mine is None:
        await _brake(services, me)
        seed, options = await services.deals.deal(day, game)
        table, entries = create.of_the_day(game, day, seed, options, actor_of(me), fresh())
        try:
            await services.manager.add(table, entries)
            return views.info(table, now_ms())
        except Conflict:  # requested twice at once: the first one counts
            mine = await services.deals.mine(day, game, me.id)
            if mine is None:
                raise
    async with services.manager.at(mine[0]) as table:
        return views.info(table, now_ms())


def _dealt(game: str) -> str:
    if game not in daily.dealt(daily.day_at(now_ms())):
        raise Refusal("record-game", "game", game=game)
    return game


async def _looks(services: Services, table: Table, person: Person | None, seat: int | None) -> bool:
    """Whether a person may look at a table: as usual, and at a finished one of the day if its deal is no
    longer secret to them."""
    who = person.id if person is not None else ""
    if table.may_look(who, seat):
        return True
    return seat is None and table.status == "over" and await services.deals.open_to(table.created, who)


def _may_tell(table: Table) -> None:
    """Raises a `Refusal` if a deal of the day is still secret to others."""
    if daily.is_secret(table.created, now_ms()):
        raise Refusal("daily-secret", table.id)


def _may_look(allowed: bool, id: str) -> None:
    if not allowed:
        raise Refusal("no-access", id)


async def _brake(services: Services, me: Person) -> None:
    if (
        await services.store.tables_made_since(me.id, now_ms() - 3_600_000)
        >= services.settings.tables_per_hour
    ):
        raise Refusal("too-many")
