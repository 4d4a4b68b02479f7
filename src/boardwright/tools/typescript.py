"""TypeScript types of all messages, for `web/src/wire.ts`: `make types` writes it.

We have our own generator, because those for OpenAPI do not know the socket and need node, which no other
test needs.
"""

from __future__ import annotations

import json
import sys
from dataclasses import is_dataclass
from inspect import cleandoc
from types import NoneType, UnionType
from typing import Annotated, Any, Final, Literal, Union, get_args, get_origin, get_type_hints

from msgspec import NODEFAULT, Raw, Struct
from msgspec.structs import FieldInfo, fields

from ..server import wire

HEAD: Final = f"""\
// Written by `make types` from src/boardwright/server/wire.py: change that instead.

export const PROTOCOL = {wire.PROTOCOL};

/** Whatever JSON can hold. */
export type Json = null | boolean | number | string | Json[] | Data;

/** Plain data of the rules: views, parameters, options. */
export interface Data {{
  [name: string]: Json;
}}
"""
UNIONS: Final = {
    "AnyAct": wire.AnyAct,
    "AnySocketRequest": wire.AnySocketRequest,
    "AnyMessage": wire.AnyMessage,
}
FORWARDED: Final = set(get_args(wire.ForwardedAct)) - set(get_args(wire.AnyAct))
"""Acts that no client can send."""
PLAIN: Final = {str: "string", int: "number", float: "number", bool: "boolean", NoneType: "null", Any: "Json"}


def file() -> str:
    """All types, in the order of `wire.py`: first the updates of tables, which it imports."""
    found = [kind for kind in vars(wire).values() if _is_message(kind) and kind not in FORWARDED]
    parts = [
        HEAD,
        *(interface(kind) for kind in found if not kind.__subclasses__()),
    ]  # their subclasses are written instead
    for name, union in UNIONS.items():
        parts.append(f"export type {name} =\n  | " + "\n  | ".join(_names(union)) + ";\n")
    return "\n".join(parts)


def _is_message(kind: Any) -> bool:
    return isinstance(kind, type) and (issubclass(kind, Struct) or is_dataclass(kind))


def interface(kind: type) -> str:
    """A message as TypeScript, as clients or the server send it."""
    lines = [_comment(kind), f"export interface {kind.__name__} {{"]
    if not issubclass(kind, Struct):
        lines += [f"  {name}: {spell(hint)};" for name, hint in get_type_hints(kind).items()]
        return "\n".join([*lines, "}", ""])
    config = kind.__struct_config__
    if config.tag is not None:
        lines.append(f"  {config.tag_field}: {json.dumps(config.tag)};")
    asking = issubclass(kind, wire.ClientMessage)
    lines += [f"  {_field(field, asking, config.omit_defaults)};" for field in fields(kind)]
    return "\n".join([*lines, "}", ""])


def _field(field: FieldInfo, asking: bool, omitted: bool) -> str:
    """Clients may leave out a field that has a default; the server does so only with `omit_defaults`."""
    text = spell(field.type)
    has_default = field.default is not NODEFAULT or field.default_factory is not NODEFAULT
    if not (has_default and (asking or omitted)):
        return f"{field.encode_name}: {text}"
    if not asking and field.default is None:
        text = text.removesuffix(" | null")  # a null is left out
    return f"{field.encode_name}?: {text}"


def spell(kind: Any) -> str:
    """A Python type in TypeScript."""
    origin, args = get_origin(kind), get_args(kind)
    if origin is Annotated:
        return spell(args[0])
    if origin is Literal:
        return " | ".join(json.dumps(value) for value in args)
    if origin in (Union, UnionType):
        known = [name for name, union in UNIONS.items() if get_args(union) == args]
        # Raw is the encoded form of the other type of its union.
        return known[0] if known else " | ".join(spell(part) for part in args if part is not Raw)
    if origin is list:
        inner = spell(args[0])
        return f"({inner})[]" if " | " in inner else f"{inner}[]"
    if origin is dict:
        return "Data" if args[1] is Any else f"Record<string, {spell(args[1])}>"
    return kind.__name__ if _is_message(kind) else PLAIN[kind]


def _names(union: Any) -> list[str]:
    return [struct.__name__ for struct in get_args(union)]


def _comment(kind: type) -> str:
    lines = cleandoc(kind.__doc__ or "").splitlines()
    if len(lines) == 1:
        return f"/** {lines[0]} */"
    return "\n".join(["/**", *(f" * {line}".rstrip() for line in lines), " */"])


if __name__ == "__main__":
    sys.stdout.write(file())
