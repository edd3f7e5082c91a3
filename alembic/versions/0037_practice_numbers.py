"""Adds numbers of their own for practice tables. They begin above all that tables have, so no stored one's comes again.

The thousand is for those that processes of the last release open meanwhile.
"""

from __future__ import annotations

from alembic import op

revision = "0037"
down_revision = "0036"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.execute("CREATE SEQUENCE practice_numbers")
    op.execute("SELECT setval('practice_numbers', last_value + 1000) FROM tables_id_seq WHERE is_called")


def downgrade() -> None:
    op.execute("DROP SEQUENCE practice_numbers")
