"""The last steps of half-made answers, so that each can be taken back."""

from __future__ import annotations

import sqlalchemy as sa
from sqlalchemy.dialects.postgresql import ARRAY

from alembic import op

revision = "0048"
down_revision = "0047"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("drafts", sa.Column("steps", ARRAY(sa.String()), nullable=False, server_default="{}"))


def downgrade() -> None:
    op.drop_column("drafts", "steps")
