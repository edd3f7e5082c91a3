"""A database and its short transactions, which are tried once more if the connection was lost; and who waits for it."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Awaitable, Callable
from contextlib import suppress
from contextvars import ContextVar
from functools import cached_property
from time import perf_counter
from typing import TYPE_CHECKING, Any, TypeVar

import asyncpg  # type: ignore[import-untyped]
import sqlalchemy as sa
from msgspec import Struct

from db.connection.address import connect_to, connection_name, connection_options
from db.connection.diagnosis import Absence
from db.connection.lease import Lease
from db.connection.lending import Lending
from db.connection.presence import Presence
from db.connection.statements import (
    BROKEN_CONNECTION,
    FAILURES,
    Connection,
    RecordRow,
    Statement,
    StatementError,
    prepare_connection,
    statement_error,
)
from db.trouble import DATABASE_AWAY, TABLE_BUSY, MaybeCommitted, Trouble

if TYPE_CHECKING:
    from sqlalchemy.ext.asyncio import AsyncEngine


class Spending(Struct):
    """What a piece of work has spent. `database`: seconds, those for a free connection among them.

    `awaited`: somebody waits for it, as for the answer to a click: it goes before what nobody waits for.
    """

    database: float = 0.0
    awaited: bool = False


PRESENT: ContextVar[Spending | None] = ContextVar("what the present work has spent", default=None)


T = TypeVar("T")

LOCK_TIMEOUT = 2000  # milliseconds: a backstop, the queue per table comes first
CLOSE_TIMEOUT = 2  # seconds
COMMAND_TIMEOUT = 10  # seconds: beyond it the connection is taken for dead
POOL_SIZE = 8
STATEMENTS = 100  # prepared on each connection, asyncpg's own number
POOL_TIMEOUT = 10  # seconds
LOCK_NOT_AVAILABLE = "55P03"  # SQLSTATE
# SQLSTATEs, by how they begin: connection exceptions, shutdown and start-up of the server; a server that takes no
# changes, as another has its place now: a new connection may lead there.
_LOST = ("08", "57P", "25006")
_GONE = (*_LOST, "53", "58")  # and no room on its disk, no memory or connection left, errors of its disk


def make_engine(url: sa.URL) -> AsyncEngine:
    """An engine for migrations and for code that reads the schema. It keeps no connection open.

    Nor any prepared statement, so that a pool of connections may stand before the database.
    """
    from sqlalchemy.ext.asyncio import create_async_engine  # with its mappers, which a usual start does without

    how = {
        **connection_options(url),
        "statement_cache_size": 0,
        "prepared_statement_cache_size": 0,
        "prepared_statement_name_func": lambda: f"pactum_{secrets.token_hex(8)}",
    }
    return create_async_engine("postgresql+asyncpg://", poolclass=sa.NullPool, connect_args=how)


def _about(error: BaseException, states: tuple[str, ...]) -> bool:
    """Whether `error`, of ours or of asyncpg, is about a broken connection or has one of those SQLSTATEs."""
    return isinstance(error, (OSError, *BROKEN_CONNECTION)) or (getattr(error, "sqlstate", None) or "").startswith(
        states
    )


class Database:
    """A Postgres the house works on. `where`: its name for people, without a password; `embedded`: it is our own.

    `nonce_key`: secret bytes that outbox nonces are keyed with, the same for the life of the database.
    `lost`: set when another bot has taken the database over; this process must stop then. `presence`: this process
    among those that work there. `held`: says whether the right to work on it, the `lease`, is held now.
    `direct_url`: the way around a pool of connections that stands before it and lends one to each transaction, for
    migrations; None without such a pool.
    """

    def __init__(
        self,
        url: sa.URL,
        where: str,
        *,
        embedded: bool = False,
        pool_size: int = POOL_SIZE,
        lock_timeout: int = LOCK_TIMEOUT,
        lease: Lease | None = None,
        direct_url: sa.URL | None = None,
    ) -> None:
        self.url = url
        self._direct_url = direct_url or url
        self.where = where
        self.embedded = embedded
        self.nonce_key = b""
        self.lost = asyncio.Event() if lease is None else lease.lost
        self.held: Callable[[], bool] = (lambda: True) if lease is None else lease.held
        self.presence = Presence(self)
        self._pooled = pooled = direct_url is not None
        settings = {"lock_timeout": str(lock_timeout), "jit": "off"}
        self._begin = "BEGIN; " + "; ".join(f"SET LOCAL {name} = {value}" for name, value in settings.items())
        self._connecting = {
            "record_class": RecordRow,
            "statement_cache_size": 0 if pooled else STATEMENTS,
            "max_cached_statement_lifetime": 0,  # else each has a timer, and is prepared anew every five minutes
            "command_timeout": COMMAND_TIMEOUT,
            "server_settings": {"application_name": connection_name(url), **({} if pooled else settings)},
        }
        self._lending = Lending(self._connected, pool_size)
        self._absence = Absence()

    async def run(self, work: Callable[[Connection], Awaitable[T]]) -> T:
        """Runs `work` in one transaction, which is committed when it returns and rolled back when it raises.

        After a lost connection it runs once more, so `work` must be repeatable, as all moves are by their unique cause.
        Raises Trouble `database-away` if the database is still gone, as MaybeCommitted if it was lost at a commit;
        `table-busy` after two seconds behind a lock.
        """
        committing = False

        async def committed(raw: Any) -> T:
            nonlocal committing
            async with raw.transaction():
                done = await work(Connection(raw))
                committing = True
            return done

        async def committed_in_pool(raw: Any) -> T:
            nonlocal committing
            await raw.execute(self._begin)  # what a session would be set to holds for this transaction alone
            try:
                done = await work(Connection(raw))
            except BaseException:
                with suppress(OSError, *FAILURES):
                    await raw.execute("ROLLBACK")
                raise
            committing = True
            await raw.execute("COMMIT")
            return done

        try:
            return await self._tried(committed_in_pool if self._pooled else committed)
        except Trouble as trouble:
            if committing and trouble.code == DATABASE_AWAY:
                raise MaybeCommitted from trouble
            raise

    async def look(self, work: Callable[[Connection], Awaitable[T]]) -> T:
        """Runs `work`, which only reads, without a transaction around it. Raises Trouble `database-away`."""
        if self._pooled:  # a statement is prepared and run in two steps, which must meet the same server process
            return await self.run(work)
        return await self._tried(lambda raw: work(Connection(raw)))

    async def _tried(self, work: Callable[[Any], Awaitable[T]]) -> T:
        spent = PRESENT.get()
        click = spent is not None and spent.awaited
        for last in (False, True):
            began = perf_counter()
            try:
                done = await self._lending.lent(work, POOL_TIMEOUT, click=click)
                self._absence.answered()
                return done
            except (StatementError, OSError, *FAILURES) as error:
                if getattr(error, "sqlstate", None) == LOCK_NOT_AVAILABLE:
                    raise Trouble(TABLE_BUSY) from error
                if not _about(error, _GONE):  # the statement is the cause, not the database
                    if isinstance(error, FAILURES):
                        raise statement_error(error) from None
                    raise
                if last:
                    self._absence.failed(statement_error(error) if isinstance(error, asyncpg.PostgresError) else error)
                    raise Trouble(DATABASE_AWAY) from error
                if _about(error, _LOST):  # without room on its disk the server is the same, and so are its connections
                    self._lending.forget()
            finally:
                if spent is not None:
                    spent.database += perf_counter() - began
        raise AssertionError("unreachable")

    async def fetch(self, statement: Statement, values: dict[str, Any]) -> list[Any]:
        """Runs one statement that reads, and returns its rows."""

        async def read(connection: Connection) -> list[Any]:
            return await connection.execute(statement, values)

        return await self.look(read)

    async def write(self, statement: Statement, values: dict[str, Any]) -> list[Any]:
        """Runs one statement that writes, in a transaction of its own, and returns the rows it tells of."""

        async def write(connection: Connection) -> list[Any]:
            return await connection.execute(statement, values)

        return await self.look(write)

    @cached_property
    def engine(self) -> AsyncEngine:
        """The engine for migrations and for code that reads the schema."""
        return make_engine(self._direct_url)

    @property
    def away(self) -> bool:
        """Whether anything, be it only writing, has failed for want of the database within the last minute."""
        return self._absence.lasts

    @property
    def busy(self) -> int:
        """The number of connections that are in use."""
        return self._lending.busy

    @property
    def idle(self) -> int:
        """The number of connections that are open and free."""
        return self._lending.idle

    @property
    def most(self) -> int:
        """The largest number of connections."""
        return self._lending.most

    async def close(self) -> None:
        """Closes all connections. Work that is still running is cut off after two seconds."""
        await self._lending.close(CLOSE_TIMEOUT)

    async def _connected(self) -> Any:
        """A new connection, ready for statements."""
        raw = await connect_to(self.url, **self._connecting)
        try:
            await (_prepared_in_one if self._pooled else prepare_connection)(raw)
        except BaseException:
            raw.terminate()
            raise
        return raw


async def _prepared_in_one(raw: Any) -> None:
    async with raw.transaction():
        await prepare_connection(raw)
