"""Adds to a person the time zone of which they have been told that nobody knows it any more."""

from __future__ import annotations

import sqlalchemy as sa
import sqlmodel

from alembic import op

revision = "0032"
down_revision = "0031"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("players", sa.Column("zone_told", sqlmodel.sql.sqltypes.AutoString(), nullable=True))


def downgrade() -> None:
    op.drop_column("players", "zone_told")
