"""Runs the migrations at start, by alembic, on a connection of ours, and builds indexes while others write."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Sequence
from typing import Any

import sqlalchemy as sa
from alembic.autogenerate import compare_metadata
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from sqlalchemy.exc import DBAPIError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from alembic import command, op
from db.connection.session import Database
from db.schema import ROWS
from db.server.revisions import SCRIPTS, migrations_after
from db.trouble import DATABASE_IN_USE, MIGRATE_DIRECTLY, Trouble

ONE_AT_A_TIME = "SELECT pg_advisory_lock(hashtextextended('migrations', 0))"  # until the connection ends
MIGRATION_LOCK_TIMEOUT = 300  # milliseconds, in which clicks wait behind a migration that waits itself
TRIES = 60
PAUSE = 1.0  # seconds between them, in which those clicks are answered
LOCKED = ("55P03", "40P01")  # SQLSTATEs: the lock was not to be had, or not without a deadlock

_log = logging.getLogger(__name__)


def config() -> Config:
    """Alembic's configuration: the scripts beside this package, no ini file."""
    made = Config()
    made.set_main_option("script_location", str(SCRIPTS).replace("%", "%%"))
    return made


async def altered_tables(database: Database) -> list[str]:
    """Names the tables of a database of the newest schema that lack something of it, or have it otherwise.

    That is a column, its type or default, an index or a constraint. What somebody has added is no matter.
    """
    async with database.engine.connect() as connection:
        return await connection.run_sync(_altered)


def _altered(connection: sa.Connection) -> list[str]:
    context = MigrationContext.configure(connection, opts={"compare_server_default": True})
    found = compare_metadata(context, ROWS)
    changes = [
        change[0] if isinstance(change, list) else change for change in found
    ]  # several of one column are a list
    return sorted({_table_of(change) for change in changes if not change[0].startswith("remove_")})


def _table_of(change: Any) -> str:
    """The name of the table that a change is about, as Alembic words it: the name itself, or what belongs to it."""
    _, thing, *more = change
    return str(more[0] if thing is None else getattr(thing, "table", thing).name)


async def migrate(engine: AsyncEngine, *, pooled: bool = False) -> bool:
    """Brings the database to the newest schema. Returns whether anything had to be done.

    Each migration is a transaction of its own. It waits for no lock for longer than others can wait behind it: then it
    gives up what it has, and is tried again a little later. Of processes that start together one migrates. `pooled`: a
    pool lends connections to single transactions, where nothing stays locked: then the schema must be there.
    Raises Trouble `migrate-directly` if it is not, `database-newer` if a newer release has migrated it already,
    `database-older` if it has to pass through another release first, `database-in-use` if a lock was not to be had for
    about a minute.
    """
    async with engine.connect() as connection:
        if pooled:
            if await connection.run_sync(_ahead) != []:
                raise Trouble(MIGRATE_DIRECTLY)
            return False
        await connection.execute(sa.text(ONE_AT_A_TIME))
        await connection.execute(sa.text(f"SET lock_timeout = {MIGRATION_LOCK_TIMEOUT}"))
        await connection.commit()
        ahead = await connection.run_sync(_ahead)
        if ahead is None:  # nobody waits for anything
            await connection.run_sync(_upgrade, "head", together=True)
            return True
        for revision in ahead:
            await _migrated(connection, revision)
        return bool(ahead)


async def _migrated(connection: AsyncConnection, revision: str) -> None:
    """Runs one migration, as soon as it gets its locks."""
    for tried in range(TRIES):
        try:
            await connection.run_sync(_upgrade, revision)
            return
        except DBAPIError as error:
            await connection.rollback()
            if getattr(error.orig, "sqlstate", None) not in LOCKED:
                raise
        _log.info("migration %s waits for a lock, for the %d. time", revision, tried + 1)
        await asyncio.sleep(PAUSE)
    raise Trouble(DATABASE_IN_USE, revision=revision)


def _ahead(connection: sa.Connection) -> list[str] | None:
    """The migrations that are due, in their order; None where nothing was ever migrated."""
    schema = MigrationContext.configure(connection).get_current_revision()
    connection.rollback()  # only read
    return None if schema is None else migrations_after(schema)


def _upgrade(connection: sa.Connection, revision: str, *, together: bool = False) -> None:
    """Migrates up to `revision`. `together`: in one transaction, where that is quicker and in nobody's way."""
    settings = config()
    settings.attributes["connection"] = connection
    settings.attributes["together"] = together
    command.upgrade(settings, revision)
    connection.commit()


def build_index(name: str, table: str, columns: Sequence[str], where: str) -> None:
    """Builds the index of the rows for which `where` is true while others write: not in the migration's transaction.

    What an earlier try has left behind, which may be unfit for use, goes first. It waits for old transactions to end,
    and nobody waits behind it. It stands last in a migration of its own.
    """
    with op.get_context().autocommit_block():
        op.execute("SET lock_timeout = 0")
        op.drop_index(name, table, postgresql_concurrently=True, if_exists=True)
        op.create_index(name, table, list(columns), postgresql_where=sa.text(where), postgresql_concurrently=True)
        op.execute(f"SET lock_timeout = {MIGRATION_LOCK_TIMEOUT}")
