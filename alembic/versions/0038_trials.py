"""Adds trials: private tables that begin where a player of another table is now, in a world drawn for them alone."""

from __future__ import annotations

import sqlalchemy as sa

from alembic import op

revision = "0038"
down_revision = "0037"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("tables", sa.Column("trials", sa.Boolean(), nullable=False, server_default="false"))
    op.add_column("tables", sa.Column("trial_of", sa.BigInteger(), nullable=True))


def downgrade() -> None:
    op.drop_column("tables", "trial_of")
    op.drop_column("tables", "trials")
