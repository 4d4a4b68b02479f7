"""The stored deals of the day: their seeds and options, their players, and the results."""

from __future__ import annotations

import contextlib
import json
from typing import Any, Final

import sqlalchemy as sa

from ...core.plain_data import Json
from ...tables import daily
from ...tables.log_entries import Created
from ...tables.table import Table
from ..tokens import new_seed, now_ms
from ..wire import DailyLine
from .database import Conflict, Database
from .schema import deals, people, results


class Deals:
    """The queries about deals of the day."""

    def __init__(self, database: Database) -> None:
        self.database: Final = database

    async def deal(self, day: str, game: str) -> tuple[int, dict[str, Json]]:
        """Seed and options of a deal, fixed by the first request."""
        found = await self._stored_deal(day, game)
        if found is None:
            options = daily.options_of(game, day)
            row = {"day": day, "game": game, "seed": str(new_seed()), "options": json.dumps(options)}
            with contextlib.suppress(Conflict):  # another node was faster
                await self.database.write(lambda connection: connection.execute(deals.insert().values(row)))
            found = await self._stored_deal(day, game)
            assert found is not None
        return found

    async def _stored_deal(self, day: str, game: str) -> tuple[int, dict[str, Json]] | None:
        query = sa.select(deals).where(deals.c.day == day, deals.c.game == game)
        row = await self.database.read(lambda connection: connection.execute(query).first())
        return None if row is None else (int(row.seed), json.loads(row.options))

    async def public_deal(self, day: str, game: str) -> tuple[str | None, dict[str, Json]]:
        """Seed and options as everybody may know them: the seed only when the day is over."""
        found = await self._stored_deal(day, game)
        if found is None:
            return None, daily.options_of(game, day)
        return str(found[0]) if day < daily.day_at(now_ms()) else None, found[1]

    async def mine(self, day: str, game: str, person: str) -> tuple[str, DailyLine | None] | None:
        """The table of a person, and the result if the game is over; None if the person has not started."""
        query = sa.select(results).where(
            results.c.day == day, results.c.game == game, results.c.person == person
        )
        row = await self.database.read(lambda connection: connection.execute(query).first())
        return None if row is None else (row.table_id, _line(row) if row.finished_at is not None else None)

    async def best(self, day: str, game: str, limit: int) -> tuple[int, list[DailyLine]]:
        """How many people have finished on that day, and the best; among equals the faster one is first."""
        counted = sa.and_(
            results.c.day == day,
            results.c.game == game,
            results.c.finished_at < daily.end_of(day),
            people.c.banned.is_(False),
        )
        whose = results.join(people, people.c.id == results.c.person)
        query = (
            sa.select(results)
            .select_from(whose)
            .where(counted)
            .order_by(results.c.points.desc(), results.c.finished_at, results.c.table_id)
            .limit(limit)
        )
        number = sa.select(sa.func.count()).select_from(whose).where(counted)

        def job(connection: sa.Connection) -> tuple[int, list[DailyLine]]:
            lines = [_line(row) for row in connection.execute(query)]
            return int(connection.execute(number).scalar() or 0), lines

        return await self.database.read(job)

    async def open_to(self, created: Created, person: str) -> bool:
        """Whether a person may look at another person's finished table of a day: if the day is over, or the
        person's own game."""
        day = daily.day_of(created)
        if not day:
            return False
        if not daily.is_secret(created, now_ms()):
            return True
        found = await self.mine(day, created.game, person) if person else None
        return found is not None and found[1] is not None


def begin(connection: sa.Connection, table: Table) -> None:
    """Store who plays a deal at which table. The database refuses a person who already has one."""
    day = daily.day_of(table.created)
    if day:
        seat = table.seats[0]
        row = {"day": day, "game": table.created.game, "person": seat.person, "name": seat.name}
        connection.execute(results.insert().values(table_id=table.id, **row))


def finish(connection: sa.Connection, table: str, result: daily.DailyResult, at: int) -> None:
    """Store the result, once."""
    connection.execute(
        results.update()
        .where(results.c.table_id == table, results.c.finished_at.is_(None))
        .values(points=result.points, rating=result.rating, won=result.won, finished_at=at)
    )


def _line(row: Any) -> DailyLine:
    return DailyLine(row.name, row.points, row.rating, row.won, row.table_id)
