"""Adds the moderators who have read the requests of a table's players: they take no seat there while it is played."""

from __future__ import annotations

import sqlalchemy as sa

from alembic import op

revision = "0011"
down_revision = "0010"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "lookers",
        sa.Column("table_id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("person_id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_lookers_table_id_tables"),
        sa.PrimaryKeyConstraint("table_id", "person_id", name="pk_lookers"),
    )
    op.create_index("ix_lookers_person_id", "lookers", ["person_id"])


def downgrade() -> None:
    op.drop_table("lookers")
