"""Keeps what grows small: condensed logs of tables that are over, room on pages whose rows change all the time.

`autovacuum`: rows that change with every click are dead in thousands long before a fifth of their table has changed.
"""

from __future__ import annotations

import sqlalchemy as sa
from sqlalchemy.dialects.postgresql import ARRAY

from alembic import op

revision = "0025"
down_revision = "0024"
branch_labels = None
depends_on = None

OVER = "status IN ('ended', 'closed') AND NOT condensed"
# Per cent. Only where updates touch no index: boards, desks, clocks and outbox change columns that indexes are about.
FILLED = {"states": 50, "tables": 80, "seats": 80}
OFTEN = {"autovacuum_vacuum_scale_factor": "0.02", "autovacuum_vacuum_threshold": "500"}
VACUUMED = ("states", "boards", "tables", "seats", "desks", "clocks", "drafts", "held_answers", "order_calls")


def upgrade() -> None:
    op.add_column("tables", sa.Column("condensed", sa.Boolean(), server_default=sa.false(), nullable=False))
    op.create_index("ix_tables_over", "tables", ["id"], postgresql_where=sa.text(OVER))
    op.create_table(
        "condensed_logs",
        sa.Column("table_id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("at", sa.DateTime(timezone=True), nullable=False),
        sa.Column("body", sa.LargeBinary(), nullable=True),
        sa.Column("people", ARRAY(sa.BigInteger()), nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_condensed_logs_table_id_tables"),
        sa.PrimaryKeyConstraint("table_id", name="pk_condensed_logs"),
    )
    op.create_index("ix_condensed_logs_people", "condensed_logs", ["people"], postgresql_using="gin")
    op.execute("ALTER TABLE condensed_logs ALTER COLUMN body SET STORAGE EXTERNAL")  # it is compressed already
    for table, per_cent in FILLED.items():
        op.execute(f"ALTER TABLE {table} SET (fillfactor = {per_cent})")
    settings = ", ".join(f"{name} = {value}" for name, value in OFTEN.items())
    for table in VACUUMED:
        op.execute(f"ALTER TABLE {table} SET ({settings})")
    # A state is written anew by every move, most of it beside its row.
    op.execute("ALTER TABLE states SET (toast.autovacuum_vacuum_scale_factor = 0.02)")


def downgrade() -> None:
    if op.get_bind().scalar(sa.text("SELECT EXISTS (SELECT 1 FROM tables WHERE condensed)")):
        raise RuntimeError("logs are condensed: go back by a backup")
    op.execute("ALTER TABLE states RESET (toast.autovacuum_vacuum_scale_factor)")
    for table in VACUUMED:
        op.execute(f"ALTER TABLE {table} RESET ({', '.join(OFTEN)})")
    for table in FILLED:
        op.execute(f"ALTER TABLE {table} RESET (fillfactor)")
    op.drop_table("condensed_logs")
    op.drop_index("ix_tables_over", "tables")
    op.drop_column("tables", "condensed")
