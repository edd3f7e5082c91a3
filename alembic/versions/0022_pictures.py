"""Adds to a person, and to a server, whether boards are shown beside their picture or as text alone."""

from __future__ import annotations

import sqlalchemy as sa

from alembic import op

revision = "0022"
down_revision = "0021"
branch_labels = None
depends_on = None


def upgrade() -> None:
    for table in ("players", "servers"):
        op.add_column(table, sa.Column("board", sa.String(), server_default="picture", nullable=False))


def downgrade() -> None:
    for table in ("players", "servers"):
        op.drop_column(table, "board")
