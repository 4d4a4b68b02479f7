"""Clause numbers (E-68, F-57, C-12) lead to the rules reference in `docs/rules`, and links there arrive.

That the tests of a title name every clause is checked with them, in `tests/games/<title>/test_clauses.py`.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import pytest

from .games.clauses import ROOT, RULES, headings, in_order, mentioned, reference

TITLES: Final = {"C": "cartographers", "E": "everdell", "F": "farshore"}
CLAUSES: Final = frozenset[str]().union(*map(reference, TITLES.values()))
RULINGS: Final = ROOT / "docs" / "rulings.md"
PAGES: Final = [*sorted((ROOT / "docs").rglob("*.md")), ROOT / "README.md", ROOT / "CHANGELOG.md"]
FOLDERS: Final = ("src", "tests", "docs", "web/src", "web/tests", "examples", "bench")
TEXTS: Final = {".css", ".ftl", ".md", ".py", ".svelte", ".toml", ".ts", ".txt"}
LINK: Final = re.compile(r"\[([^\]]+)\]\(([^)\s]*)#([^)\s]+)\)")


def texts() -> Iterator[Path]:
    for folder in FOLDERS:
        for path in sorted((ROOT / folder).rglob("*")):
            if path.suffix in TEXTS and "node_modules" not in path.parts:
                yield path


def anchor(heading: str) -> str:
    """The id that GitHub, MkDocs and Sphinx give a heading."""
    return re.sub(r"\s+", "-", re.sub(r"[^\w\s-]", "", heading.lower()).strip())


def anchors(page: Path) -> list[str]:
    return [anchor(heading) for heading in headings(page.read_text(encoding="utf-8"))]


def links(page: Path) -> list[tuple[str, Path, str]]:
    """The words of each link to a place on a page, the page, and the place."""
    text = re.sub(r"\s+", " ", page.read_text(encoding="utf-8"))
    return [
        (words, (page.parent / to).resolve() if to else page, place)
        for words, to, place in LINK.findall(text)
        if "://" not in to
    ]


def entries() -> Iterator[tuple[str, str, str]]:
    """The rows of the rulings: the title they are about, their subject, and the whole row."""
    title = ""
    for line in RULINGS.read_text(encoding="utf-8").splitlines():
        if line.startswith("## "):
            title = line[3:].lower()
        elif title and line.startswith("| ") and not line.startswith(("| subject |", "| ---")):
            yield title, line.split(" | ")[0][2:], line


def ruled(title: str) -> dict[str, set[str]]:
    """The clauses of a title that link to rulings, each with their subjects."""
    found: dict[str, set[str]] = {}
    page = (RULES / f"{title}.md").read_text(encoding="utf-8")
    for section in re.split(r"^#+ ", page, flags=re.MULTILINE):
        clause, _, text = section.partition("\n")
        subjects = re.findall(r"\[([^\]]+)\]\(\.\./rulings\.md#[^)]*\)", re.sub(r"\s+", " ", text))
        if clause in CLAUSES and subjects:
            found[clause] = set(subjects)
    return found


def test_every_clause_named_anywhere_is_in_the_reference() -> None:
    unknown = {
        f"{path.relative_to(ROOT)}: {clause}"
        for path in texts()
        for clause in mentioned(path.read_text(encoding="utf-8"), "CEF") - CLAUSES
    }
    assert sorted(unknown) == []


def test_ranges_parts_and_look_alikes() -> None:
    assert in_order(mentioned("(C-104 – C-106, C-8 to C-9)", "CEF")) == [
        "C-8",
        "C-9",
        "C-104",
        "C-105",
        "C-106",
    ]
    assert mentioned("F-53a and F-55", "CEF") == {"F-53", "F-55"}
    assert mentioned("UTF-8, 1E-5, PDF-3, E-mail, X-9, F-16th", "CEF") == set()


@pytest.mark.parametrize("letter", TITLES)
def test_a_page_has_the_clauses_of_its_title_in_order(letter: str) -> None:
    named = headings((RULES / f"{TITLES[letter]}.md").read_text(encoding="utf-8"))
    for kind in (letter, "X"):
        numbers = [int(name[2:]) for name in named if re.fullmatch(rf"{kind}-\d+", name)]
        assert len(numbers) > 10
        assert numbers == sorted(set(numbers))
    assert {name[0] for name in reference(TITLES[letter])} == {letter, "X"}


@pytest.mark.parametrize("page", [*sorted(RULES.glob("*.md")), RULINGS], ids=lambda page: page.stem)
def test_anchors_are_unique(page: Path) -> None:
    assert [place for place, times in Counter(anchors(page)).items() if times > 1] == []


def test_links_to_rules_and_rulings_arrive() -> None:
    places = {page: set(anchors(page)) for page in (*RULES.glob("*.md"), RULINGS)}
    found = [(page, *link) for page in PAGES for link in links(page) if link[1] in places]
    assert len(found) > 400
    assert [(page.name, words) for page, words, to, place in found if place not in places[to]] == []
    astray = [
        (page.name, words) for page, words, _, place in found if words in CLAUSES and place != anchor(words)
    ]
    assert astray == []


@pytest.mark.parametrize("title", TITLES.values())
def test_rulings_and_clauses_link_to_each_other(title: str) -> None:
    wanted: dict[str, set[str]] = {}
    for about, subject, row in entries():
        for words, _, _ in LINK.findall(row):
            if about == title and words in CLAUSES:
                wanted.setdefault(words, set()).add(subject)
    assert wanted
    assert ruled(title) == wanted


def test_every_decision_of_ours_in_everdell_is_among_the_rulings() -> None:
    page = (RULES / "everdell.md").read_text(encoding="utf-8").partition("## Contents")[2]
    sections = re.split(r"^#+ ", page, flags=re.MULTILINE)
    decided = {text.partition("\n")[0] for text in sections if "*Our decision:*" in text}
    assert len(decided) > 25
    assert in_order(decided - set(ruled("everdell"))) == []


def test_the_tests_that_rulings_name_exist() -> None:
    named = [(title, file) for title, _, row in entries() for file in re.findall(r"`([\w/]+\.py)`", row)]
    assert len(named) > 60
    paths = [
        ROOT / file if file.startswith("tests/") else ROOT / "tests/games" / title / file
        for title, file in named
    ]
    assert [str(path.relative_to(ROOT)) for path in paths if not path.exists()] == []
