"""Browsers that are signed in to all tables of a person, and links that sign one in."""

from __future__ import annotations

import sqlalchemy as sa

from alembic import op

revision = "0040"
down_revision = "0039"
branch_labels = None
depends_on = None


def upgrade() -> None:
    for name, moment in (("person_links", "until"), ("browsers", "since")):
        op.create_table(
            name,
            sa.Column("token", sa.LargeBinary(), nullable=False),
            sa.Column("person_id", sa.BigInteger(), nullable=False),
            sa.Column(moment, sa.DateTime(timezone=True), nullable=False),
            sa.PrimaryKeyConstraint("token", name=f"pk_{name}"),
        )
        op.create_index(f"ix_{name}_person_id", name, ["person_id"])


def downgrade() -> None:
    op.drop_table("browsers")
    op.drop_table("person_links")
