"""Which clauses and worked checks of the rules the tests of a game name."""

from __future__ import annotations

import ast
import re
from functools import cache
from pathlib import Path


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
            found |= set(re.findall(rf"\b[{letter}X]-\d+\b", text))
            for first, last in re.findall(rf"\b{letter}-(\d+) (?:to|…) {letter}-(\d+)\b", text):
                found |= {f"{letter}-{n}" for n in range(int(first), int(last) + 1)}
        for test in tests:
            pairs = re.findall(rf"_([{letter.lower()}x])(\d+)(?=_)", test.name)
            found |= {f"{kind.upper()}-{int(n)}" for kind, n in pairs}
    return frozenset(found)


def without_tests(folder: Path, ids: list[str]) -> list[str]:
    """Ids for which there is no file with a test."""
    files = {path.stem for path in folder.glob("test_*.py") if tests_in(path)}
    return [id for id in ids if f"test_{id}" not in files]


def in_order(names: set[str] | frozenset[str]) -> list[str]:
    return sorted(names, key=lambda name: int(name[2:]))
