"""Reading the catalogues of the browser client, and the keys its source uses."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path
from typing import Final

from fluent.syntax import FluentParser, ast

from boardwright.games import GAMES

from ..locales.catalogues import Facts, facts_of, messages

WEB: Final = Path(__file__).parents[2] / "web"
FOLDER: Final = WEB / "locales"
TITLES: Final = WEB / "src" / "games"
AREAS: Final = sorted(
    {path.stem for path in FOLDER.glob("*/*.ftl")}
    | {str(path.parent.relative_to(TITLES)) for path in TITLES.glob("*/locales/*.ftl")}
)
"""Areas of the frame by name, those of a title's folder as `farshore/locales`."""

KEY: Final = r"(?:\"([^\"\n]+)\"|`((?:[^`$]|\$\{[^}]*\})+)`)"
CALL: Final = re.compile(rf"\b(?:t|knows)\(\s*(?:[^\"`,()]*\?\s*)?{KEY}(?:\s*:\s*{KEY})?")
"""A call with a key, or with one of two."""


def path_of(language: str, area: str) -> Path:
    return TITLES / area / f"{language}.ftl" if "/" in area else FOLDER / language / f"{area}.ftl"


def source(language: str, area: str) -> str:
    return path_of(language, area).read_text("utf-8")


@cache
def entries(language: str, area: str) -> list[ast.EntryType]:
    return list(FluentParser().parse(source(language, area)).body)


@cache
def messages_of(language: str, area: str) -> dict[str, Facts]:
    """All messages of one area, attributes as `message.attribute`."""
    return facts_of(entries(language, area))


@cache
def known_keys() -> set[str]:
    """Every key that the client can show, at any table."""
    found = {key for game in GAMES for key in messages("en", game)}
    for path in TITLES.glob("*/rules/en.ftl"):
        found |= facts_of(list(FluentParser().parse(path.read_text("utf-8")).body)).keys()
    return found | {key for area in AREAS for key in messages_of("en", area)}


def used_keys() -> dict[str, str]:
    """The keys in the client's source, each with a file that uses it. Computed parts are `*`."""
    found: dict[str, str] = {}
    for path in sorted([*(WEB / "src").rglob("*.ts"), *(WEB / "src").rglob("*.svelte")]):
        for keys in CALL.findall(path.read_text("utf-8")):
            for key in filter(None, keys):
                found[re.sub(r"\$\{[^}]*\}", "*", key)] = path.name
    return found
