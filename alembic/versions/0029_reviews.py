"""What stewards say of people's decisions at tables that are over."""

from __future__ import annotations

import sqlalchemy as sa

from alembic import op

revision = "0029"
down_revision = "0028"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "reviews",
        sa.Column("table_id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("person_id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("body", sa.String(), nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_reviews_table_id_tables"),
        sa.PrimaryKeyConstraint("table_id", "person_id", name="pk_reviews"),
    )
    op.create_index("ix_reviews_person_id", "reviews", ["person_id"])


def downgrade() -> None:
    op.drop_table("reviews")
