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
"""Of a sweep one case in so many belongs to a sample."""


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
    """Take a sample of every sweep: another one at each commit, the same for the same commit."""
    if not config.getoption("--sample"):
        return
    sweeps: defaultdict[str, list[pytest.Item]] = defaultdict(list)
    for item in items:
        if sweep := sweep_of(item):
            sweeps[sweep].append(item)
    commit = current_commit()
    left_out: set[pytest.Item] = set()
    for cases in sweeps.values():
        cases.sort(key=lambda item: hashlib.sha256((commit + item.nodeid).encode()).digest())
        left_out.update(cases[ceil(len(cases) / PART) :])
    config.hook.pytest_deselected(items=list(left_out))
    items[:] = [item for item in items if item not in left_out]


def sweep_of(item: pytest.Item) -> str:
    """The sweep that a test is a case of, if any. On the plain engine all engine tests with cases are sweeps:
    they run in full on the compiled one. A story of the server on two databases is a sweep of two cases."""
    on_both_engines = item.nodeid.startswith(TESTS)
    if item.get_closest_marker("sweep") or (on_both_engines and not is_compiled()):
        return item.nodeid.partition("[")[0]
    either = item.get_closest_marker("either")
    return item.nodeid.replace(str(either.args[0]), "") if either else ""


def current_commit() -> str:
    """The commit that is checked out; nothing where there is no repository."""
    git = ["git", "rev-parse", "HEAD"]
    try:
        return subprocess.run(git, cwd=ROOT, capture_output=True, text=True, check=False).stdout.strip()
    except FileNotFoundError:
        return ""


def pytest_report_header() -> list[str]:
    """Says what is left out."""
    return [f"left out: tests that name {', '.join(MISSING)}"] if MISSING else []
