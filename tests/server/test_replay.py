"""Replays are equal to the views during the game. News lists the events since a seat's last turn."""

from __future__ import annotations

import asyncio
import contextlib

import pytest

from boardwright.core.bundle import answers_of
from boardwright.core.record import Record
from boardwright.games import GAMES

from .client import Frame, Socket, Visitor, guest
from .follow import Memory, canonical_json, catch_up
from .node import PATIENCE, Node, on_sqlite

Viewer = int | None


class Follower:
    """A subscriber that stores every view by its number of answers."""

    def __init__(self, socket: Socket, viewer: Viewer) -> None:
        self.socket = socket
        self.viewer = viewer
        self.memory = Memory()
        self.noted: dict[int, Frame] = {}

    async def sit_down(self, table: str) -> None:
        self.memory.take(await self.socket.watch(table, self.viewer))
        self.note(0)

    async def follow(self, number: int, answers: int) -> None:
        await catch_up(self.socket, self.memory, number)
        self.note(answers)

    def note(self, answers: int) -> None:
        """Sealed answers come in any order, and a replay shows them by seat. So only the view after a
        complete step is part of a replay."""
        seen = self.memory.seen
        sealed = seen["view"]["game"] == "cartographers" and len(seen["waiting"]) == 1
        if not sealed:
            self.noted[answers] = seen


async def whole_replay(visitor: Visitor, table: str, viewer: Viewer, limit: int = 50) -> list[Frame]:
    """All frames, page by page."""
    frames: list[Frame] = []
    while True:
        page = await visitor.get(
            f"/tables/{table}/replay", seat=viewer, start=len(frames) or None, limit=limit
        )
        frames += page["frames"]
        if len(frames) > page["total"]:
            assert [frame["answers"] for frame in frames] == list(range(page["total"] + 1))
            return frames


@on_sqlite
@pytest.mark.sweep(6)
@pytest.mark.parametrize("game", GAMES)
def test_a_replay_is_what_was_seen_at_the_time(node: Node, game: str) -> None:
    """Two people and a spectator follow a whole game over sockets. Ada sometimes undoes an answer. No replay
    contains undone answers."""

    async def story() -> None:
        ada = await guest(node)
        table = await ada.table(game, "me", "open", seed="21")
        ben = await ada.invite(table, "Ben")
        link = await ada.post(f"/tables/{table}/links", {"kind": "watch"})
        eve = await guest(node, "Eve")
        await eve.post("/join", {"link": link["path"].split("#")[1]})
        await ada.act(table, "begin")
        async with contextlib.AsyncExitStack() as stack:
            at_sockets = [
                Follower(await stack.enter_async_context(visitor.socket()), viewer)
                for visitor, viewer in ((ada, 0), (ben, 1), (eve, None))
            ]
            for one in at_sockets:
                await one.sit_down(table)
            taken_back = 0
            turn = 0
            same = Record(GAMES[game], 21, {}, ["Ada", "Ben"])  # to count forced answers too
            while at_sockets[0].memory.seen["waiting"]:
                seat = at_sockets[0].memory.seen["waiting"][0]
                visitor, follower = (ada, ben)[seat], at_sockets[seat]
                question = follower.memory.seen["question"]
                options = question["options"]
                turn += 1
                answer_fields = {
                    "seat": seat,
                    "asked": question["asked"],
                    "code": options[turn % len(options)]["code"],
                }
                number = await visitor.act(table, "choose", **answer_fields)
                same.choose_all(seat, answers_of(same.state, seat, [answer_fields["code"]]))
                for one in at_sockets:
                    await one.follow(number, len(same.answers))
                if turn % 3 == 0 and follower.memory.seen["undo"]:
                    taken_back += 1
                    number = await visitor.act(table, "undo", seat=seat)
                    if seat in same.open:
                        same.retract(seat)
                    else:
                        same.undo(seat)
                    for one in at_sockets:
                        await one.follow(number, len(same.answers))
                if turn == 12:
                    await replays_before_the_end(table, ada, ben, eve)
            assert taken_back > 3
        for one in at_sockets:
            frames = await whole_replay(eve, table, one.viewer)
            assert one.memory.seen["table"]["status"] == "over"
            assert len(same.answers) == len(frames) - 1
            assert len(one.noted) >= len(frames) // 2
            for answers, seen in one.noted.items():
                frame = frames[answers]
                assert canonical_json(frame["view"]) == canonical_json(seen["view"]), (one.viewer, answers)
                assert canonical_json(frame["scores"]) == canonical_json(seen["scores"])
                assert frame["waiting"] == seen["waiting"]
            assert all(frame["code"] == frame["option"]["code"] for frame in frames[1:])
            if game != "cartographers":
                lines = [line for line in one.memory.log if line["kind"] == "chose"]
                logged = [(line["seat"], event) for line in lines for event in line.get("events", [])]
                assert [(frame["seat"], event) for frame in frames[1:] for event in frame["events"]] == logged
        stranger = await guest(node, "Emil")
        for viewer in (None, 0):
            assert await stranger.refused("GET", f"/tables/{table}/replay", seat=viewer) == "no-access"

    asyncio.run(story())


async def replays_before_the_end(table: str, ada: Visitor, ben: Visitor, eve: Visitor) -> None:
    """During the game everybody may replay their own view, and no other view."""
    for visitor, own, others in ((ada, 0, 1), (ben, 1, 0)):
        frames = await whole_replay(visitor, table, own, limit=5)
        assert len(frames) > 5
        assert all(frame["option"] is None for frame in frames if frame["seat"] != own)
        assert all(frame["option"] is not None for frame in frames[1:] if frame["seat"] == own)
        assert all(frame["code"] == (frame["option"] or {"code": None})["code"] for frame in frames)
        assert await visitor.refused("GET", f"/tables/{table}/replay", seat=others) == "no-access"
    for frame in await whole_replay(eve, table, None):
        assert frame["option"] is frame["code"] is None
    assert await eve.refused("GET", f"/tables/{table}/replay", seat=0) == "no-access"


def test_there_is_no_replay_of_what_has_not_begun(node: Node) -> None:
    async def story() -> None:
        ada = await guest(node)
        table = await ada.table("everdell", "me", "open")
        assert await ada.refused("GET", f"/tables/{table}/replay", seat=0) == "not-begun"
        begun = await ada.table("everdell", "me", "me")
        far = await ada.get(f"/tables/{begun}/replay", seat=0, start=1000)
        assert (far["frames"], far["total"]) == ([], 0)
        for wrong in ({"start": -1}, {"limit": 0}, {"limit": 101}, {"seat": 100}):
            assert await ada.refused("GET", f"/tables/{begun}/replay", **wrong) == "bad-request"

    asyncio.run(story())


# News


async def news(visitor: Visitor, table: str, seat: int) -> list[Frame]:
    """What has happened since the last turn of a seat."""
    since = (await visitor.look(table, seat))["since"]
    page = await visitor.get(f"/tables/{table}/log", seat=seat, after=since)
    lines: list[Frame] = page["lines"]
    return lines


def test_news_are_what_came_after_ones_last_turn(node: Node) -> None:
    async def story() -> None:
        ada = await guest(node)
        forest = ["two_any", "three_berries", "twig_resin_berry", "two_resin_one_twig"]
        table = await ada.table("everdell", "me", "open", "open", options={"forest": forest})
        ben, cleo = await ada.invite(table, "Ben"), await ada.invite(table, "Cleo")
        await ada.act(table, "begin")
        assert (await ada.look(table, 0))["since"] == 0, "at the beginning, all is new"
        for code in ("visit:two_any", "gain:twig"):
            await ada.choose(table, 0, code)
            assert (await ada.look(table, 0))["since"] == 0, "her turn goes on"
        await ada.choose(table, 0, "gain:berry")
        assert await news(ada, table, 0) == []
        await ben.choose(table, 1, "visit:three_twigs")
        await cleo.act(table, "say", text="My turn.")
        await cleo.choose(table, 2, "visit:two_resin")
        assert [(line["kind"], line.get("seat")) for line in await news(ada, table, 0)] == [
            ("chose", 1),
            ("said", None),
            ("chose", 2),
        ]
        assert [line.get("seat") for line in await news(ben, table, 1)] == [None, 2]
        assert await news(cleo, table, 2) == []
        told_ben = [event["kind"] for line in await news(ben, table, 1) for event in line.get("events", [])]
        assert told_ben == ["visit", "gain"]
        await ada.choose(table, 0, "visit:one_berry")
        assert await news(ada, table, 0) == []
        assert [line.get("seat") for line in await news(ben, table, 1)] == [None, 2, 0]

    asyncio.run(story())


def test_news_of_a_sealed_step(node: Node) -> None:
    """The last seat to answer learns everything with its own answer."""

    async def story() -> None:
        ada = await guest(node)
        table = await ada.table("cartographers", "me", "open")
        ben = await ada.invite(table, "Ben")
        await ada.act(table, "begin")
        for _ in range(3):
            await ada.choose(table, 0)
            assert await news(ada, table, 0) == []
            await ben.choose(table, 1)
            for visitor, seat in ((ada, 0), (ben, 1)):
                lines = await news(visitor, table, seat)
                assert [(line["kind"], line["seat"]) for line in lines] == [("chose", 1)]
                kinds = [event["kind"] for event in lines[0]["events"]]
                assert kinds.count("drawn") == 2
                assert "revealed" in kinds or "season-scored" in kinds

    asyncio.run(story())


def test_what_a_stand_in_did_is_news_to_the_holder(node: Node) -> None:
    async def story() -> None:
        ada = await guest(node)
        table = await ada.table("cartographers", "me", "open")
        ben = await ada.invite(table, "Ben")
        await ada.act(table, "begin")
        await ada.choose(table, 0)
        await ben.choose(table, 1)
        since = (await ben.look(table, 1))["since"]
        await ben.act(table, "leave", seat=1)
        await ada.act(table, "replace", seat=1, bot="random", how="stand_in")
        for answers in (2, 3):
            await ada.choose(table, 0)
            async with asyncio.timeout(PATIENCE):
                while (await ada.look(table))["table"]["seats"][1]["answers"] < answers:
                    await asyncio.sleep(0.02)
        await ben.act(table, "return", seat=1)
        assert (await ben.look(table, 1))["since"] == since
        by_the_bot = [line for line in await news(ben, table, 1) if line["kind"] == "chose" and "bot" in line]
        assert len(by_the_bot) >= 2

    asyncio.run(story())


def test_news_alone_are_what_the_rival_did(node: Node) -> None:
    async def story() -> None:
        ada = await guest(node)
        table = await ada.table("everdell", "me", options={"year": 1})
        seen_rival = False
        for _ in range(12):
            await ada.choose(table, 0)
            [line] = await news(ada, table, 0)
            seen_rival |= any(event["kind"].startswith("rival-") for event in line.get("events", []))
        assert seen_rival

    asyncio.run(story())


def test_the_log_page_by_page(node: Node) -> None:
    async def story() -> None:
        ada = await guest(node)
        table = await ada.table("everdell", "me", "me")
        for number in range(25):
            await ada.act(table, "say", text=str(number))
        whole = (await ada.get(f"/tables/{table}/log", seat=0))["lines"]
        pages: list[Frame] = []
        after: int | None = 0
        while after is not None:
            page = await ada.get(f"/tables/{table}/log", seat=0, after=after, limit=7)
            pages += page["lines"]
            after = page["next"]
        assert pages == whole
        assert len(whole) == 4 + 25
        assert (await ada.get(f"/tables/{table}/log", after=10_000))["lines"] == []

    asyncio.run(story())
