"""Adds the processes that work on this database, who draws a board, and the language of a server on Discord."""

from __future__ import annotations

import sqlalchemy as sa
from sqlalchemy.dialects.postgresql import ARRAY

from alembic import op

revision = "0024"
down_revision = "0023"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "processes",
        sa.Column("owner", sa.String(), nullable=False),
        sa.Column("holder", sa.String(), nullable=False),
        sa.Column("shards", ARRAY(sa.Integer()), nullable=False),
        sa.Column("shard_count", sa.Integer(), nullable=False),
        sa.Column("locked", sa.Boolean(), nullable=False),
        sa.Column("here", sa.Boolean(), nullable=False),
        sa.Column("since", sa.DateTime(timezone=True), nullable=False),
        sa.Column("beat_at", sa.DateTime(timezone=True), nullable=False),
        sa.PrimaryKeyConstraint("owner", name="pk_processes"),
    )
    op.add_column("boards", sa.Column("claimed_by", sa.String(), nullable=True))
    op.add_column("servers", sa.Column("locale", sa.String(), nullable=True))


def downgrade() -> None:
    op.drop_column("servers", "locale")
    op.drop_column("boards", "claimed_by")
    op.drop_table("processes")
