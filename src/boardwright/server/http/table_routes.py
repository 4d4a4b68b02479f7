"""Routes about tables: create, read, play, continue, share."""

from __future__ import annotations

import asyncio
from typing import Annotated, Final

from litestar import Controller, Response, delete, get, post
from litestar.params import JSONBody, PathParameter, QueryParameter

from ...core.refusal import Refusal
from ...games import TITLES
from ...locales import LANGUAGES, fluent
from ...tables import replay, views
from .. import wire
from ..tokens import now_ms
from ..wire import Person
from . import table_service
from .openapi import SESSION, refuses
from .services import AnyRequest, MaybePerson, Me, SeatQuery, Services, ServicesGiven, TableId, actor_of
from .table_service import check_access, check_not_secret, may_look

Language = Annotated[str, PathParameter(pattern=rf"^({'|'.join(LANGUAGES)})$")]
ActionNumber = Annotated[int, PathParameter(ge=0, le=2**31)]
CACHED: Final = {"cache-control": "private, max-age=86400"}
"""A table never changes its set."""


class TablesController(Controller):
    """Tables and what happens at them."""

    path = "/tables"
    tags = ("tables",)

    @post("/", summary="Set up a table", security=SESSION, responses=refuses(400, 401, 403, 413, 422))
    async def create(self, services: ServicesGiven, me: Me, data: JSONBody[wire.NewTable]) -> wire.TableInfo:
        return await table_service.create_table(services, me, data)

    @post(
        "/import",
        summary="A table from the file of a record or a position",
        security=SESSION,
        responses=refuses(400, 401, 403, 413, 422),
    )
    async def import_record(
        self, services: ServicesGiven, me: Me, data: JSONBody[wire.Imported]
    ) -> wire.TableInfo:
        return await table_service.import_record(services, me, data)

    @get(
        "/",
        summary="My tables, and those open to everybody",
        responses=refuses(),
    )
    async def mine(self, services: ServicesGiven, person: MaybePerson) -> wire.TableList:
        return await table_service.list_tables(services, person.id if person is not None else "")

    @get(
        "/{id:str}",
        summary="A table as one of its seats, or a spectator, sees it",
        responses=refuses(400, 403, 404, 422),
    )
    async def look(
        self, services: ServicesGiven, person: MaybePerson, id: TableId, seat: SeatQuery = None
    ) -> wire.TableView:
        async with services.manager.at(id) as table:
            check_access(await may_look(services, table, person, seat), id)
            return views.table_view(table, seat, now_ms(), services.manager.subscriptions.online(id))

    @get(
        "/{id:str}/setup",
        summary="All set-up options, the long ones too",
        responses=refuses(400, 403, 404, 422),
    )
    async def setup(self, services: ServicesGiven, person: MaybePerson, id: TableId) -> dict[str, object]:
        async with services.manager.at(id) as table:
            check_access(await may_look(services, table, person, None), id)
            return {**views.told_options(table.created)}

    @get(
        "/{id:str}/facts",
        summary="What is printed on the cards and boards of this table",
        responses=refuses(400, 403, 404, 422),
    )
    async def facts(
        self, services: ServicesGiven, person: MaybePerson, id: TableId
    ) -> Response[dict[str, object]]:
        async with services.manager.at(id) as table:
            check_access(await may_look(services, table, person, None), id)
            state = table.playing().state
            return Response({**TITLES[state.game.name].facts(state)}, headers=CACHED)

    @get(
        "/{id:str}/words/{language:str}",
        summary="The messages that this table adds to the catalogues, in Fluent",
        media_type="text/plain",
        responses=refuses(400, 403, 404, 422),
    )
    async def words(
        self, services: ServicesGiven, person: MaybePerson, id: TableId, language: Language
    ) -> Response[str]:
        async with services.manager.at(id) as table:
            check_access(await may_look(services, table, person, None), id)
            state = table.playing().state
            text = fluent(TITLES[state.game.name].words(state, language))
        return Response(text, media_type="text/plain", headers=CACHED)

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
        person: MaybePerson,
        id: TableId,
        seat: SeatQuery = None,
        after: Annotated[int, QueryParameter(ge=0, le=2**31)] = 0,
        limit: Annotated[int, QueryParameter(ge=1, le=1000)] = 200,
    ) -> wire.LogPage:
        async with services.manager.at(id) as table:
            check_access(await may_look(services, table, person, seat), id)
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
        person: MaybePerson,
        id: TableId,
        seat: SeatQuery = None,
        start: Annotated[int, QueryParameter(ge=0, le=2**31)] = 0,
        limit: Annotated[int, QueryParameter(ge=1, le=100)] = 50,
    ) -> wire.Replay:
        async with services.manager.at(id) as table:
            over = table.status == "over" and await may_look(services, table, person, None)
            check_access(over or table.may_look(person.id if person else "", seat), id)
            return await asyncio.to_thread(replay.replay, table, seat, start, limit)

    @get(
        "/{id:str}/record",
        summary="A finished game as one file",
        media_type="text/plain",
        responses=refuses(400, 403, 404, 422),
    )
    async def record(self, services: ServicesGiven, person: MaybePerson, id: TableId) -> Response[str]:
        async with services.manager.at(id) as table:
            check_access(await may_look(services, table, person, None), id)
            if table.status != "over":
                raise Refusal("not-over")
            check_not_secret(table)
            text = table.playing().text()
        headers = {"content-disposition": f'attachment; filename="{table.created.game}-{id}.txt"'}
        return Response(text, media_type="text/plain", headers=headers)

    @get(
        "/{id:str}/position",
        summary="A finished game after some of its answers, as a position",
        responses=refuses(400, 403, 404, 422),
    )
    async def position(
        self,
        services: ServicesGiven,
        person: MaybePerson,
        id: TableId,
        answers: Annotated[int, QueryParameter(ge=0, le=2**31)] = 0,
    ) -> Response[dict[str, object]]:
        async with services.manager.at(id) as table:
            check_access(await may_look(services, table, person, None), id)
            check_not_secret(table)
            found = await asyncio.to_thread(replay.position_at, table, answers)
        headers = {"content-disposition": f'attachment; filename="{table.created.game}-{id}-{answers}.json"'}
        return Response({**found}, headers=headers)

    @get(
        "/{id:str}/review",
        summary="The review of a finished game, as far as it has come",
        responses=refuses(400, 403, 404, 422),
    )
    async def review(self, services: ServicesGiven, person: MaybePerson, id: TableId) -> wire.ReviewView:
        return await services.reviews.known(await table_service.review_task_of(services, person, id))

    @post(
        "/{id:str}/review",
        status_code=200,
        summary="Begin or continue the review of a finished game",
        security=SESSION,
        responses=refuses(400, 401, 403, 404, 422),
    )
    async def begin_review(self, services: ServicesGiven, me: Me, id: TableId) -> wire.ReviewView:
        return await services.reviews.request(await table_service.review_task_of(services, me, id), me.id)

    @get(
        "/{id:str}/review/{action:int}",
        summary="What was asked at a turning point, and what followed from either answer",
        responses=refuses(400, 403, 404, 422),
    )
    async def review_moment(
        self, services: ServicesGiven, person: MaybePerson, id: TableId, action: ActionNumber
    ) -> wire.ReviewMoment:
        return await services.reviews.moment(await table_service.review_task_of(services, person, id), action)

    @post(
        "/{id:str}/review/attempts",
        status_code=200,
        summary="How another answer at a turning point compares",
        security=SESSION,
        responses=refuses(400, 401, 403, 404, 413, 422),
    )
    async def try_again(
        self, services: ServicesGiven, me: Me, id: TableId, data: JSONBody[wire.TryAgain]
    ) -> wire.ReviewAttempt:
        task = await table_service.review_task_of(services, me, id)
        return await services.reviews.attempt(task, me.id, data.action, data.code)

    @post(
        "/{id:str}/rematch",
        summary="The same people and set-up with fresh cards",
        security=SESSION,
        responses=refuses(400, 401, 403, 404, 422),
    )
    async def rematch(self, services: ServicesGiven, me: Me, id: TableId) -> wire.TableInfo:
        return await table_service.create_rematch(services, me, id)

    @post(
        "/{id:str}/fork",
        summary="Go on from a point of a finished game",
        security=SESSION,
        responses=refuses(400, 401, 403, 404, 413, 422),
    )
    async def fork(
        self, services: ServicesGiven, me: Me, id: TableId, data: JSONBody[wire.Fork]
    ) -> wire.TableInfo:
        return await table_service.fork_table(services, me, id, data)

    @post(
        "/{id:str}/links",
        summary="A link to join or to watch",
        security=SESSION,
        responses=refuses(400, 401, 403, 404, 413, 422),
    )
    async def make_link(
        self, services: ServicesGiven, request: AnyRequest, me: Me, id: TableId, data: JSONBody[wire.NewLink]
    ) -> wire.Link:
        return await table_service.create_link(services, request, me, id, data)

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
        await table_service.revoke_link(services, me, id, link)

    async def _host(self, services: Services, me: Person, id: str) -> bool:
        async with services.manager.at(id) as table:
            check_access(table.may_look(me.id, None), id)
            return me.id == table.created.host


@post(
    "/invitation",
    tags=["tables"],
    summary="What a link leads to, without using it",
    status_code=200,
    responses=refuses(400, 403, 404, 413, 422),
)
async def invitation(
    services: ServicesGiven, request: AnyRequest, data: JSONBody[wire.LinkToken]
) -> wire.Invitation:
    return await table_service.invitation(services, request, data)


@post(
    "/join",
    tags=["tables"],
    summary="Use a link: come in, and sit down where a seat is free",
    status_code=200,
    responses=refuses(400, 403, 404, 413, 422),
)
async def join(
    services: ServicesGiven, request: AnyRequest, person: MaybePerson, data: JSONBody[wire.Join]
) -> Response[wire.Joined]:
    joined = await table_service.join_by_link(services, request, person, data)
    session = joined.session
    return Response(joined, status_code=200, cookies=[services.cookie(session.token)] if session else [])
