"""Tables that begin in a position of a game that has ended say after which of its moves."""

from __future__ import annotations

import sqlalchemy as sa

from alembic import op

revision = "0042"
down_revision = "0041"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("tables", sa.Column("from_move", sa.Integer(), nullable=True))


def downgrade() -> None:
    op.drop_column("tables", "from_move")
