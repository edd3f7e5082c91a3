"""Adds stewards: automatic players who hold a seat. Seats of older tables have none."""

from __future__ import annotations

import sqlalchemy as sa

from alembic import op

revision = "0019"
down_revision = "0018"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("seats", sa.Column("steward", sa.String(), nullable=True))
    op.create_check_constraint(op.f("ck_seats_one_occupant"), "seats", "steward IS NULL OR person_id IS NULL")


def downgrade() -> None:
    # No release before this one knows them: their seats are open then.
    op.drop_constraint(op.f("ck_seats_one_occupant"), "seats", type_="check")
    op.drop_column("seats", "steward")
