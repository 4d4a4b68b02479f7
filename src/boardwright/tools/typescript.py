"""TypeScript types of all messages, for `web/src/wire.ts`: `make types` writes it.

A generator of our own: those that start from OpenAPI know its routes and nothing of the socket, and need
node, which nothing else in the tests needs.
"""

from __future__ import annotations

import json
import sys
from inspect import cleandoc
from types import NoneType, UnionType
from typing import Annotated, Any, Final, Literal, Union, get_args, get_origin

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
UNIONS: Final = {"AnyAct": wire.AnyAct, "AnyOrder": wire.AnyOrder, "AnyMessage": wire.AnyMessage}
INNER: Final = set(get_args(wire.InnerAct)) - set(get_args(wire.AnyAct))
"""Acts that no client can send."""
PLAIN: Final = {str: "string", int: "number", float: "number", bool: "boolean", NoneType: "null", Any: "Json"}


def file() -> str:
    """All types, in the order of `wire.py`."""
    parts = [HEAD]
    for struct in vars(wire).values():
        if isinstance(struct, type) and issubclass(struct, Struct) and struct not in INNER:
            if struct.__subclasses__():
                continue  # it stands for others
            parts += [interface(struct, asking) for asking in (False, True) if _goes(struct, asking)]
    for name, union in UNIONS.items():
        parts.append(f"export type {name} =\n  | " + "\n  | ".join(_names(union)) + ";\n")
    return "\n".join(parts)


def interface(struct: type[Struct], asking: bool) -> str:
    """A struct as clients send it (`asking`), or as we do."""
    lines = [_comment(struct, asking), f"export interface {_name(struct, asking)} {{"]
    config = struct.__struct_config__
    if config.tag is not None:
        lines.append(f"  {config.tag_field}: {json.dumps(config.tag)};")
    lines += [f"  {_field(field, asking, config.omit_defaults)};" for field in fields(struct)]
    return "\n".join([*lines, "}", ""])


def _field(field: FieldInfo, asking: bool, omitted: bool) -> str:
    """Clients may leave out what has a default; we do so only in structs that say so."""
    text = spell(field.type, asking)
    has_default = field.default is not NODEFAULT or field.default_factory is not NODEFAULT
    if not (has_default and (asking or omitted)):
        return f"{field.encode_name}: {text}"
    if not asking and field.default is None:
        text = text.removesuffix(" | null")  # null is what we leave out
    return f"{field.encode_name}?: {text}"


def spell(kind: Any, asking: bool) -> str:
    """A Python type in TypeScript."""
    origin, args = get_origin(kind), get_args(kind)
    if origin is Annotated:
        return spell(args[0], asking)
    if origin is Literal:
        return " | ".join(json.dumps(value) for value in args)
    if origin in (Union, UnionType):
        known = [name for name, union in UNIONS.items() if get_args(union) == args]
        # Raw is the other type of its union, spelled before.
        return known[0] if known else " | ".join(spell(part, asking) for part in args if part is not Raw)
    if origin is list:
        inner = spell(args[0], asking)
        return f"({inner})[]" if " | " in inner else f"{inner}[]"
    if origin is dict:
        return "Data" if args[1] is Any else f"Record<string, {spell(args[1], asking)}>"
    return _name(kind, asking) if isinstance(kind, type) and issubclass(kind, Struct) else PLAIN[kind]


def _goes(struct: type[Struct], asking: bool) -> bool:
    """Whether clients send it (then unknown fields are forbidden), or whether we do."""
    return struct.__struct_config__.forbid_unknown_fields if asking else not issubclass(struct, wire.Ask)


def _name(struct: type[Struct], asking: bool) -> str:
    """What goes both ways has two names, as clients may leave out more of it than we do."""
    return struct.__name__ + ("Wish" if asking and _goes(struct, asking=False) else "")


def _names(union: Any) -> list[str]:
    return [struct.__name__ for struct in get_args(union)]


def _comment(struct: type[Struct], asking: bool) -> str:
    if _name(struct, asking) != struct.__name__:
        return f"/** {struct.__name__} as clients send it: what is left out has its default. */"
    lines = cleandoc(struct.__doc__ or "").splitlines()
    if len(lines) == 1:
        return f"/** {lines[0]} */"
    return "\n".join(["/**", *(f" * {line}".rstrip() for line in lines), " */"])


if __name__ == "__main__":
    sys.stdout.write(file())
