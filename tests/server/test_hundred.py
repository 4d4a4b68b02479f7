"""A hundred players at one table, the maximum of Cartographers; in a sample a quarter of them."""

from __future__ import annotations

import asyncio
import hashlib
import time

from boardwright.core.record import Record
from boardwright.games import GAMES

from .client import Frame, Socket, Visitor, guest
from .follow import canonical_json
from .node import Node, on_sqlite

pytestmark = on_sqlite

SEATS = 100
PATIENCE = 300.0
"""Seconds for the whole game, on a slow and busy machine; a seventh of that is usual."""


def middle(question: Frame) -> str:
    options = question["options"]
    return str(options[len(options) // 2]["code"])


def test_a_hundred_seats(node: Node, divisor: int) -> None:
    """Two people over sockets, a spectator and bots at all other seats play a whole game."""
    seats = SEATS // divisor

    async def story() -> None:
        ada = await guest(node)
        table = await ada.table("cartographers", "me", "open", *["random"] * (seats - 2))
        people = [ada, await ada.invite(table, "Ben")]
        link = await ada.post(f"/tables/{table}/links", {"kind": "watch"})
        eve = await guest(node, "Eve")
        await eve.post("/join", {"link": link["path"].split("#")[1]})
        started = time.monotonic()
        await ada.act(table, "begin")
        await second_thoughts(ada, people[1], table)
        async with asyncio.timeout(PATIENCE):
            ends = await asyncio.gather(
                *(plays(visitor, table, seat) for seat, visitor in enumerate(people)), looks_on(eve, table)
            )
        took = time.monotonic() - started
        end = ends[-1]["table"]
        assert {canonical_json(one["scores"]) for one in ends} == {canonical_json(ends[-1]["scores"])}
        assert len(ends[-1]["scores"]) == seats
        assert 1 in [score["rank"] for score in ends[-1]["scores"]]
        answers = {seat["answers"] for seat in end["seats"]}
        assert len(answers) == 1, "everybody has drawn as often as everybody else"
        promised = hashlib.sha256(f"{end['seed']} {end['salt']}".encode()).hexdigest()
        assert promised == end["commitment"]
        record = Record.read((await eve.ask("GET", f"/tables/{table}/record")).text, GAMES)
        totals = [score["total"] for score in ends[-1]["scores"]]
        assert [score.total for score in record.state.scores()] == totals
        print(f"{seats * answers.pop()} answers at {seats} seats took {took:.1f} s")

    asyncio.run(story())


async def second_thoughts(ada: Visitor, ben: Visitor, table: str) -> None:
    """Ada may undo her sealed answer, even after many others have answered."""
    await ada.choose(table, 0, 0)
    async with asyncio.timeout(PATIENCE):
        while (await ben.look(table))["waiting"] != [1]:
            await asyncio.sleep(0.1)
    await ada.act(table, "undo", seat=0)
    assert (await ben.look(table))["waiting"] == [0, 1]


async def plays(visitor: Visitor, table: str, seat: int) -> Frame:
    async with visitor.socket() as socket:
        end = await socket.play(table, seat, middle)
        nothing_shows_before_all_are_in(socket, seat)
    return end


async def looks_on(visitor: Visitor, table: str) -> Frame:
    async with visitor.socket() as socket:
        seen: Frame = (await socket.watch(table))["seen"]
        while seen["table"]["status"] != "over":
            seen = (await socket.until(lambda frame: "seen" in frame))["seen"]
        nothing_shows_before_all_are_in(socket, None)
    return seen


def nothing_shows_before_all_are_in(socket: Socket, viewer: int | None) -> None:
    """Until all have drawn, the maps in the views do not change."""
    shown: dict[str, list[object]] = {}
    for frame in socket.frames:
        if "seen" in frame:
            view = frame["seen"]["view"]
            card = canonical_json([frame["seen"]["table"]["status"], view["season"], view["revealed"]])
            maps: list[object] = [[one["rows"], one["coins"], one["seasons"]] for one in view["maps"]]
            assert shown.setdefault(card, maps) == maps
            assert viewer is not None or view["handed"] is None
    assert len(shown) > 15
