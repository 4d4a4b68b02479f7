"""How the rules are written: cards read like cards, and the kernel knows none of them."""

from __future__ import annotations

import ast
import re
from pathlib import Path
from statistics import median

from boardwright.games.everdell import rules as everdell
from boardwright.games.everdell.rules.cards import CARDS
from boardwright.games.everdell.rules.events import BASIC_EVENTS, SPECIAL_EVENTS
from boardwright.games.everdell.rules.game import RULES
from boardwright.games.everdell.rules.places import (
    BASIC_LOCATIONS,
    FOREST_CARDS,
    HAVEN,
    JOURNEYS,
    forest_card,
)
from boardwright.games.valley import rules as valley

EVERDELL = Path(everdell.__file__).parent
VALLEY = Path(valley.__file__).parent


def card_lengths() -> dict[str, int]:
    """How many lines the definition of each card takes."""
    tree = ast.parse((EVERDELL / "cards.py").read_text())
    found = {}
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "Card":
            assert isinstance(node.args[0], ast.Constant)
            assert node.end_lineno is not None
            found[str(node.args[0].value)] = node.end_lineno - node.lineno + 1
    return found


def test_a_card_takes_a_few_lines() -> None:
    lengths = card_lengths()
    assert sorted(lengths) == CARDS.ids
    assert median(lengths.values()) <= 6
    assert max(lengths.values()) <= 8


def test_no_card_needs_an_effect_of_its_own_beside_it() -> None:
    """All effects of the cards are effects of the family; Everdell's own effects are Rugwort's."""
    texts = {path.name: path.read_text() for path in EVERDELL.glob("*.py")}
    classes = {name: re.findall(r"^class (\w+)", text, re.MULTILINE) for name, text in texts.items()}
    assert {name for name, found in classes.items() if found} == {"box.py", "game.py", "rugwort.py"}
    assert classes["box.py"] == ["Box", "_EverdellSetReader"]


def test_fewer_than_one_card_in_ten_needs_an_effect_that_nothing_else_uses() -> None:
    users: dict[str, set[str]] = {}
    forests = [forest_card(id, 1) for id in FOREST_CARDS]
    places = [*BASIC_LOCATIONS, HAVEN, *JOURNEYS, *BASIC_EVENTS, *SPECIAL_EVENTS, *forests]
    for script in RULES.scripts(places).values():
        for step in script.steps:
            users.setdefault(type(step).__name__, set()).add(script.source)
    alone = {next(iter(who)) for who in users.values() if len(who) == 1} & set(CARDS.ids)
    assert alone == {"clock_tower", "ranger", "storehouse", "teacher"}
    assert len(alone) < len(CARDS.ids) / 10


def words_of_the_kernel() -> set[str]:
    """Every name and every text in the kernel's code; docstrings aside."""
    found: set[str] = set()
    for path in VALLEY.rglob("*.py"):
        tree = ast.parse(path.read_text())
        docs = {
            id(node.value)
            for node in ast.walk(tree)
            if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant)
        }
        for node in ast.walk(tree):
            if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in docs:
                found |= set(re.findall(r"[a-z_]+", node.value.lower()))
            elif isinstance(node, ast.Name):
                found.add(node.id.lower())
            elif isinstance(node, ast.Attribute):
                found.add(node.attr.lower())
            elif isinstance(node, ast.FunctionDef | ast.ClassDef):
                found.add(node.name.lower())
    return found


def test_the_kernel_names_no_card_place_event_or_game() -> None:
    places = (*BASIC_LOCATIONS, HAVEN, *JOURNEYS, *BASIC_EVENTS, *SPECIAL_EVENTS)
    ids = {*CARDS.ids, *FOREST_CARDS, *(place.id for place in places)}
    ids |= {
        "everdell",
        "farshore",
        "rugwort",
        "twig",
        "resin",
        "pebble",
        "berry",
        "meadow",
        "winter",
        "autumn",
    }
    assert len(ids) > 90
    assert ids & words_of_the_kernel() == set()
