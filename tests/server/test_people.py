"""Guests and accounts: their identity, and what they keep."""

from __future__ import annotations

import asyncio

import pytest
from websockets.exceptions import ConnectionClosed

from .client import Frame, Visitor, guest
from .node import Node

PASSWORD = "correct horse"


async def register(visitor: Visitor, name: str, password: str = PASSWORD) -> Visitor:
    return with_session(visitor, await visitor.post("/accounts", {"name": name, "password": password}))


async def login(node: Node, name: str, password: str = PASSWORD) -> Visitor:
    nobody = Visitor(node)
    return with_session(nobody, await nobody.post("/sessions", {"name": name, "password": password}))


def with_session(visitor: Visitor, session: Frame) -> Visitor:
    return Visitor(visitor.node, session["token"], session["person"])


def test_a_guest_is_a_name_and_a_session(node: Node) -> None:
    async def story() -> None:
        ada = await guest(node, " Ada\u0007  Lovelace ")
        assert await ada.get("/me") == {"id": ada.id, "name": "Ada Lovelace", "guest": True}
        other = await guest(node, "Ada Lovelace")
        assert other.id != ada.id, "guests may share a name"
        nobody = Visitor(node)
        for name in ("\n", "bot:casual", "Bot:me"):
            assert await nobody.refused("POST", "/guests", {"name": name}) == "player-name"
        for name in ("", "x" * 41):
            assert await nobody.refused("POST", "/guests", {"name": name}) == "bad-request"
        assert await nobody.refused("GET", "/me") == "no-session"
        assert await Visitor(node, "made-up").refused("GET", "/me") == "no-session"

    asyncio.run(story())


def test_an_account_opens_the_same_tables_from_anywhere(node: Node) -> None:
    async def story() -> None:
        ada = await register(Visitor(node), "Ada of Anywhere")
        assert not ada.person["guest"]
        table = await ada.table("everdell", "me", "me")
        elsewhere = await login(node, "ada OF anywhere")
        assert elsewhere.id == ada.id
        assert elsewhere.token != ada.token
        assert [line["id"] for line in (await elsewhere.get("/tables"))["yours"]] == [table]
        await elsewhere.choose(table, 0, "visit:three_twigs")
        assert (await ada.look(table, 0))["undo"], "one person, two devices"

    asyncio.run(story())


def test_a_name_belongs_to_one_account(node: Node) -> None:
    async def story() -> None:
        await register(Visitor(node), "Grace")
        for twin in ("Grace", "GRACE", " grace ", "\uff27race"):
            body = {"name": twin, "password": PASSWORD}
            assert await Visitor(node).refused("POST", "/accounts", body) == "name-taken", twin
        for body in ({"name": "Ginny", "password": "short"}, {"name": "", "password": PASSWORD}):
            assert await Visitor(node).refused("POST", "/accounts", body) == "bad-request"
        assert (
            await Visitor(node).refused("POST", "/sessions", {"name": "Ginny", "password": PASSWORD})
            == "bad-login"
        )

    asyncio.run(story())


def test_a_wrong_password_and_an_unknown_name_are_told_alike(node: Node) -> None:
    async def story() -> None:
        await register(Visitor(node), "Hedy")
        nobody = Visitor(node)
        wrong = await nobody.ask("POST", "/sessions", {"name": "Hedy", "password": "wrong horse"})
        unknown = await nobody.ask("POST", "/sessions", {"name": "Nobody", "password": "wrong horse"})
        assert wrong.status_code == unknown.status_code == 401
        assert wrong.json() == unknown.json() == {"reason": "bad-login", "where": "", "details": {}}

    asyncio.run(story())


def test_a_guest_who_registers_keeps_the_seats(node: Node) -> None:
    async def story() -> None:
        ada = await guest(node)
        table = await ada.table("everdell", "me", "open")
        ben = await ada.invite(table, "Ben")
        await ada.act(table, "begin")
        named = await register(ben, "Benjamin the Second")
        assert named.id == ben.id
        assert [line["id"] for line in (await named.get("/tables"))["yours"]] == [table]
        await ada.choose(table, 0, "visit:three_twigs")
        await named.choose(table, 1, "visit:two_resin")
        back = await login(node, "Benjamin the Second")
        assert (await back.look(table, 1))["undo"]
        await back.act(table, "say", text="It is me.")
        assert (await ada.get(f"/tables/{table}/log"))["lines"][-1]["name"] == "Benjamin the Second"
        # A second account is another person.
        other = await register(named, "Benjamin the Third")
        assert other.id != named.id
        assert await other.refused("GET", f"/tables/{table}") == "no-access"

    asyncio.run(story())


def test_a_guest_whose_wished_name_is_taken_stays_a_guest(node: Node) -> None:
    async def story() -> None:
        await register(Visitor(node), "Ida")
        assert await Visitor(node).refused("POST", "/guests", {"name": "Ida"}) == "name-taken"
        twin = await guest(node, "Ilse")
        table = await twin.table("everdell", "me", "me")
        assert await twin.refused("POST", "/accounts", {"name": "Ida", "password": PASSWORD}) == "name-taken"
        assert (await twin.get("/me"))["guest"]
        await twin.choose(table, 0, "visit:three_twigs")
        assert not (await register(twin, "Ida Two")).person["guest"]

    asyncio.run(story())


def test_logging_out_ends_one_session_or_all(node: Node) -> None:
    async def story() -> None:
        first = await register(Visitor(node), "Jane")
        second, third = [await login(node, "Jane") for _ in range(2)]
        assert (await first.ask("DELETE", "/sessions/current")).status_code == 204
        assert await first.refused("GET", "/me") == "no-session"
        assert (await second.get("/me"))["name"] == "Jane"
        assert (await second.ask("DELETE", "/sessions")).status_code == 204
        for ended in (second, third):
            assert await ended.refused("GET", "/tables/x/links") == "no-session"
        assert (await (await login(node, "Jane")).get("/me"))["id"] == first.id

    asyncio.run(story())


def test_logging_out_closes_the_socket(node: Node) -> None:
    async def story() -> None:
        ada = await guest(node)
        table = await ada.table("everdell", "me", "me")
        async with ada.socket() as socket:
            await socket.watch(table, 0)
            await ada.ask("DELETE", "/sessions/current")
            with pytest.raises(ConnectionClosed) as closed:
                await socket.until(lambda _: False)
            assert closed.value.rcvd is not None
            assert closed.value.rcvd.code == 4001

    asyncio.run(story())
