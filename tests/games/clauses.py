"""The clauses and worked checks of the rules: which there are, and which the tests of a game name."""

from __future__ import annotations

import ast
import re
from functools import cache
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).parents[2]
RULES: Final = ROOT / "docs" / "rules"


def headings(page: str) -> list[str]:
    """The headings of a page in Markdown."""
    return re.findall(r"^#+ (.+)$", page, re.MULTILINE)


def reference(title: str) -> frozenset[str]:
    """The clauses (E-1) and worked checks (X-1) of the rules reference of a title."""
    page = (RULES / f"{title}.md").read_text(encoding="utf-8")
    return frozenset(heading for heading in headings(page) if re.fullmatch(r"[CEFX]-\d+", heading))


def mentioned(text: str, letters: str) -> set[str]:
    """The numbers in a text, those between the ends of a range included; F-53a is a part of F-53."""
    found = set(re.findall(rf"\b([{letters}]-\d+)[a-z]?\b", text))
    for letter, first, last in re.findall(rf"\b([{letters}])-(\d+) (?:to|–|…) \1-(\d+)\b", text):
        found |= {f"{letter}-{n}" for n in range(int(first), int(last) + 1)}
    return found


@cache
def _tree(path: Path) -> ast.Module:
    return ast.parse(path.read_text(encoding="utf-8"))


def tests_in(path: Path) -> list[ast.FunctionDef]:
    """The test functions of a file."""
    return [
        node
        for node in _tree(path).body
        if isinstance(node, ast.FunctionDef) and node.name.startswith("test_")
    ]


@cache
def named_in(folder: Path, letter: str) -> frozenset[str]:
    """Clauses (E-1) and checks (X-1) in the names and docstrings of the tests.

    Where a file is about one card, place or event, its own docstring counts as well.
    """
    found: set[str] = set()
    for path in folder.rglob("test_*.py"):
        tests = tests_in(path)
        texts = [ast.get_docstring(test) or "" for test in tests]
        if tests and path.parent != folder:
            texts.append(ast.get_docstring(_tree(path)) or "")
        for text in texts:
            found |= mentioned(text, f"{letter}X")
        for test in tests:
            pairs = re.findall(rf"_([{letter.lower()}x])(\d+)(?=_)", test.name)
            found |= {f"{kind.upper()}-{int(n)}" for kind, n in pairs}
    return frozenset(found)


def without_tests(folder: Path, ids: list[str]) -> list[str]:
    """Ids for which there is no file with a test."""
    files = {path.stem for path in folder.glob("test_*.py") if tests_in(path)}
    return [id for id in ids if f"test_{id}" not in files]


def in_order(names: set[str] | frozenset[str]) -> list[str]:
    return sorted(names, key=lambda name: (name[0], int(name[2:])))
