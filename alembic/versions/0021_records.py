"""What people have played: rated tables, results of ended tables, ratings. Tables that ended before are counted, too.

They are not rated, and neither are those that are open now: nobody was told that they would be.
"""

from __future__ import annotations

import sqlalchemy as sa
from sqlalchemy.dialects.postgresql import ARRAY

from alembic import op

revision = "0021"
down_revision = "0020"
branch_labels = None
depends_on = None

NOWHERE = -1  # the server of practice tables, which are not counted


def upgrade() -> None:
    op.add_column("tables", sa.Column("rated", sa.Boolean(), server_default=sa.false(), nullable=False))
    op.add_column("players", sa.Column("records", sa.Boolean(), server_default=sa.true(), nullable=False))
    op.create_table(
        "uncounted",
        sa.Column("table_id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("counted", sa.Boolean(), server_default=sa.false(), nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_uncounted_table_id_tables"),
        sa.PrimaryKeyConstraint("table_id", name="pk_uncounted"),
    )
    op.create_table(
        "results",
        sa.Column("table_id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("server_id", sa.BigInteger(), nullable=False),
        sa.Column("game", sa.String(), nullable=False),
        sa.Column("began_at", sa.DateTime(timezone=True), nullable=False),
        sa.Column("ended_at", sa.DateTime(timezone=True), nullable=False),
        sa.Column("company", sa.String(), nullable=False),
        sa.Column("rated", sa.Boolean(), nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_results_table_id_tables"),
        sa.PrimaryKeyConstraint("table_id", name="pk_results"),
    )
    op.create_index("ix_results_played", "results", ["server_id", "game", "ended_at", "table_id"])
    op.create_table(
        "scores",
        sa.Column("table_id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("part", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("person_id", sa.BigInteger(), nullable=True),
        sa.Column("steward", sa.Boolean(), nullable=False),
        sa.Column("tenure", sa.String(), nullable=False),
        sa.Column("outcome", sa.String(), nullable=False),
        sa.Column("place", sa.Integer(), nullable=False),
        sa.Column("score", sa.Integer(), nullable=False),
        sa.Column("role", sa.String(), nullable=False),
        sa.Column("feats", sa.JSON(), nullable=False),
        sa.Column("answers", ARRAY(sa.Integer()), nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_scores_table_id_tables"),
        sa.PrimaryKeyConstraint("table_id", "part", name="pk_scores"),
    )
    op.create_index("ix_scores_person_id", "scores", ["person_id"])
    op.create_table(
        "ratings",
        sa.Column("server_id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("game", sa.String(), nullable=False),
        sa.Column("season", sa.String(), nullable=False),
        sa.Column("person_id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("mu", sa.Float(), nullable=False),
        sa.Column("sigma", sa.Float(), nullable=False),
        sa.Column("games", sa.Integer(), nullable=False),
        sa.Column("won", sa.Integer(), nullable=False),
        sa.PrimaryKeyConstraint("server_id", "game", "season", "person_id", name="pk_ratings"),
    )
    op.create_index("ix_ratings_person_id", "ratings", ["person_id"])
    ended = f"SELECT id FROM tables WHERE status = 'ended' AND server_id <> {NOWHERE}"  # noqa: S608  constants only
    op.execute(f"INSERT INTO uncounted (table_id) {ended}")


def downgrade() -> None:
    for table in ("ratings", "scores", "results", "uncounted"):
        op.drop_table(table)
    op.drop_column("players", "records")
    op.drop_column("tables", "rated")
