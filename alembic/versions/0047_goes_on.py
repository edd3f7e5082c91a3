"""A lobby may begin in a position of a game that has ended, and says of which."""

from __future__ import annotations

import sqlalchemy as sa

from alembic import op

revision = "0047"
down_revision = "0046"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("tables", sa.Column("goes_on_of", sa.BigInteger(), nullable=True))
    op.add_column("tables", sa.Column("goes_on_seats", sa.Integer(), nullable=True))
    op.add_column("tables", sa.Column("begins", sa.String(), nullable=True))


def downgrade() -> None:
    op.drop_column("tables", "begins")
    op.drop_column("tables", "goes_on_seats")
    op.drop_column("tables", "goes_on_of")
