"""The administrator's command line, with and without a running server."""

from __future__ import annotations

import asyncio
import contextlib
import io
import json
import time
from collections.abc import Callable
from pathlib import Path

import pytest
import sqlalchemy as sa
from websockets.exceptions import ConnectionClosed

from boardwright.cli.main import run
from boardwright.core.record import Record
from boardwright.games import GAMES
from boardwright.server.storage.database import Database
from boardwright.server.storage.schema import tables
from boardwright.server.storage.store import Index, read_log
from boardwright.tables.table import Table

from .client import Frame, Socket, Visitor, guest
from .conftest import EITHER
from .node import Node, sqlite_url


@pytest.fixture(scope="module")
def node(own_node: Node) -> Node:
    """A separate server, because tests find people there by their names."""
    return own_node


def command(database: str, *words: str) -> tuple[int, str, str]:
    """Run a command. Returns its status and the output of both streams."""
    out, err = io.StringIO(), io.StringIO()
    with contextlib.redirect_stdout(out), contextlib.redirect_stderr(err):
        status = run([*words, "--database", database, "--lang", "en"])
    return status, out.getvalue(), err.getvalue()


async def admin(node: Node, *words: str) -> str:
    """Run a command that succeeds. Returns its output."""
    status, out, err = await asyncio.to_thread(command, node.database, "admin", *words)
    assert (status, err) == (0, "")
    return out


async def refused(node: Node, *words: str) -> str:
    """Run a command that fails. Returns its one line."""
    status, out, err = await asyncio.to_thread(command, node.database, "admin", *words)
    assert (status, out) == (2, "")
    assert err.startswith("boardwright: ")
    assert err.count("\n") == 1
    return err


async def account(node: Node, name: str) -> Visitor:
    made = await Visitor(node).post("/accounts", {"name": name, "password": "correct horse"})
    return Visitor(node, made["token"], made["person"])


async def closing(socket: Socket) -> int:
    """Read until the server closes the connection. Returns the code."""
    with pytest.raises(ConnectionClosed) as closed:
        await socket.until(lambda _: False)
    assert closed.value.rcvd is not None
    return closed.value.rcvd.code


def test_players_see_that_their_table_is_closed(node: Node) -> None:
    async def story() -> None:
        ada = await guest(node)
        table = await ada.table("everdell", "me", "casual")
        async with ada.socket() as socket:
            before = await socket.watch(table, 0)
            assert before["seen"]["table"]["status"] == "running"
            assert await admin(node, "close", table) == f"Closed: {table}\n"
            seen = await socket.until(lambda frame: frame.get("seen", {})["table"]["status"] == "closed")
            assert [(line["kind"], line["name"]) for line in seen["log"]] == [("closed", "admin")]
            assert seen["seen"]["waiting"] == []
        assert await ada.act_refused(table, "leave", seat=0) == "table-over"
        assert "the game is over" in await refused(node, "close", table)
        assert f"close {table}" in await admin(node, "audit")

    asyncio.run(story())


def test_the_owner_cannot_write_before_it_has_noticed(node: Node) -> None:
    async def story() -> None:
        ada = await guest(node)
        for _ in range(5):
            table = await ada.table("cartographers", "me", "me")
            await ada.choose(table, 0)
            question = (await ada.look(table, 1))["question"]
            closed = asyncio.create_task(admin(node, "close", table))
            while not closed.done():  # send acts as long as the table is being closed
                await ada.ask(
                    "POST",
                    f"/tables/{table}/acts",
                    {"act": "say", "id": f"s{time.monotonic_ns()}", "text": "still here"},
                )
            await closed
            code = question["options"][0]["code"]
            reason = await ada.act_refused(table, "choose", seat=1, asked=question["asked"], code=code)
            assert reason == "table-over"
            assert index(node.database, table) == Index(whole_table(node.database, table)).columns

    asyncio.run(story())


def whole_table(url: str, id: str) -> Table:
    """A table from its log on disk, which must be complete."""
    database = Database(url)
    try:
        return Table(id, database.read_now(lambda connection: read_log(connection, id)))
    finally:
        database.close()


def index(url: str, id: str) -> Frame:
    """The row of a table in the index."""
    database = Database(url)
    query = sa.select(
        tables.c.status, tables.c.number, tables.c.names, tables.c.turn, tables.c.bots_due
    ).where(tables.c.id == id)
    try:
        return dict(database.read_now(lambda connection: connection.execute(query).mappings().one()))
    finally:
        database.close()


def test_somebody_who_is_banned_is_out_at_once(node: Node) -> None:
    async def story() -> None:
        ada, ben = await account(node, "Äda"), await guest(node, "Ben")
        table = await ada.table("cartographers", "me", "open")
        link = (await ada.post(f"/tables/{table}/links", {"kind": "join"}))["path"].split("#")[1]
        async with ada.socket() as first, ada.socket() as second, ben.socket() as other:
            assert await admin(node, "ban", "äDA") == "Banned: Äda. Sessions ended: 1.\n"
            assert await closing(first) == 4001
            assert await closing(second) == 4001
            await other.send(type="ping")
            assert (await other.receive())["type"] == "pong"
        assert await ada.refused("GET", "/me") == "no-session"
        login = {"name": "Äda", "password": "correct horse"}
        assert await Visitor(node).refused("POST", "/sessions", login) == "bad-login"
        assert await ben.refused("POST", "/join", {"link": link}) == "no-link"
        assert "banned" in next(line for line in (await admin(node, "people")).splitlines() if "Äda" in line)
        assert await admin(node, "unban", ada.id) == "Let in again: Äda.\n"
        await Visitor(node).post("/sessions", login)
        assert "not banned" in await refused(node, "unban", "Äda")

    asyncio.run(story())


def test_guests_of_the_same_name_are_told_apart_by_their_ids(node: Node) -> None:
    async def story() -> None:
        twins = [await guest(node, "Cid"), await guest(node, "Cid")]
        output = await refused(node, "ban", "Cid")
        assert all(twin.id in output for twin in twins)
        await admin(node, "ban", twins[0].id)
        assert await twins[0].refused("GET", "/me") == "no-session"
        await twins[1].get("/me")
        assert "nobody here" in await refused(node, "ban", "Nobody")

    asyncio.run(story())


def test_sessions_and_links_are_revoked(node: Node) -> None:
    async def story() -> None:
        dan, eve = await account(node, "Dan"), await guest(node, "Eve")
        table = await dan.table("cartographers", "me", "open")
        links = [await dan.post(f"/tables/{table}/links", {"kind": "watch"}) for _ in range(3)]
        tokens = [link["path"].split("#")[1] for link in links]
        assert await admin(node, "revoke", "--link", links[0]["id"]) == "Ended: sessions 0, links 1.\n"
        assert await eve.refused("POST", "/join", {"link": tokens[0]}) == "no-link"
        await eve.post("/join", {"link": tokens[1]})

        assert await admin(node, "revoke", "--sessions", "Dan") == "Ended: sessions 1, links 0.\n"
        assert await dan.refused("GET", "/me") == "no-session"
        again = await Visitor(node).post("/sessions", {"name": "Dan", "password": "correct horse"})
        assert await admin(node, "revoke", "dan") == "Ended: sessions 1, links 2.\n"
        assert await Visitor(node, again["token"]).refused("GET", "/me") == "no-session"
        assert await eve.refused("POST", "/join", {"link": tokens[1]}) == "no-link"
        assert "unknown or has expired" in await refused(node, "revoke", "--link", links[0]["id"])
        assert "one of a name" in await refused(node, "revoke")
        assert "one of a name" in await refused(node, "revoke", "Dan", "--link", "x")

    asyncio.run(story())


def test_everybody_hears_an_announcement(node: Node) -> None:
    async def story() -> None:
        ada, ben = await guest(node), await guest(node, "Ben")
        async with ada.socket() as first, ben.socket() as second:
            await admin(node, "announce", "Nuova versione — à bientôt", "--seconds", "90")
            for socket in (first, second):
                notice = await socket.until(lambda frame: frame["type"] == "notice")
                assert (notice["text"], notice["seconds"]) == ("Nuova versione — à bientôt", 90)
        assert "announce Nuova versione" in await admin(node, "audit")
        assert "the message is empty" in await refused(node, "announce", " ")

    asyncio.run(story())


def test_the_log_is_shown_as_spectators_know_it(node: Node) -> None:
    async def story() -> None:
        ada = await guest(node)
        table = await ada.table("cartographers", "me", "me", terms={"chat": "all"})
        await ada.act(table, "say", text="good luck")
        sealed = await ada.choose(table, 0)
        (deed,) = [line for line in (await admin(node, "inspect", table)).splitlines() if "answers" in line]
        shown = await admin(node, "inspect", table)
        assert "Cartographers, running" in shown
        assert "good luck" in shown
        assert "is revealed" in shown  # what everybody saw of the deal, in words
        assert sealed not in shown
        assert deed.endswith("Ada 1 answers.")
        before = (await admin(node, "audit")).count(f"inspect {table}")
        secret = await admin(node, "inspect", table, "--secrets")
        created = json.loads(secret.splitlines()[0].split("  ")[-1])
        assert created["seed"] not in shown
        assert created["salt"] not in shown
        assert sealed in secret
        assert before == 0
        assert (await admin(node, "audit")).count(f"inspect {table}") == 1
        assert "no such table" in await refused(node, "inspect", "nowhere")

    asyncio.run(story())


@pytest.mark.parametrize("game", GAMES)
def test_a_game_in_play_leaves_and_comes_back_as_a_file(node: Node, game: str, tmp_path: Path) -> None:
    async def story() -> None:
        ada, ben = await guest(node), await account(node, f"Ben of {game}")
        table = await ada.table(game, "me", "me")
        for _ in range(6):
            await ada.choose(table, (await ada.look(table))["waiting"][0], 1)
        file = tmp_path / "game.txt"
        assert await admin(node, "export", table, str(file)) == f"Saved: {file}\n"
        assert await admin(node, "export", table) == file.read_text()
        record = Record.read(file.read_text(), GAMES)
        assert record.text() == whole_table(node.database, table).playing().text()

        output = await admin(node, "import", str(file), "--for", ben.person["name"])
        copy = output.split()[-1]
        seats = range(2)
        assert [(await ben.look(copy, s))["view"] for s in seats] == [
            (await ada.look(table, s))["view"] for s in seats
        ]
        await ben.choose(copy, (await ben.look(copy))["waiting"][0])  # and the game continues
        audit = await admin(node, "audit")
        assert f"export {table}" in audit
        assert f"import {copy} for {ben.id}" in audit

    asyncio.run(story())


def test_the_bots_of_an_imported_game_are_set_to_work(node: Node, tmp_path: Path) -> None:
    async def story() -> None:
        ada = await guest(node, "Fay")
        record = Record(GAMES["cartographers"], 7, {}, ["Fay", "bot:random"])
        (tmp_path / "game.txt").write_text(record.text())
        output = await admin(node, "import", str(tmp_path / "game.txt"), "--for", "Fay")
        async with ada.socket() as socket:
            seen = (await socket.watch(output.split()[-1], 0))["seen"]
            while 1 in seen["waiting"]:
                seen = (await socket.until(lambda frame: "seen" in frame))["seen"]

    asyncio.run(story())


def test_lists_can_be_narrowed_and_read_by_programs(node: Node) -> None:
    async def story() -> None:
        ada = await guest(node, "Gus")
        waiting = await ada.table("farshore", "me", "open")
        running = await ada.table("farshore", "me", "me")
        listed = json.loads(
            await admin(node, "list", "--json", "--game", "farshore", "--status", "gathering")
        )
        assert waiting in [row["id"] for row in listed]
        assert running not in [row["id"] for row in listed]
        assert {row["game"] for row in listed} == {"farshore"}
        row = next(row for row in json.loads(await admin(node, "list", "--json")) if row["id"] == waiting)
        assert row["names"] == ["Gus", ""]
        shown = await admin(node, "list", "--status", "running")
        assert f"\n{running}  Farshore" in shown
        assert f"\n{waiting}" not in shown
        people = json.loads(await admin(node, "people", "--json"))
        (gus,) = [person for person in people if person["id"] == ada.id]
        assert (gus["guest"], gus["banned"], gus["tables"], gus["sessions"]) == (True, False, 2, 1)
        assert "--status" in await refused(node, "list", "--status", "lost")

    asyncio.run(story())


def test_every_process_of_a_server_obeys(new_postgres: Callable[[], str]) -> None:
    here = Node(new_postgres())
    there = Node(here.database)

    async def story() -> None:
        ada = await guest(here)
        table = await ada.table("cartographers", "me", "open")
        ben = await ada.invite(table, "Ben")
        await ada.act(table, "begin")  # this node owns the table
        abroad = Visitor(there, ben.token, ben.person)
        async with abroad.socket() as socket:  # and the other node follows it
            await socket.watch(table, 1)
            await admin(here, "close", table)
            await socket.until(lambda frame: frame.get("seen", {})["table"]["status"] == "closed")
            await admin(here, "ban", "Ben")
            assert await closing(socket) == 4001
        assert await abroad.refused("GET", "/me") == "no-session"

    try:
        asyncio.run(story())
    finally:
        assert [here.stop(), there.stop()] == [0, 0]


@pytest.mark.parametrize("kind", EITHER)
def test_all_of_it_works_while_the_server_does_not_run(
    kind: str, tmp_path: Path, new_postgres: Callable[[], str]
) -> None:
    database = sqlite_url(tmp_path) if kind == "sqlite" else new_postgres()
    first = Node(database)

    async def before() -> tuple[str, str]:
        ada = await guest(first)
        return await ada.table("everdell", "me", "casual"), ada.token

    table, token = asyncio.run(before())
    first.kill()  # a node that no longer exists still owns the table
    assert command(database, "admin", "close", table)[0] == 0
    assert command(database, "admin", "list", "--status", "closed")[1].count(table) == 1
    second = Node(database)

    async def after() -> None:
        assert (await Visitor(second, token).look(table, 0))["table"]["status"] == "closed"
        await admin(second, "ban", "Ada")
        assert await Visitor(second, token).refused("GET", "/me") == "no-session"

    asyncio.run(after())
    assert second.stop() == 0


def test_nothing_is_made_where_there_is_no_database(tmp_path: Path) -> None:
    status, _, err = command(sqlite_url(tmp_path), "admin", "list")
    assert status == 2
    assert "no database" in err
    assert list(tmp_path.iterdir()) == []


def test_a_database_of_another_version_is_left_alone(tmp_path: Path) -> None:
    node = Node(sqlite_url(tmp_path))
    node.stop()
    engine = sa.create_engine(node.database)
    with engine.begin() as connection:
        connection.exec_driver_sql("UPDATE alembic_version SET version_num = '9999'")
    engine.dispose()
    for words in (["admin", "list"], ["serve", "--port", "0"]):
        status, _, err = command(node.database, *words)
        assert status == 2
        assert "9999" in err
        assert err.count("\n") == 1
