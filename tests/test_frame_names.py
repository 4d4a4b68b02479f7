"""The frame names no title, family, card or good: it learns all of them from the registry.

Looked at are identifiers, texts, CSS classes, ids of icons and keys of messages; comments and docstrings may
give examples. A family is the frame of its titles: it names none of them.
"""

from __future__ import annotations

import ast
import io
import re
import tokenize
from collections.abc import Iterable, Iterator
from functools import cache
from pathlib import Path
from typing import Final

import pytest

from boardwright.games import TITLES
from boardwright.locales.words import written

ROOT: Final = Path(__file__).parents[1]
SOURCE: Final = ROOT / "src" / "boardwright"
WEB: Final = ROOT / "web"
CLIENT: Final = WEB / "src"
OURS: Final = "boardwright.games."
TITLE_PARTS: Final = ("__init__.py", "title.py")
"""Modules of `games/` that belong to the frame."""

ORDINARY: Final = frozenset({
    "judge",      # the object that evaluates a state, for bots
    "market",     # the cards on offer, for keys and typed commands
    "mine",       # what belongs to the viewer
    "navigator",  # the browser's own object
    "port",       # of a machine
    "time",       # what a clock shows; and `card-time` is no card
})  # fmt: skip
"""Ids that are ordinary words of the frame as well."""

SUFFIXES: Final = (".py", ".css", ".ts", ".svelte", ".svg", ".ftl", ".html")
"""Kinds of files that are looked at."""

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


def message_keys(source: str) -> list[str]:
    """The keys of a catalogue, and those it refers to; sentences may use any word."""
    return re.findall(r"(?m)(?:^|\{ *)(-?[a-z][\w-]*(?:\.\w+)?)(?= *[=}])", source)


def frame_files() -> list[str]:
    """Every file of the frame, as a path from the root."""
    files = [path for path in read_in(SOURCE) if path.relative_to(SOURCE).parts[0] not in ("games", "static")]
    files += [SOURCE / "games" / name for name in TITLE_PARTS]
    files += [path for path in read_in(CLIENT) if path.relative_to(CLIENT).parts[0] != "games"]
    files += [WEB / "index.html", *read_in(WEB / "plugins"), *read_in(WEB / "locales")]
    return sorted(str(path.relative_to(ROOT)) for path in files)


def family_files(family: str) -> list[str]:
    """Every file of a family, in the package and in the client, as a path from the root."""
    folders = [SOURCE / "games" / family, CLIENT / "games" / family]
    return sorted(str(path.relative_to(ROOT)) for folder in folders for path in read_in(folder))


def read_in(folder: Path) -> list[Path]:
    """The files below a folder that are read here."""
    return [path for path in folder.rglob("*") if path.suffix in SUFFIXES]


def names_in(file: str) -> set[str]:
    """All that a file of the frame names and should not."""
    return {what for piece in pieces_of(file) for what in named_in(piece)} if file not in EXEMPT else set()


def pieces_of(file: str) -> Iterable[str]:
    """What of a file counts, without its comments."""
    source = (ROOT / file).read_text("utf-8")
    match Path(file).suffix:
        case ".py":
            return python_tokens(source)
        case ".ftl":
            return message_keys(source)
        case ".svg":
            return re.findall(r'(?:id|class|href)="[^"]*"|var\(--[\w-]+', source)
    return client_text(source).splitlines()


def test_what_is_looked_for_comes_from_the_registry() -> None:
    ours = {id for id, title in TITLES.items() if title.package.startswith(OURS)}
    assert {(id,) for id in ours} <= forbidden().keys()
    assert {what.split()[1] for what in forbidden().values()} >= {"title", "card"}
    one, other = next(name for name in forbidden() if len(name) == 2)
    assert named_in(one + other.title()) == named_in(f"{one}_{other}".upper()) != ()
    assert named_in(f"a {one} on a {other}") == ()


@pytest.mark.parametrize("source", ["{} = 1", 'x = "card-{}"', 'x = f"{{a}}-{}"', "get{}()"])
def test_a_name_is_found_wherever_it_hides(source: str) -> None:
    title = next(name for name in forbidden() if len(name) == 1)[0].title()
    for name in (title, title.lower()) if "get" not in source else (title,):
        assert [what for token in python_tokens(source.format(name)) for what in named_in(token)]


def test_comments_and_docstrings_may_give_examples() -> None:
    source = '"""Everdell."""\n\ndef f():\n    """A twig."""\n    return 1  # farshore\n'
    assert [what for token in python_tokens(source) for what in named_in(token)] == []
    assert named_in(client_text("/* twig */ a // farshore\n<!-- Everdell -->")) == ()
    title = next(iter(TITLES))
    assert named_in(client_text(f'"https://{title}"'))
    assert message_keys(
        "# card-twig\nready = a twig { player-ann } and { card-fox.rule }\n    .a = { $twig }\n"
    ) == [
        "ready",
        "player-ann",
        "card-fox.rule",
    ]


def test_the_frame_names_no_title_family_card_or_good() -> None:
    named = {file: sorted(names_in(file)) for file in frame_files()}
    assert {file: what for file, what in named.items() if what} == {}


@pytest.mark.parametrize("family", sorted({name for title in TITLES.values() for name in title.families}))
def test_a_family_names_none_of_its_titles(family: str) -> None:
    titles = {title.id for title in TITLES.values() if family in title.families}
    assert titles
    files = family_files(family.removeprefix(OURS))
    named = {
        file: sorted(titles & {word for piece in pieces_of(file) for word in parts_of(piece)})
        for file in files
    }
    assert files
    assert {file: what for file, what in named.items() if what} == {}
