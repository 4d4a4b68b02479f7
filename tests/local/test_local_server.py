"""The local server: the same messages as a server's, nothing lost, two tabs at one table."""

from __future__ import annotations

import asyncio
import json
from typing import Any, Final

import msgspec
import pytest

from boardwright.games import TITLES
from boardwright.local import requests
from boardwright.local.local_server import LocalServer
from boardwright.locales import LANGUAGES
from boardwright.server import wire
from tests.server.client import Visitor, guest
from tests.server.node import Node

from .device import Machine, Tab

OURS = [id for id, title in TITLES.items() if title.package.startswith("boardwright.")]


def test_names_that_are_written_twice_agree() -> None:
    assert requests.PROTOCOL == wire.PROTOCOL
    assert tuple(requests.LANGUAGES) == LANGUAGES
    acts = {kind.__struct_config__.tag for kind in wire.AnyAct.__args__}
    assert set(requests.COMMANDS) == acts


@pytest.mark.parametrize("game", OURS)
def test_a_game_is_played_to_its_end_with_a_bot(game: str) -> None:
    """Every message is one of the server's; a reload in the middle and at the end shows the same table."""

    async def story() -> None:
        machine = Machine()
        tab = await machine.tab()
        table = await tab.table(game, "me", "casual", seed="7")
        await tab.play(table, most=5)
        await tab.send(type="preview", table=table, seat=0, code="", ask="p")
        again = await machine.tab()
        assert (await again.get(f"/tables/{table}?seat=0"))["view"] == tab.seen(table)["view"]
        await again.play(table)
        seen = again.seen(table)
        assert seen["table"]["status"] == "over"
        for frame in [*tab.frames, *again.frames]:
            msgspec.convert(frame, wire.AnyMessage)
        record = await again.get(f"/tables/{table}/record")
        back = await again.post("/tables/import", {"record": record})
        assert (await again.get(f"/tables/{back['id']}"))["scores"] == seen["scores"]
        total = (await again.get(f"/tables/{table}/replay?limit=1"))["total"]
        last = await again.get(f"/tables/{table}/replay?start={total}&limit=1")
        assert last["frames"][0]["scores"] == seen["scores"]

    asyncio.run(story())


@pytest.mark.parametrize("game", OURS)
def test_a_house_and_a_server_reply_alike(game: str, site: Node) -> None:
    """The same requests, with the same seed: the replies differ in ids and times alone."""

    async def story() -> None:
        here = await Machine().tab()
        there = await guest(site, "Ada")
        options = {"game": game, "seats": [{"kind": "me", "name": "Ada"}, {"kind": "me", "name": "Ben"}]}
        one = await here.post("/tables", {**options, "seed": "11"})
        two = await there.post("/tables", {**options, "seed": "11"})
        assert same(one) == same(two)
        for _ in range(6):
            seat = (await here.get(f"/tables/{one['id']}"))["waiting"][0]
            mine, theirs = await looks(here, there, one["id"], two["id"], seat)
            assert same(mine) == same(theirs)
            code = mine["question"]["options"][0]["code"]
            act = {"act": "choose", "id": f"a{mine['number']}", "seat": seat, "code": code}
            asked = mine["question"]["asked"]
            await here.post(f"/tables/{one['id']}/acts", {**act, "asked": asked})
            await there.post(f"/tables/{two['id']}/acts", {**act, "asked": asked})
        for path in ("log", "facts", "setup", "replay?seat=0&start=2&limit=3"):
            mine = await here.get(f"/tables/{one['id']}/{path}")
            page, _, query = path.partition("?")
            asked = dict(part.split("=") for part in query.split("&")) if query else {}
            assert same(mine) == same(await there.get(f"/tables/{two['id']}/{page}", **asked))
        mine, theirs = await here.get("/games"), await there.get("/games")
        assert mine.pop("alone") != theirs.pop("alone")
        assert [one for one in theirs["games"] if one["name"] in OURS] == [
            one for one in mine["games"] if one["name"] in OURS
        ]
        for method, path, body in (
            ("GET", "/tables/{}/record", None),
            ("POST", "/tables/{}/rematch", {}),
            ("POST", "/tables", {"game": "nothing", "seats": [{"kind": "me"}]}),
            ("POST", "/tables", {"game": game, "seats": [{"kind": "bot", "bot": "nobody"}]}),
            ("POST", "/tables/import", {"record": "nothing"}),
            ("POST", "/tables/import", {"record": "{"}),
            ("GET", "/tables/{}/position", None),
            ("GET", "/nothing", None),
        ):
            status, problem = await here.ask(method, path.format(one["id"]), body)
            reply = await there.ask(method, path.format(two["id"]), body)
            assert (status, problem) == (reply.status_code, reply.json())

    asyncio.run(story())


async def looks(here: Tab, there: Visitor, one: str, two: str, seat: int) -> tuple[Any, Any]:
    return await here.get(f"/tables/{one}?seat={seat}"), await there.look(two, seat)


def same(reply: Any) -> Any:
    """A reply without what differs between any two tables: ids, times, salts, who is connected."""
    if isinstance(reply, list):
        return [same(one) for one in reply]
    if not isinstance(reply, dict):
        return reply
    varying = (
        "id",
        "host",
        "person",
        "at",
        "asked_at",
        "used",
        "commitment",
        "created_at",
        "salt",
        "online",
        "origin",
    )
    return {name: same(value) for name, value in reply.items() if name not in varying}


def test_two_tabs_at_one_table() -> None:
    """Both answer the same question at once: one counts, one is refused, and both show the same table."""

    async def story() -> None:
        machine = Machine()
        one = await machine.tab()
        table = await one.table("everdell", "me", "casual", seed="3")
        two = await machine.tab()
        await one.watch(table, 0)
        await two.watch(table, 0)
        question = one.seen(table)["question"]
        assert question == two.seen(table)["question"]
        codes = [option["code"] for option in question["options"][:2]]
        said = await asyncio.gather(
            one.choose(table, 0, codes[0], question["asked"]),
            two.choose(table, 0, codes[1], question["asked"]),
        )
        assert sorted(reply["type"] for reply in said) == ["done", "refused"]
        assert {reply.get("reason") for reply in said} <= {None, "stale", "not-asked"}
        while not (one.seen(table)["question"] and two.seen(table)["question"]):
            await asyncio.sleep(0)
        assert one.seen(table)["view"] == two.seen(table)["view"]
        assert len(machine.thoughts) == len(set(await bots_answers(machine, table)))

    asyncio.run(story())


async def bots_answers(machine: Machine, table: str) -> list[str]:
    """The answers of bots in the log. A bot that thought twice would have answered once in vain."""
    rows = [json.loads(row) for row in await machine.storage.log(table, 0)]
    return [row["command"] for row in rows if row["event"].get("by")]


def test_a_bot_whose_worker_fails_answers_all_the_same() -> None:
    """A device may be too small for two workers with Python."""

    async def story() -> None:
        machine = Machine()
        machine.small = True
        tab = await machine.tab()
        table = await tab.table("everdell", "me", "strong", seed="3")
        await tab.play(table, most=3)
        while not tab.seen(table)["question"]:
            await asyncio.sleep(0)
        assert len(await bots_answers(machine, table)) >= 3
        await tab.send(type="hint", table=table, seat=0, level="casual")
        assert tab.connection.hint is not None
        await tab.connection.hint
        assert tab.frames[-1]["reason"] == "server-error"

    asyncio.run(story())


def test_a_full_disk_loses_nothing() -> None:
    async def story() -> None:
        machine = Machine()
        tab = await machine.tab()
        table = await tab.table("cartographers", "me", seed="3")
        await tab.watch(table, 0)
        question = tab.seen(table)["question"]
        code = question["options"][0]["code"]
        machine.storage.room = 0
        said = await tab.choose(table, 0, code, question["asked"])
        assert (said["type"], said["reason"]) == ("refused", "storage-full")
        assert (await tab.get(f"/tables/{table}?seat=0"))["question"] == question
        machine.storage.room = 1 << 20
        said = await tab.choose(table, 0, code, question["asked"])
        assert said["type"] == "done"

    asyncio.run(story())


def test_a_command_sent_twice_counts_once() -> None:
    async def story() -> None:
        machine = Machine()
        tab = await machine.tab()
        table = await tab.table("farshore", "me", seed="3")
        await tab.watch(table, 0)
        question = tab.seen(table)["question"]
        act = {"act": "choose", "id": "x", "seat": 0, "asked": question["asked"]}
        act["code"] = question["options"][0]["code"]
        first = await tab.post(f"/tables/{table}/acts", act)
        assert await (await machine.tab()).post(f"/tables/{table}/acts", act) == first

    asyncio.run(story())


def test_the_deal_of_the_day_is_played_once() -> None:
    async def story() -> None:
        machine = Machine()
        tab = await machine.tab()
        table = (await tab.post("/daily/cartographers"))["id"]
        assert (await tab.post("/daily/cartographers"))["id"] == table
        await tab.play(table)
        deal = next(one for one in (await tab.get("/daily"))["deals"] if one["game"] == "cartographers")
        assert (deal["table"], deal["players"]) == (table, 1)
        other = await Machine().tab()
        twin = (await other.post("/daily/cartographers"))["id"]
        assert (await other.get(f"/tables/{twin}?seat=0"))["view"] == (
            await tab.get(f"/tables/{table}/replay?seat=0&limit=1")
        )["frames"][0]["view"]

    asyncio.run(story())


def test_games_that_are_over_are_counted_on_a_device() -> None:
    """Also with a bot, whose answers come from elsewhere. A game from a file does not count."""

    async def story() -> None:
        here = await Machine().tab()
        assert (await here.get("/me/games"), await here.get("/me/figures")) == ([], [])
        for seed in ("1", "2"):
            made = {"game": "cartographers", "seats": [{"kind": "me"}], "seed": seed}
            table = (await here.post("/tables", made))["id"]
            while (seen := await here.get(f"/tables/{table}?seat=0"))["question"]:
                question = seen["question"]
                act = {"act": "choose", "id": f"a{seen['number']}", "seat": 0, "asked": question["asked"]}
                await here.post(f"/tables/{table}/acts", {**act, "code": question["options"][0]["code"]})
        record = await here.get(f"/tables/{table}/record")
        await here.post("/tables/import", {"record": record})
        games = await here.get("/me/games")
        assert [game["company"] for game in games] == ["alone", "alone"]
        assert games[0]["points"] == seen["scores"][0]["total"]
        assert await here.get("/me/games?company=bots") == await here.get("/me/games?game=everdell") == []
        assert await here.get("/me/games?seats=1&limit=1") == games[:1]
        (kind,) = await here.get("/me/figures")
        assert (kind["games"], kind["trend"]) == (2, [game["points"] for game in reversed(games)])

    asyncio.run(story())


def test_who_plays_stays_the_same_person() -> None:
    async def story() -> None:
        machine = Machine()
        tab = await machine.tab("Ada")
        assert (await tab.ask("GET", "/me"))[1]["name"] == "Ada"
        id = (await tab.get("/me"))["id"]
        await tab.post("/guests", {"name": "Ada Byron"})
        again = await machine.tab()
        assert await again.get("/me") == {"id": id, "name": "Ada Byron", "guest": True}
        status, problem = await again.ask("POST", "/join", {"link": "x"})
        assert (status, problem["reason"]) == (422, "needs-server")
        nobody = LocalServer(Machine().storage, Machine())
        assert (await requests.reply_to(nobody, "GET", "/me")).status == 401

    asyncio.run(story())


def test_all_games_move_to_another_device_in_one_file() -> None:
    async def story() -> None:
        tab = await Machine().tab()
        running = await tab.table("everdell", "me", "casual", seed="3")
        await tab.play(running, most=3)
        over = await tab.table("cartographers", "me", seed="3")
        await tab.play(over)
        kept = json.loads(json.dumps(await tab.get("/everything")))
        other = await Machine().tab("Ben")
        await other.table("farshore", "me")
        assert await other.post("/everything", kept) == {"tables": 2}
        assert await other.post("/everything", kept) == {"tables": 0}
        assert len((await other.get("/tables"))["yours"]) == 3
        assert (await other.get(f"/tables/{over}"))["scores"] == (await tab.get(f"/tables/{over}"))["scores"]
        await other.play(running)
        assert other.seen(running)["table"]["status"] == "over"

    asyncio.run(story())


BROKEN: Final = {
    "no number": ('"number":', '"numbers":'),
    "another number": ('"number":', '"number":9'),
    "a time that is none": ('"at":', '"at":"soon","was":'),
    "a seat that is none": ('"seat":0', '"seat":99999999999999999999'),
    "an answer that nobody offered": ('"code":"', '"code":"x'),
    "an event that nobody knows": ('"kind":"chose"', '"kind":"danced"'),
    "half a line": ("}", ""),
}
"""What may have become of the last answer of a log."""


@pytest.mark.parametrize("how", BROKEN)
def test_a_damaged_game_in_a_file_is_left_out_and_the_others_are_not(how: str) -> None:
    async def story() -> None:
        tab = await Machine().tab()
        for game in OURS:
            table = await tab.table(game, "me", "casual", seed="3")
            await tab.play(table, most=2)
        kept = await tab.get("/everything")
        damaged, *whole = [one["id"] for one in kept["tables"]]
        log = kept["tables"][0]["log"]
        at = max(number for number, text in enumerate(log) if '"seat":0' in text and '"chose"' in text)
        assert BROKEN[how][0] in log[at]
        log[at] = log[at].replace(*BROKEN[how])
        other = await Machine().tab("Ben")
        status, problem = await other.ask("POST", "/everything", kept)
        assert (status, problem["reason"], problem["details"]) == (422, "games-left-out", {"n": 1})
        assert {line["id"] for line in (await other.get("/tables"))["yours"]} == set(whole)
        assert (await other.ask("GET", f"/tables/{damaged}"))[0] == 404

    asyncio.run(story())


@pytest.mark.parametrize(
    "file",
    [
        [],
        "games",
        {},
        {"person": None, "tables": []},
        {"person": {"id": "a", "name": "Ada"}, "tables": {}},
        {"person": {"id": "a", "name": "Ada"}, "tables": [{"id": "here.a", "log": [1]}]},
    ],
)
def test_a_file_that_holds_no_games_is_refused(file: object) -> None:
    async def story() -> None:
        status, problem = await (await Machine().tab()).ask("POST", "/everything", file)
        assert (status, problem["reason"]) == (422, "games-file")

    asyncio.run(story())


@pytest.mark.parametrize("game", OURS)
def test_a_game_of_a_device_goes_on_at_a_server(game: str, site: Node) -> None:
    """The server plays its record again, with the same deal, and so comes to the same table. It takes no
    record that the rules do not allow."""

    async def story() -> None:
        here, there = await Machine().tab(), await guest(site, "Ada")
        table = await here.table(game, "me", "me")
        for _ in range(5):
            seat = (await here.get(f"/tables/{table}"))["waiting"][0]
            question = (await here.get(f"/tables/{table}?seat={seat}"))["question"]
            await here.choose(table, seat, question["options"][0]["code"], question["asked"])
        record = await here.get(f"/tables/{table}/whole")
        taken = (await there.post("/tables/import", {"record": record}))["id"]
        mine, theirs = await looks(here, there, table, taken, 0)
        assert mine["number"] > 5
        assert mine["view"] == theirs["view"]
        first, _, rest = record.rpartition("\n0 ")
        wrong = f"{first}\n0 nonsense {rest}"
        assert (await there.ask("POST", "/tables/import", {"record": wrong})).status_code == 422
        friends = {"game": game, "seats": [{"kind": "me"}, {"kind": "open"}]}
        status, problem = await here.ask("POST", "/tables", friends)
        assert (status, problem["reason"]) == (422, "needs-server")

    asyncio.run(story())
