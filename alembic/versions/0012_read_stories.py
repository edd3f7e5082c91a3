"""Up to which move each player has read the story of their seat."""

from __future__ import annotations

import sqlalchemy as sa

from alembic import op

revision = "0012"
down_revision = "0011"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("seats", sa.Column("read_upto", sa.Integer(), server_default="0", nullable=False))


def downgrade() -> None:
    op.drop_column("seats", "read_upto")
