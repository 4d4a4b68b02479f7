"""The stored outcomes of games: for each person, how each finished game ended."""

from __future__ import annotations

import json
from typing import Any, Final

import sqlalchemy as sa

from ...tables.outcomes import Figures, Outcome, figures
from .database import Database
from .schema import outcomes, tables

MOST_COUNTED: Final = 5_000
"""Figures are those of so many last games of a person."""


class Outcomes:
    """The queries about the games of a person."""

    def __init__(self, database: Database) -> None:
        self.database: Final = database

    async def of(
        self, person: str, limit: int, before: int | None, **wanted: str | int | None
    ) -> list[Outcome]:
        """The last games of a person that ended before a time, the newest first. `wanted` are columns and
        their values; None stands for any."""
        query = sa.select(outcomes, tables.c.names).join(tables, tables.c.id == outcomes.c.table_id)
        query = query.where(outcomes.c.person == person)
        if before is not None:
            query = query.where(outcomes.c.ended_at < before)
        for column, value in wanted.items():
            if value is not None:
                query = query.where(outcomes.c[column] == value)
        query = query.order_by(outcomes.c.ended_at.desc(), outcomes.c.table_id).limit(limit)
        rows = await self.database.read(lambda connection: connection.execute(query).all())
        return [_outcome(row) for row in rows]

    async def figures(self, person: str) -> list[Figures]:
        """What the games of a person say together."""
        return figures(await self.of(person, MOST_COUNTED, None))


def of(connection: sa.Connection, person: str) -> list[dict[str, Any]]:
    """All that is stored about the games of a person."""
    rows = connection.execute(sa.select(outcomes).where(outcomes.c.person == person)).mappings()
    return [{**row, "sources": json.loads(row["sources"])} for row in rows]


def forget(connection: sa.Connection, table: str, person: str) -> None:
    connection.execute(outcomes.delete().where(outcomes.c.table_id == table, outcomes.c.person == person))


def store(connection: sa.Connection, table: str, found: dict[str, Outcome]) -> None:
    """Store how a game ended, instead of an earlier end of it that was taken back."""
    connection.execute(outcomes.delete().where(outcomes.c.table_id == table))
    rows = [
        {
            "person": person, "table_id": table, "game": outcome.game, "seats": len(outcome.names),
            "company": outcome.company, "rank": outcome.rank, "points": outcome.points,
            "rating": outcome.rating, "won": outcome.won, "sources": json.dumps(outcome.sources),
            "ended_at": outcome.ended_at,
        }
        for person, outcome in found.items()
    ]  # fmt: skip
    if rows:
        connection.execute(outcomes.insert(), rows)


def _outcome(row: Any) -> Outcome:
    return Outcome(
        row.table_id, row.game, json.loads(row.names), row.company, row.rank, row.points, row.rating, row.won,
        json.loads(row.sources), row.ended_at,
    )  # fmt: skip
