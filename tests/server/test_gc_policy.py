"""When the server looks for reference cycles: what is new often, everything when nobody plays."""

import asyncio
import gc
import weakref
from collections.abc import Iterator

import pytest

from boardwright.server.gc_policy import GcPolicy


class Ring:
    """An object that only a scan frees: it refers to itself."""

    def __init__(self) -> None:
        self.itself = self


@pytest.fixture(autouse=True)
def _as_before() -> Iterator[None]:
    threshold = gc.get_threshold()
    yield
    gc.set_threshold(*threshold)
    gc.unfreeze()


def scans(policy: GcPolicy, times: int) -> None:
    for _ in range(times):
        asyncio.run(policy.collect())


@pytest.fixture
def old_garbage(monkeypatch: pytest.MonkeyPatch) -> tuple[GcPolicy, list[int], weakref.ref[Ring]]:
    """A policy, the commands taken so far, and a ring that became garbage after it was frozen."""
    monkeypatch.setattr("boardwright.server.gc_policy.WHOLE_AFTER", 3)
    monkeypatch.setattr("boardwright.server.gc_policy.WHOLE_AT_LATEST", 6)
    taken = [0]
    policy = GcPolicy(lambda: taken[0])
    ring = Ring()
    seen = weakref.ref(ring)
    scans(policy, 1)
    del ring
    return policy, taken, seen


def test_new_garbage_goes_at_the_next_scan() -> None:
    policy = GcPolicy(lambda: 0)
    seen = weakref.ref(Ring())
    assert seen() is not None
    scans(policy, 1)
    assert seen() is None


def test_old_garbage_goes_when_nobody_plays(
    old_garbage: tuple[GcPolicy, list[int], weakref.ref[Ring]],
) -> None:
    policy, _, seen = old_garbage
    scans(policy, 1)
    assert seen() is not None
    scans(policy, 1)
    assert seen() is None


def test_old_garbage_waits_while_people_play_but_not_for_ever(
    old_garbage: tuple[GcPolicy, list[int], weakref.ref[Ring]],
) -> None:
    policy, taken, seen = old_garbage
    for _ in range(4):
        taken[0] += 1
        scans(policy, 1)
        assert seen() is not None
    taken[0] += 1
    scans(policy, 1)
    assert seen() is None
