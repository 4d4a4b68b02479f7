"""Plain data: the JSON type, its canonical spelling, and a reader whose errors name the field."""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping
from typing import TypeAlias

from .refusal import BadPosition, Refusal

Json: TypeAlias = "bool | int | str | list[Json] | dict[str, Json] | None"

Position: TypeAlias = "Json | Mapping[str, object]"
"""A position as people write it in Python: any dictionary with texts as keys. Its fields are checked when
they are read."""


def spell(value: Json) -> str:
    """The canonical JSON text of a value: sorted keys, no spaces. Equal values have equal texts."""
    return json.dumps(value, sort_keys=True, separators=(",", ":"), ensure_ascii=False)


def parse(text: str) -> Json:
    """The value of a JSON text. Raises ValueError for invalid JSON, duplicate keys and deep nesting.

    No field is a fraction. A fraction is read as a text, so that its field can refuse it.
    """
    try:
        value: Json = json.loads(text, parse_float=str, parse_constant=str, object_pairs_hook=_object)
    except RecursionError:
        raise ValueError("nested too deeply") from None
    return value


def parse_document(text: str, name: str, refusal: type[Refusal]) -> Json:
    """The JSON value in a file with this name. Mistakes are refused with their place."""
    try:
        return parse(text)
    except json.JSONDecodeError as error:
        raise refusal("file-json", name, line=error.lineno, column=error.colno) from None
    except ValueError:  # a number of thousands of digits, a name that occurs twice, very deep nesting
        raise refusal("file-json-plain", name) from None


def _object(pairs: list[tuple[str, Json]]) -> dict[str, Json]:
    found = dict(pairs)
    if len(found) < len(pairs):
        raise ValueError("a name occurs twice")
    return found


class Field:
    """A value in a document, its path, and the class of refusal to raise about it."""

    __slots__ = ("_refusal", "path", "value")

    def __init__(self, value: Json, path: str = "", refusal: type[Refusal] = BadPosition) -> None:
        self.value = value
        self.path = path
        self._refusal = refusal

    def refuse(self, reason: str, **details: str | int) -> Refusal:
        """Return the exception to raise if the value of this field is not possible."""
        return self._refusal(reason, self.path, **details)

    def fields(self) -> dict[str, Field]:
        """The fields of an object, with any names."""
        if not isinstance(self.value, dict):
            raise self.refuse("not-object")
        prefix = f"{self.path}." if self.path else ""
        return {name: Field(value, prefix + name, self._refusal) for name, value in self.value.items()}

    def entries(self, known: Iterable[str]) -> dict[str, Field]:
        """The fields of an object; an unknown name is refused, because it is probably a typo."""
        names = list(known)
        found = self.fields()
        for name, field in found.items():
            if name not in names:
                raise field.refuse("unknown-field", known=", ".join(names))
        return found

    def items(self, least: int = 0, most: int | None = None) -> list[Field]:
        """The elements of a list of a length from `least` to `most`."""
        if not isinstance(self.value, list):
            raise self.refuse("not-list")
        if len(self.value) < least or (most is not None and len(self.value) > most):
            if least == most:
                raise self.refuse("length-exact", exact=least)
            raise self.refuse("length", least=least, most=least if most is None else most)
        return [Field(value, f"{self.path}[{i}]", self._refusal) for i, value in enumerate(self.value)]

    def whole(self, least: int, most: int) -> int:
        """A whole number from `least` to `most`."""
        if isinstance(self.value, bool) or not isinstance(self.value, int):
            raise self.refuse("not-whole")
        if not least <= self.value <= most:
            raise self.refuse("range", least=least, most=most)
        return self.value

    def flag(self) -> bool:
        """True or false."""
        if not isinstance(self.value, bool):
            raise self.refuse("not-flag")
        return self.value

    def text(self) -> str:
        """A string."""
        if not isinstance(self.value, str):
            raise self.refuse("not-text")
        return self.value

    def one_of(self, names: Iterable[str]) -> str:
        """A string from a closed list."""
        known = list(names)
        text = self.text()
        if text not in known:
            raise self.refuse("not-one-of", value=text, known=", ".join(known))
        return text
