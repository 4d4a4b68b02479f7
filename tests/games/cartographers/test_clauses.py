"""Every clause and every worked check of the rules has a test that names it."""

from __future__ import annotations

import ast
import re
from pathlib import Path


def _named() -> set[str]:
    """Clauses (C-1) and checks (X-1) in the names and docstrings of the tests of this folder."""
    found: set[str] = set()
    for path in Path(__file__).parent.glob("test_*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                found |= {
                    f"{kind.upper()}-{number}" for kind, number in re.findall(r"_([cx])(\d+)(?=_)", node.name)
                }
                found |= set(re.findall(r"\b[CX]-\d+\b", ast.get_docstring(node) or ""))
    return found


def test_every_clause_is_named() -> None:
    assert {f"C-{n}" for n in range(1, 127)} - _named() == set()


def test_every_worked_check_is_named() -> None:
    assert {f"X-{n}" for n in range(1, 25)} - _named() == set()
