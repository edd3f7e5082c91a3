"""Adds when an onlooker of a page was last known to see the channel of its table."""

from __future__ import annotations

import sqlalchemy as sa

from alembic import op

revision = "0036"
down_revision = "0035"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("page_sessions", sa.Column("looked_at", sa.DateTime(timezone=True), nullable=True))


def downgrade() -> None:
    op.drop_column("page_sessions", "looked_at")
