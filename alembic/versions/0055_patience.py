"""Which of its last decisions a seat let pass: who often does is waited for less, where the table says so."""

from __future__ import annotations

import sqlalchemy as sa

from alembic import op

revision = "0055"
down_revision = "0053"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("seats", sa.Column("recent", sa.Integer(), nullable=False, server_default="0"))


def downgrade() -> None:
    op.drop_column("seats", "recent")
