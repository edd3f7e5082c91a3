"""Finds messages that failed for good, and halted tables, without reading all the others."""

from __future__ import annotations

import sqlalchemy as sa

from alembic import op

revision = "0026"
down_revision = "0025"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_index("ix_outbox_failed", "outbox", ["table_id", "id"], postgresql_where=sa.text("state = 'failed'"))
    op.create_index(
        "ix_tables_halted", "tables", ["server_id", "id"], postgresql_where=sa.text("frozen_at IS NOT NULL")
    )


def downgrade() -> None:
    op.drop_index("ix_tables_halted", "tables")
    op.drop_index("ix_outbox_failed", "outbox")
