"""Orders the waiting rows of the outbox by urgency; boards that only an outage has changed can wait."""

from __future__ import annotations

import sqlalchemy as sa

from alembic import op

revision = "0009"
down_revision = "0008"
branch_labels = None
depends_on = None

WAITING = "state in ('pending', 'sending')"


def upgrade() -> None:
    op.add_column("outbox", sa.Column("urgency", sa.Integer(), server_default="1", nullable=False))
    op.create_index("ix_outbox_urgent", "outbox", ["urgency", "id"], postgresql_where=sa.text(WAITING))
    op.add_column("boards", sa.Column("behind", sa.Boolean(), server_default=sa.false(), nullable=False))
    op.drop_index("ix_boards_dirty", "boards")
    op.create_index("ix_boards_dirty", "boards", ["behind", "table_id"], postgresql_where=sa.text("dirty"))
    # Most rows are done with: what is left over of them must not pile up until a fifth of the table has changed.
    op.execute("ALTER TABLE outbox SET (autovacuum_vacuum_scale_factor = 0.02, autovacuum_analyze_scale_factor = 0.02)")


def downgrade() -> None:
    op.execute("ALTER TABLE outbox RESET (autovacuum_vacuum_scale_factor, autovacuum_analyze_scale_factor)")
    op.drop_index("ix_boards_dirty", "boards")
    op.create_index("ix_boards_dirty", "boards", ["table_id"], postgresql_where=sa.text("dirty"))
    op.drop_column("boards", "behind")
    op.drop_index("ix_outbox_urgent", "outbox")
    op.drop_column("outbox", "urgency")
