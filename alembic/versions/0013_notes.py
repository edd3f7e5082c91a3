"""The private notes of people at tables."""

from __future__ import annotations

import sqlalchemy as sa

from alembic import op

revision = "0013"
down_revision = "0012"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "notes",
        sa.Column("table_id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("person_id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("words", sa.String(), server_default="", nullable=False),
        sa.Column("marks", sa.String(), server_default="{}", nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_notes_table_id_tables"),
        sa.PrimaryKeyConstraint("table_id", "person_id", name="pk_notes"),
    )
    op.create_index("ix_notes_person_id", "notes", ["person_id"])


def downgrade() -> None:
    op.drop_table("notes")
