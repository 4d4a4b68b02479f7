"""Administration, with or without a running server: everything goes through the database.

A change is one transaction, together with its line in the audit and the notice for running nodes. To close a
table we act like another node: the fence rises, so the owner of the table cannot write to it until it has
read what we wrote.
"""

from __future__ import annotations

import contextlib
import getpass
import json
import os
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

import sqlalchemy as sa
from msgspec import Struct

from ...core.record import Record
from ...core.refusal import Refusal
from ...tables import create
from ...tables.authorize import Actor
from ...tables.log_entries import Closed, LogEntry, Revoked, TableEvent
from ...tables.table import Table
from ...tables.terms import Terms
from ..names import login_of
from ..tokens import new_id, new_table_inputs, now_ms
from .database import Database
from .migrating import head, revision_of
from .schema import audit, entries, links, members, people, sessions, tables
from .store import Store, announce, drop_sessions, encode_event, notice, read_log

CLOSED_BY: Final = "admin"
"""The name that players see for an administrator who closed their table."""


class TableRow(Struct, frozen=True):
    """A table in a list."""

    id: str
    game: str
    status: str
    names: list[str]
    entries: int
    created_at: int
    changed_at: int


class PersonRow(Struct, frozen=True):
    """A person in a list."""

    id: str
    name: str
    guest: bool
    banned: bool
    tables: int
    sessions: int
    created_at: int


class AuditRow(Struct, frozen=True):
    """One action of an administrator: `who: what`."""

    at: int
    what: str


class Admin:
    """The actions of an administrator."""

    def __init__(self, database: Database, who: str) -> None:
        self.database: Final = database
        self.who: Final = who

    # Reading

    def tables(self, status: str | None = None, game: str | None = None) -> list[TableRow]:
        """All tables, the latest first."""
        query = sa.select(tables).order_by(tables.c.changed_at.desc())
        for column, wanted in ((tables.c.status, status), (tables.c.game, game)):
            query = query if wanted is None else query.where(column == wanted)

        def job(connection: sa.Connection) -> list[TableRow]:
            return [
                TableRow(
                    row.id, row.game, row.status, json.loads(row.names), row.number, row.created_at,
                    row.changed_at,
                )
                for row in connection.execute(query)
            ]  # fmt: skip

        return self.database.read_now(job)

    def people(self) -> list[PersonRow]:
        """All people, in the order in which they came."""

        def count(column: sa.Column[Any]) -> sa.ScalarSelect[int]:
            return sa.select(sa.func.count()).where(column == people.c.id).scalar_subquery()

        query = sa.select(
            people, count(members.c.person).label("at_tables"), count(sessions.c.person).label("logged_in")
        ).order_by(people.c.created_at)

        def job(connection: sa.Connection) -> list[PersonRow]:
            return [
                PersonRow(
                    row.id, row.name, row.login is None, row.banned, row.at_tables, row.logged_in,
                    row.created_at,
                )
                for row in connection.execute(query)
            ]  # fmt: skip

        return self.database.read_now(job)

    def audit(self) -> list[AuditRow]:
        """The actions of administrators, in order."""

        def job(connection: sa.Connection) -> list[AuditRow]:
            rows = connection.execute(sa.select(audit).order_by(audit.c.id))
            return [AuditRow(row.at, row.what) for row in rows]

        return self.database.read_now(job)

    def log(self, table: str, *, secrets: bool) -> list[LogEntry]:
        """The log of a table. Access to hidden cards is written to the audit."""
        found = self.database.read_now(lambda connection: read_log(connection, table))
        if not found:
            raise Refusal("no-table", table)
        if secrets:
            self.database.write_now(lambda connection: self._audit(connection, f"inspect {table}"))
        return found

    def record(self, table: str) -> Record:
        """The game of a table, finished or not; it contains everything hidden."""
        found = Table(table, self.log(table, secrets=False)).playing()
        self.database.write_now(lambda connection: self._audit(connection, f"export {table}"))
        return found

    # Changing

    def close(self, table: str) -> None:
        """Close a table at once, regardless of its owner."""

        def job(connection: sa.Connection) -> None:
            row = connection.execute(sa.select(tables).where(tables.c.id == table)).first()
            if row is None:
                raise Refusal("no-table", table)
            if row.status in ("over", "closed"):
                raise Refusal("table-over", table)
            # The columns of `Index`, without replaying the game: its rules may have changed since.
            self._append(connection, table, Closed(CLOSED_BY), status="closed", turn="[]", bots_due=False)
            self._notify(connection, "table-changed", {"table": table}, f"close {table}")

        self.database.write_now(job)

    @staticmethod
    def _append(connection: sa.Connection, table: str, event: TableEvent, **columns: object) -> None:
        """Append an entry to the log of a table, regardless of its owner (`admin append`)."""
        fenced = tables.update().where(tables.c.id == table).values(fence=tables.c.fence + 1, owner=None)
        connection.execute(fenced)
        row = connection.execute(sa.select(tables.c.number).where(tables.c.id == table)).one()
        number, now = row.number + 1, now_ms()
        connection.execute(
            entries.insert().values(table_id=table, number=number, at=now, deed=encode_event(event))
        )
        connection.execute(
            tables.update().where(tables.c.id == table).values(number=number, changed_at=now, **columns)
        )

    def _end_links(self, connection: sa.Connection, wanted: sa.ColumnElement[bool]) -> int:
        """End some links and take back what those to watch have shown; return their number."""
        found = connection.execute(sa.select(links).where(wanted)).all()
        connection.execute(links.delete().where(wanted))
        for link in found:
            if link.kind == "watch":
                self._append(connection, link.table_id, Revoked(link.id, link.seat))
                notice(connection, "table-changed", {"table": link.table_id})
        return len(found)

    async def import_record(self, text: str, host: str) -> str:
        """Create a table from a record file and return its id. A person gets all seats without a bot."""
        row = self.database.read_now(lambda connection: self._find(connection, host))
        made, log = create.import_game(text, [], Terms(), Actor(row.id, row.name), new_table_inputs())
        self.database.write_now(lambda connection: self._audit(connection, f"import {made.id} for {row.id}"))
        store = Store(self.database, new_id())
        await store.release(made.id, await store.create(made, log))  # any node may own it
        return made.id

    def revoke(self, name: str) -> tuple[int, int]:
        """End all sessions and links of a person; returns their numbers."""

        def job(connection: sa.Connection) -> tuple[int, int]:
            person = self._find(connection, name).id
            ended = drop_sessions(connection, sessions.c.person == person)
            dropped = self._end_links(connection, links.c.made_by == person)
            self._audit(connection, f"revoke {person}")
            return ended, dropped

        return self.database.write_now(job)

    def revoke_sessions(self, name: str) -> int:
        """End all sessions of a person; returns their number."""

        def job(connection: sa.Connection) -> int:
            person = self._find(connection, name).id
            self._audit(connection, f"revoke sessions {person}")
            return drop_sessions(connection, sessions.c.person == person)

        return self.database.write_now(job)

    def revoke_link(self, link: str) -> None:
        """End a link by its id."""

        def job(connection: sa.Connection) -> None:
            if not self._end_links(connection, links.c.id == link):
                raise Refusal("no-link", link)
            self._audit(connection, f"revoke link {link}")

        self.database.write_now(job)

    def ban(self, name: str) -> tuple[str, int]:
        """Lock a person out: no session, no link, no login. Returns the name and how many sessions ended."""

        def job(connection: sa.Connection) -> tuple[str, int]:
            person = self._find(connection, name)
            connection.execute(people.update().where(people.c.id == person.id).values(banned=True))
            self._end_links(connection, links.c.made_by == person.id)
            self._audit(connection, f"ban {person.id}")
            return person.name, drop_sessions(connection, sessions.c.person == person.id)

        return self.database.write_now(job)

    def unban(self, name: str) -> str:
        """Let a person in again; returns the name."""

        def job(connection: sa.Connection) -> str:
            person = self._find(connection, name)
            if not person.banned:
                raise Refusal("not-banned", name)
            connection.execute(people.update().where(people.c.id == person.id).values(banned=False))
            self._audit(connection, f"unban {person.id}")
            return str(person.name)

        return self.database.write_now(job)

    def announce(self, text: str, seconds: int | None) -> None:
        """Show a notice to everybody who is connected."""
        said = " ".join(text.split())
        if not said:
            raise Refusal("chat-empty")
        body = {"text": said, "seconds": seconds}
        self.database.write_now(
            lambda connection: self._notify(connection, "announce", body, f"announce {said}")
        )

    # Helpers

    def _find(self, connection: sa.Connection, name: str) -> Any:
        """A person by id, by the name of the account, or by the name of a guest if it is unique."""
        for wanted in (people.c.id == name, people.c.login == login_of(name), people.c.name == name):
            found = connection.execute(sa.select(people).where(wanted)).all()
            if len(found) > 1:
                raise Refusal("several-people", name, known=", ".join(row.id for row in found))
            if found:
                return found[0]
        raise Refusal("no-person", name)

    def _audit(self, connection: sa.Connection, what: str) -> None:
        connection.execute(audit.insert().values(at=now_ms(), what=f"{self.who}: {what}"))

    def _notify(self, connection: sa.Connection, kind: str, body: dict[str, Any], what: str) -> None:
        announce(connection, kind, body, f"{self.who}: {what}")


def who_am_i() -> str:
    """The name of the system user, or the number of a user without a name."""
    try:
        return getpass.getuser()
    except (KeyError, OSError):
        return str(os.getuid())


def existing(url: str) -> None:
    """Refuse a missing SQLite file, which would otherwise be created."""
    parts = sa.make_url(url)
    if parts.get_backend_name() == "sqlite" and not Path(parts.database or "").is_file():
        raise Refusal("no-database", parts.database or "")


@contextlib.contextmanager
def open_admin(url: str) -> Iterator[Admin]:
    """An `Admin` for a database of exactly this version; other versions are refused."""
    existing(url)
    database = Database(url)
    try:
        found = database.read_now(revision_of)
        if found is None:
            raise Refusal("no-database", sa.make_url(url).render_as_string(hide_password=True))
        if found != head():
            raise Refusal("database-version", revision=found)
        yield Admin(database, who_am_i())
    finally:
        database.close()
