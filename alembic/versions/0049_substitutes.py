"""Players who look for a substitute, and the people who offer to take their seat over."""

from __future__ import annotations

import sqlalchemy as sa

from alembic import op

revision = "0049"
down_revision = "0048"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "substitutes",
        sa.Column("table_id", sa.BigInteger(), nullable=False),
        sa.Column("id", sa.BigInteger(), sa.Identity(), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("person_id", sa.BigInteger(), nullable=False),
        sa.Column("name", sa.String(), nullable=False),
        sa.Column("offers", sa.Boolean(), nullable=False),
        sa.Column("at", sa.DateTime(timezone=True), nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_substitutes_table_id_tables"),
        sa.PrimaryKeyConstraint("table_id", "id", name="pk_substitutes"),
        sa.UniqueConstraint("table_id", "seat", "person_id", name="uq_substitutes_table_id_seat_person_id"),
    )
    op.create_index("ix_substitutes_person_id", "substitutes", ["person_id"])


def downgrade() -> None:
    op.drop_table("substitutes")
