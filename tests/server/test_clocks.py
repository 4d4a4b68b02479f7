"""Players who leave or are late: what the others may do, and that nothing happens automatically."""

from __future__ import annotations

import asyncio
import time
from typing import Any

from .client import Frame, Visitor, guest
from .node import PATIENCE, Node, on_sqlite

pytestmark = on_sqlite


async def three_at_everdell(node: Node, **terms: Any) -> tuple[Visitor, Visitor, Visitor, str]:
    """A table with Ada, Ben and Cleo. Ada begins."""
    ada = await guest(node)
    table = await ada.table("everdell", "me", "open", "open", terms=terms)
    ben, cleo = await ada.invite(table, "Ben"), await ada.invite(table, "Cleo")
    await ada.act(table, "begin")
    return ada, ben, cleo, table


async def take_turn(visitor: Visitor, table: str, seat: int) -> None:
    """Answer all questions of a seat until its turn is over."""
    while seat in (await visitor.look(table))["waiting"]:
        await visitor.choose(table, seat, 0)


async def until_waiting_for(visitor: Visitor, table: str, *seats: int) -> Frame:
    """Wait until the bots have answered and the table waits for these seats."""
    async with asyncio.timeout(PATIENCE):
        while (seen := await visitor.look(table))["waiting"] != list(seats):
            await asyncio.sleep(0.02)
    return seen


def seat_of(seen: Frame, seat: int) -> Frame:
    info: Frame = seen["table"]["seats"][seat]
    return info


def left_to_think(seen: Frame, seat: int) -> float:
    """The seconds left for a seat, as a client computes them. Negative if the seat is late."""
    clock, info = seen["table"]["terms"]["clock"], seat_of(seen, seat)
    thinking = time.time() - info["asked_at"] / 1000
    if clock["kind"] == "answer":
        return float(clock["seconds"] - thinking)
    return float(clock["seconds"] + clock["more"] * info["answers"] - info["used"] / 1000 - thinking)


# Leaving


def test_a_stand_in_plays_until_the_holder_returns(node: Node) -> None:
    async def story() -> None:
        ada, ben, cleo, table = await three_at_everdell(node)
        await ben.act(table, "leave", seat=1)
        assert seat_of(await ada.look(table), 1)["left"]
        assert await ben.act_refused(table, "leave", seat=1) == "already-left"
        await ada.choose(table, 0, "visit:three_twigs")
        await asyncio.sleep(0.3)
        assert (await ada.look(table))["waiting"] == [1], "who leaves is waited for like anybody"
        await cleo.act(table, "replace", seat=1, bot="random", how="stand_in")
        seen = await until_waiting_for(ada, table, 2)
        assert seat_of(seen, 1)["helper"] == "random"
        line = next(line for line in await lines(ada, table) if line["kind"] == "replaced")
        assert (line["seat"], line["name"], line["bot"], line["how"]) == (1, "Cleo", "random", "stand_in")
        answered = [line for line in await lines(ada, table) if line["kind"] == "chose" and line["seat"] == 1]
        assert {line["bot"] for line in answered} == {"random"}, "the log tells who played"
        await take_turn(cleo, table, 2)
        await take_turn(ada, table, 0)
        await until_waiting_for(ada, table, 2)  # and again
        assert await ben.act_refused(table, "choose", seat=1, asked=1, code="pass") == "return-first"
        await ben.act(table, "return", seat=1)
        back = seat_of(await ben.look(table, 1), 1)
        assert (back["left"], back["helper"]) == (False, "")
        assert await ben.act_refused(table, "return", seat=1) == "not-away"
        await take_turn(cleo, table, 2)
        await take_turn(ada, table, 0)
        await asyncio.sleep(0.3)
        assert (await ben.look(table, 1))["question"] is not None, "the bot has gone"
        await ben.choose(table, 1, 0)

    asyncio.run(story())


async def lines(visitor: Visitor, table: str) -> list[Frame]:
    found: list[Frame] = (await visitor.get(f"/tables/{table}/log"))["lines"]
    return found


def test_a_bot_gives_one_answer(node: Node) -> None:
    async def story() -> None:
        ada, ben, cleo, table = await three_at_everdell(node)
        await ada.act(table, "leave", seat=0)
        await ben.act(table, "replace", seat=0, bot="casual", how="answer")
        # A turn of Everdell may be several questions: the bot answers one of them.
        async with asyncio.timeout(PATIENCE):
            while seat_of(seen := await ben.look(table), 0)["answers"] == 0:
                await asyncio.sleep(0.02)
        assert seat_of(seen, 0)["helper"] == ""
        assert seat_of(seen, 0)["left"]
        await asyncio.sleep(0.3)
        assert seat_of(await ben.look(table), 0)["answers"] == 1
        await take_turn(ada, table, 0)
        refused = await ben.act_refused(table, "replace", seat=0, bot="casual", how="answer")
        assert refused == "not-asked", "there is nothing to answer"
        await ben.choose(table, 1, 0)
        await ada.act(table, "return", seat=0)
        assert await cleo.act_refused(table, "replace", seat=0, bot="casual", how="answer") == "not-late"

    asyncio.run(story())


def test_a_sealed_answer_of_one_who_left(node: Node) -> None:
    async def story() -> None:
        ada = await guest(node)
        table = await ada.table("cartographers", "me", "open")
        ben = await ada.invite(table, "Ben")
        await ada.act(table, "begin")
        await ada.choose(table, 0, 0)
        await ben.act(table, "leave", seat=1)
        await ada.act(table, "replace", seat=1, bot="random", how="answer")
        seen = await until_waiting_for(ada, table, 0, 1)
        assert seat_of(seen, 1)["answers"] == 1

    asyncio.run(story())


def test_a_forfeit_is_for_good(node: Node) -> None:
    async def story() -> None:
        ada, ben, cleo, table = await three_at_everdell(node)
        await ben.act(table, "leave", seat=1)
        await ada.act(table, "replace", seat=1, bot="random", how="forfeit")
        seat = seat_of(await ben.look(table, 1), 1)
        assert (seat["forfeited"], seat["helper"], seat["person"]) == (True, "random", ben.id)
        assert await ben.act_refused(table, "return", seat=1) == "forfeited"
        assert await ben.act_refused(table, "choose", seat=1, asked=1, code="pass") == "return-first"
        assert await ada.act_refused(table, "replace", seat=1, bot="casual", how="stand_in") == "not-late"
        await cleo.act(table, "leave", seat=2)
        refused = await ben.act_refused(table, "replace", seat=2, bot="random", how="stand_in")
        assert refused == "not-seated", "who has forfeited has no say"
        await ada.act(table, "replace", seat=2, bot="random", how="stand_in")
        async with ada.socket() as socket:
            over = await socket.play(table, 0, lambda question: str(question["options"][0]["code"]))
        assert [seat["forfeited"] for seat in over["table"]["seats"]] == [False, True, False]
        assert await ben.act_refused(table, "leave", seat=1) == "table-over"
        assert await cleo.act_refused(table, "return", seat=2) == "table-over"
        assert await ada.act_refused(table, "replace", seat=2, bot="random", how="forfeit") == "table-over"

    asyncio.run(story())


def test_who_may_call_a_bot(node: Node) -> None:
    async def story() -> None:
        ada = await guest(node)
        table = await ada.table("everdell", "open", "open", "casual", terms={"listed": True})
        ben, cleo = await ada.invite(table, "Ben"), await ada.invite(table, "Cleo")
        assert await ben.act_refused(table, "leave", seat=0) == "not-begun"
        assert await cleo.act_refused(table, "replace", seat=0, bot="random", how="stand_in") == "not-begun"
        await ada.act(table, "begin")
        for visitor in (ada, cleo):
            for how in ("answer", "stand_in", "forfeit"):
                refused = await visitor.act_refused(table, "replace", seat=0, bot="random", how=how)
                assert refused == "not-late", "nobody is sent away who is there in time"
        assert await cleo.act_refused(table, "leave", seat=0) == "not-your-seat"
        await ben.act(table, "leave", seat=0)
        eve = await guest(node, "Eve")
        assert await eve.act_refused(table, "replace", seat=0, bot="random", how="stand_in") == "not-seated"
        assert (
            await ben.act_refused(table, "replace", seat=0, bot="random", how="stand_in")
            == "not-anothers-seat"
        )
        assert (
            await cleo.act_refused(table, "replace", seat=2, bot="random", how="stand_in")
            == "not-anothers-seat"
        )
        assert await cleo.act_refused(table, "replace", seat=0, bot="deep", how="stand_in") == "no-bot"
        assert await cleo.act_refused(table, "replace", seat=0, bot="random", how="sack") == "bad-request"
        assert await cleo.act_refused(table, "replace", seat=3, bot="random", how="stand_in") == "no-seat"
        # The host may act without a seat.
        await ada.act(table, "replace", seat=0, bot="random", how="answer")
        async with asyncio.timeout(PATIENCE):
            while seat_of(await ada.look(table), 0)["answers"] == 0:
                await asyncio.sleep(0.02)

    asyncio.run(story())


def test_leaving_and_returning_does_not_wind_the_clock(node: Node) -> None:
    async def story() -> None:
        ada, ben, _, table = await three_at_everdell(node, clock={"kind": "answer", "seconds": 30})
        asked_at = seat_of(await ben.look(table), 0)["asked_at"]
        await asyncio.sleep(0.2)
        await ada.act(table, "leave", seat=0)
        await ada.act(table, "return", seat=0)
        assert seat_of(await ben.look(table), 0)["asked_at"] == asked_at

    asyncio.run(story())


# Clocks


def test_nothing_happens_by_itself_when_time_is_up(node: Node) -> None:
    async def story() -> None:
        ada, ben, _, table = await three_at_everdell(node, clock={"kind": "answer", "seconds": 5})
        seen = await ben.look(table)
        assert left_to_think(seen, 0) <= 5
        assert [seat["asked_at"] is None for seat in seen["table"]["seats"]] == [False, True, True]
        await asyncio.sleep(5.2)
        late = await ben.look(table)
        assert left_to_think(late, 0) < 0
        assert (late["number"], late["waiting"]) == (seen["number"], [0])
        assert (seat_of(late, 0)["left"], seat_of(late, 0)["helper"]) == (False, "")
        await ben.act(table, "replace", seat=0, bot="random", how="stand_in")
        await until_waiting_for(ben, table, 1)
        await ada.act(table, "return", seat=0)
        await ben.choose(table, 1, 0)

    asyncio.run(story())
