"""Deals of the day"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:

    op.create_table(
        "deals",
        sa.Column("day", sa.String(length=10), nullable=False),
        sa.Column("game", sa.String(length=40), nullable=False),
        sa.Column("seed", sa.String(length=40), nullable=False),
        sa.Column("options", sa.Text(), nullable=False),
        sa.PrimaryKeyConstraint("day", "game", name=op.f("pk_deals")),
    )
    op.create_table(
        "results",
        sa.Column("day", sa.String(length=10), nullable=False),
        sa.Column("game", sa.String(length=40), nullable=False),
        sa.Column("person", sa.String(length=40), nullable=False),
        sa.Column("name", sa.String(length=80), nullable=False),
        sa.Column("table_id", sa.String(length=40), nullable=False),
        sa.Column("points", sa.Integer(), nullable=True),
        sa.Column("rating", sa.Integer(), nullable=True),
        sa.Column("won", sa.Boolean(), nullable=True),
        sa.Column("finished_at", sa.BigInteger(), nullable=True),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name=op.f("fk_results_person_people")),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name=op.f("fk_results_table_id_tables")),
        sa.PrimaryKeyConstraint("day", "game", "person", name=op.f("pk_results")),
        sa.UniqueConstraint("table_id", name=op.f("uq_results_table_id")),
    )
    with op.batch_alter_table("results", schema=None) as batch_op:
        batch_op.create_index("ix_results_best", ["day", "game", "points"], unique=False)


def downgrade() -> None:

    with op.batch_alter_table("results", schema=None) as batch_op:
        batch_op.drop_index("ix_results_best")

    op.drop_table("results")
    op.drop_table("deals")
