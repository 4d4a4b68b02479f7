"""The tables of the database. The log (`entries`) is authoritative; every other column about a table is
computed from it."""

from __future__ import annotations

from typing import Final

from sqlalchemy import BigInteger, Boolean, Column, ForeignKey, Index, Integer, MetaData, String, Table, Text

metadata: Final = MetaData(
    naming_convention={
        "ix": "ix_%(column_0_label)s",
        "uq": "uq_%(table_name)s_%(column_0_N_name)s",
        "fk": "fk_%(table_name)s_%(column_0_N_name)s_%(referred_table_name)s",
        "pk": "pk_%(table_name)s",
    }
)

_ID: Final = String(40)

people: Final = Table(
    "people",
    metadata,
    Column("id", _ID, primary_key=True),
    Column("name", String(80), nullable=False),
    Column("login", String(80), unique=True),  # the normalised name; guests have none
    Column("password", String(200)),  # argon2id
    Column("created_at", BigInteger, nullable=False),
    Column("banned", Boolean, nullable=False, default=False),
    Column("deleted_at", BigInteger),  # the person has left; tables still have to forget the name
)

names: Final = Table(
    "names",
    metadata,
    Column("key", String(400), primary_key=True),  # how a name looks (`names.keys_of`): only one may have it
    Column("person", _ID, ForeignKey("people.id"), nullable=False, index=True),
)

sessions: Final = Table(
    "sessions",
    metadata,
    Column("hash", String(64), primary_key=True),  # of the token, which is not stored
    Column("person", _ID, ForeignKey("people.id"), nullable=False, index=True),
    Column("created_at", BigInteger, nullable=False),
    Column("expires_at", BigInteger, nullable=False),
    Column("seen_at", BigInteger),  # to the hour
    Column("device", String(80)),  # browser and system
)

keys: Final = Table(
    "keys",
    metadata,
    Column("name", String(20), primary_key=True),
    Column("value", Text, nullable=False),  # PEM; a secret of this server
    Column("created_at", BigInteger, nullable=False),
)

endpoints: Final = Table(
    "endpoints",
    metadata,
    Column("hash", String(64), primary_key=True),  # of the address
    Column("person", _ID, ForeignKey("people.id"), nullable=False, index=True),
    Column("session", String(64), ForeignKey("sessions.hash"), nullable=False, index=True),  # ends with it
    Column("address", Text, nullable=False),  # where notices for this browser are sent; a secret
    Column("point", String(100), nullable=False),  # the public key of the browser
    Column("secret", String(40), nullable=False),
    Column("language", String(10), nullable=False),
    Column("created_at", BigInteger, nullable=False),
)

nodes: Final = Table(
    "nodes",
    metadata,
    Column("id", _ID, primary_key=True),
    Column("seen_at", BigInteger, nullable=False),
)

tables: Final = Table(
    "tables",
    metadata,
    Column("id", _ID, primary_key=True),
    Column("game", String(40), nullable=False),
    Column("status", String(20), nullable=False),
    Column("listed", Boolean, nullable=False),
    Column("number", Integer, nullable=False),  # of the last entry
    Column("names", Text, nullable=False),  # JSON list, empty for a free seat
    Column("turn", Text, nullable=False),  # JSON list of people who have to answer
    Column("bots_due", Boolean, nullable=False),  # a bot has to answer: a node must own the table
    Column("owner", _ID),  # the node that may append
    Column("fence", Integer, nullable=False),  # rises with each change of owner
    Column("created_at", BigInteger, nullable=False),
    Column("changed_at", BigInteger, nullable=False),
    Index("ix_tables_due", "bots_due", "status"),
    Index("ix_tables_listed", "listed", "status", "changed_at"),
    Index("ix_tables_owner", "owner"),
)

entries: Final = Table(
    "entries",
    metadata,
    Column("table_id", _ID, ForeignKey("tables.id"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("at", BigInteger, nullable=False),
    Column("act", String(100)),  # who and which act: unique, so that a resent act counts once
    Column("deed", Text, nullable=False),  # JSON
    Index("uq_entries_table_id_act", "table_id", "act", unique=True),
)

members: Final = Table(
    "members",
    metadata,
    Column("person", _ID, ForeignKey("people.id"), primary_key=True),
    Column("table_id", _ID, ForeignKey("tables.id"), primary_key=True),
    Index("ix_members_table_id", "table_id"),
)

links: Final = Table(
    "links",
    metadata,
    Column("hash", String(64), primary_key=True),
    Column("id", _ID, nullable=False, unique=True),
    Column("table_id", _ID, ForeignKey("tables.id"), nullable=False, index=True),
    Column("kind", String(10), nullable=False),
    Column("seat", Integer),
    Column("made_by", _ID, nullable=False),
    Column("expires_at", BigInteger, nullable=False),
)

deals: Final = Table(
    "deals",
    metadata,
    Column("day", String(10), primary_key=True),  # YYYY-MM-DD, of UTC
    Column("game", String(40), primary_key=True),
    Column("seed", String(40), nullable=False),  # a secret until the day is over
    Column("options", Text, nullable=False),  # JSON
)

results: Final = Table(
    "results",
    metadata,
    Column("day", String(10), primary_key=True),
    Column("game", String(40), primary_key=True),
    Column("person", _ID, ForeignKey("people.id"), primary_key=True),
    Column("name", String(80), nullable=False),
    Column("table_id", _ID, ForeignKey("tables.id"), nullable=False, unique=True),
    Column("points", Integer),  # this and the following columns: when the game is over
    Column("rating", Integer),
    Column("won", Boolean),
    Column("finished_at", BigInteger),
    Index("ix_results_best", "day", "game", "points"),
)

outcomes: Final = Table(
    "outcomes",
    metadata,
    Column("person", _ID, ForeignKey("people.id"), primary_key=True),
    Column("table_id", _ID, ForeignKey("tables.id"), primary_key=True),
    Column("game", String(40), nullable=False),
    Column("seats", Integer, nullable=False),
    Column("company", String(10), nullable=False),
    Column("rank", Integer, nullable=False),
    Column("points", Integer, nullable=False),
    Column("rating", Integer),
    Column("won", Boolean),
    Column("sources", Text, nullable=False),  # JSON
    Column("ended_at", BigInteger, nullable=False),
    Index("ix_outcomes_person_ended", "person", "ended_at"),
    Index("ix_outcomes_table_id", "table_id"),
)

reviews: Final = Table(
    "reviews",
    metadata,
    Column("key", String(64), primary_key=True),  # follows from the game (`tables/reviewing.py`)
    Column("body", Text, nullable=False),  # JSON
    Column("used_at", BigInteger, nullable=False, index=True),  # to the day
)

turn_notices: Final = Table(
    "turn_notices",
    metadata,
    Column("endpoint", String(64), ForeignKey("endpoints.hash"), primary_key=True),
    Column("table_id", _ID, ForeignKey("tables.id"), primary_key=True),
    Column("due_at", BigInteger, nullable=False, index=True),
    Column("tries", Integer, nullable=False),
)

notices: Final = Table(
    "notices",
    metadata,
    Column("id", Integer, primary_key=True, autoincrement=True),
    Column("at", BigInteger, nullable=False, index=True),
    Column("kind", String(20), nullable=False),
    Column("body", Text, nullable=False),  # JSON
)

audit: Final = Table(
    "audit",
    metadata,
    Column("id", Integer, primary_key=True, autoincrement=True),
    Column("at", BigInteger, nullable=False),
    Column("what", Text, nullable=False),
)
