"""What holds for all tests."""

from __future__ import annotations

import pytest

from boardwright.arena.workers import all_cores


@pytest.hookimpl(optionalhook=True)  # tests can also run one after the other, without xdist
def pytest_xdist_auto_num_workers() -> int:
    """One process more than there are cores: stories of the server and of browsers wait now and then. With
    two more it takes longer, as browsers are in each other's way."""
    return all_cores() + 1
