"""Reading catalogues and source files for the tests of words."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Final

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from boardwright.bots import BOTS
from boardwright.cartographers.cards import CARDS, EDICT_LETTERS, SEASONS, TERRAINS, TITLES
from boardwright.cartographers.edicts import BACKS, EDICTS
from boardwright.cli import play
from boardwright.cli.cartographers import pencil
from boardwright.cli.cartographers.maps import LEGEND
from boardwright.games import GAMES
from boardwright.locales.words import CATALOGUES, catalogue

SOURCE: Final = Path(play.__file__).parents[1]


class Facts(Visitor):
    """What a message uses: its parameters, and the variants of its selectors."""

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.selectors: list[set[str]] = []

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802 - the library's name
        self.variables.add(node.id.name)

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802 - the library's name
        keys = {v.key.name if isinstance(v.key, ast.Identifier) else str(v.key.value) for v in node.variants}
        self.selectors.append(keys)
        self.generic_visit(node)


def entries(language: str, name: str) -> list[ast.EntryType]:
    """The entries of one catalogue."""
    return list(FluentParser().parse(catalogue(language, name)).body)


def messages(language: str) -> dict[str, Facts]:
    """All messages of a language, attributes as `message.attribute`."""
    found: dict[str, Facts] = {}
    for name in CATALOGUES:
        for entry in entries(language, name):
            if not isinstance(entry, ast.Message):
                continue
            parts: list[tuple[str, ast.Pattern | None]] = [(entry.id.name, entry.value)]
            parts += [(f"{entry.id.name}.{a.id.name}", a.value) for a in entry.attributes]
            for key, pattern in parts:
                assert key not in found, f"{key} stands twice"
                found[key] = Facts()
                if pattern is not None:
                    found[key].visit(pattern)
    return found


def source_text() -> str:
    return "\n".join(path.read_text() for path in sorted(SOURCE.rglob("*.py")))


def keys_in_source() -> list[str]:
    """Keys as they stand in the source; computed parts show as `*`."""
    source = source_text()
    found = re.findall(r'(?:words|knows|english)\(\s*f?"([^"]+)"', source)
    found += re.findall(
        r'"((?:season-name|season-so-far|bench-plain|bench-compiled|rule-[a-z_]+|goodbye[a-z-]*))"', source
    )
    return [re.sub(r"\{[^}]*\}", "*", key) for key in found]


def reasons_in_source() -> set[str]:
    """The reasons of all refusals."""
    source = source_text()
    calls = r"(?:refuse|Refusal|IllegalChoice|BadSetup|BadPosition|BadRecord|BadFile)"
    found = set(re.findall(rf'{calls}\(\s*"([a-z-]+)"', source))
    why_not = re.search(r"def _why_not.*", (SOURCE / "cartographers" / "drawings.py").read_text(), re.DOTALL)
    assert why_not is not None
    return found | set(re.findall(r'"([a-z]+(?:-[a-z]+)*)"', why_not[0]))


def events_in_source() -> set[str]:
    """The kinds of all events of Cartographers."""
    source = (SOURCE / "cartographers" / "turn.py").read_text()
    return set(re.findall(r'(?:emit\(\s*g,|Event\()\s*"([a-z-]+)"', source))


def families() -> dict[str, list[str]]:
    """Messages whose key is computed, by family, with every id they are computed from."""
    untold = {"ready", "game-over"}  # the table itself says these
    commands = [*play.COMMANDS, *pencil.COMMANDS]
    titles = ["none", *(f"minus-{-least}" if least < 0 else str(least) for least in TITLES)]
    return {
        "game-*": list(GAMES),
        "card-*": [card.id for card in CARDS],
        "edict-*": [edict.id for edict in EDICTS],
        "edict-*.rule": [edict.id for edict in EDICTS],
        "edict-letter-*": list(EDICT_LETTERS.lower()),
        "season-*": [*(season.id for season in SEASONS), "over"],
        "terrain-*": list(TERRAINS),
        "legend-*": [key for _, key in LEGEND],
        "side-*": ["a", "b", "own"],
        "back-*": list(BACKS),
        "corner-*": [card.corner for card in CARDS if card.corner],
        "direction-*": ["clockwise", "counterclockwise"],
        "rule-ambush-*": ["clockwise", "counterclockwise"],
        "title-*": titles,
        "source-*": ["coins", "monsters"],
        "prompt-*": ["draw", "draw-ruins", "ambush"],
        "bot-*": list(BOTS),
        "type-*": commands,
        "typing-*": commands,
        "refusal-*": sorted(reasons_in_source()),
        "log-*": [
            *(events_in_source() - untold),
            "drawn-coins",
            "drawn-on",
            "drawn-on-coins",
            "ambushed-coins",
        ],
        "help-*": ["play", "replay", "simulate", "position", "bench"],
        "noun-*": ["star", "coin", "option"],
    }
