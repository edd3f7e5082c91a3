"""Adds the decisions made on a living desk: the line it folds to names them."""

from __future__ import annotations

import sqlalchemy as sa
from sqlalchemy.dialects.postgresql import JSONB

from alembic import op

revision = "0018"
down_revision = "0017"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("desks", sa.Column("decided", JSONB(), server_default="[]", nullable=False))


def downgrade() -> None:
    op.drop_column("desks", "decided")
