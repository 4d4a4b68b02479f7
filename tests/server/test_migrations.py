"""Migrations: databases of every released revision are upgraded, and their games continue."""

from __future__ import annotations

import asyncio
import contextlib
import random
import sqlite3
from collections.abc import Callable
from pathlib import Path

import psycopg
import pytest
import sqlalchemy as sa
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext

from boardwright.games import GAMES
from boardwright.server.storage.migrating import downgrade, head, revision_of, revisions, upgrade
from boardwright.server.storage.schema import metadata

from .client import Visitor
from .keep import ADA, DATA, TOKEN
from .load import Player, compare, read_tables
from .node import Node, sqlite_url

KINDS = ("sqlite", "postgresql")
Make = Callable[[str], str]


@pytest.fixture
def make(request: pytest.FixtureRequest, tmp_path: Path) -> Make:
    """A function that creates an empty database of a kind and returns its address."""

    def made(kind: str) -> str:
        if kind == "sqlite":
            return sqlite_url(tmp_path)
        new: Callable[[], str] = request.getfixturevalue("new_postgres")
        return new()

    return made


def run_script(url: str, script: str) -> None:
    if url.startswith("sqlite"):
        with contextlib.closing(sqlite3.connect(str(sa.make_url(url).database))) as connection:
            connection.executescript(script)
    else:
        with psycopg.connect(url.replace("+psycopg", ""), autocommit=True) as connection:
            connection.execute(script.encode())


def at(url: str) -> str | None:
    """The revision of a database."""
    engine = sa.create_engine(url)
    try:
        with engine.connect() as connection:
            return revision_of(connection)
    finally:
        engine.dispose()


def names(url: str) -> set[str]:
    """Everything that is in a database, by name."""
    engine = sa.create_engine(url)
    try:
        return set(sa.inspect(engine).get_table_names())
    finally:
        engine.dispose()


def test_every_revision_is_kept() -> None:
    """After a new revision, run `python -m tests.server.keep`."""
    kept = sorted(path.name for path in DATA.iterdir())
    assert kept == sorted(f"{revision}.{kind}.sql" for revision in revisions() for kind in KINDS)


@pytest.mark.sweep(4)
@pytest.mark.parametrize("kept", sorted(DATA.iterdir()), ids=lambda path: path.stem)
def test_games_of_every_release_go_on(kept: Path, make: Make) -> None:
    """The current server opens an old database. Ada's session is valid, and she plays to the end."""
    revision, kind, _ = kept.name.split(".")
    url = make(kind)
    run_script(url, kept.read_text("utf-8"))
    assert at(url) == revision
    before = read_tables(url)

    async def story(node: Node) -> list[Player]:
        ada = Visitor(node, TOKEN, {"id": ADA.id})
        mine = await ada.get("/tables")
        assert {line["game"] for line in mine["yours"]} == set(GAMES)
        players = [Player(ada, line["id"], 0, random.Random(1)) for line in mine["yours"]]
        for player in players:
            for entry in before[player.table]:
                who, _, act = entry.command.partition("/")
                if who == ADA.id:
                    player.acknowledged[act] = entry.number
            await player.play()
        return players

    node = Node(url)
    try:
        players = asyncio.run(story(node))
        assert node.stop() == 0, node.log
    finally:
        node.kill()
    assert at(url) == head()
    compare(url, players)
    after = read_tables(url)
    assert all(after[table][: len(log)] == log for table, log in before.items()), "what was written stays"


@pytest.mark.parametrize("kind", KINDS)
def test_the_migrations_lead_to_the_schema(make: Make, kind: str) -> None:
    """Down and up again too."""
    url = make(kind)
    for _ in range(2):
        upgrade(url)
        engine = sa.create_engine(url)
        with engine.connect() as connection:
            context = MigrationContext.configure(connection, opts={"compare_type": True})
            assert compare_metadata(context, metadata) == []
        engine.dispose()
        downgrade(url, "base")
        assert names(url) == {"alembic_version"}
        assert at(url) is None


@pytest.mark.parametrize("kind", KINDS)
def test_a_migration_that_is_cut_off_leaves_nothing_behind(make: Make, kind: str) -> None:
    """After a stop at any statement, the next start finds the database unchanged."""
    url = make(kind)
    left, statements = 0, 0

    def count(*_: object) -> None:
        nonlocal left, statements
        statements += 1
        left -= 1
        if left == 0:
            raise ConnectionAbortedError

    sa.event.listen(sa.Engine, "before_cursor_execute", count)
    try:
        upgrade(url)
        whole = statements
        downgrade(url, "base")
        run_script(url, "DROP TABLE alembic_version")
        assert whole > 20
        for cut in range(1, whole, 3):
            left = cut
            with pytest.raises(ConnectionAbortedError):
                upgrade(url)
            assert names(url) == set()
        upgrade(url)
        assert at(url) == head()
    finally:
        sa.event.remove(sa.Engine, "before_cursor_execute", count)
