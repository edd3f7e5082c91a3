"""Finds messages that failed for good, and halted tables, without reading all the others."""

from __future__ import annotations

import sqlalchemy as sa

from alembic import op
from db.server.migrate import build_index

revision = "0026"
down_revision = "0025"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_index(
        "ix_tables_halted", "tables", ["server_id", "id"], postgresql_where=sa.text("frozen_at IS NOT NULL")
    )
    # A week's messages are millions of rows, and every click writes there.
    build_index("ix_outbox_failed", "outbox", ["table_id", "id"], "state = 'failed'")


def downgrade() -> None:
    op.drop_index("ix_tables_halted", "tables")
    op.drop_index("ix_outbox_failed", "outbox")
