"""Every clause and every worked check of the rules has a test that names it."""

from __future__ import annotations

import ast
import re
from functools import cache
from pathlib import Path
from typing import Final

from boardwright.everdell.cards import CARDS
from boardwright.everdell.events import BASIC_EVENTS, SPECIAL_EVENTS
from boardwright.everdell.places import BASIC_LOCATIONS, FOREST_CARDS, HAVEN, JOURNEYS

HERE: Final = Path(__file__).parent

LAST_CLAUSE: Final = 258
UNUSED: Final = {
    *range(89, 101), *range(113, 121), *range(127, 131), *range(133, 141), *range(144, 151), *range(187, 191),
    *range(214, 221), *range(237, 241),
}  # fmt: skip
"""Numbers that no clause has: sections begin with round ones."""
CLAUSES: Final = {f"E-{n}" for n in range(1, LAST_CLAUSE + 1) if n not in UNUSED}
CHECKS: Final = {f"X-{n}" for n in range(1, 16)}


@cache
def _tree(path: Path) -> ast.Module:
    return ast.parse(path.read_text(encoding="utf-8"))


def _tests(path: Path) -> list[ast.FunctionDef]:
    """The test functions of a file."""
    return [
        node
        for node in _tree(path).body
        if isinstance(node, ast.FunctionDef) and node.name.startswith("test_")
    ]


@cache
def _named() -> set[str]:
    """Clauses (E-1) and checks (X-1) in the names and docstrings of the tests.

    Where a file is about one card, place or event, its own docstring counts as well.
    """
    found: set[str] = set()
    for path in HERE.rglob("test_*.py"):
        tests = _tests(path)
        texts = [ast.get_docstring(test) or "" for test in tests]
        if tests and path.parent.name in ("cards", "places", "events"):
            texts.append(ast.get_docstring(_tree(path)) or "")
        for text in texts:
            found |= set(re.findall(r"\b[EX]-\d+\b", text))
        for test in tests:
            found |= {f"{kind.upper()}-{n}" for kind, n in re.findall(r"_([ex])(\d+)(?=_)", test.name)}
    return found


def _without_tests(folder: str, ids: list[str]) -> list[str]:
    """Ids for which there is no file with a test."""
    files = {path.stem for path in (HERE / folder).glob("test_*.py") if _tests(path)}
    return [id for id in ids if f"test_{id}" not in files]


def _in_order(names: set[str]) -> list[str]:
    return sorted(names, key=lambda name: int(name[2:]))


def test_every_clause_is_named() -> None:
    assert _in_order(CLAUSES - _named()) == []


def test_every_worked_check_is_named() -> None:
    assert _in_order(CHECKS - _named()) == []


def test_no_test_names_a_clause_that_does_not_exist() -> None:
    assert _in_order(_named() - CLAUSES - CHECKS) == []


def test_every_card_has_a_file_of_its_own() -> None:
    assert _without_tests("cards", CARDS.ids) == []


def test_every_place_has_a_file_of_its_own() -> None:
    places = [place.id for place in BASIC_LOCATIONS] + [*FOREST_CARDS, HAVEN.id]
    assert _without_tests("places", places) == []


def test_the_journey_has_a_file_for_all_its_spots() -> None:
    assert JOURNEYS
    assert _without_tests("places", ["journey"]) == []


def test_every_event_has_a_file_of_its_own() -> None:
    assert _without_tests("events", [place.id for place in (*BASIC_EVENTS, *SPECIAL_EVENTS)]) == []
