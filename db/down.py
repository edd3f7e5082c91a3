"""Says why a database cannot be used, by what Postgres or the way to it has answered."""

from __future__ import annotations

import socket
import ssl
from collections.abc import Iterator

import sqlalchemy as sa

from db.address import UnfitAddress
from db.trouble import DATABASE_DOWN, Trouble

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


def shown(url: sa.URL) -> str:
    """Where a database is, without user and password."""
    return f"{url.host or url.query.get('host', '')}{f':{url.port}' if url.port else ''}/{url.database or ''}"


def down(where: str, error: BaseException) -> Trouble:
    """The Trouble `database-down` that `error` means. `why`: "other" if it says nothing to people."""
    unfit = next((each for each in _causes(error) if isinstance(each, UnfitAddress)), None)
    if unfit is not None:
        return Trouble(DATABASE_DOWN, where=where, why=unfit.why, parameter=unfit.parameter, problem=unfit.problem)
    return Trouble(DATABASE_DOWN, where=where, why=reason(error) or "other", problem=type(error).__name__)


def reason(error: BaseException) -> str | None:
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
