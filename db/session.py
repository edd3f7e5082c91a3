"""One database: its engine, and short transactions that are tried once more when the connection was lost."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any, TypeVar

import asyncpg  # type: ignore[import-untyped]
import sqlalchemy as sa
from sqlalchemy.exc import DBAPIError, InterfaceError
from sqlalchemy.exc import TimeoutError as PoolTimeout
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from db.trouble import DATABASE_AWAY, DATABASE_DOWN, TABLE_BUSY, Trouble

T = TypeVar("T")

LOCK_TIMEOUT = 2000  # milliseconds: a backstop, the queue per table comes first
CONNECT_TIMEOUT = 5  # seconds
COMMAND_TIMEOUT = 10  # seconds: beyond it the connection is taken for dead
POOL_SIZE = 8
POOL_TIMEOUT = 10  # seconds
LOCK_NOT_AVAILABLE = "55P03"  # SQLSTATE
UNIQUE_VIOLATION = "23505"
GONE = ("08", "57P")  # SQLSTATE classes: connection exceptions, shutdown and start-up of the server

# What asyncpg raises while connecting reaches us as it is; SQLAlchemy wraps only what comes later.
_REFUSED = (
    asyncpg.PostgresConnectionError,
    asyncpg.OperatorInterventionError,
    asyncpg.TooManyConnectionsError,
    asyncpg.InterfaceError,
)


def engine_url(url: str) -> sa.URL:
    """`url` for the asyncpg driver. Takes postgres:// and postgresql://, and libpq's `sslmode`.

    Raises Trouble `database-down` for what is no address of a Postgres.
    """
    try:
        parsed = sa.make_url(url)
    except sa.exc.ArgumentError as error:
        raise Trouble(DATABASE_DOWN, where="DATABASE_URL") from error
    if parsed.drivername.partition("+")[0] not in ("postgres", "postgresql"):
        raise Trouble(DATABASE_DOWN, where=parsed.drivername)
    parsed = parsed.set(drivername="postgresql+asyncpg")
    if "sslmode" in parsed.query:
        mode = parsed.query["sslmode"]
        parsed = parsed.difference_update_query(["sslmode"]).update_query_dict({"ssl": mode})
    return parsed


def make_engine(url: sa.URL, pool_size: int = POOL_SIZE, lock_timeout: int = LOCK_TIMEOUT) -> AsyncEngine:
    """An engine of `pool_size` connections, none beyond; a lock is waited for at most `lock_timeout` milliseconds."""
    return create_async_engine(
        url,
        pool_size=pool_size,
        max_overflow=0,
        pool_timeout=POOL_TIMEOUT,
        hide_parameters=True,  # errors quote them otherwise: states, drafts, sealed answers
        connect_args={
            "timeout": CONNECT_TIMEOUT,
            "command_timeout": COMMAND_TIMEOUT,
            "server_settings": {"lock_timeout": str(lock_timeout), "jit": "off", "application_name": "pactum"},
        },
    )


def is_gone(error: BaseException) -> bool:
    """Whether `error` says that the database, not the statement, is at fault."""
    if isinstance(error, DBAPIError):
        state = sqlstate(error) or ""
        return error.connection_invalidated or isinstance(error, InterfaceError) or state.startswith(GONE)
    return isinstance(error, (OSError, PoolTimeout, *_REFUSED))


def sqlstate(error: DBAPIError) -> str | None:
    """The SQLSTATE code of a failed statement."""
    code: str | None = getattr(error.orig, "sqlstate", None)
    return code


class Database:
    """A Postgres the house works on. `where`: how to tell people which (no password in it); `embedded`: our own.

    `nonce_key`: secret bytes that outbox nonces are keyed with, the same for the life of the database.
    `lost`: set when another bot has taken the database over; who sees it must stop.
    """

    def __init__(
        self,
        url: sa.URL,
        where: str,
        *,
        embedded: bool = False,
        pool_size: int = POOL_SIZE,
        lock_timeout: int = LOCK_TIMEOUT,
        lost: asyncio.Event | None = None,
    ) -> None:
        self.url = url
        self.where = where
        self.embedded = embedded
        self.engine = make_engine(url, pool_size, lock_timeout)
        self._reader = self.engine.execution_options(isolation_level="AUTOCOMMIT")
        self.nonce_key = b""
        self.lost = lost or asyncio.Event()

    async def run(self, work: Callable[[AsyncConnection], Awaitable[T]]) -> T:
        """`work` in one transaction, committed when it returns, rolled back when it raises.

        A lost connection makes it run once more: `work` must be repeatable, as everything with a unique cause is.
        Raises Trouble `database-away` if the database is still gone, `table-busy` after two seconds behind a lock.
        """
        return await self._tried(self.engine, work)

    async def look(self, work: Callable[[AsyncConnection], Awaitable[T]]) -> T:
        """`work`, which only reads, without a transaction around it. Raises Trouble `database-away`."""
        return await self._tried(self._reader, work)

    async def _tried(self, engine: AsyncEngine, work: Callable[[AsyncConnection], Awaitable[T]]) -> T:
        for last in (False, True):
            try:
                async with engine.begin() as connection:
                    return await work(connection)
            except (DBAPIError, OSError, PoolTimeout, *_REFUSED) as error:
                if isinstance(error, DBAPIError) and sqlstate(error) == LOCK_NOT_AVAILABLE:
                    raise Trouble(TABLE_BUSY) from error
                if not is_gone(error):
                    raise
                if last:
                    raise Trouble(DATABASE_AWAY) from error
        raise AssertionError("unreachable")

    async def fetch(self, statement: sa.TextClause, values: dict[str, Any]) -> list[Any]:
        """The rows of one reading statement."""

        async def read(connection: AsyncConnection) -> list[Any]:
            return list((await connection.execute(statement, values)).all())

        return await self.look(read)

    async def write(self, statement: sa.TextClause, values: dict[str, Any]) -> None:
        """One writing statement, a transaction by itself."""

        async def write(connection: AsyncConnection) -> None:
            await connection.execute(statement, values)

        await self._tried(self._reader, write)

    async def close(self) -> None:
        """Give all connections back."""
        await self.engine.dispose()
