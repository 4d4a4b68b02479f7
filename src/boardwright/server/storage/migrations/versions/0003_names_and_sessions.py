"""Names that look alike belong to one account; sessions have a device."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

from boardwright.server.names import keys_of

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:

    with op.batch_alter_table("people", schema=None) as batch_op:
        batch_op.add_column(sa.Column("deleted_at", sa.BigInteger(), nullable=True))
    with op.batch_alter_table("sessions", schema=None) as batch_op:
        batch_op.add_column(sa.Column("seen_at", sa.BigInteger(), nullable=True))
        batch_op.add_column(sa.Column("device", sa.String(length=80), nullable=True))
    names = op.create_table(
        "names",
        sa.Column("key", sa.String(length=400), nullable=False),
        sa.Column("person", sa.String(length=40), nullable=False),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name=op.f("fk_names_person_people")),
        sa.PrimaryKeyConstraint("key", name=op.f("pk_names")),
    )
    with op.batch_alter_table("names", schema=None) as batch_op:
        batch_op.create_index(batch_op.f("ix_names_person"), ["person"], unique=False)
    # Of accounts whose names look alike already, the oldest keeps what the name looks like.
    accounts = sa.text("SELECT id, name FROM people WHERE login IS NOT NULL ORDER BY created_at, id")
    owners: dict[str, str] = {}
    for id, name in op.get_bind().execute(accounts).all():
        for key in keys_of(name):
            owners.setdefault(key, id)
    if owners:
        op.bulk_insert(names, [{"key": key, "person": person} for key, person in owners.items()])


def downgrade() -> None:

    with op.batch_alter_table("names", schema=None) as batch_op:
        batch_op.drop_index(batch_op.f("ix_names_person"))
    op.drop_table("names")
    with op.batch_alter_table("sessions", schema=None) as batch_op:
        batch_op.drop_column("device")
        batch_op.drop_column("seen_at")
    with op.batch_alter_table("people", schema=None) as batch_op:
        batch_op.drop_column("deleted_at")
