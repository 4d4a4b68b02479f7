"""Stored data about notices: the key of the server, the endpoints of browsers, and turn notices to send."""

from __future__ import annotations

import contextlib
import json
from collections.abc import Callable, Collection, Sequence
from typing import Any, Final
from urllib.parse import urlsplit

import msgspec
import sqlalchemy as sa

from ..tokens import hash_of, now_ms
from .database import Conflict, Database
from .schema import endpoints, keys, tables, turn_notices

KEY: Final = "push"
MOST_ENDPOINTS: Final = 10
"""The most browsers of one person that get notices; the oldest is dropped."""


class Endpoint(msgspec.Struct, frozen=True):
    """A browser that gets notices."""

    hash: str
    address: str
    point: str
    secret: str

    @property
    def host(self) -> str:
        return urlsplit(self.address).hostname or ""


class TurnNotice(msgspec.Struct, frozen=True):
    """A notice of a turn, for one browser of a person."""

    endpoint: Endpoint
    person: str
    language: str
    table: str
    game: str
    your_turn: bool
    due_at: int
    waited: int
    """Milliseconds since it was due."""
    tries: int


class PushStore:
    """The queries about notices."""

    def __init__(self, database: Database, now: Callable[[], Any]) -> None:
        self.database: Final = database
        self.now: Final = now
        """The time that all nodes share."""

    async def key(self, new: str) -> str:
        """The key of this server: `new` if it has none yet."""
        query = sa.select(keys.c.value).where(keys.c.name == KEY)
        found: str | None = await self.database.read(lambda connection: connection.execute(query).scalar())
        if found is None:
            with contextlib.suppress(Conflict):  # another node was faster
                values = {"name": KEY, "value": new, "created_at": now_ms()}
                await self.database.write(lambda connection: connection.execute(keys.insert().values(values)))
            found = await self.database.read(lambda connection: connection.execute(query).scalar_one())
        return str(found)

    # Endpoints

    async def subscribe(
        self, person: str, session: str, address: str, point: str, secret: str, language: str
    ) -> None:
        """Send notices of a person to a browser, as long as its session lasts."""
        hash = hash_of(address)
        values = {
            "person": person, "session": session, "address": address, "point": point, "secret": secret,
            "language": language, "created_at": now_ms(),
        }  # fmt: skip

        def job(connection: sa.Connection) -> None:
            found = sa.select(endpoints.c.person).where(endpoints.c.hash == hash)
            known = connection.execute(found).scalar()
            if known is not None and known != person:  # somebody else uses this browser now
                connection.execute(turn_notices.delete().where(turn_notices.c.endpoint == hash))
            if known is None:
                connection.execute(endpoints.insert().values(hash=hash, **values))
            else:
                connection.execute(endpoints.update().where(endpoints.c.hash == hash).values(values))
            mine = sa.select(endpoints.c.hash).where(endpoints.c.person == person, endpoints.c.hash != hash)
            newest = mine.order_by(endpoints.c.created_at.desc(), endpoints.c.hash)
            old = connection.execute(newest.offset(MOST_ENDPOINTS - 1)).scalars().all()
            drop_endpoints(connection, endpoints.c.hash.in_(old))

        await self.database.write(job)

    async def unsubscribe(self, person: str, address: str) -> None:
        """Send no more notices to a browser of a person."""
        wanted = sa.and_(endpoints.c.person == person, endpoints.c.hash == hash_of(address))
        await self.database.write(lambda connection: drop_endpoints(connection, wanted))

    async def remove(self, hash: str) -> None:
        """Remove an endpoint that its push service does not know any more."""
        await self.database.write(lambda connection: drop_endpoints(connection, endpoints.c.hash == hash))

    async def endpoints_of(self, person: str) -> list[dict[str, Any]]:
        """The browsers of a person that get notices. Their addresses are secrets, so only the hosts."""
        query = sa.select(endpoints).where(endpoints.c.person == person).order_by(endpoints.c.created_at)
        rows = await self.database.read(lambda connection: connection.execute(query).all())
        return [
            {
                "host": urlsplit(row.address).hostname,
                "language": row.language,
                "created_at": row.created_at,
            }
            for row in rows
        ]

    # Turns

    async def pending(self, most_due: int) -> list[TurnNotice]:
        """The notices that are not sent yet: all recent ones, and `most_due` of those that were tried."""
        now = self.now()
        fresh = sa.case((turn_notices.c.tries == 0, 0), else_=1)
        query = (
            sa.select(
                endpoints.c.hash, endpoints.c.address, endpoints.c.point, endpoints.c.secret,
                endpoints.c.person, endpoints.c.language, tables.c.id, tables.c.game, tables.c.turn,
                tables.c.status, turn_notices.c.due_at, turn_notices.c.tries,
                (sa.literal(now, sa.BigInteger) if isinstance(now, int) else now).label("now"),
            )
            .join(endpoints, endpoints.c.hash == turn_notices.c.endpoint)
            .join(tables, tables.c.id == turn_notices.c.table_id)
            .where(turn_notices.c.due_at <= now)
            .order_by(fresh, turn_notices.c.due_at)
            .limit(20 * most_due)
        )  # fmt: skip
        rows = await self.database.read(lambda connection: connection.execute(query).all())
        return [
            TurnNotice(
                Endpoint(row.hash, row.address, row.point, row.secret),
                row.person,
                row.language,
                row.id,
                row.game,
                row.status == "running" and row.person in json.loads(row.turn),
                row.due_at,
                row.now - row.due_at,
                row.tries,
            )
            for row in rows
        ]

    async def claim(self, notices: Sequence[TurnNotice], lease: int) -> list[TurnNotice]:
        """Claim notices for some time; return those that no other node has claimed first."""

        def job(connection: sa.Connection) -> list[TurnNotice]:
            ours = []
            for notice in notices:
                until = notice.due_at + notice.waited + lease
                values = {"due_at": until, "tries": notice.tries + 1}
                found = connection.execute(turn_notices.update().where(_is(notice)).values(values))
                if found.rowcount:
                    ours.append(msgspec.structs.replace(notice, due_at=until))
            return ours

        return await self.database.write(job)

    async def drop(self, notices: Sequence[TurnNotice]) -> None:
        """Delete notices that were sent, or are no longer needed."""

        def job(connection: sa.Connection) -> None:
            for notice in notices:
                connection.execute(turn_notices.delete().where(_is(notice)))

        await self.database.write(job)

    async def postpone(self, notice: TurnNotice, wait: int) -> None:
        """Try a claimed notice again later."""
        query = turn_notices.update().where(_is(notice)).values(due_at=self.now() + wait)
        await self.database.write(lambda connection: connection.execute(query))


def _is(notice: TurnNotice) -> sa.ColumnElement[bool]:
    """The row of a notice, unless it was claimed or has become that of a later turn."""
    return sa.and_(
        turn_notices.c.endpoint == notice.endpoint.hash,
        turn_notices.c.table_id == notice.table,
        turn_notices.c.due_at == notice.due_at,
    )


def add_turn_notices(connection: sa.Connection, table: str, people: Collection[str], now: Any) -> None:
    """Add a notice that it is the turn of some people, for each of their browsers; one for each table."""
    query = sa.select(endpoints.c.hash).where(endpoints.c.person.in_(people))
    found = connection.execute(query).scalars().all()
    if not found:
        return
    same = sa.and_(turn_notices.c.table_id == table, turn_notices.c.endpoint.in_(found))
    connection.execute(turn_notices.delete().where(same))
    for hash in found:
        values = {"endpoint": hash, "table_id": table, "due_at": now, "tries": 0}
        connection.execute(turn_notices.insert().values(values))


def drop_endpoints(connection: sa.Connection, wanted: sa.ColumnElement[bool]) -> None:
    """Delete some endpoints with their notices."""
    found = sa.select(endpoints.c.hash).where(wanted)
    connection.execute(turn_notices.delete().where(turn_notices.c.endpoint.in_(found)))
    connection.execute(endpoints.delete().where(wanted))
