"""What holds for all tests."""

from __future__ import annotations

from boardwright.arena.workers import all_cores


def pytest_xdist_auto_num_workers() -> int:
    """One process more than there are cores: stories of the server and of browsers wait now and then."""
    return all_cores() + 1
