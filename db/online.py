"""What migrations do to large tables without making anybody wait."""

from __future__ import annotations

from collections.abc import Sequence

import sqlalchemy as sa

from alembic import op
from db.migrate import LOCK_TIMEOUT


def build_index(name: str, table: str, columns: Sequence[str], where: str) -> None:
    """Build the index of the rows for which `where` is true while others write: not in the migration's transaction.

    What an earlier try has left behind, which may be unfit for use, goes first. It waits for old transactions to end,
    and nobody waits behind it. It stands last in a migration of its own.
    """
    with op.get_context().autocommit_block():
        op.execute("SET lock_timeout = 0")
        op.drop_index(name, table, postgresql_concurrently=True, if_exists=True)
        op.create_index(name, table, list(columns), postgresql_where=sa.text(where), postgresql_concurrently=True)
        op.execute(f"SET lock_timeout = {LOCK_TIMEOUT}")
