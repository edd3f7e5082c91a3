"""Time: paces, clocks, reminders, absence, nights and holidays, the heartbeat."""

from __future__ import annotations

import sqlalchemy as sa

from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None

DAILY = '{"name": "daily", "minutes": 1440}'
MOMENT = sa.DateTime(timezone=True)


def upgrade() -> None:
    op.add_column("tables", sa.Column("pace", sa.String(), server_default=DAILY, nullable=False))
    op.add_column("tables", sa.Column("paused_at", MOMENT, nullable=True))
    op.add_column("seats", sa.Column("missed", sa.Integer(), server_default="0", nullable=False))
    op.add_column("seats", sa.Column("away", sa.Boolean(), server_default=sa.false(), nullable=False))
    op.add_column("seats", sa.Column("bank", sa.Integer(), nullable=True))
    op.add_column("outbox", sa.Column("payload", sa.JSON(none_as_null=True), nullable=True))
    op.add_column("players", sa.Column("zone", sa.String(), nullable=True))
    op.add_column("players", sa.Column("quiet_from", sa.Integer(), nullable=True))
    op.add_column("players", sa.Column("quiet_to", sa.Integer(), nullable=True))
    op.add_column("players", sa.Column("notify", sa.String(), server_default="dm", nullable=False))
    op.add_column("players", sa.Column("away_from", MOMENT, nullable=True))
    op.add_column("players", sa.Column("away_until", MOMENT, nullable=True))
    op.add_column("players", sa.Column("away_year", sa.Integer(), nullable=True))
    op.add_column("players", sa.Column("away_used", sa.Integer(), server_default="0", nullable=False))
    op.create_table(
        "clocks",
        sa.Column("table_id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("seat", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("ask", sa.String(), nullable=False),
        sa.Column("opened_at", MOMENT, nullable=False),
        sa.Column("own_due", MOMENT, nullable=False),
        sa.Column("due_at", MOMENT, nullable=False),
        sa.Column("next_at", MOMENT, nullable=True),
        sa.Column("rung", sa.Integer(), nullable=False),
        sa.Column("running", sa.Boolean(), nullable=False),
        sa.Column("stand_in", sa.Boolean(), nullable=False),
        sa.Column("muted", sa.Boolean(), nullable=False),
        sa.Column("snoozed_until", MOMENT, nullable=True),
        sa.Column("last_at", MOMENT, nullable=True),
        sa.Column("last_told", sa.Boolean(), nullable=False),
        sa.Column("lapses", sa.Integer(), nullable=False),
        sa.Column("claimed_by", sa.String(), nullable=True),
        sa.Column("claimed_until", MOMENT, nullable=True),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name=op.f("fk_clocks_table_id_tables")),
        sa.PrimaryKeyConstraint("table_id", "seat", "ask", name=op.f("pk_clocks")),
    )
    op.create_index("ix_clocks_next_at", "clocks", ["next_at"], postgresql_where=sa.text("next_at IS NOT NULL"))
    op.create_index("ix_clocks_due_at", "clocks", ["due_at"], postgresql_where=sa.text("next_at IS NOT NULL"))
    op.create_table(
        "heartbeat",
        sa.Column("slot", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("at", MOMENT, nullable=False),
        sa.PrimaryKeyConstraint("slot", name=op.f("pk_heartbeat")),
    )
    op.create_table(
        "outages",
        sa.Column("id", sa.BigInteger(), sa.Identity(always=False), nullable=False),
        sa.Column("began_at", MOMENT, nullable=False),
        sa.Column("ended_at", MOMENT, nullable=False),
        sa.Column("done_upto", sa.BigInteger(), nullable=False),
        sa.Column("done", sa.Boolean(), nullable=False),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_outages")),
    )


def downgrade() -> None:
    op.drop_table("outages")
    op.drop_table("heartbeat")
    op.drop_table("clocks")
    for column in ("away_used", "away_year", "away_until", "away_from", "notify", "quiet_to", "quiet_from", "zone"):
        op.drop_column("players", column)
    op.drop_column("outbox", "payload")
    for column in ("bank", "away", "missed"):
        op.drop_column("seats", column)
    for column in ("paused_at", "pace"):
        op.drop_column("tables", column)
