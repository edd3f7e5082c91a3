"""Wishes for a table, what became of earlier ones, and whom people do not want to be seated with."""

from __future__ import annotations

import sqlalchemy as sa
from sqlalchemy.dialects.postgresql import ARRAY

from alembic import op

revision = "0051"
down_revision = "0050"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "wishes",
        sa.Column("id", sa.BigInteger(), sa.Identity(), nullable=False),
        sa.Column("person_id", sa.BigInteger(), nullable=False),
        sa.Column("name", sa.String(), nullable=False),
        sa.Column("locale", sa.String(), nullable=False),
        sa.Column("server_id", sa.BigInteger(), nullable=False),
        sa.Column("channel_id", sa.BigInteger(), nullable=False),
        sa.Column("games", ARRAY(sa.String()), nullable=False, server_default="{}"),
        sa.Column("pace", sa.String(), nullable=False),
        sa.Column("languages", ARRAY(sa.String()), nullable=False, server_default="{}"),
        sa.Column("fill", sa.Boolean(), nullable=False),
        sa.Column("rated", sa.String(), nullable=False),
        sa.Column("seats", sa.Integer(), nullable=True),
        sa.Column("since", sa.DateTime(timezone=True), nullable=False),
        sa.Column("ends_at", sa.DateTime(timezone=True), nullable=False),
        sa.Column("rests_until", sa.DateTime(timezone=True), nullable=True),
        sa.PrimaryKeyConstraint("id", name="pk_wishes"),
    )
    op.create_index("ix_wishes_person_id", "wishes", ["person_id"])
    op.create_index("ix_wishes_server_id", "wishes", ["server_id"])
    op.create_table(
        "wish_ends",
        sa.Column("id", sa.BigInteger(), sa.Identity(), nullable=False),
        sa.Column("server_id", sa.BigInteger(), nullable=False),
        sa.Column("game", sa.String(), nullable=False),
        sa.Column("pace", sa.String(), nullable=False),
        sa.Column("met", sa.Boolean(), nullable=False),
        sa.Column("seconds", sa.Integer(), nullable=False),
        sa.Column("at", sa.DateTime(timezone=True), nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_wish_ends"),
    )
    op.create_index("ix_wish_ends_server_id_at", "wish_ends", ["server_id", "at"])
    op.create_table(
        "shunned",
        sa.Column("person_id", sa.BigInteger(), nullable=False),
        sa.Column("other_id", sa.BigInteger(), nullable=False),
        sa.Column("at", sa.DateTime(timezone=True), nullable=False),
        sa.PrimaryKeyConstraint("person_id", "other_id", name="pk_shunned"),
    )


def downgrade() -> None:
    op.drop_table("shunned")
    op.drop_table("wish_ends")
    op.drop_table("wishes")
