"""The lease lets only one bot work on a database.

It is an advisory lock on a connection of its own: it ends with the process however that dies, so a restart never
waits. When the connection breaks, the lock is taken again on a new one; a bot that then finds it taken must stop.
"""

from __future__ import annotations

import asyncio
import contextlib
import os
import socket
from collections.abc import Awaitable, Callable
from datetime import UTC, datetime

import asyncpg  # type: ignore[import-untyped]
import sqlalchemy as sa

from db.connection import Connection, Statement
from db.trouble import DATABASE_DOWN, DATABASE_TAKEN, Trouble

LOCK = 0x5061_6374_756D  # "Pactum"
PATIENCE = 20  # tries at start: the session of a bot killed just now may still be ending
PAUSE = 0.1  # seconds between tries
LONGEST_PAUSE = 5.0  # seconds between tries to come back
CONNECT_TIMEOUT = 5  # seconds
RELEASE_TIMEOUT = 2  # seconds

Sleep = Callable[[float], Awaitable[None]]


def holder() -> str:
    """This process, for people: host and process id."""
    return f"{socket.gethostname()}:{os.getpid()}"


class Lease:
    """The right to work on a database, kept until `release`. `lost` is set if somebody else has taken it."""

    def __init__(self, url: sa.URL, where: str, revive: Callable[[], None] | None, sleep: Sleep) -> None:
        self._url = url
        self._where = where
        self._revive = revive
        self._sleep = sleep
        self._connection: asyncpg.Connection | None = None
        self._keeper: asyncio.Task[None] | None = None
        self._broken = asyncio.Event()
        self._loop = asyncio.get_running_loop()
        self.lost = asyncio.Event()

    @classmethod
    async def take(
        cls,
        url: sa.URL,
        where: str,
        *,
        revive: Callable[[], None] | None = None,
        patience: int = PATIENCE,
        sleep: Sleep = asyncio.sleep,
    ) -> Lease:
        """Take the lease. `revive` starts a dead embedded server again (it blocks).

        Raises Trouble `database-down` if nobody answers there, `database-taken` if another bot has the lease.
        """
        lease = cls(url, where, revive, sleep)
        try:
            connection = await lease._first_connection(patience)
        except (OSError, asyncpg.PostgresError, asyncpg.InterfaceError, TimeoutError, ValueError) as error:
            raise Trouble(DATABASE_DOWN, where=where) from error
        for _ in range(max(1, patience)):
            if await lease._lock(connection):
                await _signed(connection)
                lease._hold(connection)
                lease._keeper = asyncio.create_task(lease._keep(), name="database lease")
                return lease
            await sleep(PAUSE)
        first = await _first(connection)
        await connection.close()
        raise Trouble(DATABASE_TAKEN, where=where, **first)

    def held(self) -> bool:
        """Whether the lease is held now: not while a broken connection is replaced, nor once it is lost."""
        return self._connection is not None and not self._broken.is_set() and not self.lost.is_set()

    async def release(self) -> None:
        """Give the lease up, so that the next bot can take it."""
        if self._keeper is not None:
            self._keeper.cancel()
            await asyncio.gather(self._keeper, return_exceptions=True)
        if self._connection is not None:
            with contextlib.suppress(OSError, asyncpg.PostgresError, asyncpg.InterfaceError):
                await self._connection.execute("SELECT pg_advisory_unlock($1)", LOCK, timeout=RELEASE_TIMEOUT)
            self._connection.terminate()

    async def _first_connection(self, patience: int) -> asyncpg.Connection:
        for _ in range(patience - 1):
            try:
                return await self._connect()
            except asyncpg.CannotConnectNowError:  # the server is starting up
                await self._sleep(PAUSE)
        return await self._connect()

    async def _connect(self) -> asyncpg.Connection:
        return await asyncpg.connect(
            dsn=self._url.set(drivername="postgresql").render_as_string(hide_password=False),
            timeout=CONNECT_TIMEOUT,
            server_settings={
                "application_name": "pactum lease",
                "tcp_keepalives_idle": "10",
                "tcp_keepalives_interval": "5",
                "tcp_keepalives_count": "3",
            },
        )

    @staticmethod
    async def _lock(connection: asyncpg.Connection) -> bool:
        taken: bool = await connection.fetchval("SELECT pg_try_advisory_lock($1)", LOCK)
        return taken

    def _hold(self, connection: asyncpg.Connection) -> None:
        self._connection = connection
        self._broken.clear()
        connection.add_termination_listener(lambda _: self._loop.call_soon_threadsafe(self._broken.set))

    async def _keep(self) -> None:
        while True:
            await self._broken.wait()
            if not await self._return():
                self.lost.set()
                return

    async def _return(self) -> bool:
        """Connect and lock again, for as long as it takes; False if somebody else was faster."""
        pause = PAUSE
        refused = 0
        while True:
            try:
                if self._revive is not None:
                    await asyncio.to_thread(self._revive)
                connection = await self._connect()
                while not await self._lock(connection):
                    refused += 1
                    if refused >= PATIENCE:
                        await connection.close()
                        return False
                    await self._sleep(PAUSE)
                self._hold(connection)
                return True
            except (OSError, asyncpg.PostgresError, asyncpg.InterfaceError, TimeoutError, Trouble):
                await self._sleep(pause)
                pause = min(2 * pause, LONGEST_PAUSE)


async def _first(connection: asyncpg.Connection) -> dict[str, str]:
    """The bot that has the lease: `host`, `pid`, `since`."""
    row = None
    with contextlib.suppress(asyncpg.PostgresError):  # not migrated yet
        row = await connection.fetchrow("SELECT holder, since FROM lease WHERE slot = 0")
    if row is None:
        return {"host": "?", "pid": "?", "since": "?"}
    host, _, pid = row["holder"].rpartition(":")
    return {"host": host, "pid": pid, "since": f"{row['since'].astimezone(UTC):%Y-%m-%d %H:%M} UTC"}


async def _signed(connection: asyncpg.Connection) -> None:
    """Write the new holder down before the migrations, which may take a while, in a database that has been used."""
    with contextlib.suppress(asyncpg.PostgresError):  # not migrated yet
        await connection.execute("UPDATE lease SET holder = $1, since = now() WHERE slot = 0", holder())


async def sign(connection: Connection, now: datetime, fresh_key: bytes) -> bytes:
    """Write down who holds the lease. Returns the database's key of nonces: `fresh_key` if there was none."""
    statement = Statement(
        "INSERT INTO lease (slot, holder, since, nonce_key) VALUES (0, :holder, :since, :key)"
        " ON CONFLICT (slot) DO UPDATE SET holder = excluded.holder, since = excluded.since RETURNING nonce_key"
    )
    key: bytes = (
        await connection.execute(statement, {"holder": holder(), "since": now, "key": fresh_key})
    ).scalar_one()
    return key
