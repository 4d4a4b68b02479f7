"""Samples: `make test` runs some cases of every sweep, the tests with many cases, and `make test-all` all.

It imports nothing of ours: the tests of an installed title use it before they lay the title out.
"""

from __future__ import annotations

import hashlib
import re
import subprocess
from collections import defaultdict
from collections.abc import Callable
from math import ceil
from pathlib import Path
from typing import Final

import pytest

ROOT: Final = Path(__file__).resolve().parents[1]
PART: Final = 3
"""A sample takes one case in this number of cases, unless the sweep has its own number."""


def add_sample_option(parser: pytest.Parser) -> None:
    """`make test` runs a sample; `make test-all` and plain pytest run all cases."""
    parser.addoption("--sample", action="store_true", help=f"run one case in {PART} of every sweep")


def sweep_of_case(item: pytest.Item) -> str:
    """The sweep of a test, if it is marked as a case of one."""
    return item.nodeid.partition("[")[0] if item.get_closest_marker("sweep") else ""


def part_of_sweep(item: pytest.Item) -> int:
    """A sample takes one case in this number of cases of the sweep."""
    marker = item.get_closest_marker("sweep")
    return int(marker.args[0]) if marker and marker.args else PART


def take_sample(
    config: pytest.Config,
    items: list[pytest.Item],
    sweep_of: Callable[[pytest.Item], str] = sweep_of_case,
    part_of: Callable[[pytest.Item], int] = part_of_sweep,
) -> None:
    """Take a sample of every sweep: different for each commit, and the same for the same commit. Cases whose
    names match files that the commit changes come first."""
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


def words(text: str) -> set[str]:
    """The words in the names of files or cases."""
    return set(re.findall("[a-z]+", text.lower()))


def git(*arguments: str) -> str:
    """The output of a git command; empty without a repository or an earlier commit."""
    try:
        done = subprocess.run(["git", *arguments], cwd=ROOT, capture_output=True, text=True, check=False)
    except FileNotFoundError:
        return ""
    return "" if done.returncode else done.stdout.strip()
