"""Reading catalogues and source files for the tests of words."""

from __future__ import annotations

import re
from collections.abc import Iterable
from functools import cache
from pathlib import Path
from typing import Final, get_args

import click
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from boardwright.bots import BOTS
from boardwright.cli.commands import play
from boardwright.cli.main import program
from boardwright.core.rng import Rng
from boardwright.core.score import ScoreLine
from boardwright.games import GAMES as RULES_OF
from boardwright.games import TITLES as REGISTERED
from boardwright.games.cartographers.rules.cards import CARDS, EDICT_LETTERS, SEASONS, TERRAINS, TITLES
from boardwright.games.cartographers.rules.edicts import BACKS, EDICTS
from boardwright.games.cartographers.text import pencil
from boardwright.games.cartographers.text.maps import LEGEND
from boardwright.games.everdell.rules.box import BASE_BOX, phrasebook
from boardwright.games.everdell.rules.cards import CARDS as EVERDELL_CARDS
from boardwright.games.everdell.rules.events import BASIC_EVENTS, SPECIAL_EVENTS
from boardwright.games.everdell.rules.game import RULES, SoloRules
from boardwright.games.everdell.rules.game import SEASONS as EVERDELL_SEASONS
from boardwright.games.everdell.rules.goods import DECLARED, GOODS
from boardwright.games.everdell.rules.places import (
    BASIC_LOCATIONS,
    FOREST_CARDS,
    HAVEN,
    JOURNEYS,
    forest_card,
)
from boardwright.games.everdell.rules.rugwort import FOREST_PATHS, YEARS
from boardwright.games.farshore.rules.bonny import LEVELS
from boardwright.games.farshore.rules.game import FarshoreRules
from boardwright.games.farshore.rules.goods import GOODS as FARSHORE_GOODS
from boardwright.games.farshore.rules.phrases import BOOK
from boardwright.games.farshore.rules.seasons import SEASONS as FARSHORE_SEASONS
from boardwright.games.farshore.rules.standard import standard
from boardwright.games.farshore.rules.weather import COSTS, FLAGS, NUMBERS, STILL
from boardwright.games.farshore.text.screen import FarshoreScreen
from boardwright.games.valley.rules.effects.claims import FATES
from boardwright.games.valley.rules.pieces.card import COLOURS
from boardwright.games.valley.rules.pieces.game_data import Player, Setup
from boardwright.games.valley.rules.rules import Rules
from boardwright.games.valley.rules.script import Question
from boardwright.games.valley.rules.sets.phrases import Phrasebook
from boardwright.games.valley.rules.sets.reader import PARTS
from boardwright.games.valley.rules.start import new_game_data
from boardwright.games.valley.text.texts import WHEN
from boardwright.locales import Words
from boardwright.locales.words import catalogue, catalogues, written
from boardwright.tables.updates import Status

SOURCE: Final = Path(play.__file__).parents[2]


PLAIN: Final = frozenset(written("en", "plain"))
"""What titles may word otherwise."""


class Facts(Visitor):
    """What a message uses: its parameters, the variants of its selectors, and other messages."""

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.selectors: list[set[str]] = []
        self.references: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802 - the library's name
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802 - the library's name
        self.references.add(f"{node.id.name}.{node.attribute.name}" if node.attribute else node.id.name)

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802 - the library's name
        keys = {v.key.name if isinstance(v.key, ast.Identifier) else str(v.key.value) for v in node.variants}
        self.selectors.append(keys)
        self.generic_visit(node)


SOLO_RULES = [SoloRules(BASE_BOX, year, path) for year in YEARS for path in FOREST_PATHS.values()]


def entries(language: str, name: str) -> list[ast.EntryType]:
    """The entries of one catalogue."""
    return list(FluentParser().parse(catalogue(language, name)).body)


@cache
def messages_in(language: str, name: str) -> dict[str, Facts]:
    """All messages of one catalogue, attributes as `message.attribute`."""
    return facts_of(entries(language, name))


def facts_of(parsed: list[ast.EntryType]) -> dict[str, Facts]:
    """What the messages of a catalogue use."""
    found: dict[str, Facts] = {}
    for entry in parsed:
        if not isinstance(entry, ast.Message):
            continue
        parts: list[tuple[str, ast.Pattern | None]] = [(entry.id.name, entry.value)]
        parts += [(f"{entry.id.name}.{a.id.name}", a.value) for a in entry.attributes]
        for key, pattern in parts:
            assert key not in found, f"{key} occurs twice"
            found[key] = Facts()
            if pattern is not None:
                found[key].visit(pattern)
    return found


def messages(language: str, game: str) -> dict[str, Facts]:
    """All messages of a language at the table of a game."""
    found: dict[str, Facts] = {}
    for name in catalogues(game):
        new = messages_in(language, name)
        if name != "plain":  # titles replace these with their own words
            found = {key: facts for key, facts in found.items() if key not in PLAIN or key not in new}
        assert not found.keys() & new.keys(), f"{sorted(found.keys() & new.keys())} stand twice"
        found |= new
    return found


@cache
def source_text(*folders: str) -> str:
    """The source, or these folders and files of it."""
    parts = [SOURCE / folder for folder in folders or ("",)]
    paths = [path for part in parts for path in ([part] if part.is_file() else part.rglob("*.py"))]
    return "\n".join(path.read_text() for path in sorted(paths))


def keys_in_source(*folders: str) -> list[str]:
    """Keys as they stand in the source, or in these folders of it; computed parts show as `*`."""
    source = source_text(*folders)
    call = r"(?:words|knows|english|_title)\(\s*f?"
    pairs = re.findall(rf'{call}"([^"]+)"(?: if [^,"]* else "([^"]+)")?', source)
    found = [key for pair in pairs for key in pair if key] + re.findall(rf"{call}'([^']+)'", source)
    found += re.findall(
        r'"((?:season-name|season-so-far|bench-plain|bench-compiled|rule-[a-z_]+|goodbye[a-z-]*))"', source
    )
    return [re.sub(r"\{[^}]*\}", "*", key) for key in found]


CALLS: Final = r"(?:refuse|Refusal|IllegalChoice|BadSetup|BadPosition|BadRecord|BadFile|BadSet|BadSettings)"
REASON: Final = rf'{CALLS}\(\s*"([a-z-]+)"(?: if [^,"]*else "([a-z-]+)")?'
FOLDERS: Final = {
    "cartographers": ("games/cartographers",),
    "everdell": ("games/valley", "games/everdell"),
    "farshore": ("games/valley", "games/farshore"),
}
"""Where the rules and the screen of a game are."""


FRAME: Final = (
    "core",
    "bots",
    "arena",
    "cli",
    "datasets.py",
    "files.py",
    "local",
    "server",
    "tables",
    "tournaments",
)
"""Where the frame refuses things."""


def reasons_in(*folders: str) -> set[str]:
    """The reasons of all refusals."""
    found = {reason for pair in re.findall(REASON, source_text(*folders)) for reason in pair if reason}
    if "cli" in folders:  # errors of files, by error number or by operation
        found |= set(re.findall(r'"(file-[a-z-]+)"', source_text("cli", "files.py")))
    if "server" in folders:  # other refusals: reasons why a connection ends, errors of HTTP
        source = source_text("server")
        for call in (r"super\(\)\.__init__\(", r"(?:\.end|close)\([A-Z_]+, ", r"Problem\("):
            found |= set(re.findall(rf'{call}"([a-z-]+)"', source))
        statuses = re.search(r"reason = (\{[^}]+\})\.get\([a-z_.]+, (\"[a-z-]+\")\)", source)
        assert statuses is not None
        found |= set(re.findall(r'"([a-z-]+)"', statuses[0]))
    if "games/cartographers" in folders:
        drawings = (SOURCE / "games/cartographers/rules/drawings.py").read_text()
        why_not = re.search(r"def _why_not.*", drawings, re.DOTALL)
        assert why_not is not None
        found |= set(re.findall(r'"([a-z]+(?:-[a-z]+)*)"', why_not[0]))
    return found


def commands() -> list[str]:
    """The commands of the program, and those below them after a hyphen."""
    found: list[str] = []
    for name, command in program(Words("en")).commands.items():
        found.append(name)
        if isinstance(command, click.Group):
            found += [f"{name}-{below}" for below in command.commands]
    return found


def events_in(*folders: str) -> set[str]:
    """The messages of all events of a game, without `log-`: those of their kinds, unless they have others."""
    source = source_text(*folders)
    calls = re.findall(
        r'(?:emit\(\s*g,|Event\(|\.emit\()\s*"([a-z-]+)"(?: if [\w.]+ else "([a-z-]+)")?(.*)', source
    )
    kinds = {kind for first, second, rest in calls for kind in (first, second) if "key" not in rest and kind}
    spelled = re.findall(r'"log-([a-z-]+)"', source)
    return {*kinds, *spelled}


def everdell_prompts() -> set[str]:
    """The prompts of every question that a script of Everdell asks."""
    forests = [forest_card(id, 1) for id in FOREST_CARDS]
    places = [*BASIC_LOCATIONS, HAVEN, *JOURNEYS, *BASIC_EVENTS, *SPECIAL_EVENTS, *forests]
    scripts = [script for rules in (RULES, *SOLO_RULES) for script in rules.scripts(places).values()]
    return {step.prompt for script in scripts for step in script.steps if isinstance(step, Question)}


def families(game: str) -> dict[str, list[str]]:
    """Messages whose key is computed, by family, with every id they are computed from."""
    common = {
        "game-*": [game],
        "bot-*": list(BOTS),
        "bot-*.about": list(BOTS),
        "hint-*": ["worth", "margin", "rating"],
        "type-*": list(play.COMMANDS),
        "typing-*": list(play.COMMANDS),
        "refusal-*": sorted(reasons_in(*FRAME, *FOLDERS[game])),
        "help-*": commands(),
        "status-*": list(get_args(Status)),
        "deed-*": sorted(set(re.findall(r'LogEntryView\(number, at, "([a-z]+)"', source_text("tables")))),
        "column-*": [
            "measure", "figure", "bar", "steps",
            "mean", "error", "deviation", "least", "quarter", "median", "three-quarters", "most",
            "winners", "share", "players", "bonus", "difference",
        ],
    }  # fmt: skip
    own = {"cartographers": _cartographers, "everdell": _everdell, "farshore": _farshore}[game]()
    parts = (common, own, _setting_up(game))
    return {
        family: [id for part in parts for id in part.get(family, [])] for part in parts for family in part
    }


def used(game: str, keys: Iterable[str]) -> set[str]:
    """Those keys that a game uses: listed above, spelled out, computed, or part of a shared sentence."""
    listed = {kin: families(kin) for kin in RULES_OF}
    found = {family.replace("*", id) for family, ids in listed[game].items() for id in ids}
    found |= {*keys_in_source(), *re.findall(r'"([a-z]+(?:-[a-z]+)+)"', source_text())}
    computed = [
        re.compile(re.escape(key).replace(r"\*", "[a-z_-]+"))
        for key in found
        if "*" in key and key[0] != "*" and not any(key in every for every in listed.values())
    ]
    for name in (*REGISTERED[game].families, REGISTERED[game].package):
        found |= {key for facts in messages_in("en", name).values() for key in facts.references}
    return {key for key in keys if key in found or any(pattern.fullmatch(key) for pattern in computed)}


def _setting_up(game: str) -> dict[str, list[str]]:
    """What can be chosen, the values by the family that their choice names, and set-ups with a name."""
    rules = RULES_OF[game]
    choices = [rules.setup_options(seats) for seats in range(rules.least_seats, min(rules.most_seats, 5) + 1)]
    found = {"choice-*": [choice.name for several in choices for choice in several]}
    found |= {"game-*.about": [game], "game-*.time": [game]}  # on the start page
    found[f"preset-{game}-*"] = [preset.name for preset in rules.presets()]
    for choice in [choice for several in choices for choice in several if choice.words]:
        values = choice.dump()["values"]
        assert isinstance(values, list)
        found[f"{choice.words}-*"] = found.get(f"{choice.words}-*", []) + [str(value) for value in values]
    return found


def _cartographers() -> dict[str, list[str]]:
    titles = ["none", *(f"minus-{-least}" if least < 0 else str(least) for least in TITLES)]
    return {
        "card-*": [card.id for card in CARDS],
        "card-*.rule": [card.id for card in CARDS],
        "card-*.solo": [card.id for card in CARDS if card.is_ambush],
        "edict-*": [edict.id for edict in EDICTS],
        "edict-*.rule": [edict.id for edict in EDICTS],
        "edict-letter-*": list(EDICT_LETTERS.lower()),
        "season-*": [*(season.id for season in SEASONS), "over"],
        "terrain-*": list(TERRAINS),
        "column-*": ["first-edict", "second-edict", "coins", "monsters"],
        "legend-*": [*(key for _, key in LEGEND), "fits"],
        "side-*": ["a", "b", "own"],
        "back-*": list(BACKS),
        "title-*": titles,
        "source-*": ["coins", "monsters"],
        "prompt-*": ["draw", "draw-ruins", "ambush"],
        "type-*": list(pencil.COMMANDS),
        "typing-*": list(pencil.COMMANDS),
        "log-*": sorted(events_in("games/cartographers")),
        "noun-*": ["star", "coin", "option"],
    }  # fmt: skip


def _everdell() -> dict[str, list[str]]:
    cards = [card.id for card in EVERDELL_CARDS.cards]
    places = [place.id for place in (*BASIC_LOCATIONS, HAVEN, *JOURNEYS)] + list(FOREST_CARDS)
    events = [place.id for place in (*BASIC_EVENTS, *SPECIAL_EVENTS)]
    kinds = events_in("games/valley", "games/everdell")
    years = [str(rules.year.number) for rules in SOLO_RULES]
    lines = {line.source for rules in (RULES, *SOLO_RULES) for line in _sources(rules)}
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
        "effect-*": [*keys_of(phrasebook(DECLARED)), *WHEN],
        "each-*": ["card", "resource", "copies"],
        "good-*": list(GOODS),
        "sign-*": list(GOODS),
        "noun-*": [*GOODS, "card", "point", "worker", "resource", "option"],
        "zone-*": ["meadow"],
        "from-*": ["hand", "meadow", "shown"],
        "fate-*": list(FATES),
        "option-*": ["done", "pass", "reveal-deck", "reveal-discard", *(f"sort-{fate}" for fate in FATES)],
        "player-*": [rival.name for rival in SOLO_RULES[0].rivals],
        "prompt-*": sorted(everdell_prompts()),
        "source-*": [*sorted(lines), "bonuses"],
        "year-*": years,
        "year-*.rule": years,
        "log-*": sorted(kinds),
        "to-*": ["nobody"],
        "column-*": ["points", "hand", "slots", "score"],
    }


NOT_AT_SEA: Final = {"arrive", "imprison", "lay", "put-point", "recall", "sort", "store", "tribute", "tuck"}
"""Events of the family that only cards of Everdell lead to."""


def farshore_rules() -> list[FarshoreRules]:
    """Every variant of Farshore with the standard set."""
    variants = [(level, level.weather) for level in LEVELS]
    return [FarshoreRules(standard(), level, mode) for level, mode in [(None, ""), (None, "both"), *variants]]


def farshore_prompts() -> set[str]:
    """The prompts of every question that a script of Farshore asks."""
    places = [*standard().shore, standard().docks, standard().lookout, *standard().islands.values()]
    scripts = [script for rules in farshore_rules() for script in rules.scripts(places).values()]
    return {step.prompt for script in scripts for step in script.steps if isinstance(step, Question)}


def keys_of(book: Phrasebook) -> list[str]:
    """The keys of all phrases."""
    return [key for table in (book.effects, book.whens, book.helps, book.bonuses) for key, _, _ in table]


def _farshore() -> dict[str, list[str]]:
    box = standard()
    kinds = events_in("games/valley", "games/farshore") - NOT_AT_SEA
    lines = {line.source for rules in farshore_rules() for line in _sources(rules)}
    return {
        "card-*": box.cards.ids,
        "place-*": [*(place.id for place in box.shore), "docks", "lookout", *box.islands],
        "map-*": [place.id for place in box.maps[2]],
        "weather-*": [card.id for card in box.weathers],
        "weather-effect-*": [*NUMBERS, *FLAGS, *COSTS, STILL],
        "effect-*": [*keys_of(BOOK), *WHEN],
        "topic-*": list(FarshoreScreen.topics),
        "topic-*.rule": list(FarshoreScreen.topics),
        "each-*": ["card", "resource", "space", "copies"],
        "stop-*": ["island", "red-play", "red-treasure", "red-ship", "docks-ship", "lookout"],
        "part-*": list(PARTS),
        "season-*": [*(season.id for season in FARSHORE_SEASONS), "over"],
        "colour-*": list(COLOURS),
        "colour-*.short": list(COLOURS),
        "colour-*.sign": list(COLOURS),
        "kind-*": ["critter", "construction"],
        "rarity-*": ["common", "unique"],
        "good-*": list(FARSHORE_GOODS),
        "sign-*": [*FARSHORE_GOODS, "any"],
        "noun-*": [*FARSHORE_GOODS, "any", "card", "point", "worker", "resource", "option", "space"],
        "zone-*": ["bay"],
        "from-*": ["hand", "bay", "shown", "deck"],
        "option-*": [
            "done", "pass", "reveal-deck", "reveal-discard", "keep", "redraw", "draw",
            "first-cards", "first-green",
        ],
        "player-*": ["bonny"],
        "level-*": [str(level.number) for level in LEVELS],
        "level-*.rule": [str(level.number) for level in LEVELS],
        "prompt-*": sorted(farshore_prompts()),
        "source-*": [*sorted(lines), "bonuses", "wind", "route", "weather"],
        "log-*": sorted(kinds),
        "to-*": ["nobody"],
        "column-*": ["points", "hand", "slots", "score"],
    }  # fmt: skip


def _sources(rules: Rules) -> list[ScoreLine]:
    """The score lines that are neither a card's nor an event's."""
    g = new_game_data(Setup(rules, 1, [], {}), Rng(0))
    g.players += [Player() for _ in range(2 - len(g.players))]
    g.players[1].extension = rules.player_extension(rival=False)
    scorers = [*rules.scorers, *[scorer for rival in rules.rivals for scorer in rival.scorers]]
    return [line for scorer in scorers for line in scorer.lines(g, 0)]
