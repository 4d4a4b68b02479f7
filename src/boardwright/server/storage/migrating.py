"""Migrations: the database is upgraded before anything uses it (alembic)."""

from __future__ import annotations

import contextlib
from collections.abc import Iterator
from importlib.resources import files
from typing import Final

import sqlalchemy as sa
from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory

from ...core.refusal import Refusal
from .schema import nodes

PG_LOCK: Final = 7_042_026
"""Nodes that start together migrate one after the other."""


def config(connection: sa.Connection | None = None) -> Config:
    found = Config()
    found.set_main_option("script_location", str(files(__package__).joinpath("migrations")))
    found.set_main_option("path_separator", "os")
    if connection is not None:
        found.attributes["connection"] = connection
    return found


@contextlib.contextmanager
def exclusive_connection(url: str) -> Iterator[sa.Connection]:
    """A connection in a transaction, while no other node migrates. An interrupted migration changes
    nothing."""
    engine = sa.create_engine(url)
    if engine.dialect.name == "sqlite":
        # The driver begins a transaction only before a change of data, not before a change of tables.
        sa.event.listen(engine, "connect", lambda raw, _record: setattr(raw, "isolation_level", None))
        sa.event.listen(engine, "begin", lambda connection: connection.exec_driver_sql("BEGIN IMMEDIATE"))
    try:
        with engine.connect() as connection, connection.begin():
            if engine.dialect.name == "postgresql":
                connection.execute(sa.select(sa.func.pg_advisory_xact_lock(PG_LOCK)))
            yield connection
    finally:
        engine.dispose()


def upgrade(url: str, revision: str = "head") -> None:
    """Upgrade a database to a revision, by default the latest."""
    with exclusive_connection(url) as connection:
        migrate(connection, revision)


def migrate(connection: sa.Connection, revision: str = "head") -> None:
    """Like `upgrade`, within a transaction."""
    check_revision(connection)
    command.upgrade(config(connection), revision)


def forget_nodes(url: str) -> None:
    """Forget the nodes of an earlier run, when no other can be alive."""
    with exclusive_connection(url) as connection:
        connection.execute(nodes.delete())


def check_revision(connection: sa.Connection) -> None:
    """Refuse a database of a newer version."""
    found = revision_of(connection)
    if found is not None and found not in revisions():
        raise Refusal("database-newer", revision=found)


def downgrade(url: str, revision: str) -> None:
    """Downgrade a database to an earlier revision; data unknown to that revision is lost."""
    with exclusive_connection(url) as connection:
        command.downgrade(config(connection), revision)


def revision_of(connection: sa.Connection) -> str | None:
    """The revision of a database."""
    return MigrationContext.configure(connection).get_current_revision()


def revisions() -> list[str]:
    """All revisions we know."""
    return [script.revision for script in ScriptDirectory.from_config(config()).walk_revisions()]


def head() -> str:
    """The latest revision."""
    return ScriptDirectory.from_config(config()).get_current_head() or ""
