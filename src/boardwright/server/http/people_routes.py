"""Routes about people: guests, accounts, sessions."""

from __future__ import annotations

from typing import Annotated, Any, Final

from litestar import Controller, Response, delete, get, patch, post
from litestar.params import JSONBody, QueryParameter

from ...core.refusal import Refusal
from .. import wire
from ..tokens import hash_of
from ..wire import Person
from .openapi import SESSION, refuses
from .services import (
    AnyRequest,
    MaybePerson,
    Me,
    Services,
    ServicesGiven,
    TableId,
    TokenGiven,
    address_of,
    device_of,
)

EXPORT_COST: Final = 20
"""An export reads everything that a person has done, and counts as so many requests."""


class PeopleController(Controller):
    """Guests, accounts, sessions."""

    path = "/"
    tags = ("people",)

    @post("/guests", summary="Play without an account", responses=refuses(400, 403, 409, 413, 422))
    async def guest(
        self, services: ServicesGiven, request: AnyRequest, data: JSONBody[wire.NewGuest]
    ) -> Response[wire.SessionInfo]:
        return _with_cookie(services, await services.people.guest(data.name, device_of(request)))

    @post(
        "/accounts",
        summary="Make an account; a guest keeps the seats",
        responses=refuses(400, 403, 409, 413, 422),
    )
    async def register(
        self,
        services: ServicesGiven,
        request: AnyRequest,
        person: MaybePerson,
        data: JSONBody[wire.NewAccount],
    ) -> Response[wire.SessionInfo]:
        made = await services.people.register(
            data.name, data.password, person, address_of(request), device_of(request)
        )
        return _with_cookie(services, made)

    @post("/sessions", summary="Log in", responses=refuses(400, 401, 403, 413))
    async def login(
        self, services: ServicesGiven, request: AnyRequest, data: JSONBody[wire.Login]
    ) -> Response[wire.SessionInfo]:
        made = await services.people.login(data.name, data.password, address_of(request), device_of(request))
        return _with_cookie(services, made)

    @get("/sessions", summary="Where I am logged in", security=SESSION, responses=refuses(401))
    async def sessions(self, services: ServicesGiven, me: Me, token: TokenGiven) -> list[wire.SessionLine]:
        return [
            wire.SessionLine(
                session_id(row.hash), row.device, row.created_at, row.seen_at, row.expires_at,
                current=row.hash == hash_of(token),
            )
            for row in await services.store.sessions_of(me.id)
        ]  # fmt: skip

    @delete(
        "/sessions/{id:str}",
        summary="End one session of mine",
        security=SESSION,
        responses=refuses(400, 401, 403, 404, 422),
    )
    async def end_session(self, services: ServicesGiven, me: Me, id: TableId) -> None:
        found = [row.hash for row in await services.store.sessions_of(me.id) if session_id(row.hash) == id]
        if not found:
            raise Refusal("no-such-session")
        await services.store.end_sessions(hash=found[0])

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

    @patch(
        "/me",
        summary="Change my name",
        security=SESSION,
        responses=refuses(400, 401, 403, 409, 413, 422),
    )
    async def rename(self, services: ServicesGiven, me: Me, data: JSONBody[wire.NewName]) -> Person:
        return await services.people.rename(me, data.name)

    @post(
        "/me/password",
        summary="Change my password; all sessions end, and a new one begins",
        security=SESSION,
        responses=refuses(400, 401, 403, 413, 422),
    )
    async def change_password(
        self, services: ServicesGiven, request: AnyRequest, me: Me, data: JSONBody[wire.NewPassword]
    ) -> Response[wire.SessionInfo]:
        made = await services.people.change_password(
            me, data.current, data.password, address_of(request), device_of(request)
        )
        return _with_cookie(services, made)

    @get(
        "/me/games",
        summary="How my games ended, the latest first",
        security=SESSION,
        responses=refuses(400, 401),
    )
    async def my_games(
        self,
        services: ServicesGiven,
        me: Me,
        game: Annotated[str | None, QueryParameter(max_length=40)] = None,
        seats: Annotated[int | None, QueryParameter(ge=1, le=100)] = None,
        company: Annotated[str | None, QueryParameter(pattern="^(alone|bots|people)$")] = None,
        before: Annotated[int | None, QueryParameter(ge=0, le=2**53)] = None,
        limit: Annotated[int, QueryParameter(ge=1, le=200)] = 50,
    ) -> list[wire.Outcome]:
        return await services.outcomes.of(me.id, limit, before, game=game, seats=seats, company=company)

    @get("/me/figures", summary="What my games say together", security=SESSION, responses=refuses(401))
    async def my_figures(self, services: ServicesGiven, me: Me) -> list[wire.Figures]:
        return await services.outcomes.figures(me.id)

    @get("/me/export", summary="Everything that is stored about me", security=SESSION, responses=refuses(401))
    async def export(self, services: ServicesGiven, request: AnyRequest, me: Me) -> Response[dict[str, Any]]:
        for _ in range(EXPORT_COST - 1):
            services.people.rate_limits.request(address_of(request))
        found = await services.store.export(me.id)
        found["sessions"] = [
            {"device": row.device, "created_at": row.created_at, "seen_at": row.seen_at}
            for row in await services.store.sessions_of(me.id)
        ]
        found["notices"] = await services.turn_notices.store.endpoints_of(me.id)
        headers = {"content-disposition": 'attachment; filename="boardwright.json"'}
        return Response(found, headers=headers)

    @delete(
        "/me",
        summary="Delete me; games go on under a neutral name",
        security=SESSION,
        responses=refuses(400, 401, 403, 413, 422),
    )
    async def delete(
        self, services: ServicesGiven, request: AnyRequest, me: Me, data: JSONBody[wire.DeleteAccount]
    ) -> Response[None]:
        await services.people.delete(me, data.password, address_of(request))
        services.manager.forget_soon()
        return Response(None, status_code=204, cookies=[services.cookie("")])


def session_id(hash: str) -> str:
    """The id of a session. Neither it nor the hash gives access."""
    return hash[:20]


def _with_cookie(services: Services, session: wire.SessionInfo) -> Response[wire.SessionInfo]:
    return Response(session, status_code=201, cookies=[services.cookie(session.token)])
