"""Migrations run on the connection the bot hands over, or, from alembic's own command line, on DATABASE_URL."""

from __future__ import annotations

import asyncio
import os

import sqlalchemy as sa

from alembic import context
from db.connection.address import engine_url
from db.connection.session import make_engine
from db.schema import ROWS


def migrate(connection: sa.Connection) -> None:
    context.configure(
        connection=connection,
        target_metadata=ROWS,
        transaction_per_migration=not context.config.attributes.get("together"),
    )
    with context.begin_transaction():
        context.run_migrations()


async def connect_and_migrate() -> None:
    engine = make_engine(engine_url(os.environ["DATABASE_URL"]))
    async with engine.connect() as connection:
        await connection.run_sync(migrate)
        await connection.commit()
    await engine.dispose()


given = context.config.attributes.get("connection")
if given is None:
    asyncio.run(connect_and_migrate())
else:
    migrate(given)
