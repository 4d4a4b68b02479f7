"""The description of the REST routes for tools, at `/api/v1/schema/openapi.json`.

The framework knows the routes but describes the messages poorly: without texts, without the field that
distinguishes acts, and as if unknown fields were allowed. So msgspec, which reads and writes the messages,
describes them, including those of the socket.
"""

from __future__ import annotations

from inspect import cleandoc
from typing import Any, Final

import msgspec
from litestar import MediaType, Request
from litestar.handlers import HTTPRouteHandler
from litestar.openapi import OpenAPIConfig, ResponseSpec
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.openapi.spec import Components, SecurityRequirement, SecurityScheme, Tag

from .. import wire

PATH: Final = "/api/v1/schema"
REFERENCE: Final = "#/components/schemas/{name}"
UNIONS: Final = {
    "AnyAct": wire.AnyAct,
    "AnySocketRequest": wire.AnySocketRequest,
    "AnyMessage": wire.AnyMessage,
}
TOKEN: Final = (
    "The token of a session, as `POST /guests`, `/accounts`, `/sessions` and `/join` give it. "
    "Browsers have it as a cookie and need not send it."
)

REFUSALS: Final = {
    400: "The request cannot be read: `bad-request`.",
    401: "Nobody we know: `no-session`, `bad-login`.",
    403: "Not for you, such as `no-access`, `not-host`, `origin`.",
    404: "There is no such thing: `no-table`, `no-link`, `no-day`.",
    409: "Somebody was quicker: `stale`, `name-taken`, `has-account`.",
    413: "The body is too large: `too-large`.",
    415: "The body is not plain UTF-8: `wrong-encoding`.",
    422: "Understood, but not possible; all other reasons.",
    429: "Too much at once: `too-many`; `Retry-After` says when to come back.",
    503: "Not at the moment: `storage-failed`, `server-stopping`, `no-owner`.",
}
SESSION: Final[list[SecurityRequirement]] = [{"token": []}]
"""For the description of a route that requires a session."""


def refuses(*statuses: int) -> dict[int, ResponseSpec]:
    """How a route may refuse, for its description. Every route may refuse because of rate limits, or because
    the database cannot be reached; every route with a body may refuse its size and its encoding."""
    body = (415,) if 413 in statuses else ()
    return {
        status: ResponseSpec(wire.Problem, generate_examples=False, description=REFUSALS[status])
        for status in (*statuses, *body, 429, 503)
    }


def config() -> OpenAPIConfig:
    """The configuration: JSON only. Pages that show it load scripts from other sites, which ours may not."""
    return OpenAPIConfig(
        title="Boardwright",
        version=f"{wire.PROTOCOL}",
        description="Tables for board games. The page for people: docs/api.md. "
        "The socket is at `/api/v1/socket`: it takes `AnySocketRequest` and sends `AnyMessage`.",
        path=PATH,
        tags=[
            Tag("games", "What can be played."),
            Tag("people", "Guests, accounts, sessions."),
            Tag("tables", "Tables and what happens at them."),
            Tag("daily", "The deals of the day."),
        ],
        components=Components(
            security_schemes={"token": SecurityScheme(type="http", scheme="bearer", description=TOKEN)}
        ),
        security=[{}, {"token": []}],  # optional by default; a route may require it
        operation_id_creator=_name,
        render_plugins=[_Description()],
    )


class _Description(JsonRenderPlugin):
    def __init__(self) -> None:
        super().__init__(media_type=MediaType.JSON)
        self._text = b""

    def render(self, request: Request[Any, Any, Any], openapi_schema: dict[str, Any]) -> bytes:
        if not self._text:
            described = openapi_schema["components"]["schemas"]
            described |= messages([getattr(wire, name) for name in described])
            for item in openapi_schema["paths"].values():
                for operation in item.values():
                    operation["responses"].get("204", {}).pop("content", None)
            acts = openapi_schema["paths"]["/api/v1/tables/{id}/acts"]["post"]["requestBody"]
            acts["content"]["application/json"]["schema"] = {"$ref": REFERENCE.format(name="AnyAct")}
            self._text = self.render_json(request, openapi_schema)
        return self._text


def messages(structs: list[type[msgspec.Struct]]) -> dict[str, dict[str, Any]]:
    """JSON schemas by name: of the given messages, of those of the socket, and of all their parts."""
    unions, found = msgspec.json.schema_components([*UNIONS.values(), *structs], ref_template=REFERENCE)
    for schema in found.values():
        schema["description"] = cleandoc(schema["description"])
        for field in schema["properties"].values():
            if {} in field.get("anyOf", []):  # the value itself, or its encoded form
                itself = [one for one in field.pop("anyOf") if one]
                field.update(itself[0] if len(itself) == 1 else {"anyOf": itself})
    return found | dict(zip(UNIONS, unions, strict=False))


def _name(handler: HTTPRouteHandler, _method: object, _path: object) -> str:
    return handler.handler_name
