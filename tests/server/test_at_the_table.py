"""At the table: bots, a shared screen, questions, chat, scores, and a deal that can be verified."""

from __future__ import annotations

import asyncio
import hashlib

import pytest

from boardwright.games import GAMES
from boardwright.locales import Words

from .client import Frame, Visitor, guest
from .follow import canonical_json
from .node import Node, on_sqlite


def first(question: Frame) -> str:
    return str(question["options"][0]["code"])


# Bots and a shared screen


@pytest.mark.sweep(6)
@pytest.mark.parametrize("game", GAMES)
def test_bots_at_any_seat(node: Node, game: str) -> None:
    async def story() -> None:
        ada = await guest(node)
        table = await ada.table(game, "casual", "me", "random")
        async with ada.socket() as socket:
            over = await socket.play(table, 1, first)
        assert [seat["bot"] for seat in over["table"]["seats"]] == ["casual", "", "random"]
        assert all(seat["answers"] > 0 for seat in over["table"]["seats"])
        assert min(score["rank"] for score in over["scores"]) == 1

    asyncio.run(story())


def test_bots_alone_play_a_game_to_its_end(node: Node) -> None:
    async def story() -> None:
        ada = await guest(node)
        table = await ada.table("everdell", "random", "random")
        async with ada.socket() as socket:
            await socket.watch(table)
            await socket.until(
                lambda frame: "seen" in frame and frame["seen"]["table"]["status"] == "over",
            )

    asyncio.run(story())


def test_one_screen_for_three(node: Node) -> None:
    """One person holds several seats and views each in turn. The view of one seat contains no other hand."""

    async def story() -> None:
        ada = await guest(node)
        seats = [{"kind": "me", "name": name} for name in ("Ada", "Ben", "Cleo")]
        table = (await ada.post("/tables", {"game": "everdell", "seats": seats}))["id"]
        async with ada.socket() as socket:
            for _ in range(2):
                for seat, name in enumerate(("Ada", "Ben", "Cleo")):
                    seen = (await socket.watch(table, seat))["seen"]
                    assert seen["table"]["seats"][seat]["name"] == name
                    for other, player in enumerate(seen["view"]["players"]):
                        assert (None in player["hand"]) is (other != seat), "only the own cards are shown"
                    assert seen["waiting"] == [seat]
                    await ada.choose(table, seat, 0)
                    await socket.until(lambda frame: frame.get("seen", {}).get("question", 0) is None)
                # Between two players the screen shows no hand.
                between = (await socket.watch(table))["seen"]
                assert all(set(player["hand"]) == {None} for player in between["view"]["players"])
                assert between["question"] is None

    asyncio.run(story())


def test_watching_without_a_seat_never_shows_a_hand(node: Node) -> None:
    async def story() -> None:
        ada = await guest(node)
        table = await ada.table("farshore", "me", "me", terms={"listed": True})
        async with Visitor(node).socket() as socket:
            view = (await socket.watch(table))["seen"]["view"]
            assert all(set(player["hand"]) == {None} for player in view["players"])
            assert (await socket.watch(table, 0))["reason"] == "no-access"

    asyncio.run(story())


# Questions


@on_sqlite
@pytest.mark.sweep(6)
@pytest.mark.parametrize("game", GAMES)
def test_options_say_what_they_are_and_where(node: Node, game: str) -> None:
    async def story() -> None:
        ada = await guest(node)
        words = Words("en", game=game)
        table = await ada.table(game, "me", "me", seed="5")
        wanting, pointing = set(), 0
        for _ in range(30):
            seat = (await ada.look(table))["waiting"][0]
            question = (await ada.look(table, seat))["question"]
            assert question["seat"] == seat
            assert words.knows(f"prompt-{question['prompt']}"), question["prompt"]
            codes = [option["code"] for option in question["options"]]
            assert len(set(codes)) == len(codes) > 0
            for one in question["options"] + question["why_not"]:
                assert words.knows(one["key"]), one
                assert isinstance(one["args"], dict)
                pointing += bool(one["at"])
            for one in question["why_not"]:
                assert one["code"] not in codes
                assert words.knows(f"refusal-{one['reason']}"), one
                wanting.add(one["reason"])
            for one in question["why_not"][:2]:  # the same reason comes if the code is sent
                answer_fields = {"seat": seat, "asked": question["asked"], "code": one["code"]}
                assert await ada.act_refused(table, "choose", **answer_fields) == one["reason"]
            await ada.choose(table, seat, len(codes) // 2)
        assert pointing > 30
        assert bool(wanting) is (game != "cartographers"), "a map has too many wrong places to list them"

    asyncio.run(story())


def test_an_answer_that_is_not_legal_changes_nothing(node: Node) -> None:
    async def story() -> None:
        ada = await guest(node)
        table = await ada.table("everdell", "me", "open")
        ben = await ada.invite(table, "Ben")
        await ada.act(table, "begin")
        before = await ada.look(table, 0)
        asked = before["question"]["asked"]
        assert (
            await ada.act_refused(table, "choose", seat=0, asked=asked, code="visit:journey_5")
            == "place-season"
        )
        assert await ada.act_refused(table, "choose", seat=0, asked=asked, code="fly") != ""
        assert await ben.act_refused(table, "choose", seat=0, asked=asked, code="pass") == "not-your-seat"
        assert await ben.act_refused(table, "choose", seat=1, asked=asked, code="pass") in (
            "stale",
            "not-asked",
        )
        dora = await guest(node, "Dora")
        assert await dora.act_refused(table, "choose", seat=0, asked=asked, code="pass") == "no-access"
        assert await ada.look(table, 0) == before

    asyncio.run(story())


# Talk


def test_talk_is_for_seats_for_all_or_off(node: Node) -> None:
    async def story() -> None:
        ada = await guest(node)
        allowed = {}
        for chat in ("off", "seats", "all"):
            table = await ada.table("everdell", "me", "open", terms={"chat": chat, "listed": True})
            ben, dora = await ada.invite(table, "Ben"), await guest(node, "Dora")
            replies = [
                await visitor.ask(
                    "POST", f"/tables/{table}/acts", {"act": "say", "id": "1", "text": "Hello!"}
                )
                for visitor in (ben, dora, Visitor(node))
            ]
            allowed[chat] = [reply.json().get("reason") for reply in replies]
            await ada.act(table, "begin")
            said = [
                (line["name"], line["text"])
                for line in (await ada.get(f"/tables/{table}/log"))["lines"]
                if line["kind"] == "said"
            ]
            assert said == [
                (name, "Hello!")
                for name, reason in zip(("Ben", "Dora"), allowed[chat], strict=False)
                if not reason
            ]
        assert allowed == {
            "off": ["chat-off", "chat-off", "no-session"],
            "seats": [None, "chat-seats", "no-session"],
            "all": [None, None, "no-session"],
        }

    asyncio.run(story())


def test_what_is_said_is_one_plain_line(node: Node) -> None:
    async def story() -> None:
        ada = await guest(node)
        table = await ada.table("everdell", "me", "me")
        for text, heard in (
            ("  two\nlines\tand \x00 a \u202e turn ", "two lines and a turn"),
            ("<b>bold</b> & \u201equoted\u201c", "<b>bold</b> & \u201equoted\u201c"),
            ("\u0434\u0430, \u00e7a va \U0001f33f", "\u0434\u0430, \u00e7a va \U0001f33f"),
        ):
            await ada.act(table, "say", text=text)
            assert (await ada.get(f"/tables/{table}/log"))["lines"][-1]["text"] == heard
        assert await ada.act_refused(table, "say", text=" \n ") == "chat-empty"
        assert await ada.act_refused(table, "say", text="") == "bad-request"
        assert await ada.act_refused(table, "say", text="x" * 501) == "bad-request"
        await ada.act(table, "say", text="x" * 500)

    asyncio.run(story())


# Scores and the deal


@on_sqlite
@pytest.mark.sweep(6)
@pytest.mark.parametrize("game", GAMES)
def test_scores_of_others_can_be_hidden_until_the_end(node: Node, game: str) -> None:
    async def story() -> None:
        ada = await guest(node)
        for shown in (True, False):
            table = await ada.table(game, "me", "random", terms={"live_scores": shown})
            live = await ada.look(table, 0)
            assert [score["seat"] for score in live["scores"]] == ([0, 1] if shown else [0])
            assert (live["scores"][0]["rank"] is not None) is shown
            assert [score["seat"] for score in (await ada.look(table))["scores"]] == ([0, 1] if shown else [])
            replay = await ada.get(f"/tables/{table}/replay", seat=0)
            assert [score["seat"] for score in replay["frames"][0]["scores"]] == ([0, 1] if shown else [0])
            async with ada.socket() as socket:
                over = await socket.play(table, 0, first)
            assert [score["seat"] for score in over["scores"]] == [0, 1]
            for score in over["scores"]:
                assert score["total"] == sum(line["points"] for line in score["lines"])
            assert 1 in [score["rank"] for score in over["scores"]]

    asyncio.run(story())


def test_the_deal_can_be_verified_when_the_game_is_over(node: Node) -> None:
    async def story() -> None:
        ada = await guest(node)
        table = await ada.table("cartographers", "me", "random")
        start = (await ada.look(table, 0))["table"]
        assert (start["seed"], start["salt"], len(start["commitment"])) == (None, None, 64)
        async with ada.socket() as socket:
            end = (await socket.play(table, 0, first))["table"]
            live = {frame["seen"]["table"]["commitment"] for frame in socket.frames if "seen" in frame}
            told_early = [
                frame
                for frame in socket.frames
                if "seen" in frame
                and frame["seen"]["table"]["status"] != "over"
                and (frame["seen"]["table"]["seed"] or frame["seen"]["table"]["salt"])
            ]
        assert live == {start["commitment"]}
        assert told_early == []
        promised = hashlib.sha256(f"{end['seed']} {end['salt']}".encode()).hexdigest()
        assert promised == start["commitment"]
        again = GAMES["cartographers"].new(2, int(end["seed"]), end["options"])
        first_frame = (await ada.get(f"/tables/{table}/replay", seat=0))["frames"][0]
        assert canonical_json(again.view(0)) == canonical_json(first_frame["view"])

    asyncio.run(story())
