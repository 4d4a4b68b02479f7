"""Set-ups as people type them: `name=value`."""

from __future__ import annotations

from collections.abc import Iterable

from ..core.plain_data import Json, parse
from ..core.refusal import Refusal


def read_options(texts: Iterable[str]) -> dict[str, Json]:
    """A set-up from `name=value`; a value is read as JSON if possible, otherwise as text."""
    options: dict[str, Json] = {}
    for text in texts:
        name, mark, value = text.partition("=")
        if not (name and mark):
            raise Refusal("option-form", text)
        try:
            options[name] = parse(value)
        except ValueError:
            options[name] = value
    return options
