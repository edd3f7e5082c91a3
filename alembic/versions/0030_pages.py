"""Links to the pages of tables, and the browsers in which they are open."""

from __future__ import annotations

import sqlalchemy as sa

from alembic import op

revision = "0030"
down_revision = "0029"
branch_labels = None
depends_on = None


def upgrade() -> None:
    for name, more in (
        ("page_links", (sa.Column("until", sa.DateTime(timezone=True), nullable=False),)),
        (
            "page_sessions",
            (
                sa.Column("seated", sa.Boolean(), nullable=False),
                sa.Column("since", sa.DateTime(timezone=True), nullable=False),
            ),
        ),
    ):
        op.create_table(
            name,
            sa.Column("table_id", sa.BigInteger(), autoincrement=False, nullable=False),
            sa.Column("token", sa.LargeBinary(), nullable=False),
            sa.Column("person_id", sa.BigInteger(), nullable=False),
            *more,
            sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name=f"fk_{name}_table_id_tables"),
            sa.PrimaryKeyConstraint("table_id", "token", name=f"pk_{name}"),
        )
        op.create_index(f"ix_{name}_person_id", name, ["person_id"])


def downgrade() -> None:
    op.drop_table("page_sessions")
    op.drop_table("page_links")
