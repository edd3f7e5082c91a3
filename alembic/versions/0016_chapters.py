"""The message of a thread that tells what happens in the present round, and is edited as it goes."""

from __future__ import annotations

import sqlalchemy as sa

from alembic import op

revision = "0016"
down_revision = "0015"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("boards", sa.Column("chapter_message", sa.BigInteger(), nullable=True))
    op.add_column("boards", sa.Column("chapter_round", sa.String(), server_default="", nullable=False))
    op.add_column("boards", sa.Column("chapter_after", sa.Integer(), server_default="0", nullable=False))


def downgrade() -> None:
    for column in ("chapter_message", "chapter_round", "chapter_after"):
        op.drop_column("boards", column)
