"""Runs the migrations at start, by alembic, on a connection of ours."""

from __future__ import annotations

from pathlib import Path

import sqlalchemy as sa
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy.ext.asyncio import AsyncEngine

from alembic import command
from db.trouble import DATABASE_NEWER, Trouble

ONE_AT_A_TIME = "SELECT pg_advisory_xact_lock(hashtextextended('migrations', 0))"  # of processes that start together
SCRIPTS = Path(__file__).resolve().parent.parent / "alembic"


def config() -> Config:
    """Alembic's configuration: the scripts beside this package, no ini file."""
    made = Config()
    made.set_main_option("script_location", str(SCRIPTS).replace("%", "%%"))
    return made


def newest() -> str:
    """The schema of this release."""
    return ScriptDirectory.from_config(config()).get_current_head() or ""


def known() -> frozenset[str]:
    """All schemas that this release can bring up to date."""
    return frozenset(script.revision for script in ScriptDirectory.from_config(config()).walk_revisions())


async def migrate(engine: AsyncEngine) -> bool:
    """Bring the database to the newest schema. Returns whether anything had to be done.

    Raises Trouble `database-newer` if a newer release has migrated it already.
    """
    async with engine.begin() as connection:
        await connection.execute(sa.text(ONE_AT_A_TIME))
        return await connection.run_sync(_migrate)


def _migrate(connection: sa.Connection) -> bool:
    settings = config()
    scripts = ScriptDirectory.from_config(settings)
    head = scripts.get_current_head()
    revision = MigrationContext.configure(connection).get_current_revision()
    if revision == head:
        return False
    if revision is not None and revision not in known():
        raise Trouble(DATABASE_NEWER, found=revision, known=head or "")
    settings.attributes["connection"] = connection
    command.upgrade(settings, "head")
    return True
