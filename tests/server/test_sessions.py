"""Sessions, passwords and tokens: login, logout, and where secrets are never written."""

from __future__ import annotations

import asyncio
import base64
import contextlib
import random
import statistics
import time
from collections.abc import AsyncIterator, Callable, Iterator
from http.cookies import SimpleCookie
from pathlib import Path
from typing import Any, Final

import httpx
import pytest
import sqlalchemy as sa
from argon2 import Type, extract_parameters
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from boardwright.server.sockets.connections import RETRY_AFTER
from boardwright.server.storage import schema
from boardwright.server.tokens import new_id, new_token, now_ms

from .client import Frame, Socket, Visitor, guest
from .hostile import (
    DEFAULTS,
    PASSWORD,
    NodeBehindProxy,
    assert_no_secrets_logged,
    assert_no_warnings,
    changed,
    frame,
    query_database,
    raw,
    server_under_attack,
)
from .node import Node, sqlite_url

OUT_WITHIN: Final = 2 * RETRY_AFTER
SESSION_OVER: Final = 4001


@pytest.fixture(scope="module")
def node(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Node]:
    """A server that logs as much as possible."""
    with server_under_attack(sqlite_url(tmp_path_factory.mktemp("sessions")), log_level="debug") as running:
        yield running


async def account(node: Node, name: str) -> Visitor:
    made = await Visitor(node).post("/accounts", {"name": name, "password": PASSWORD})
    return Visitor(node, made["token"], made["person"])


async def login(node: Node, name: str, password: str = PASSWORD) -> Visitor:
    made = await Visitor(node).post("/sessions", {"name": name, "password": password})
    return Visitor(node, made["token"], made["person"])


async def closed(socket: Socket, code: int) -> None:
    """Read until the server ends the connection with this code."""
    with pytest.raises(ConnectionClosed) as over:
        await socket.until(lambda _frame: False)
    assert over.value.rcvd is not None
    assert over.value.rcvd.code == code


# Coming in


def test_every_login_gives_a_token_of_its_own(node: Node) -> None:
    async def story() -> None:
        ada = await account(node, "Augusta")
        again = [await login(node, "Augusta") for _ in range(3)]
        assert {who.id for who in again} == {ada.id}
        assert len({ada.token, *(who.token for who in again)}) == 4
        for who in (ada, *again):
            assert (await who.get("/me"))["name"] == "Augusta"

    asyncio.run(story())


def test_a_guest_who_makes_an_account_gets_a_new_token_and_keeps_the_seat(node: Node) -> None:
    async def story() -> None:
        ben = await guest(node, "Ben")
        table = await ben.table("cartographers", "me", "open")
        made = await ben.post("/accounts", {"name": "Benjamin", "password": PASSWORD})
        assert made["person"] == {"id": ben.id, "name": "Benjamin", "guest": False}
        assert made["token"] != ben.token
        benjamin = await login(node, " BENJAMIN ")
        assert (await benjamin.look(table, 0))["seat"] == 0

    asyncio.run(story())


def test_a_token_that_is_not_one_opens_nothing(node: Node) -> None:
    async def story() -> None:
        ada = await guest(node)
        tokens = [
            ada.token[:-1],
            ada.token + "A",
            ada.token.swapcase(),
            ada.id,
            new_token(),
            "null",
            "%00",
            "é",
        ]
        for token in tokens:
            stranger = Visitor(node)
            for name, value in (
                ("authorization", f"Bearer {token}"),
                ("cookie", f"boardwright={token}"),
                ("authorization", f"Basic {ada.token}"),
                ("authorization", ada.token),
                ("cookie", f"__Host-boardwright={ada.token}"),
            ):
                reply = await stranger.http.get("/me", headers=[(name.encode(), value.encode())])
                assert (reply.status_code, reply.json()["reason"]) == (401, "no-session"), value

    asyncio.run(story())


# Going out


def test_logout_closes_every_socket_of_the_session_soon(node: Node) -> None:
    async def story() -> None:
        await account(node, "Cleopatra")
        for _ in range(3):  # the server checks at intervals, so try at several moments
            await asyncio.sleep(random.random() / 2)
            cleo, at_home = await login(node, "Cleopatra"), await login(node, "Cleopatra")
            table = await cleo.table("cartographers", "me", "open")
            async with cleo.socket() as one, cleo.socket() as two, at_home.socket() as other:
                await one.watch(table, 0)
                await other.watch(table, 0)
                assert (await cleo.ask("DELETE", "/sessions/current")).status_code == 204
                await asyncio.gather(*(closed(socket, SESSION_OVER) for socket in (one, two)))
                assert await cleo.refused("GET", "/me") == "no-session"
                assert (await other.do(table, "say", text="I am still here"))["type"] == "done"

    asyncio.run(story())


def test_logout_everywhere_ends_all_sessions_of_a_person_and_of_nobody_else(node: Node) -> None:
    async def story() -> None:
        await account(node, "Theodora")
        sessions = [await login(node, "Theodora") for _ in range(3)]
        eve = await guest(node, "Eve")
        async with contextlib.AsyncExitStack() as stack:
            sockets = [await stack.enter_async_context(who.socket()) for who in sessions]
            hers = await stack.enter_async_context(eve.socket())
            assert (await sessions[1].ask("DELETE", "/sessions")).status_code == 204
            await asyncio.gather(*(closed(socket, SESSION_OVER) for socket in sockets))
            await hers.send(type="ping")
            assert (await hers.receive())["type"] == "pong"
        for who in sessions:
            assert await who.refused("GET", "/me") == "no-session"
            assert await _hello(node, who.token) == "no-session"

    asyncio.run(story())


def test_somebody_who_logged_out_does_nothing_more_even_without_reading(node: Node) -> None:
    """A client that reads nothing does not get the close message. The server ignores its messages too."""

    async def story() -> None:
        ada = await guest(node)
        table = await ada.table("cartographers", "me", "me")
        async with raw(node, receive_buffer=4096) as client:
            await client.upgrade(node)
            await client.send(frame(b'{"type":"hello","protocol":1,"token":"%b"}' % ada.token.encode()))
            await client.send(frame(b'{"type":"watch","table":"%b","seat":0}' % table.encode()))
            for _ in range(60):  # more updates than the buffers hold
                await ada.act(table, "say", text="Can you see me?")
            assert (await ada.ask("DELETE", "/sessions/current")).status_code == 204
            await asyncio.sleep(OUT_WITHIN)
            act = b'{"act":"say","id":"late","text":"Let me in"}'
            with contextlib.suppress(ConnectionError):
                await client.send(frame(b'{"type":"do","table":"%b","act":%b}' % (table.encode(), act)))
            await asyncio.sleep(0.5)
        query = sa.select(schema.entries.c.deed).where(schema.entries.c.table_id == table)
        deeds = query_database(node, lambda connection: list(connection.execute(query).scalars()))
        assert "Can you see me?" in str(deeds)
        assert "Let me in" not in str(deeds)

    asyncio.run(story())


def test_logout_at_one_server_closes_the_sockets_at_another(new_postgres: Callable[[], str]) -> None:
    """Two servers on one database share their sessions."""
    database = new_postgres()
    with server_under_attack(database) as here, server_under_attack(database) as there:

        async def story() -> None:
            ada = await guest(here)
            also = Visitor(there, ada.token, ada.person)
            table = await ada.table("cartographers", "me", "open")
            async with ada.socket() as one, also.socket() as two:
                await two.watch(table, 0)
                assert (await ada.ask("DELETE", "/sessions/current")).status_code == 204
                await asyncio.gather(*(closed(socket, SESSION_OVER) for socket in (one, two)))
            assert await also.refused("GET", "/me") == "no-session"
            await _names_that_grow(there)

        asyncio.run(story())


async def _names_that_grow(node: Node) -> None:
    """One letter may become several letters in the stored form. Database columns have a limited length."""
    nobody = Visitor(node)
    for name in ("\ufdfa" * 40, "ΐ" * 40, "İ" * 40, "a\0b", "\u202eevil", "e\u0301" * 20):
        for path in ("/accounts", "/sessions"):
            reply = await nobody.ask("POST", path, {"name": name, "password": PASSWORD})
            assert reply.status_code in (201, 401, 422), reply.text


def test_a_session_ends_by_itself(node: Node) -> None:
    async def story() -> None:
        ada = await guest(node)
        assert (await ada.get("/me"))["id"] == ada.id
        soon = schema.sessions.update().where(schema.sessions.c.person == ada.id)
        changed(node, soon.values(expires_at=now_ms() - 1))
        assert await ada.refused("GET", "/me") == "no-session"
        assert (
            await ada.refused("POST", "/tables", {"game": "everdell", "seats": [{"kind": "me"}]})
            == "no-session"
        )
        assert await _hello(node, ada.token) == "no-session"

    asyncio.run(story())


def test_somebody_who_is_banned_stays_out(node: Node) -> None:
    async def story() -> None:
        mallory = await account(node, "Mallory")
        changed(node, schema.people.update().where(schema.people.c.id == mallory.id).values(banned=True))
        assert await mallory.refused("GET", "/me") == "no-session"
        assert await _hello(node, mallory.token) == "no-session"
        # The right password is refused too, and the reply does not tell why.
        credentials = {"name": "Mallory", "password": PASSWORD}
        assert await Visitor(node).refused("POST", "/sessions", credentials) == "bad-login"

    asyncio.run(story())


async def _hello(node: Node, token: str) -> str:
    """The reply to a hello with a token."""
    async with connect(node.socket_url) as connection:
        socket = Socket(connection)
        await socket.send(type="hello", protocol=1, token=token)
        reply = await socket.receive()
        return str(reply.get("reason", reply["type"]))


# Cookies


def test_the_cookie_over_http(node: Node) -> None:
    async def story() -> None:
        async with _browser(node) as browser:
            made = await browser.post("/guests", json={"name": "Ada"})
            cookie = SimpleCookie(made.headers["set-cookie"])["boardwright"]
            assert cookie.value == made.json()["token"]
            assert (cookie["httponly"], cookie["samesite"].lower(), cookie["path"]) == (True, "strict", "/")
            assert (cookie["secure"], cookie["domain"]) == ("", "")
            assert int(cookie["max-age"]) == 90 * 86400
            assert (await browser.get("/me")).json()["name"] == "Ada"
            gone = await browser.delete("/sessions/current")
            cookie = SimpleCookie(gone.headers["set-cookie"])["boardwright"]
            assert (cookie.value, cookie["max-age"]) == ("", "0")
            assert (await browser.get("/me")).status_code == 401

    asyncio.run(story())


def test_the_cookie_over_https(tmp_path: Path) -> None:
    """Behind a proxy that speaks https, the cookie is tied to the host and never sent in the clear."""
    node = NodeBehindProxy(sqlite_url(tmp_path), "https://play.example.org")

    async def story() -> None:
        async with _browser(node) as browser:
            made = await browser.post("/guests", json={"name": "Ada"})
            token = made.json()["token"]
            cookie = SimpleCookie(made.headers["set-cookie"])["__Host-boardwright"]
            assert (cookie["httponly"], cookie["secure"], cookie["samesite"].lower()) == (
                True,
                True,
                "strict",
            )
            assert (cookie["path"], cookie["domain"]) == ("/", "")
            for name, status in (("__Host-boardwright", 200), ("boardwright", 401)):
                reply = await browser.get("/me", headers={"cookie": f"{name}={token}"})
                assert reply.status_code == status
            ada = Visitor(node, token, made.json()["person"])
            table = await ada.table("everdell", "me", "open")
            link = await ada.post(f"/tables/{table}/links", {"kind": "join"})
            assert link["path"].startswith("https://play.example.org/join#")

    asyncio.run(story())
    assert node.stop() == 0
    assert_no_warnings(node)
    assert_no_secrets_logged(node)


def test_a_socket_believes_a_cookie_only_from_a_page_of_ours(node: Node) -> None:
    async def story() -> None:
        ada = await guest(node)
        cookie = {"cookie": f"boardwright={ada.token}"}
        async with connect(node.socket_url, origin=_origin(node), additional_headers=cookie) as connection:
            socket = Socket(connection)
            await socket.send(type="hello", protocol=1)
            assert (await socket.receive())["person"]["id"] == ada.id
        async with connect(node.socket_url, additional_headers=cookie) as connection:
            socket = Socket(connection)
            await socket.send(type="hello", protocol=1)
            assert (await socket.receive())["person"] is None

    asyncio.run(story())


def _origin(node: Node) -> Any:
    return node.url


@contextlib.asynccontextmanager
async def _browser(node: Node) -> AsyncIterator[httpx.AsyncClient]:
    async with httpx.AsyncClient(base_url=f"{node.url}/api/v1", verify=False) as browser:
        yield browser


# Passwords


def test_passwords_are_kept_as_the_guidelines_say(node: Node) -> None:
    """Argon2id with 46 MiB, a salt for each."""

    async def story() -> None:
        people = [await account(node, new_id()) for _ in range(2)]
        query = sa.select(schema.people.c.password).where(schema.people.c.id.in_([who.id for who in people]))
        hashes = query_database(node, lambda connection: list(connection.execute(query).scalars()))
        assert len(set(hashes)) == 2
        for hashed in hashes:
            parameters = extract_parameters(hashed)
            assert parameters.type is Type.ID
            assert parameters.memory_cost >= 46 * 1024
            assert (parameters.salt_len, parameters.hash_len) >= (16, 32)

    asyncio.run(story())


def test_an_unknown_name_looks_and_lasts_like_a_wrong_password(node: Node) -> None:
    async def story() -> None:
        await account(node, "Frieda")
        nobody = Visitor(node)
        times: dict[str, list[float]] = {"Frieda": [], "Nobody": []}
        replies: set[tuple[object, ...]] = set()
        for _ in range(9):
            for name, taken in times.items():
                started = time.perf_counter()
                reply = await nobody.ask("POST", "/sessions", {"name": name, "password": "not this one"})
                taken.append(time.perf_counter() - started)
                replies.add((reply.status_code, reply.text, *sorted(set(reply.headers) - {"date"})))
        assert len(replies) == 1
        known, unknown = (statistics.median(taken) for taken in times.values())
        assert 0.5 < unknown / known < 2

    asyncio.run(story())


@pytest.fixture
def strict(tmp_path: Path) -> Iterator[Node]:
    """A server with the default rate limits, behind a proxy that sends the addresses of clients."""
    with server_under_attack(
        sqlite_url(tmp_path), **(DEFAULTS | {"trusted_proxies": "127.0.0.1"})
    ) as running:
        yield running


def test_five_tries_a_minute(strict: Node) -> None:
    async def story() -> None:
        nobody = Visitor(strict)

        async def attempt(path: str, name: str, password: str, address: str) -> int:
            reply = await nobody.http.post(
                path, json={"name": name, "password": password}, headers={"x-forwarded-for": address}
            )
            if reply.status_code == 429:
                assert (reply.json()["reason"], int(reply.headers["retry-after"]) > 0) == ("too-many", True)
            return reply.status_code

        # Many people may register in one minute from different addresses.
        names = [f"Member {number}" for number in range(7)]
        for number, name in enumerate(names):
            assert await attempt("/accounts", name, PASSWORD, f"10.0.0.{number}") == 201
        # One address has only five tries for a name, under any spelling, and four times as many for all.
        spellings = [
            "Member 1",
            "MEMBER 1",
            " member 1",
            "mEMBER 1 ",
            "m\uff45mber 1",
            "Member 1",
            "member 1",
        ]
        tried = [await attempt("/sessions", name, "wrong guess", "10.1.1.1") for name in spellings]
        assert tried == [401] * 5 + [429] * 2
        assert await attempt("/sessions", names[1], PASSWORD, "10.1.1.1") == 429
        assert await attempt("/sessions", names[2], PASSWORD, "10.1.1.1") == 201
        tried = [
            await attempt("/sessions", f"Nobody {number}", "wrong guess", "10.1.1.1") for number in range(15)
        ]
        assert tried == [401] * 11 + [429] * 4
        assert await attempt("/sessions", names[0], PASSWORD, "10.1.1.1") == 429
        # A customer of IPv6 has one network, with more addresses than anybody can count.
        networks = [f"2001:db8:0:{number}::{host}" for number in (1, 2) for host in range(6)]
        tried = [await attempt("/sessions", names[3], "wrong guess", address) for address in networks]
        assert tried == ([401] * 5 + [429]) * 2
        # A stranger cannot lock the owner out, and a right password forgets the wrong ones before it.
        assert await attempt("/sessions", names[1], PASSWORD, "10.3.3.3") == 201
        for _ in range(2):
            tried = [await attempt("/sessions", names[1], "wrong guess", "10.3.3.3") for _ in range(4)]
            assert (*tried, await attempt("/sessions", names[1], PASSWORD, "10.3.3.3")) == (401,) * 4 + (201,)
        # The same for accounts and links: a stranger uses up what his own address has, and nothing else.
        tried = [await attempt("/accounts", "Member 1", PASSWORD, "10.4.4.4") for _ in range(21)]
        assert tried == [409] * 20 + [429]
        assert await attempt("/accounts", "Member 8", PASSWORD, "10.5.5.5") == 201

        async def enter(link: str, address: str) -> int:
            body, headers = {"link": link, "name": "Visitor"}, {"x-forwarded-for": address}
            return (await nobody.http.post("/join", json=body, headers=headers)).status_code

        host = await guest(strict, "Hostess")
        table = await host.table("everdell", "me", "open")
        link = (await host.post(f"/tables/{table}/links", {"kind": "join"}))["path"].split("#")[1]
        assert [await enter("made-up", "10.6.6.6") for _ in range(21)] == [404] * 20 + [429]
        assert await enter(link, "10.6.6.6") == 429
        assert await enter(link, "10.7.7.7") == 200

    asyncio.run(story())


def test_nobody_chooses_the_address_one_is_counted_under(tmp_path: Path) -> None:
    """Without a trusted proxy, the server ignores what a client says about its address."""
    with server_under_attack(sqlite_url(tmp_path), **DEFAULTS) as node:

        async def story() -> None:
            nobody = Visitor(node)
            replies = [
                await nobody.http.post(
                    "/sessions",
                    json={"name": "Somebody", "password": "wrong guess"},
                    headers={
                        "x-forwarded-for": f"10.0.0.{number}",
                        "forwarded": f"for=10.0.0.{number}",
                        "x-real-ip": f"10.0.0.{number}",
                    },
                )
                for number in range(6)
            ]
            assert [reply.status_code for reply in replies] == [401] * 5 + [429]

        asyncio.run(story())


# Tokens


def test_tokens_cannot_be_guessed(node: Node) -> None:
    """At least 128 bits from the random source of the system. A seed of the program changes nothing."""

    async def story() -> None:
        ada = await guest(node)
        table = await ada.table("everdell", "me", "open")
        link: Frame = await ada.post(f"/tables/{table}/links", {"kind": "join"})
        for token in (ada.token, link["path"].split("#")[1]):
            assert len(base64.urlsafe_b64decode(token + "=")) >= 16

    asyncio.run(story())
    drawn = set()
    for _ in range(100):
        random.seed(1)
        drawn.add(new_token())
    assert len(drawn) == 100


def test_tokens_and_passwords_are_not_on_the_disk(node: Node) -> None:
    """A thief of the database cannot log in with it."""

    async def story() -> None:
        ada = await account(node, "Gustav")
        table = await ada.table("everdell", "me", "open")
        link: Frame = await ada.post(f"/tables/{table}/links", {"kind": "watch"})
        await login(node, "Gustav")
        secrets = [ada.token, link["path"].split("#")[1], PASSWORD]
        folder = Path(sa.make_url(node.database).database or "").parent
        files = [file.read_bytes() for file in folder.iterdir()]
        assert any(table.encode() in content for content in files), "we look in the right place"
        for secret in secrets:
            assert not any(secret.encode() in content for content in files)

    asyncio.run(story())
