"""The lease lets only one process lead on a database: be connected to Discord, and do what falls due.

It is an advisory lock on a connection of its own: it ends with the process however that dies, so a restart never waits,
and a standby takes over at once. When the connection breaks, it is taken again on a new one; a process that then finds
it taken must stop. The same connection hears what other processes say; those that lead nothing have it for that alone.
Behind a pool of connections for transactions there is no such session: then only the rows of `db.connection.presence`
keep processes apart.
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

from db.connection.address import connect_to, connection_name
from db.connection.diagnosis import UNKNOWN_PARAMETER, database_down, is_own
from db.connection.statements import FAILURES, Connection, Statement
from db.trouble import DATABASE_TAKEN, Trouble

LEASE_LOCK = 0x5061_6374_756D  # "Pactum"
LEASE_PATIENCE = 20  # tries at start: the session of a bot killed just now may still be ending
_PAUSE = 0.1  # seconds between tries
_LONGEST_PAUSE = 5.0  # seconds between tries to come back
CHANNEL = "pactum"  # of NOTIFY
KEEPALIVES = {"tcp_keepalives_idle": "10", "tcp_keepalives_interval": "5", "tcp_keepalives_count": "3"}
RELEASE_TIMEOUT = 2  # seconds

_Sleep = Callable[[float], Awaitable[None]]


def holder() -> str:
    """This process, for people: host and process id."""
    return f"{socket.gethostname()}:{os.getpid()}"


class Lease:
    """The right to lead on a database, kept until `release`. `lost` is set if somebody else has taken it.

    `leads`: False for a process that has only the connection, to hear what others say.
    `session`: whether it has a connection of its own; without one it holds nothing, and nothing is heard. `heard` is
    called with whatever another process says.
    """

    def __init__(
        self, url: sa.URL, where: str, revive: Callable[[], None] | None, sleep: _Sleep, *, leads: bool = True
    ) -> None:
        self._url = url
        self._leads = leads
        self._where = where
        self._revive = revive
        self._sleep = sleep
        self._connection: asyncpg.Connection | None = None
        self._keeper: asyncio.Task[None] | None = None
        self._broken = asyncio.Event()
        self._loop = asyncio.get_running_loop()
        self.session = True
        self.heard: Callable[[str], object] = lambda said: None
        self.lost = asyncio.Event()

    @classmethod
    async def take(
        cls,
        url: sa.URL,
        where: str,
        *,
        revive: Callable[[], None] | None = None,
        patience: int = LEASE_PATIENCE,
        sleep: _Sleep = asyncio.sleep,
        leads: bool = True,
    ) -> Lease:
        """Takes the lease. `revive` starts a dead embedded server again (it blocks).

        Raises Trouble `database-down` if nobody answers there, `database-taken` if another process has it.
        """
        lease = cls(url, where, revive, sleep, leads=leads)
        connection = None
        try:
            connection = await lease._first_connection(patience)
            if await lease._taken(connection, patience):
                return lease
            first = await _first(connection)
            await connection.close()
        except (OSError, *FAILURES, TimeoutError, ValueError) as error:  # it may end at any of these words
            if connection is not None:
                connection.terminate()
            raise database_down(where, error) from error
        raise Trouble(DATABASE_TAKEN, where=where, **first)

    async def _taken(self, connection: asyncpg.Connection, patience: int) -> bool:
        """Takes the lease over that connection, if nobody has it; without a session of its own there is nothing to."""
        if not self.session:
            connection.terminate()
            return True
        for _ in range(max(1, patience)):
            if await self._lock(connection):
                if self._leads:
                    await _signed(connection)
                await self._hold(connection)
                self._keeper = asyncio.create_task(self._keep(), name="database lease")
                return True
            await self._sleep(_PAUSE)
        return False

    def held(self) -> bool:
        """Whether the lease is held now: not while a broken connection is replaced, nor once it is lost."""
        if not self.session:
            return not self.lost.is_set()
        return self._connection is not None and not self._broken.is_set() and not self.lost.is_set()

    async def release(self) -> None:
        """Gives the lease up, so that the next bot can take it."""
        if self._keeper is not None:
            self._keeper.cancel()
            await asyncio.gather(self._keeper, return_exceptions=True)
        if self._connection is not None:
            with contextlib.suppress(OSError, *FAILURES):
                await self._connection.execute("SELECT pg_advisory_unlock_all()", timeout=RELEASE_TIMEOUT)
            self._connection.terminate()

    async def _first_connection(self, patience: int) -> asyncpg.Connection:
        for _ in range(patience - 1):
            try:
                return await self._connect()
            except asyncpg.CannotConnectNowError:  # the server is starting up
                await self._sleep(_PAUSE)
        return await self._connect()

    async def _connect(self) -> asyncpg.Connection:
        try:
            connection = await self._connected(KEEPALIVES)
        except asyncpg.PostgresError as error:
            if UNKNOWN_PARAMETER not in str(error):
                raise
            connection = await self._connected({})
        self.session = await is_own(connection)
        return connection

    async def _connected(self, settings: dict[str, str]) -> asyncpg.Connection:
        named = {"application_name": f"{connection_name(self._url)} lease"}
        return await connect_to(self._url, statement_cache_size=0, server_settings={**named, **settings})

    async def _lock(self, connection: asyncpg.Connection) -> bool:
        """Takes the lock, if this process is to lead."""
        return not self._leads or bool(await connection.fetchval("SELECT pg_try_advisory_lock($1)", LEASE_LOCK))

    async def _hold(self, connection: asyncpg.Connection) -> None:
        self._connection = connection
        self._broken.clear()
        await connection.add_listener(CHANNEL, lambda _connection, _pid, _channel, said: self.heard(said))
        connection.add_termination_listener(lambda _: self._loop.call_soon_threadsafe(self._broken.set))

    async def _keep(self) -> None:
        while True:
            await self._broken.wait()
            if not await self._return():
                self.lost.set()
                return

    async def _return(self) -> bool:
        """Connects and lock again, for as long as it takes; False if somebody else was faster."""
        pause = _PAUSE
        refused = 0
        while True:
            try:
                if self._revive is not None:
                    await asyncio.to_thread(self._revive)
                connection = await self._connect()
                while not await self._lock(connection):
                    refused += 1
                    if refused >= LEASE_PATIENCE:
                        await connection.close()
                        return False
                    await self._sleep(_PAUSE)
                await self._hold(connection)
                return True
            except (OSError, *FAILURES, TimeoutError, Trouble):
                await self._sleep(pause)
                pause = min(2 * pause, _LONGEST_PAUSE)


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
    """Writes the new holder down before the migrations, which may take a while, in a database that has been used."""
    with contextlib.suppress(asyncpg.PostgresError):  # not migrated yet
        await connection.execute("UPDATE lease SET holder = $1, since = now() WHERE slot = 0", holder())


async def sign_lease(connection: Connection, now: datetime, fresh_key: bytes, *, leads: bool = True) -> bytes:
    """Writes down who holds the lease, if this process does.

    Returns the database's key of nonces: `fresh_key` if there was none.
    """
    statement = Statement(
        "INSERT INTO lease (slot, holder, since, nonce_key) VALUES (0, :holder, :since, :key)"
        " ON CONFLICT (slot) DO UPDATE SET holder = CASE WHEN :leads THEN excluded.holder ELSE lease.holder END,"
        " since = CASE WHEN :leads THEN excluded.since ELSE lease.since END RETURNING nonce_key"
    )
    key: bytes = (
        await connection.execute(statement, {"holder": holder(), "since": now, "key": fresh_key, "leads": leads})
    ).scalar_one()
    return key
