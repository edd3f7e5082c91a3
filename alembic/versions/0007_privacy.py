"""Limits and block lists of servers, and a way from a person to all their tables."""

from __future__ import annotations

import sqlalchemy as sa

from alembic import op

revision = "0007"
down_revision = "0006"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "blocks",
        sa.Column("server_id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("person_id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("by_id", sa.BigInteger(), nullable=False),
        sa.Column("at", sa.DateTime(timezone=True), nullable=False),
        sa.Column("reason", sa.String(), nullable=False),
        sa.PrimaryKeyConstraint("server_id", "person_id", name="pk_blocks"),
    )
    op.add_column("servers", sa.Column("limits", sa.String(), server_default="{}", nullable=False))
    op.create_index("ix_sitters_person_id", "sitters", ["person_id"])
    op.create_index(
        "ix_moves_comers",
        "moves",
        ["person_id"],
        postgresql_where=sa.text("kind IN ('open', 'join', 'take-over', 'fix')"),
    )


def downgrade() -> None:
    op.drop_index("ix_moves_comers", table_name="moves")
    op.drop_index("ix_sitters_person_id", table_name="sitters")
    op.drop_column("servers", "limits")
    op.drop_table("blocks")
