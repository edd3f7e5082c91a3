"""The one living desk of a player at a table: which direct message it is, and whether it must be drawn again."""

from __future__ import annotations

import sqlalchemy as sa
from sqlalchemy.dialects.postgresql import JSONB

from alembic import op

revision = "0015"
down_revision = "0014"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "desks",
        sa.Column("table_id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("person_id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("message_id", sa.BigInteger(), nullable=True),
        sa.Column("row_id", sa.BigInteger(), server_default="0", nullable=False),
        sa.Column("told_upto", sa.Integer(), server_default="0", nullable=False),
        sa.Column("about", JSONB(), server_default="[]", nullable=False),
        sa.Column("shown", sa.String(), nullable=True),
        sa.Column("folding", JSONB(), server_default="{}", nullable=False),
        sa.Column("version", sa.Integer(), server_default="0", nullable=False),
        sa.Column("dirty", sa.Boolean(), server_default=sa.false(), nullable=False),
        sa.Column("calm", sa.Boolean(), server_default=sa.false(), nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_desks_table_id_tables"),
        sa.PrimaryKeyConstraint("table_id", "person_id", name="pk_desks"),
    )
    op.create_index("ix_desks_dirty", "desks", ["calm", "table_id"], postgresql_where=sa.text("dirty"))
    op.create_index("ix_desks_person_id", "desks", ["person_id"])


def downgrade() -> None:
    op.drop_table("desks")
