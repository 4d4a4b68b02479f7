"""Several answers in one act: all or none, one entry, one step to undo, and nothing more for the others."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

import pytest

from boardwright.server.tokens import new_id

from .client import Frame, Visitor
from .follow import Memory, catch_up
from .node import Node
from .test_restart import at, serving
from .test_undo import two_at_everdell

GAINS = {"code": "gain:berry", "then": ["gain:berry"]}


async def at_two_any(node: Node) -> tuple[Visitor, Visitor, str, Frame]:
    """Two players, and one of them takes two goods."""
    ada, ben, table = await two_at_everdell(node)
    await ada.choose(table, 0, "visit:two_any")
    question = (await ada.look(table, 0))["question"]
    return ada, ben, table, question


def test_one_act_is_one_entry_and_one_step(node: Node) -> None:
    async def story() -> None:
        ada, ben, table, question = await at_two_any(node)
        assert (question["several"]["least"], question["several"]["most"]) == (2, 2)
        assert question["several"]["times"]["gain:berry"] == 2
        before = (await ada.look(table, 0))["view"]
        async with ben.socket() as socket:
            memory = Memory()
            memory.take(await socket.watch(table, 1))
            number = await ada.act(table, "choose", seat=0, asked=question["asked"], **GAINS)
            assert number == question["asked"] + 1
            await catch_up(socket, memory, number)
            gains = [fact["args"]["goods"] for fact in memory.log[-1]["events"] if fact["kind"] == "gain"]
            assert gains == [{"berry": 1}, {"berry": 1}]
            assert socket.frames[-1]["seen"]["waiting"] == [1]
        await ada.act(table, "undo", seat=0)
        assert (await ada.look(table, 0))["view"] == before
        assert (await ada.look(table, 0))["question"]["options"] == question["options"]

    asyncio.run(story())


@pytest.mark.parametrize(
    ("then", "reason"),
    [
        (["gain:gold"], "not-offered"),
        (["gain:berry", "gain:berry"], "not-offered"),
        (["gain:twig", "gain:resin"], "pick-count"),
        (["gain:twig", "visit:haven"], "not-asked"),
        (["gain:berry"] * 100, "not-offered"),
    ],
)
def test_all_or_none(node: Node, then: list[str], reason: str) -> None:
    async def story() -> None:
        ada, _, table, question = await at_two_any(node)
        before = await ada.look(table, 0)
        fields = {"seat": 0, "asked": question["asked"], "code": "gain:berry", "then": then}
        assert await ada.act_refused(table, "choose", **fields) == reason
        assert (await ada.look(table, 0))["view"] == before["view"]
        await ada.act(table, "choose", seat=0, asked=question["asked"], **GAINS)

    asyncio.run(story())


@pytest.mark.parametrize(
    "then", ["gain:berry", [1], [""], [["gain:berry"]], None, {}, ["gain:berry"] * 10_000]
)
def test_what_is_no_list_of_codes_is_refused(node: Node, then: object) -> None:
    async def story() -> None:
        ada, _, table, question = await at_two_any(node)
        fields = {"seat": 0, "asked": question["asked"], "code": "gain:berry", "then": then}
        assert await ada.act_refused(table, "choose", **fields) == "bad-request"
        assert (await ada.look(table, 0))["question"] == question

    asyncio.run(story())


@pytest.mark.parametrize("end", [Node.stop, Node.kill])
def test_it_survives_the_end_of_the_server(database: str, end: Callable[[Node], object]) -> None:
    async def story() -> None:
        with serving(database) as node:
            ada, _, table, question = await at_two_any(node)
            act = {"act": "choose", "id": new_id(), "seat": 0, "asked": question["asked"], **GAINS}
            number = (await ada.post(f"/tables/{table}/acts", act))["number"]
            seen = await ada.look(table, 0)
            end(node)
        with serving(database) as node:
            ada = at(node, ada)
            assert (await ada.post(f"/tables/{table}/acts", act))["number"] == number
            again = await ada.look(table, 0)
            assert (again["view"], again["number"], again["undo"]) == (seen["view"], number, True)
            await ada.act(table, "undo", seat=0)
            assert (await ada.look(table, 0))["question"]["options"] == question["options"]

    asyncio.run(story())


def test_a_preview_is_of_all_answers(node: Node) -> None:
    async def story() -> None:
        ada, _, table, _ = await at_two_any(node)
        async with ada.socket() as socket:
            await socket.send(type="preview", table=table, seat=0, ask="a", **GAINS)
            previewed = await socket.until(lambda frame: frame["type"] == "previewed")
            assert [fact["args"]["goods"] for fact in previewed["events"]] == [{"berry": 1}] * 2
            assert previewed["undo"]
            await socket.send(type="preview", table=table, seat=0, ask="b", code="gain:berry", then=["done"])
            refused = await socket.until(lambda frame: frame["type"] == "refused")
            assert refused["reason"] == "not-offered"

    asyncio.run(story())
