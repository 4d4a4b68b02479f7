"""Notices to phones"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None


def upgrade() -> None:

    op.create_table(
        "keys",
        sa.Column("name", sa.String(length=20), nullable=False),
        sa.Column("value", sa.Text(), nullable=False),
        sa.Column("created_at", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("name", name=op.f("pk_keys")),
    )
    op.create_table(
        "endpoints",
        sa.Column("hash", sa.String(length=64), nullable=False),
        sa.Column("person", sa.String(length=40), nullable=False),
        sa.Column("session", sa.String(length=64), nullable=False),
        sa.Column("address", sa.Text(), nullable=False),
        sa.Column("point", sa.String(length=100), nullable=False),
        sa.Column("secret", sa.String(length=40), nullable=False),
        sa.Column("language", sa.String(length=10), nullable=False),
        sa.Column("created_at", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name=op.f("fk_endpoints_person_people")),
        sa.ForeignKeyConstraint(["session"], ["sessions.hash"], name=op.f("fk_endpoints_session_sessions")),
        sa.PrimaryKeyConstraint("hash", name=op.f("pk_endpoints")),
    )
    with op.batch_alter_table("endpoints", schema=None) as batch_op:
        batch_op.create_index(batch_op.f("ix_endpoints_person"), ["person"], unique=False)
        batch_op.create_index(batch_op.f("ix_endpoints_session"), ["session"], unique=False)
    op.create_table(
        "turn_notices",
        sa.Column("endpoint", sa.String(length=64), nullable=False),
        sa.Column("table_id", sa.String(length=40), nullable=False),
        sa.Column("due_at", sa.BigInteger(), nullable=False),
        sa.Column("tries", sa.Integer(), nullable=False),
        sa.ForeignKeyConstraint(
            ["endpoint"], ["endpoints.hash"], name=op.f("fk_turn_notices_endpoint_endpoints")
        ),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name=op.f("fk_turn_notices_table_id_tables")),
        sa.PrimaryKeyConstraint("endpoint", "table_id", name=op.f("pk_turn_notices")),
    )
    with op.batch_alter_table("turn_notices", schema=None) as batch_op:
        batch_op.create_index(batch_op.f("ix_turn_notices_due_at"), ["due_at"], unique=False)


def downgrade() -> None:

    with op.batch_alter_table("turn_notices", schema=None) as batch_op:
        batch_op.drop_index(batch_op.f("ix_turn_notices_due_at"))
    op.drop_table("turn_notices")
    with op.batch_alter_table("endpoints", schema=None) as batch_op:
        batch_op.drop_index(batch_op.f("ix_endpoints_session"))
        batch_op.drop_index(batch_op.f("ix_endpoints_person"))
    op.drop_table("endpoints")
    op.drop_table("keys")
