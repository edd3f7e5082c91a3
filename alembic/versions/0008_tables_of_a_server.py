"""Indexes for what is asked of all tables a server ever had: by thread, by state, opened of late."""

from __future__ import annotations

import sqlalchemy as sa

from alembic import op

revision = "0008"
down_revision = "0007"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_index(
        "ix_tables_thread", "tables", ["server_id", "thread_id"], postgresql_where=sa.text("thread_id IS NOT NULL")
    )
    op.create_index("ix_tables_opened", "tables", ["server_id", "opened_at"])
    op.create_index("ix_tables_server_id_status_id", "tables", ["server_id", "status", "id"])
    op.drop_index("ix_tables_server_id_status", table_name="tables")


def downgrade() -> None:
    op.create_index("ix_tables_server_id_status", "tables", ["server_id", "status"])
    op.drop_index("ix_tables_server_id_status_id", table_name="tables")
    op.drop_index("ix_tables_opened", table_name="tables")
    op.drop_index("ix_tables_thread", table_name="tables")
