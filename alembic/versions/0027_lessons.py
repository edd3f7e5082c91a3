"""Adds the lesson that a practice table teaches; null at all others."""

from __future__ import annotations

import sqlalchemy as sa
import sqlmodel

from alembic import op

revision = "0027"
down_revision = "0026"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("tables", sa.Column("lesson", sqlmodel.sql.sqltypes.AutoString(), nullable=True))


def downgrade() -> None:
    op.drop_column("tables", "lesson")
