"""Builds the index by which the trials of a table are found."""

from __future__ import annotations

from alembic import op
from db.server.migrate import build_index

revision = "0039"
down_revision = "0038"
branch_labels = None
depends_on = None


def upgrade() -> None:
    build_index("ix_tables_trial_of", "tables", ["trial_of"], "trial_of IS NOT NULL")


def downgrade() -> None:
    op.drop_index("ix_tables_trial_of", "tables")
