"""Adds the languages that people and servers have chosen; null where Discord's counts."""

from __future__ import annotations

import sqlalchemy as sa
import sqlmodel

from alembic import op

revision = "0023"
down_revision = "0022"
branch_labels = None
depends_on = None


def upgrade() -> None:
    for table in ("players", "servers"):
        op.add_column(table, sa.Column("language", sqlmodel.sql.sqltypes.AutoString(), nullable=True))
    op.create_index("ix_players_language", "players", ["person_id"], postgresql_where=sa.text("language IS NOT NULL"))


def downgrade() -> None:
    op.drop_index("ix_players_language", "players")
    for table in ("servers", "players"):
        op.drop_column(table, "language")
