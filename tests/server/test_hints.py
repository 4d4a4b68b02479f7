"""Hints: what a bot would answer, sent only to people who may know it. Hints do not delay other work."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Iterator

import pytest

from boardwright.bots import BOTS
from boardwright.bots.judge import heuristic_of
from boardwright.core.record import Record
from boardwright.core.rng import Rng
from boardwright.core.view_seed import seed_from_view
from boardwright.games import GAMES
from boardwright.server.workers.pool import WorkerPool, think
from boardwright.tables.hints import BotTask, task

from .client import Frame, Socket, Visitor, guest
from .node import Node

GAME_NAMES = list(GAMES)


async def hint(socket: Socket, table: str, ask: str = "h1", **fields: object) -> Frame:
    """Ask for a hint. Returns any reply."""
    await socket.send(type="hint", table=table, seat=0, ask=ask, **fields)
    return await socket.until(
        lambda frame: frame.get("ask") == ask or (frame["type"] == "refused" and frame["id"] == ask)
    )


async def refused(ada: Visitor, table: str, level: str = "casual") -> str:
    async with ada.socket() as socket:
        reply = await hint(socket, table, level=level)
        assert reply["type"] == "refused", reply
        return str(reply["reason"])


# Over the socket


@pytest.mark.parametrize("game", GAME_NAMES)
def test_a_hint_names_answers_and_the_first_can_be_given(node: Node, game: str) -> None:
    async def story() -> None:
        ada = await guest(node)
        table = await ada.table(game, "me", "casual")
        assert (await ada.look(table, 0))["table"]["hints"]
        async with ada.socket() as socket:
            await socket.watch(table, 0)
            while (await ada.look(table, 0))["waiting"] != [0]:  # all players draw at the same time
                await socket.receive()
            hinted = await hint(socket, table, level="casual")
            asked = (await ada.look(table, 0))["question"]
            codes = [option["code"] for option in asked["options"]]
            assert (hinted["asked"], hinted["level"], hinted["unit"]) == (asked["asked"], "casual", "worth")
            assert 1 <= len(hinted["best"]) <= 3
            assert {one["code"] for one in hinted["best"]} <= set(codes)
            values = [one["value"] for one in hinted["best"]]
            assert values == sorted(values, reverse=True)
            again = await hint(socket, table, "h2", level="casual")
            assert again["best"] == hinted["best"]
        await ada.choose(table, 0, hinted["best"][0]["code"])

    asyncio.run(story())


def test_hints_are_for_those_who_play_alone_or_with_bots(node: Node) -> None:
    async def story() -> None:
        ada = await guest(node)
        shared = await ada.table("farshore", "me", "me", "casual")
        assert not (await ada.look(shared, 0))["table"]["hints"]
        assert await refused(ada, shared) == "hint-company"
        daily = (await ada.post("/daily/cartographers"))["id"]
        assert not (await ada.look(daily, 0))["table"]["hints"]
        assert await refused(ada, daily) == "hint-daily"

    asyncio.run(story())


def test_a_hint_is_for_ones_own_open_question_and_from_a_level(node: Node) -> None:
    async def story() -> None:
        ada, ben = await guest(node), await guest(node, "Ben")
        table = await ada.table("everdell", "me", "casual")
        assert await refused(ben, table) == "not-your-seat"
        assert await refused(ada, table, level="random") == "no-bot"
        assert await refused(ada, table, level="nobody") == "no-bot"
        gathering = await ada.table("everdell", "me", "open")
        assert await refused(ada, gathering) == "not-begun"
        await ada.act(table, "close")
        assert await refused(ada, table) == "table-over"

    asyncio.run(story())


def test_while_a_bot_thinks_the_player_goes_on_and_the_old_hint_is_dropped(node: Node) -> None:
    async def story() -> None:
        ada = await guest(node)
        table = await ada.table("everdell", "me", "casual", seed="3")
        async with ada.socket() as socket:
            seen = (await socket.watch(table, 0))["seen"]
            await socket.send(type="hint", table=table, seat=0, ask="slow", level="expert")
            await socket.send(type="ping")
            await socket.until(lambda frame: frame["type"] == "pong")
            asked = seen["question"]
            code = asked["options"][0]["code"]
            done = await socket.do(table, "choose", seat=0, asked=asked["asked"], code=code)
            assert done["type"] == "done"
            frames = [frame for frame in socket.frames if frame.get("id") == "slow"]
            dropped = frames or [await socket.until(lambda frame: frame.get("id") == "slow")]
            assert [frame["reason"] for frame in dropped] == ["stale"]

    asyncio.run(story())


def test_who_takes_a_move_back_or_closes_the_table_does_not_wait_for_the_bot(node: Node) -> None:
    async def story() -> None:
        ada = await guest(node)
        table = await ada.table("everdell", "me", "expert", seed="3")
        await ada.choose(table, 0, "visit:three_twigs")
        await ada.act(table, "undo", seat=0)
        assert (await ada.look(table, 0))["waiting"] == [0]
        await ada.choose(table, 0, "visit:three_twigs")
        await ada.act(table, "close")
        other = await ada.table("everdell", "me", "casual", seed="3")
        async with ada.socket() as socket:
            await socket.watch(other, 0)
            await ada.choose(other, 0, "visit:three_twigs")
            await socket.until(lambda frame: frame["type"] == "update" and frame["seen"]["waiting"] == [0])
        assert [entry["kind"] for entry in (await ada.get(f"/tables/{table}/log"))["lines"]][-1] == "closed"
        assert "bot-failed" not in node.log

    asyncio.run(story())


def test_the_catalogue_tells_how_long_each_bot_may_think(node: Node) -> None:
    async def story() -> None:
        catalogue = await (await guest(node)).get("/games")
        assert catalogue["seconds"] == {name: bot.seconds for name, bot in BOTS.items()}

    asyncio.run(story())


# Names of old


def test_a_bot_may_be_called_by_its_former_name(node: Node) -> None:
    async def story() -> None:
        ada = await guest(node)
        table = await ada.table("everdell", "me", "greedy")
        assert (await ada.look(table, 0))["table"]["seats"][1]["bot"] == "casual"
        record = Record(GAMES["everdell"], 3, {}, ["Ada", "bot:greedy"])
        made = await ada.post("/tables/import", {"record": record.text()})
        assert [seat["bot"] for seat in made["seats"]] == ["", "casual"]

    asyncio.run(story())


# Workers


@pytest.fixture
def worker_pool() -> Iterator[WorkerPool]:
    pool = WorkerPool(2)
    yield pool
    pool.close()


def asked(bot: str) -> BotTask:
    return task(GAMES["cartographers"].new(1, 5), 0, bot, 7)


def test_a_worker_weighs_what_the_bot_would_answer() -> None:
    state = GAMES["cartographers"].new(1, 5)
    advice = think(asked("casual"))
    worth = heuristic_of(state, 0).worth
    best = max(worth(move) for move in state.options(0).moves())
    assert advice.unit == "worth"
    assert advice.best[0].value == best == worth(state.options(0).move(advice.best[0].code))


def test_the_true_cards_leave_no_trace_in_a_hint() -> None:
    state = GAMES["everdell"].new(3, 9)
    for deal in range(3):
        other = state.redeal(0, Rng(deal))
        seeds = [seed_from_view(one, 0, "hint") for one in (state, other)]
        assert seeds[0] == seeds[1]
        here, there = (task(one, 0, "casual", seeds[0]) for one in (state, other))
        assert here == there
        assert think(here) == think(there)


def test_quick_bots_pass_slow_ones_and_a_dropped_thought_frees_its_worker(worker_pool: WorkerPool) -> None:
    """Two expert bots ask before a casual bot. Only one gets a slot, so the casual bot does not wait."""

    async def story() -> None:
        slow = [asyncio.create_task(worker_pool.advise(asked("expert"))) for _ in range(2)]
        await asyncio.sleep(0)
        quick = await worker_pool.advise(asked("casual"))
        assert quick.best
        assert worker_pool.thinking == 2
        for thought in slow:
            thought.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await thought
        assert worker_pool.thinking == 0
        again = await worker_pool.advise(asked("good"))  # and the workers are free again
        assert again.best

    asyncio.run(story())
