"""The addresses of calendars that tell people their deadlines."""

from __future__ import annotations

import sqlalchemy as sa

from alembic import op

revision = "0050"
down_revision = "0049"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "calendars",
        sa.Column("person_id", sa.BigInteger(), nullable=False, autoincrement=False),
        sa.Column("token", sa.LargeBinary(), nullable=False),
        sa.Column("since", sa.DateTime(timezone=True), nullable=False),
        sa.PrimaryKeyConstraint("person_id", name="pk_calendars"),
        sa.UniqueConstraint("token", name="uq_calendars_token"),
    )


def downgrade() -> None:
    op.drop_table("calendars")
