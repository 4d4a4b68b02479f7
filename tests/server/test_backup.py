"""Backup and restore: one file format for both databases, and nothing is lost."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from typing import Any, NamedTuple

import pytest
import sqlalchemy as sa

from boardwright.server.storage.backup import MARK
from boardwright.server.storage.migrating import head, revision_of, revisions, upgrade
from boardwright.server.storage.schema import metadata, nodes, people
from boardwright.server.storage.store import read_log
from boardwright.tables.table import Table

from .client import Frame, Visitor, guest
from .conftest import EITHER, KINDS
from .node import Node, sqlite_url
from .test_admin import admin, command

Make = Callable[[str], str]


@pytest.fixture(scope="module")
def make(tmp_path_factory: pytest.TempPathFactory, new_postgres: Callable[[], str]) -> Make:
    """A function that creates an empty database of a kind and returns its address."""
    return lambda kind: sqlite_url(tmp_path_factory.mktemp("copy")) if kind == "sqlite" else new_postgres()


def everything(url: str) -> dict[str, list[tuple[Any, ...]]]:
    """All rows of all tables, except the running nodes."""
    engine = sa.create_engine(url)
    with engine.connect() as connection:
        found = {
            table.name: sorted(map(tuple, connection.execute(sa.select(table))), key=repr)
            for table in metadata.sorted_tables
            if table is not nodes
        }
    engine.dispose()
    return found


def games(url: str) -> dict[str, str]:
    """The records of all games, read from the logs."""
    engine = sa.create_engine(url)
    with engine.connect() as connection:
        ids = connection.execute(sa.text("SELECT id FROM tables")).scalars().all()
        found = [Table(id, read_log(connection, id)) for id in ids]
    engine.dispose()
    return {table.id: table.playing().text() for table in found if table.record is not None}


class Club(NamedTuple):
    """The database of a used server, now stopped, and the state of its tables."""

    database: str
    token: str
    views: dict[str, Frame]


@pytest.fixture(scope="module")
def clubs(make: Make) -> dict[str, Club]:
    """Two of them, one on each kind of database."""
    return {kind: asyncio.run(live(make(kind))) for kind in KINDS}


async def live(database: str) -> Club:
    node = Node(database)
    try:
        ada = await guest(node, "Ада O'Hara ✨")
        made = await ada.post("/accounts", {"name": "Ада", "password": "correct horse"})
        ada = Visitor(node, made["token"], made["person"])
        views: dict[str, Frame] = {}
        for game in ("cartographers", "everdell", "farshore"):
            table = await ada.table(game, "me", "me", terms={"chat": "all", "listed": True})
            for turn in range(8):
                await ada.choose(table, (await ada.look(table))["waiting"][0], turn)
            await ada.act(table, "say", text="«ну и ну» \\ % ' \" 🌲")
            views[table] = await ada.look(table, 0)
        await ada.post(f"/tables/{table}/links", {"kind": "watch", "seat": 0})
        await ada.invite(await ada.table("cartographers", "me", "open", "open"), "Ben")
        await guest(node, "Cid")
        await admin(node, "ban", "Cid")
        await admin(node, "announce", "good night")
    finally:
        node.stop()
    return Club(database, ada.token, views)


@pytest.mark.sweep(2)
@pytest.mark.parametrize("to", KINDS)
@pytest.mark.parametrize("of", KINDS)
def test_nothing_is_lost_from_one_database_to_another(
    of: str, to: str, clubs: dict[str, Club], make: Make, tmp_path: Path
) -> None:
    club, target, file = clubs[of], make(to), tmp_path / "club.backup"
    status, output, _ = command(club.database, "backup", str(file))
    assert status == 0
    assert "Tables: 4;" in output
    assert file.stat().st_mode & 0o777 == 0o600  # it contains the seeds of running games
    assert list(tmp_path.iterdir()) == [file]
    assert command(target, "restore", str(file))[0] == 0
    assert everything(target) == everything(club.database)
    assert len(games(target)) == 3
    assert games(target) == games(club.database)

    node = Node(target)

    async def story() -> None:
        ada = Visitor(node, club.token)  # the session of the old server
        for table, view in club.views.items():
            assert await ada.look(table, 0) == view
            await ada.choose(table, (await ada.look(table))["waiting"][0])
        await Visitor(node).post("/sessions", {"name": "Ада", "password": "correct horse"})
        assert (await admin(node, "audit")).count("\n") == 3
        await admin(node, "announce", "good morning")  # numbered after what was restored

    try:
        asyncio.run(story())
    finally:
        assert node.stop() == 0


@pytest.fixture(scope="module")
def node(own_node: Node) -> Node:
    """A separate server, because all its data is compared."""
    return own_node


def test_a_backup_shows_one_moment_while_games_go_on(node: Node, make: Make, tmp_path: Path) -> None:
    """It contains everything acknowledged before, and every log is complete."""
    target = make("sqlite")

    async def story() -> None:
        ada = await guest(node)
        ids = [await ada.table("everdell", "me", "me") for _ in range(4)]
        acknowledged = dict.fromkeys(ids, 0)
        stop = asyncio.Event()

        async def play(table: str) -> None:
            async with ada.socket() as socket:
                seen = (await socket.watch(table, None))["seen"]
                while not stop.is_set() and seen["waiting"]:
                    question = (await ada.look(table, seen["waiting"][0]))["question"]
                    done = await socket.do(
                        table, "choose", seat=question["seat"], asked=question["asked"],
                        code=question["options"][0]["code"],
                    )  # fmt: skip
                    acknowledged[table] = done["number"]
                    seen = await ada.look(table)

        players = [asyncio.create_task(play(table)) for table in ids]
        for number in range(4):
            await asyncio.sleep(0.3)
            before = dict(acknowledged)
            file = str(tmp_path / f"{number}.backup")
            assert (await asyncio.to_thread(command, node.database, "backup", file))[0] == 0
            restored = await asyncio.to_thread(command, target, "restore", file, "--replace")
            assert restored[0] == 0, restored
            engine = sa.create_engine(target)
            with engine.connect() as connection:
                for table in ids:
                    log = read_log(connection, table)
                    assert len(log) >= before[table]
                    assert [entry.number for entry in log] == list(range(1, len(log) + 1))
                    index = connection.execute(sa.text(f"SELECT number FROM tables WHERE id = '{table}'"))
                    assert index.scalar() == len(log) == Table(table, log).number
            engine.dispose()
        stop.set()
        await asyncio.gather(*players)
        assert min(acknowledged.values()) > 10

    asyncio.run(story())


def test_a_database_in_use_is_not_replaced(node: Node, clubs: dict[str, Club], tmp_path: Path) -> None:
    file = str(tmp_path / "club.backup")
    command(clubs["sqlite"].database, "backup", file)
    status, _, err = command(node.database, "restore", file, "--replace")
    assert status == 2
    assert "stop it first" in err


@pytest.mark.parametrize("to", EITHER)
def test_what_a_database_holds_is_replaced_only_when_asked(
    to: str, clubs: dict[str, Club], make: Make, tmp_path: Path
) -> None:
    target, file = make(to), str(tmp_path / "club.backup")
    upgrade(target)  # tables without rows count as empty
    command(clubs["sqlite"].database, "backup", file)
    assert command(target, "restore", file)[0] == 0
    other = str(tmp_path / "other.backup")
    command(clubs["postgres"].database, "backup", other)
    status, _, err = command(target, "restore", other)
    assert status == 2
    assert "--replace" in err
    assert everything(target) == everything(clubs["sqlite"].database)
    assert command(target, "restore", other, "--replace")[0] == 0
    assert everything(target) == everything(clubs["postgres"].database)


@pytest.mark.parametrize("to", EITHER)
def test_a_restore_that_fails_changes_nothing(
    to: str, clubs: dict[str, Club], make: Make, tmp_path: Path
) -> None:
    target, file = make(to), str(tmp_path / "club.backup")
    command(clubs["sqlite"].database, "backup", file)
    assert command(target, "restore", file)[0] == 0
    with closing(sqlite3.connect(file)) as damaged:  # somebody has changed it
        damaged.execute("ALTER TABLE entries RENAME COLUMN deed TO did")
        damaged.commit()
    status, _, err = command(target, "restore", file, "--replace")
    assert status == 2
    assert err.count("\n") == 1
    assert everything(target) == everything(clubs["sqlite"].database)


def test_other_files_are_refused(clubs: dict[str, Club], tmp_path: Path) -> None:
    target, file = sqlite_url(tmp_path / "new"), tmp_path / "club.backup"
    command(clubs["sqlite"].database, "backup", str(file))
    letter, half, spoilt, foreign, newer = (
        tmp_path / name for name in ("letter", "half", "spoilt", "foreign", "newer")
    )
    letter.write_text("Dear host, this is not a backup.")
    whole = file.read_bytes()
    half.write_bytes(whole[: len(whole) // 2])
    spoilt.write_bytes(whole[:16384] + b"?" * 4096 + whole[20480:])
    newer.write_bytes(whole)
    with closing(sqlite3.connect(newer)) as edited:
        edited.execute("UPDATE alembic_version SET version_num = '9999'")
        edited.commit()
    with closing(sqlite3.connect(foreign)) as made:
        made.execute("CREATE TABLE cats (name TEXT)")
        made.commit()
    live_file = sa.make_url(clubs["sqlite"].database).database or ""
    for name, reason in (
        (str(letter), "not a backup"),
        (str(foreign), "not a backup"),
        (live_file, "not a backup"),
        (str(tmp_path), "not a backup"),
        (str(half), "not a backup"),
        (str(spoilt), "damaged"),
        (str(newer), "newer version of Boardwright (revision 9999)"),
        (str(tmp_path / "nowhere"), "no such file"),
    ):
        status, _, err = command(target, "restore", name)
        assert (status, err.count("\n")) == (2, 1), err
        assert reason in err


def test_only_an_earlier_backup_is_overwritten(clubs: dict[str, Club], tmp_path: Path) -> None:
    database = clubs["sqlite"].database
    letter = tmp_path / "letter"
    letter.write_text("keep me")
    assert "not a backup" in command(database, "backup", str(letter))[2]
    assert letter.read_text() == "keep me"
    file = tmp_path / "club.backup"
    assert command(database, "backup", str(file))[0] == 0
    assert command(database, "backup", str(file))[0] == 0
    with closing(sqlite3.connect(file)) as found:
        assert found.execute("PRAGMA application_id").fetchone() == (MARK,)
        assert found.execute("PRAGMA integrity_check").fetchone() == ("ok",)
    status, _, err = command(database, "backup", str(tmp_path / "no-such-folder" / "club.backup"))
    assert status == 2
    assert "No such file" in err
    assert "no database" in command(sqlite_url(tmp_path), "backup", str(file))[2]


@pytest.mark.parametrize("to", EITHER)
def test_an_older_backup_is_brought_up_to_date(to: str, make: Make, tmp_path: Path) -> None:
    old, new, file = make("sqlite"), make(to), str(tmp_path / "old.backup")
    upgrade(old, revisions()[-1])  # the oldest schema
    engine = sa.create_engine(old)
    with engine.begin() as connection:
        row = {"id": "ada", "name": "Ada", "created_at": 1, "banned": False}
        connection.execute(people.insert().values(**row))
    engine.dispose()
    assert command(old, "backup", file)[0] == 0
    assert command(new, "restore", file)[0] == 0
    engine = sa.create_engine(new)
    with engine.connect() as connection:
        assert revision_of(connection) == head()
        assert connection.execute(sa.select(people.c.name)).scalars().all() == ["Ada"]
    engine.dispose()
