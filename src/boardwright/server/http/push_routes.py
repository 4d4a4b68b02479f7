"""Routes about notices to phones."""

from __future__ import annotations

from litestar import Controller, delete, get, post
from litestar.params import JSONBody

from ...core.refusal import Refusal
from .. import wire
from ..push.sender import check_keys
from ..tokens import hash_of
from .openapi import SESSION, refuses
from .services import Me, ServicesGiven, TokenGiven


class PushController(Controller):
    """Notices to phones and browsers whose page is closed."""

    path = "/"
    tags = ("people",)

    @get("/push", summary="What a browser needs to get notices", responses=refuses(404))
    async def key(self, services: ServicesGiven) -> wire.PushKey:
        sender = services.turn_notices.sender
        if sender is None:
            raise Refusal("no-push")
        return wire.PushKey(sender.public_key)

    @post(
        "/me/push",
        summary="Send notices on my turn to this browser",
        status_code=204,
        security=SESSION,
        responses=refuses(400, 401, 403, 404, 413, 422),
    )
    async def subscribe(
        self, services: ServicesGiven, me: Me, token: TokenGiven, data: JSONBody[wire.NewPush]
    ) -> None:
        if services.turn_notices.sender is None:
            raise Refusal("no-push")
        services.push_hosts.check(data.endpoint)
        point, secret = check_keys(data.keys.p256dh, data.keys.auth)
        await services.turn_notices.store.subscribe(
            me.id, hash_of(token), data.endpoint, point, secret, data.language
        )

    @delete(
        "/me/push",
        summary="Send no more notices to this browser",
        security=SESSION,
        responses=refuses(400, 401, 403, 413, 422),
    )
    async def unsubscribe(self, services: ServicesGiven, me: Me, data: JSONBody[wire.OldPush]) -> None:
        await services.turn_notices.store.unsubscribe(me.id, data.endpoint)
