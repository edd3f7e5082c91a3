"""Tournaments: their plans, steps, people and tables."""

from __future__ import annotations

import sqlalchemy as sa

from alembic import op

revision = "0053"
down_revision = "0052"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "tournaments",
        sa.Column("id", sa.BigInteger(), sa.Identity(), nullable=False),
        sa.Column("server_id", sa.BigInteger(), nullable=False),
        sa.Column("channel_id", sa.BigInteger(), nullable=False),
        sa.Column("opener_id", sa.BigInteger(), nullable=False),
        sa.Column("plan", sa.JSON(), nullable=False),
        sa.Column("lot", sa.LargeBinary(), nullable=False),
        sa.Column("state", sa.String(), nullable=False),
        sa.Column("steps", sa.Integer(), nullable=False, server_default="0"),
        sa.Column("told_upto", sa.Integer(), nullable=False, server_default="0"),
        sa.Column("thread_id", sa.BigInteger(), nullable=True),
        sa.Column("opened_at", sa.DateTime(timezone=True), nullable=False),
        sa.Column("due_at", sa.DateTime(timezone=True), nullable=True),
        sa.PrimaryKeyConstraint("id", name="pk_tournaments"),
    )
    op.create_index("ix_tournaments_server_id", "tournaments", ["server_id"])
    op.create_index("ix_tournaments_untold", "tournaments", ["id"], postgresql_where=sa.text("told_upto < steps"))
    alive = sa.text("state IN ('open', 'playing')")
    op.create_index("ix_tournaments_alive", "tournaments", ["id"], postgresql_where=alive)
    op.create_table(
        "tournament_steps",
        sa.Column("tournament_id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("number", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("step", sa.JSON(), nullable=False),
        sa.Column("by_id", sa.BigInteger(), nullable=True),
        sa.Column("at", sa.DateTime(timezone=True), nullable=False),
        sa.ForeignKeyConstraint(
            ["tournament_id"], ["tournaments.id"], name="fk_tournament_steps_tournament_id_tournaments"
        ),
        sa.PrimaryKeyConstraint("tournament_id", "number", name="pk_tournament_steps"),
    )
    op.create_index("ix_tournament_steps_by_id", "tournament_steps", ["by_id"])
    op.create_table(
        "tournament_people",
        sa.Column("tournament_id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("number", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("person_id", sa.BigInteger(), nullable=True),
        sa.Column("name", sa.String(), nullable=False),
        sa.Column("locale", sa.String(), nullable=False),
        sa.Column("since", sa.DateTime(timezone=True), nullable=False),
        sa.ForeignKeyConstraint(
            ["tournament_id"], ["tournaments.id"], name="fk_tournament_people_tournament_id_tournaments"
        ),
        sa.PrimaryKeyConstraint("tournament_id", "number", name="pk_tournament_people"),
        sa.UniqueConstraint("tournament_id", "person_id", name="uq_tournament_people_tournament_id_person_id"),
    )
    op.create_index("ix_tournament_people_person_id", "tournament_people", ["person_id"])
    op.create_table(
        "tournament_tables",
        sa.Column("tournament_id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("round", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("place", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("hosted_table", sa.BigInteger(), nullable=True),
        sa.Column("done", sa.Boolean(), nullable=False, server_default="false"),
        sa.Column("left_by", sa.Integer(), nullable=False, server_default="0"),
        sa.ForeignKeyConstraint(
            ["tournament_id"], ["tournaments.id"], name="fk_tournament_tables_tournament_id_tournaments"
        ),
        sa.PrimaryKeyConstraint("tournament_id", "round", "place", name="pk_tournament_tables"),
    )
    op.create_index("ix_tournament_tables_hosted_table", "tournament_tables", ["hosted_table"])


def downgrade() -> None:
    op.drop_table("tournament_tables")
    op.drop_table("tournament_people")
    op.drop_table("tournament_steps")
    op.drop_table("tournaments")
