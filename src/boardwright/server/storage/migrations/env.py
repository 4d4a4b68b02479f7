"""How alembic reaches the database: over a connection that is passed in, in batch mode for SQLite."""

from __future__ import annotations

from alembic import context

from boardwright.server.storage.schema import metadata

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=metadata,
    render_as_batch=True,
    transaction_per_migration=False,
)
with context.begin_transaction():
    context.run_migrations()
