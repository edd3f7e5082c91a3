"""The lease lets only one process work on a shard, and on a database without shards.

A shard is a part of all servers, which Discord sends to one process. The lease is made of advisory locks on a
connection of its own: they end with the process however that dies, so a restart never waits. When the connection
breaks, they are taken again on a new one; a process that then finds one taken must stop. The same connection hears what
other processes say. Behind a pool of connections for transactions there is no such session: then only the rows of
`db.connection.presence` keep processes apart.
"""

from __future__ import annotations

import asyncio
import contextlib
import os
import socket
from collections.abc import Awaitable, Callable
from datetime import UTC, datetime
from typing import Any

import asyncpg  # type: ignore[import-untyped]
import sqlalchemy as sa
from msgspec import Struct

from db.connection.address import connect_to, connection_name
from db.connection.diagnosis import UNKNOWN_PARAMETER, database_down, is_own
from db.connection.statements import FAILURES, Connection, Statement
from db.trouble import DATABASE_TAKEN, OTHER_SHARDS, SHARD_TAKEN, Trouble

FIRST = 0  # the shard that direct messages, and presses there, come to
TIME_BITS = 22  # of an id of Discord's, below its time: Discord's own rule of which server belongs to which shard


class Shards(Struct, frozen=True):
    """The shards of one process: `numbers`, of `count` in all. Without `numbers` nothing comes to it from Discord."""

    numbers: tuple[int, ...] = (FIRST,)
    count: int = 1

    @property
    def direct(self) -> bool:
        """Whether direct messages come to them."""
        return FIRST in self.numbers

    def hold(self, server_id: int) -> bool:
        """Whether what happens on that server comes to them."""
        return (server_id >> TIME_BITS) % self.count in self.numbers


WHOLE = Shards()  # the only process there is
NO_SHARDS = Shards(())  # a process that answers what comes by HTTP, beside those that have the shards


LEASE_LOCK = 0x5061_6374_756D  # "Pactum"; shard n has the nth after it
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
    """The right to work on a database, kept until `release`. `lost` is set if somebody else has taken it.

    `session`: whether it has a connection of its own; without one it holds nothing, and nothing is heard. `heard` is
    called with whatever another process says.
    """

    def __init__(
        self, url: sa.URL, where: str, revive: Callable[[], None] | None, sleep: _Sleep, shards: Shards = WHOLE
    ) -> None:
        self._url = url
        self._shards = shards
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
        shards: Shards = WHOLE,
    ) -> Lease:
        """Takes the lease of `shards`. `revive` starts a dead embedded server again (it blocks).

        Raises Trouble `database-down` if nobody answers there, `database-taken`, `shard-taken` or `other-shards` if
        another process has it.
        """
        lease = cls(url, where, revive, sleep, shards)
        try:
            connection = await lease._first_connection(patience)
        except (OSError, *FAILURES, TimeoutError, ValueError) as error:
            raise database_down(where, error) from error
        if not lease.session:
            connection.terminate()
            return lease
        for _ in range(max(1, patience)):
            if await lease._lock(connection):
                if shards.numbers:
                    await _signed(connection)
                await lease._hold(connection)
                lease._keeper = asyncio.create_task(lease._keep(), name="database lease")
                return lease
            await sleep(_PAUSE)
        refused = await _refused(connection, shards, where)
        await connection.close()
        raise refused

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
        """Takes all locks or none: the database's, for itself alone or with other shards, then each shard's.

        Without shards there is nothing to take: the connection is there to hear what others say.
        """
        if not self._shards.numbers:
            return True
        if self._shards.count == 1:
            alone: bool = await connection.fetchval("SELECT pg_try_advisory_lock($1)", LEASE_LOCK)
            return alone
        taken: bool = await connection.fetchval("SELECT pg_try_advisory_lock_shared($1)", LEASE_LOCK)
        for number in self._shards.numbers if taken else ():
            taken = taken and await connection.fetchval("SELECT pg_try_advisory_lock($1)", LEASE_LOCK + 1 + number)
        if not taken:
            await connection.execute("SELECT pg_advisory_unlock_all()")
        return taken

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
    return _named(row)


def _named(row: Any) -> dict[str, str]:
    host, _, pid = row["holder"].rpartition(":")
    return {"host": host, "pid": pid, "since": f"{row['since'].astimezone(UTC):%Y-%m-%d %H:%M} UTC"}


async def _refused(connection: asyncpg.Connection, shards: Shards, where: str) -> Trouble:
    """The refusal, which names the process that has the lease."""
    rows: list[Any] = []
    with contextlib.suppress(asyncpg.PostgresError):  # not migrated yet
        rows = await connection.fetch("SELECT holder, since, shards, shard_count FROM processes ORDER BY beat_at DESC")
    others = [row for row in rows if row["shard_count"] > 1]
    if shards.count == 1 and not others:
        return Trouble(DATABASE_TAKEN, where=where, **await _first(connection))
    for row in others:
        both = sorted({*row["shards"]} & {*shards.numbers})
        if row["shard_count"] == shards.count and both:
            return Trouble(SHARD_TAKEN, where=where, shard=", ".join(map(str, both)), **_named(row))
    who, count = (_named(others[0]), others[0]["shard_count"]) if others else (await _first(connection), 1)
    return Trouble(OTHER_SHARDS, where=where, count=count, own=shards.count, **who)


async def _signed(connection: asyncpg.Connection) -> None:
    """Writes the new holder down before the migrations, which may take a while, in a database that has been used."""
    with contextlib.suppress(asyncpg.PostgresError):  # not migrated yet
        await connection.execute("UPDATE lease SET holder = $1, since = now() WHERE slot = 0", holder())


async def sign_lease(connection: Connection, now: datetime, fresh_key: bytes, *, holds: bool = True) -> bytes:
    """Writes down who holds the lease, if this process `holds` one.

    Returns the database's key of nonces: `fresh_key` if there was none.
    """
    statement = Statement(
        "INSERT INTO lease (slot, holder, since, nonce_key) VALUES (0, :holder, :since, :key)"
        " ON CONFLICT (slot) DO UPDATE SET holder = CASE WHEN :holds THEN excluded.holder ELSE lease.holder END,"
        " since = CASE WHEN :holds THEN excluded.since ELSE lease.since END RETURNING nonce_key"
    )
    key: bytes = (
        await connection.execute(statement, {"holder": holder(), "since": now, "key": fresh_key, "holds": holds})
    ).scalar_one()
    return key
