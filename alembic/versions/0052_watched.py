"""Tables whose board may be read by whoever has its address, without signing in."""

from __future__ import annotations

import sqlalchemy as sa

from alembic import op

revision = "0052"
down_revision = "0051"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("tables", sa.Column("watched", sa.Boolean(), nullable=False, server_default="false"))


def downgrade() -> None:
    op.drop_column("tables", "watched")
