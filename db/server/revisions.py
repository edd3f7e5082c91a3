"""Knows the schemas of this release by the files of its migrations, without Alembic: to load that takes long.

The file of a migration is called by its number, and the newest has the highest (`tests/db/test_migrations.py`).
"""

from __future__ import annotations

from functools import cache
from pathlib import Path

from db.connection.session import Database
from db.connection.statements import StatementError
from db.tables import overview
from db.trouble import DATABASE_OLDER, Trouble

_DB = Path(__file__).resolve().parents[1]
# An installed bot has them in the package `db`, a checkout beside it.
SCRIPTS = next(folder for folder in (_DB / "migrations", _DB.parent / "alembic") if (folder / "env.py").exists())
UNDEFINED_TABLE = "42P01"  # SQLSTATE
WAY = "0.3.0"  # the release that brings databases of earlier ones to the first schema that this one knows


@cache
def _known() -> list[str]:
    return sorted(script.name.partition("_")[0] for script in (SCRIPTS / "versions").glob("[0-9]*.py"))


def newest() -> str:
    """The schema of this release."""
    return _known()[-1]


def refuse_older(schema: str) -> None:
    """Raises Trouble `database-older` for a schema that lies before the first migration of this release."""
    if schema.isdecimal() and schema < _known()[0]:
        raise Trouble(DATABASE_OLDER, found=schema, release=WAY)


async def is_newest(database: Database) -> bool:
    """Whether the database has the schema of this release, no older or newer one.

    Raises Trouble `database-older` if it has to pass through another release first, `database-away`.
    """
    try:
        rows = await database.fetch(overview.SCHEMA, {})
    except StatementError as error:
        if error.sqlstate == UNDEFINED_TABLE:  # nothing was ever migrated there
            return False
        raise
    schemas = [str(row.version_num) for row in rows]
    for schema in schemas:
        refuse_older(schema)
    return schemas == [newest()]
