"""Reading forms: fields as text, and the server's messages built from them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final, TypeVar
from urllib.parse import parse_qsl

import msgspec
from litestar import Request

from ..core.refusal import Refusal
from ..server import wire
from ..server.reading import decoded

MOST_FIELDS: Final = 100
MOST_BYTES: Final = 20_000
ACT_FIELDS: Final = ("act", "id", "seat", "asked", "code", "text", "name", "bot", "how")
T = TypeVar("T")


async def fields(request: Request[Any, Any, Any]) -> dict[str, str]:
    """The fields of a form that were filled in."""
    body = await request.body()
    if len(body) > MOST_BYTES:
        raise Refusal("too-large")
    try:
        pairs = parse_qsl(decoded(body), max_num_fields=MOST_FIELDS, errors="strict")
    except ValueError:
        raise Refusal("bad-request") from None
    found = {name: value.strip() for name, value in pairs}
    if len(found) < len(pairs):
        raise Refusal("bad-request")
    return found


def read(data: object, kind: type[T]) -> T:
    """A message of the server. Forms of our pages always fit; anything else was written by hand."""
    read: T = _converted(data, kind)
    return read


def act_of(given: Mapping[str, str]) -> wire.AnyAct:
    """The act that a form asks for."""
    act: wire.AnyAct = _converted({name: given[name] for name in ACT_FIELDS if name in given}, wire.AnyAct)
    return act


def _converted(data: object, kind: Any) -> Any:
    try:
        return msgspec.convert(data, kind, strict=False)
    except msgspec.ValidationError as error:
        raise Refusal("bad-request", why=str(error)) from None


def whole_number(text: str) -> int:
    """A whole number that somebody entered."""
    if not (text.isascii() and text.isdecimal() and len(text) < 10):
        raise Refusal("not-whole")
    return int(text)
