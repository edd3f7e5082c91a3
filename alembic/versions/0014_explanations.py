"""Adds to a person when games explain themselves to them, and all that they have explained already."""

from __future__ import annotations

import sqlalchemy as sa

from alembic import op

revision = "0014"
down_revision = "0013"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("players", sa.Column("explains", sa.String(), server_default="first", nullable=False))
    op.add_column("players", sa.Column("explained", sa.String(), server_default="", nullable=False))


def downgrade() -> None:
    op.drop_column("players", "explained")
    op.drop_column("players", "explains")
