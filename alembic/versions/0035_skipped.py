"""Adds what sweeps have skipped because of an error, for whoever runs the bot."""

from __future__ import annotations

import sqlalchemy as sa
import sqlmodel

from alembic import op

revision = "0035"
down_revision = "0034"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "skipped",
        sa.Column("place", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("what", sqlmodel.sql.sqltypes.AutoString(), nullable=False),
        sa.Column("why", sqlmodel.sql.sqltypes.AutoString(), nullable=False),
        sa.Column("since", sa.DateTime(timezone=True), nullable=False),
        sa.Column("last_at", sa.DateTime(timezone=True), nullable=False),
        sa.PrimaryKeyConstraint("place", "what", name=op.f("pk_skipped")),
    )


def downgrade() -> None:
    op.drop_table("skipped")
