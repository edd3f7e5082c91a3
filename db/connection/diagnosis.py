"""Says why a database cannot be used, whether a pool of connections stands before it, and that it is away.

That it is away, and that it is back, is logged once, however many ask for it meanwhile. With a full disk, or a server
that takes no changes, writing fails while reading goes on: one answer ends no absence.
"""

from __future__ import annotations

import logging
import socket
import ssl
from collections.abc import Callable, Iterator
from time import monotonic

import asyncpg  # type: ignore[import-untyped]
import sqlalchemy as sa

from db.connection.address import UnfitAddress, connect_to
from db.connection.statements import StatementError
from db.trouble import DATABASE_AWAY, DATABASE_DOWN, Trouble

_BY_STATE = {  # SQLSTATE
    "28P01": "password",
    "28000": "password",
    "3D000": "no-database",
    "53300": "connections",
    "57P03": "starting",
    "42501": "rights",
    "25006": "read-only",
    "53100": "disk-full",
    "42P01": "other-tables",
    "42P07": "other-tables",
    "42703": "other-tables",
}
_NO_TLS = "rejected SSL upgrade"  # what asyncpg says, in a bare ConnectionError, of a server that offers none


def describe_address(url: sa.URL) -> str:
    """Where a database is, without user and password."""
    return f"{url.host or url.query.get('host', '')}{f':{url.port}' if url.port else ''}/{url.database or ''}"


def database_down(where: str, error: BaseException) -> Trouble:
    """The Trouble `database-down` that `error` means. `why`: "other" if it says nothing to people."""
    unfit = next((each for each in _causes(error) if isinstance(each, UnfitAddress)), None)
    if unfit is not None:
        return Trouble(DATABASE_DOWN, where=where, why=unfit.why, parameter=unfit.parameter, problem=unfit.problem)
    return Trouble(DATABASE_DOWN, where=where, why=failure_code(error) or "other", problem=type(error).__name__)


def failure_code(error: BaseException) -> str | None:
    """The code of what is wrong with the database or the way there, None where `error` does not tell."""
    for each in _causes(error):
        if isinstance(each, UnfitAddress):
            return each.why
        why = _BY_STATE.get(getattr(each, "sqlstate", None) or "")
        if why is not None:
            return why
    for each in _causes(error):
        if isinstance(each, ssl.SSLError) or (type(each) is ConnectionError and _NO_TLS in str(each)):
            return "encryption"
        if isinstance(each, socket.gaierror):
            return "no-host"
        if isinstance(each, (OSError, TimeoutError)):
            return "nobody"
    return None


def _causes(error: BaseException | None) -> Iterator[BaseException]:
    """The error and what it came of, the latest first."""
    while error is not None:
        yield error
        error = error.__cause__


UNKNOWN_PARAMETER = "unsupported startup parameter"  # what a pool says to settings that it would have to keep


async def is_own(connection: asyncpg.Connection) -> bool:
    """Whether the server itself is at the other end: a pool names a process of its own."""
    async with connection.transaction():
        served: int = await connection.fetchval("SELECT pg_backend_pid()")
    return bool(connection.get_server_pid() == served)


async def is_pooled(url: sa.URL) -> bool:
    """Whether a pool stands before the database at `url`. Raises as `connect_to` does."""
    connection = await connect_to(url, statement_cache_size=0)
    try:
        return not await is_own(connection)
    finally:
        await connection.close()


CALM = 60.0  # seconds without a failure, after which it is back; the heartbeat, which writes, is twice as frequent

_log = logging.getLogger(__name__)


class Absence:
    """Whether the database is away, as those who ask for it find out. `clock`: seconds that never go back."""

    def __init__(self, clock: Callable[[], float] = monotonic) -> None:
        self._clock = clock
        self._since: float | None = None
        self._answering: float | None = None  # since when there was no failure

    @property
    def lasts(self) -> bool:
        """Whether somebody has asked in vain, and the database has not answered everybody for a minute since."""
        return self._since is not None

    def failed(self, error: BaseException) -> None:
        """Somebody has asked for the database in vain."""
        self._answering = None
        if self._since is None:
            self._since = self._clock()
            why = error if isinstance(error, StatementError) else type(error).__name__  # others may quote values
            _log.warning("the database does not answer (%s); all that needs it is tried again", why)

    def answered(self) -> None:
        """The database has answered somebody."""
        if self._since is None:
            return
        now = self._clock()
        if self._answering is None:
            self._answering = now
        if now - self._answering >= CALM:
            _log.warning("the database answers again, after %.0f s", self._answering - self._since)
            self._since = None


def log_level_of(error: BaseException) -> int:
    """The level at which it is logged that some work has to wait: that the database is away is said elsewhere."""
    return logging.DEBUG if isinstance(error, Trouble) and error.code == DATABASE_AWAY else logging.WARNING
