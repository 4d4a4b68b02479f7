"""Crashes: the server is killed at random moments, with many games in play. No acknowledged act is
lost.

`bench/server/crashes.py` does the same some hundreds of times.
"""

from __future__ import annotations

import asyncio
import contextlib
import os
import random
import signal
import time
from pathlib import Path

from boardwright.server.tokens import new_id

from .client import Socket, Visitor, guest
from .load import Player, compare, fill, read_tables, recover_images, seconds_to_ready, survive_crashes
from .node import PATIENCE, Node, sqlite_url

CYCLES = 5
COPIES = 50
MANY = 10_000


def test_no_acknowledged_move_is_lost_or_doubled(empty: str) -> None:
    """Players reconnect, send the last number that they saw, and repeat acts that were not acknowledged."""
    outcome = asyncio.run(survive_crashes(empty, CYCLES, random.Random(20)))
    assert len(outcome.starts) == CYCLES
    assert outcome.resent > 0, "nobody was cut off in the middle of an act"
    assert outcome.acknowledged > 50


def test_a_move_counts_once_however_often_it_is_sent(empty: str) -> None:
    """Over two sockets and HTTP at the same time, and again after a crash, when it is already on disk."""

    async def story() -> None:
        node = Node(empty)
        try:
            ada = await guest(node)
            table = await ada.table("cartographers", "me")
            question = (await ada.look(table, 0))["question"]
            move = {
                "id": new_id(), "seat": 0, "asked": question["asked"], "code": question["options"][3]["code"],
            }  # fmt: skip

            async def over(socket: Socket) -> set[int]:
                return {(await socket.do(table, "choose", **move))["number"] for _ in range(3)}

            async with ada.socket() as one, ada.socket() as two:
                http = ada.post(f"/tables/{table}/acts", {"act": "choose", **move})
                over_one, over_two, done = await asyncio.gather(over(one), over(two), http)
            number = done["number"]
            assert over_one == over_two == {number}
            assert (await ada.look(table, 0))["number"] == number

            node.kill()
            node = Node(empty)
            again = Visitor(node, ada.token, ada.person)
            async with again.socket() as socket:
                assert (await socket.do(table, "choose", **move))["number"] == number
                await socket.watch(table, 0, since=number)
                late = await socket.do(table, "choose", **(move | {"id": new_id()}))
                assert late["reason"] == "stale"
                assert (await socket.receive())["type"] == "snapshot", "a late client is shown everything"
            assert (await again.look(table, 0))["number"] == number
            assert [entry.command for entry in read_tables(empty)[table]].count(f"{ada.id}/{move['id']}") == 1
            assert node.stop() == 0, node.log
        finally:
            node.kill()

    asyncio.run(story())


def test_a_copy_of_the_files_at_any_moment_is_whole(tmp_path: Path) -> None:
    """The copy has the database and the write-ahead log, as after a crash. The games continue from it."""

    async def story() -> None:
        image, _ = await recover_images(sqlite_url(tmp_path), tmp_path, COPIES, random.Random(5))
        node = Node(image)
        try:
            ada = await guest(node)
            table = await ada.table("everdell", "me", "random")
            player = Player(ada, table, 0, random.Random(6))
            await player.play()
            assert node.stop() == 0, node.log
            compare(image, [player])
        finally:
            node.kill()

    asyncio.run(story())


def test_ten_thousand_games_hardly_delay_the_start_of_the_server(empty: str) -> None:
    """`bench/server/crashes.py` measures the seconds."""
    without = max(seconds_to_ready(empty) for _ in range(2))
    fill(empty, MANY)
    # The machine may be busy with other work, so the fastest of three starts counts.
    assert any(seconds_to_ready(empty) < 2 * without for _ in range(3))


def alive(group: int) -> bool:
    """Whether a process group has a process left."""
    try:
        os.killpg(group, 0)
    except ProcessLookupError:
        return False
    return True


def test_workers_do_not_outlive_the_server(tmp_path: Path) -> None:
    """Only the server process is killed, so it cannot stop the workers of its bots."""

    async def story(node: Node) -> None:
        ada = await guest(node)
        table = await ada.table("cartographers", "me", "random")
        await Player(ada, table, 0, random.Random(1)).play()

    node = Node(sqlite_url(tmp_path))
    group = node.process.pid
    try:
        asyncio.run(story(node))
        os.kill(node.process.pid, signal.SIGKILL)
        node.process.wait()
        deadline = time.monotonic() + PATIENCE
        while alive(group):
            assert time.monotonic() < deadline, "somebody of the family is still there"
            time.sleep(0.1)
    finally:
        with contextlib.suppress(ProcessLookupError):
            os.killpg(group, signal.SIGKILL)
        node.kill()
