"""How games ended, by person"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"
branch_labels = None
depends_on = None


def upgrade() -> None:

    op.create_table(
        "outcomes",
        sa.Column("person", sa.String(length=40), nullable=False),
        sa.Column("table_id", sa.String(length=40), nullable=False),
        sa.Column("game", sa.String(length=40), nullable=False),
        sa.Column("seats", sa.Integer(), nullable=False),
        sa.Column("company", sa.String(length=10), nullable=False),
        sa.Column("rank", sa.Integer(), nullable=False),
        sa.Column("points", sa.Integer(), nullable=False),
        sa.Column("rating", sa.Integer(), nullable=True),
        sa.Column("won", sa.Boolean(), nullable=True),
        sa.Column("sources", sa.Text(), nullable=False),
        sa.Column("ended_at", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name=op.f("fk_outcomes_person_people")),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name=op.f("fk_outcomes_table_id_tables")),
        sa.PrimaryKeyConstraint("person", "table_id", name=op.f("pk_outcomes")),
    )
    with op.batch_alter_table("outcomes", schema=None) as batch_op:
        batch_op.create_index("ix_outcomes_person_ended", ["person", "ended_at"], unique=False)
        batch_op.create_index("ix_outcomes_table_id", ["table_id"], unique=False)


def downgrade() -> None:

    with op.batch_alter_table("outcomes", schema=None) as batch_op:
        batch_op.drop_index("ix_outcomes_table_id")
        batch_op.drop_index("ix_outcomes_person_ended")
    op.drop_table("outcomes")
