"""What the host of a server can see: health, metrics, logs; and a server behind a proxy."""

from __future__ import annotations

import asyncio
import datetime
import json
import re
from collections.abc import Callable
from pathlib import Path

import httpx
import pytest
import sqlalchemy as sa
from prometheus_client.parser import text_string_to_metric_families

from boardwright.cli.main import program
from boardwright.locales import Words

from .client import AT_ONCE, Visitor, guest
from .node import PATIENCE, Node, sqlite_url
from .test_settings import HANDBOOK, ROOT, rows


async def page(node: Node, path: str, **headers: str) -> httpx.Response:
    """A page of the server itself."""
    async with httpx.AsyncClient(base_url=node.url, limits=AT_ONCE, timeout=PATIENCE) as http:
        return await http.get(path, headers=headers)


async def figures(node: Node) -> dict[str, float]:
    """All samples of the metrics; those with a label as `name{value}`."""
    text = (await page(node, "/metrics")).text
    return {
        sample.name + "".join(f"{{{value}}}" for value in sample.labels.values()): sample.value
        for family in text_string_to_metric_families(text)
        for sample in family.samples
    }


def rename(node: Node, old: str, new: str) -> None:
    """Rename a table of the database, so that the server cannot use it, or back."""
    engine = sa.create_engine(node.database)
    with engine.begin() as connection:
        connection.exec_driver_sql(f"ALTER TABLE {old} RENAME TO {new}")
    engine.dispose()


async def until(true: Callable[[], bool]) -> None:
    async with asyncio.timeout(PATIENCE):
        while not true():
            await asyncio.sleep(0.05)


@pytest.fixture(scope="module")
def node(own_node: Node) -> Node:
    """A separate server, because the tests count everything that happens there."""
    return own_node


def test_a_server_says_that_it_lives_and_is_ready(node: Node) -> None:
    async def story() -> None:
        for path in ("/health/live", "/health/ready"):
            reply = await page(node, path)
            assert reply.status_code == 200
            assert reply.json()["status"] == "ok"
        ada = await guest(node)
        table = await ada.table("cartographers", "me", "me")
        async with ada.socket() as socket:
            await socket.watch(table)
            health = (await page(node, "/health/live")).json()
            assert (health["sockets"], health["tables"]) == (1, 1)

    asyncio.run(story())


def test_without_its_database_a_server_lives_but_is_not_ready(node: Node) -> None:
    async def story() -> None:
        await asyncio.to_thread(rename, node, "nodes", "lost")
        try:
            reply = await page(node, "/health/ready")
            assert reply.status_code == 503
            assert reply.json()["status"] == "no-database"
            assert (await page(node, "/health/live")).status_code == 200
        finally:
            await asyncio.to_thread(rename, node, "lost", "nodes")
        assert (await page(node, "/health/ready")).status_code == 200

    asyncio.run(story())


def test_play_moves_the_metrics(node: Node) -> None:
    async def story() -> None:
        before = await figures(node)
        ada = await guest(node)
        table = await ada.table("everdell", "me", "random")
        async with ada.socket() as first, ada.socket():
            await first.watch(table, 0)
            assert (await figures(node))["boardwright_sockets"] == before["boardwright_sockets"] + 2
            question = (await ada.look(table, 0))["question"]
            await first.do(
                table, "choose", seat=0, asked=question["asked"], code=question["options"][0]["code"]
            )
            await first.until(lambda frame: frame.get("seen", {}).get("waiting") == [0])
            await first.do(table, "say", text="well")
        await ada.refused("GET", "/tables/nowhere")
        await asyncio.sleep(0.3)
        after = await figures(node)

        def risen(name: str) -> float:
            return after[name] - before.get(name, 0)

        saves = risen("boardwright_saves_total")
        assert saves >= 3  # an answer, at least one of the bot's, and a line of chat
        assert risen("boardwright_act_seconds_count") == saves
        assert risen("boardwright_engine_seconds_count") == saves
        assert 0 < risen("boardwright_engine_seconds_sum") < risen("boardwright_act_seconds_sum")
        assert risen("boardwright_commit_seconds_count") > 0
        assert risen("boardwright_commit_group_sum") > saves  # and the guest, and the table
        assert risen("boardwright_view_seconds_count") > 0
        assert risen("boardwright_loop_delay_seconds_count") > 0
        assert risen("boardwright_tables_made_total") == 1
        assert risen("boardwright_refusals_total{no-table}") == 1
        assert after["boardwright_sockets"] == before["boardwright_sockets"]
        assert after["boardwright_tables"] > 0

    asyncio.run(story())


def test_a_failing_disk_is_counted_and_logged_and_nothing_is_acknowledged(node: Node) -> None:
    async def story() -> None:
        ada = await guest(node)
        table = await ada.table("cartographers", "me", "me", terms={"chat": "all"})
        before = await figures(node)
        logged = len(node.lines)
        await asyncio.to_thread(rename, node, "entries", "lost")
        try:
            said = {"act": "say", "id": "once", "text": "hello?"}
            reply = await ada.ask("POST", f"/tables/{table}/acts", said)
            assert reply.status_code == 503
            assert reply.json()["reason"] == "storage-failed"
        finally:
            await asyncio.to_thread(rename, node, "lost", "entries")
        after = await figures(node)
        assert before["boardwright_errors_total{storage}"] < after["boardwright_errors_total{storage}"]
        assert before["boardwright_saves_total"] == after["boardwright_saves_total"]
        await until(lambda: any("storage-failed" in line for line in node.lines[logged:]))
        entry = next(json.loads(line) for line in node.lines[logged:] if "storage-failed" in line)
        assert entry["level"] == "error"
        assert "hello?" not in entry["error"]
        number = (await ada.post(f"/tables/{table}/acts", said))["number"]  # the same act, now it is stored
        assert (await ada.look(table))["number"] == number

    asyncio.run(story())


def test_the_handbook_lists_every_metric(node: Node) -> None:
    async def story() -> None:
        text = (await page(node, "/metrics")).text
        ours = {
            family.name: family.type
            for family in text_string_to_metric_families(text)
            if family.name.startswith("boardwright_") and not family.name.endswith("_created")
        }
        assert {name.strip("`"): kind for name, kind, _ in rows("metric")} == ours
        assert "process_open_fds" in text

    asyncio.run(story())


def test_metrics_name_nobody(node: Node) -> None:
    async def story() -> None:
        ada = await guest(node, "Zebediah")
        table = await ada.table("cartographers", "me", "me")
        text = (await page(node, "/metrics")).text
        assert table not in text
        assert ada.id not in text
        assert "Zebediah" not in text

    asyncio.run(story())


def test_metrics_and_small_talk_can_be_switched_off(tmp_path: Path) -> None:
    node = Node(sqlite_url(tmp_path), metrics="false", log_level="warning")
    try:
        assert asyncio.run(page(node, "/metrics")).status_code == 404
    finally:
        assert node.stop() == 0
    assert node.lines == []  # no warnings


def test_the_log_is_one_json_object_a_line_and_holds_no_secret(
    tmp_path: Path, new_postgres: Callable[[], str]
) -> None:
    for database in (sqlite_url(tmp_path), new_postgres()):
        node = Node(database, log_level="debug")
        secrets: list[str] = ["correct horse"]

        async def story(node: Node = node, secrets: list[str] = secrets) -> None:
            made = await Visitor(node).post("/accounts", {"name": "Ada", "password": "correct horse"})
            ada = Visitor(node, made["token"], made["person"])
            table = await ada.table("cartographers", "me", "open", "random")
            link = (await ada.post(f"/tables/{table}/links", {"kind": "join"}))["path"].split("#")[1]
            ben = await Visitor(node).post("/join", {"link": link, "name": "Ben"})
            await ada.act(table, "begin")
            code = await ada.choose(table, 0)
            async with ada.socket() as socket:
                await socket.watch(table, 0)
                await socket.send(type="nonsense")
                await socket.connection.send("{")
                await socket.until(lambda frame: frame["type"] == "refused")
            await ada.ask("POST", "/tables", {"game": "chess", "token": ada.token})
            secrets.extend([ada.token, link, ben["session"]["token"], code])
            engine = sa.create_engine(node.database)
            with engine.connect() as connection:
                created = json.loads(
                    connection.execute(sa.text("SELECT deed FROM entries WHERE number = 1")).scalar_one()
                )
            engine.dispose()
            secrets.extend([created["seed"], created["salt"]])

        asyncio.run(story())
        assert node.stop() == 0
        documented = [json.loads(line) for line in node.lines]
        assert [entry["event"] for entry in documented if entry["level"] == "info"] == ["started", "stopped"]
        for entry in documented:
            assert {"event", "level", "timestamp"} <= entry.keys()
            at = datetime.datetime.fromisoformat(entry["timestamp"])
            assert abs(at - datetime.datetime.now(datetime.UTC)) < datetime.timedelta(minutes=5)
        assert len(secrets) == 7
        assert [secret for secret in secrets if secret in node.log] == []


def test_the_handbook_explains_every_event_of_the_log() -> None:
    source = "".join(path.read_text() for path in (ROOT / "src/boardwright/server").rglob("*.py"))
    written = set(re.findall(r'\blog\.(?:debug|info|warning|error|exception)\(\s*"([a-z-]+)"', source))
    documented = {name for cell, _, _ in rows("event") for name in re.findall(r"`([a-z-]+)`", cell)}
    assert documented == written


@pytest.mark.parametrize("trusted", [True, False])
def test_people_behind_a_proxy_are_told_apart_if_it_is_trusted(tmp_path: Path, trusted: bool) -> None:
    proxies = "127.0.0.0/8,::1" if trusted else ""
    node = Node(sqlite_url(tmp_path), requests_per_minute=5, trusted_proxies=proxies)

    async def story() -> None:
        async def ask(address: str) -> int:
            return (await page(node, "/api/v1/me", **{"x-forwarded-for": address})).status_code

        assert [await ask("198.51.100.1") for _ in range(6)] == [401] * 5 + [429]
        assert await ask("198.51.100.2") == (401 if trusted else 429)
        assert (await page(node, "/health/ready")).status_code == 200  # health is not counted

    try:
        asyncio.run(story())
    finally:
        assert node.stop() == 0


def test_every_command_of_an_administrator_is_in_the_handbook() -> None:
    below = program(Words("en")).commands["admin"]
    named = {name for cell, _ in rows("command") for name in re.findall(r"`([a-z]+)", cell)}
    assert named == set(getattr(below, "commands", {}))
    assert "boardwright backup FILE" in HANDBOOK
