"""Adds the lessons whose goal somebody has reached, as words "game.key"."""

from __future__ import annotations

import sqlalchemy as sa
import sqlmodel

from alembic import op

revision = "0028"
down_revision = "0027"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column(
        "players", sa.Column("lessons", sqlmodel.sql.sqltypes.AutoString(), nullable=False, server_default="")
    )


def downgrade() -> None:
    op.drop_column("players", "lessons")
