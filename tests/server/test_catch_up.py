"""Numbered log entries: after a cut, a viewer gets the missing entries once. A repeated act counts once."""

from __future__ import annotations

import asyncio
import contextlib
from random import Random

import pytest

from boardwright.games import GAMES
from boardwright.server.tokens import new_id

from .client import Frame, Visitor, guest
from .follow import VIEW_MESSAGES, Memory, catch_up
from .node import Node


async def play_some(ada: Visitor, table: str, answers: int, rng: Random) -> None:
    """One person holds all seats: answers, undo and chat."""
    for _ in range(answers):
        waiting = (await ada.look(table))["waiting"]
        if not waiting:
            return
        seat = rng.choice(waiting)
        await ada.choose(table, seat, rng.randrange(1000))
        if rng.random() < 0.4 and (await ada.look(table, seat))["undo"]:
            await ada.act(table, "undo", seat=seat)
        if rng.random() < 0.2:
            await ada.act(table, "say", text=f"{rng.random()}")


@pytest.mark.sweep
@pytest.mark.parametrize("game", GAMES)
def test_many_cuts_leave_no_gap_and_no_double(node: Node, game: str) -> None:
    """Ada plays. Three viewers are cut off repeatedly at any moment, and reconnect with the last number that
    they saw. Their memory equals the table."""

    async def story() -> None:
        ada = await guest(node)
        table = await ada.table(game, "me", "me", "me")
        playing = asyncio.create_task(play_some(ada, table, 60, Random(game)))
        memories = await asyncio.gather(
            *(
                cut_off_often(ada, table, viewer, playing, Random(f"{game} {viewer}"))
                for viewer in (None, 0, 1)
            )
        )
        await playing
        for viewer, (memory, cuts) in zip((None, 0, 1), memories, strict=True):
            assert cuts > 8
            now = await ada.look(table, viewer)
            assert memory.number == now["number"]
            assert memory.log == (await ada.get(f"/tables/{table}/log", seat=viewer, limit=1000))["lines"]
            for part in ("view", "question", "waiting", "scores", "since", "undo"):
                assert memory.seen[part] == now[part]

    asyncio.run(story())


async def cut_off_often(
    ada: Visitor, table: str, viewer: int | None, playing: asyncio.Task[None], rng: Random
) -> tuple[Memory, int]:
    memory, cuts = Memory(), 0
    while True:
        done = playing.done()
        async with ada.socket() as socket:
            since = memory.number if memory.seen else None
            frame = await socket.watch(table, viewer, since)
            assert frame["type"] == ("snapshot" if since is None else "update")
            memory.take(frame)
            if done:
                return memory, cuts
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(rng.random() * 0.1):
                    while True:
                        memory.take(await socket.until(lambda frame: frame["type"] in VIEW_MESSAGES))
            socket.connection.transport.abort()
            cuts += 1


def test_what_a_number_brings(node: Node) -> None:
    async def story() -> None:
        ada = await guest(node)
        table = await ada.table("everdell", "me", "me")
        for _ in range(4):
            await play_some(ada, table, 1, Random(1))
        whole = (await ada.get(f"/tables/{table}/log", seat=0))["lines"]
        number = (await ada.look(table))["number"]
        async with ada.socket() as socket:
            for since in range(number + 1):
                update = await socket.watch(table, 0, since)
                assert (update["type"], update["after"]) == ("update", since)
                assert update["log"] == [line for line in whole if line["number"] > since]
                assert update["seen"]["number"] == number
            for future in (number + 1, 2**53):
                snapshot = await socket.watch(table, 0, future)
                assert snapshot["type"] == "snapshot", "a client that knows the future knows another table"
                assert snapshot["log"] == whole
            assert (await socket.watch(table, 0))["type"] == "snapshot"

    asyncio.run(story())


def test_a_snapshot_brings_the_latest_lines_and_the_log_has_all(node: Node) -> None:
    async def story() -> None:
        ada = await guest(node)
        table = await ada.table("everdell", "me", "me")
        for number in range(110):
            await ada.act(table, "say", text=str(number))
        async with ada.socket() as socket:
            latest = (await socket.watch(table, 0))["log"]
        assert [line["text"] for line in latest] == [str(number) for number in range(10, 110)]
        older = await ada.get(f"/tables/{table}/log", seat=0, limit=1000)
        assert older["lines"][-100:] == latest

    asyncio.run(story())


def test_several_tables_over_one_socket(node: Node) -> None:
    async def story() -> None:
        ada = await guest(node)
        one, two = await ada.table("everdell", "me", "me"), await ada.table("cartographers", "me")
        async with ada.socket() as socket:
            assert (await socket.watch(one, 0))["table"] == one
            assert (await socket.watch(two, 0))["table"] == two
            await ada.choose(two, 0)
            assert (await socket.until(lambda frame: frame["type"] == "update"))["table"] == two
            await socket.send(type="unwatch", table=two)
            gone = await socket.until(lambda frame: frame["type"] == "gone")
            assert (gone["table"], gone["reason"]) == (two, "unwatched")
            await ada.choose(two, 0)
            await ada.choose(one, 0)
            assert (await socket.until(lambda frame: frame["type"] == "update"))["table"] == one
            missing = await socket.watch("nowhere")
            assert (missing["type"], missing["reason"]) == ("refused", "no-table")
            await socket.send(type="ping")
            assert (await socket.receive())["type"] == "pong"

    asyncio.run(story())


def test_who_is_there_is_seen(node: Node) -> None:
    async def story() -> None:
        ada = await guest(node)
        table = await ada.table("everdell", "me", "open", "random")
        ben = await ada.invite(table, "Ben")

        def online(frame: Frame) -> list[bool]:
            return [seat["online"] for seat in frame["seen"]["table"]["seats"]] if "seen" in frame else []

        async with ada.socket() as hers:
            assert online(await hers.watch(table, 0)) == [True, False, True]
            async with ben.socket() as his:
                await his.watch(table, 1)
                came = await hers.until(lambda frame: online(frame) == [True, True, True])
                assert came["log"] == [], "it is no entry of the log"
            await hers.until(lambda frame: online(frame) == [True, False, True])

    asyncio.run(story())


# Acts that are sent again


async def numbers_of(visitor: Visitor, table: str, act: Frame, times: int) -> set[int]:
    return {(await visitor.post(f"/tables/{table}/acts", act))["number"] for _ in range(times)}


def test_an_act_sent_again_counts_once(node: Node) -> None:
    async def story() -> None:
        ada = await guest(node)
        table = await ada.table("everdell", "me", "open", terms={"chat": "all"})
        ben = await ada.invite(table, "Ben")
        await ada.act(table, "begin")
        asked = (await ada.look(table, 0))["question"]["asked"]
        act = {"act": "choose", "id": new_id(), "seat": 0, "asked": asked, "code": "visit:three_twigs"}
        [number] = await numbers_of(ada, table, act, 3)
        async with ada.socket() as socket:
            for _ in range(3):  # and over the socket
                await socket.send(type="do", table=table, act=act)
                done = await socket.receive()
                assert (done["type"], done["number"]) == ("done", number)
        assert (await ada.look(table))["number"] == number
        assert (await ben.look(table, 1))["view"]["players"][0]["goods"]["twig"] == 3
        # Also if the table has changed since.
        await ben.choose(table, 1, "visit:two_resin")
        assert await numbers_of(ada, table, act, 2) == {number}
        # Each client has its own ids.
        hers = await ada.post(f"/tables/{table}/acts", {"act": "say", "id": "1", "text": "Hello"})
        his = await ben.post(f"/tables/{table}/acts", {"act": "say", "id": "1", "text": "Hello"})
        assert his["number"] == hers["number"] + 1
        other = await ada.table("everdell", "me", "me", terms={"chat": "all"})
        assert await numbers_of(ada, other, {"act": "say", "id": "1", "text": "Hello"}, 2) == {5}

    asyncio.run(story())


def test_an_act_sent_many_times_at_once_counts_once(node: Node) -> None:
    async def story() -> None:
        ada = await guest(node)
        table = await ada.table("cartographers", "me", "me")
        for _ in range(4):
            seen = await ada.look(table, 0)
            question = seen["question"]
            answer_fields = {"seat": 0, "asked": question["asked"], "code": question["options"][0]["code"]}
            act = {"act": "choose", "id": new_id(), **answer_fields}
            replies = await asyncio.gather(*(ada.post(f"/tables/{table}/acts", act) for _ in range(8)))
            assert {reply["number"] for reply in replies} == {seen["number"] + 1}
            # The same for an undo.
            act = {"act": "undo", "id": new_id(), "seat": 0}
            replies = await asyncio.gather(*(ada.post(f"/tables/{table}/acts", act) for _ in range(8)))
            assert {reply["number"] for reply in replies} == {seen["number"] + 2}
            await ada.choose(table, 0)
            await ada.choose(table, 1)

    asyncio.run(story())


def test_what_was_refused_may_be_sent_again(node: Node) -> None:
    async def story() -> None:
        ada = await guest(node)
        table = await ada.table("everdell", "me", "open")
        act = {"act": "begin", "id": "begin-1"}
        assert await ada.refused("POST", f"/tables/{table}/acts", act) == "seats-open"
        await ada.act(table, "seat_bot", seat=1, bot="random")
        assert len(await numbers_of(ada, table, act, 2)) == 1

    asyncio.run(story())


# Stale answers


def test_a_stale_answer_is_refused_and_the_table_shown_anew(node: Node) -> None:
    async def story() -> None:
        ada = await guest(node)
        table = await ada.table("everdell", "me", "me")
        async with ada.socket() as socket, ada.socket() as other:
            memory = Memory()
            memory.take(await socket.watch(table, 0))
            old = memory.seen["question"]["asked"]
            # She has already answered on another device, and it is her turn again.
            await ada.choose(table, 0, "visit:three_twigs")
            number = await ada.act(table, "say", text="Go on")
            await ada.choose(table, 1, "visit:two_resin")
            await catch_up(socket, memory, number + 1)
            new = memory.seen["question"]["asked"]
            assert new > old
            refused = await socket.do(table, "choose", seat=0, asked=old, code="visit:one_berry")
            assert (refused["type"], refused["reason"]) == ("refused", "stale")
            snapshot = await socket.receive()
            assert snapshot["type"] == "snapshot"
            assert snapshot["seen"]["question"]["asked"] == new
            # An answer to a question that was never asked is refused too.
            refused = await socket.do(table, "choose", seat=1, asked=0, code="visit:one_berry")
            assert refused["reason"] == "stale"
            assert (await socket.receive())["type"] == "snapshot"
            refused = await socket.do(table, "choose", seat=0, asked=new + 100, code="visit:one_berry")
            assert refused["reason"] == "stale"
            assert (await socket.receive())["type"] == "snapshot"
            # Nothing has changed, and other viewers receive nothing.
            assert (await ada.look(table))["number"] == number + 1
            await other.send(type="ping")
            assert (await other.receive())["type"] == "pong"
            done = await socket.do(table, "choose", seat=0, asked=new, code="visit:one_berry")
            assert done["type"] == "done"

    asyncio.run(story())


def test_two_answers_to_one_question(node: Node) -> None:
    """Two devices send answers at the same time. One counts, the other is stale."""

    async def story() -> None:
        ada = await guest(node)
        for _ in range(5):
            table = await ada.table("everdell", "me", "me")
            asked = (await ada.look(table, 0))["question"]["asked"]
            async with ada.socket() as one, ada.socket() as two:
                replies = await asyncio.gather(
                    one.do(table, "choose", seat=0, asked=asked, code="visit:three_twigs"),
                    two.do(table, "choose", seat=0, asked=asked, code="visit:two_resin"),
                )
            outcomes = sorted(reply.get("reason", "done") for reply in replies)
            assert outcomes in (["done", "stale"], ["done", "not-asked"])

    asyncio.run(story())
