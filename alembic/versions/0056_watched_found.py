"""Tables for onlookers are found by their server: whoever asks for its feed has not signed in."""

from __future__ import annotations

from alembic import op
from db.server.migrate import build_index

revision = "0056"
down_revision = "0055"
branch_labels = None
depends_on = None


def upgrade() -> None:
    build_index("ix_tables_watched", "tables", ["server_id", "id"], "watched")


def downgrade() -> None:
    op.drop_index("ix_tables_watched", "tables")
