"""The house: tables, seats, moves, states, snapshots, drafts, outbox, boards, players, servers, lease."""

from __future__ import annotations

import sqlalchemy as sa

from alembic import op

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None

WAITING = "state in ('pending', 'sending')"


def upgrade() -> None:
    op.create_table(
        "lease",
        sa.Column("slot", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("holder", sa.String(), nullable=False),
        sa.Column("since", sa.DateTime(timezone=True), nullable=False),
        sa.Column("nonce_key", sa.LargeBinary(), nullable=False),
        sa.PrimaryKeyConstraint("slot", name=op.f("pk_lease")),
    )
    op.create_table(
        "players",
        sa.Column("person_id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("locale", sa.String(), nullable=False),
        sa.Column("dms", sa.String(), nullable=False),
        sa.PrimaryKeyConstraint("person_id", name=op.f("pk_players")),
    )
    op.create_table(
        "servers",
        sa.Column("server_id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("home_channel_id", sa.BigInteger(), nullable=True),
        sa.Column("moderator_role_id", sa.BigInteger(), nullable=True),
        sa.PrimaryKeyConstraint("server_id", name=op.f("pk_servers")),
    )
    op.create_table(
        "tables",
        sa.Column("id", sa.BigInteger(), sa.Identity(always=False), nullable=False),
        sa.Column("game", sa.String(), nullable=False),
        sa.Column("rules", sa.Integer(), nullable=False),
        sa.Column("pack_id", sa.String(), nullable=False),
        sa.Column("pack_version", sa.Integer(), nullable=False),
        sa.Column("pack_hash", sa.String(), nullable=False),
        sa.Column("options", sa.JSON(), nullable=False),
        sa.Column("status", sa.String(), nullable=False),
        sa.Column("moment", sa.String(), nullable=False),
        sa.Column("commitment", sa.String(), nullable=False),
        sa.Column("opener_id", sa.BigInteger(), nullable=False),
        sa.Column("server_id", sa.BigInteger(), nullable=False),
        sa.Column("channel_id", sa.BigInteger(), nullable=False),
        sa.Column("thread_id", sa.BigInteger(), nullable=True),
        sa.Column("lobby_message_id", sa.BigInteger(), nullable=True),
        sa.Column("board_message_id", sa.BigInteger(), nullable=True),
        sa.Column("cause", sa.String(), nullable=False),
        sa.Column("opened_at", sa.DateTime(timezone=True), nullable=False),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_tables")),
    )
    op.create_index("ix_tables_cause", "tables", ["cause"], unique=False)
    op.create_index("ix_tables_server_id_status", "tables", ["server_id", "status"], unique=False)
    op.create_table(
        "boards",
        sa.Column("table_id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("version", sa.Integer(), nullable=False),
        sa.Column("dirty", sa.Boolean(), nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name=op.f("fk_boards_table_id_tables")),
        sa.PrimaryKeyConstraint("table_id", name=op.f("pk_boards")),
    )
    op.create_index("ix_boards_dirty", "boards", ["table_id"], unique=False, postgresql_where=sa.text("dirty"))
    op.create_table(
        "drafts",
        sa.Column("table_id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("seat", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("ask", sa.String(), nullable=False),
        sa.Column("partial", sa.JSON(), nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name=op.f("fk_drafts_table_id_tables")),
        sa.PrimaryKeyConstraint("table_id", "seat", "ask", name=op.f("pk_drafts")),
    )
    op.create_table(
        "moves",
        sa.Column("table_id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("number", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("kind", sa.String(), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=True),
        sa.Column("settled", sa.Boolean(), nullable=False),
        sa.Column("entry", sa.LargeBinary(), nullable=False),
        sa.Column("hash", sa.LargeBinary(), nullable=False),
        sa.Column("cause", sa.String(), nullable=True),
        sa.Column("person_id", sa.BigInteger(), nullable=True),
        sa.Column("at", sa.DateTime(timezone=True), nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name=op.f("fk_moves_table_id_tables")),
        sa.PrimaryKeyConstraint("table_id", "number", name=op.f("pk_moves")),
        sa.UniqueConstraint("table_id", "cause", name=op.f("uq_moves_table_id_cause")),
    )
    op.create_table(
        "outbox",
        sa.Column("table_id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("id", sa.BigInteger(), sa.Identity(always=False), nullable=False),
        sa.Column("lane_kind", sa.String(), nullable=False),
        sa.Column("lane_id", sa.BigInteger(), nullable=False),
        sa.Column("kind", sa.String(), nullable=False),
        sa.Column("number", sa.Integer(), nullable=False),
        sa.Column("state", sa.String(), server_default="pending", nullable=False),
        sa.Column("attempts", sa.Integer(), server_default="0", nullable=False),
        sa.Column("created_at", sa.DateTime(timezone=True), nullable=False),
        sa.Column("not_before", sa.DateTime(timezone=True), nullable=False),
        sa.Column("claimed_by", sa.String(), nullable=True),
        sa.Column("claimed_at", sa.DateTime(timezone=True), nullable=True),
        sa.Column("message_id", sa.BigInteger(), nullable=True),
        sa.Column("failure", sa.String(), nullable=True),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name=op.f("fk_outbox_table_id_tables")),
        sa.PrimaryKeyConstraint("table_id", "id", name=op.f("pk_outbox")),
    )
    op.create_index("ix_outbox_id", "outbox", ["id"], unique=False)
    op.create_index("ix_outbox_table_id_lane", "outbox", ["table_id", "lane_kind", "lane_id", "number"], unique=False)
    op.create_index(
        "ix_outbox_waiting",
        "outbox",
        ["lane_kind", "lane_id", "id"],
        unique=False,
        postgresql_where=sa.text(WAITING),
    )
    op.create_table(
        "seats",
        sa.Column("table_id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("joined", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("person_id", sa.BigInteger(), nullable=False),
        sa.Column("name", sa.String(), nullable=False),
        sa.Column("word", sa.String(), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=True),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name=op.f("fk_seats_table_id_tables")),
        sa.PrimaryKeyConstraint("table_id", "joined", name=op.f("pk_seats")),
        sa.UniqueConstraint("table_id", "person_id", name=op.f("uq_seats_table_id_person_id")),
    )
    op.create_index("ix_seats_person_id", "seats", ["person_id"], unique=False)
    op.create_table(
        "snapshots",
        sa.Column("table_id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("number", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("body", sa.LargeBinary(), nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name=op.f("fk_snapshots_table_id_tables")),
        sa.PrimaryKeyConstraint("table_id", "number", name=op.f("pk_snapshots")),
    )
    op.create_table(
        "states",
        sa.Column("table_id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("number", sa.Integer(), nullable=False),
        sa.Column("epoch", sa.Integer(), nullable=False),
        sa.Column("head", sa.LargeBinary(), nullable=False),
        sa.Column("opening_seed", sa.LargeBinary(), nullable=False),
        sa.Column("seed", sa.LargeBinary(), nullable=True),
        sa.Column("body", sa.LargeBinary(), nullable=True),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name=op.f("fk_states_table_id_tables")),
        sa.PrimaryKeyConstraint("table_id", name=op.f("pk_states")),
    )
    # States are compressed already: Postgres need not try again.
    for table, column in (("states", "body"), ("snapshots", "body")):
        op.execute(f"ALTER TABLE {table} ALTER COLUMN {column} SET STORAGE EXTERNAL")


def downgrade() -> None:
    op.drop_table("states")
    op.drop_table("snapshots")
    op.drop_index("ix_seats_person_id", table_name="seats")
    op.drop_table("seats")
    op.drop_index("ix_outbox_waiting", table_name="outbox", postgresql_where=sa.text(WAITING))
    op.drop_index("ix_outbox_table_id_lane", table_name="outbox")
    op.drop_index("ix_outbox_id", table_name="outbox")
    op.drop_table("outbox")
    op.drop_table("moves")
    op.drop_table("drafts")
    op.drop_index("ix_boards_dirty", table_name="boards", postgresql_where=sa.text("dirty"))
    op.drop_table("boards")
    op.drop_index("ix_tables_server_id_status", table_name="tables")
    op.drop_index("ix_tables_cause", table_name="tables")
    op.drop_table("tables")
    op.drop_table("servers")
    op.drop_table("players")
    op.drop_table("lease")
