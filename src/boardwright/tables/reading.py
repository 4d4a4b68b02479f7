"""Plain data as objects: dataclasses are read from their type hints."""

from __future__ import annotations

from dataclasses import is_dataclass
from functools import cache
from types import NoneType, UnionType
from typing import Any, Final, Literal, Union, get_args, get_origin, get_type_hints


class WrongType(ValueError):
    """A value that is not of the expected type; `where` is its path."""

    def __init__(self, where: str) -> None:
        super().__init__(where)
        self.where: Final = where


def read(kind: Any, value: Any, where: str) -> Any:
    """A value of a type, read from plain data. Unknown fields are ignored. Raises `WrongType`."""
    origin, args = get_origin(kind), get_args(kind)
    if origin in (Union, UnionType):
        return None if value is None and NoneType in args else read(args[0], value, where)
    if origin is list and isinstance(value, list):
        return [read(args[0], one, where) for one in value]
    if origin is tuple and isinstance(value, list) and len(value) == len(args):
        return tuple(read(part, one, where) for part, one in zip(args, value, strict=True))
    if is_dataclass(kind) and isinstance(value, dict):
        return _read_object(kind, value, where)
    if value in args if origin is Literal else type(value) is (origin or kind):
        return value
    raise WrongType(where)


_types: Final = cache(get_type_hints)


def _read_object(kind: Any, value: dict[str, Any], where: str) -> Any:
    types = _types(kind)
    given = {name: read(types[name], value[name], f"{where}.{name}") for name in types if name in value}
    try:
        return kind(**given)
    except TypeError:
        raise WrongType(where) from None
