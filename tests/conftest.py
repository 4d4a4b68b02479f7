"""Hooks for all tests."""

from __future__ import annotations

import hashlib
import re
import subprocess
from collections import defaultdict
from collections.abc import Generator
from math import ceil
from typing import Final

import pytest
from bench.compiled import ROOT, TESTS, is_compiled

from boardwright.arena.workers import all_cores

from .absent import ABSENT, is_for_absent, needs_absent

PART: Final = 3
"""A sample takes one case in this number of cases, unless the sweep has its own number."""
PLAIN_PART: Final = 8
"""The same for engine tests on the plain engine, because they run in full on the compiled engine."""


def pytest_addoption(parser: pytest.Parser) -> None:
    """`make test` runs a sample; `make test-all` and plain pytest run all cases."""
    parser.addoption("--sample", action="store_true", help=f"run one case in {PART} of every sweep")


@pytest.fixture(scope="session")
def divisor(request: pytest.FixtureRequest) -> int:
    """What tests divide the amount of their random input by: 4 in a sample, otherwise 1."""
    return 4 if request.config.getoption("--sample") else 1


@pytest.hookimpl(optionalhook=True)  # tests can also run without xdist
def pytest_xdist_auto_num_workers() -> int:
    """One process more than there are cores, because tests of the server and of browsers sometimes wait. Two
    more processes are slower, because the browsers slow each other down."""
    return all_cores() + 1


@pytest.hookimpl(wrapper=True)
def pytest_make_collect_report(
    collector: pytest.Collector,
) -> Generator[None, pytest.CollectReport, pytest.CollectReport]:
    """Skip a file that cannot be imported without a title whose folder has been removed."""
    report = yield
    if ABSENT and report.failed and is_for_absent(report.longreprtext):
        report.outcome = "skipped"
        report.longrepr = (str(collector.path), 1, f"needs {', '.join(ABSENT)}")
    return report


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Take a sample of every sweep: different for each commit, and the same for the same commit. Cases whose
    names match files that the commit changes come first."""
    if ABSENT:
        config.hook.pytest_deselected(items=[item for item in items if needs_absent(item)])
        items[:] = [item for item in items if not needs_absent(item)]
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
    """The sweep of a test, if it is a case of one. On the plain engine each file of engine tests is a sweep:
    they run in full on the compiled engine. A server test on two databases is a sweep of two."""
    if runs_compiled_too(item):
        return item.nodeid.partition("::")[0]
    if item.get_closest_marker("sweep"):
        return item.nodeid.partition("[")[0]
    either = item.get_closest_marker("either")
    return item.nodeid.replace(str(either.args[0]), "") if either else ""


def part_of(item: pytest.Item) -> int:
    """A sample takes one case in this number of cases of the sweep."""
    if runs_compiled_too(item):
        return PLAIN_PART
    marker = item.get_closest_marker("sweep")
    return int(marker.args[0]) if marker and marker.args else PART


def runs_compiled_too(item: pytest.Item) -> bool:
    """Whether it is an engine test on the plain engine."""
    return item.nodeid.startswith(TESTS) and not is_compiled()


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


def pytest_report_header() -> list[str]:
    """Report the titles whose tests are left out."""
    return [f"left out: tests that need {', '.join(ABSENT)}"] if ABSENT else []
