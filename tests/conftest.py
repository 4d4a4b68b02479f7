"""What holds for all tests."""

from __future__ import annotations

import hashlib
import re
import subprocess
from collections import defaultdict
from math import ceil
from pathlib import Path
from typing import Final

import pytest
from bench.compiled import ROOT, TESTS, is_compiled

from boardwright.arena.workers import all_cores
from boardwright.games import __path__ as games

MISSING: Final = [
    folder.name
    for folder in Path(__file__).with_name("games").iterdir()
    if (folder / "__init__.py").exists() and not any(Path(path, folder.name).is_dir() for path in games)
]
"""Titles and families that have tests and whose folder has been removed."""

PART: Final = 3
"""Of a sweep one case in so many belongs to a sample, unless the sweep itself says in how many."""
PLAIN_PART: Final = 8
"""The same for engine tests on the plain engine: on the compiled one they run in full."""


def pytest_addoption(parser: pytest.Parser) -> None:
    """`make test` asks for a sample, `make test-all` and whoever runs pytest for all cases."""
    parser.addoption("--sample", action="store_true", help=f"run one case in {PART} of every sweep")


@pytest.hookimpl(optionalhook=True)  # tests can also run one after the other, without xdist
def pytest_xdist_auto_num_workers() -> int:
    """One process more than there are cores: stories of the server and of browsers wait now and then. With
    two more it takes longer, as browsers are in each other's way."""
    return all_cores() + 1


def pytest_ignore_collect(collection_path: Path) -> bool | None:
    """Tests that name a title need it: those of a title whose folder has been removed are left out."""
    if MISSING and collection_path.suffix == ".py" and collection_path.name != "conftest.py":
        return bool(re.search(rf"\b({'|'.join(MISSING)})\b", collection_path.read_text("utf-8"))) or None
    return None


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Take a sample of every sweep: another one at each commit, the same for the same commit. Cases that are
    named like something that the commit has changed come first."""
    if not config.getoption("--sample"):
        return
    sweeps: defaultdict[str, list[pytest.Item]] = defaultdict(list)
    for item in items:
        if sweep := sweep_of(item):
            sweeps[sweep].append(item)
    commit, changed = git("rev-parse", "HEAD"), words(git("diff", "--name-only", "HEAD~1"))
    left_out: set[pytest.Item] = set()

    def place(item: pytest.Item) -> tuple[bool, bytes]:
        case = item.nodeid.partition("[")[2]
        return not changed & words(case), hashlib.sha256((commit + item.nodeid).encode()).digest()

    for cases in sweeps.values():
        left_out.update(sorted(cases, key=place)[ceil(len(cases) / part_of(cases[0])) :])
    config.hook.pytest_deselected(items=list(left_out))
    items[:] = [item for item in items if item not in left_out]


def sweep_of(item: pytest.Item) -> str:
    """The sweep that a test is a case of, if any. On the plain engine all engine tests with cases are sweeps:
    they run in full on the compiled one. A story of the server on two databases is a sweep of two cases."""
    if item.get_closest_marker("sweep") or runs_compiled_too(item):
        return item.nodeid.partition("[")[0]
    either = item.get_closest_marker("either")
    return item.nodeid.replace(str(either.args[0]), "") if either else ""


def part_of(item: pytest.Item) -> int:
    """In how many cases of its sweep one belongs to a sample."""
    if runs_compiled_too(item):
        return PLAIN_PART
    marker = item.get_closest_marker("sweep")
    return int(marker.args[0]) if marker and marker.args else PART


def runs_compiled_too(item: pytest.Item) -> bool:
    """Whether it is an engine test, and the engine here is the plain one."""
    return item.nodeid.startswith(TESTS) and not is_compiled()


def words(text: str) -> set[str]:
    """The words in the names of files or cases."""
    return set(re.findall("[a-z]+", text.lower()))


def git(*arguments: str) -> str:
    """What git says about this checkout; nothing where there is no repository, or no earlier commit."""
    try:
        done = subprocess.run(["git", *arguments], cwd=ROOT, capture_output=True, text=True, check=False)
    except FileNotFoundError:
        return ""
    return "" if done.returncode else done.stdout.strip()


def pytest_report_header() -> list[str]:
    """Says what is left out."""
    return [f"left out: tests that name {', '.join(MISSING)}"] if MISSING else []
