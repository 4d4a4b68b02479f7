"""Prose in Markdown files is wrapped at 100 columns, and a decision is one page."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import pytest

ROOT: Final = Path(__file__).parents[1]
WIDTH: Final = 100
ONE_PAGE: Final = 450
"""Words. Measurements and their details go to `docs/experiments`."""
PAGES: Final = [
    *sorted(ROOT.glob("*.md")),
    *sorted((ROOT / "bench").glob("*.md")),
    *sorted((ROOT / "docs").rglob("*.md")),
    *sorted(path for path in (ROOT / "examples").rglob("README.md") if ".venv" not in path.parts),
]

FENCE: Final = re.compile(r"\s*(?:[-*+] |\d+\. )?(```+|~~~+)")
EXEMPT: Final = re.compile(r"\s*(\||#|<|\[[^\]]+\]: )")
"""Tables, headings, HTML and link definitions cannot be wrapped."""
WHOLE: Final = re.compile(r"`[^`]+`|!?\[[^\]]*\]\([^)]*\)|https?://\S+")
"""Inline code, links and addresses stay on one line."""


def prose(text: str) -> Iterator[tuple[int, str]]:
    """The numbered lines of a page that can be wrapped."""
    fence = ""
    for number, line in enumerate(text.splitlines(), 1):
        if fence:
            fence = "" if line.strip().startswith(fence) else fence
        elif found := FENCE.match(line):
            fence = found[1]
        elif not EXEMPT.match(line):
            yield number, line


def too_long(text: str) -> list[int]:
    """The numbers of lines that are wider than the limit and have a place to break."""
    return [
        number
        for number, line in prose(text)
        if len(line) > WIDTH and len(WHOLE.sub("x", line.strip()).split()) > 1
    ]


@pytest.mark.parametrize("page", PAGES, ids=lambda page: str(page.relative_to(ROOT)))
def test_prose_is_wrapped(page: Path) -> None:
    assert too_long(page.read_text("utf-8")) == []


def test_only_prose_that_can_be_wrapped_is_too_long() -> None:
    long = "word " * 30
    assert too_long(f"{long}\n- {long}\n") == [1, 2]
    assert too_long(f"# {long}\n| {long} |\n```\n{long}\n```\n`{long}`\n<p {long}>\n") == []
    assert too_long(f"```\n{long}\n```\n{long}\n") == [4]


@pytest.mark.parametrize("page", sorted((ROOT / "docs/decisions").glob("*.md")), ids=lambda page: page.stem)
def test_a_decision_is_one_page(page: Path) -> None:
    assert len(page.read_text("utf-8").split()) <= ONE_PAGE
