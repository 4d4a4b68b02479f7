"""Much random input: the server has no errors and no delays, and all games continue."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from pathlib import Path

import pytest

from .client import Frame, guest
from .fuzz import frames, requests, settle
from .hostile import server_under_attack
from .node import Node, sqlite_url


@pytest.fixture
def node(tmp_path: Path) -> Iterator[Node]:
    with server_under_attack(sqlite_url(tmp_path), frames_per_second=100_000) as running:
        yield running


def first(question: Frame) -> str:
    return str(question["options"][0]["code"])


def test_twenty_thousand_frames(node: Node, divisor: int) -> None:
    async def story() -> None:
        world = await settle(node)
        ada = await guest(node, "Untroubled")
        table = await ada.table("cartographers", "me", "random")
        async with ada.socket() as socket:
            sending = frames(world, 20_000 // divisor, seed=1)
            played, tally = await asyncio.gather(socket.play(table, 0, first), sending)
        assert played["table"]["status"] == "over"
        assert tally["sent"] > 19_000 // divisor
        for expected in ("done", "refused", "snapshot", "update", "previewed", "refused bad-message"):
            assert tally[expected] > 50 // divisor, (expected, tally[expected], tally)

    asyncio.run(story())


def test_two_thousand_requests(node: Node, divisor: int) -> None:
    async def story() -> None:
        tally = await requests(await settle(node), 2000 // divisor, seed=1)
        assert {"200", "201", "400", "401", "403", "404", "405", "422"} <= set(tally), tally

    asyncio.run(story())
