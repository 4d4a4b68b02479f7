"""Facts as a file: sorted and pretty, so that a change of the rules shows as a change of few lines."""

from __future__ import annotations

import json
import re
from typing import Final

from ...core.plain_data import Json

_ROW: Final = re.compile(r"\[\s+([^\[\]{}]{1,160}?)\s+\]")
"""A list of plain values, one in each line."""


def spell(facts: Json) -> str:
    """The text of a file of facts; short lists stay on one line."""
    text = json.dumps(facts, indent=1, sort_keys=True, ensure_ascii=False)
    return _ROW.sub(lambda found: "[" + re.sub(r",\s+", ", ", found[1]) + "]", text) + "\n"
