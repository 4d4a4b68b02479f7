"""Writes what is printed on cards, places and maps to files, for clients that draw them.

Titles take it from the same tables as the rules, so a client never shows what a card does not do. `python -m
boardwright.tools.facts FOLDER` writes `facts.json` into the folders of titles, and the rule texts that are
worded from what is printed as `rules/<language>.ftl`.
"""

from __future__ import annotations

import json
import re
import sys
from collections.abc import Mapping
from pathlib import Path
from typing import Final

from ..core.plain_data import Json
from ..games import TITLES
from ..locales import LANGUAGES, fluent

_ROW: Final = re.compile(r"\[\s+([^\[\]{}]{1,160}?)\s+\]")
"""A list of plain values, one in each line."""


def spell(facts: Json) -> str:
    """The text of a file of facts, sorted and pretty, so that few lines change with a rule."""
    text = json.dumps(facts, indent=1, sort_keys=True, ensure_ascii=False)
    return _ROW.sub(lambda found: "[" + re.sub(r",\s+", ", ", found[1]) + "]", text) + "\n"


def texts(words: Mapping[str, str]) -> str:
    """The text of a file of rule texts."""
    return f"# Written by `make types`.\n\n{fluent(words)}\n"


def main(folder: Path) -> None:
    for id, title in TITLES.items():
        if (folder / id).is_dir() and (facts := title.facts()):
            (folder / id / "facts.json").write_text(spell(facts), "utf-8")
            for language in LANGUAGES:
                if words := title.words(None, language):
                    (folder / id / "rules").mkdir(exist_ok=True)
                    (folder / id / "rules" / f"{language}.ftl").write_text(texts(words), "utf-8")


if __name__ == "__main__":
    main(Path(sys.argv[1]))
