"""The stored reviews. They have no names, and equal games share one."""

from __future__ import annotations

import contextlib
from typing import Final

import sqlalchemy as sa

from ..tokens import now_ms
from .database import Conflict, Database
from .schema import reviews

DAY_MS: Final = 86_400_000


class ReviewStore:
    """The queries about reviews."""

    def __init__(self, database: Database) -> None:
        self.database: Final = database

    async def find(self, key: str) -> str | None:
        """A review, if it is kept."""
        same = reviews.c.key == key
        query = sa.select(reviews).where(same)
        row = await self.database.read(lambda connection: connection.execute(query).first())
        if row is None:
            return None
        now = now_ms()
        if row.used_at < now - DAY_MS:
            used = reviews.update().where(same).values(used_at=now)
            await self.database.write(lambda connection: connection.execute(used))
        return str(row.body)

    async def keep(self, key: str, body: str) -> None:
        """Keep a review in place of what there was of it."""
        row = {"key": key, "body": body, "used_at": now_ms()}

        def job(connection: sa.Connection) -> None:
            connection.execute(reviews.delete().where(reviews.c.key == key))
            connection.execute(reviews.insert().values(row))

        with contextlib.suppress(Conflict):  # another node has just kept the same review
            await self.database.write(job)
