"""The frame names no title, family, card or good: it learns all of them from the registry.

Looked at are identifiers, texts and CSS classes; comments and docstrings may give examples.
"""

from __future__ import annotations

import ast
import io
import re
import tokenize
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Final

import pytest

from boardwright.games import TITLES
from boardwright.locales.words import written

ROOT: Final = Path(__file__).parents[1]
SOURCE: Final = ROOT / "src" / "boardwright"
CLIENT: Final = ROOT / "web" / "src"
OURS: Final = "boardwright.games."
TITLE_PARTS: Final = ("__init__.py", "title.py")
"""Modules of `games/` that belong to the frame."""

ORDINARY: Final = frozenset({
    "judge",      # who values a state, for bots
    "market",     # the cards on offer, for keys and typed commands
    "mine",       # what belongs to the viewer
    "navigator",  # the browser's own object
    "port",       # of a machine
    "time",       # what a clock shows; and `card-time` is no card
})  # fmt: skip
"""Ids that are ordinary words of the frame as well."""

EXEMPT: Final = {
    "src/boardwright/__init__.py": "tells type checkers what `from boardwright import <title>` gives",
}


@cache
def forbidden() -> dict[tuple[str, ...], str]:
    """What must not be named, as words in lower case, each with what it is."""
    found: dict[tuple[str, ...], str] = {}
    for title in TITLES.values():
        if not title.package.startswith(OURS):
            continue
        for package in (title.package, *title.families):
            name = package.removeprefix(OURS)
            found[name,] = f"the title or family {name}"
            for key in written("en", package):
                kind, _, id = key.partition("-")
                if kind in ("card", "good") and id not in ORDINARY:
                    found[parts_of(id)] = f"the {kind} {id} of {name}"
    return found


def parts_of(name: str) -> tuple[str, ...]:
    """The words of an identifier or a text, in lower case."""
    spread = re.sub(r"(?<=[a-z0-9])(?=[A-Z])|(?<=[A-Z])(?=[A-Z][a-z])", " ", name)
    return tuple(word.lower() for word in re.findall(r"[A-Za-z]+", spread))


@cache
def named_in(text: str) -> tuple[str, ...]:
    """What a piece of source names."""
    words = parts_of(text)
    spans = {words[i : i + size] for size in sizes() for i in range(len(words) - size + 1)}
    return tuple(sorted(forbidden()[span] for span in spans & forbidden().keys()))


@cache
def sizes() -> frozenset[int]:
    """How many words the forbidden names have."""
    return frozenset(len(name) for name in forbidden())


def python_tokens(source: str) -> Iterator[str]:
    """Identifiers and texts of a module, without its docstrings."""
    docstrings = {
        (node.lineno, node.col_offset)
        for node in ast.walk(ast.parse(source))
        if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant)
    }
    for token in tokenize.generate_tokens(io.StringIO(source).readline):
        if token.type == tokenize.NAME or (token.type == tokenize.STRING and token.start not in docstrings):
            yield token.string


def client_text(source: str) -> str:
    """A file of the client without its comments."""
    source = re.sub(r"<!--.*?-->", "", source, flags=re.DOTALL)
    source = re.sub(r"/\*.*?\*/", "", source, flags=re.DOTALL)
    return re.sub(r"(?m)(?<![:\"'`\w])//.*$", "", source)


def frame_files() -> list[str]:
    """Every file of the frame, as a path from the root."""
    python = [path for path in SOURCE.rglob("*.py") if "games" not in path.relative_to(SOURCE).parts]
    python += [SOURCE / "games" / name for name in TITLE_PARTS]
    styles = [path for path in SOURCE.rglob("*.css") if "games" not in path.relative_to(SOURCE).parts]
    client = [
        path
        for kind in ("ts", "svelte", "css")
        for path in CLIENT.rglob(f"*.{kind}")
        if path.relative_to(CLIENT).parts[0] != "games"
    ]
    built = [path for path in styles if "static" in path.parts]
    files = [path for path in (*python, *styles, *client) if path not in built]
    return sorted(str(path.relative_to(ROOT)) for path in files)


def names_in(file: str) -> set[str]:
    """All that a file of the frame names and should not."""
    source = (ROOT / file).read_text("utf-8")
    pieces = python_tokens(source) if file.endswith(".py") else client_text(source).splitlines()
    return {what for piece in pieces for what in named_in(piece)} if file not in EXEMPT else set()


def test_what_is_looked_for_comes_from_the_registry() -> None:
    assert {
        ("everdell",),
        ("valley",),
        ("post", "office"),
        ("twig",),
        ("great", "river"),
    } <= forbidden().keys()
    assert named_in("clockTower") == named_in("CLOCK_TOWER") == ("the card clock_tower of everdell",)
    assert named_in("a clock on a tower") == ()


@pytest.mark.parametrize("source", ["farshore = 1", 'x = "card-twig"', 'x = f"{a}-Everdell"', "getTwig()"])
def test_a_name_is_found_wherever_it_hides(source: str) -> None:
    assert [what for token in python_tokens(source) for what in named_in(token)]


def test_comments_and_docstrings_may_give_examples() -> None:
    source = '"""Everdell."""\n\ndef f():\n    """A twig."""\n    return 1  # farshore\n'
    assert [what for token in python_tokens(source) for what in named_in(token)] == []
    assert named_in(client_text("/* twig */ a // farshore\n<!-- Everdell -->")) == ()
    assert named_in(client_text('"https://farshore"'))


def test_the_frame_names_no_title_family_card_or_good() -> None:
    named = {file: sorted(names_in(file)) for file in frame_files()}
    assert {file: what for file, what in named.items() if what} == {}
