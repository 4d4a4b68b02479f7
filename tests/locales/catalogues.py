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
from boardwright.cli.valley.stories import SILENT
from boardwright.core.rng import Rng
from boardwright.core.score import ScoreLine
from boardwright.everdell.cards import CARDS as EVERDELL_CARDS
from boardwright.everdell.events import BASIC_EVENTS, SPECIAL_EVENTS
from boardwright.everdell.game import RULES, SOLO_RULES
from boardwright.everdell.game import SEASONS as EVERDELL_SEASONS
from boardwright.everdell.goods import GOODS
from boardwright.everdell.places import BASIC_LOCATIONS, FOREST_CARDS, HAVEN, JOURNEYS, forest_card
from boardwright.locales.words import COMMON, catalogue
from boardwright.valley.card import COLOURS
from boardwright.valley.rules import Rules
from boardwright.valley.script import Question
from boardwright.valley.start import bare_table
from boardwright.valley.table import Player, Setup
from boardwright.valley.verbs.claims import FATES

SOURCE: Final = Path(play.__file__).parents[1]


VARIANTS: Final = (
    "give-supply", "play-free", "play-home", "play-helper", "play-helper-free", "visit-card-own",
    "activate-own", "points-only", "gain-only", "draw-none", "rival-plays-you",
)  # fmt: skip
"""Messages for special cases of an event."""


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


def messages(language: str, game: str) -> dict[str, Facts]:
    """All messages of a language at the table of a game, attributes as `message.attribute`."""
    found: dict[str, Facts] = {}
    for name in (*COMMON, game):
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


def source_text(*folders: str) -> str:
    """The source, or these folders of it; of `cli` only what all games share."""
    paths: list[Path] = []
    for folder in folders or ("",):
        paths += (SOURCE / folder).glob("*.py") if folder == "cli" else (SOURCE / folder).rglob("*.py")
    return "\n".join(path.read_text() for path in sorted(paths))


def keys_in_source() -> list[str]:
    """Keys as they stand in the source; computed parts show as `*`."""
    source = source_text()
    found = re.findall(r'(?:words|knows|english)\(\s*f?"([^"]+)"', source)
    found += re.findall(
        r'"((?:season-name|season-so-far|bench-plain|bench-compiled|rule-[a-z_]+|goodbye[a-z-]*))"', source
    )
    return [re.sub(r"\{[^}]*\}", "*", key) for key in found]


CALLS: Final = r"(?:refuse|Refusal|IllegalChoice|BadSetup|BadPosition|BadRecord|BadFile)"
REASON: Final = rf'{CALLS}\(\s*"([a-z-]+)"(?: if [^,"]*else "([a-z-]+)")?'
FOLDERS: Final = {
    "cartographers": ("cartographers", "cli/cartographers"),
    "everdell": ("valley", "everdell", "cli/valley"),
}
"""Where the rules and the screen of a game are."""


def reasons_in(*folders: str) -> set[str]:
    """The reasons of all refusals."""
    found = {reason for pair in re.findall(REASON, source_text(*folders)) for reason in pair if reason}
    if "cartographers" in folders:
        drawings = (SOURCE / "cartographers" / "drawings.py").read_text()
        why_not = re.search(r"def _why_not.*", drawings, re.DOTALL)
        assert why_not is not None
        found |= set(re.findall(r'"([a-z]+(?:-[a-z]+)*)"', why_not[0]))
    return found


def events_in(*folders: str) -> set[str]:
    """The kinds of all events of a game."""
    source = source_text(*folders)
    found = re.findall(r'(?:emit\(\s*g,|Event\(|\.tell\()\s*"([a-z-]+)"(?: if \w+ else "([a-z-]+)")?', source)
    return {kind for pair in found for kind in pair if kind}


def everdell_prompts() -> set[str]:
    """The prompts of every question that a script of Everdell asks."""
    forests = [forest_card(id, 1) for id in FOREST_CARDS]
    places = [*BASIC_LOCATIONS, HAVEN, *JOURNEYS, *BASIC_EVENTS, *SPECIAL_EVENTS, *forests]
    scripts = [script for rules in (RULES, *SOLO_RULES.values()) for script in rules.scripts(places).values()]
    return {step.prompt for script in scripts for step in script.steps if isinstance(step, Question)}


def families(game: str) -> dict[str, list[str]]:
    """Messages whose key is computed, by family, with every id they are computed from."""
    common = {
        "game-*": [game],
        "bot-*": list(BOTS),
        "type-*": list(play.COMMANDS),
        "typing-*": list(play.COMMANDS),
        "refusal-*": sorted(reasons_in("core", "bots", "cli", *FOLDERS[game])),
        "help-*": ["play", "replay", "simulate", "position", "bench"],
    }
    return {**common, **(_cartographers() if game == "cartographers" else _everdell())}


def _cartographers() -> dict[str, list[str]]:
    untold = {"ready", "game-over"}  # the table itself says these
    commands = [*play.COMMANDS, *pencil.COMMANDS]
    titles = ["none", *(f"minus-{-least}" if least < 0 else str(least) for least in TITLES)]
    return {
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
        "type-*": commands,
        "typing-*": commands,
        "log-*": [
            *(events_in("cartographers") - untold),
            "drawn-coins", "drawn-on", "drawn-on-coins", "ambushed-coins",
        ],
        "noun-*": ["star", "coin", "option"],
    }  # fmt: skip


def _everdell() -> dict[str, list[str]]:
    cards = [card.id for card in EVERDELL_CARDS.cards]
    places = [place.id for place in (*BASIC_LOCATIONS, HAVEN, *JOURNEYS)] + list(FOREST_CARDS)
    events = [place.id for place in (*BASIC_EVENTS, *SPECIAL_EVENTS)]
    told = events_in("valley", "everdell") - SILENT
    years = [str(rules.year.number) for rules in SOLO_RULES.values()]
    lines = {line.source for rules in (RULES, *SOLO_RULES.values()) for line in _sources(rules)}
    return {
        "card-*": cards,
        "card-*.rule": cards,
        "place-*": places,
        "place-*.rule": places,
        "event-*": events,
        "event-*.rule": events,
        "season-*": [*(season.id for season in EVERDELL_SEASONS), "over"],
        "colour-*": list(COLOURS),
        "colour-*.short": list(COLOURS),
        "colour-*.sign": list(COLOURS),
        "kind-*": ["critter", "construction"],
        "rarity-*": ["common", "unique"],
        "good-*": list(GOODS),
        "sign-*": list(GOODS),
        "noun-*": [*GOODS, "card", "point", "worker", "resource", "option"],
        "zone-*": ["meadow"],
        "from-*": ["hand", "meadow", "shown"],
        "fate-*": list(FATES),
        "option-*": ["done", "pass", "reveal-deck", "reveal-discard", *(f"sort-{fate}" for fate in FATES)],
        "player-*": list(SOLO_RULES[1, "clockwise"].rivals),
        "prompt-*": sorted(everdell_prompts()),
        "source-*": sorted(lines),
        "year-*": years,
        "year-*.rule": years,
        "log-*": [*told, *VARIANTS],
        "column-*": ["points", "hand", "slots", "score"],
    }


def _sources(rules: Rules) -> list[ScoreLine]:
    """The score lines that are neither a card's nor an event's."""
    g = bare_table(Setup(rules, 1, [], {}), Rng(0))
    g.players += [Player() for _ in range(2 - len(g.players))]
    scorers = [*rules.scorers, *rules.rival_scorers]
    return [line for scorer in scorers for line in scorer.lines(g, 0)]
