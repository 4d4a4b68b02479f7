"""Stored data: logs of tables, their owners, people, sessions, links, notices. All queries of the server are
here, except those about the deals of the day (`deals`).

Each method is one transaction (`Database.write`) or one query (`Database.read`).
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import Any, Final

import msgspec
import sqlalchemy as sa

from ...bots import current_name
from ...core.record import BOT_MARK
from ...core.refusal import Refusal
from ...tables.daily import result_of
from ...tables.log_entries import Admitted, Created, LogEntry, Sat, TableEvent, dump, load
from ...tables.table import Table
from ..tokens import now_ms
from ..wire import Person, TableLine
from . import deals
from .database import Database
from .schema import audit, entries, links, members, nodes, notices, people, sessions, tables

NODE_DIES_AFTER: Final = 4_000
"""Milliseconds without a heartbeat after which a node counts as dead."""
LONGEST_LIST: Final = 200
CLOCK: Final = sa.cast(sa.func.extract("epoch", sa.func.clock_timestamp()) * 1000, sa.BigInteger)
"""The time of PostgreSQL, the same for all nodes."""

# Made once: these two are written with every act.
_UPDATE_TABLE: Final = (
    tables.update()
    .where(
        tables.c.id == sa.bindparam("of"),
        tables.c.fence == sa.bindparam("under"),
        tables.c.number == sa.bindparam("before"),
    )
    .values(
        {name: sa.bindparam(name) for name in ("changed_at", "status", "number", "names", "turn", "bots_due")}
    )
)
_INSERT_ENTRY: Final = entries.insert()


_encode = msgspec.json.Encoder().encode
_decode = msgspec.json.Decoder().decode


def encode_event(event: TableEvent) -> str:
    """An event of a log as it is stored."""
    return _encode(dump(event)).decode()


def decode_event(text: str) -> TableEvent:
    return load(_decode(text))


class Fenced(Refusal):
    """Another node owns the table now; our entry was not written."""

    def __init__(self, table: str) -> None:
        super().__init__("moved", table)


class Index:
    """The columns about a table for lists and searches, computed from the table after an entry."""

    def __init__(self, table: Table) -> None:
        waiting = table.waiting()
        self.columns: Final[dict[str, Any]] = {
            "status": table.status,
            "number": table.number,
            "names": json.dumps(
                [f"bot:{seat.bot}" if seat.bot else seat.name for seat in table.seats], ensure_ascii=False
            ),
            "turn": json.dumps(
                sorted({table.seats[seat].person for seat in waiting if table.seats[seat].person})
            ),
            "bots_due": bool(table.programs()),
        }


class Store:
    """The data of one database."""

    def __init__(self, database: Database, node: str) -> None:
        self.database: Final = database
        self.node: Final = node

    @property
    def shared(self) -> bool:
        """Whether other nodes may write to the same database."""
        return not self.database.sqlite

    # Logs

    async def create(self, table: Table, log: Sequence[LogEntry]) -> int:
        """Store a new table with the beginning of its log; return the fence of our lease."""
        index = Index(table)
        created = table.created

        def job(connection: sa.Connection) -> int:
            connection.execute(
                tables.insert().values(
                    id=table.id,
                    game=created.game,
                    listed=created.terms.listed,
                    owner=self.node,
                    fence=1,
                    created_at=log[0].at,
                    changed_at=log[-1].at,
                    **index.columns,
                ),
            )
            connection.execute(entries.insert(), [_row(table.id, entry) for entry in log])
            deals.begin(connection, table)
            for person in sorted({who for entry in log for who in _people_of(entry.event)}):
                connection.execute(members.insert().values(person=person, table_id=table.id))
            self._announce(connection, table.id, table.number)
            return 1

        return await self.database.write(job)

    async def append(self, table: Table, entry: LogEntry, fence: int) -> None:
        """Store the next entry of a table we own. Raises `Fenced` if we no longer own it."""
        index = Index(table)
        result = result_of(table)
        values = {
            "of": table.id,
            "under": fence,
            "before": entry.number - 1,
            "changed_at": entry.at,
            **index.columns,
        }

        def job(connection: sa.Connection) -> None:
            found = connection.execute(_UPDATE_TABLE, values)
            if found.rowcount != 1:
                raise Fenced(table.id)
            connection.execute(_INSERT_ENTRY, _row(table.id, entry))
            if result is not None:
                deals.finish(connection, table.id, result, entry.at)
            for person in _people_of(entry.event):
                known = sa.select(members.c.person).where(
                    members.c.person == person, members.c.table_id == table.id
                )
                if connection.execute(known).first() is None:
                    connection.execute(members.insert().values(person=person, table_id=table.id))
            self._announce(connection, table.id, entry.number)

        await self.database.write(job)

    def _announce(self, connection: sa.Connection, table: str, number: int) -> None:
        """Notify the other nodes when the transaction is committed."""
        if not self.database.sqlite:
            connection.execute(sa.select(sa.func.pg_notify("boardwright", f"log {table} {number}")))

    async def log(self, table: str, after: int = 0) -> list[LogEntry]:
        """The log of a table after an entry; empty if there is no such table."""
        return await self.database.read(lambda connection: read_log(connection, table, after))

    async def claim(self, table: str) -> int | None:
        """Become the owner of a table that no living node owns; return the fence, or None if another node
        owns it."""

        def job(connection: sa.Connection) -> int | None:
            alive = sa.select(nodes.c.id).where(nodes.c.seen_at > self._now() - NODE_DIES_AFTER)
            connection.execute(
                tables.update()
                .where(
                    tables.c.id == table,
                    sa.or_(
                        tables.c.owner.is_(None), tables.c.owner == self.node, tables.c.owner.not_in(alive)
                    ),
                )
                .values(owner=self.node, fence=tables.c.fence + 1)
            )
            row = connection.execute(
                sa.select(tables.c.owner, tables.c.fence).where(tables.c.id == table)
            ).first()
            return None if row is None or row.owner != self.node else int(row.fence)

        return await self.database.write(job)

    async def release(self, table: str, fence: int) -> None:
        """Release a table, so that any node may own it."""

        def job(connection: sa.Connection) -> None:
            connection.execute(
                tables.update().where(tables.c.id == table, tables.c.fence == fence).values(owner=None)
            )

        await self.database.write(job)

    async def owner_of(self, table: str) -> str | None:
        """The node that owns a table, alive or not."""
        query = sa.select(tables.c.owner).where(tables.c.id == table)
        return await self.database.read(lambda connection: connection.execute(query).scalar())

    async def ownable(self, table: str) -> bool:
        """Whether no living node except us owns a table."""

        def job(connection: sa.Connection) -> bool:
            query = (
                sa.select(tables.c.id)
                .join(nodes, nodes.c.id == tables.c.owner)
                .where(
                    tables.c.id == table,
                    tables.c.owner != self.node,
                    nodes.c.seen_at > self._now() - NODE_DIES_AFTER,
                )
            )
            return connection.execute(query).first() is None

        return await self.database.read(job)

    async def numbers_of(self, ids: Sequence[str]) -> dict[str, tuple[int, int]]:
        """The last entry and the fence of some tables."""
        query = sa.select(tables.c.id, tables.c.number, tables.c.fence).where(tables.c.id.in_(ids))
        rows = await self.database.read(lambda connection: connection.execute(query).all())
        return {row.id: (row.number, row.fence) for row in rows}

    async def orphaned_tables(self, limit: int = 100) -> list[str]:
        """Tables without a living owner where a bot has to answer."""

        def job(connection: sa.Connection) -> list[str]:
            alive = sa.select(nodes.c.id).where(nodes.c.seen_at > self._now() - NODE_DIES_AFTER)
            orphaned = sa.or_(tables.c.owner.is_(None), tables.c.owner.not_in(alive))
            query = sa.select(tables.c.id).where(
                tables.c.bots_due.is_(True), tables.c.status == "running", orphaned
            )
            return list(connection.execute(query.limit(limit)).scalars())

        return await self.database.read(job)

    # Nodes

    def _now(self) -> Any:
        """The time that all nodes share: that of the database, if there are several nodes."""
        return now_ms() if self.database.sqlite else CLOCK

    async def heartbeat(self, *, alone: bool = False) -> None:
        """Write a heartbeat; `alone` means that no other node can be alive."""

        def job(connection: sa.Connection) -> None:
            if alone:
                connection.execute(nodes.delete())
            found = connection.execute(
                nodes.update().where(nodes.c.id == self.node).values(seen_at=self._now())
            )
            if not found.rowcount:
                connection.execute(nodes.insert().values(id=self.node, seen_at=self._now()))
            connection.execute(nodes.delete().where(nodes.c.seen_at < self._now() - 100 * NODE_DIES_AFTER))

        await self.database.write(job)

    async def sign_off(self) -> None:
        """Sign off: our tables are free at once, and any node may own them."""

        def job(connection: sa.Connection) -> None:
            connection.execute(tables.update().where(tables.c.owner == self.node).values(owner=None))
            connection.execute(nodes.delete().where(nodes.c.id == self.node))

        await self.database.write(job)

    async def alive(self, node: str) -> bool:
        def job(connection: sa.Connection) -> bool:
            query = sa.select(nodes.c.id).where(
                nodes.c.id == node, nodes.c.seen_at > self._now() - NODE_DIES_AFTER
            )
            return connection.execute(query).first() is not None

        return await self.database.read(job)

    # People and sessions

    async def add_person(self, person: str, name: str, login: str | None, password: str | None) -> None:
        values = {"id": person, "name": name, "login": login, "password": password, "created_at": now_ms()}
        await self.database.write(
            lambda connection: connection.execute(people.insert().values(banned=False, **values))
        )

    async def make_account(self, person: str, name: str, login: str, password: str) -> None:
        """Turn a guest into an account."""

        def job(connection: sa.Connection) -> None:
            found = connection.execute(
                people.update()
                .where(people.c.id == person, people.c.login.is_(None))
                .values(name=name, login=login, password=password)
            )
            if found.rowcount != 1:
                raise Refusal("has-account")

        await self.database.write(job)

    async def account(self, login: str) -> tuple[Person, str] | None:
        """The person of a login, with the hash of the password."""
        query = sa.select(people).where(people.c.login == login, people.c.banned.is_(False))
        row = await self.database.read(lambda connection: connection.execute(query).first())
        return None if row is None else (Person(row.id, row.name, guest=False), row.password)

    async def add_session(self, hash: str, person: str, expires_at: int) -> None:
        values = {"hash": hash, "person": person, "created_at": now_ms(), "expires_at": expires_at}
        await self.database.write(lambda connection: connection.execute(sessions.insert().values(**values)))

    async def session(self, hash: str) -> Person | None:
        """The person of a session, if it is still valid."""
        query = (
            sa.select(people.c.id, people.c.name, people.c.login)
            .join(sessions, sessions.c.person == people.c.id)
            .where(sessions.c.hash == hash, sessions.c.expires_at > now_ms(), people.c.banned.is_(False))
        )
        row = await self.database.read(lambda connection: connection.execute(query).first())
        return None if row is None else Person(row.id, row.name, guest=row.login is None)

    async def end_sessions(self, *, hash: str | None = None, person: str | None = None) -> None:
        """End one session, or all of a person, on every node."""

        def job(connection: sa.Connection) -> None:
            drop_sessions(
                connection, sessions.c.hash == hash if hash is not None else sessions.c.person == person
            )

        await self.database.write(job)

    async def remove_expired(self) -> None:
        """Remove what has expired: sessions, links, notices."""
        now = now_ms()

        def job(connection: sa.Connection) -> None:
            connection.execute(sessions.delete().where(sessions.c.expires_at < now))
            connection.execute(links.delete().where(links.c.expires_at < now - 30 * 86_400_000))
            connection.execute(notices.delete().where(notices.c.at < now - 3_600_000))

        await self.database.write(job)

    # Lists

    async def tables_of(self, person: str) -> list[TableLine]:
        query = (
            sa.select(tables)
            .join(members, members.c.table_id == tables.c.id)
            .where(members.c.person == person)
            .order_by(tables.c.changed_at.desc())
            .limit(LONGEST_LIST)
        )
        return await self.database.read(
            lambda connection: [_line(row, person) for row in connection.execute(query)]
        )

    async def listed(self, person: str) -> list[TableLine]:
        query = (
            sa.select(tables)
            .where(tables.c.listed.is_(True), tables.c.status.in_(("gathering", "running")))
            .order_by(tables.c.changed_at.desc())
            .limit(LONGEST_LIST)
        )
        return await self.database.read(
            lambda connection: [_line(row, person) for row in connection.execute(query)]
        )

    async def tables_made_since(self, person: str, since: int) -> int:
        """How many tables a person has joined since a time, for the rate limit."""
        query = (
            sa.select(sa.func.count())
            .select_from(members.join(tables, members.c.table_id == tables.c.id))
            .where(members.c.person == person, tables.c.created_at > since)
        )
        return await self.database.read(lambda connection: int(connection.execute(query).scalar() or 0))

    # Links

    async def add_link(
        self, hash: str, id: str, table: str, kind: str, seat: int | None, made_by: str, expires_at: int
    ) -> None:
        values = {"hash": hash, "id": id, "table_id": table, "kind": kind, "seat": seat, "made_by": made_by}
        await self.database.write(
            lambda connection: connection.execute(links.insert().values(expires_at=expires_at, **values))
        )

    async def link(self, hash: str) -> tuple[str, str, int | None, str] | None:
        """The table, kind, seat and maker of a link, if it is still valid."""
        query = sa.select(links).where(links.c.hash == hash, links.c.expires_at > now_ms())
        row = await self.database.read(lambda connection: connection.execute(query).first())
        return None if row is None else (row.table_id, row.kind, row.seat, row.made_by)

    async def links_of(self, table: str) -> list[tuple[str, str, int | None, int, str]]:
        """The valid links of a table: id, kind, seat, end, maker."""
        query = (
            sa.select(links)
            .where(links.c.table_id == table, links.c.expires_at > now_ms())
            .order_by(links.c.expires_at)
        )
        rows = await self.database.read(lambda connection: connection.execute(query).all())
        return [(row.id, row.kind, row.seat, row.expires_at, row.made_by) for row in rows]

    async def end_link(self, table: str, id: str) -> bool:
        query = links.delete().where(links.c.table_id == table, links.c.id == id)
        return bool(await self.database.write(lambda connection: connection.execute(query).rowcount))

    # Notices

    async def notices_since(self, at: int) -> list[tuple[int, str, dict[str, Any]]]:
        query = sa.select(notices).where(notices.c.at >= at).order_by(notices.c.id)
        rows = await self.database.read(lambda connection: connection.execute(query).all())
        return [(row.id, row.kind, json.loads(row.body)) for row in rows]


def read_log(connection: sa.Connection, table: str, after: int = 0) -> list[LogEntry]:
    """The log of a table after an entry."""
    query = (
        sa.select(entries.c.number, entries.c.at, entries.c.deed, entries.c.act)
        .where(entries.c.table_id == table, entries.c.number > after)
        .order_by(entries.c.number)
    )
    rows = connection.execute(query).all()
    return [LogEntry(row.number, row.at, decode_event(row.deed), row.act or "") for row in rows]


def _row(table: str, entry: LogEntry) -> dict[str, Any]:
    return {
        "table_id": table,
        "number": entry.number,
        "at": entry.at,
        "act": entry.command or None,
        "deed": encode_event(entry.event),
    }


def _people_of(event: TableEvent) -> list[str]:
    """The people whose lists show this table from now on."""
    match event:
        case Created(host=host):
            return [host] if host else []
        case Sat(person=person) | Admitted(person=person):
            return [person] if person else []
        case _:
            return []


def _line(row: Any, person: str) -> TableLine:
    names = [_name_today(name) for name in json.loads(row.names)]
    return TableLine(
        id=row.id,
        game=row.game,
        status=row.status,
        names=names,
        free=names.count(""),
        your_turn=person in json.loads(row.turn),
        created_at=row.created_at,
        changed_at=row.changed_at,
    )


def _name_today(name: str) -> str:
    """The name of a seat; for a bot its current name."""
    bot = name.removeprefix(BOT_MARK)
    return name if bot == name else BOT_MARK + current_name(bot)


def drop_sessions(connection: sa.Connection, wanted: sa.ColumnElement[bool]) -> int:
    """End some sessions and notify all nodes; return their number."""
    ended = list(connection.execute(sa.select(sessions.c.hash).where(wanted)).scalars())
    connection.execute(sessions.delete().where(wanted))
    for hash in ended:
        _notice(connection, "session-ended", {"hash": hash})
    return len(ended)


def _notice(connection: sa.Connection, kind: str, body: dict[str, Any]) -> None:
    connection.execute(notices.insert().values(at=now_ms(), kind=kind, body=json.dumps(body)))
    if connection.dialect.name == "postgresql":
        connection.execute(sa.select(sa.func.pg_notify("boardwright", "notice")))


def announce(connection: sa.Connection, kind: str, body: dict[str, Any], what: str) -> None:
    """Store a notice from the people who run the server, with a line for the audit."""
    _notice(connection, kind, body)
    connection.execute(audit.insert().values(at=now_ms(), what=what))
