"""`help()` has the docstrings of the sources, also compiled, where mypyc alone would drop them."""

from __future__ import annotations

import ast
import inspect
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path

import boardwright.env  # encodings are imported through it

HOME = Path(boardwright.__file__).parent
MODULES = [path for part in ("core", "bots", "games") for path in sorted((HOME / part).rglob("*.py"))]


def documented(scope: ast.Module | ast.ClassDef, *path: str) -> Iterator[tuple[tuple[str, ...], str]]:
    """All that a person may ask about, with its docstring."""
    if text := ast.get_docstring(scope):
        yield path, text
    for node in scope.body:
        if isinstance(node, ast.ClassDef | ast.FunctionDef) and not node.name.startswith("_"):
            if isinstance(node, ast.ClassDef):
                yield from documented(node, *path, node.name)
            elif text := ast.get_docstring(node):
                yield (*path, node.name), text


def test_what_has_a_docstring_has_help() -> None:
    without: list[str] = []
    for path in MODULES:
        names = path.relative_to(HOME.parent).with_suffix("").parts
        module = import_module(".".join(names).removesuffix(".__init__"))
        for names, text in documented(ast.parse(path.read_text("utf-8"))):
            thing: object = module
            for name in names:
                thing = getattr(thing, name)
            if inspect.getdoc(thing) != text:
                without.append(".".join((module.__name__, *names)))
    assert without == []
