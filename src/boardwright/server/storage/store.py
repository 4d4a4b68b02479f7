"""Stored data: logs of tables, their owners, people, sessions, links, notices. All queries of the server are
here, except those about the deals of the day (`deals`).

Each method is one transaction (`Database.write`) or one query (`Database.read`).
"""

from __future__ import annotations

import contextlib
import json
import time
from collections.abc import Collection, Sequence
from typing import Any, Final

import msgspec
import sqlalchemy as sa

from ...bots import current_name
from ...core.record import BOT_MARK
from ...core.refusal import Refusal
from ...tables.daily import result_of
from ...tables.log_entries import (
    NOBODY,
    Admitted,
    Chose,
    Created,
    Forgotten,
    LogEntry,
    Revoked,
    Said,
    Sat,
    TableEvent,
    Undid,
    dump,
    load,
    without_name,
)
from ...tables.outcomes import outcomes as outcomes_of
from ...tables.table import Table
from ..names import keys_of
from ..tokens import now_ms
from ..wire import Person, TableLine
from . import deals, outcomes, push
from .database import Database, StorageFailed
from .schema import (
    audit,
    endpoints,
    entries,
    links,
    members,
    names,
    nodes,
    notices,
    people,
    results,
    reviews,
    sessions,
    tables,
)

NODE_DIES_AFTER: Final = 4_000
"""Milliseconds without a heartbeat after which a node counts as dead."""
LONGEST_LIST: Final = 200
REVIEW_DAYS: Final = 180
"""A review that nobody has read for so many days is removed; it can be made again."""
SEEN_EVERY: Final = 3_600_000
"""How exactly we know when a session was last used, in milliseconds."""
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


class SessionRow(msgspec.Struct, frozen=True):
    """A session in a list."""

    hash: str
    device: str
    created_at: int
    seen_at: int
    expires_at: int


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

    def __init__(self, database: Database, node: str, *, workers: int = 1) -> None:
        self.database: Final = database
        self.node: Final = node
        self.shared: Final = workers > 1 or not database.sqlite
        """Whether other nodes may write to the same database."""

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

    async def append(self, table: Table, entry: LogEntry, fence: int, called: Collection[str] = ()) -> None:
        """Store the next entry of a table we own (`append`). Raises `Fenced` if we no longer own it. It is
        now the turn of the people who are `called`."""
        index = Index(table)
        result = result_of(table)
        ended = outcomes_of(table, entry.at) if isinstance(entry.event, Chose) else {}
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
            if isinstance(entry.event, Revoked):
                connection.execute(links.delete().where(_is_link(table.id, entry.event.link)))
            if isinstance(entry.event, Forgotten):
                forget(connection, table.id, entry.event.person)
            if result is not None:
                deals.finish(connection, table.id, result, entry.at)
            if ended or isinstance(entry.event, Undid):
                outcomes.store(connection, table.id, ended)
            if called:
                push.add_turn_notices(connection, table.id, called, self.wall_clock())
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
        """Become the owner of a table that no living node owns (`claim`); return the fence, or None if
        another node owns it."""

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
        """Whether no living node except us owns a table: others may `expire`."""

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
        """The time that all nodes share: that of the database, or of this machine since it was started, which
        nobody can set."""
        return time.monotonic_ns() // 1_000_000 if self.database.sqlite else CLOCK

    def wall_clock(self) -> Any:
        """The time for what may wait longer than a machine runs: that of the database, or of this machine."""
        return now_ms() if self.database.sqlite else CLOCK

    async def heartbeat(self, *, alone: bool = False) -> None:
        """Write a `heartbeat`; `alone` means that no other node can be alive."""

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

    async def sign_off(self, node: str | None = None) -> None:
        """Sign off, or do it for a node that is known to be dead: its tables are free at once, and any node
        may own them."""
        gone = node or self.node

        def job(connection: sa.Connection) -> None:
            connection.execute(tables.update().where(tables.c.owner == gone).values(owner=None))
            connection.execute(nodes.delete().where(nodes.c.id == gone))

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

        def job(connection: sa.Connection) -> None:
            connection.execute(people.insert().values(banned=False, **values))
            _take_name(connection, person, name, keep=login is not None)

        await self.database.write(job)

    async def make_account(self, person: str, name: str, login: str, password: str) -> None:
        """Turn a guest into an account. The sessions of the guest end."""

        def job(connection: sa.Connection) -> None:
            _take_name(connection, person, name, keep=True)
            found = connection.execute(
                people.update()
                .where(people.c.id == person, people.c.login.is_(None), people.c.deleted_at.is_(None))
                .values(name=name, login=login, password=password)
            )
            if found.rowcount != 1:
                raise Refusal("has-account")
            drop_sessions(connection, sessions.c.person == person)

        await self.database.write(job)

    async def check_name(self, person: str, name: str) -> None:
        """Raise a `Refusal` if a name looks like that of an account of somebody else."""
        await self.database.read(lambda connection: _take_name(connection, person, name, keep=False))

    async def rename(self, person: str, name: str, login: str) -> None:
        """Change the name of a guest or an account, on every node."""

        def job(connection: sa.Connection) -> None:
            known = connection.execute(sa.select(people.c.login).where(people.c.id == person)).one()
            connection.execute(names.delete().where(names.c.person == person))
            _take_name(connection, person, name, keep=known.login is not None)
            values = {"name": name} if known.login is None else {"name": name, "login": login}
            connection.execute(people.update().where(people.c.id == person).values(values))
            notice(connection, "person-renamed", {"person": person, "name": name})

        await self.database.write(job)

    async def password_of(self, person: str) -> str | None:
        """The hash of a person's password; guests have none."""
        query = sa.select(people.c.password).where(people.c.id == person)
        return await self.database.read(lambda connection: connection.execute(query).scalar())

    async def set_password(self, person: str, password: str) -> None:
        """Set a new password. All sessions of the person end."""

        def job(connection: sa.Connection) -> None:
            connection.execute(people.update().where(people.c.id == person).values(password=password))
            drop_sessions(connection, sessions.c.person == person)

        await self.database.write(job)

    async def leave(self, person: str) -> None:
        """Delete what is stored about a person, except the tables, which forget the name one by one."""

        def job(connection: sa.Connection) -> None:
            connection.execute(names.delete().where(names.c.person == person))
            values = {"name": NOBODY, "login": None, "password": None, "deleted_at": now_ms()}
            connection.execute(people.update().where(people.c.id == person).values(values))
            connection.execute(results.update().where(results.c.person == person).values(name=NOBODY))
            drop_sessions(connection, sessions.c.person == person)

        await self.database.write(job)

    async def left_at_tables(self, limit: int = 100) -> list[tuple[str, str]]:
        """People who have deleted their accounts, with tables that still know their names."""
        query = (
            sa.select(members.c.person, members.c.table_id)
            .join(people, people.c.id == members.c.person)
            .where(people.c.deleted_at.is_not(None))
            .limit(limit)
        )
        rows = await self.database.read(lambda connection: connection.execute(query).all())
        return [(row.person, row.table_id) for row in rows]

    async def forget(self, person: str, table: str) -> None:
        """Forget the name of a person at a table, also if its game cannot be shown any more."""
        await self.database.write(lambda connection: forget(connection, table, person))

    async def links_by(self, person: str) -> list[tuple[str, str, str, int | None]]:
        """The links that a person has made: table, id, kind, seat."""
        query = sa.select(links).where(links.c.made_by == person)
        rows = await self.database.read(lambda connection: connection.execute(query).all())
        return [(row.table_id, row.id, row.kind, row.seat) for row in rows]

    async def sessions_of(self, person: str) -> list[SessionRow]:
        """The valid sessions of a person, the latest used first."""
        query = sa.select(sessions).where(sessions.c.person == person, sessions.c.expires_at > now_ms())
        rows = await self.database.read(lambda connection: connection.execute(query).all())
        found = [
            SessionRow(
                row.hash, row.device or "", row.created_at, row.seen_at or row.created_at, row.expires_at
            )
            for row in rows
        ]
        return sorted(found, key=lambda row: -row.seen_at)

    async def export(self, person: str) -> dict[str, Any]:
        """Everything that is stored about a person, without secrets."""
        mine = entries.c.act.startswith(f"{person}/", autoescape=True)

        def job(connection: sa.Connection) -> dict[str, Any]:
            row = connection.execute(sa.select(people).where(people.c.id == person)).one()
            at_tables = sa.select(tables).join(members, members.c.table_id == tables.c.id)
            at_tables = at_tables.where(members.c.person == person).order_by(tables.c.created_at)
            said = sa.select(entries).where(mine).order_by(entries.c.table_id, entries.c.number)
            by_table: dict[str, list[Any]] = {}
            for entry in connection.execute(said):
                line = {"number": entry.number, "at": entry.at, "event": _decode(entry.deed)}
                by_table.setdefault(entry.table_id, []).append(line)
            dealt = sa.select(results).where(results.c.person == person)
            shown = ("day", "game", "table_id", "points", "rating", "won")
            return {
                "person": {"id": row.id, "name": row.name, "created_at": row.created_at},
                "tables": [
                    {"table": _line(table, person), "entries": by_table.get(table.id, [])}
                    for table in connection.execute(at_tables)
                ],
                "outcomes": outcomes.of(connection, person),
                "daily": [
                    {name: getattr(result, name) for name in shown}
                    for result in connection.execute(dealt)
                ],
            }  # fmt: skip

        return await self.database.read(job)

    async def account(self, login: str) -> tuple[Person, str] | None:
        """The person of a login, with the hash of the password."""
        query = sa.select(people).where(people.c.login == login, people.c.banned.is_(False))
        row = await self.database.read(lambda connection: connection.execute(query).first())
        return None if row is None else (Person(row.id, row.name, guest=False), row.password)

    async def add_session(self, hash: str, person: str, expires_at: int, device: str) -> None:
        now = now_ms()
        values = {"hash": hash, "person": person, "created_at": now, "expires_at": expires_at}
        values |= {"seen_at": now, "device": device}
        await self.database.write(lambda connection: connection.execute(sessions.insert().values(**values)))

    async def session(self, hash: str) -> Person | None:
        """The person of a session, if it is still valid."""
        query = (
            sa.select(people.c.id, people.c.name, people.c.login, sessions.c.seen_at)
            .join(sessions, sessions.c.person == people.c.id)
            .where(sessions.c.hash == hash, sessions.c.expires_at > now_ms(), people.c.banned.is_(False))
        )
        row = await self.database.read(lambda connection: connection.execute(query).first())
        if row is None:
            return None
        now = now_ms()
        if (row.seen_at or 0) < now - SEEN_EVERY:
            seen = sessions.update().where(sessions.c.hash == hash).values(seen_at=now)
            with contextlib.suppress(StorageFailed):
                await self.database.write(lambda connection: connection.execute(seen))
        return Person(row.id, row.name, guest=row.login is None)

    async def end_sessions(self, *, hash: str | None = None, person: str | None = None) -> None:
        """End one session, or all of a person, on every node."""

        def job(connection: sa.Connection) -> None:
            drop_sessions(
                connection, sessions.c.hash == hash if hash is not None else sessions.c.person == person
            )

        await self.database.write(job)

    async def remove_expired(self) -> None:
        """Remove what has expired: sessions, links, notices, reviews that nobody has read for long."""
        now = now_ms()

        def job(connection: sa.Connection) -> None:
            ended = sa.select(sessions.c.hash).where(sessions.c.expires_at < now)
            push.drop_endpoints(connection, endpoints.c.session.in_(ended))
            connection.execute(sessions.delete().where(sessions.c.expires_at < now))
            connection.execute(links.delete().where(links.c.expires_at < now - 30 * 86_400_000))
            connection.execute(notices.delete().where(notices.c.at < now - 3_600_000))
            connection.execute(reviews.delete().where(reviews.c.used_at < now - REVIEW_DAYS * 86_400_000))

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

    async def link(self, hash: str) -> tuple[str, str, int | None, str, str] | None:
        """The table, kind, seat, maker and id of a link, if it is still valid."""
        query = sa.select(links).where(links.c.hash == hash, links.c.expires_at > now_ms())
        row = await self.database.read(lambda connection: connection.execute(query).first())
        return None if row is None else (row.table_id, row.kind, row.seat, row.made_by, row.id)

    async def links_of(self, table: str) -> list[tuple[str, str, int | None, int, str]]:
        """The valid links of a table: id, kind, seat, end, maker."""
        query = (
            sa.select(links)
            .where(links.c.table_id == table, links.c.expires_at > now_ms())
            .order_by(links.c.expires_at)
        )
        rows = await self.database.read(lambda connection: connection.execute(query).all())
        return [(row.id, row.kind, row.seat, row.expires_at, row.made_by) for row in rows]

    async def find_link(self, table: str, id: str) -> tuple[str, int | None, str] | None:
        """Kind, seat and maker of a link by its id, also if its time is over."""
        query = sa.select(links).where(_is_link(table, id))
        row = await self.database.read(lambda connection: connection.execute(query).first())
        return None if row is None else (row.kind, row.seat, row.made_by)

    async def end_link(self, table: str, id: str) -> None:
        query = links.delete().where(_is_link(table, id))
        await self.database.write(lambda connection: connection.execute(query))

    # Notices

    async def notices_since(self, at: int) -> list[tuple[int, str, dict[str, Any]]]:
        query = sa.select(notices).where(notices.c.at >= at).order_by(notices.c.id)
        rows = await self.database.read(lambda connection: connection.execute(query).all())
        return [(row.id, row.kind, json.loads(row.body)) for row in rows]


def _is_link(table: str, id: str) -> sa.ColumnElement[bool]:
    return sa.and_(links.c.table_id == table, links.c.id == id)


def _take_name(connection: sa.Connection, person: str, name: str, *, keep: bool) -> None:
    """Refuse a name that looks like that of an account of somebody else; `keep` it for an account."""
    keys = keys_of(name)
    known = dict(
        connection.execute(sa.select(names.c.key, names.c.person).where(names.c.key.in_(keys))).all()
    )
    if any(owner != person for owner in known.values()):
        raise Refusal("name-taken", "name")
    if keep:
        for key in sorted(keys - set(known)):
            connection.execute(names.insert().values(key=key, person=person))


def forget(connection: sa.Connection, table: str, person: str) -> None:
    """Give a neutral name to a person in the log of a table, and take the table from the person's list."""
    log = read_log(connection, table)
    used = {
        entry.event.name
        for entry in log
        if isinstance(entry.event, (Sat, Said)) and entry.event.person == person
    }
    for entry in log:
        event = without_name(entry.event, person, used)
        if event != entry.event:
            same = sa.and_(entries.c.table_id == table, entries.c.number == entry.number)
            connection.execute(entries.update().where(same).values(deed=encode_event(event)))
    shown = connection.execute(sa.select(tables.c.names).where(tables.c.id == table)).scalar_one()
    named = [NOBODY if name in used else name for name in json.loads(shown)]
    connection.execute(
        tables.update().where(tables.c.id == table).values(names=json.dumps(named, ensure_ascii=False))
    )
    connection.execute(members.delete().where(members.c.person == person, members.c.table_id == table))
    outcomes.forget(connection, table, person)


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
    names = [_with_current_bot(name) for name in json.loads(row.names)]
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


def _with_current_bot(name: str) -> str:
    """The name of a seat; for a bot its current name."""
    bot = name.removeprefix(BOT_MARK)
    return name if bot == name else BOT_MARK + current_name(bot)


def drop_sessions(connection: sa.Connection, wanted: sa.ColumnElement[bool]) -> int:
    """End some sessions and notify all nodes; return their number."""
    ended = list(connection.execute(sa.select(sessions.c.hash).where(wanted)).scalars())
    push.drop_endpoints(connection, endpoints.c.session.in_(sa.select(sessions.c.hash).where(wanted)))
    connection.execute(sessions.delete().where(wanted))
    for hash in ended:
        notice(connection, "session-ended", {"hash": hash})
    return len(ended)


def notice(connection: sa.Connection, kind: str, body: dict[str, Any]) -> None:
    """Tell all nodes."""
    connection.execute(notices.insert().values(at=now_ms(), kind=kind, body=json.dumps(body)))
    if connection.dialect.name == "postgresql":
        connection.execute(sa.select(sa.func.pg_notify("boardwright", "notice")))


def announce(connection: sa.Connection, kind: str, body: dict[str, Any], what: str) -> None:
    """Store a notice from the people who run the server, with a line for the audit."""
    notice(connection, kind, body)
    connection.execute(audit.insert().values(at=now_ms(), what=what))
