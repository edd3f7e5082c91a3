"""Direct message channels are remembered."""

from __future__ import annotations

import sqlalchemy as sa

from alembic import op

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("players", sa.Column("dm_channel_id", sa.BigInteger(), nullable=True))


def downgrade() -> None:
    op.drop_column("players", "dm_channel_id")
