"""People come and go: open seats, votes of the table, threads that are put away."""

from __future__ import annotations

import sqlalchemy as sa

from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None

MOMENT = sa.DateTime(timezone=True)


def upgrade() -> None:
    op.add_column("tables", sa.Column("unhosted", sa.Boolean(), server_default=sa.false(), nullable=False))
    op.add_column("tables", sa.Column("archive_at", MOMENT, nullable=True))
    op.create_index(
        "ix_tables_archive_at", "tables", ["archive_at"], postgresql_where=sa.text("archive_at IS NOT NULL")
    )
    op.create_index("ix_tables_lobbies", "tables", ["opened_at"], postgresql_where=sa.text("status = 'lobby'"))
    op.alter_column("seats", "person_id", existing_type=sa.BigInteger(), nullable=True)
    op.add_column("seats", sa.Column("since", sa.Integer(), server_default="0", nullable=False))
    op.add_column("seats", sa.Column("seen_at", MOMENT, nullable=True))
    op.create_index("ix_seats_seen_at", "seats", ["seen_at"], postgresql_where=sa.text("seen_at IS NOT NULL"))
    op.execute(
        "UPDATE seats SET seen_at = now() FROM tables t"
        " WHERE t.id = seats.table_id AND t.status = 'playing' AND seats.seat IS NOT NULL"
    )
    op.create_table(
        "sitters",
        sa.Column("table_id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("person_id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name=op.f("fk_sitters_table_id_tables")),
        sa.PrimaryKeyConstraint("table_id", "person_id", name=op.f("pk_sitters")),
    )
    op.create_table(
        "votes",
        sa.Column("table_id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("id", sa.BigInteger(), sa.Identity(always=False), nullable=False),
        sa.Column("kind", sa.String(), nullable=False),
        sa.Column("hours", sa.Integer(), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=True),
        sa.Column("called_by", sa.BigInteger(), nullable=False),
        sa.Column("called_at", MOMENT, nullable=False),
        sa.Column("ends_at", MOMENT, nullable=False),
        sa.Column("state", sa.String(), nullable=False),
        sa.Column("message_id", sa.BigInteger(), nullable=True),
        sa.Column("dirty", sa.Boolean(), nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name=op.f("fk_votes_table_id_tables")),
        sa.PrimaryKeyConstraint("table_id", "id", name=op.f("pk_votes")),
    )
    op.create_index("ix_votes_dirty", "votes", ["table_id", "id"], postgresql_where=sa.text("dirty"))
    op.create_index("ix_votes_open", "votes", ["ends_at"], postgresql_where=sa.text("state = 'open'"))
    op.create_table(
        "ballots",
        sa.Column("table_id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("vote_id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("person_id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("yes", sa.Boolean(), nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name=op.f("fk_ballots_table_id_tables")),
        sa.PrimaryKeyConstraint("table_id", "vote_id", "person_id", name=op.f("pk_ballots")),
    )


def downgrade() -> None:
    """Seats that are open go to nobody's: a person's id is never 0."""
    op.drop_table("ballots")
    op.drop_table("votes")
    op.drop_table("sitters")
    op.drop_index("ix_seats_seen_at", "seats")
    op.drop_column("seats", "seen_at")
    op.drop_column("seats", "since")
    op.execute("UPDATE seats SET person_id = -joined WHERE person_id IS NULL")
    op.alter_column("seats", "person_id", existing_type=sa.BigInteger(), nullable=False)
    op.drop_index("ix_tables_lobbies", "tables")
    op.drop_index("ix_tables_archive_at", "tables")
    op.drop_column("tables", "archive_at")
    op.drop_column("tables", "unhosted")
