"""What people can do about themselves: name, password, sessions, a copy of everything, and leaving."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable

import pytest
import sqlalchemy as sa
from websockets.exceptions import ConnectionClosed

from boardwright.server.storage.schema import entries, names, outcomes, people, results
from boardwright.tables.log_entries import NOBODY

from .client import Frame, Visitor, guest
from .hostile import query_database
from .node import PATIENCE, Node
from .test_people import PASSWORD, login, register, with_session

OTHER = "another horse"


def test_the_token_of_a_guest_ends_with_the_guest(node: Node) -> None:
    async def story() -> None:
        ada = await guest(node, "Aurelia")
        table = await ada.table("everdell", "me", "me")
        async with ada.socket() as socket:
            await socket.watch(table, 0)
            named = await register(ada, "Aurelia")
            assert named.id == ada.id
            assert await ada.refused("GET", "/me") == "no-session"
            with pytest.raises(ConnectionClosed):
                await socket.until(lambda _: False)
        assert (await named.look(table, 0))["question"] is not None

    asyncio.run(story())


def test_sessions_are_listed_and_end_one_by_one(node: Node) -> None:
    async def story() -> None:
        first = await register(Visitor(node), "Sessie")
        phone = Visitor(node)
        phone.http.headers["user-agent"] = "Mozilla/5.0 (Linux; Android 16) Chrome/150.0 Mobile Safari/537.36"
        body = {"name": "Sessie", "password": PASSWORD}
        phone = with_session(phone, await phone.post("/sessions", body))
        listed = await first.get("/sessions")
        assert [(line["device"].split("/")[0], line["current"]) for line in listed] == [
            ("Chrome, Android", False),
            ("python-httpx", True),
        ]
        assert not any(token in json.dumps(listed) for token in (first.token, phone.token))
        stranger = await guest(node, "Stranger")
        assert await stranger.refused("DELETE", f"/sessions/{listed[0]['id']}") == "no-such-session"
        assert (await first.ask("DELETE", f"/sessions/{listed[0]['id']}")).status_code == 204
        assert await phone.refused("GET", "/me") == "no-session"
        assert await first.refused("DELETE", f"/sessions/{listed[0]['id']}") == "no-such-session"
        assert len(await first.get("/sessions")) == 1

    asyncio.run(story())


def test_a_new_password_ends_the_old_sessions(node: Node) -> None:
    async def story() -> None:
        here = await register(Visitor(node), "Paula")
        there = await login(node, "Paula")
        wrong = {"current": "wrong horse", "password": OTHER}
        assert await here.refused("POST", "/me/password", wrong) == "bad-password"
        assert (await there.get("/me"))["id"] == here.id
        async with there.socket() as socket:
            changed = await here.post("/me/password", {"current": PASSWORD, "password": OTHER})
            with pytest.raises(ConnectionClosed):
                await socket.until(lambda _: False)
        for old in (here, there):
            assert await old.refused("GET", "/me") == "no-session"
        assert (await with_session(here, changed).get("/me"))["name"] == "Paula"
        body = {"name": "Paula", "password": PASSWORD}
        assert await Visitor(node).refused("POST", "/sessions", body) == "bad-login"
        assert (await login(node, "Paula", OTHER)).id == here.id
        short = {"current": OTHER, "password": "short"}
        assert (
            await (await login(node, "Paula", OTHER)).refused("POST", "/me/password", short) == "bad-request"
        )
        body = {"current": "", "password": OTHER}
        assert await (await guest(node, "Nopass")).refused("POST", "/me/password", body) == "no-account"

    asyncio.run(story())


def test_another_name(node: Node) -> None:
    """The old name is free again, and a socket that is open uses the new one."""

    async def story() -> None:
        one = await register(Visitor(node), "Nora Alt")
        table = await one.table("everdell", "me", "me")
        async with one.socket() as socket:
            await socket.watch(table, 0)
            changed = await one.ask("PATCH", "/me", {"name": "Nora Neu"})
            assert changed.json() == {"id": one.id, "name": "Nora Neu", "guest": False}
            async with asyncio.timeout(PATIENCE):
                said = ""
                while said != "Nora Neu":
                    await socket.do(table, "say", text="Hello")
                    said = (await one.get(f"/tables/{table}/log"))["lines"][-1]["name"]
        assert (await login(node, "nora neu")).id == one.id
        body = {"name": "Nora Alt", "password": PASSWORD}
        assert await Visitor(node).refused("POST", "/sessions", body) == "bad-login"
        other = await register(Visitor(node), "Nora Alt")
        assert await other.refused("PATCH", "/me", {"name": "NORA NEU"}) == "name-taken"
        assert (await other.ask("PATCH", "/me", {"name": "NORA ALT"})).json()["name"] == "NORA ALT"
        visitor = await guest(node, "Nora Gast")
        assert await visitor.refused("PATCH", "/me", {"name": "Nora Alt"}) == "name-taken"
        assert (await visitor.ask("PATCH", "/me", {"name": "Nora Drei"})).status_code == 200
        assert (await visitor.get("/me")) == {"id": visitor.id, "name": "Nora Drei", "guest": True}

    asyncio.run(story())


def test_names_that_look_alike(node: Node) -> None:
    """Nobody can carry the name of an account, or one that looks like it."""

    async def story() -> None:
        owner = await register(Visitor(node), "Pac Cox")
        for twin in ("PAC COX", "Рас Сох", "Pac C0x", "Pac\u3000Cox", "\uff30ac Cox", "Pac Co\u0445"):
            reason = "name-mixed" if twin == "Pac Co\u0445" else "name-taken"
            body = {"name": twin, "password": PASSWORD}
            assert await Visitor(node).refused("POST", "/guests", {"name": twin}) == reason, twin
            assert await Visitor(node).refused("POST", "/accounts", body) == reason, twin
        other = await guest(node, "Quentin")
        table = await other.table("everdell", "me", "open", terms={"listed": True})
        another = await guest(node, "Rosa")
        assert await another.act_refused(table, "sit", seat=1, name="Pac Cox") == "name-taken"
        seats = [{"kind": "me", "name": "Pac Cox"}, {"kind": "open"}]
        wished = {"game": "everdell", "seats": seats}
        assert await another.refused("POST", "/tables", wished) == "name-taken"
        await owner.act(table, "sit", seat=1, name="Pac Cox")
        for name in ("Анна", "李小龙", "ボブ", "Zoë Ångström", "O'Neill", "DJ Борис", "דנה"):
            assert (await Visitor(node).post("/guests", {"name": name}))["person"]["name"] == name

    asyncio.run(story())


def test_an_export_has_everything_and_no_secret(node: Node) -> None:
    async def story() -> None:
        ada = await register(Visitor(node), "Exporta")
        table = await ada.table("everdell", "me", "me")
        await ada.choose(table, 0)
        await ada.act(table, "say", text="Mine.")
        await (await ada.ask("POST", "/daily/cartographers")).aread()
        reply = await ada.ask("GET", "/me/export")
        found = reply.json()
        assert "attachment" in reply.headers["content-disposition"]
        assert (found["person"]["id"], found["person"]["name"]) == (ada.id, "Exporta")
        mine = next(one for one in found["tables"] if one["table"]["id"] == table)
        assert [line["event"]["kind"] for line in mine["entries"]] == ["chose", "said"]
        assert [line["game"] for line in found["daily"]] == ["cartographers"]
        assert len(found["sessions"]) == 1
        for secret in (ada.token, "password", "hash", "seed", "salt"):
            assert secret not in reply.text

    asyncio.run(story())


def test_games_are_counted_when_they_end(node: Node) -> None:
    """Each is in the history and the figures of everybody who played, and goes with who leaves."""

    async def story() -> None:
        ada = await register(Visitor(node), "Counta")
        assert (await ada.get("/me/games"), await ada.get("/me/figures")) == ([], [])
        tables = [await ada.table("cartographers", "me", seed=str(seed)) for seed in (1, 2)]
        with_bot = await ada.table("cartographers", "me", "random", seed="1")
        for table in (*tables, with_bot):
            while (seen := await ada.look(table, 0))["table"]["status"] != "over":
                if seen["question"] is not None:
                    await ada.choose(table, 0)
        ended = await ada.get("/me/games")
        assert [game["table"] for game in ended] == [with_bot, *reversed(tables)]
        assert [game["company"] for game in ended] == ["bots", "alone", "alone"]
        assert ended[0]["names"] == ["Counta", "bot:random"]
        for game in ended:
            scores = (await ada.look(game["table"]))["scores"][0]
            assert game["points"] == scores["total"] == sum(game["sources"].values())
        assert [game["table"] for game in await ada.get("/me/games", company="bots")] == [with_bot]
        assert await ada.get("/me/games", game="everdell") == []
        before = ended[0]["ended_at"]
        assert [game["table"] for game in await ada.get("/me/games", before=before, limit=1)] == [tables[1]]
        alone, beside = await ada.get("/me/figures")
        points = [game["points"] for game in reversed(ended[1:])]
        assert (alone["games"], alone["trend"], alone["best"]) == (2, points, max(points))
        assert (beside["company"], beside["games"], beside["won"]) == ("bots", 1, int(ended[0]["won"]))
        record = (await ada.ask("GET", f"/tables/{tables[0]}/record")).text
        await ada.post("/tables/import", {"record": record})
        assert len(await ada.get("/me/games")) == 3
        exported = (await ada.get("/me/export"))["outcomes"]
        assert {game["table_id"] for game in exported} == {*tables, with_bot}
        assert (await ada.ask("DELETE", "/me", {"password": PASSWORD})).status_code == 204

        def counted(connection: sa.Connection) -> int:
            mine = outcomes.c.person == ada.id
            return int(connection.execute(sa.select(sa.func.count()).where(mine)).scalar_one())

        async with asyncio.timeout(PATIENCE):
            while await asyncio.to_thread(query_database, node, counted):
                await asyncio.sleep(0.1)

    asyncio.run(story())


async def _until_forgotten(node: Node, person: str) -> None:
    def known(connection: sa.Connection) -> bool:
        name = connection.execute(sa.select(people.c.name).where(people.c.id == person)).scalar()
        deeds = [
            *connection.execute(
                sa.select(entries.c.deed).where(entries.c.deed.contains("Ottoline"))
            ).scalars(),
            *connection.execute(sa.select(results.c.name).where(results.c.name == "Ottoline")).scalars(),
            *connection.execute(sa.select(names.c.key).where(names.c.person == person)).scalars(),
        ]
        return name != NOBODY or bool(deeds)

    async with asyncio.timeout(PATIENCE):
        while await asyncio.to_thread(query_database, node, known):
            await asyncio.sleep(0.1)


def _forgotten(frame: Frame) -> bool:
    return bool(frame["type"] == "update" and frame["seen"]["table"]["seats"][0]["name"] == NOBODY)


def test_who_leaves_is_forgotten_and_the_games_stay(node: Node) -> None:
    async def story() -> None:
        leaver = await register(Visitor(node), "Ottoline")
        running = await leaver.table("everdell", "me", "open")
        ben = await leaver.invite(running, "Ben")
        await leaver.act(running, "begin")
        await leaver.choose(running, 0)
        await leaver.act(running, "say", text="So long.")
        waiting = await ben.table("everdell", "me", "open", "open", terms={"listed": True})
        await leaver.act(waiting, "sit")
        hosted = await leaver.table("everdell", "me", "open", terms={"listed": True})
        await ben.act(hosted, "sit")
        lent = await leaver.post(f"/tables/{running}/links", {"kind": "watch", "seat": 0})
        eve = Visitor(node)
        eve = with_session(
            eve, (await eve.post("/join", {"link": lent["path"].split("#")[1], "name": "Eve"}))["session"]
        )
        over = await leaver.table("cartographers", "random")
        while (await leaver.look(over))["table"]["status"] != "over":
            await asyncio.sleep(0.05)
        before = await ben.get(f"/tables/{running}/log")
        assert await leaver.refused("DELETE", "/me", {"password": "wrong horse"}) == "bad-password"
        async with ben.socket() as socket:
            await socket.watch(running, 1)
            assert (await leaver.ask("DELETE", "/me", {"password": PASSWORD})).status_code == 204
            seen = await socket.until(
                lambda frame: (
                    frame["type"] == "update" and frame["seen"]["table"]["seats"][0]["name"] == NOBODY
                )
            )
        assert seen["seen"]["table"]["seats"][0]["left"], "the others may call a bot at once"
        assert await leaver.refused("GET", "/me") == "no-session"
        body = {"name": "Ottoline", "password": PASSWORD}
        assert await Visitor(node).refused("POST", "/sessions", body) == "bad-login"
        await _until_forgotten(node, leaver.id)
        after = await ben.get(f"/tables/{running}/log")
        renamed = [
            {**line, "name": NOBODY} if line.get("name") == "Ottoline" else line for line in before["lines"]
        ]
        assert after["lines"] == renamed, "whole, under a neutral name"
        assert await eve.refused("GET", f"/tables/{running}", seat=0) == "no-access"
        await ben.act(running, "replace", seat=0, bot="random", how="stand_in")
        assert (await ben.look(waiting))["table"]["seats"][1]["person"] == ""
        assert (await ben.look(hosted))["table"]["status"] == "closed"
        assert (await guest(node, "Ottoline")).person["name"] == "Ottoline", "the name is free again"

    asyncio.run(story())


def test_a_guest_leaves_without_a_password(node: Node) -> None:
    async def story() -> None:
        ada = await guest(node, "Passing")
        table = await ada.table("everdell", "me", "me")
        assert (await ada.ask("DELETE", "/me", {})).status_code == 204
        assert await ada.refused("GET", "/me") == "no-session"
        assert await ada.refused("GET", f"/tables/{table}") == "no-access"

    asyncio.run(story())


def test_it_holds_across_nodes(new_postgres: Callable[[], str]) -> None:
    """The other node closes sockets, shows no lent hand, and knows no name of who has left."""
    database = new_postgres()
    first = Node(database)
    second = Node(database)

    async def story() -> None:
        ada = await register(Visitor(first), "Ottoline")
        table = await ada.table("everdell", "me", "open")
        ben = await ada.invite(table, "Ben")
        await ada.act(table, "begin")
        there = Visitor(second, ben.token, ben.person)
        link = await ada.post(f"/tables/{table}/links", {"kind": "watch", "seat": 0})
        nobody = Visitor(second)
        joined = await nobody.post("/join", {"link": link["path"].split("#")[1], "name": "Eve"})
        eve = with_session(nobody, joined["session"])
        async with eve.socket() as watching, there.socket() as playing:
            assert None not in (await watching.watch(table, 0))["seen"]["view"]["players"][0]["hand"]
            await playing.watch(table, 1)
            assert (await ada.ask("DELETE", f"/tables/{table}/links/{link['id']}")).status_code == 204
            gone = await watching.until(lambda frame: frame["type"] == "gone")
            assert gone["reason"] == "no-access"
            assert await eve.refused("GET", f"/tables/{table}", seat=0) == "no-access"
            assert (
                await Visitor(second, ada.token).ask("DELETE", "/me", {"password": PASSWORD})
            ).status_code == 204
            await playing.until(
                lambda frame: (
                    frame["type"] == "update" and frame["seen"]["table"]["seats"][0]["name"] == NOBODY
                )
            )
        await _until_forgotten(first, ada.id)
        assert (await ben.look(table, 1))["table"]["seats"][0]["name"] == NOBODY

    try:
        asyncio.run(story())
    finally:
        assert [second.stop(), first.stop()] == [0, 0], first.log + second.log
