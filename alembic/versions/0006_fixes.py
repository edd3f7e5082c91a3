"""Fixes by moderators: proposals, corrected results, frozen tables, what a rewind has undone."""

from __future__ import annotations

import sqlalchemy as sa

from alembic import op

revision = "0006"
down_revision = "0005"
branch_labels = None
depends_on = None

MOMENT = sa.DateTime(timezone=True)


def upgrade() -> None:
    op.add_column("tables", sa.Column("frozen_at", MOMENT, nullable=True))
    op.add_column("tables", sa.Column("frozen_code", sa.String(), nullable=True))
    op.add_column("tables", sa.Column("corrected", sa.JSON(), nullable=True))
    op.add_column("votes", sa.Column("proposal_id", sa.BigInteger(), nullable=True))
    op.add_column("moves", sa.Column("undone", sa.Boolean(), server_default=sa.false(), nullable=False))
    op.add_column("outbox", sa.Column("undone", sa.Boolean(), server_default=sa.false(), nullable=False))
    op.create_index("ix_outbox_undone", "outbox", ["id"], postgresql_where=sa.text("undone"))
    op.create_table(
        "proposals",
        sa.Column("table_id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("id", sa.BigInteger(), sa.Identity(always=False), nullable=False),
        sa.Column("cause", sa.String(), nullable=False),
        sa.Column("click", sa.String(), nullable=True),
        sa.Column("fix", sa.JSON(), nullable=False),
        sa.Column("by_id", sa.BigInteger(), nullable=True),
        sa.Column("moderator_id", sa.BigInteger(), nullable=True),
        sa.Column("newcomer_id", sa.BigInteger(), nullable=True),
        sa.Column("newcomer_name", sa.String(), nullable=True),
        sa.Column("reason", sa.String(), nullable=False),
        sa.Column("changes", sa.JSON(), nullable=False),
        sa.Column("desks", sa.Integer(), nullable=False),
        sa.Column("consent", sa.String(), nullable=False),
        sa.Column("state", sa.String(), nullable=False),
        sa.Column("since", sa.Integer(), nullable=False),
        sa.Column("moment", sa.String(), nullable=False),
        sa.Column("vote_id", sa.BigInteger(), nullable=True),
        sa.Column("at", MOMENT, nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name=op.f("fk_proposals_table_id_tables")),
        sa.PrimaryKeyConstraint("table_id", "id", name=op.f("pk_proposals")),
        sa.UniqueConstraint("table_id", "cause", name=op.f("uq_proposals_table_id_cause")),
    )
    op.create_index(
        "ix_proposals_wanted", "proposals", ["table_id", "id"], postgresql_where=sa.text("state = 'wanted'")
    )


def downgrade() -> None:
    """Tables that were rewound keep the state they have; their logs no longer say how they came by it."""
    op.drop_table("proposals")
    op.drop_index("ix_outbox_undone", "outbox")
    op.drop_column("outbox", "undone")
    op.drop_column("moves", "undone")
    op.drop_column("votes", "proposal_id")
    op.drop_column("tables", "corrected")
    op.drop_column("tables", "frozen_code")
    op.drop_column("tables", "frozen_at")
