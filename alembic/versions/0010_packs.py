"""The packs that tables play with, kept by their hash; why a table is halted."""

from __future__ import annotations

import sqlalchemy as sa

from alembic import op

revision = "0010"
down_revision = "0009"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "packs",
        sa.Column("hash", sa.String(), nullable=False),
        sa.Column("game", sa.String(), nullable=False),
        sa.Column("id", sa.String(), nullable=False),
        sa.Column("version", sa.Integer(), nullable=False),
        sa.Column("content", sa.LargeBinary(), nullable=False),
        sa.PrimaryKeyConstraint("hash", name="pk_packs"),
    )
    op.add_column("tables", sa.Column("frozen_why", sa.String(), nullable=True))


def downgrade() -> None:
    op.drop_column("tables", "frozen_why")
    op.drop_table("packs")
