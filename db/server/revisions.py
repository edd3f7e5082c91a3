"""Knows the schemas of this release by the files of its migrations, without Alembic: to load that takes long.

The file of a migration is called by its number, and the newest has the highest (`tests/db/test_migrations.py`).
"""

from __future__ import annotations

from functools import cache
from pathlib import Path

from db.connection.session import Database
from db.connection.statements import StatementError
from db.tables import overview
from db.trouble import DATABASE_NEWER, DATABASE_OLDER, Trouble

_DB = Path(__file__).resolve().parents[1]
# An installed bot has them in the package `db`, a checkout beside it.
SCRIPTS = next(folder for folder in (_DB / "migrations", _DB.parent / "alembic") if (folder / "env.py").exists())
UNDEFINED_TABLE = "42P01"  # SQLSTATE
WAY = "0.3.0"  # the release that brings databases of earlier ones to the first schema that this one knows


@cache
def known_schemas() -> tuple[str, ...]:
    """All schemas that this release can bring up to date, the oldest first."""
    return tuple(sorted(script.name.partition("_")[0] for script in (SCRIPTS / "versions").glob("[0-9]*.py")))


def migrations_after(schema: str) -> list[str]:
    """Lists the migrations that a database of that schema lacks, in their order.

    Raises Trouble `database-older` if it has to pass through another release first, `database-newer` if it is of a
    newer one.
    """
    first, *_, last = known_schemas()
    if schema.isdecimal() and schema < first:
        raise Trouble(DATABASE_OLDER, found=schema, release=WAY)
    if schema not in known_schemas():
        raise Trouble(DATABASE_NEWER, found=schema, known=last)
    return [known for known in known_schemas() if known > schema]


async def missing_migrations(database: Database) -> list[str] | None:
    """Lists the migrations that the database lacks; None where nothing was ever migrated.

    Raises Trouble `database-older` and `database-newer` as `migrations_after`, `database-away`.
    """
    try:
        rows = await database.fetch(overview.SCHEMA, {})
    except StatementError as error:
        if error.sqlstate != UNDEFINED_TABLE:
            raise
        rows = []
    return migrations_after(rows[0].version_num) if rows else None


async def is_newest(database: Database) -> bool:
    """Whether the database has the schema of this release. Raises Trouble as `missing_migrations` does."""
    return await missing_migrations(database) == []
