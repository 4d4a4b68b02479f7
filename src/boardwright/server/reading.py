"""Reading what clients send: UTF-8, and JSON in which no key occurs twice.

The decoder of messages takes the last of two equal keys; a proxy or a log may take the first. So a message
that says something twice is refused.
"""

from __future__ import annotations

import json
from typing import Any, Final

import msgspec


class UnreadableText(ValueError):
    """Data that is not what it should be; the message says why."""


def decoded(data: bytes) -> str:
    """Text in UTF-8; raises `UnreadableText`."""
    try:
        return data.decode()
    except UnicodeDecodeError as error:
        raise UnreadableText(f"no UTF-8 (byte {error.start})") from None


def json_value(data: bytes) -> Any:
    """The value of a JSON text; raises `UnreadableText`."""
    text = decoded(data)
    try:
        value = msgspec.json.decode(text)
    except (msgspec.DecodeError, ValueError) as error:  # the second for endless numbers
        raise UnreadableText(str(error)) from None
    except RecursionError:
        raise UnreadableText("nested too deeply") from None
    check_keys(text)
    return value


def check_keys(text: str) -> None:
    """Raise `UnreadableText` if an object in a valid JSON text has a key twice."""
    try:
        _scanner.decode(text)
    except RecursionError:
        raise UnreadableText("nested too deeply") from None


def _once(pairs: list[tuple[str, Any]]) -> None:
    if len(pairs) > 1 and len(dict(pairs)) < len(pairs):
        raise UnreadableText("the same key twice")


_scanner: Final = json.JSONDecoder(
    object_pairs_hook=_once, parse_int=len, parse_float=len, parse_constant=len, strict=False
)
