"""Backup and restore: all data in one file, for both databases.

A backup is a SQLite file with our tables, made by our migrations at the revision of the original database,
with all their rows. Only the list of running nodes is empty. A backup has the data of one moment, while
servers continue. It is restored in one transaction, completely or not at all. A host can move from SQLite to
PostgreSQL, or back, by a backup and a restore.
"""

from __future__ import annotations

import contextlib
import os
import sqlite3
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import sqlalchemy as sa
from sqlalchemy.exc import DBAPIError

from ...core.refusal import Refusal
from .admin import existing
from .database import lock_sqlite
from .migrating import check_revision, exclusive_connection, migrate, revision_of, revisions
from .schema import keys, metadata, nodes
from .store import CLOCK, NODE_DIES_AFTER

MARK: Final = 0x42574231
"""The application id in the head of the file: BWB1. It is set last, so that an unfinished backup is not
valid."""
VERSION_TABLE: Final = "alembic_version"
AT_ONCE: Final = 2000
Counts = dict[str, int]
"""Rows by table."""


def back_up(url: str, file: str) -> Counts:
    """Write everything to a file; returns the number of rows of each table."""
    existing(url)
    path = Path(file).expanduser()
    if path.exists() and not is_backup(path):
        raise Refusal("backup-foreign", file)
    draft = path.with_name(f".{path.name}.{os.getpid()}")
    try:
        os.close(os.open(draft, os.O_CREAT | os.O_EXCL, 0o600))  # it contains secrets
        counts = _write(url, draft)
        draft.replace(path)
    except OSError as error:
        raise Refusal("backup-failed", file, problem=error.strerror or str(error)) from None
    except (DBAPIError, sqlite3.Error) as error:
        cause = error.orig if isinstance(error, DBAPIError) else error
        raise Refusal("backup-failed", file, problem=str(cause).partition("\n")[0]) from None
    finally:
        draft.unlink(missing_ok=True)
    return counts


def restore(url: str, file: str, *, replace: bool = False) -> Counts:
    """Restore a backup into an empty database, or replace its content, and upgrade it."""
    path = Path(file).expanduser()
    if not path.exists():
        raise Refusal("file-missing", file)
    if not is_backup(path):
        raise Refusal("not-backup", file)
    if not _is_intact(path):
        raise Refusal("backup-damaged", file)
    with lock_sqlite(url), _file(path, "ro") as source, exclusive_connection(url) as target:
        revision = revision_of(source)
        if revision is None or revision not in revisions():
            raise Refusal("backup-newer", file, revision=revision or "")
        _make_room(target, replace)
        migrate(target, revision)
        counts = _copy(source, target, _tables(source))
        migrate(target)
        return counts


def is_backup(path: Path) -> bool:
    """Whether a file is a backup that was finished."""
    return _read_pragma(path, "application_id") == MARK


def _is_intact(path: Path) -> bool:
    """Whether the whole file can be read."""
    return _read_pragma(path, "quick_check") == "ok"


def _read_pragma(path: Path, pragma: str) -> object:
    try:
        with _file(path, "ro") as file:
            found: object = file.exec_driver_sql(f"PRAGMA {pragma}").scalar()
            return found
    except DBAPIError:
        return None


def _write(url: str, draft: Path) -> Counts:
    parts = sa.make_url(url)
    if parts.get_backend_name() == "sqlite":
        _write_pages(Path(parts.database or ""), draft)
    else:
        _write_rows(url, draft)
    with _file(draft, "rw") as file:
        if revision_of(file) is None:
            raise Refusal("no-database", parts.render_as_string(hide_password=True))
        check_revision(file)
        file.execute(nodes.delete())
        file.exec_driver_sql(f"PRAGMA application_id = {MARK}")
        return {
            table.name: file.execute(sa.select(sa.func.count()).select_from(table)).scalar_one()
            for table in _tables(file).sorted_tables
        }


def _write_pages(database: Path, draft: Path) -> None:
    """Copy a SQLite database in one step, while others write to it."""
    with (
        contextlib.closing(sqlite3.connect(f"{database.absolute().as_uri()}?mode=rw", uri=True)) as source,
        contextlib.closing(sqlite3.connect(draft)) as target,
    ):
        source.backup(target)
        target.execute("PRAGMA journal_mode = DELETE")  # one file, without others next to it


def _write_rows(url: str, draft: Path) -> None:
    """Write the rows of PostgreSQL at one moment into tables that our migrations make."""
    options = {"isolation_level": "REPEATABLE READ", "postgresql_readonly": True}
    engine = sa.create_engine(url, poolclass=sa.NullPool, execution_options=options)
    with engine.connect() as source, _file(draft, "rw") as target:
        check_revision(source)
        revision = revision_of(source)
        if revision is not None:
            migrate(target, revision)
            _copy(source, target, _tables(target))


@contextlib.contextmanager
def _file(path: Path, mode: str) -> Iterator[sa.Connection]:
    """A transaction on a SQLite file."""
    address = f"{path.absolute().as_uri()}?mode={mode}"
    engine = sa.create_engine(
        "sqlite://",
        poolclass=sa.NullPool,
        creator=lambda: sqlite3.connect(address, uri=True, isolation_level=None),
    )
    with engine.connect() as connection:
        connection.exec_driver_sql("BEGIN")
        yield connection
        connection.commit()


def _tables(file: sa.Connection) -> sa.MetaData:
    """The tables of a backup, as its revision made them."""
    found = sa.MetaData()
    found.reflect(file, only=lambda name, _: name not in (VERSION_TABLE, nodes.name))
    return found


def _copy(source: sa.Connection, target: sa.Connection, found: sa.MetaData) -> Counts:
    counts: Counts = {}
    for table in found.sorted_tables:
        counts[table.name] = 0
        query = sa.select(table).execution_options(yield_per=AT_ONCE)
        for rows in source.execute(query).mappings().partitions():
            target.execute(table.insert(), [dict(row) for row in rows])
            counts[table.name] += len(rows)
        counter = table.primary_key.columns.values()[0]
        if target.dialect.name == "postgresql" and isinstance(counter.type, sa.Integer):
            last = sa.select(sa.func.max(counter)).scalar_subquery()
            sequence = sa.func.pg_get_serial_sequence(table.name, counter.name)
            target.execute(sa.select(sa.func.setval(sequence, last)))
    return counts


def _make_room(target: sa.Connection, replace: bool) -> None:
    """Drop our tables if nobody uses them and they are empty or may be replaced."""
    found = sa.MetaData()
    found.reflect(target, only=lambda name, _: name in (*metadata.tables, VERSION_TABLE))
    check_revision(target)
    if nodes.name in found.tables and target.dialect.name == "postgresql":  # a SQLite file has its lock
        alive = sa.select(nodes.c.id).where(nodes.c.seen_at > CLOCK - NODE_DIES_AFTER)
        if target.execute(alive).first() is not None:
            raise Refusal("database-in-use")
    made_at_start = (nodes.name, keys.name, VERSION_TABLE)
    kept = [table for name, table in found.tables.items() if name not in made_at_start]
    if not replace and any(target.execute(sa.select(table).limit(1)).first() for table in kept):
        raise Refusal("database-full")
    found.drop_all(target)
