"""Adds to a draft whose it is: who takes a seat over gets no half-made answer with it. None: of whoever sits there."""

from __future__ import annotations

import sqlalchemy as sa

from alembic import op

revision = "0033"
down_revision = "0032"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("drafts", sa.Column("person_id", sa.BigInteger(), nullable=True))


def downgrade() -> None:
    op.drop_column("drafts", "person_id")
