"""Messages as JSON, as the server spells them."""

from __future__ import annotations

import json
from dataclasses import MISSING, fields
from typing import Any

from ..tables.updates import LogEntryView


def spell(message: Any) -> str:
    """A message as JSON text. Dataclasses become objects; lines of a log leave out defaults."""
    return json.dumps(message, default=_object, ensure_ascii=False, separators=(",", ":"))


def _object(value: Any) -> dict[str, Any]:
    found = {name: getattr(value, name) for name in value.__dataclass_fields__}
    if isinstance(value, LogEntryView):
        for one in fields(value):
            default = one.default if one.default_factory is MISSING else one.default_factory()
            if found[one.name] == default:
                del found[one.name]
    return found
