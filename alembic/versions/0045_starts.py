"""Lobbies say when their game begins by itself: at a time, or once they are full."""

from __future__ import annotations

import sqlalchemy as sa

from alembic import op

revision = "0045"
down_revision = "0042"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("tables", sa.Column("starts_at", sa.DateTime(timezone=True), nullable=True))
    op.add_column("tables", sa.Column("starts_full", sa.Boolean(), nullable=False, server_default="false"))


def downgrade() -> None:
    op.drop_column("tables", "starts_full")
    op.drop_column("tables", "starts_at")
