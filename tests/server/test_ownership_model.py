"""The protocol of ownership and fence, as a model of which every state is visited."""

from __future__ import annotations

from typing import Final

import pytest

from boardwright.server.cache import TableCache
from boardwright.server.cluster.ownership import Ownership
from boardwright.server.manager import TableManager
from boardwright.server.storage.admin import Admin
from boardwright.server.storage.store import Store

from .ownership_model import Broken, Limits, Rules, World, explore, steps

STEPS = {
    "load": TableCache.load,
    "claim": Store.claim,
    "catch up": TableCache.catch_up,
    "apply": TableManager._perform,
    "known": TableManager._perform,
    "append": Store.append,
    "storage failed": TableManager._perform,
    "answer lost": TableManager._perform,
    "release": TableCache.evict,
    "follow": Ownership.on_log_entry,
    "yield to owner": Ownership._yield_to_owner,
    "heartbeat": Store.heartbeat,
    "expire": Store.ownable,
    "admin append": Admin._append,
}
"""Where the code takes each step of the model. The others are what happens to us."""
TO_US = {"crash", "a lost write arrives", "a lost write is gone"}
SMALL = Limits(commands=("a",), fence=3, crashes=1)


def test_every_step_of_the_model_is_one_of_the_code() -> None:
    """The name of the step stands in the description of the code."""
    seen: set[str] = set()
    worlds, found = {World()}, [World()]
    while found and not seen >= {*STEPS, *TO_US}:
        world = found.pop(0)
        for name, after in steps(world, Rules(), SMALL):
            seen.add(
                " ".join(word for word in name.split() if word not in ("0", "1", "a", "b") or name in TO_US)
            )
            if after not in worlds:
                worlds.add(after)
                found.append(after)
    assert {name.removeprefix("a ") for name in seen} == {
        name.removeprefix("a ") for name in (*STEPS, *TO_US)
    }
    for name, code in STEPS.items():
        assert f"`{name}`" in (code.__doc__ or ""), f"{code.__qualname__} does not name the step {name!r}"


def test_no_state_breaks_a_promise() -> None:
    """Nothing acknowledged is lost, nothing counts twice, there is one order, and it always goes on."""
    assert explore(Rules(), SMALL) > 1000


@pytest.mark.sweep
@pytest.mark.parametrize("limits", [Limits(("a", "b"), 3, 1, admin=False), Limits(("a",), 4, 2)])
def test_no_state_breaks_a_promise_in_a_larger_world(limits: Limits) -> None:
    assert explore(Rules(), limits) > 5000


TWO: Final = Limits(("a", "b"), 2, 0, admin=False)


@pytest.mark.parametrize("left_out", ["acknowledges_after_commit", "knows_commands", "drops_after_failure"])
def test_every_rule_is_needed(left_out: str) -> None:
    """Without it, the model finds a way to break a promise."""
    with pytest.raises(Broken):
        explore(Rules()._replace(**{left_out: False}), TWO)


@pytest.mark.parametrize("left_out", ["checks_fence", "claim_raises_fence", "reads_after_claim"])
def test_fence_and_number_guard_the_log_twice(left_out: str) -> None:
    """The number of the entry alone keeps two writers apart, and so does the fence alone. Without the one,
    the rules of the other are needed."""
    rules = Rules()._replace(checks_number=False)
    assert explore(rules, TWO) > 500
    assert explore(Rules()._replace(**{left_out: False}), TWO) > 500
    with pytest.raises(Broken):
        explore(rules._replace(**{left_out: False}), TWO)
