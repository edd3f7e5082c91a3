"""Knows the schemas of this release by the files of its migrations, without Alembic: to load that takes long.

The file of a migration is called by its number, and the newest has the highest (`tests/db/test_migrations.py`).
"""

from __future__ import annotations

from functools import cache
from pathlib import Path

from db.connection.session import Database
from db.connection.statements import StatementError
from db.tables import overview

_DB = Path(__file__).resolve().parents[1]
# An installed bot has them in the package `db`, a checkout beside it.
SCRIPTS = next(folder for folder in (_DB / "migrations", _DB.parent / "alembic") if (folder / "env.py").exists())
UNDEFINED_TABLE = "42P01"  # SQLSTATE


@cache
def newest() -> str:
    """The schema of this release."""
    return max(script.name.partition("_")[0] for script in (SCRIPTS / "versions").glob("[0-9]*.py"))


async def is_newest(database: Database) -> bool:
    """Whether the database has the schema of this release, no older or newer one. Raises Trouble `database-away`."""
    try:
        rows = await database.fetch(overview.SCHEMA, {})
    except StatementError as error:
        if error.sqlstate == UNDEFINED_TABLE:  # nothing was ever migrated there
            return False
        raise
    return [row.version_num for row in rows] == [newest()]
