"""The answer of the last to seal, held for the table's grace before it settles the step."""

from __future__ import annotations

import sqlalchemy as sa

from alembic import op

revision = "0017"
down_revision = "0016"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "held_answers",
        sa.Column("table_id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("ask", sa.String(), nullable=False),
        sa.Column("value", sa.JSON(), nullable=False),
        sa.Column("cause", sa.String(), nullable=False),
        sa.Column("settles_at", sa.DateTime(timezone=True), nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name=op.f("fk_held_answers_table_id_tables")),
        sa.PrimaryKeyConstraint("table_id", name=op.f("pk_held_answers")),
    )
    op.create_index("ix_held_answers_settles_at", "held_answers", ["settles_at"])


def downgrade() -> None:
    op.drop_table("held_answers")
