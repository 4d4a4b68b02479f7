"""Permissions: every act, every message and every route for every kind of person, before, during and after a
game. Tables list what is expected. An act or route that is not in them fails the tests."""

from __future__ import annotations

import asyncio
from base64 import urlsafe_b64encode
from collections.abc import AsyncIterator, Iterator
from contextlib import AsyncExitStack, asynccontextmanager
from typing import Any, Final, get_args
from urllib.parse import parse_qsl

import msgspec
import pytest
from cryptography.hazmat.primitives.asymmetric.ec import SECP256R1, generate_private_key
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

from boardwright.core.record import Record
from boardwright.core.rng import Rng
from boardwright.games import GAMES
from boardwright.server import wire
from boardwright.server.tokens import new_id

from .client import Frame, Socket, Visitor, guest
from .hostile import PASSWORD, server_under_attack
from .node import Node, sqlite_url

SUBSCRIPTION: Final = {
    "endpoint": "https://fcm.googleapis.com/fcm/send/x",
    "keys": {
        "p256dh": urlsafe_b64encode(
            generate_private_key(SECP256R1())
            .public_key()
            .public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        ).decode(),
        "auth": urlsafe_b64encode(bytes(16)).decode(),
    },
}
"""A browser that wants notices."""
STATUSES: Final = ("gathering", "running", "over", "closed")
ACTORS: Final = ("nobody", "stranger", "spectator", "other", "host", "holder")
"""Without a session; with one, but not of this table; let in to watch; on the other seat; the host, who has
no seat; on the seat in question, which is seat 0."""

ACTS: Final = {
    # act: status: the replies to spectator, other, host and holder. A stranger is always refused.
    "choose": {
        "gathering": "not-your-seat not-your-seat not-your-seat not-begun",
        "running": "not-your-seat not-your-seat not-your-seat done",
        "over": "not-your-seat not-your-seat not-your-seat table-over",
        "closed": "not-your-seat not-your-seat not-your-seat table-over",
    },
    "undo": {
        "gathering": "not-your-seat not-your-seat not-your-seat nothing-to-undo",
        "running": "not-your-seat not-your-seat not-your-seat done",
        "over": "not-your-seat not-your-seat not-your-seat nothing-to-undo",
        "closed": "not-your-seat not-your-seat not-your-seat nothing-to-undo",
    },
    "say": {
        "gathering": "chat-seats done chat-seats done",
        "running": "chat-seats done chat-seats done",
        "over": "chat-seats done chat-seats done",
        "closed": "chat-seats done chat-seats done",
    },
    "sit": {
        "gathering": "no-access done done done",
        "running": "already-begun already-begun already-begun already-begun",
        "over": "table-over table-over table-over table-over",
        "closed": "table-over table-over table-over table-over",
    },
    "seat_bot": {
        "gathering": "not-host not-host done not-host",
        "running": "not-host not-host already-begun not-host",
        "over": "not-host not-host table-over not-host",
        "closed": "not-host not-host table-over not-host",
    },
    "rise": {
        "gathering": "not-your-seat not-your-seat done done",
        "running": "already-begun already-begun already-begun already-begun",
        "over": "table-over table-over table-over table-over",
        "closed": "table-over table-over table-over table-over",
    },
    "begin": {
        "gathering": "not-host not-host done not-host",
        "running": "not-host not-host already-begun not-host",
        "over": "not-host not-host table-over not-host",
        "closed": "not-host not-host table-over not-host",
    },
    "leave": {
        "gathering": "not-begun not-begun not-begun not-begun",
        "running": "not-your-seat not-your-seat not-your-seat done",
        "over": "table-over table-over table-over table-over",
        "closed": "table-over table-over table-over table-over",
    },
    "return": {
        "gathering": "not-your-seat not-your-seat not-your-seat not-begun",
        "running": "not-your-seat not-your-seat not-your-seat done",
        "over": "not-your-seat not-your-seat not-your-seat table-over",
        "closed": "not-your-seat not-your-seat not-your-seat table-over",
    },
    "replace": {
        "gathering": "not-begun not-begun not-begun not-begun",
        "running": "not-seated done done not-anothers-seat",
        "over": "table-over table-over table-over table-over",
        "closed": "table-over table-over table-over table-over",
    },
    "close": {
        "gathering": "not-host not-host done not-host",
        "running": "not-host not-host done not-host",
        "over": "not-host not-host table-over not-host",
        "closed": "not-host not-host table-over not-host",
    },
}  # fmt: skip


@pytest.fixture(scope="module")
def node(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Node]:
    with server_under_attack(sqlite_url(tmp_path_factory.mktemp("authority"))) as running:
        yield running


def finished() -> str:
    """A finished game of two players."""
    record = Record(GAMES["cartographers"], 7, {}, ["Ben", "Cy"])
    rng = Rng(7)
    while record.state.waiting():
        seat = record.state.waiting()[0]
        options = record.state.options(seat)
        record.choose(seat, options.code(options.sample(rng)))
    return record.text()


class Cast:
    """The people and the tables of these tests."""

    def __init__(self, **people: Visitor) -> None:
        self.people: Final = people
        self.record: Final = finished()

    def __getattr__(self, name: str) -> Visitor:
        return self.people[name]

    async def table(self, status: str, seats: int = 2) -> str:
        """A table with `holder` on seat 0, `other` on seat 1, and further seats free."""
        if status == "over":
            answer_fields = {"record": self.record, "seats": [{"kind": "open"}] * seats}
            id = str((await self.host.post("/tables/import", answer_fields))["id"])
        else:
            id = await self.host.table("cartographers", *["open"] * seats)
        for kind, who in (("join", self.holder), ("join", self.other), ("watch", self.spectator)):
            link = await self.host.post(f"/tables/{id}/links", {"kind": kind})
            await who.post("/join", {"link": link["path"].split("#")[1]})
        if status != "gathering":
            await self.host.act(id, "begin")
        if status == "closed":
            await self.host.act(id, "close")
        assert (await self.host.look(id))["table"]["status"] == status
        return id

    async def table_for(self, act: str, status: str) -> str:
        """A table where the right person could do this act, if the act is possible at all."""
        id = await self.table(status, 3 if status == "gathering" and act != "begin" else 2)
        if status == "running" and act == "undo":
            await self.holder.choose(id, 0)
        if status == "running" and act in ("return", "replace"):
            await self.holder.act(id, "leave", seat=0)
        return id

    async def answer_fields(self, act: str, id: str) -> Frame:
        """The fields of the act."""
        fields: dict[str, Frame] = {
            "choose": {"seat": 0, "asked": 1, "code": "forest:a1"},
            "undo": {"seat": 0},
            "say": {"text": "Let me in"},
            "sit": {},
            "seat_bot": {"seat": 2, "bot": "random"},
            "rise": {"seat": 0},
            "leave": {"seat": 0},
            "return": {"seat": 0},
            "replace": {"seat": 0, "bot": "random", "how": "stand_in"},
        }
        answer_fields = {"act": act, **fields.get(act, {})}
        question = (await self.holder.look(id, 0))["question"]
        if act == "choose" and question is not None:
            answer_fields |= {"asked": question["asked"], "code": question["options"][0]["code"]}
        return answer_fields


async def cast(node: Node) -> Cast:
    return Cast(nobody=Visitor(node), **{name: await guest(node, name) for name in ACTORS[1:]})


@pytest.fixture(scope="module")
def people(node: Node) -> Cast:
    return asyncio.run(cast(node))


class Doors:
    """Sends an act in both ways: as a request, and as a message over a socket."""

    def __init__(self, who: Visitor, socket: Socket) -> None:
        self.who: Final = who
        self.socket: Final = socket

    async def by_request(self, id: str, answer_fields: Frame) -> str:
        reply = await self.who.ask("POST", f"/tables/{id}/acts", {"id": new_id(), **answer_fields})
        return "done" if reply.status_code == 200 else str(reply.json()["reason"])

    async def by_socket(self, id: str, answer_fields: Frame) -> str:
        reply = await self.socket.do(id, **answer_fields)
        return "done" if reply["type"] == "done" else str(reply["reason"])


def test_the_tables_below_are_complete() -> None:
    assert set(ACTS) == {act.__struct_config__.tag for act in get_args(wire.AnyAct)}
    assert all(set(lines) == set(STATUSES) for lines in ACTS.values())


@pytest.mark.parametrize("act", ACTS)
def test_every_act(people: Cast, act: str) -> None:
    async def story() -> None:
        async with AsyncExitStack() as sockets:
            doors = {
                name: Doors(who, await sockets.enter_async_context(who.socket()))
                for name, who in people.people.items()
            }
            for status in STATUSES:
                outcomes = dict(
                    zip(ACTORS, ["no-session", "no-access", *ACTS[act][status].split()], strict=True)
                )
                id = await people.table_for(act, status)
                answer_fields = await people.answer_fields(act, id)
                before = (await people.host.look(id))["number"]
                for actor, outcome in outcomes.items():
                    if outcome != "done":
                        assert await doors[actor].by_request(id, answer_fields) == outcome, (
                            act,
                            status,
                            actor,
                        )
                        assert await doors[actor].by_socket(id, answer_fields) == outcome, (
                            act,
                            status,
                            actor,
                        )
                assert (await people.host.look(id))["number"] == before
                able = [actor for actor, outcome in outcomes.items() if outcome == "done"]
                for number, actor in enumerate(able):  # each changes the table
                    if number:
                        id = await people.table_for(act, status)
                    assert await doors[actor].by_request(id, await people.answer_fields(act, id)) == "done", (
                        act,
                        status,
                        actor,
                    )
                    id = await people.table_for(act, status)
                    assert await doors[actor].by_socket(id, await people.answer_fields(act, id)) == "done", (
                        act,
                        status,
                        actor,
                    )

    asyncio.run(story())


def test_what_only_the_server_says_cannot_be_sent(people: Cast) -> None:
    """A client cannot send the events that only the server creates, such as a rematch or a new guest."""
    inner = set(get_args(wire.ForwardedAct)) - set(get_args(wire.AnyAct))
    assert {act.__struct_config__.tag for act in inner} == {"admit", "revoke", "forget", "continue"}

    async def story() -> None:
        id = await people.table("over")
        before = (await people.host.look(id))["number"]
        for act in (
            {"act": "admit", "seat": 0}, {"act": "admit"}, {"act": "continue", "table": id},
            {"act": "forget"}, {"act": "revoke", "link": "x", "seat": 0},
        ):  # fmt: skip
            for name in ACTORS[1:]:
                who = people.people[name]
                assert await who.refused("POST", f"/tables/{id}/acts", {"id": "x", **act}) == "bad-request"
                async with who.socket() as socket:
                    await socket.send(type="do", table=id, act={"id": "x", **act})
                    assert (await socket.receive())["reason"] == "bad-message"
        assert (await people.host.look(id))["number"] == before

    asyncio.run(story())


ORDERS: Final = {
    # order: status: the replies to spectator, other, host and holder
    "watch the table": dict.fromkeys(STATUSES, "snapshot snapshot snapshot snapshot"),
    "watch as seat 0": dict.fromkeys(STATUSES, "no-access no-access no-access snapshot"),
    "watch as no seat": dict.fromkeys(STATUSES, "no-access no-access no-access no-access"),
    "preview for seat 0": {
        "gathering": "not-your-seat not-your-seat not-your-seat not-asked",
        "running": "not-your-seat not-your-seat not-your-seat previewed",
        "over": "not-your-seat not-your-seat not-your-seat not-asked",
        "closed": "not-your-seat not-your-seat not-your-seat not-asked",
    },
    "hint for seat 0": {
        "gathering": "not-your-seat not-your-seat not-your-seat not-begun",
        "running": "not-your-seat not-your-seat not-your-seat hint-company",
        "over": "not-your-seat not-your-seat not-your-seat table-over",
        "closed": "not-your-seat not-your-seat not-your-seat table-over",
    },
    "review": {
        **dict.fromkeys(STATUSES, "not-over not-over not-over not-over"),
        "over": "reviewed reviewed reviewed reviewed",
    },
    "unreview": dict.fromkeys(STATUSES, "pong pong pong pong"),
    "attention": dict.fromkeys(STATUSES, "pong pong pong pong"),
    "unwatch": dict.fromkeys(STATUSES, "gone gone gone gone"),
    "ping": dict.fromkeys(STATUSES, "pong pong pong pong"),
    "hello": dict.fromkeys(STATUSES, "already-greeted already-greeted already-greeted already-greeted"),
}
OUTSIDE: Final = {
    "preview for seat 0": "not-your-seat",
    "hint for seat 0": "not-your-seat",
    "unreview": "pong",
    "attention": "pong",
    "unwatch": "gone",
    "ping": "pong",
}
"""The replies to nobody and to a stranger, where they are not `no-access`."""


@pytest.mark.parametrize("order", ORDERS)
def test_every_other_order(people: Cast, order: str) -> None:
    kinds = {one.__struct_config__.tag for one in get_args(wire.AnySocketRequest)}
    assert {name.split()[0] for name in ORDERS} | {"do"} == kinds

    async def story() -> None:
        for status in STATUSES:
            id = await people.table(status)
            question = (await people.holder.look(id, 0))["question"]
            code = question["options"][0]["code"] if question else "forest:a1"
            messages: dict[str, Frame] = {
                "watch the table": {"table": id},
                "watch as seat 0": {"table": id, "seat": 0},
                "watch as no seat": {"table": id, "seat": 2},
                "preview for seat 0": {"table": id, "seat": 0, "code": code, "ask": "x"},
                "hint for seat 0": {"table": id, "seat": 0, "level": "casual", "ask": "x"},
                "review": {"table": id, "ask": "x"},
                "unreview": {},
                "attention": {"looking": True},
                "unwatch": {"table": id},
                "ping": {},
                "hello": {"protocol": 1},
            }
            outside = OUTSIDE.get(order, "already-greeted" if order == "hello" else "no-access")
            expected = [outside, outside, *ORDERS[order][status].split()]
            for actor, outcome in zip(ACTORS, expected, strict=True):
                async with people.people[actor].socket() as socket:
                    await socket.send(type=order.split()[0], **messages[order])
                    if order in ("unreview", "attention"):  # they have no answer of their own
                        await socket.send(type="ping")
                    reply = await socket.receive()
                    answer = reply["reason"] if reply["type"] == "refused" else reply["type"]
                    assert answer == outcome, (order, status, actor)

    asyncio.run(story())


def test_a_stranger_who_says_hello_later_gets_no_further(node: Node, people: Cast) -> None:
    """Nothing works before hello, and a wrong token gives no access."""

    async def story() -> None:
        id = await people.table("running")
        async with people.holder.socket() as polite:
            answer_fields = {"id": "x", **await people.answer_fields("choose", id)}
            for message in (
                {"type": "do", "table": id, "act": answer_fields},
                {"type": "watch", "table": id, "seat": 0},
                {"type": "preview", "table": id, "seat": 0, "code": answer_fields["code"], "ask": "x"},
                {"type": "ping"},
            ):
                async with _bare(node) as socket:
                    await socket.send(**message)
                    assert (await socket.receive())["reason"] == "hello-first"
            for token in ("x", people.holder.token[:-1], people.holder.token + "A", id):
                async with _bare(node) as socket:
                    await socket.send(type="hello", protocol=1, token=token)
                    assert (await socket.receive())["reason"] == "no-session"
                    await socket.send(type="do", table=id, act=answer_fields)
                    assert (await socket.receive())["reason"] == "hello-first"
            assert (await polite.do(id, **{**answer_fields, "id": "y"}))["type"] == "done"

    asyncio.run(story())


def _bare(node: Node) -> Any:
    """A connection that has sent nothing yet."""

    @asynccontextmanager
    async def opened() -> AsyncIterator[Socket]:
        from websockets.asyncio.client import connect

        async with connect(node.socket_url) as connection:
            yield Socket(connection)

    return opened()


# Routes

ROUTES: Final = {
    # route: the status for nobody, stranger, spectator, other, host and holder, while a game goes on
    "GET /api/v1/games": "200 200 200 200 200 200",
    "POST /api/v1/games/{game}/sets": "200 200 200 200 200 200",
    "POST /api/v1/guests": "201 201 201 201 201 201",
    "POST /api/v1/accounts": "201 201 201 201 201 201",
    "POST /api/v1/sessions": "401 401 401 401 401 401",
    "GET /api/v1/me": "401 200 200 200 200 200",
    "PATCH /api/v1/me": "401 200 200 200 200 200",
    "POST /api/v1/me/password": "401 422 422 422 422 422",
    "GET /api/v1/me/export": "401 200 200 200 200 200",
    "GET /api/v1/me/games": "401 200 200 200 200 200",
    "GET /api/v1/me/figures": "401 200 200 200 200 200",
    "DELETE /api/v1/me": "401 204 204 204 204 204",
    "GET /api/v1/push": "200 200 200 200 200 200",
    "POST /api/v1/me/push": "401 204 204 204 204 204",
    "DELETE /api/v1/me/push": "401 204 204 204 204 204",
    "GET /api/v1/sessions": "401 200 200 200 200 200",
    "DELETE /api/v1/sessions/{id}": "401 404 404 404 404 404",
    "POST /api/v1/tables": "401 201 201 201 201 201",
    "POST /api/v1/tables/import": "401 201 201 201 201 201",
    "GET /api/v1/tables": "200 200 200 200 200 200",
    "GET /api/v1/tables/{id}": "403 403 200 200 200 200",
    "GET /api/v1/tables/{id}?seat=0": "403 403 403 403 403 200",
    "GET /api/v1/tables/{id}/setup": "403 403 200 200 200 200",
    "GET /api/v1/tables/{id}/facts": "403 403 200 200 200 200",
    "GET /api/v1/tables/{id}/words/{language}": "403 403 200 200 200 200",
    "POST /api/v1/tables/{id}/acts": "401 403 422 200 422 200",
    "GET /api/v1/tables/{id}/log": "403 403 200 200 200 200",
    "GET /api/v1/tables/{id}/log?seat=0": "403 403 403 403 403 200",
    "GET /api/v1/tables/{id}/replay": "403 403 200 200 200 200",
    "GET /api/v1/tables/{id}/replay?seat=0": "403 403 403 403 403 200",
    "GET /api/v1/tables/{id}/review": "403 403 422 422 422 422",
    "POST /api/v1/tables/{id}/review": "401 403 422 422 422 422",
    "GET /api/v1/tables/{id}/review/{action}": "403 403 422 422 422 422",
    "POST /api/v1/tables/{id}/review/attempts": "401 403 422 422 422 422",
    "GET /api/v1/tables/{id}/record": "403 403 422 422 422 422",
    "GET /api/v1/tables/{id}/position": "403 403 422 422 422 422",
    "POST /api/v1/tables/{id}/rematch": "401 403 403 422 403 422",
    "POST /api/v1/tables/{id}/fork": "401 403 422 422 422 422",
    "POST /api/v1/tables/{id}/links": "401 403 403 201 201 201",
    "POST /api/v1/tables/{id}/links?watch=0": "401 403 403 403 403 201",
    "GET /api/v1/tables/{id}/links": "401 403 200 200 200 200",
    "DELETE /api/v1/tables/{id}/links/{link}": "401 403 404 404 204 404",
    "POST /api/v1/invitation": "404 404 404 404 404 404",
    "POST /api/v1/join": "404 404 404 404 404 404",
    "GET /api/v1/daily": "200 200 200 200 200 200",
    "GET /api/v1/daily/{game}": "200 200 200 200 200 200",
    "POST /api/v1/daily/{game}": "401 200 200 200 200 200",
    "DELETE /api/v1/sessions/current": "401 204 204 204 204 204",
    "DELETE /api/v1/sessions": "401 204 204 204 204 204",
}  # fmt: skip
AFTERWARDS: Final = {
    # the same when the game is over: those who may look may see all of it
    "GET /api/v1/tables/{id}?seat=0": "403 403 403 403 403 200",
    "GET /api/v1/tables/{id}/log?seat=0": "403 403 403 403 403 200",
    "GET /api/v1/tables/{id}/replay?seat=0": "403 403 200 200 200 200",
    "GET /api/v1/tables/{id}/replay?seat=99": "403 403 422 422 422 422",
    "GET /api/v1/tables/{id}/review": "403 403 200 200 200 200",
    "POST /api/v1/tables/{id}/review": "401 403 200 200 200 200",
    "GET /api/v1/tables/{id}/review/{action}": "403 403 422 422 422 422",
    "GET /api/v1/tables/{id}/record": "403 403 200 200 200 200",
    "GET /api/v1/tables/{id}/position": "403 403 200 200 200 200",
    "POST /api/v1/tables/{id}/fork": "401 403 201 201 201 201",
    "POST /api/v1/tables/{id}/rematch": "401 403 403 201 403 201",
}  # fmt: skip


def test_every_route_is_in_the_table(node: Node) -> None:
    async def story() -> None:
        described = await Visitor(node).get("/schema/openapi.json")
        offered = {
            f"{method.upper()} {path}" for path, methods in described["paths"].items() for method in methods
        }
        assert {route.partition("?")[0] for route in ROUTES} == offered

    asyncio.run(story())


@pytest.mark.parametrize("route", ROUTES)
def test_every_route(node: Node, people: Cast, route: str) -> None:
    async def story() -> None:
        ends = any(part in route for part in ("/sessions", "/accounts", "/me"))
        leaving = await cast(node) if ends else people
        await _try(leaving, await leaving.table("running"), route, ROUTES[route])

    asyncio.run(story())


@pytest.mark.parametrize("route", AFTERWARDS)
def test_every_route_to_a_finished_game(people: Cast, route: str) -> None:
    async def story() -> None:
        await _try(people, await people.table("over"), route, AFTERWARDS[route])

    asyncio.run(story())


async def _try(people: Cast, id: str, route: str, expected: str) -> None:
    method, path = route.removeprefix("/api/v1").split()
    link = (await people.host.post(f"/tables/{id}/links", {"kind": "watch"}))["id"]
    for actor, status in zip(ACTORS, expected.split(), strict=True):
        body = {
            "POST /api/v1/games/{game}/sets": {"text": "card = []"},
            "POST /api/v1/guests": {"name": "Dee"},
            "POST /api/v1/accounts": {"name": new_id(), "password": PASSWORD},
            "PATCH /api/v1/me": {"name": new_id()},
            "POST /api/v1/me/password": {"current": PASSWORD, "password": PASSWORD},
            "POST /api/v1/me/push": SUBSCRIPTION,
            "DELETE /api/v1/me/push": {"endpoint": SUBSCRIPTION["endpoint"]},
            "DELETE /api/v1/me": {},
            "POST /api/v1/sessions": {"name": "holder", "password": PASSWORD},
            "POST /api/v1/tables": {"game": "cartographers", "seats": [{"kind": "me"}]},
            "POST /api/v1/tables/import": {"record": people.record},
            "POST /api/v1/tables/{id}/acts": {"act": "say", "id": "x", "text": "Hello"},
            "POST /api/v1/tables/{id}/fork": {"answers": 3},
            "POST /api/v1/tables/{id}/review/attempts": {"action": 0, "code": "x"},
            "POST /api/v1/tables/{id}/links": {"kind": "join"},
            "POST /api/v1/tables/{id}/links?watch=0": {"kind": "watch", "seat": 0},
            "POST /api/v1/invitation": {"link": id},
            "POST /api/v1/join": {"link": id, "name": "Dee"},
        }.get(route)
        asked, _, query = (
            path.removeprefix("/api/v1")
            .format(id=id, link=link, game="everdell", language="it", action=99999)
            .partition("?")
        )
        reply = await people.people[actor].ask(method, asked, body, **dict(parse_qsl(query)))
        assert reply.status_code == int(status), (actor, reply.text)
        if reply.status_code >= 400:
            assert msgspec.json.decode(reply.content, type=wire.Problem).reason


def test_nothing_is_said_about_a_table_to_those_who_may_not_look(people: Cast) -> None:
    """A refusal reveals neither the players nor the content of a table to a stranger."""

    async def story() -> None:
        id = await people.table("running")
        answers = {
            (await people.stranger.ask("GET", f"/tables/{id}{path}", seat=seat)).text
            for path in (
                "",
                "/log",
                "/replay",
                "/record",
                "/review",
                "/setup",
                "/facts",
                "/words/it",
                "/links",
            )
            for seat in (None, 0, 99)
        }
        assert answers == {f'{{"reason":"no-access","where":"{id}","details":{{}}}}'}
        lists = await people.stranger.get("/tables")
        assert id not in str(lists)

    asyncio.run(story())
