"""How many seats a table has exactly, where the wishes that it was opened for asked for a number."""

from __future__ import annotations

import sqlalchemy as sa

from alembic import op

revision = "0057"
down_revision = "0056"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("tables", sa.Column("exact_seats", sa.Integer(), nullable=True))


def downgrade() -> None:
    op.drop_column("tables", "exact_seats")
