"""Notices to phones: a push service of our own gets what the server sends, and browsers read it."""

from __future__ import annotations

import asyncio
import base64
import json
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import http_ece
import httpcore
import pytest
import sqlalchemy as sa
from cryptography.hazmat.primitives.asymmetric.ec import SECP256R1, derive_private_key

from boardwright.core.refusal import Refusal
from boardwright.pages import notice_words
from boardwright.server.push.addresses import PublicNetwork, PushHosts, is_public
from boardwright.server.push.sender import encode
from boardwright.server.storage.schema import endpoints, keys, turn_notices

from .client import Visitor, guest
from .hostile import changed, query_database
from .node import Node, sqlite_url
from .push_service import Device, PushService
from .test_people import PASSWORD, login, register


@pytest.fixture(scope="module")
def service(tmp_path_factory: pytest.TempPathFactory) -> Iterator[PushService]:
    running = PushService(tmp_path_factory.mktemp("push"))
    yield running
    running.stop()


def start(database: str, service: PushService, **settings: Any) -> Node:
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("SSL_CERT_FILE", str(service.trusted))
        return Node(database, **{"push_hosts": service.host, "push_after_seconds": 0.2, **settings})


CONTACT = "mailto:host@example.org"


@pytest.fixture(scope="module")
def node(database: str, service: PushService) -> Iterator[Node]:
    running = start(database, service, push_contact=CONTACT)
    yield running
    assert running.stop() == 0, running.log


async def call(host: Visitor, name: str, device: Device | None = None) -> tuple[str, Visitor]:
    """A new table where it becomes the turn of a new guest. Returns its id, and the guest."""
    table = await host.table("cartographers", "me", "open")
    person = await host.invite(table, name)
    if device is not None:
        await subscribe(person, device)
    await host.act(table, "begin")
    return table, person


async def subscribe(person: Visitor, device: Device) -> None:
    reply = await person.ask("POST", "/me/push", device.subscription)
    assert (reply.status_code, reply.text) == (204, "")


def rows(node: Node, of: sa.Table, *wanted: Any) -> int:
    query = sa.select(sa.func.count()).select_from(of).where(*wanted)
    return query_database(node, lambda connection: int(connection.execute(query).scalar_one()))


async def settled(node: Node, table: str, left: int = 0) -> None:
    """Wait until no notice of a table has to be sent any more."""
    async with asyncio.timeout(90):
        while await asyncio.to_thread(rows, node, turn_notices, turn_notices.c.table_id == table) != left:
            await asyncio.sleep(0.05)


def test_a_phone_is_told_once_in_its_language(node: Node, service: PushService) -> None:
    phone, tablet = Device(service, "ru"), Device(service, "it")

    async def story() -> str:
        ada = await guest(node)
        table, ben = await call(ada, "Ben", phone)
        await asyncio.to_thread(phone.wait)
        await settled(node, table)
        await subscribe(ben, tablet)
        await subscribe(ben, phone)  # every start of the page says it again
        await ben.choose(table, 1)
        await ada.choose(table, 0)
        await asyncio.to_thread(phone.wait, 2)
        await asyncio.to_thread(tablet.wait)
        await settled(node, table)
        assert await guest_key(ada) == phone.arrived[0].key
        return table

    table = asyncio.run(story())
    notices = [phone.read(arrived) for arrived in phone.arrived]
    path = f"/tables/{table}"
    assert notices == [{"title": "Ваш ход", "body": "Картографы", "path": path, "lang": "ru"}] * 2
    assert tablet.read(tablet.arrived[0])["title"] == "Tocca a te"
    first, second = phone.arrived
    assert len(tablet.arrived) == 1
    assert first.headers["content-encoding"] == "aes128gcm"
    assert int(first.headers["ttl"]) > 0
    assert first.headers["topic"] == second.headers["topic"], "the later one replaces the earlier one"
    assert first.headers["topic"] != tablet.arrived[0].headers["topic"], "two devices cannot be connected"
    assert len(first.headers["topic"]) <= 32
    assert table not in str(first.headers)
    assert first.claims["aud"] == f"https://{service.host}"
    assert first.claims["sub"] == CONTACT


async def guest_key(visitor: Visitor) -> str:
    return str((await visitor.get("/push"))["key"])


def test_a_notice_tells_nothing_about_the_game(node: Node, service: PushService) -> None:
    """Two games that differ in all that is hidden send the same, but for the address of the table."""
    notices = []
    for name in ("Cleo", "Dora"):
        phone = Device(service)

        async def story(name: str = name, phone: Device = phone) -> str:
            return (await call(await guest(node), name, phone))[0]

        table = asyncio.run(story())
        arrived = phone.wait()[0]
        notices.append((json.dumps(phone.read(arrived)).replace(table, "TABLE"), len(arrived.body)))
    assert notices[0] == notices[1]


def test_who_looks_or_has_answered_is_not_told(node: Node, service: PushService) -> None:
    looking, hidden, away = Device(service), Device(service), Device(service)

    async def story() -> None:
        ada = await guest(node)
        table = await ada.table("cartographers", "me", "open", "open", "open")
        people = [await ada.invite(table, name) for name in ("Ben", "Cleo", "Dora")]
        for person, device in zip(people, (looking, hidden, away), strict=True):
            await subscribe(person, device)
        async with people[0].socket() as first, people[1].socket() as second:
            await first.watch(table, 1)
            await second.watch(table, 2)
            await second.send(type="attention", looking=False)
            await second.send(type="ping")
            await second.until(lambda frame: frame["type"] == "pong")
            await ada.act(table, "begin")
            await asyncio.to_thread(away.wait)
            await asyncio.to_thread(hidden.wait)
            await settled(node, table)

    asyncio.run(story())
    assert looking.arrived == []
    assert (len(hidden.arrived), len(away.arrived)) == (1, 1)


def test_an_answer_takes_the_notice_back(tmp_path: Path, service: PushService) -> None:
    phone, later = Device(service), Device(service)
    slow = start(sqlite_url(tmp_path), service, push_after_seconds=3)

    async def story() -> None:
        ada = await guest(slow)
        table, ben = await call(ada, "Ben", phone)
        await ben.choose(table, 1)
        await call(ada, "Cleo", later)
        await asyncio.to_thread(later.wait)
        await settled(slow, table)

    try:
        asyncio.run(story())
        assert phone.arrived == []
        assert slow.stop() == 0, slow.log
    finally:
        slow.kill()


@pytest.mark.parametrize("status", [404, 410])
def test_an_endpoint_that_is_gone_is_deleted(node: Node, service: PushService, status: int) -> None:
    phone, other = Device(service), Device(service)
    service.replies[phone.name] = [status]

    async def story() -> str:
        ada = await guest(node)
        table = await ada.table("cartographers", "me", "open")
        ben = await ada.invite(table, "Ben")
        await subscribe(ben, phone)
        await subscribe(ben, other)
        await ada.act(table, "begin")
        await asyncio.to_thread(other.wait)
        await settled(node, table)
        return ben.id

    person = asyncio.run(story())
    assert len(phone.arrived) == 1
    assert rows(node, endpoints, endpoints.c.person == person) == 1


def test_a_push_service_in_trouble_is_asked_again(node: Node, service: PushService) -> None:
    """Later, and only if it is still this person's turn; a refusal of the notice itself is final."""
    busy, refused, answered = Device(service), Device(service), Device(service)
    service.replies[busy.name] = [503, 429, 201]
    service.replies[refused.name] = [400]
    service.replies[answered.name] = [503, 201]

    def hurry() -> None:
        changed(node, turn_notices.update().values(due_at=0))

    async def story() -> None:
        ada = await guest(node)
        table, _ = await call(ada, "Ben", busy)
        final, _ = await call(ada, "Cleo", refused)
        taken, dora = await call(ada, "Dora", answered)
        for times in (1, 2, 3):
            await asyncio.to_thread(busy.wait, times)
            if times == 1:
                await asyncio.to_thread(answered.wait)
                await dora.choose(taken, 1)
            if times < 3:
                await until_postponed(node, table, times)
                await asyncio.to_thread(hurry)
        for one in (table, final, taken):
            await settled(node, one)

    asyncio.run(story())
    assert [len(one.arrived) for one in (busy, refused, answered)] == [3, 1, 1]
    assert '"event":"push-refused"' in node.log.replace(" ", "")


async def until_postponed(node: Node, table: str, tries: int) -> None:
    """Wait until a notice waits for its next try, and not for the reply of the push service."""
    query = sa.select(turn_notices.c.tries, turn_notices.c.due_at).where(turn_notices.c.table_id == table)
    seen: set[int] = set()
    async with asyncio.timeout(90):
        while len(seen) < 2:  # the lease, then the wait
            found = await asyncio.to_thread(query_database, node, lambda one: one.execute(query).one())
            if found.tries == tries:
                seen.add(found.due_at)
                if tries > 1 or len(seen) == 1:
                    await asyncio.sleep(0.3)
                    return


def test_endpoints_end_with_the_session_and_the_person(node: Node, service: PushService) -> None:
    async def story() -> None:
        first = await register(Visitor(node), "Pusha")
        second = await login(node, "Pusha")
        mine = endpoints.c.person == first.id
        for device in (devices := [Device(service) for _ in range(3)]):
            await subscribe(first, device)
        await subscribe(second, Device(service))
        assert await asyncio.to_thread(rows, node, endpoints, mine) == 4
        exported = (await first.get("/me/export"))["notices"]
        assert [(line["host"], line["language"]) for line in exported] == [("localhost", "en")] * 4
        assert not any(device.name in json.dumps(exported) for device in devices)
        stranger = await guest(node, "Stranger")
        body = {"endpoint": devices[0].endpoint}
        assert (await stranger.ask("DELETE", "/me/push", body)).status_code == 204
        assert await asyncio.to_thread(rows, node, endpoints, mine) == 4, "only their own"
        assert (await first.ask("DELETE", "/me/push", body)).status_code == 204
        assert await asyncio.to_thread(rows, node, endpoints, mine) == 3
        assert (await second.ask("DELETE", "/sessions/current")).status_code == 204
        assert await asyncio.to_thread(rows, node, endpoints, mine) == 2
        await subscribe(stranger, devices[1])  # another person uses this browser now
        assert await asyncio.to_thread(rows, node, endpoints, mine) == 1
        table = await stranger.table("cartographers", "me", "open")
        await first.post("/join", {"link": await link(stranger, table)})
        await stranger.act(table, "begin")
        assert (await first.ask("DELETE", "/me", {"password": PASSWORD})).status_code == 204
        assert await asyncio.to_thread(rows, node, endpoints, mine) == 0

    asyncio.run(story())


async def link(host: Visitor, table: str) -> str:
    made = await host.post(f"/tables/{table}/links", {"kind": "join"})
    return str(made["path"].split("#")[1])


def test_a_person_has_few_endpoints(node: Node, service: PushService) -> None:
    async def story() -> None:
        ada = await guest(node)
        devices = [Device(service) for _ in range(13)]
        for device in devices:
            await subscribe(ada, device)
        found = await asyncio.to_thread(
            query_database,
            node,
            lambda one: set(
                one.execute(sa.select(endpoints.c.address).where(endpoints.c.person == ada.id)).scalars()
            ),
        )
        assert len(found) == 10
        assert devices[-1].endpoint in found

    asyncio.run(story())


def test_what_is_no_subscription_is_refused(node: Node, service: PushService) -> None:
    async def story() -> None:
        ada = await guest(node)
        right = Device(service).subscription
        assert await Visitor(node).refused("POST", "/me/push", right) == "no-session"
        assert await Visitor(node).refused("DELETE", "/me/push", {"endpoint": "x" * 20}) == "no-session"
        wrong = {
            "push-address": [
                "http://fcm.googleapis.com/x", "ftp://fcm.googleapis.com/x", "https:///nowhere",
                "javascript:alert(1)", "https://fcm.googleapis.com:x/",
                "https://fcm.googleapis.com@localhost/x", "https://fcm.googleapis.com/x#y", "https://[::1/x",
                "https://fcm.googleapis.com/\r\nHost: x", "https://fcm.googleapis.com/ö",
            ],
            "push-host": [
                "https://127.0.0.1/x", "https://[::1]/x", "https://localhost/x", "https://10.0.0.1/latest/meta-data",
                "https://fcm.googleapis.com.evil.example/x", "https://evilpush.apple.com.example/x",
                "https://fcm.googleapis.com:22/x", f"https://localhost:1{service.host[-3:]}/x", "https://2130706433/x",
            ],
        }  # fmt: skip
        for reason, addresses in wrong.items():
            for address in addresses:
                assert await ada.refused("POST", "/me/push", {**right, "endpoint": address}) == reason, (
                    address
                )
        for pair in (
            {"p256dh": "A" * 87, "auth": "A" * 22},
            {"p256dh": encode(b"\4" + bytes(64)), "auth": "A" * 22},
            {"p256dh": right["keys"]["p256dh"], "auth": "A" * 25},
        ):
            assert await ada.refused("POST", "/me/push", {**right, "keys": pair}) == "push-keys", pair
        for body in (
            {**right, "language": "english"},
            {**right, "endpoint": "https://" + "x" * 1000},
            {"endpoint": ""},
            {},
        ):
            assert await ada.refused("POST", "/me/push", body) == "bad-request"
        assert await asyncio.to_thread(rows, node, endpoints, endpoints.c.person == ada.id) == 0

    asyncio.run(story())


@pytest.mark.parametrize(
    ("address", "public"),
    [
        ("8.8.8.8", True), ("2600::1", True), ("64:ff9b::808:808", True), ("::ffff:8.8.8.8", True),
        ("127.0.0.1", False), ("10.1.2.3", False), ("172.16.0.1", False), ("192.168.1.1", False),
        ("169.254.169.254", False), ("100.64.0.1", False), ("0.0.0.0", False), ("224.0.0.1", False),
        ("255.255.255.255", False),
        ("::1", False), ("::", False), ("fe80::1%eth0", False), ("fd00::1", False),
        ("ff02::1", False), ("fec0::1", False), ("::ffff:127.0.0.1", False), ("64:ff9b::7f00:1", False),
        ("2002:7f00:1::", False), ("2001:0:53aa:64c:0:0:80ff:fffe", False),
    ],
)  # fmt: skip
def test_addresses_of_the_public_internet(address: str, public: bool) -> None:
    assert is_public(address) is public


def test_a_name_that_points_inside_is_not_connected_to(service: PushService) -> None:
    """`localhost` is named like any other host; only a host of the server can allow it."""
    port = int(service.host.partition(":")[2])

    async def connect(hosts: PushHosts) -> None:
        stream = await PublicNetwork(hosts).connect_tcp("localhost", port, timeout=20)
        await stream.aclose()

    with pytest.raises(httpcore.ConnectError, match="no public address"):
        asyncio.run(connect(PushHosts(["*"])))
    asyncio.run(connect(PushHosts([service.host])))


def test_the_hosts_of_a_setting() -> None:
    known = PushHosts([])
    for host in (
        "fcm.googleapis.com",
        "updates.push.services.mozilla.com",
        "web.push.apple.com",
        "wns2-par02p.notify.windows.com",
    ):
        assert known.check(f"https://{host}/x/y?z") == f"https://{host}"
    with pytest.raises(Refusal, match="push-host"):
        known.check("https://push.example.org/x")
    assert PushHosts(["*"]).check("https://push.example.org/x") == "https://push.example.org"
    assert PushHosts(["push.example.org"]).check("https://push.example.org/x") == "https://push.example.org"
    for address in (
        "https://127.0.0.1/x",
        "https://[::1]/",
        "https://push.example.org:8443/x",
        "https://intranet/",
    ):
        with pytest.raises(Refusal, match="push-host"):
            PushHosts(["*"]).check(address)


def test_the_encryption_is_that_of_the_standard() -> None:
    """The example of RFC 8291, section 5."""
    key = derive_private_key(
        int.from_bytes(_bytes("yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw")), SECP256R1()
    )
    encrypted = http_ece.encrypt(
        b"When I grow up, I want to be a watermelon",
        salt=_bytes("DGv6ra1nlYgDCS1FRnbzlw"),
        private_key=key,
        dh=_bytes("BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4"),
        auth_secret=_bytes("BTBZMqHH6r4Tts7J_aSIgg"),
        version="aes128gcm",
    )
    assert encode(encrypted) == (
        "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN"
    )


def _bytes(text: str) -> bytes:
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))


@pytest.mark.parametrize("language", ["en", "it", "fr", "ru", "xx"])
def test_notices_are_worded(language: str) -> None:
    title, body = notice_words(language, "everdell")
    assert title
    assert "-" not in title + body


def test_a_server_without_notices(tmp_path: Path) -> None:
    silent = Node(sqlite_url(tmp_path), push=False)

    async def story() -> None:
        assert await Visitor(silent).refused("GET", "/push") == "no-push"
        body = {"endpoint": "https://web.push.apple.com/x", "keys": {"p256dh": "A" * 87, "auth": "A" * 22}}
        assert await (await guest(silent)).refused("POST", "/me/push", body) == "no-push"

    try:
        asyncio.run(story())
        assert rows(silent, keys) == 0
    finally:
        silent.kill()


def test_the_key_is_made_once_and_each_notice_is_sent_by_one_node(
    new_postgres: Callable[[], str], service: PushService
) -> None:
    """Also what a dead node had to send. A person who looks at the table at another node gets no notice."""
    database = new_postgres()
    nodes = [start(database, service, push_after_seconds=5) for _ in range(2)]
    phones = [Device(service) for _ in range(6)]
    looking = Device(service)

    async def story() -> None:
        ada = await guest(nodes[0])
        seen = await ada.table("cartographers", "me", "open")
        eve = await ada.invite(seen, "Eve")
        await subscribe(eve, looking)
        async with Visitor(nodes[1], eve.token).socket() as socket:
            await socket.watch(seen, 1)
            await ada.act(seen, "begin")
            tables = [(await call(ada, f"Ben {place}", phone))[0] for place, phone in enumerate(phones)]
            for phone in phones:
                await asyncio.to_thread(phone.wait)
            for table in [seen, *tables]:
                await settled(nodes[0], table)
        assert await guest_key(Visitor(nodes[0])) == await guest_key(Visitor(nodes[1]))

    async def dying() -> Device:
        phone = Device(service)
        await call(await guest(nodes[0]), "Zoe", phone)
        nodes[0].kill()
        await asyncio.to_thread(phone.wait)
        return phone

    try:
        asyncio.run(story())
        assert [len(phone.arrived) for phone in phones] == [1] * len(phones)
        assert looking.arrived == []
        assert len(asyncio.run(dying()).arrived) == 1
        assert rows(nodes[1], keys) == 1
        assert nodes[1].stop() == 0, nodes[1].log
    finally:
        for one in nodes:
            one.kill()
