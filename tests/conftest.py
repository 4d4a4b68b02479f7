"""Hooks for all tests."""

from __future__ import annotations

from collections.abc import Generator
from typing import Final

import pytest
from bench.compiled import TESTS, is_compiled
from hypothesis import HealthCheck, settings

from boardwright.arena.workers import all_cores

from .absent import ABSENT, is_for_absent, needs_absent
from .sampling import add_sample_option, part_of_sweep, sweep_of_case, take_sample

# On a busy machine any example may take long.
settings.register_profile("patient", deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile("patient")

PLAIN_PART: Final = 8
"""A sample takes one engine test in this number on the plain engine: all of them run on the compiled one."""


def pytest_addoption(parser: pytest.Parser) -> None:
    add_sample_option(parser)


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
    """Leave out tests of titles that are not there, and in a sample most cases of every sweep."""
    if ABSENT:
        config.hook.pytest_deselected(items=[item for item in items if needs_absent(item)])
        items[:] = [item for item in items if not needs_absent(item)]
    take_sample(config, items, sweep_of, part_of)


def sweep_of(item: pytest.Item) -> str:
    """The sweep of a test, if it is a case of one. On the plain engine each file of engine tests is a sweep:
    they run in full on the compiled engine. A server test on two databases is a sweep of two."""
    if runs_compiled_too(item):
        return item.nodeid.partition("::")[0]
    if sweep := sweep_of_case(item):
        return sweep
    either = item.get_closest_marker("either")
    return item.nodeid.replace(str(either.args[0]), "") if either else ""


def part_of(item: pytest.Item) -> int:
    """A sample takes one case in this number of cases of the sweep."""
    return PLAIN_PART if runs_compiled_too(item) else part_of_sweep(item)


def runs_compiled_too(item: pytest.Item) -> bool:
    """Whether it is an engine test on the plain engine."""
    return item.nodeid.startswith(TESTS) and not is_compiled()


def pytest_report_header() -> list[str]:
    """Report the titles whose tests are left out."""
    return [f"left out: tests that need {', '.join(ABSENT)}"] if ABSENT else []
