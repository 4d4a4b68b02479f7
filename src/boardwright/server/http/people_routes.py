"""Routes about people: guests, accounts, sessions."""

from __future__ import annotations

from litestar import Controller, Response, delete, get, post
from litestar.params import JSONBody

from .. import wire
from ..wire import Person
from .openapi import SESSION, refuses
from .services import AnyRequest, MaybePerson, Me, Services, ServicesGiven, TokenGiven, address_of


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
        self,
        services: ServicesGiven,
        request: AnyRequest,
        person: MaybePerson,
        data: JSONBody[wire.NewAccount],
    ) -> Response[wire.SessionInfo]:
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
