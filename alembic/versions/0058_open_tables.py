"""Servers that have said yes to open tables, and wishes that people of other servers may meet."""

from __future__ import annotations

import sqlalchemy as sa

from alembic import op

revision = "0058"
down_revision = "0057"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("servers", sa.Column("open_tables", sa.Boolean(), nullable=False, server_default="false"))
    op.add_column("wishes", sa.Column("abroad", sa.Boolean(), nullable=False, server_default="false"))


def downgrade() -> None:
    op.drop_column("wishes", "abroad")
    op.drop_column("servers", "open_tables")
