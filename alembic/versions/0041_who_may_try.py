"""Says who may try things out at a table: nobody, one who plays alone with automatic players, or all."""

from __future__ import annotations

import sqlalchemy as sa

from alembic import op

revision = "0041"
down_revision = "0040"
branch_labels = None
depends_on = None

SHORT_LOCK = "only tables opened between two commits of one release have trials: none, or a few"


def upgrade() -> None:
    op.add_column("tables", sa.Column("trying", sa.String(), nullable=False, server_default="off"))
    op.execute("UPDATE tables SET trying = 'all' WHERE trials")
    op.drop_column("tables", "trials")


def downgrade() -> None:
    op.add_column("tables", sa.Column("trials", sa.Boolean(), nullable=False, server_default="false"))
    op.execute("UPDATE tables SET trials = true WHERE trying = 'all'")
    op.drop_column("tables", "trying")
